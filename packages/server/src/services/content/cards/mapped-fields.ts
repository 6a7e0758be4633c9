/** Which columns of the database the columns of SQL are said to be (contract: cards, section 3). */
import { invalidField, isId, isShownColumn } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardRow, JsonObject, Store } from '../../../store/index.ts'
import { seenFields } from '../../data/fields/index.ts'

type Query = Pick<CardRow, 'query_type' | 'database_id'>

/**
 * Fields that were named before may stay: they may be gone by now, or not be for everybody who changes the card.
 * @throws {ApiError} 400, naming the column, for a field that is not of the card's database or that the user does not see.
 */
export async function requireMappedFields(
  store: Store,
  user: CurrentUser,
  { query_type, database_id }: Query,
  columns: readonly JsonObject[] | null,
  before: readonly JsonObject[] | null = null,
): Promise<void> {
  if (query_type !== 'native' || columns === null) return
  const known = new Map((before ?? []).map(({ name, id }) => [name, id]))
  const mapped = columns.filter(({ name, id }) => id != null && known.get(name) !== id)
  if (mapped.length === 0) return
  const fields = await seenFields(store, user, [...new Set(mapped.map(({ id }) => id).filter(isId))])
  const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
  const own = new Set(tables.flatMap(({ id, db_id, active }) => (active && db_id === database_id ? [id] : [])))
  const usable = new Set<unknown>(
    fields.filter((field) => field.active && isShownColumn(field) && own.has(field.table_id)).map(({ id }) => id),
  )
  const wrong = mapped.find(({ id }) => !usable.has(id))
  if (wrong === undefined) return
  const [name, id] = [JSON.stringify(wrong['name']), JSON.stringify(wrong['id'])]
  throw invalidField('result_metadata', `Column ${name}: ${id} is not the id of a column in the database of this card.`)
}
