"""The taxi law of Comodoro-MT (IBGE 5103304), signed on 18 November 2025, declared for Praça."""
