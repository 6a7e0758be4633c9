/** The column of a copy for each form of cells. */
import type { CellForm } from '@querent/query'
import type { DuckDbBindings } from '../../native/api.ts'
import { textBuffer } from '../../native/text-buffer.ts'
import { decimalForm } from '../numbers.ts'
import type { FillColumn } from '../protocol.ts'
import { valueBuffer } from '../value-buffers.ts'
import { DateColumn, MomentColumn, NarrowColumn, TurnedColumn } from './binary-cells.ts'
import { NOTHING, type CellColumn } from './cell-column.ts'
import { NumericColumn } from './numeric-cells.ts'
import { TextCells } from './text-cells.ts'

export { NOTHING, type CellColumn, type ColumnCells } from './cell-column.ts'

const HIGHEST_BIT = 0x80
const [BYTE, SHORT, WORD, LONG, HUGE] = [1, 2, 4, 8, 16]

type Make = (bindings: DuckDbBindings) => CellColumn
const turned =
  (size: number, mask = 0): Make =>
  (bindings) =>
    new TurnedColumn(bindings, size, mask)
const moment: Make = (bindings) => new MomentColumn(bindings)

/** By the form of the cells and the type of the column. */
const COLUMNS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['bool boolean', turned(BYTE)],
  ['int2 smallint', turned(SHORT)],
  ['int4 integer', turned(WORD)],
  ['oid uinteger', turned(WORD)],
  ['int8 bigint', turned(LONG)],
  ['int8 integer', (bindings) => new NarrowColumn(bindings)],
  ['float4 float', turned(WORD)],
  ['float8 double', turned(LONG)],
  ['time time', turned(LONG)],
  // A number of 128 bits. The highest one is turned over, so that they are ordered as their texts.
  ['uuid uuid', turned(HUGE, HIGHEST_BIT)],
  ['bytea blob', (bindings) => new TextCells(textBuffer(bindings))],
  ['date date', (bindings) => new DateColumn(bindings)],
  ['timestamp timestamp', moment],
  ['timestamptz timestamp with time zone', moment],
  ['timestamptz timestamp in utc', moment],
])

export function cellColumn({ name, type, form }: FillColumn, bindings: DuckDbBindings): CellColumn {
  if (name === null) return NOTHING
  return form === 'text' ? new TextCells(valueBuffer(type, bindings)) : binaryColumn(form, type, bindings)
}

function binaryColumn(form: CellForm, type: string, bindings: DuckDbBindings): CellColumn {
  const decimal = form === 'numeric' ? decimalForm(type) : undefined
  const column =
    decimal === undefined ? COLUMNS.get(`${form} ${type}`)?.(bindings) : new NumericColumn(bindings, decimal)
  if (column === undefined) throw new Error(`Copies do not take ${form} as ${type}.`)
  return column
}
