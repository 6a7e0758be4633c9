/**
 * Background work on a queue in the app database, so that it survives a restart and is shared by several processes.
 * A job has a kind (which says what runs it) and a key (the same work is queued once). What the kinds do is written
 * beside this file and in other domains, and handed over by `register`. Proved by jobs.test.ts.
 */
export { isCron, nextTime } from './cron.ts'
export type { JobHandler } from './job-handler.ts'
export { createJobs, type Jobs } from './queue.ts'
export { registerSyncJobs } from './sync-jobs.ts'
