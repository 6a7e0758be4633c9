/**
 * Values of models that the search finds (contract: models, section 4). A job reads them, in the background and every night.
 * Tested by test/contract/model-index.test.ts.
 */
import { ApiError, badRequest, notFound } from '@querent/contract'
import { messageOf } from '../../../observe/message-of.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardWithPeople, ModelIndexRow } from '../../../store/index.ts'
import type { CardService } from '../../content/cards/index.ts'
import type { Deps } from '../../deps.ts'
import type { AskDatabase } from '../../data/field-values/index.ts'
import { indexedColumns, type References } from './columns.ts'
import { modelValues, type ModelValues } from './values.ts'
import { taskName, type Task } from '../../../jobs/index.ts'

interface OfIndex {
  id: number
}

const REFRESH = taskName<OfIndex>('model-index.refresh', ({ id }) => `model index ${id}`)

interface ModelIndexServiceDeps extends Pick<Deps, 'store' | 'change' | 'jobs' | 'now' | 'settings'> {
  cards: CardService
  ask: AskDatabase
}

export function modelIndexService({ store, change, jobs, now, settings, cards, ask }: ModelIndexServiceDeps) {
  const values = modelValues({ store, change, ask })

  /** @throws {ApiError} 404, 403, or 400 for a card that is no model. */
  async function requireModel(user: CurrentUser, id: number): Promise<CardWithPeople> {
    const card = await cards.getRow(user, id)
    if (card.type !== 'model') throw badRequest(`Question ${id} is not a model`)
    return card
  }

  /** Of one model, in the order in which they were made. */
  async function list(user: CurrentUser, modelId: number): Promise<ModelIndexRow[]> {
    await requireModel(user, modelId)
    return store.modelIndexes.listOf(modelId)
  }

  /** @throws {ApiError} 404 or 403. */
  async function get(user: CurrentUser, id: number): Promise<ModelIndexRow> {
    const found = await store.modelIndexes.find(id)
    if (found === undefined) throw notFound()
    await cards.getRow(user, found.model_id)
    return found
  }

  /** The same columns once more give what there is. @throws {ApiError} 404, 403, or 400 that says what is wrong. */
  async function create(user: CurrentUser, { model_id, pk_ref, value_ref }: References & { model_id: number }) {
    const model = await cards.getWritable(user, model_id)
    await requireModel(user, model_id)
    const asked = JSON.stringify(indexedColumns(model, { pk_ref, value_ref }))
    const known = (await store.modelIndexes.listOf(model_id)).find((one) => columnsText(model, one) === asked)
    if (known !== undefined) return known
    const id = await store.modelIndexes.create({
      model_id,
      pk_ref,
      value_ref,
      // Not all of them in one minute.
      schedule: `0 ${model_id % 60} 23 * * ? *`,
      state: 'initial',
      indexed_at: null,
      error: null,
      creator_id: user.id,
      created_at: new Date(now()).toISOString(),
    })
    const made = await get(user, id)
    await plan(made)
    return made
  }

  /** Has the values read now and by the schedule. */
  async function plan({ id, schedule: cron }: ModelIndexRow): Promise<void> {
    const timeZone = (await settings.current()).get('report-timezone') ?? 'UTC'
    await jobs.schedule(REFRESH, { id }, { cron, timeZone })
    await jobs.enqueue(REFRESH, { id })
  }

  /** With its values. @throws {ApiError} 404 or 403. */
  async function remove(user: CurrentUser, id: number): Promise<void> {
    const { model_id } = await get(user, id)
    await cards.getWritable(user, model_id)
    await store.modelIndexes.delete(id)
    await jobs.unschedule(REFRESH, [{ id }])
  }

  /** Reads the values anew; an index of what is a model no more is removed. What goes wrong stands in the record. */
  async function run({ id }: OfIndex, signal: AbortSignal): Promise<void> {
    const index = await store.modelIndexes.find(id)
    const model = index && (await store.cards.find(index.model_id))
    if (index === undefined || model?.type !== 'model') {
      await store.modelIndexes.delete(id)
      return jobs.unschedule(REFRESH, [{ id }])
    }
    if (model.archived) return
    const found = await read(model, index, signal)
    if ('error' in found) return store.modelIndexes.update(id, { state: 'error', error: found.error })
    await values.keep(id, found.values, signal)
    const indexed_at = new Date(now()).toISOString()
    await store.modelIndexes.update(id, { state: found.isCut ? 'overflow' : 'indexed', indexed_at, error: null })
  }

  async function read(
    model: CardWithPeople,
    index: ModelIndexRow,
    signal: AbortSignal,
  ): Promise<ModelValues | { error: string }> {
    try {
      return await values.read(model, indexedColumns(model, index), signal)
    } catch (error) {
      signal.throwIfAborted()
      return { error: messageOf(error) }
    }
  }

  const task: Task<OfIndex> = { name: REFRESH, concurrency: 1, tries: 3, run }
  return { task, list, get, create, remove }
}

/** Undefined for columns that the model has no more. */
function columnsText(model: CardWithPeople, references: References): string | undefined {
  try {
    return JSON.stringify(indexedColumns(model, references))
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
