/** Mails to the owner of a delivery: what failed, and what was stopped. */
import { msg, reasonIn, wordsIn, type EmailChannel } from '../../../delivery/index.ts'
import type { Notification } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { surroundingsOf } from '../saved/index.ts'
import type { OwnerNews } from './deliver.ts'

interface NoticeDeps extends Pick<Deps, 'store' | 'settings'> {
  email: EmailChannel
}

const ALERT = {
  failed: {
    subject: msg('Your alert "{name}" was not delivered'),
    text: msg('Your alert "{name}" on {site} was not delivered to everybody:'),
  },
  stopped: {
    subject: msg('Your alert "{name}" was stopped'),
    text: msg('Your alert "{name}" on {site} was stopped and will not be sent again.'),
  },
}

const SUBSCRIPTION = {
  failed: {
    subject: msg('Your subscription "{name}" was not delivered'),
    text: msg('Your subscription "{name}" on {site} was not delivered to everybody:'),
  },
  stopped: {
    subject: msg('Your subscription "{name}" was stopped'),
    text: msg('Your subscription "{name}" on {site} was stopped and will not be sent again.'),
  },
}

export function ownerNotices({ store, settings, email }: NoticeDeps) {
  async function tell(notification: Notification, { kind, reason, recipients = [] }: OwnerNews): Promise<void> {
    const { people, cards, dashboards } = await surroundingsOf(store, [notification])
    const owner = people.get(notification.creator_id)
    if (owner?.is_active !== true) return
    const content = cards.get(notification.card_id ?? 0) ?? dashboards.get(notification.dashboard_id ?? 0)
    const words = (notification.payload_type === 'notification/card' ? ALERT : SUBSCRIPTION)[kind]
    const current = await settings.current()
    const locale = owner.locale ?? current.get('site-locale')
    const say = await wordsIn(locale)
    const said = await reasonIn(locale, reason)
    const values = { name: notification.name ?? content?.name ?? '', site: current.get('site-name') }
    const whole = [said === reason ? say(reason) : said, ...recipients].join('\n')
    const log = say(msg('See what happened: {url}'), { url: `${current.get('site-url') ?? ''}/account/notifications` })
    await email.send(() => ({
      to: owner.email,
      subject: say(words.subject, values),
      // Reasons of ours are in the catalogs; those of other servers are shown as they came.
      text: `${say(words.text, values)}\n\n${whole}\n\n${log}\n`,
    }))
  }

  return { tell }
}
