/** The background work of deliveries, by name. */
import { taskName } from '../../jobs/index.ts'

/** Looks which schedules are due, and queues what is to be sent. */
export const DUE = taskName('deliveries due')
/** Sends one delivery. */
export const DELIVER = taskName<{ delivery: number }>('deliver', ({ delivery }) => `deliver ${delivery}`)
