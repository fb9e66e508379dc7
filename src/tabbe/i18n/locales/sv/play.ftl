language-unknown = Tabbe talar inte ”{ $wanted }”; välj något av { $allowed }.
