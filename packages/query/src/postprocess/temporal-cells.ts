/** Dates and times that an engine gave as plain text: SQLite knows no type of what a query computes. */
import { isA, type BaseType } from '@querent/contract'
import type { Cell, DriverColumn, Row } from '../driver.ts'
import type { ResultColumn } from '../prepared.ts'

const DATE_TIME = /^([+-]?\d{4,6}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/

/**
 * A function that brings such cells of a batch into the form of `Cell`, in place; undefined when the driver knew all
 * types.
 */
export function temporalCells(
  columns: readonly ResultColumn[],
  driverColumns: readonly DriverColumn[],
): ((rows: readonly Row[]) => void) | undefined {
  const converters = driverColumns.flatMap(({ baseType }, index) => {
    const type = columns[index]?.effective_type ?? 'type/*'
    return baseType === 'type/*' && isA(type, 'type/HasDate') ? [{ index, convert: converterOf(type) }] : []
  })
  if (converters.length === 0) return undefined
  return (rows) => {
    for (const row of rows) {
      for (const { index, convert } of converters) {
        const cell = row[index]
        if (typeof cell === 'string') row[index] = convert(cell)
      }
    }
  }
}

function converterOf(type: BaseType): (text: string) => Cell {
  const isDate = isA(type, 'type/Date')
  return (text) => {
    const parts = DATE_TIME.exec(text)
    if (parts === null) return text
    const [, date = '', minutes = '00:00', seconds = '00', digits = '', zone = ''] = parts
    if (isDate) return date
    const fraction = digits.slice(0, 9).replace(/0+$/, '')
    return `${date}T${minutes}:${seconds}${fraction === '' ? '' : `.${fraction}`}${zone}`
  }
}
