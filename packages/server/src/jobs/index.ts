/**
 * Background jobs on a queue in the app database. The queue survives a restart and is shared by several processes. A
 * job has a kind, which decides what code runs it, and a key: two jobs with the same key are queued once. The code of
 * each kind is in other folders and is passed in through `register`. Tested by jobs.test.ts.
 */
export { isCron } from './cron.ts'
export { createJobs, type Jobs } from './queue.ts'
export { registerSyncJobs } from './sync-jobs.ts'
