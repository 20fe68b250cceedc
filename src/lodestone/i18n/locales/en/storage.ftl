# The event log and its database.
# $place: the file, or the address without its password. $cause: what the database or the system says, in its own words.

storage-address = There is no storage at “{ $place }”: give a file, sqlite:///path or postgresql://user@host/database.
storage-needs-postgres = PostgreSQL needs one more part: pip install "lodestone[postgres]".
storage-not-a-database = “{ $place }” is not a database, or it is damaged. Choose another file, or restore it from a backup.
storage-foreign = “{ $place }” belongs to another program. Choose another file, or an empty database.
storage-newer = “{ $place }” was written by a newer Lodestone. Install that version or a newer one, or restore an older backup.
storage-not-writable = “{ $place }” cannot be written: { $cause }. Check who owns it, or choose another place.
storage-unreachable = The storage at “{ $place }” cannot be reached: { $cause }. Check the address and that the database runs.

storage-unavailable = The storage does not answer just now ({ $cause }). Nothing was changed; try again.
storage-full = The storage is full ({ $cause }). Nothing was changed; try again once there is room.
storage-uncertain = The connection to the storage broke in the middle ({ $cause }). Read again to see whether it was stored.
storage-conflict = Table { $table } has moved on: version { $version } was to be written, but the newest one is { $head }.
storage-unknown-table = There is no table { $table }.
storage-table-exists = There already is a table { $table }.
