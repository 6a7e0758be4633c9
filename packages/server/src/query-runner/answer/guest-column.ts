import type { ResultColumn } from '@querent/query'

/**
 * A column as guests see it: without the statistics of its field, which tell of rows that the answer does not hold. Ids stay:
 * clients find the settings of columns and what a click does by them.
 */
export function guestColumn(column: ResultColumn): ResultColumn {
  return column.fingerprint == null ? column : { ...column, fingerprint: null }
}
