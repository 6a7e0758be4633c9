/** A CSV file of 12 columns of all types, and how each engine makes a table for it. */
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const BATCH = 10_000

const TYPES = {
  id: 'bigint',
  name: 'varchar(255)',
  price: 'double precision',
  day: 'date',
  moment: 'timestamp',
  is_open: 'varchar(5)',
  city: 'varchar(255)',
  units: 'bigint',
  share: 'double precision',
  note: 'text',
  code: 'varchar(255)',
  rest: 'bigint',
}

export const COLUMNS: readonly string[] = Object.keys(TYPES)

/** The table that bare clients load the file into. */
export const CREATE = `create table bare (${Object.entries(TYPES)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})`

export async function writeRows(path: string, count: number): Promise<void> {
  const file = createWriteStream(path)
  file.write(`${COLUMNS.join(',')}\n`)
  for (let at = 0; at < count; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => row(at + index))
    if (!file.write(rows.join(''))) await new Promise((resolve) => file.once('drain', resolve))
  }
  file.end()
  await finished(file)
}

function row(n: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `2024-${two((n % 12) + 1)}-${two((n % 28) + 1)}`
  const cells = [
    n,
    `name ${n}`,
    `${n % 1000}.25`,
    day,
    `${day} ${two(n % 24)}:${two(n % 60)}:00`,
    n % 2 === 0 ? 'true' : 'false',
    `city ${n % 50}`,
    n * 7,
    `${n % 100}.5`,
    `a longer text of row ${n}`,
    `c-${n % 1000}`,
    n % 97,
  ]
  return `${cells.join(',')}\n`
}
