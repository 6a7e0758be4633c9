/** Actions as people save them: each belongs to a model, and is as open as that. Tested by test/contract/action.test.ts. */
import { isDeepStrictEqual } from 'node:util'
import { archived, badRequest, notFound } from '@querent/contract'
import { canWriteNativeQueries, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ActionWithCreator, CardWithPeople, RowChanges } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { cardAccess, readableIn } from '../../content/cards/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'
import {
  actionRecord,
  fieldsOfModels,
  formOf,
  isWholeTable,
  writableConnection,
} from '../../content/action-content/index.ts'
import { requireAllRowsOfAction, sharedContent, sharingRules } from '../../sharing/publication/index.ts'
import type { UserWork } from '../../shared/work.ts'
import type { HttpActions } from '../http/index.ts'
import { typedParts, type ActionInput, type TypedParts } from './input.ts'
import { runnableActions } from './runnable.ts'

export type { RunnableAction } from './runnable.ts'

interface ActionServiceDeps extends Pick<Deps, 'store' | 'change' | 'connections' | 'settings'> {
  collections: CollectionService
  http: Pick<HttpActions, 'isAllowedHost'>
}

interface NewAction extends ActionInput {
  name: string
  model_id: number | string
}

interface ActionChanges extends ActionInput {
  model_id?: number | string | null
  archived?: boolean | null
}

interface ActionSelection {
  /** Null for those of all models that the user may read and that are not in the Trash. */
  modelId: number | null
  /** Those that are archived, in place of the others. */
  archived: boolean
}

