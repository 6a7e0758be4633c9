/** How the values of a result are written. */
import { useMemo } from 'react'
import { remember } from '@querent/contract/lookup/index.ts'
import { alignedColumn, createFormat, readData, type Column, type Data, type Format } from '@querent/viz'
import { useCustoms } from '../../api/customs.ts'
import type { ResultData } from '../../api/dataset.ts'
import { locale } from '../../i18n/t.ts'
import type { FormatCell } from '../grid/index.ts'
import { words } from './words.ts'

interface Formatted {
  data: Data
  format: Format
  /** The same for the cells of tables. */
  formatCell: FormatCell
}

/** The result with typed columns, and how its cells are written under the settings of a card. */
export function useFormat(result: ResultData, settings: Readonly<Record<string, unknown>>): Formatted {
  const customs = useCustoms()
  const data = useMemo(() => readData(result), [result])
  return useMemo(() => {
    const format = createFormat({
      visualizationSettings: settings,
      ...(customs.formatting && { customFormatting: customs.formatting }),
      ...(customs.startOfWeek && { startOfWeek: customs.startOfWeek }),
      locale: locale(),
      byLanguage: true,
      words: words(),
      columns: data.columns,
    })
    const columnOf = new Map(result.cols.map((column, place) => [column, data.columns[place]]))
    // Of a table only the columns in sight are aligned.
    const aligned = new Map<Column, Column>()
    const typedOf = (column: (typeof result.cols)[number]) => {
      const own = columnOf.get(column)
      if (own === undefined) return undefined
      return remember(aligned, own, () => alignedColumn(own, data, format))
    }
    const formatCell: FormatCell = (value, column, row) => {
      const typed = typedOf(column)
      return typed === undefined ? { text: String(value ?? '') } : format.of(typed).rich(value as never, row as never)
    }
    formatCell.title = (column) => {
      const typed = columnOf.get(column)
      return typed === undefined ? undefined : format.of(typed).title
    }
    return { data, format, formatCell }
  }, [data, result, settings, customs.formatting, customs.startOfWeek])
}
