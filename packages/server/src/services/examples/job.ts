/** The job that makes the examples, which whoever makes the sample database queues along with it. */

export const EXAMPLES_JOB = 'examples.create'

/** When it is due: it waits for something else than a time. */
const WAITING = '9999-12-31T00:00:00.000Z'

export const WAITING_JOB = { key: EXAMPLES_JOB, kind: EXAMPLES_JOB, payload: {}, runAt: WAITING }
