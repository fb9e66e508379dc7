language-unknown = Tabbe no habla «{ $wanted }»; elige entre { $allowed }.
