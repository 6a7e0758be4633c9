/** A closer look at some of the rows: those of a mark in a chart. */
import { invalidField } from '@querent/contract'
import { msg } from '../../delivery/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { both, type Clause, type Subject } from './engine/index.ts'
import { decodeJson } from './request.ts'
import { columnsIn, conditionOf, conjunctsOf, pinnedBy, type subjects } from './subjects/index.ts'

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
  const whole = subject.whole ?? subject.name
  return { ...narrow, whole, name: words.say(SLICE, { name: whole }) }
}

const SLICE = msg('{name} (selected rows)')
