language-unknown = Tabbe spricht kein „{ $wanted }“; zur Wahl stehen { $allowed }.
