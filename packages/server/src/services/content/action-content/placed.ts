/** Actions on dashboards (contract: dashboards, section 2). */
import type { Connections } from '../../../connections/index.ts'
import type { ActionWithCreator, CardWithPeople, Store } from '../../../store/index.ts'
import { isWritable } from './enabled.ts'
import { fieldsOfModels, formOf, type ActionForm } from './record.ts'

/** An action with what it is filled in with. */
export interface PlacedAction {
  action: ActionWithCreator
  model: CardWithPeople
  form: ActionForm
  /** Whether its database may be written. */
  isEnabled: boolean
}

/** By the ids of the actions; without those that are archived. */
export type PlacedActions = ReadonlyMap<number, PlacedAction>

interface PlacedDeps {
  store: Pick<Store, 'actions' | 'cards' | 'databases' | 'fields'>
  connections: Pick<Connections, 'driverOf'>
}

/** The actions of dashcards: no statement where there are none. */
export async function placedActions(
  { store, connections }: PlacedDeps,
  dashcards: readonly { action_id: number | null }[],
): Promise<PlacedActions> {
  const ids = [...new Set(dashcards.flatMap(({ action_id }) => action_id ?? []))]
  if (ids.length === 0) return new Map()
  const actions = (await store.actions.findMany(ids)).filter(({ archived }) => !archived)
  const cards = await store.cards.findMany([...new Set(actions.map(({ model_id }) => model_id))])
  const models = new Map(cards.map((card) => [card.id, card]))
  const fields = await fieldsOfModels(store, actions, models)
  const placed = actions.flatMap((action): Omit<PlacedAction, 'isEnabled'>[] => {
    const model = models.get(action.model_id)
    if (model === undefined) return []
    return [{ action, model, form: formOf(action, model, fields.get(model.table_id ?? 0) ?? []) }]
  })
  const isEnabled = await enabledDatabases({ store, connections }, placed)
  return new Map(placed.map((one) => [one.action.id, { ...one, isEnabled: isEnabled(one.form.database_id) }]))
}

async function enabledDatabases({ store, connections }: PlacedDeps, placed: readonly Pick<PlacedAction, 'form'>[]) {
  const ids = [...new Set(placed.flatMap(({ form }) => form.database_id ?? []))]
  const databases = await store.databases.findMany(ids)
  const enabled = new Set(databases.filter((one) => isWritable(connections, one)).map(({ id }) => id))
  return (id: number | null) => id !== null && enabled.has(id)
}
