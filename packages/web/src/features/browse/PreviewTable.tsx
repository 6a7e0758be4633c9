import { useQuery } from '@tanstack/react-query'
import { runQuery, type Cell } from '../../api/dataset.ts'
import { locale, t } from '../../i18n/t.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import styles from './browse.module.css'

interface PreviewTableProps {
  table: { id: number | string; db_id: number; display_name: string }
  /** How many rows. */
  limit?: number
}

/** The first rows of a table, a hundred unless told. */
export function PreviewTable({ table, limit = 100 }: PreviewTableProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['table', table.id, 'preview', limit],
    queryFn: ({ signal }) =>
      runQuery({ type: 'query', database: table.db_id, query: { 'source-table': table.id, limit } }, signal),
  })
  const failure = error?.message ?? (data?.status === 'failed' ? (data.error ?? '') : undefined)
  if (failure !== undefined) {
    return (
      <Problem isSmall title={t('The rows could not be loaded')} onRetry={() => void refetch()}>
        {failure}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton height={240} radius="card" />
  const { cols, rows } = data.data
  const isNumber = cols.map(
    ({ base_type, semantic_type }) =>
      /Integer|Float|Decimal|Number/.test(base_type) && !/PK|FK/.test(semantic_type ?? ''),
  )
  return (
    <div
      className={styles.preview}
      role="region"
      tabIndex={0}
      aria-label={t('First rows of {name}', { name: table.display_name })}
    >
      <table>
        <thead>
          <tr>
            {cols.map((column, at) => (
              <th key={column.name} scope="col" data-number={isNumber[at] || undefined}>
                {column.display_name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at} data-number={isNumber[at] || undefined}>
                  {textOf(cell, isNumber[at] === true)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function textOf(cell: Cell, isNumber: boolean): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return JSON.stringify(cell)
  return isNumber && typeof cell === 'number' ? cell.toLocaleString(locale()) : String(cell)
}
