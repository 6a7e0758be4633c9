import { causeOfError, NotDelivered, type Cause } from '../../../delivery/index.ts'
import { CannotSend, NotMade } from './stopped.ts'

/** Why something was not sent, as the log keeps it. */
export function whyOf(error: unknown): Cause {
  const isKnown = error instanceof NotDelivered || error instanceof CannotSend || error instanceof NotMade
  return isKnown ? error.why : causeOfError(error)
}
