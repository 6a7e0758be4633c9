import { lazy, useEffect, useRef, useState, type ComponentProps } from 'react'
import type { Result, ResultData, RowOrder } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import type { SortKey } from '@querent/viz/grid/index.ts'
import { hitOfCell, type PictureHit } from './hit.ts'
import { useFormat } from './use-format.ts'

const Table = lazy(async () => ({ default: (await import('../Table/index.ts')).Table }))

/** Asks for the same rows in another order, sorted before they are cut. */
export type AskSorted = (order: readonly RowOrder[], signal: AbortSignal) => Promise<Result>

type Given = 'sort' | 'onSort' | 'sortsHere' | 'format' | 'onHit'

interface CutTableProps extends Omit<ComponentProps<typeof Table>, Given> {
  data: ResultData
  ask: AskSorted
  onHit?: ((hit: PictureHit) => void) | undefined
}

interface Sorted {
  /** The answer that was there when it was asked. */
  of: ResultData
  keys: readonly SortKey[]
  data: ResultData
}

const NONE: readonly SortKey[] = []

/** A table whose rows are not all here: the server sorts them. */
export function CutTable({ data, ask, onHit, ...table }: CutTableProps) {
  const [keys, setKeys] = useState(NONE)
  const [problem, setProblem] = useState<string | null>(null)
  const [sorted, setSorted] = useState<Sorted | null>(null)
  const latest = useRef(ask)
  latest.current = ask
  const isSorted = keys.length === 0 || (sorted?.of === data && sorted.keys === keys)

  useEffect(() => {
    if (keys.length === 0) return undefined
    const stop = new AbortController()
    const fail = (reason: string) => {
      setKeys(NONE)
      setProblem(t('Not sorted: {reason}', { reason }))
    }
    latest
      .current(
        keys.map((key) => orderOf(key, data)),
        stop.signal,
      )
      .then(
        (result) => {
          if (stop.signal.aborted) return
          if (result.status === 'completed') setSorted({ of: data, keys, data: withNamesOf(data, result.data) })
          else fail(result.error ?? '')
        },
        (error: unknown) => {
          if (!stop.signal.aborted) fail(error instanceof Error ? error.message : String(error))
        },
      )
    return () => stop.abort()
  }, [keys, data])

  const shown = keys.length > 0 && sorted?.of === data ? sorted.data : data
  // Each answer has columns of its own.
  const { formatCell } = useFormat(shown, table.settings)
  return (
    <div style={{ display: 'contents' }} aria-busy={!isSorted}>
      <Table
        {...table}
        data={shown}
        format={formatCell}
        sort={keys}
        onSort={(next) => {
          setProblem(null)
          setKeys(next)
        }}
        footer={problem === null ? table.footer : <span role="alert">{problem}</span>}
        {...(onHit && { onHit: (hit) => onHit(hitOfCell(hit, shown)) })}
      />
    </div>
  )
}

/** The sorted rows, their columns named as before: databases can name those of SQL differently once it is sorted. */
function withNamesOf({ cols: before }: ResultData, sorted: ResultData): ResultData {
  if (before.length !== sorted.cols.length) return sorted
  const cols = sorted.cols.map((column, at) => {
    const { name, display_name, field_ref } = before[at]!
    return { ...column, name, display_name, field_ref }
  })
  return { ...sorted, cols }
}

function orderOf({ name, direction }: SortKey, { cols }: ResultData): RowOrder {
  const index = cols.findIndex((column) => column.name === name)
  return { name, index: Math.max(index, 0), direction: direction === 'ascending' ? 'asc' : 'desc' }
}
