"""What a case says: fact classes, catalogues of codes, loader and schema."""
