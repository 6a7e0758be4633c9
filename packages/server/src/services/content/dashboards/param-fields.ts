/**
 * The fields that parameters filter, for both generations of clients: by the id of the parameter, and by that of the
 * field (contract: dashboards, section 6).
 */
import { isId } from '@querent/contract'
import { canQueryTable } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldRow, Store, TableRow } from '../../../store/index.ts'
import type { TargetedCard } from '../cards/index.ts'
import { fieldHydrator, type HydratedField } from '../../data/data-model/index.ts'
import { mappedFields, type Mapping } from './mappings.ts'

/** A field that parameters filter, and how it is known. */
export interface ParamField {
  field: FieldRow
  table: TableRow
  /** Whether a mapping names its id; else it is only what a column of a result is said to come from. */
  isNamed: boolean
}

/** What a column of a result is said to come from is shown to those who may query its table. */
export function isShownTo(user: CurrentUser): (field: ParamField) => boolean {
  return ({ table, isNamed }) => isNamed || canQueryTable(user, table.db_id, table.id)
}

/** @param isShown Which of the fields are shown. */
export async function paramFields(
  store: Store,
  mappings: readonly Mapping<TargetedCard>[],
  isShown: (field: ParamField) => boolean,
) {
  const fieldsOf = mappedFields(mappings)
  const ids = [...new Set([...fieldsOf.values()].flat().map(({ id }) => id))]
  if (ids.length === 0) return {}
  const own = await visibleFields(store, isShown, fieldsOf)
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

async function visibleFields(
  store: Store,
  isShown: (field: ParamField) => boolean,
  fieldsOf: ReturnType<typeof mappedFields>,
) {
  const all = [...fieldsOf.values()].flat()
  const named = new Set(all.filter(({ isByName }) => !isByName).map(({ id }) => id))
  const fields = await store.fields.findMany([...new Set(all.map(({ id }) => id))])
  const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
  const tableOf = new Map(tables.map((table) => [table.id, table]))
  return fields.filter((field) => {
    const table = tableOf.get(field.table_id)
    return table !== undefined && isShown({ field, table, isNamed: named.has(field.id) })
  })
}

/** Of the field and of those that stand for it: what clients need to offer values, and no statistics of them. */
function paramField(field: HydratedField) {
  const { name_field, dimensions, fk_target_field_id, target } = field
  return {
    ...named(field),
    name_field: name_field && named(name_field),
    dimensions: dimensions.map((dimension) => {
      if (!('human_readable_field' in dimension)) return dimension
      return {
        ...dimension,
        human_readable_field: dimension.human_readable_field && named(dimension.human_readable_field),
      }
    }),
    fk_target_field_id,
    ...(target === null ? {} : { target: { ...named(target), name_field: null } }),
  }
}

type NamedField = Pick<
  FieldRow,
  'id' | 'name' | 'table_id' | 'display_name' | 'base_type' | 'semantic_type' | 'has_field_values'
>

function named({ id, name, table_id, display_name, base_type, semantic_type, has_field_values }: NamedField) {
  return { id, name, table_id, display_name, base_type, semantic_type, has_field_values }
}
