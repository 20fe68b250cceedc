"""The history of the schema, one step a file in `versions`; `lodestone.storage.migrate` takes the steps."""
