import { queued, taskName } from '../../../jobs/index.ts'

/** Makes the examples. Whoever makes the sample database queues it along with that. */
export const MAKE_EXAMPLES = taskName('examples.create')

/** The examples wait for something else than a time. */
export const WAITING_EXAMPLES = queued(MAKE_EXAMPLES, {}, '9999-12-31T00:00:00.000Z')
