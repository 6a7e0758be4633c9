/** How the values of a result are written. */
import { useMemo } from 'react'
import { createFormat, readData, type Data, type Format } from '@querent/viz'
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
    const formatCell: FormatCell = (value, column, row) => {
      const typed = columnOf.get(column)
      return typed === undefined ? { text: String(value ?? '') } : format.of(typed).rich(value as never, row as never)
    }
    return { data, format, formatCell }
  }, [data, result, settings, customs.formatting, customs.startOfWeek])
}
