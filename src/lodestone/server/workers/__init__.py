"""Whatever takes longer than a moment is done elsewhere: one way to start, speak with, watch over and end a process.

- `process.Process` runs a module of ours at the other end of a socket (`pipe`); it ends when the server does.
- `pool.JobPool` has processes that do typed jobs (`jobs`), bytes in, bytes out (docs/decisions/0012): each purpose has
  a bounded queue and a deadline after which the process is ended and the job answered. Everybody's address gets its
  turn, and anybody who cannot be served soon is told so. How jobs are done is in `doing`.
- `dask_jobs.JobsOnDask` has some of them done by a Dask cluster, by way of one such process, as long as it is there.
- `results.Results` keeps what many ask for.

Live matches have processes of their own, which take no jobs: `lodestone.server.live`. Knows jobs by their types alone:
imports nothing that does them.
"""
