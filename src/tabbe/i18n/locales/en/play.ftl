language-unknown = Tabbe does not speak “{ $wanted }”; choose one of { $allowed }.
