/** Which fields the parameters of a dashboard filter, and who may map them (contract: dashboards, section 5). */
import { isDeepStrictEqual } from 'node:util'
import { ApiError, notFound } from '@querent/contract'
import { canQueryTable, canReadCollection, canViewDatabase, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardWithPeople, JsonObject, Repositories } from '../../../store/index.ts'
import { columnOfTarget, fieldOfTarget, type TargetedCard } from '../cards/index.ts'
import type { CollectionTree } from '../../library/collections/index.ts'
import type { Dashcard } from '../dashboard-content/index.ts'

/** A mapping with the card whose column it names. */
export interface Mapping<Card = CardWithPeople> {
  parameterId: string
  card: Card
  target: unknown
}

/** Of all dashcards; a mapping without a card of its own is about the card that stands there. */
export function mappingsOf<Card>(
  dashcards: readonly Pick<Dashcard, 'card_id' | 'parameter_mappings'>[],
  cards: ReadonlyMap<number, Card>,
): Mapping<Card>[] {
  return dashcards.flatMap(({ card_id, parameter_mappings }) =>
    parameter_mappings.flatMap((mapping) => {
      const card = cards.get(cardIdOf(mapping, card_id) ?? 0)
      return card === undefined ? [] : { parameterId: String(mapping['parameter_id']), card, target: mapping['target'] }
    }),
  )
}

export function cardIdOf(mapping: JsonObject, own: number | null): number | null {
  const id = mapping['card_id']
  return typeof id === 'number' ? id : own
}

/** The fields that each parameter filters. */
export function mappedFields(
  mappings: readonly Mapping<TargetedCard>[],
): Map<string, NonNullable<ReturnType<typeof fieldOfTarget>>[]> {
  const fields = mappings.flatMap(({ parameterId, card, target }) => {
    const field = fieldOfTarget(card, target)
    return field === undefined ? [] : { parameterId, ...field }
  })
  return Map.groupBy(fields, ({ parameterId }) => parameterId)
}

interface ChangedMappings {
  card_id: number | null
  before: readonly JsonObject[]
  after: readonly JsonObject[]
}

/**
 * Whoever maps a parameter to a column gives everybody who sees the dashboard its values, so they must be able to query
 * its table. Mappings that were there before are not asked about.
 * @throws {ApiError} 404 for a card that there is not, 403 for a table that the user cannot query.
 */
export async function requireMappable(
  { cards, fields, tables }: Pick<Repositories, 'cards' | 'fields' | 'tables'>,
  { user, tree }: { user: CurrentUser; tree: CollectionTree },
  changes: readonly ChangedMappings[],
): Promise<void> {
  const added = changes.flatMap(({ card_id, before, after }) =>
    after.filter((mapping) => !before.some((one) => isSame(one, mapping))).map((mapping) => ({ mapping, card_id })),
  )
  const cardIds = new Set(added.flatMap(({ mapping, card_id }) => cardIdOf(mapping, card_id) ?? []))
  if (cardIds.size === 0) return
  const found = await cards.list({ ids: [...cardIds] })
  if (found.length < cardIds.size) throw notFound()
  const sourceIds = [...new Set(found.flatMap(({ source_card_id }) => source_card_id ?? []))]
  const read = sourceIds.length === 0 ? [] : await cards.list({ ids: sourceIds })
  const byId = new Map([...read, ...found].map((card) => [card.id, card]))
  const fieldIds = added.flatMap(({ mapping, card_id }) => {
    const { target } = mapping
    const card = byId.get(cardIdOf(mapping, card_id) ?? 0)
    if (card === undefined) return []
    const source = byId.get(card.source_card_id ?? 0)
    // A name may mean a column of the card that this one reads.
    const behind = source !== undefined && isNameIn(source, target) ? requireShown(source, target, { user, tree }) : []
    return [...behind, fieldOfTarget(card, target)?.id ?? []].flat()
  })
  const tableIds = (await fields.findMany([...new Set(fieldIds)])).map((field) => field.table_id)
  for (const { id, db_id, display_name } of await tables.findMany([...new Set(tableIds)])) {
    if (canQueryTable(user, db_id, id)) continue
    const message = `You must have data permissions to add a parameter referencing the Table "${display_name}".`
    throw new ApiError(403, { message })
  }
}

function isNameIn({ result_metadata, ...card }: TargetedCard, target: unknown): boolean {
  const column = columnOfTarget(card, target)
  if (column === null) return false
  const name = column.kind === 'field' ? column.id : column.name
  return result_metadata?.some((one) => one['name'] === name) === true
}

/** Ids of the fields by which the column is judged. @throws {ApiError} 403 for one that the user may not see. */
function requireShown(
  source: CardWithPeople,
  target: unknown,
  { user, tree }: { user: CurrentUser; tree: CollectionTree },
): number[] {
  requireRight(canReadCollection(user, tree.scopeAt(source.collection_id)))
  const field = fieldOfTarget(source, target)
  if (field !== undefined) return [field.id]
  requireRight(source.database_id === null || canViewDatabase(user, source.database_id))
  return []
}

function isSame(a: JsonObject, b: JsonObject): boolean {
  return a['parameter_id'] === b['parameter_id'] && isDeepStrictEqual(a['target'], b['target'])
}
