/** A mail about a subscription or an alert itself, as it waits in the queue. */
import { taskName } from '../../../jobs/index.ts'

/** Names and addresses are those of the moment it was about: its subject may be gone when it is sent. */
export interface Notice {
  kind: 'made' | 'added' | 'removed' | 'left' | 'stopped' | 'handed-over'
  what: 'alert' | 'subscription'
  notification: number
  /** Of the question or the dashboard, or its own. */
  name: string
  /** Where its content is, below the address of the site. */
  path: string
  /** Who did it; null for the server. */
  by: string | null
  /** An address. */
  to: string
}

export const NOTICE = taskName<Notice>(
  'delivery notice',
  ({ kind, notification, to }) => `notice ${kind} ${notification} ${to}`,
)
