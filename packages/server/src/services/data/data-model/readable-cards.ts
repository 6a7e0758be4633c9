import { canReadCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { SourceCardBrief, Store } from '../../../store/index.ts'

/** Those in collections that the user may read. */
export async function readableCards<Card extends Pick<SourceCardBrief, 'collection_id'>>(
  store: Store,
  user: CurrentUser,
  cards: readonly Card[],
): Promise<Card[]> {
  const scopes = await store.dataModelContent.scopesOfCollections(cards.flatMap((card) => card.collection_id ?? []))
  return cards.filter(({ collection_id }) => {
    if (collection_id === null) return canReadCollection(user, null)
    const scope = scopes.get(collection_id)
    return scope !== undefined && canReadCollection(user, scope)
  })
}
