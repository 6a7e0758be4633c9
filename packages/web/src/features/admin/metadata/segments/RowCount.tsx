import { useQuery } from '@tanstack/react-query'
import { answerOptions } from '../../../../api/dataset.ts'
import type { Segment } from '../../../../api/segment.ts'
import { locale, t } from '../../../../i18n/t.ts'
import styles from '../metadata.module.css'

interface RowCountProps {
  database: number
  definition: Segment['definition']
}

/** How many rows a filter leaves now. */
export function RowCount({ database, definition }: RowCountProps) {
  const isStaged = Array.isArray(definition['stages'])
  const query = { type: 'query', database, query: { ...definition, aggregation: [['count']] } }
  const { data, error, isPlaceholderData } = useQuery({ ...answerOptions(query, 'table', {}), enabled: !isStaged })
  const count = data?.status === 'completed' ? data.data.rows[0]?.[0] : undefined
  if (isStaged) return null
  return (
    <p className={styles.note} role="status" data-old={isPlaceholderData || undefined}>
      {typeof count === 'number'
        ? t('{n, plural, one {# row now} other {{text} rows now}}', {
            n: count,
            text: new Intl.NumberFormat(locale()).format(count),
          })
        : (error?.message ?? data?.error ?? t('Counting…'))}
    </p>
  )
}
