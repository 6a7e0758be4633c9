/** Relations on copies: their columns, and how many rows they have at most. */
import type { CopiedColumn, CopiedTable } from '../../copies/copied-table.ts'
import { columnValue, type CopiedValue } from '../../copies/copied-value.ts'
import type { BaseType } from '@querent/contract'
import type { BoundColumn } from '../../model/bound.ts'
import type { OutputColumn, Relation, ResolvedMbql, ScopeColumn } from '../../model/resolved.ts'

/** Name of the table in the file of a copy. */
export const COPY_TABLE = 't'

/** A relation that is read from copies. */
export interface PlacedRelation {
  relation: Relation
  columns: ReadonlyMap<string, CopiedValue>
  mostRows: number
}

/** Columns of a copy by the names that they have in the source. */
export function columnsOfCopy(
  copy: CopiedTable,
  known: readonly Pick<ScopeColumn, 'name' | 'type'>[] | null,
): ReadonlyMap<string, CopiedValue> {
  const types = new Map(known?.map(({ name, type }) => [name, type]))
  return new Map(copy.columns.map((column) => [column.name, columnValue(column, types.get(column.name) ?? 'type/*')]))
}

/** A column as a subquery passes it on: without the hidden columns beside it. */
export function passedOn(value: CopiedValue): CopiedValue {
  const { column } = value
  return column === null ? value : { ...value, column: { ...column, orderColumn: null, wallTimes: {} } }
}

/** A hidden column beside another one. */
export function hiddenColumn(relation: string, name: string, type: BaseType): BoundColumn {
  return { kind: 'column', relation, name, type, databaseType: '', fieldId: null }
}

/** The visible part of a restricted table, with the hidden columns of its visible ones. */
export function withHidden(stage: ResolvedMbql, columns: ReadonlyMap<string, CopiedValue>): ResolvedMbql {
  const fields = stage.fields.flatMap((field) => {
    const column = columns.get(field.name)?.column
    return column == null ? [field] : [field, ...hiddenOf(column).map((name) => hiddenField(field, name))]
  })
  return { ...stage, fields }
}

function hiddenOf({ orderColumn, wallTimes }: CopiedColumn): string[] {
  return [...(orderColumn === null ? [] : [orderColumn]), ...Object.values(wallTimes)]
}

function hiddenField(beside: OutputColumn, name: string): OutputColumn {
  const relation = beside.value.kind === 'column' ? beside.value.relation : ''
  return { ...beside, name, value: hiddenColumn(relation, name, 'type/*') }
}
