import { isA } from '@querent/contract'
import { identifier, join, sql, type Cell, type Dialect, type Sql } from '@querent/query'
import type { FieldRow, TableRow } from '../../store/index.ts'
import type { SyncContext } from '../context.ts'
import { count, readRows } from '../read-rows.ts'
import { unfoldedPath } from './unfolded-field.ts'

/**
 * Distinct values of fields inside the columns of one table, from one statement that reads it once: in the database's
 * own order for texts, without null.
 * @param limit The most values of each field.
 * @returns cells by field id; fewer than there are where different spellings of a number fell together.
 */
export async function readNestedValues(
  context: Pick<SyncContext, 'connection' | 'signal'>,
  table: Pick<TableRow, 'schema' | 'name'>,
  fields: readonly FieldRow[],
  limit: number,
): Promise<Map<number, Cell[]>> {
  const found = fields.map(() => new Set<Cell>())
  const { dialect } = context.connection.driver
  await readRows(context, statementOf(table, fields, limit, dialect), (batch) => {
    for (const [place, text] of batch) {
      const cell = cellOf(String(text), fields[Number(place)]?.base_type ?? 'type/*')
      if (cell !== null) found[Number(place)]?.add(cell)
    }
  })
  return new Map(fields.map(({ id, base_type }, place) => [id, inOrder([...(found[place] ?? [])], base_type)]))
}

/** Every row is taken once for each field, and the field's number tells which value to look at. */
function statementOf(
  { schema, name }: Pick<TableRow, 'schema' | 'name'>,
  fields: readonly FieldRow[],
  limit: number,
  dialect: Dialect,
): Sql {
  const { text } = dialect
  const place = identifier('place')
  const value = identifier('value')
  const places = join(
    fields.map((_, index) => sql`SELECT ${count(index)} AS ${place}`),
    ' UNION ALL ',
  )
  const branches = join(
    fields.map((field, index) => {
      const [root = '', ...keys] = unfoldedPath(field) ?? []
      return sql`WHEN ${count(index)} THEN ${text.jsonText(identifier('documents', root), keys, false)}`
    }),
    ' ',
  )
  const values = sql`SELECT ${identifier('fields', 'place')} AS ${place}, CASE ${identifier('fields', 'place')} ${branches}
    END AS ${value} FROM ${dialect.tableName(schema, name)} ${identifier('documents')} CROSS JOIN (${places}) ${identifier('fields')}`
  const item = identifier('item')
  const different = sql`SELECT ${place}, ${text.exact(value)} AS ${item} FROM (${values}) ${identifier('found')}
    WHERE ${value} IS NOT NULL GROUP BY ${join([place, text.exact(value), ...text.groupKeys(value)])}`
  const numbered = sql`SELECT ${place}, ${item}, ROW_NUMBER() OVER (PARTITION BY ${place} ORDER BY ${item})
    AS ${identifier('number')} FROM (${different}) ${identifier('different')}`
  return sql`SELECT ${place}, ${item} FROM (${numbered}) ${identifier('numbered')}
    WHERE ${identifier('number')} <= ${count(limit)} ORDER BY ${place}, ${item}`
}

/** The text in a document as a cell of the field's type; null where it is something else. */
function cellOf(text: string, baseType: string): Cell {
  if (isA(baseType, 'type/Boolean')) return text === 'true' || (text === 'false' ? false : null)
  if (!isA(baseType, 'type/Integer')) return text
  if (/^-?[0-9]+$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? null : Math.round(number)
}

/** Numbers and conditions go by their value, where the database sorted their texts. */
function inOrder(cells: Cell[], baseType: string): Cell[] {
  return isA(baseType, 'type/Text') ? cells : cells.toSorted((a, b) => Number(a) - Number(b))
}
