import { isA } from '@querent/contract'
import { storedColumn } from '../clauses/build.ts'
import type { Bound } from '../model/bound.ts'
import type { Sql } from '../sql/fragment.ts'
import type { Compiler } from '../clauses/compiler/compiler.ts'

/** A column of the answer: an instant that the query computed may need another form than one that is stored. */
export function outputSql(value: Bound, piece: Sql, { dialect, clock }: Compiler): Sql {
  if (storedColumn(value) || !isA(value.type, 'type/DateTimeWithTZ')) return piece
  return dialect.dates.output(piece, clock)
}

/** A column of a subquery: what was calculated may need another form before it is compared. */
export function nestedSql(value: Bound, piece: Sql, { dialect }: Compiler): Sql {
  return value.kind === 'call' ? dialect.numbers.nested({ sql: piece, type: value.type }) : piece
}
