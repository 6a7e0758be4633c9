/** What is asked of a source to fill a copy: one statement, so that all of it is one snapshot on every engine. */
import {
  identifier,
  inlineParams,
  render,
  type CopiedColumn,
  type Dialect,
  type DriverColumn,
  type Sql,
} from '@querent/query'
import type { StoredColumn } from './protocol.ts'
import type { StoredType } from './stored-type.ts'

/** A column of the source with what is known of it so far. */
export interface PlannedColumn {
  column: DriverColumn
  stored: StoredType
  ordersAlike: boolean
  /** Whether its order is kept beside it. */
  hasOrder: boolean
}

/** What a place of the statement is about, should its value not fit: the column itself, or only its order. */
export interface PlannedPlace {
  column: PlannedColumn
  isOrder: boolean
}

export interface FillPlan {
  sql: string
  fill: StoredColumn[]
  /** As `fill`; undefined for one that always fits. */
  places: (PlannedPlace | undefined)[]
  columns: CopiedColumn[]
}

/** The rows: a table by its name, or a SELECT in parentheses. */
export interface CopyRelation {
  sql: string
  /** A SELECT is read once, whatever it is: what it gives twice may differ. */
  isTable: boolean
  /** Which rows are read; all when left out. */
  condition?: string
}

/** What the rows are called in the statement. */
export const ROWS = 'copied_rows'
const UTC = new Set(['UTC', 'Etc/UTC', 'GMT'])

export function fillPlan(
  planned: readonly PlannedColumn[],
  relation: CopyRelation,
  { dialect, zones }: { dialect: Dialect; zones: readonly string[] },
): FillPlan {
  const parts: { text: string; fill: StoredColumn; place: PlannedPlace | undefined }[] = []
  const joins: string[] = []
  const from = relation.isTable ? relation.sql : dialect.quoteIdentifier(ROWS)
  const add = (text: string, name: string | null, type: string, place: PlannedPlace | undefined) =>
    parts.push({ text, fill: { name, type }, place })

  const columns = planned.map((one): CopiedColumn => {
    const { column, stored } = one
    const place = { column: one, isOrder: false }
    const wallTimes: Record<string, string> = {}
    if (stored.class === 'absent') return copied(one, null, wallTimes)
    const text = print(identifier(ROWS, column.name), dialect)
    add(text, column.name, stored.type, place)
    if (stored.guard !== null) add(stored.guard(text), null, '', place)
    if (stored.isInstant) {
      for (const zone of zones) {
        const name = `~${column.name}@${zone}`
        wallTimes[zone] = name
        if (UTC.has(zone)) add(text, name, 'timestamp in utc', place)
        else add(wallTime(column, zone, dialect), name, 'timestamp', place)
      }
    }
    if (!one.hasOrder) return copied(one, null, wallTimes)
    const [order, alias] = [`~${column.name}#`, `order_${joins.length}`]
    const orderPlace = { column: one, isOrder: true }
    const ranked = dialect.quoteIdentifier(alias)
    joins.push(orderJoin(dialect.quoteIdentifier(column.name), from, { alias: ranked, value: text }))
    add(`${ranked}.n`, order, 'integer', orderPlace)
    add(`CASE WHEN ${text} IS NOT NULL AND ${ranked}.n IS NULL THEN 1 END`, null, '', orderPlace)
    return copied(one, order, wallTimes)
  })
  // A file without columns has no rows.
  if (parts.every(({ fill }) => fill.name === null)) add('NULL', '~row', 'boolean', undefined)
  const select = parts.map(({ text }, index) => `${text} AS c${index}`).join(', ')
  const rows = `SELECT ${select} FROM ${from}${aliased(relation, dialect)} ${joins.join(' ')}${filtered(relation)}`
  return {
    sql: relation.isTable ? rows : `WITH ${from} AS ${relation.sql} ${rows}`,
    fill: parts.map(({ fill }) => fill),
    places: parts.map(({ place }) => place),
    columns,
  }
}

function aliased({ isTable }: CopyRelation, dialect: Dialect): string {
  return isTable ? ` AS ${dialect.quoteIdentifier(ROWS)}` : ''
}

function filtered({ condition }: CopyRelation): string {
  return condition === undefined ? '' : ` WHERE ${condition}`
}

/** The values in their order, counted by the source: those that are equal to it have one place. */
function orderJoin(column: string, from: string, { alias, value }: { alias: string; value: string }): string {
  const values = `SELECT DISTINCT ${column} AS v FROM ${from} WHERE ${column} IS NOT NULL`
  return `LEFT JOIN (SELECT d.v, DENSE_RANK() OVER (ORDER BY d.v) AS n FROM (${values}) AS d) AS ${alias} ON ${alias}.v = ${value}`
}

function wallTime({ name, databaseType }: DriverColumn, zone: string, dialect: Dialect): string {
  const value = dialect.readColumn(identifier(ROWS, name), databaseType)
  return print(dialect.dates.wallTime(value, zone, zone), dialect)
}

function print(value: Sql, dialect: Dialect): string {
  return inlineParams(render(value, dialect), dialect)
}

function copied(
  { column: { name }, stored, ordersAlike }: PlannedColumn,
  orderColumn: string | null,
  wallTimes: Readonly<Record<string, string>>,
): CopiedColumn {
  const { class: kind, note, type, differsAsText } = stored
  const isExact = type.endsWith('!')
  return {
    name,
    note,
    class: kind,
    databaseType: isExact ? type.slice(0, -1) : type,
    differsAsText,
    ordersAlike: kind === 'full' && ordersAlike,
    orderColumn,
    wallTimes,
  }
}
