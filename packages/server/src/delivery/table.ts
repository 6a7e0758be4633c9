/** The cells of a card as text, cut to what a message has room for. Loads with the first message. */
import { readData } from '@querent/viz/data/index.ts'
import { alignedColumn, createFormat } from '@querent/viz/format/index.ts'
import type { DeliveredCard, DeliveredResult } from './content.ts'
import { msg, type Said, type Say } from './words.ts'

export const TABLE_LIMITS = { rows: 20, columns: 10 }

export interface MailTable {
  columns: { title: string; isNumber: boolean }[]
  rows: string[][]
  /** How many are left out. */
  moreRows: number
  moreColumns: number
}

export function tableOf({ settings }: Pick<DeliveredCard, 'settings'>, result: DeliveredResult): MailTable {
  const data = readData({ cols: result.cols, rows: result.rows.slice(0, TABLE_LIMITS.rows) })
  const format = createFormat({ visualizationSettings: settings, columns: data.columns })
  const columns = data.columns.slice(0, TABLE_LIMITS.columns).map((column) => {
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

/** In columns of the same width, for a font whose letters are. */
export function tableText(table: MailTable, say: Say): string {
  const lines = [table.columns.map(({ title }) => title), ...table.rows]
  const widths = table.columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  const rows = lines.map((line) =>
    line
      .map((cell, at) =>
        table.columns[at]?.isNumber === true ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return [...rows, ...(table.moreRows > 0 ? [say(msg('… and {more}'), { more: moreRows(table) })] : [])].join('\n')
}

/** How many rows are left out. */
export function moreRows({ moreRows: n }: MailTable): Said {
  return n === 1 ? { text: msg('1 more row') } : { text: msg('{n} more rows'), values: { n } }
}

export function moreColumns({ moreColumns: n }: MailTable): Said {
  return n === 1 ? { text: msg('1 more column') } : { text: msg('{n} more columns'), values: { n } }
}
