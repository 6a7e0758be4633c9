import type { CardMetadata } from '../../metadata.ts'
import type { Stage } from '../../model/query.ts'
import type { ResolvedStage } from '../../model/resolved.ts'
import type { ResolveContext } from '../context.ts'
import { refuseAt } from '../draft.ts'
import { said } from '../../said.ts'

interface OpenedCard {
  card: CardMetadata
  stage: ResolvedStage
}

/**
 * A saved card as something to select from; its own tags have their defaults.
 * @param stages Instead of all stages of its query.
 * @throws {QueryError} `invalid-query` for an unknown card, one of another database, and one that is built on itself.
 */
export function openCard(id: number, path: string, context: ResolveContext, stages?: readonly Stage[]): OpenedCard {
  if (context.cardPath.includes(id)) refuseAt(path, said('Card {id} is built on itself.', { id }))
  const card = context.metadata.card(id)
  const query = context.metadata.cardQuery(id)
  if (!card || !query) return refuseAt(path, said('Card {id} does not exist.', { id }))
  if (card.database_id !== context.database.id) refuseAt(path, said('Card {id} belongs to another database.', { id }))
  const cardPath = [...context.cardPath, id]
  if (context.cardPath.length === 0) context.found.cardIds.add(id)
  // By the outermost card as well: what is read through it is allowed through it.
  const key = `${cardPath[0]}/${id}`
  const known = stages ? undefined : context.found.cards.get(key)
  if (known) return { card, stage: known }
  const stage = context.resolveStages(stages ?? query.stages, {
    ...context,
    cardPath,
    parameters: [],
    depth: context.depth + 1,
  })
  if (!stages) context.found.cards.set(key, stage)
  return { card, stage }
}
