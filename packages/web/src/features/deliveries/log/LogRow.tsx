import type { DeliveryEntry } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { moment } from '../../../i18n/when.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Icon, type IconName } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { sayReason, stateName, toneOf, urlOf } from '../model/say-delivery.ts'
import { ResendButton } from './ResendButton.tsx'
import styles from '../deliveries.module.css'

/** A delivery: what became of it and of each of its messages. */
export function LogRow({ entry }: { entry: DeliveryEntry }) {
  const { name, state, due_at, reason, note, creator, messages } = entry
  const said = [
    moment(due_at),
    reason === 'request' ? t('sent manually') : t('scheduled'),
    t('by {person}', { person: creator.common_name }),
    // What a message says of itself is not said twice.
    messages.every(({ error }) => error === null) && note !== null && sayReason(note),
  ]
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <Link href={urlOf(entry)}>{name}</Link>
        <Badge tone={toneOf(state)}>{stateName(state)}</Badge>
        <span className={styles.gap} />
        <ResendButton entry={entry} />
      </div>
      <p className={styles.soft}>{said.filter(Boolean).join(' · ')}</p>
      {messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map((message) => (
            <li key={message.id}>
              <Icon name={ICONS[message.channel_type]} />
              <span>
                {[
                  message.recipients.join(', '),
                  message.tries > 1 && t('{n, plural, one {one try} other {# tries}}', { n: message.tries }),
                  message.is_repeat && t('may have arrived twice'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {message.error !== null && <span className={styles.bad}>{sayReason(message.error)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const ICONS: Readonly<Record<DeliveryEntry['messages'][number]['channel_type'], IconName>> = {
  'channel/email': 'mail',
  'channel/slack': 'message',
  'channel/http': 'webhook',
}
