language-unknown = Tabbe ne parle pas « { $wanted } » ; choisissez parmi { $allowed }.
