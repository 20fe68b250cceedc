"""How jobs are done, in processes of the pool (`lodestone.server.workers`) and on Dask.

Runs there, never on the event loop, so it may import whatever a job needs, when the first of its kind comes.
"""
