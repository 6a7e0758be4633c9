import { useQuery } from '@tanstack/react-query'
import type { Card } from '../../api/card.ts'
import { databasesOptions } from '../../api/database.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Code } from '../../ui/Code/index.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { useSteps } from '../../models/question/step-words/index.ts'
import styles from './models.module.css'

/** How a model is made: its steps in words, or its SQL. */
export function Definition({ card }: { card: Card }) {
  const { data: databases = [] } = useQuery(databasesOptions)
  const database = databases.find(({ id }) => id === card.database_id)
  const native = card.dataset_query['native'] as { query?: unknown } | undefined
  return (
    <div className={styles.definition}>
      {native === undefined ? (
        <Steps card={card} />
      ) : (
        <div className={styles.sql}>
          <Code
            label={t('SQL')}
            value={String(native.query ?? '')}
            onChange={() => {}}
            isReadOnly
            {...(database !== undefined && { dialect: database.engine })}
          />
        </div>
      )}
      {card.can_write && (
        <Link href={urls.question(card)} variant="button" icon="pencil">
          {t('Edit the definition')}
        </Link>
      )}
    </div>
  )
}

function Steps({ card }: { card: Card }) {
  const steps = useSteps(card.dataset_query)
  if (steps === undefined) return <Skeleton lines={4} />
  if (steps === null) return <p>{t('Its steps cannot be read.')}</p>
  const groups = Map.groupBy(steps, ({ key }) => key)
  return (
    <dl className={styles.steps}>
      {[...groups].map(([key, items]) => (
        <div key={key}>
          <dt>{items[0]?.title}</dt>
          {items.map(({ label }, at) => (
            <dd key={at}>{label}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
