/** The fields that the filters of shared content are about: of no others does a guest learn anything. */
import { isShownIn, notFound } from '@querent/contract'
import type { CardRow, CardWithPeople, DashboardRow, JsonObject, Store } from '../../store/index.ts'
import { listsColumns, type TargetedCard } from '../content/cards/index.ts'
import {
  mappingsOf,
  paramFields,
  paramValues,
  type DashboardParts,
  type Mapping,
  type ParamField,
} from '../content/dashboards/index.ts'
import type { FieldOfTable } from '../data/fields/index.ts'
import { isReadByQuery } from '../content/parameter-values/index.ts'
import type { Opened } from './opened.ts'
import { sharedParameters } from './parameters.ts'

/** What a parameter of shared content is about. */
export interface Filters {
  parameters: readonly JsonObject[]
  mappings: readonly Mapping<TargetedCard>[]
  shares: (field: ParamField) => boolean
  /** Whether values of the fields are told only within those of parameters that the guest cannot change. */
  isConfined: boolean
}

/** Targets of a card's own parameters prove nothing: a field is shared only if the query itself reads it or its table. */
export function filtersOfCard({ content: card, shows, isConfined }: Opened<CardRow>): Filters {
  const parameters = sharedParameters(card).filter(shows)
  const mappings = parameters.map(({ id, target }) => ({ parameterId: id, card, target }))
  return { parameters, mappings, shares: (own) => isUsable(own) && isReadByQuery(card, own), isConfined }
}

/** Whoever mapped a parameter of a dashboard had the right to its table. */
export function filtersOfDashboard(
  { content: { parameters }, shows, isConfined }: Opened<DashboardRow>,
  { dashcards, cards }: Pick<DashboardParts, 'dashcards'> & { cards: ReadonlyMap<number, CardWithPeople> },
): Filters {
  const shown = parameters.filter(shows)
  const ids = new Set(shown.map(({ id }) => String(id)))
  const mappings = mappingsOf(dashcards, cards).filter(({ parameterId }) => ids.has(parameterId))
  return { parameters: shown, mappings, shares: isUsable, isConfined }
}

/** A field of which its name alone is known may be any, and one that was taken out of use is nobody's. */
function isUsable({ field, table, isNamed }: ParamField): boolean {
  return isNamed && table.active && isShownIn('use', field)
}

/** What clients of both generations read (contract: dashboards, section 6). */
export async function fieldsAndValues(store: Store, filters: Filters) {
  const param_fields = await paramFields(store, filters.mappings, filters.shares)
  return { param_fields, param_values: await paramValues(store, null, listedIn(param_fields, filters)) }
}

/** A field whose values the filters offer. @throws {ApiError} 404 for any other. */
export async function listedField(store: Store, filters: Filters, id: number): Promise<FieldOfTable> {
  const fields = await paramFields(store, filters.mappings, filters.shares)
  if (!listedIn(fields, filters).includes(id)) throw notFound()
  const field = await store.fields.find(id)
  const table = field === undefined ? undefined : await store.tables.find(field.table_id)
  if (field === undefined || table === undefined) throw notFound()
  return { field, table }
}

/** Ids of the fields whose values a filter offers as they are; not of one with a list of its own. */
function listedIn(
  fields: Awaited<ReturnType<typeof paramFields>>,
  { parameters, isConfined }: Pick<Filters, 'parameters' | 'isConfined'>,
): number[] {
  if (isConfined) return []
  const listed = parameters.filter(listsColumns).flatMap(({ id }) => {
    // A parameter may be called as a field is: then the field has the name.
    const own = fields[String(id)]
    return Array.isArray(own) ? own : []
  })
  return [...new Set(listed.map((field) => field.id))]
}
