import { useQuery } from '@tanstack/react-query'
import { cardsUsingOptions, type Card } from '../../../api/card.ts'
import { dashboardsOfCardOptions } from '../../../api/item.ts'
import { t } from '../../../i18n/t.ts'
import { urlOfItem, urls } from '../../../lib/urls.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { iconOfKind } from '../../../models/items/item/index.ts'
import styles from './info.module.css'

/** Dashboards that show a question, and questions that build on it. */
export function UsedBy({ card }: { card: Card }) {
  const { data: dashboards } = useQuery(dashboardsOfCardOptions(card.id))
  const { data: cards } = useQuery(cardsUsingOptions(card))
  return (
    <section className={styles.uses}>
      <h3>{t('Used by')}</h3>
      {dashboards === undefined || cards === undefined ? (
        <Skeleton lines={2} />
      ) : dashboards.length + cards.length === 0 ? (
        <p className={styles.quiet}>{t('No dashboard or question that you have access to.')}</p>
      ) : (
        <ul>
          {dashboards.map((one) => (
            <li key={`dashboard ${one.id}`}>
              <Link href={urls.dashboard(one)} icon={iconOfKind('dashboard')}>
                {one.name}
              </Link>
            </li>
          ))}
          {cards.map((one) => (
            <li key={`card ${one.id}`}>
              <Link href={urlOfItem({ ...one, model: 'card' })} icon={iconOfKind(one.type)}>
                {one.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
