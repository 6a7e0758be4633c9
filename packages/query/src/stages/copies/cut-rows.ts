/**
 * Sorted rows that a limit cuts: the copy's first rows are the source's where the last of them and the one after it differ by what
 * they are sorted by. The statement reads one row more and fails where they do not: the source is asked then.
 */
import { storedColumn } from '../../clauses/build.ts'
import { hasWindows } from '../../compile/windows.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import type { Bound } from '../../model/bound.ts'
import { isGrouped, type OutputColumn, type ResolvedMbql } from '../../model/resolved.ts'
import { call, identifier, join, numberLiteral, sql, textLiteral } from '../../sql/fragment.ts'

/** The rows and one more, in the statement. */
const ROWS = 'cut'

/** Whether what the rows are sorted by can say which of them come. */
export function isSortedCut(stage: ResolvedMbql): boolean {
  const { limit, offset, pivot, orderBy, fields } = stage
  const isCut = limit !== null && limit > 0 && offset === null && pivot === null
  return isCut && !isGrouped(stage) && orderBy.length > 0 && !fields.some(({ value }) => hasWindows(value))
}

/** @param stage As it is read from copies, with a limit. */
export function cutRows(stage: ResolvedMbql, dialect: Dialect): ResolvedMbql {
  const limit = stage.limit ?? 0
  const [like] = stage.fields
  if (like === undefined) return stage
  const keys = stage.orderBy.map(({ value, direction }, index) => {
    const bound = 'output' in value ? stage.fields[value.output]!.value : value
    return { name: `~key${index}`, direction, bound }
  })
  const hidden = keys.map(({ name, bound }): OutputColumn => ({ ...like, name, value: bound }))
  const inner = { ...stage, fields: [...stage.fields, ...hidden], limit: limit + 1 }
  const columnOf = ({ name, value }: OutputColumn): Bound => {
    const passed = { relation: ROWS, name, type: value.type }
    const stored = storedColumn(value)
    if (stored === undefined) return { kind: 'raw', ...passed }
    return { kind: 'column', databaseType: stored.databaseType, fieldId: null, ...passed }
  }
  const order = join(keys.map(({ name, direction }) => dialect.sortItem(identifier(ROWS, name), direction)))
  const straddles = sql`RANK() OVER (ORDER BY ${order}) <= ${numberLiteral(limit)} AND COUNT(*) OVER (ORDER BY ${order}) > ${numberLiteral(limit)}`
  const failure = call('error', textLiteral('Rows with one place in the order are on both sides of the limit.'))
  const check: Bound = { kind: 'sql', type: 'type/Text', sql: sql`CASE WHEN ${straddles} THEN ${failure} ELSE '' END` }
  return {
    ...stage,
    source: { alias: ROWS, content: { kind: 'stage', stage: inner }, columns: null },
    joins: [],
    filters: [],
    fields: stage.fields.map((field) => ({ ...field, value: columnOf(field) })),
    orderBy: [
      { direction: 'asc', value: check },
      ...keys.map(({ direction }, index) => ({ direction, value: columnOf(hidden[index]!) })),
    ],
  }
}
