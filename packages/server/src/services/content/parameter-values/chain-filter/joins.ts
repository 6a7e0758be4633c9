/** Constraints of other parameters as joins and filters of a query that reads one table. */
import type { JsonObject } from '../../../../store/index.ts'
import { hopsTo, type Hop, type ReachedTables } from './foreign-key-paths.ts'
import type { Constraint } from '../types.ts'

/** A constraint with the table that its field belongs to. */
interface PlacedConstraint extends Constraint {
  tableId: number
}

export interface Restriction {
  joins: JsonObject[]
  /** One per constraint: the pipeline turns them into filters, as it does with those of a card. */
  parameters: JsonObject[]
}

/** Constraints on tables that cannot be reached are left out (contract: parameter-values, section 2). */
export function restrictionOf(
  tableId: number,
  constraints: readonly PlacedConstraint[],
  reached: ReachedTables,
): Restriction {
  const usable = constraints.filter((one) => one.tableId === tableId || reached.has(one.tableId))
  const hops = hopsTo(
    usable.map((one) => one.tableId),
    reached,
  )
  const reference = (table: number, field: number) => [
    'field',
    field,
    table === tableId ? null : { 'join-alias': aliasOf(table) },
  ]
  return {
    joins: hops.map(({ fromTable, fromField, toTable, toField }: Hop) => ({
      'source-table': toTable,
      alias: aliasOf(toTable),
      strategy: 'left-join',
      condition: ['=', reference(fromTable, fromField), reference(toTable, toField)],
    })),
    parameters: usable.map(({ type, value, options, name, tableId: table, fieldId }) => ({
      type,
      value,
      ...(options === undefined ? {} : { options }),
      ...(name === undefined ? {} : { name }),
      target: ['dimension', reference(table, fieldId)],
    })),
  }
}

function aliasOf(tableId: number): string {
  return `table_${tableId}`
}
