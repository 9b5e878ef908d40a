"""The taxi law of Mantenópolis-ES (IBGE 3203304), Lei 1.764/2023 with its amendments, declared for Praça."""
