import { useQuery } from '@tanstack/react-query'
import { triesOptions, type DeliveryEntry, type DeliveryTry } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { exactMoment } from '../../../i18n/when.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { sayReason, saySize, sayTo, tryName } from '../model/say-delivery.ts'
import styles from '../deliveries.module.css'

/** Every try of a delivery, the earliest first. It follows the delivery, which the log asks for again and again. */
export function Tries({ entry }: { entry: DeliveryEntry }) {
  const { data, error, refetch } = useQuery(triesOptions(entry))
  if (data === undefined && error !== null) {
    return (
      <Problem isSmall title={t('The tries could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton height={24} />
  if (data.length === 0) return <p className={styles.soft}>{t('Nothing has been tried yet.')}</p>
  return (
    <ol className={styles.tries} aria-label={t('Tries')}>
      {data.map((one, at) => (
        <TryLine key={at} one={one} />
      ))}
    </ol>
  )
}

const TONES = { sending: 'warn', sent: 'good', failed: 'bad' } as const

function TryLine({ one }: { one: DeliveryTry }) {
  const { tried_at, state, error, is_repeat } = one
  const said = [sayTo(one), saySize(one), is_repeat && t('may have arrived twice')].filter(Boolean).join(' · ')
  return (
    <li>
      <time dateTime={tried_at}>{exactMoment(tried_at)}</time>
      <Badge tone={TONES[state]}>{tryName(state)}</Badge>
      <span>
        {said}
        {error !== null && <span className={styles.bad}>{sayReason(error)}</span>}
      </span>
    </li>
  )
}
