/** Filters of a draft. */
import type { Parameter } from '../../../api/card.ts'
import type { Dashboard } from '../../../api/dashboard.ts'
import { filterKindOf, KINDS, readValue, typeOf, type FilterKind, type FilterKindId } from '../../../filters/index.ts'
import { inlineOf } from '../reach/index.ts'
import { forgetFilters } from './forget.ts'
import { slugOf, uniqueName, uniqueSlug } from './slugs.ts'

/** Where the values of a list come from: columns, a written list, or a question. */
export type FilterSource =
  | { readonly type: 'columns' }
  | { readonly type: 'static-list'; readonly values: readonly (string | readonly [value: unknown, label: string])[] }
  | { readonly type: 'card'; readonly cardId: number; readonly valueField: unknown; readonly labelField?: unknown }

interface NewFilter {
  readonly type?: string
  readonly name?: string
  /** Eight hexadecimal digits. */
  readonly id?: string
}

/** The draft with one more filter at the end of the bar. */
export function addFilter(
  draft: Dashboard,
  kind: FilterKindId,
  { type, name, id = freshId() }: NewFilter = {},
): Dashboard {
  const { name: kindName, section, start, types } = kindOf(kind)
  const own = uniqueName(name ?? kindName(), draft.parameters)
  const parameter: Parameter = {
    id,
    type: type ?? types[0]?.type ?? 'string/=',
    name: own,
    slug: uniqueSlug(slugOf(own), draft.parameters),
    sectionId: section,
    ...start,
  }
  return { ...draft, parameters: [...draft.parameters, parameter] }
}

function kindOf(id: FilterKindId): FilterKind {
  const found = KINDS.find((kind) => kind.id === id)
  if (found === undefined) throw new TypeError(`No kind of filter: ${id}`)
  return found
}

function freshId(): string {
  return crypto.getRandomValues(new Uint8Array(4)).toHex()
}

export function removeFilter(draft: Dashboard, id: string): Dashboard {
  return forgetFilters(draft, [id])
}

/** A copy of the filter beside it, connected alike. */
export function duplicateFilter(draft: Dashboard, id: string, newId = freshId()): Dashboard {
  const index = draft.parameters.findIndex((parameter) => parameter.id === id)
  const found = draft.parameters[index]
  if (found === undefined) return draft
  const name = uniqueName(found.name ?? '', draft.parameters)
  const copy = { ...found, id: newId, name, slug: uniqueSlug(slugOf(name), draft.parameters) }
  const parameters = [...draft.parameters.slice(0, index + 1), copy, ...draft.parameters.slice(index + 1)]
  const dashcards = draft.dashcards.map((dashcard) => {
    const own = dashcard.parameter_mappings.filter(({ parameter_id }) => parameter_id === id)
    if (own.length === 0) return dashcard
    const copies = own.map((mapping) => ({ ...mapping, parameter_id: newId }))
    return { ...dashcard, parameter_mappings: [...dashcard.parameter_mappings, ...copies] }
  })
  return { ...draft, parameters, dashcards }
}

/**
 * The filter under another name. Its slug follows only while it has never been stored: links and embeddings name it.
 * @param base What is stored.
 */
export function renameFilter(draft: Dashboard, id: string, name: string, base: Dashboard): Dashboard {
  if (name.trim() === '') return draft
  const isStored = base.parameters.some((parameter) => parameter.id === id)
  const others = draft.parameters.filter((parameter) => parameter.id !== id)
  return changeFilter(draft, id, (parameter) => ({
    ...parameter,
    name: name.trim(),
    ...(!isStored && { slug: uniqueSlug(slugOf(name), others) }),
  }))
}

/** The filter at another place of the bar, counted from 0. */
export function moveFilter(draft: Dashboard, id: string, index: number): Dashboard {
  const found = draft.parameters.find((parameter) => parameter.id === id)
  if (found === undefined) return draft
  const others = draft.parameters.filter((parameter) => parameter !== found)
  const place = Math.max(0, index)
  return { ...draft, parameters: [...others.slice(0, place), found, ...others.slice(place)] }
}

/** The filter in the head of a card, or in the bar by null. */
export function setFilterHead(draft: Dashboard, id: string, dashcardId: number | null): Dashboard {
  const dashcards = draft.dashcards.map((dashcard) => {
    const others = inlineOf(dashcard).filter((one) => one !== id)
    const inline_parameters = dashcard.id === dashcardId ? [...others, id] : others
    const isSame = inline_parameters.join('\n') === inlineOf(dashcard).join('\n')
    return isSame ? dashcard : { ...dashcard, inline_parameters }
  })
  return { ...draft, dashcards }
}

