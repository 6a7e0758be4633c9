/** A dashboard describes each card as often as it shows it, so what all of that takes has a limit. */
import { invalidField } from '@querent/contract'
import type { Repositories } from '../../../store/index.ts'

/** MB of JSON that describe the cards of a dashboard. */
const MOST_MB = 50

/**
 * @param before Ids of the cards that the dashboard shows, each as often as it does. A dashboard that is beyond the limit
 *   already may be changed as long as it does not grow.
 * @throws {ApiError} 400 for cards whose definitions are too large together.
 */
export async function requireShowable(
  { cards }: Pick<Repositories, 'cards'>,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const sizes = await cards.definitionSizes([...before, ...after])
  const total = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
  const size = total(after)
  if (size <= MOST_MB * 1024 * 1024 || size <= total(before)) return
  throw invalidField('dashcards', `The definitions of the cards on a dashboard must be at most ${MOST_MB} MB together.`)
}
