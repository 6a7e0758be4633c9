/** Types whose binary form the readers of cells know, by their oids. */
import type { CellForm } from '@querent/query'

const FORMS: ReadonlyMap<number, CellForm> = new Map([
  [16, 'bool'],
  [17, 'bytea'],
  [20, 'int8'],
  [21, 'int2'],
  [23, 'int4'],
  [26, 'oid'],
  [700, 'float4'],
  [701, 'float8'],
  [1082, 'date'],
  [1083, 'time'],
  [1114, 'timestamp'],
  [1184, 'timestamptz'],
  [1700, 'numeric'],
  [2950, 'uuid'],
])

/** `text` for all other types. */
export function cellForm(oid: number): CellForm {
  return FORMS.get(oid) ?? 'text'
}
