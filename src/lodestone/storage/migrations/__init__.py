"""The history of the schema, one step a file in `versions`; `lodestone.storage.opening` takes the steps."""
