/** Actions as they are carried out. */
import { notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ActionWithCreator, CardWithPeople, Store } from '../../../store/index.ts'
import { formOf, rowColumns, type ActionForm, type RowColumn } from '../../content/action-content/index.ts'
import type { CardAccess } from '../../content/cards/index.ts'

/** An action that may be carried out. */
export interface RunnableAction {
  action: ActionWithCreator
  model: CardWithPeople
  form: ActionForm
  /** Columns of the model's table, as a row is written; none for SQL and requests. */
  columns: readonly RowColumn[]
}

export function runnableActions(
  store: Pick<Store, 'actions' | 'cards' | 'fields'>,
  access: Pick<CardAccess, 'getRow' | 'getWritable'>,
) {
  /** An action that the user may carry out by itself. @throws {ApiError} 404, 403 */
  async function runnable(user: CurrentUser, id: number): Promise<RunnableAction> {
    const action = await liveAction(id)
    return withForm(action, await access.getRow(user, action.model_id))
  }

  /** An action that the user may change. @throws {ApiError} 404, 403 */
  async function changeable(user: CurrentUser, id: number): Promise<RunnableAction> {
    const action = await liveAction(id)
    return withForm(action, await access.getWritable(user, action.model_id))
  }

  /** An action that somebody was let in to, by its link or by what it is on. @throws {ApiError} 404 */
  async function opened(id: number): Promise<RunnableAction> {
    const action = await liveAction(id)
    const model = await store.cards.find(action.model_id)
    if (model === undefined || model.archived) throw notFound()
    return withForm(action, model)
  }

  async function liveAction(id: number): Promise<ActionWithCreator> {
    const action = await store.actions.find(id)
    if (action === undefined || action.archived) throw notFound()
    return action
  }

  async function withForm(action: ActionWithCreator, model: CardWithPeople): Promise<RunnableAction> {
    const tables = action.kind === null || model.table_id === null ? [] : [model.table_id]
    const fields = await store.fields.listOfTables(tables)
    const columns = action.kind === null ? [] : rowColumns(fields, model.result_metadata)
    return { action, model, form: formOf(action, model, fields), columns }
  }

  return { runnable, changeable, opened }
}
