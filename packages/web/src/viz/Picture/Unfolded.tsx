import { useMemo, type ReactNode } from 'react'
import type { ResultData } from '../../api/dataset.ts'
import { partsOf, unfold, unfoldedSettings } from '@querent/viz/grid/index.ts'
import { useFormat } from './use-format.ts'

type Settings = Readonly<Record<string, unknown>>

interface UnfoldedProps {
  result: ResultData
  settings: Settings
  /** Draws the table; null where the result has no columns to pivot. */
  children(table: { result: ResultData; settings: Settings } | null): ReactNode
}

/** An older pivoted table: the values of one column side by side. */
export function Unfolded({ result, settings, children }: UnfoldedProps) {
  const { formatCell } = useFormat(result, settings)
  const table = useMemo(() => {
    const parts = partsOf(result, settings)
    if (parts === undefined) return null
    const { index, column } = parts.across
    const made = unfold(result, parts, (value) => {
      const row = result.rows.find((one) => (one[index] ?? null) === value) ?? []
      return value === null ? '' : formatCell(value, column, row).text
    })
    return { result: made, settings: unfoldedSettings(settings, made, parts) }
  }, [result, settings, formatCell])
  return children(table)
}
