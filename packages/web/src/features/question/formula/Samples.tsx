import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { answerOptions, type Result } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useFormat } from '../../../viz/Picture/index.ts'
import { useBuilding } from '../builder/context.ts'
import { sampleOf, type Clause } from '../draft/index.ts'
import { withoutBigints } from './exact.ts'
import styles from './formula.module.css'

const QUIET_MS = 400
const NO_SETTINGS = {}

interface SamplesProps {
  kind: 'expression' | 'aggregation'
  stage: number
  /** Place of the column that is changed; below 0 for a new one. */
  index: number
  /** What is typed; null while it is not whole. */
  clause: Clause | null
}

/** What the formula gives for the first rows, or in all; nothing while it is not whole. */
export function Samples({ kind, stage, index, clause }: SamplesProps) {
  const { running } = useBuilding()
  const quiet = useDebounced(clause, QUIET_MS)
  const query = useMemo(
    () => (quiet === null ? null : sampleOf(running, stage, kind, withoutBigints(quiet), index)),
    [running, stage, kind, quiet, index],
  )
  const { data } = useQuery({
    ...answerOptions(query ?? {}, 'table', NO_SETTINGS),
    enabled: query !== null,
    placeholderData: undefined,
  })
  return (
    <p className={styles.samples} role="status">
      {clause !== null && data?.status === 'completed' && <Values result={data} kind={kind} />}
    </p>
  )
}

function Values({ result, kind }: { result: Result; kind: SamplesProps['kind'] }) {
  const { formatCell } = useFormat(result.data, NO_SETTINGS)
  const place = result.data.cols.length - 1
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