export function actionService({ store, change, connections, settings, collections, http }: ActionServiceDeps) {
  const access = cardAccess(store, collections)
  const sharing = sharingRules(settings)
  const shared = sharedContent({ store, change }, sharing, {
    kind: 'actions',
    getRow,
    list: store.actions.listShared,
    requireOpen: requireEnabled,
  })

  /** @throws {ApiError} 404 for one that is not there or archived, 403 where its model is hidden from the user. */
  async function getRow(user: CurrentUser, id: number): Promise<ActionWithCreator> {
    const action = await store.actions.find(id)
    if (action === undefined) throw notFound()
    await access.getRow(user, action.model_id)
    return action
  }

  async function records(actions: readonly ActionWithCreator[], models: ReadonlyMap<number, CardWithPeople>) {
    const [fields, isSharingOn] = await Promise.all([fieldsOfModels(store, actions, models), sharing.isSharingOn()])
    return actions.flatMap((action) => {
      const model = models.get(action.model_id)
      if (model === undefined) return []
      const form = formOf(action, model, fields.get(model.table_id ?? 0) ?? [])
      return [actionRecord(action, form, { isSharingOn })]
    })
  }

  async function list(user: CurrentUser, { modelId, archived: isArchived }: ActionSelection) {
    const models = modelId === null ? await readableModels(user) : [await access.getRow(user, modelId)]
    if (models.length === 0) return []
    const byId = new Map(models.map((model) => [model.id, model]))
    return records(await store.actions.listOfModels([...byId.keys()], isArchived), byId)
  }

  async function readableModels(user: CurrentUser): Promise<CardWithPeople[]> {
    const [cards, tree] = await Promise.all([store.cards.findMany(await store.actions.modelIds()), collections.tree()])
    const isReadable = readableIn(user, tree)
    return cards.filter((card) => !card.archived && isReadable(card.collection_id))
  }

  async function get(user: CurrentUser, id: number) {
    const action = await getRow(user, id)
    if (action.archived) throw archived()
    return single(action)
  }

  async function single(action: ActionWithCreator) {
    const model = await store.cards.find(action.model_id)
    const [record] = model === undefined ? [] : await records([action], new Map([[model.id, model]]))
    if (record === undefined) throw notFound()
    return record
  }

  async function create(user: CurrentUser, input: NewAction) {
    const parts = typedParts(input)
    const model = await access.getWritable(user, await access.resolveId(String(input.model_id)))
    requireSqlRight(user, parts)
    await requireHostRight(user, parts)
    await requireFits(parts, model)
    const id = await change(user, (work) => addTo(work, { ...input, model_id: model.id }))
    return get(user, id)
  }

  /** Only administrators choose what is asked on private addresses. @throws {ApiError} 403 */
  async function requireHostRight(user: CurrentUser, { template }: TypedParts): Promise<void> {
    if (template !== null && !user.is_superuser) requireRight(!(await http.isAllowedHost(template.url)))
  }

  /** @throws {ApiError} 400 for what the model or its database does not allow, in the order of the contract. */
  async function requireFits(parts: TypedParts, model: CardWithPeople): Promise<void> {
    if (parts.type === 'implicit' && !isWholeTable(model)) {
      throw badRequest('Implicit actions are not supported for models with clauses.')
    }
    await writableConnection(connections, model.database_id)
    if (parts.database_id !== null) await writableConnection(connections, parts.database_id)
    if (model.type !== 'model') throw badRequest('Actions must be made with models, not cards.')
  }

  async function update(user: CurrentUser, id: number, changes: ActionChanges) {
    const before = await getRow(user, id)
    await requireAllRowsOfAction(store, user, before)
    const modelId = changes.model_id == null ? before.model_id : await access.resolveId(String(changes.model_id))
    await writableConnection(connections, (await access.getRow(user, before.model_id)).database_id)
    await access.getWritable(user, before.model_id)
    const model = await access.getWritable(user, modelId)
    const parts = typedParts(changes, before)
    if (!isDeepStrictEqual(sqlOf(parts), sqlOf(before))) requireSqlRight(user, parts)
    if (!isDeepStrictEqual(parts.template, before.template)) await requireHostRight(user, parts)
    await requireFits(parts, model)
    await change(user, async ({ repositories, time }) => {
      await repositories.actions.update(id, {
        ...parts,
        ...changedColumns(changes),
        model_id: modelId,
        updated_at: time,
      })
      if (changes.archived === true) await repositories.dashboardCards.deleteOfAction(id)
    })
    const after = await getRow(user, id)
    return single(after)
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    const action = await getRow(user, id)
    await access.getWritable(user, action.model_id)
    await change(user, async ({ repositories }) => {
      await repositories.dashboardCards.deleteOfAction(id)
      await repositories.actions.delete(id)
    })
  }

  /** @throws {ApiError} 400 where the database may not be written. */
  async function requireEnabled({ database_id, model_id }: ActionWithCreator): Promise<void> {
    const model = database_id === null ? await store.cards.find(model_id) : undefined
    await writableConnection(connections, database_id ?? model?.database_id ?? null)
  }

  const runnable = runnableActions({ store, access, collections })
  return { list, get, create, add: addTo, update, remove, ...runnable, ...shared }
}

export type ActionService = ReturnType<typeof actionService>

/** Part of a change: an action that fits its model, which is not checked. Gives its id. */
function addTo({ repositories, user, time }: UserWork, input: NewAction & { model_id: number }): Promise<number> {
  const { name, description = null, model_id, parameters, parameter_mappings = null, visualization_settings } = input
  return repositories.actions.create({
    ...typedParts(input),
    name,
    description,
    model_id,
    creator_id: user.id,
    parameters: parameters ?? [],
    parameter_mappings,
    visualization_settings: visualization_settings ?? {},
    created_at: time,
    updated_at: time,
  })
}

const sqlOf = ({ database_id, dataset_query }: TypedParts) => [database_id, dataset_query]

/** Who may not write SQL as a question does not write it as an action either. @throws {ApiError} 403 */
function requireSqlRight(user: CurrentUser, { database_id }: TypedParts): void {
  if (database_id !== null) requireRight(canWriteNativeQueries(user, database_id))
}

function changedColumns(changes: ActionChanges): Omit<RowChanges<'actions'>, 'template'> {
  const { name, description, archived: isArchived, parameters, parameter_mappings, visualization_settings } = changes
  return {
    ...(name == null ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(isArchived == null ? {} : { archived: isArchived }),
    ...(parameters == null ? {} : { parameters }),
    ...(parameter_mappings === undefined ? {} : { parameter_mappings }),
    ...(visualization_settings == null ? {} : { visualization_settings }),
  }
}
