"""The law of Vila Exemplo-MT, a town that does not exist: the plugin with which the core is tested."""
