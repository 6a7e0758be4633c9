/** Keeping one model as a table or a copy, refreshing it now, and no longer keeping it. */
import { notFound, refusedParameter, type CardChoices } from '@querent/contract'
import { queued } from '../../jobs/index.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { DatabaseRow, PersistenceRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { PersistenceAccess } from './access.ts'
import { begun, NOT_GROWING } from './begun.ts'
import type { RefreshSchedule } from './schedule.ts'
import { STOPPED } from './states.ts'
import { REFRESH } from './tasks.ts'

type ModelDeps = Pick<Deps, 'store' | 'change' | 'jobs'> & {
  access: PersistenceAccess
  schedule: RefreshSchedule
}

export function persistedModels({ store, change, jobs, access, schedule }: ModelDeps) {
  /**
   * Has the model kept from now on; nothing for one that is. Its first refresh begins at once.
   * @throws {ApiError} 400 for a database that keeps none, or whose rows are not copied, and for a card that is not a model.
   */
  async function persist(user: CurrentUser, cardId: number, body: CardChoices = {}): Promise<void> {
    const { target = 'warehouse', max_age_s = null, accepts_float_sums = false } = body
    const { card, database } = await access.getCard(user, cardId)
    await requireTarget(database, target)
    if (card.type !== 'model') throw refusedParameter('Card is not a model')
    if (card.archived) throw refusedParameter('Card is archived')
    await change(user, async (work) => {
      const source = { kind: 'model', card_id: cardId, table_id: null, database_id: database.id } as const
      const id = await begun(work, { ...source, target, max_age_s, accepts_float_sums, ...NOT_GROWING })
      if (id !== undefined) await work.repositories.jobs.put(queued(REFRESH, { id }, work.time))
    })
    if (target === 'copy') await schedule.planCopies()
    jobs.wake()
  }

  /** Reads the rows again in the background. @throws {ApiError} 404 for a card that is not kept; 400 for one that cannot be. */
  async function refresh(user: CurrentUser, cardId: number): Promise<void> {
    const { card, database } = await access.getCard(user, cardId)
    const row = await store.persistence.findByCard(cardId)
    if (row === undefined) throw notFound()
    if (card.type !== 'model') throw refusedParameter('Cannot refresh a non-model question')
    if (card.archived) throw refusedParameter('Cannot refresh an archived model')
    await requireTarget(database, row.target)
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

  async function requireTarget(database: DatabaseRow, target: PersistenceRow['target']): Promise<void> {
    if (target === 'copy') await access.requireCopies(database)
    else access.requireOn(database)
  }

  return { persist, refresh, unpersist }
}
