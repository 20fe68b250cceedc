"""How jobs are done, in processes of the pool (`lodestone.server.workers`); whatever a job needs is loaded there."""
