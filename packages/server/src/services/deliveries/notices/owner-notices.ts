/** Mails to the owner of a delivery: what failed, and what was stopped. */
import { msg, reasonIn, sayCauses, wordsIn, type EmailChannel } from '../../../delivery/index.ts'
import { taskName, type Task } from '../../../jobs/index.ts'
import type { StoredCause } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'

/** What a delivery came to, as its owner learns it. */
export interface OwnerNews {
  kind: 'failed' | 'stopped'
  /** The delivery that it is about; null when something was stopped for another reason. */
  delivery: number | null
  reasons: readonly Reason[]
}

export interface Reason {
  /** Addresses or channels; empty when it is about all. */
  to: string
  causes: readonly StoredCause[]
}

/** As versions before wrote it, whose mails may still wait. */
type StoredReason = Reason | { to: string; text: string }

/** As it waits in the queue. Its name is that of the moment it was about. */
interface OwnerNotice extends Omit<OwnerNews, 'reasons'> {
  reasons: readonly StoredReason[]
  what: 'alert' | 'subscription'
  notification: number
  /** A user. */
  owner: number
  /** Of the question or the dashboard, or its own. */
  name: string
}

/** Each try of a delivery has news of its own; one that is queued again replaces it. */
export const OWNER_NOTICE = taskName<OwnerNotice>(
  'delivery owner notice',
  ({ kind, notification, delivery, reasons }) =>
    ['owner notice', kind, notification, delivery, ...reasons.map(({ to }) => to)].join(' '),
)

const WORDS = {
  alert: {
    failed: {
      subject: msg('Your alert "{name}" was not delivered'),
      text: msg('Your alert "{name}" on {site} was not delivered to everybody:'),
    },
    stopped: {
      subject: msg('Your alert "{name}" was stopped'),
      text: msg('Your alert "{name}" on {site} was stopped and will not be sent again.'),
    },
  },
  subscription: {
    failed: {
      subject: msg('Your subscription "{name}" was not delivered'),
      text: msg('Your subscription "{name}" on {site} was not delivered to everybody:'),
    },
    stopped: {
      subject: msg('Your subscription "{name}" was stopped'),
      text: msg('Your subscription "{name}" on {site} was stopped and will not be sent again.'),
    },
  },
}

interface OwnerNoticeDeps extends Pick<Deps, 'store' | 'settings'> {
  email: EmailChannel
}

/** @param tries As often as other notices. */
export function ownerNoticeTask({ store, settings, email }: OwnerNoticeDeps, tries: number): Task<OwnerNotice> {
  async function run({ kind, what, owner: id, name, reasons }: OwnerNotice, signal: AbortSignal): Promise<void> {
    const [owner, current] = await Promise.all([store.users.find(id), settings.current()])
    if (owner?.is_active !== true || current.get('email-smtp-host') === null) return
    const locale = owner.locale ?? current.get('site-locale')
    const say = await wordsIn(locale)
    const lines = await Promise.all(
      reasons.map(async (reason) => {
        const text = 'causes' in reason ? sayCauses(reason.causes, say) : await reasonIn(locale, reason.text)
        return [reason.to, text].filter((part) => part !== '').join(': ')
      }),
    )
    const words = WORDS[what][kind]
    const values = { name, site: current.get('site-name') }
    const log = say(msg('See what happened: {url}'), { url: `${current.get('site-url') ?? ''}/account/notifications` })
    const text = `${say(words.text, values)}\n\n${lines.join('\n')}\n\n${log}\n`
    const isSent = await email.send(() => ({ to: owner.email, subject: say(words.subject, values), text }), signal)
    if (!isSent) throw new Error('The mail server did not accept it.')
  }

  // What other servers answered may name addresses, as those of other notices do.
  return { name: OWNER_NOTICE, concurrency: 1, tries, isUnnoted: true, run }
}
