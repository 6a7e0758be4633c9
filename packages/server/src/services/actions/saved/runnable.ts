/** Actions as they are carried out. What is read of them is kept until the app database says that it changed. */
import { notFound } from '@querent/contract'
import { requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import {
  VersionedMap,
  type ActionWithCreator,
  type CacheVersions,
  type CardWithPeople,
  type FieldRow,
  type Store,
  type TableRow,
} from '../../../store/index.ts'
import { formOf, rowColumns, type ActionForm, type RowColumn } from '../../content/action-content/index.ts'
import { readableIn, type CardAccess } from '../../content/cards/index.ts'
import type { CollectionService } from '../../library/collections/index.ts'

/** Actions, and tables with their columns, that are kept; beyond, all are read again. */
const KEPT_LIMIT = 500

/** An action that may be carried out. */
export interface RunnableAction {
  action: ActionWithCreator
  model: CardWithPeople
  form: ActionForm
  /** Of the model, whose row is written; undefined for SQL and requests. */
  table: TableRow | undefined
  /** Columns of the model's table, as a row is written; none for SQL and requests. */
  columns: readonly RowColumn[]
  /** The change counters at which this holds. */
  versions: CacheVersions
}

/** What content says of an action. */
type KeptAction = Pick<RunnableAction, 'action' | 'model'>

/** What the data model says of a table. */
interface KeptTable {
  table: TableRow
  fields: FieldRow[]
}

interface RunnableDeps {
  store: Pick<Store, 'actions' | 'cards' | 'fields' | 'tables' | 'versions'>
  access: Pick<CardAccess, 'getWritable'>
  collections: Pick<CollectionService, 'tree'>
}

export function runnableActions({ store, access, collections }: RunnableDeps) {
  const actions = new VersionedMap<number, KeptAction>('content', KEPT_LIMIT)
  const tables = new VersionedMap<number, KeptTable>('metadata', KEPT_LIMIT)

  /** An action that the user may carry out by itself. @throws {ApiError} 404, 403 */
  async function runnable(user: CurrentUser, id: number, versions: CacheVersions): Promise<RunnableAction> {
    const live = await liveAction(id, versions)
    requireRight(readableIn(user, await collections.tree(versions))(live.model.collection_id))
    return withForm(live, versions)
  }

  /** An action that the user may change. @throws {ApiError} 404, 403 */
  async function changeable(user: CurrentUser, id: number): Promise<RunnableAction> {
    const versions = await store.versions()
    const live = await liveAction(id, versions)
    await access.getWritable(user, live.model.id)
    return withForm(live, versions)
  }

  /**
   * An action that somebody was let in to, by its link or by what it is on.
   * @param given The change counters, where the caller has just read them. @throws {ApiError} 404
   */
  async function opened(id: number, given?: CacheVersions): Promise<RunnableAction> {
    const versions = given ?? (await store.versions())
    const live = await liveAction(id, versions)
    if (live.model.archived) throw notFound()
    return withForm(live, versions)
  }

  async function liveAction(id: number, versions: CacheVersions): Promise<KeptAction> {
    const kept = await actions.get(versions, id, async () => {
      const action = await store.actions.find(id)
      const model = action && (await store.cards.find(action.model_id))
      return model && { action, model }
    })
    if (kept === undefined || kept.action.archived) throw notFound()
    return kept
  }

  async function withForm({ action, model }: KeptAction, versions: CacheVersions): Promise<RunnableAction> {
    const tableId = action.kind === null ? null : model.table_id
    const { table, fields = [] } = (tableId === null ? undefined : await tableOf(tableId, versions)) ?? {}
    const columns = action.kind === null ? [] : rowColumns(fields, model.result_metadata)
    return { action, model, form: formOf(action, model, fields), table, columns, versions }
  }

  const tableOf = (id: number, versions: CacheVersions) =>
    tables.get(versions, id, async () => {
      const table = await store.tables.find(id)
      return table && { table, fields: await store.fields.listOfTables([id]) }
    })

  return { runnable, changeable, opened }
}
