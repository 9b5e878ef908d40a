"""The taxi law of Ipiranga do Norte-MT (IBGE 5104526), Lei Municipal nº 195/2008, declared for Praça."""
