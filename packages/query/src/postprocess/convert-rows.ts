/** Rows of the engine as rows of the answer: JSON values, and columns made by custom labels at the end. */
import type { Row } from '../driver.ts'
import type { ResultColumn, ValueRemapping } from '../prepared.ts'
import { cellConverter, conditionConverter, type JsonCell } from './json-cells.ts'

export interface RowOptions {
  /** Zone of the results: an IANA name. */
  timeZone: string
  remappings: readonly ValueRemapping[]
  /** Integers and decimals beyond ±(2^53 − 1) become text; otherwise they are exact numbers. */
  bigNumbersAsText: boolean
}

/** What decides how a column's cells look. */
type ConvertedColumn = Pick<ResultColumn, 'effective_type' | 'converted_timezone'> &
  Partial<Pick<ResultColumn, 'source' | 'id' | 'parent_id' | 'nfc_path'>>

/** A function that converts one row in place. */
export function rowConverter(columns: readonly ConvertedColumn[], options: RowOptions): (row: Row) => JsonCell[] {
  const stored = columns.length - options.remappings.length
  const converters = columns.slice(0, stored).map((column) => {
    const zone = column.converted_timezone ?? options.timeZone
    const convert = cellConverter(column.effective_type, zone, options.bigNumbersAsText)
    return isCondition(column) ? conditionConverter(convert) : convert
  })
  const labelers = options.remappings.map(labeler)

  return (row) => {
    const result: JsonCell[] = row
    const labels = labelers.map((label) => label(row))
    for (let index = 0; index < stored; index += 1) {
      const cell = row[index]
      if (cell !== null && cell !== undefined) result[index] = converters[index]?.(cell) ?? null
    }
    labels.forEach((label, index) => {
      const from = options.remappings[index]!.from
      result.push(label === undefined ? (result[from] ?? null) : label)
    })
    return result
  }
}

/** A function that adds the labels to one row in place, cells as the engine gave them. */
export function labelAdder(remappings: readonly ValueRemapping[]): (row: Row) => Row {
  const labelers = remappings.map(labeler)
  return (row) => {
    const labels = labelers.map((label) => label(row))
    labels.forEach((label, index) => {
      row.push(label === undefined ? (row[remappings[index]!.from] ?? null) : label)
    })
    return row
  }
}

/** Gives the label of a row; null for a total, undefined when the value has none and stands for itself. */
function labeler({ from, labels, total }: ValueRemapping): (row: Row) => string | null | undefined {
  const byValue = labelMap(labels)
  return (row) => {
    if (total !== undefined && (Number(row[total.place]) & total.bit) !== 0) return null
    return byValue.get(String(row[from] ?? null))
  }
}

/** True for what the query computed as true or false; stored values stay as the engine gives them. */
function isCondition({ effective_type, source, id, parent_id, nfc_path }: ConvertedColumn): boolean {
  if (effective_type !== 'type/Boolean' || source === undefined || source === 'native') return false
  return id == null || parent_id != null || (nfc_path?.length ?? 0) > 1
}

function labelMap(pairs: readonly [unknown, string][]): ReadonlyMap<string, string> {
  return new Map(pairs.map(([value, label]) => [String(value), label]))
}
