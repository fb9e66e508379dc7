"""Players made of code: a bot gets a `View`, never the deal."""
