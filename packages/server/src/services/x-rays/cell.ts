/** A closer look at some of the rows: those of a mark in a chart. */
import { invalidField } from '@querent/contract'
import { msg } from '../../delivery/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { both, type Clause, type Column, type Subject } from './engine/index.ts'
import { decodeJson } from './request.ts'
import { columnsIn, conditionOf, conjunctsOf, type subjects } from './subjects/index.ts'

/** The subject with the condition of a cell in place of its own conditions on the same columns. @throws {ApiError} 400, 403 */
export async function withCell(
  user: CurrentUser,
  subject: Subject,
  { text, narrowed }: { text: string } & Pick<ReturnType<typeof subjects>, 'narrowed'>,
): Promise<Subject> {
  const { source, columns, words } = subject
  const cell = conditionOf(decodeJson(text, 'cell-query'), source.databaseId, source.from)
  if (cell === null) throw invalidField('cell-query', "value couldn't be parsed as base64 encoded JSON")
  const named = columnsIn(cell)
  const kept = conjunctsOf(source.filter).filter((clause) => columnsIn(clause).isDisjointFrom(named))
  const filter = [...kept, cell].reduce<Clause | null>(both, null) ?? cell
  const narrow = await narrowed(user, subject, filter, pinnedBy(cell, columns))
  return { ...narrow, name: words.say(SLICE, { name: subject.name }) }
}

const SLICE = msg('some {name}')

/** Columns that have one value in all rows of the condition. */
function pinnedBy(cell: Clause, columns: readonly Column[]): Column[] {
  const equal = conjunctsOf(cell).filter((clause) => clause[0] === '=' && clause.length === 3)
  const named = new Set(equal.flatMap((clause) => [...columnsIn(clause[1])]))
  return columns.filter(({ id, name, via }) => via === null && (named.has(id ?? undefined) || named.has(name)))
}
