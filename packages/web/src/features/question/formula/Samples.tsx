import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TextKind } from '@querent/query/text/index.ts'
import { answerOptions, type Result } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useFormat } from '../../../viz/Picture/index.ts'
import { useBuilding } from '../builder/context.ts'
import { sampleName, sampleOf, type Clause } from '../../../models/question/index.ts'
import { withoutBigints } from './exact.ts'
import styles from './formula.module.css'

const QUIET_MS = 400
const NO_SETTINGS = {}

interface SamplesProps {
  kind: TextKind
  stage: number
  /** Place of the column that is changed; below 0 for a new one. */
  index: number
  /** What is typed; null while it is not whole. */
  clause: Clause | null
}

/** What the formula gives for the first rows, or in all, or why it gives nothing; nothing is said while it is not whole. */
export function Samples({ kind, stage, index, clause }: SamplesProps) {
  const { running } = useBuilding()
  const quiet = useDebounced(clause, QUIET_MS)
  const query = useMemo(
    () => (quiet === null ? null : sampleOf(running, stage, kind, withoutBigints(quiet), index)),
    [running, stage, kind, quiet, index],
  )
  const { data, error } = useQuery({
    ...answerOptions(query ?? {}, 'table', NO_SETTINGS),
    enabled: query !== null,
    placeholderData: undefined,
  })
  const fault = error?.message ?? (data?.status === 'failed' ? data.error : undefined)
  if (clause !== null && quiet === clause && fault !== undefined) {
    return (
      <p className={styles.error} role="alert">
        {t('With this formula the query fails: {reason}', { reason: fault })}
      </p>
    )
  }
  // A filter gives no values of its own; only what is wrong with it is said.
  if (kind === 'filter') return null
  return (
    <p className={styles.samples} role="status">
      {clause !== null && data?.status === 'completed' && (
        <Values result={data} kind={kind} name={sampleName(running, stage, index)} />
      )}
    </p>
  )
}

interface ValuesProps {
  result: Result
  kind: SamplesProps['kind']
  /** Of a column whose values are shown. */
  name: string
}

function Values({ result, kind, name }: ValuesProps) {
  const { cols } = result.data
  const { formatCell } = useFormat(result.data, NO_SETTINGS)
  const place = kind === 'aggregation' ? cols.length - 1 : cols.findIndex((one) => one.expression_name === name)
  const column = result.data.cols[place]
  if (column === undefined || result.data.rows.length === 0) return null
  const texts = result.data.rows.map((row) => {
    const value = row[place] ?? null
    return value === null ? t('empty') : formatCell(value, column, row).text
  })
  return kind === 'aggregation'
    ? t('Over all rows: {value}', { value: texts[0] ?? '' })
    : t('In the first rows: {values}', { values: texts.join(' · ') })
}
