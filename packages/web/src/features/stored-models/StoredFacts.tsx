import type { StoredModel } from '../../api/stored-models.ts'
import { locale, t } from '../../i18n/t.ts'
import { moment } from '../../i18n/when.ts'
import { durationText, readAsOf } from './words.ts'
import styles from './stored-models.module.css'

type Stored = Pick<
  StoredModel,
  'state' | 'rows_as_of' | 'row_count' | 'refresh_begin' | 'refresh_end' | 'next-fire-time'
>

interface StoredFactsProps {
  stored: Stored
  /** Named values that follow. */
  more?: readonly [string, string][]
}

/** Since when rows are stored, how many, and when they are refreshed. */
export function StoredFacts({ stored, more = [] }: StoredFactsProps) {
  return (
    <dl className={styles.facts}>
      {[...factsOf(stored), ...more].map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(stored: Stored): [string, string][] {
  const { row_count, 'next-fire-time': next } = stored
  const asOf = readAsOf(stored)
  const duration = durationText(stored)
  return [
    ...(asOf === null ? [] : [[t('Data as of'), moment(asOf)] satisfies [string, string]]),
    ...(row_count === null || asOf === null
      ? []
      : [[t('Rows'), new Intl.NumberFormat(locale()).format(row_count)] satisfies [string, string]]),
    ...(duration === undefined ? [] : [[t('Last refresh took'), duration] satisfies [string, string]]),
    ...(next === null ? [] : [[t('Next refresh'), moment(next)] satisfies [string, string]]),
  ]
}
