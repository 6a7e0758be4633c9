/**
 * Background work on a queue in the app database. The queue survives a restart and is shared by several processes. What is
 * done is stated by the services as tasks (`task.ts`), which are passed in through `add`. Tested by jobs.test.ts.
 */
export { isCron, isWithinMinute, nextTime } from './cron.ts'
export { createJobs, type Jobs } from './queue.ts'
export { queued, taskName, type Lanes, type Task, type TaskName } from './task.ts'
