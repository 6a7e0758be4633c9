/**
 * The fields that parameters filter, for both generations of clients: by the id of the parameter, and by that of the
 * field (contract: dashboards, section 6).
 */
import { isId } from '@querent/contract'
import { canQueryTable } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Store } from '../../store/index.ts'
import type { TargetedCard } from '../cards/index.ts'
import { fieldHydrator, type HydratedField } from '../data-model/index.ts'
import { mappedFields, type Mapping } from './mappings.ts'

/** What a column of a result is said to come from is shown to those who may query its table. */
export async function paramFields(store: Store, user: CurrentUser, mappings: readonly Mapping<TargetedCard>[]) {
  const fieldsOf = mappedFields(mappings)
  const ids = [...new Set([...fieldsOf.values()].flat().map(({ id }) => id))]
  if (ids.length === 0) return {}
  const own = await visibleFields(store, user, fieldsOf)
  const keys = own.filter((field) => field.semantic_type === 'type/PK').map((field) => field.table_id)
  const targets = own.flatMap((field) => (isId(field.fk_target_field_id) ? field.fk_target_field_id : []))
  const [dimensions, siblings, pointedTo] = await Promise.all([
    store.dimensions.listOfFields(ids),
    store.fields.listOfTables([...new Set(keys)]),
    store.fields.findMany([...new Set(targets)]),
  ])
  const shown = await store.fields.findMany(dimensions.flatMap((one) => one.human_readable_field_id ?? []))
  const hydrate = fieldHydrator({ fields: [...siblings, ...pointedTo, ...shown, ...own], dimensions })
  const records = new Map(own.filter((field) => field.active).map((field) => [field.id, paramField(hydrate(field))]))
  const byParameter = [...fieldsOf].map(([key, some]) => {
    const unique = [...new Set(some.map(({ id }) => id))]
    return [key, unique.flatMap((id) => records.get(id) ?? [])] as const
  })
  return { ...Object.fromEntries(byParameter), ...Object.fromEntries(records) }
}

async function visibleFields(store: Store, user: CurrentUser, fieldsOf: ReturnType<typeof mappedFields>) {
  const all = [...fieldsOf.values()].flat()
  const named = new Set(all.filter(({ isByName }) => !isByName).map(({ id }) => id))
  const fields = await store.fields.findMany([...new Set(all.map(({ id }) => id))])
  const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
  const queryable = new Set(tables.filter(({ id, db_id }) => canQueryTable(user, db_id, id)).map(({ id }) => id))
  return fields.filter(({ id, table_id }) => named.has(id) || queryable.has(table_id))
}

function paramField(field: HydratedField) {
  const { id, name, table_id, display_name, base_type, semantic_type, has_field_values } = field
  const { name_field, dimensions, fk_target_field_id, target } = field
  return {
    id,
    name,
    table_id,
    display_name,
    base_type,
    semantic_type,
    has_field_values,
    name_field,
    dimensions,
    fk_target_field_id,
    ...(target === null ? {} : { target: { ...target, name_field: null } }),
  }
}
