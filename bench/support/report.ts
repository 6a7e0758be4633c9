/** Figures as a table: value, limit, ratio and the aim. */

export interface BenchRow {
  what: string
  value: number
  /** What the machine allows, measured in the same run; null where there is only a fixed aim. */
  limit: number | null
  unit: 'ms' | 'MB' | 'req/s' | 'rows/s' | 'mails/s' | 'queries' | 'µs'
  /** Largest ratio (or value, without a limit) that we aim at. */
  aim: number
  /** What the limit is. */
  against: string
}

/** How many times worse than the limit; for rates the limit over the value. */
function ratioOf({ value, limit, unit }: BenchRow): number {
  if (limit === null) return value
  return unit.endsWith('/s') ? limit / value : value / limit
}

function meetsAim(row: BenchRow): boolean {
  return ratioOf(row) <= row.aim
}

function cells(row: BenchRow): string[] {
  const { what, value, limit, unit, aim, against } = row
  return [
    what,
    `${round(value)} ${unit}`,
    limit === null ? '' : `${round(limit)} ${unit}`,
    limit === null ? '' : ratioOf(row).toFixed(2),
    `≤ ${aim}${limit === null ? ` ${unit}` : '×'}`,
    meetsAim(row) ? 'yes' : 'NO',
    against,
  ]
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
}

export function printRow(row: BenchRow): void {
  process.stderr.write(`  ${cells(row).slice(0, 6).join('  ')}\n`)
}

export function printTable(rows: readonly BenchRow[]): void {
  const table = [['what', 'value', 'limit', 'ratio', 'aim', 'met', 'limit is'], ...rows.map(cells)]
  const widths = table[0]!.map((_cell, column) => Math.max(...table.map((row) => row[column]!.length)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}
