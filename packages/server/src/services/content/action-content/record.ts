/** Actions as clients read them. */
import { isMap } from '@querent/contract'
import type { ActionWithCreator, CardRow, FieldRow, JsonObject, Store } from '../../../store/index.ts'
import { personRecord } from '../../shared/person.ts'
import { isHidden, rowColumns, rowForm, rowParameters } from './row-parameters.ts'
import { shownTemplate } from './template-headers.ts'

/** What is read of the model. */
type ActionModel = Pick<CardRow, 'id' | 'database_id' | 'table_id' | 'result_metadata'>

/** What an action is filled in with. */
export interface ActionForm {
  parameters: ({ id: string } & JsonObject)[]
  visualization_settings: JsonObject
  database_id: number | null
}

type StoredAction = Pick<
  ActionWithCreator,
  'type' | 'kind' | 'parameters' | 'visualization_settings' | 'database_id' | 'template'
>

/** @param fields Of the model's table; none for a query and a request. */
export function formOf(action: StoredAction, model: ActionModel, fields: readonly FieldRow[]): ActionForm {
  const { kind, visualization_settings } = action
  if (kind === null) {
    const own = action.parameters.length > 0 ? action.parameters : (action.template?.parameters ?? [])
    const parameters = own.flatMap((one) => (typeof one['id'] === 'string' ? [{ ...one, id: one['id'] }] : []))
    const database_id = action.type === 'http' ? model.database_id : action.database_id
    return { parameters, visualization_settings, database_id }
  }
  const columns = rowColumns(fields, model.result_metadata)
  return {
    parameters: rowParameters(columns, kind, action.parameters),
    visualization_settings: rowForm(columns, kind, visualization_settings),
    database_id: model.database_id,
  }
}

/** The fields of the tables of models that implicit actions need, by table: one statement for any number of actions. */
export async function fieldsOfModels(
  store: Pick<Store, 'fields'>,
  actions: readonly Pick<ActionWithCreator, 'kind' | 'model_id'>[],
  models: ReadonlyMap<number, ActionModel>,
): Promise<ReadonlyMap<number, FieldRow[]>> {
  const tables = actions.flatMap(({ kind, model_id }) => (kind === null ? [] : (models.get(model_id)?.table_id ?? [])))
  return Map.groupBy(await store.fields.listOfTables([...new Set(tables)]), (field) => field.table_id)
}

export function actionRecord(
  {
    email,
    first_name,
    last_name,
    kind,
    dataset_query,
    template,
    response_handle,
    error_handle,
    ...action
  }: ActionWithCreator,
  form: ActionForm,
  { isSharingOn }: { isSharingOn: boolean },
) {
  const request = { template: template && shownTemplate(template), response_handle, error_handle }
  return {
    ...action,
    ...form,
    public_uuid: isSharingOn ? action.public_uuid : null,
    ...(kind !== null && { kind }),
    ...(dataset_query !== null && { dataset_query }),
    ...(action.type === 'http' && request),
    creator: personRecord({ id: action.creator_id, email, first_name, last_name }),
  }
}

/** An action as guests see it (contract: actions, section 6): nothing of what it writes, no ids of columns, nor of what is hidden in its form. */
export function guestAction(
  { id, name }: Pick<ActionWithCreator, 'id' | 'name'>,
  { parameters, visualization_settings, database_id }: ActionForm,
) {
  const isShown = (key: string) => !isHidden(visualization_settings, key)
  const { fields, ...settings } = visualization_settings
  const shownFields = isMap(fields) ? Object.entries(fields).filter(([key]) => isShown(key)) : []
  return {
    id,
    name,
    database_id,
    parameters: parameters.filter(({ id: key }) => isShown(key)).map(({ field_id: _column, ...shown }) => shown),
    visualization_settings: isMap(fields) ? { ...settings, fields: Object.fromEntries(shownFields) } : settings,
  }
}
