import type { Repositories } from '../../../store/index.ts'

/**
 * Which of some actions may be put on a dashboard: live ones of models that are read and not in the Trash.
 * @param isReadable Whether the collection of a model is read.
 */
export async function placeableActions(
  { actions, cards }: Pick<Repositories, 'actions' | 'cards'>,
  ids: readonly number[],
  isReadable: (collectionId: number | null) => boolean,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const live = (await actions.findMany([...new Set(ids)])).filter(({ archived }) => !archived)
  const models = await cards.briefs([...new Set(live.map(({ model_id }) => model_id))])
  const usable = new Set(models.filter((one) => !one.archived && isReadable(one.collection_id)).map(({ id }) => id))
  return new Set(live.filter(({ model_id }) => usable.has(model_id)).map(({ id }) => id))
}
