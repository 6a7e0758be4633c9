/** Keeping one model as a table, refreshing it now, and no longer keeping it. */
import { notFound, refusedParameter } from '@querent/contract'
import { queued } from '../../jobs/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Deps } from '../deps.ts'
import type { UserWork } from '../shared/work.ts'
import type { PersistenceAccess } from './access.ts'
import { STOPPED } from './states.ts'
import { REFRESH } from './tasks.ts'

type ModelDeps = Pick<Deps, 'store' | 'change' | 'jobs'> & { access: PersistenceAccess }

export function persistedModels({ store, change, jobs, access }: ModelDeps) {
  /**
   * Has the model kept from now on; nothing for one that is. Its first refresh begins at once.
   * @throws {ApiError} 400 for a database that keeps none, and for a card that is not a model.
   */
  async function persist(user: CurrentUser, cardId: number): Promise<void> {
    const { card, database } = await access.getCard(user, cardId)
    access.requireOn(database)
    if (card.type !== 'model') throw refusedParameter('Card is not a model')
    if (card.archived) throw refusedParameter('Card is archived')
    await change(user, async (work) => {
      const id = await begun(work, { cardId, databaseId: database.id })
      if (id !== undefined) await work.repositories.jobs.put(queued(REFRESH, { id }, work.time))
    })
    jobs.wake()
  }

  /** Reads the rows again in the background. @throws {ApiError} 404 for a card that is not kept; 400 for one that cannot be. */
  async function refresh(user: CurrentUser, cardId: number): Promise<void> {
    const { card, database } = await access.getCard(user, cardId)
    const row = await store.persistence.findByCard(cardId)
    if (row === undefined) throw notFound()
    if (card.type !== 'model') throw refusedParameter('Cannot refresh a non-model question')
    if (card.archived) throw refusedParameter('Cannot refresh an archived model')
    access.requireOn(database)
    if (STOPPED.includes(row.state)) throw refusedParameter('The model is not persisted: persist it first.')
    await jobs.enqueue(REFRESH, { id: row.id })
  }

  /** Queries read the source from now on; the table is dropped later. Nothing for a card that is not kept. */
  async function unpersist(user: CurrentUser, cardId: number): Promise<void> {
    await access.getCard(user, cardId)
    const row = await store.persistence.findByCard(cardId)
    if (row === undefined || STOPPED.includes(row.state)) return
    await change(user, ({ repositories, time }) =>
      repositories.persistence.update(row.id, { state: 'off', state_changed_at: time }),
    )
  }

  return { persist, refresh, unpersist }
}

/** The id of the row that waits for its first refresh; undefined where it is kept already. */
async function begun(
  { repositories, user, time }: UserWork,
  { cardId, databaseId }: { cardId: number; databaseId: number },
): Promise<number | undefined> {
  const { persistence } = repositories
  const waiting = {
    state: 'creating',
    state_changed_at: time,
    creator_id: user.id,
    failure_told_at: null,
  } as const
  const found = await persistence.findByCard(cardId)
  if (found === undefined) {
    return persistence.create({ ...waiting, card_id: cardId, database_id: databaseId, refresh_begin: time })
  }
  const isBegun = await persistence.update(found.id, { ...waiting, database_id: databaseId }, STOPPED)
  return isBegun ? found.id : undefined
}
