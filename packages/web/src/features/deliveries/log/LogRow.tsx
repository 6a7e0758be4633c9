import { useState } from 'react'
import type { DeliveryEntry } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { moment } from '../../../i18n/when.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { CHANNELS } from '../model/channels.ts'
import { sayReason, saySize, sayTo, stateName, toneOf, urlOf } from '../model/say-delivery.ts'
import { ResendButton } from './ResendButton.tsx'
import { Tries } from './Tries.tsx'
import styles from '../deliveries.module.css'

type Message = DeliveryEntry['messages'][number]

/** A delivery: what became of it and of each of its messages; opened, every try. */
export function LogRow({ entry }: { entry: DeliveryEntry }) {
  const { name, state, due_at, reason, note, creator, messages } = entry
  const [isOpen, setOpen] = useState(false)
  const said = [
    moment(due_at),
    reason === 'request' ? t('sent manually') : t('scheduled'),
    t('by {person}', { person: creator.common_name }),
    // What a message says of itself is not said twice, and what was sent in the end has the note of an earlier try.
    state !== 'sent' && messages.every(({ error }) => error === null) && note !== null && sayReason(note),
  ]
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <Link href={urlOf(entry)}>{name}</Link>
        <Badge tone={toneOf(state)}>{stateName(state)}</Badge>
        <span className={styles.gap} />
        <ResendButton entry={entry} />
        {state !== 'skipped' && (
          <Button
            isSmall
            variant="quiet"
            iconAfter={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            aria-label={t('Tries of {name}', { name })}
            onPress={() => setOpen(!isOpen)}
          >
            {t('Tries')}
          </Button>
        )}
      </div>
      <p className={styles.soft}>{said.filter(Boolean).join(' · ')}</p>
      {messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </ul>
      )}
      {isOpen && <Tries entry={entry} />}
    </li>
  )
}

function MessageLine({ message }: { message: Message }) {
  const { channel_type, tries, is_repeat, error } = message
  return (
    <li>
      <Icon name={CHANNELS[channel_type].icon} />
      <span>
        {[
          sayTo(message),
          saySize(message),
          tries > 1 && t('{n, plural, one {one try} other {# tries}}', { n: tries }),
          is_repeat && t('may have arrived twice'),
        ]
          .filter(Boolean)
          .join(' · ')}
        {error !== null && <span className={styles.bad}>{sayReason(error)}</span>}
      </span>
    </li>
  )
}
