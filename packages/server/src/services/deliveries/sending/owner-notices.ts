/** Mails to the owner of a delivery: what failed, and what was stopped. */
import type { EmailChannel } from '../../../delivery/index.ts'
import type { Notification } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { surroundingsOf } from '../saved/index.ts'
import type { OwnerNews } from './deliver.ts'

interface NoticeDeps extends Pick<Deps, 'store'> {
  email: EmailChannel
}

export function ownerNotices({ store, email }: NoticeDeps) {
  async function tell(notification: Notification, { kind, reason }: OwnerNews): Promise<void> {
    const { people, cards, dashboards } = await surroundingsOf(store, [notification])
    const owner = people.get(notification.creator_id)
    if (owner?.is_active !== true) return
    const content = cards.get(notification.card_id ?? 0) ?? dashboards.get(notification.dashboard_id ?? 0)
    const name = notification.name ?? content?.name ?? ''
    const what = notification.payload_type === 'notification/card' ? 'alert' : 'subscription'
    await email.send((current) => ({
      to: owner.email,
      subject: kind === 'failed' ? `Your ${what} "${name}" was not delivered` : `Your ${what} "${name}" was stopped`,
      text:
        (kind === 'failed'
          ? `Your ${what} "${name}" on ${current.get('site-name')} was not delivered to everybody:\n\n${reason}\n\n`
          : `Your ${what} "${name}" on ${current.get('site-name')} was stopped and will not be sent again.\n\n${reason}\n\n`) +
        `See what happened: ${current.get('site-url') ?? ''}/account/notifications\n`,
    }))
  }

  return { tell }
}
