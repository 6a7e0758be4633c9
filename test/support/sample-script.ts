/** The sample as SQL of any engine: fewer rows than it has, and all of its columns and keys. */
import { createSampleRows } from '../../packages/server/src/sample-data/tables.ts'
import type { SampleRow, SampleTable } from '../../packages/server/src/sample-data/schema.ts'

type Engine = 'sqlite' | 'duckdb' | 'postgres' | 'mysql'

const ROWS = 1_000
const AT_ONCE = 250

/** The statements in their order. */
export function sampleScript(engine: Engine): string[] {
  const quote = (name: string) => (engine === 'mysql' ? `\`${name}\`` : `"${name}"`)
  const known = new Map<string, Set<unknown>>()
  return [...createSampleRows()].flatMap(([table, rows]) => {
    const kept = rows.filter((row) => isWhole(table, row, known)).slice(0, ROWS)
    known.set(table.name, new Set(kept.map((row) => row['ID'])))
    const names = table.columns.map(({ name }) => quote(name)).join(', ')
    const inserts = Array.from({ length: Math.ceil(kept.length / AT_ONCE) }, (_, at) => {
      const some = kept.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
      const values = some.map(
        (row) => `(${table.columns.map(({ name, type }) => literal(row[name], type)).join(', ')})`,
      )
      return `insert into ${quote(table.name)} (${names}) values ${values.join(', ')}`
    })
    return [createTable(table, engine, quote), ...inserts]
  })
}

/** Every row that it refers to is there. */
function isWhole({ columns }: SampleTable, row: SampleRow, known: ReadonlyMap<string, Set<unknown>>): boolean {
  return columns.every(({ name, references }) => references === undefined || known.get(references)?.has(row[name]))
}

function createTable({ name, columns }: SampleTable, engine: Engine, quote: (name: string) => string): string {
  const typeOf = (type: string) =>
    type === 'DOUBLE' ? 'double precision' : type === 'TIMESTAMP' && engine === 'mysql' ? 'datetime' : type
  const lines = columns.map((column) => `${quote(column.name)} ${typeOf(column.type)}`)
  const keys = columns.flatMap(({ name: own, references }) =>
    references === undefined ? [] : [`foreign key (${quote(own)}) references ${quote(references)} (${quote('ID')})`],
  )
  return `create table ${quote(name)} (${[...lines, `primary key (${quote('ID')})`, ...keys].join(', ')})`
}

function literal(value: unknown, type: string): string {
  if (value === null || value === undefined) return 'null'
  if (type === 'BOOLEAN') return value === 1 || value === true ? 'true' : 'false'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
