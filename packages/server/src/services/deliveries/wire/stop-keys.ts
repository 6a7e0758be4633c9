import { codeOfSentence } from '../../../delivery/index.ts'
import type { Notification } from '../../../store/index.ts'

/** Why the server stopped it: the kept sentence and, for programs, its code, which one of an earlier version may not have. */
export function stopKeys({ stop_reason }: Pick<Notification, 'stop_reason'>) {
  return { stop_reason, stop_reason_code: stop_reason === null ? null : (codeOfSentence(stop_reason) ?? null) }
}
