# What whoever runs the bot reads in the terminal. Every flaw begins with the name of its setting.

startup-cannot = Lairkeeper cannot start.
startup-token-refused = DISCORD_TOKEN is not accepted by Discord; copy it again from the developer portal.
startup-unreachable = Discord cannot be reached ({ $detail }). Check the connection, and DISCORD_API if it is set; then start again.
startup-playground =
    DISCORD_TOKEN is not set, so here is a small Discord of our own. Open this address in a browser:

        { $address }

    Ctrl+C ends it.
startup-port-taken = PLAYGROUND_PORT { $port } is taken, perhaps by another playground; end that one, or choose another port.

flaw-one-of = { $setting } is “{ $value }”; it must be one of { $allowed }.
flaw-limit = { $setting } is “{ $value }”; it must be a number from 1 to { $most }.
flaw-workers = DRAWING_WORKERS is “{ $value }”; it must be a number from 0 to 16.
flaw-thinking-workers = THINKING_WORKERS is “{ $value }”; it must be a number from 0 to 16.
flaw-database = { $setting } is { $value }, which is a folder; it must be a file.
flaw-database-url = DATABASE_URL is not the address of a PostgreSQL database; write something like postgresql://lairkeeper:password@db.example.org/lairkeeper, with special characters of the password as %40 and the like.
flaw-processes = PROCESSES is { $value }, but several processes need a database they can share; set DATABASE_URL as well, or PROCESSES to 1.
flaw-port = PLAYGROUND_PORT is “{ $value }”; it must be a number from 0 to 65535, where 0 means any free port.
flaw-health = HEALTH is “{ $value }”; write a port of this machine, such as 8080, or an address such as 127.0.0.1:8080.
flaw-health-host = HEALTH is “{ $value }”, which other machines can reach. If that is what you want, put the names by which they ask into HEALTH_HOSTS, separated by commas; if not, write { $port } alone.
flaw-token = DISCORD_TOKEN contains white space; copy it again from the developer portal.
flaw-both-or-neither = DISCORD_API and DISCORD_GATEWAY belong together; set both or neither.
flaw-address = { $setting } is “{ $value }”, which is no address; write something like { $example }.
flaw-loopback = DISCORD_API and DISCORD_GATEWAY are for tests on this machine; they must be addresses on 127.0.0.1.

flaw-backup-every = BACKUP_EVERY is “{ $value }”; it must be a number of hours from 0 to { $most }, where 0 means no automatic copies.
flaw-backup-keep = BACKUP_KEEP is “{ $value }”; it must be a number from 1 to { $most }.
flaw-backup-folder = BACKUP_DIR is { $value }, which is a file; it must be a folder.
backup-made = The database is copied to { $copy }
backup-nothing = There is no database { $database } yet, so there is nothing to copy.
backup-failed = { $trouble }. Nothing was changed; make room or name another folder with BACKUP_DIR.
backup-postgres = Your tables are in PostgreSQL; copy them with its own tools, such as pg_dump (docs/hosting.md shows how).

# What `python -m cogs.move_database` says.

move-usage = Write python -m cogs.move_database FROM TO, where each is a file, an address such as postgresql://lairkeeper@db.example.org/lairkeeper, or the name of a setting: DATABASE or DATABASE_URL.
move-done = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} copied from { $source } to { $target } and compared: they are the same. { $source } is as it was; point the bot to { $target } to go on there.
move-failed = { $trouble }. Nothing was copied.

# What is wrong with the file named by PLAYGROUND_DB.

keeping-cannot = PLAYGROUND_DB { $path } cannot be used: { $trouble }. The file stays as it is; name another one.
keeping-busy = another playground or program is using it
keeping-foreign = it is not the file of a playground
keeping-damaged = it is damaged ({ $detail })
keeping-read-only = it may not be written
keeping-cannot-open = it cannot be opened
keeping-no-folder = its folder cannot be made ({ $detail })
keeping-other-release = it was written by another release (format { $detail })
keeping-trouble = the disk or the file is causing trouble ({ $detail })
