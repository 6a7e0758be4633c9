/** Where a click leads. */
import { emptyTable, ownValue } from '@querent/contract/lookup/index.ts'
import type { Card, Parameter } from '../../../api/card.ts'
import type { Dashboard } from '../../../api/dashboard.ts'
import { urls } from '../../../lib/urls.ts'
import { writeQuestionHash } from '../../../lib/url.ts'
import { changedFilters, filterKindOf, writeSearch, type FilterValues } from '../../../filters/index.ts'
import { withConditions, type Condition } from './conditions.ts'
import { fillLink } from './template.ts'
import type { ClickBehavior } from './types.ts'
import { binOf, mappedValues, sourceValue, type ClickContext } from './values.ts'

/** What is known of the target; it is read before a click can be followed. */
export interface ClickTargets {
  readonly dashboard?: Pick<Dashboard, 'id' | 'name' | 'parameters' | 'tabs'> | undefined
  readonly card?:
    | Pick<Card, 'id' | 'name' | 'type' | 'parameters' | 'dataset_query' | 'display' | 'visualization_settings'>
    | undefined
}

export type ClickResult =
  | { readonly type: 'menu' }
  /** Another site or page, as the template has it. */
  | { readonly type: 'address'; readonly href: string }
  /** A page of this application. */
  | { readonly type: 'page'; readonly href: string }
  /** Filters of this dashboard to set; null clears. */
  | { readonly type: 'filters'; readonly values: FilterValues }
  | { readonly type: 'nothing' }

/** What a click does; `menu` where the drill menu is to open, `nothing` where a target is gone or a link leads nowhere. */
export function followClick(
  behavior: ClickBehavior | null,
  context: ClickContext,
  targets: ClickTargets = {},
): ClickResult {
  if (behavior === null || behavior.type === 'actionMenu') return { type: 'menu' }
  if (behavior.type === 'crossfilter') return crossFilter(behavior, context)
  if (behavior.linkType === 'url') {
    const href = fillLink(behavior.linkTemplate, context)
    return href === null ? { type: 'nothing' } : { type: 'address', href }
  }
  const href =
    behavior.linkType === 'dashboard'
      ? dashboardHref(behavior, context, targets.dashboard)
      : questionHref(behavior, context, targets.card)
  return href === null ? { type: 'nothing' } : { type: 'page', href }
}

type Link = Extract<ClickBehavior, { linkType: 'dashboard' | 'question' }>

/** A second click on the same value takes the filters off again. */
function crossFilter(
  { parameterMapping }: Extract<ClickBehavior, { type: 'crossfilter' }>,
  context: ClickContext,
): ClickResult {
  const values = mappedValues(parameterMapping, context.parameters, context)
  const ids = Object.keys(values)
  if (ids.length === 0) return { type: 'nothing' }
  const before = Object.fromEntries(ids.map((id) => [id, ownValue(context.values, id)]))
  const isSet = changedFilters(before, values).length === 0
  return { type: 'filters', values: isSet ? Object.fromEntries(ids.map((id) => [id, null])) : values }
}

function dashboardHref(
  { targetId, tabId, parameterMapping }: Link,
  context: ClickContext,
  dashboard: ClickTargets['dashboard'],
): string | null {
  if (dashboard?.id !== targetId) return null
  const search = new URLSearchParams()
  if (dashboard.tabs.some(({ id }) => id === tabId)) search.set('tab', String(tabId))
  const values = mappedValues(parameterMapping, dashboard.parameters, context)
  return withSearch(urls.dashboard(dashboard), writeSearch(dashboard.parameters, values, search))
}

function questionHref(
  { targetId, parameterMapping = {} }: Link,
  context: ClickContext,
  card: ClickTargets['card'],
): string | null {
  if (card?.id !== targetId) return null
  const values = emptyTable<unknown>()
  const conditions: Condition[] = []
  for (const { source, target } of Object.values(parameterMapping)) {
    const found = sourceValue(source, context)
    if (found === undefined) continue
    const parameter = card.parameters.find((one) => isTargetOf(one, target))
    if (parameter !== undefined) {
      const own = { [target.id]: { id: target.id, source, target: { type: 'parameter' as const, id: parameter.id } } }
      Object.assign(values, mappedValues(own, card.parameters, context))
    } else if (target.type === 'dimension') {
      const isDateText = source.type === 'parameter' && isDateFilter(source.id, context)
      const bin = binOf(found.value, found.column)
      const of = { target: target.dimension, isDateText }
      if (bin === null) conditions.push({ ...of, value: found.value, unit: found.column?.unit })
      else conditions.push({ ...of, value: bin[0], operator: '>=' }, { ...of, value: bin[1], operator: '<' })
    }
  }
  const dataset_query = conditions.length === 0 ? null : withConditions(card.dataset_query, conditions)
  if (dataset_query === null) return withSearch(urls.question(card), writeSearch(card.parameters, values))
  const { display, visualization_settings } = card
  const question = { dataset_query, display, visualization_settings: { ...visualization_settings } }
  return `/question#${writeQuestionHash(question)}`
}

function isDateFilter(id: string, { parameters }: ClickContext): boolean {
  const parameter = parameters.find((one) => one.id === id)
  return parameter !== undefined && filterKindOf(parameter).id === 'date'
}

/** True for the parameter that a variable or a field filter of SQL stands behind. */
function isTargetOf({ id, slug, target: own }: Parameter, { type, id: key, dimension }: ClickTargetLike): boolean {
  if (type === 'parameter') return id === key
  const tag = tagOf(dimension) ?? (type === 'variable' ? key : null)
  return tag !== null && (tagOf(own) === tag || slug === tag)
}

interface ClickTargetLike {
  readonly type: string
  readonly id: string
  readonly dimension?: unknown
}

function tagOf(target: unknown): string | null {
  const ref: unknown = Array.isArray(target) ? target[1] : null
  return Array.isArray(ref) && ref[0] === 'template-tag' && typeof ref[1] === 'string' ? ref[1] : null
}

function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`
}
