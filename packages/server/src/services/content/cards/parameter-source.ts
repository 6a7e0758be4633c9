/** Where the values of a parameter come from (contract: parameter-values, section 1). */
import { isDeepStrictEqual } from 'node:util'
import { isId } from '@querent/contract'
import { readTarget } from '@querent/query'
import { requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JsonObject, Store } from '../../../store/index.ts'
import type { CollectionTree } from '../../library/collections/index.ts'
import { isReadable } from './access.ts'

/** A column of a saved card, with the one that is shown in its place; references in any spelling. */
export interface CardSource {
  kind: 'card'
  cardId: number
  value: unknown
  label: unknown
}

type ValuesSource =
  | { kind: 'static-list'; values: unknown }
  | CardSource
  /** The columns that it is mapped to. */
  | { kind: 'columns' }

/** A source without what it needs is none. */
export function sourceOfParameter(parameter: JsonObject): ValuesSource {
  const { values, card_id, value_field, label_field }: Record<string, unknown> = Object(
    parameter['values_source_config'],
  )
  if (parameter['values_source_type'] === 'static-list') return { kind: 'static-list', values }
  if (parameter['values_source_type'] === 'card' && isId(card_id)) {
    return { kind: 'card', cardId: card_id, value: value_field, label: label_field }
  }
  return { kind: 'columns' }
}

/** Whether the values are those of the columns that it is mapped to; otherwise these offer none. */
export function listsColumns(parameter: JsonObject): boolean {
  return sourceOfParameter(parameter).kind === 'columns' && parameter['values_query_type'] !== 'none'
}

/**
 * Whoever lets a parameter take its values from a card gives them to everybody who sees the parameter, guests among them.
 * Sources that were there before are not asked about. @throws {ApiError} 403 for a card that the user may not read.
 */
export async function requireReadableSources(
  { user, store, tree }: { user: CurrentUser; store: Pick<Store, 'cards'>; tree: () => Promise<CollectionTree> },
  before: readonly JsonObject[],
  after: readonly JsonObject[],
): Promise<void> {
  const known = cardSources(before)
  const added = cardSources(after).filter((source) => !known.some((one) => isDeepStrictEqual(one, source)))
  if (added.length === 0) return
  const [cards, all] = await Promise.all([store.cards.briefs(added.map(({ cardId }) => cardId)), tree()])
  for (const card of cards) requireRight(isReadable(user, card, all))
}

/** Whether some of the parameters are aimed at columns, by no tag of the query, that none was aimed at before. */
export function aimsAnew(before: readonly JsonObject[], after: readonly JsonObject[]): boolean {
  return after.some(({ target }) => {
    const kind = readTarget(target)?.kind
    const isColumn = kind === 'field' || kind === 'expression'
    return isColumn && !before.some((known) => isDeepStrictEqual(known['target'], target))
  })
}

/** Another column of a card is another source. */
function cardSources(parameters: readonly JsonObject[]): CardSource[] {
  return parameters.flatMap((parameter) => {
    const source = sourceOfParameter(parameter)
    return source.kind === 'card' ? source : []
  })
}