/** Another type: what it cannot keep goes, the default and, for another kind of filter, all columns it is connected to. */
export function setFilterType(draft: Dashboard, id: string, type: string, kind?: FilterKindId): Dashboard {
  const found = draft.parameters.find((parameter) => parameter.id === id)
  if (found === undefined) return draft
  const next = kind === undefined ? filterKindOf({ ...found, type }) : kindOf(kind)
  const changed = changeFilter(draft, id, (parameter) => {
    const { temporal_units: _, ...rest } = parameter
    const { temporal_units } = next.start ?? {}
    return withFittingDefault({ ...rest, ...(temporal_units && { temporal_units }), type, sectionId: next.section })
  })
  if (next === filterKindOf(found)) return changed
  const dashcards = changed.dashcards.map((dashcard) => {
    const kept = dashcard.parameter_mappings.filter((one) => one.parameter_id !== id || isTextTag(one.target))
    return kept.length === dashcard.parameter_mappings.length ? dashcard : { ...dashcard, parameter_mappings: kept }
  })
  return { ...changed, dashcards }
}

function isTextTag(target: unknown): boolean {
  return Array.isArray(target) && target[0] === 'text-tag'
}

/** The default as the type takes it, or none. */
function withFittingDefault(parameter: Parameter): Parameter {
  const { default: given, ...rest } = parameter
  const value = readValue(parameter, given)
  if (value === null || typeOf(parameter).accepts?.(value, parameter) === false) return rest
  return { ...rest, default: value }
}

/** The value that the filter has without anybody; none by null. */
export function setFilterDefault(draft: Dashboard, id: string, value: unknown): Dashboard {
  return changeFilter(draft, id, (parameter) => withFittingDefault({ ...parameter, default: value }))
}

/** Always has a value: with a default it cannot be emptied, without one cards wait for it. */
export function setFilterRequired(draft: Dashboard, id: string, required: boolean): Dashboard {
  return changeFilter(draft, id, (parameter) => {
    const { required: _, ...rest } = parameter
    return required ? { ...rest, required } : rest
  })
}

export function setFilterMulti(draft: Dashboard, id: string, isMulti: boolean): Dashboard {
  return changeFilter(draft, id, (parameter) => {
    const { default: given } = parameter
    const value = !isMulti && Array.isArray(given) && typeOf(parameter).takes === 'list' ? given.slice(0, 1) : given
    return withFittingDefault({ ...parameter, isMultiSelect: isMulti, default: value })
  })
}

/** The units that a filter of units of time offers; the default is one of them. */
export function setFilterUnits(draft: Dashboard, id: string, units: readonly string[]): Dashboard {
  return changeFilter(draft, id, (parameter) => withFittingDefault({ ...parameter, temporal_units: units }))
}

/** How people choose: a list, a search, or by writing; a filter that lists nothing cannot be narrowed by others. */
export function setFilterQuery(draft: Dashboard, id: string, query: 'list' | 'search' | 'none'): Dashboard {
  return changeFilter(draft, id, (parameter) => withoutIdleLinks({ ...parameter, values_query_type: query }))
}

export function setFilterSource(draft: Dashboard, id: string, source: FilterSource): Dashboard {
  return changeFilter(draft, id, (parameter) => {
    const { values_source_type: _, values_source_config: __, ...rest } = parameter
    return withoutIdleLinks({ ...rest, ...storedSource(source) })
  })
}

function storedSource(source: FilterSource): Partial<Parameter> {
  switch (source.type) {
    case 'columns':
      return {}
    case 'static-list':
      return { values_source_type: 'static-list', values_source_config: { values: source.values } }
    case 'card': {
      const label = source.labelField === undefined ? {} : { label_field: source.labelField }
      const values_source_config = { card_id: source.cardId, value_field: source.valueField, ...label }
      return { values_source_type: 'card', values_source_config }
    }
  }
}

/** Links that the server does not keep: its own lists are narrowed by columns alone (contract: dashboards, section 5). */
function withoutIdleLinks(parameter: Parameter): Parameter {
  const { filteringParameters: _, ...rest } = parameter
  return mayBeLinked(parameter) ? parameter : rest
}

function mayBeLinked({ values_source_type, values_query_type }: Parameter): boolean {
  return (values_source_type ?? null) === null && values_query_type !== 'none'
}

/** Filters that can narrow the values of a filter; none where its values do not come from columns. */
export function linkableFilters(draft: Dashboard, id: string): readonly Parameter[] {
  const found = draft.parameters.find((parameter) => parameter.id === id)
  if (found === undefined || !mayBeLinked(found) || typeOf(found).takes === 'text') return []
  return draft.parameters.filter((one) => one.id !== id && filterKindOf(one).id !== 'temporal-unit')
}

/** The filters whose values narrow those that this one offers. */
export function linkFilters(draft: Dashboard, id: string, ids: readonly string[]): Dashboard {
  const linkable = new Set(linkableFilters(draft, id).map((parameter) => parameter.id))
  return changeFilter(draft, id, (parameter) => {
    const { filteringParameters: _, ...rest } = parameter
    const linked = ids.filter((one) => linkable.has(one))
    return linked.length === 0 ? rest : { ...rest, filteringParameters: linked }
  })
}

function changeFilter(draft: Dashboard, id: string, change: (parameter: Parameter) => Parameter): Dashboard {
  return {
    ...draft,
    parameters: draft.parameters.map((parameter) => (parameter.id === id ? change(parameter) : parameter)),
  }
}
