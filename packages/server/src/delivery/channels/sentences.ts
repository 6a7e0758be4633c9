/** Sentences of a message that are both in its HTML and in its plain text. */
import type { DeliveryContent } from '../content.ts'
import { msg, type Say } from '../words.ts'

export const SENT_BY = msg('Sent by {sender} from {site}')
export const NO_RESULTS = msg('No results')
export const NOT_SHOWN = msg('This card could not be shown: {error}')

/** What is said of a file that was left out. */
export function notAttached({
  name,
  reason,
}: Pick<DeliveryContent['leftOut'][number], 'name' | 'reason'>): Parameters<Say> {
  return [msg('{name} is not attached. {reason}'), { name, reason }]
}
