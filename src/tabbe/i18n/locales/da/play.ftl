language-unknown = Tabbe taler ikke »{ $wanted }«; vælg et af { $allowed }.
