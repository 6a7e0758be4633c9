/** The background work of deliveries, by name. */
import { taskName } from '../../jobs/index.ts'

/** Looks which schedules are due, and queues what is to be sent. */
export const DUE = taskName('deliveries due')
/** Sends one delivery; with the name of a part, the messages of that part, which wait apart from the others. */
export const DELIVER = taskName<{ delivery: number; part?: string }>('deliver', ({ delivery, part }) =>
  ['deliver', delivery, part].filter((one) => one !== undefined).join(' '),
)
