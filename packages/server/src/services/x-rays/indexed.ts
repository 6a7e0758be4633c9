/** All that belongs to one record of a model: an x-ray of each table that refers to it (contract: x-rays, section 7). */
import { isShownTable, notFound } from '@querent/contract'
import { msg } from '../../delivery/index.ts'
import { canQueryTable } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { FieldRow, ModelIndexRow, Store } from '../../store/index.ts'
import type { AskingArea } from '../asking/index.ts'
import { chooseRule } from './choose-rule.ts'
import { dashcardsOf, temporaryIds, textCard } from './dashboard-record.ts'
import { both, makeXRay, type Words } from './engine/index.ts'
import type { subjects } from './subjects/index.ts'

interface Deps {
  store: Store
  modelIndexes: AskingArea['modelIndexes']
  find: ReturnType<typeof subjects>['find']
}

const COLUMNS = 24
const TABS = 20

/** @throws {ApiError} 403, or 404 for a record that the index does not have. */
export async function indexedDashboard(
  { store, modelIndexes, find }: Deps,
  user: CurrentUser,
  { id, key }: { id: number; key: number },
) {
  const index = await modelIndexes.get(user, id)
  const record = await store.modelIndexes.findValue(id, key)
  if (record === undefined) throw notFound()
  const { subject: model } = await find(user, 'model', String(index.model_id))
  const { words } = model
  const ids = temporaryIds()
  const names = { name: record.name, model: model.name }
  const link = { id: ids(), ...place(0, 1), ...linkCard(index.model_id, model.name) }
  const found = await tablesOf({ store, find }, user, { index, key })
  const isTabbed = found.length > 1
  const parts = found.map(({ xRay, source }, at) => {
    const tabId = isTabbed ? -1 - at : null
    const head = at === 0 ? link : { ...link, id: ids() }
    return [{ ...head, dashboard_tab_id: tabId }, ...dashcardsOf(xRay, { user, source, ids, below: 1, tabId })]
  })
  return {
    name: words.say(msg('A look at {name}'), names),
    transient_name: words.say(msg('A look at {name}'), names),
    description: words.say(msg('All that belongs to {name}, one of {model}.'), names),
    creator_id: user.id,
    parameters: [
      ...new Map(found.flatMap(({ xRay }) => xRay.filters).map(({ parameter }) => [parameter.id, parameter])).values(),
    ],
    dashcards: parts.length === 0 ? [link, nothing(words, ids())] : parts.flat(),
    tabs: isTabbed ? found.map(({ name }, at) => ({ id: -1 - at, name })) : [],
    related: {},
    more: null,
    transient_filters: null,
    param_fields: {},
    auto_apply_filters: true,
    width: 'fixed' as const,
  }
}

/** What each table says of the record. */
function tablesOf(
  { store, find }: Pick<Deps, 'store' | 'find'>,
  user: CurrentUser,
  { index, key }: { index: ModelIndexRow; key: number },
) {
  return keysTo(store, user, index).then((keys) =>
    Promise.all(
      keys.slice(0, TABS).map(async (field) => {
        const { subject } = await find(user, 'table', String(field.table_id))
        const filter = both(subject.source.filter, ['=', ['field', field.id, null], key])
        const narrowed = { ...subject, source: { ...subject.source, filter }, rows: null }
        const { name, source } = narrowed
        return { name, source, xRay: makeXRay(chooseRule(narrowed), narrowed, { show: null }) }
      }),
    ),
  )
}

/** Foreign keys to the model's own key, one of each table. */
async function keysTo(store: Store, user: CurrentUser, { pk_ref }: ModelIndexRow): Promise<FieldRow[]> {
  const [, keyId] = pk_ref
  if (typeof keyId !== 'number') return []
  const pointing = await store.fields.listPointingTo([keyId])
  const tables = await store.tables.findMany([...new Set(pointing.map((field) => field.table_id))])
  const seen = new Set(
    tables.filter((one) => isShownTable(one) && canQueryTable(user, one.db_id, one.id)).map((one) => one.id),
  )
  const byTable = new Map(pointing.filter((field) => seen.has(field.table_id)).map((field) => [field.table_id, field]))
  return [...byTable.values()]
}

interface Placed {
  row: number
  col: number
  size_x: number
  size_y: number
  dashboard_tab_id: number | null
}

function place(row: number, size_y: number, size_x = COLUMNS): Placed {
  return { row, col: 0, size_x, size_y, dashboard_tab_id: null }
}

function linkCard(id: number, name: string) {
  return {
    card_id: null,
    card: null,
    visualization_settings: {
      virtual_card: { display: 'link', name: null, dataset_query: {}, visualization_settings: {}, archived: false },
      link: { entity: { id, name, model: 'dataset', display: 'table', description: null } },
    },
    parameter_mappings: [],
  }
}

function nothing({ say }: Words, id: string) {
  return { id, ...place(1, 2, 18), ...textCard(say(msg('No table refers to this record.'))) }
}
