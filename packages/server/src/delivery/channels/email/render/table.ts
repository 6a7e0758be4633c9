/** The cells of a card as text, cut to what a mail has room for. */
import { alignedColumn, createFormat, readData } from '@querent/viz'
import type { DeliveredCard, DeliveredResult } from '../../../content.ts'

const MOST_ROWS = 20
const MOST_COLUMNS = 10

export interface MailTable {
  columns: { title: string; isNumber: boolean }[]
  rows: string[][]
  /** How many are left out. */
  moreRows: number
  moreColumns: number
}

export function tableOf({ settings }: Pick<DeliveredCard, 'settings'>, result: DeliveredResult): MailTable {
  const data = readData({ cols: result.cols, rows: result.rows.slice(0, MOST_ROWS) })
  const format = createFormat({ visualizationSettings: settings, columns: data.columns })
  const columns = data.columns.slice(0, MOST_COLUMNS).map((column) => {
    const aligned = alignedColumn(column, data, format)
    return { own: format.of(aligned), isNumber: column.kind === 'number' }
  })
  const { rows } = data
  return {
    columns: columns.map(({ own, isNumber }) => ({ title: own.title, isNumber })),
    rows: rows.map((row) => columns.map(({ own }, at) => own.rich(row[at] ?? null, row).text)),
    moreRows: result.rowCount - rows.length,
    moreColumns: data.columns.length - columns.length,
  }
}
