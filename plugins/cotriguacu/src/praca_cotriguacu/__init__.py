"""The taxi law of Cotriguaçu-MT (IBGE 5103379), declared for Praça."""
