import type { DeliveredCard } from '../../../delivery/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ContentDeps } from './content-deps.ts'
import { resultOf } from './results.ts'

/** A question, run with the rights of the user. @throws {ApiError} 403 or 404; a query that fails is in the result. */
export async function runCard(
  deps: ContentDeps,
  user: CurrentUser,
  id: number,
  signal: AbortSignal,
): Promise<DeliveredCard> {
  const [versions, card, site] = await Promise.all([deps.store.versions(), deps.cards.getRow(user, id), deps.site()])
  const answer = await deps.cardQueries.run(
    { user, id },
    { parameters: [], ignoreCache: false, context: 'pulse', isPivot: card.display === 'pivot', signal, versions },
  )
  return {
    kind: 'card',
    cardId: id,
    dashcardId: null,
    title: card.name,
    description: card.description,
    url: `${site.url}/question/${id}`,
    display: card.display,
    settings: card.visualization_settings,
    size: null,
    result: resultOf(answer.body),
  }
}
