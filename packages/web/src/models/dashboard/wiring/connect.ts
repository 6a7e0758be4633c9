/** Filters and cards are connected: one by one, all alike, and by guess for what is new. */
import type { Parameter } from '../../../api/card.ts'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { changeCard, virtualKind } from '../draft/index.ts'
import { fits } from './fit.ts'
import type { TargetOption } from './options.ts'

/** A question on a place, or the words on it (null), and what filters can be connected to there. */
export interface Candidate {
  readonly dashcardId: number
  readonly cardId: number | null
  readonly options: readonly TargetOption[]
}

export interface Connection {
  readonly dashcardId: number
  readonly cardId: number | null
  readonly target: unknown
}

/** The options that a filter can be connected to, in their order. */
export function fittingOptions(parameter: Parameter, options: readonly TargetOption[]): readonly TargetOption[] {
  return options.filter((option) => fits(parameter, option))
}

/** What a filter is connected to on a card; null for nothing. */
export function targetOn(dashcard: DashboardCard, cardId: number | null, parameterId: string): unknown {
  return dashcard.parameter_mappings.find((mapping) => isOf(mapping, cardId, parameterId))?.target ?? null
}

/** The draft with the filter connected there, in place of what it was connected to; by null no longer connected. */
export function connect(draft: Dashboard, parameterId: string, { dashcardId, cardId, target }: Connection): Dashboard {
  return changeCard(draft, dashcardId, (dashcard) => {
    const others = dashcard.parameter_mappings.filter((mapping) => !isOf(mapping, cardId, parameterId))
    const own = { parameter_id: parameterId, ...(cardId !== null && { card_id: cardId }), target }
    const parameter_mappings = target === null ? others : [...others, own]
    return sameJson(parameter_mappings, dashcard.parameter_mappings) ? dashcard : { ...dashcard, parameter_mappings }
  })
}

/** The draft in which a filter, or nobody (null), gives a parameter of an action its value. */
export function giveBy(draft: Dashboard, dashcardId: number, target: unknown, filterId: string | null): Dashboard {
  return changeCard(draft, dashcardId, (dashcard) => {
    const others = dashcard.parameter_mappings.filter((mapping) => !sameTarget(mapping.target, target))
    const parameter_mappings = filterId === null ? others : [...others, { parameter_id: filterId, target }]
    return { ...dashcard, parameter_mappings }
  })
}

/** The draft with all these connections of the filter. */
export function connectAll(draft: Dashboard, parameterId: string, connections: readonly Connection[]): Dashboard {
  return connections.reduce((next, connection) => connect(next, parameterId, connection), draft)
}

/** The draft without any connection of the filter. */
export function disconnectAll(draft: Dashboard, parameterId: string): Dashboard {
  const dashcards = draft.dashcards.map((dashcard) => {
    const left = dashcard.parameter_mappings.filter(({ parameter_id }) => parameter_id !== parameterId)
    return left.length === dashcard.parameter_mappings.length ? dashcard : { ...dashcard, parameter_mappings: left }
  })
  return { ...draft, dashcards }
}

/** Where a filter is not connected yet and could be to the same column, variable or tag as `option`. */
export function alikeConnections(
  draft: Dashboard,
  parameter: Parameter,
  option: TargetOption,
  candidates: readonly Candidate[],
): readonly Connection[] {
  return candidates.flatMap(({ dashcardId, cardId, options }): Connection[] => {
    const dashcard = draft.dashcards.find(({ id }) => id === dashcardId)
    if (dashcard === undefined || targetOn(dashcard, cardId, parameter.id) !== null) return []
    const alike = alikeOption(parameter, option, options)
    return alike === null ? [] : [{ dashcardId, cardId, target: alike.target }]
  })
}

/** Connections of a new card, as the filters are connected to others. By ids of filters. */
export function guessConnections(
  draft: Dashboard,
  added: Candidate,
  candidates: readonly Candidate[],
): ReadonlyMap<string, Connection> {
  const guesses = new Map<string, Connection>()
  for (const parameter of draft.parameters) {
    const used = candidates.flatMap(({ dashcardId, cardId, options }) => {
      const dashcard = draft.dashcards.find(({ id }) => id === dashcardId)
      const target =
        dashcard === undefined || dashcardId === added.dashcardId ? null : targetOn(dashcard, cardId, parameter.id)
      return target === null ? [] : options.filter((option) => sameTarget(option.target, target))
    })
    const found = used.map((option) => alikeOption(parameter, option, added.options)).find((one) => one !== null)
    if (found) guesses.set(parameter.id, { ...added, target: found.target })
  }
  return new Map([...guesses].map(([id, { dashcardId, cardId, target }]) => [id, { dashcardId, cardId, target }]))
}

/** The same one, else the only one of the same column by another way. */
function alikeOption(
  parameter: Parameter,
  option: TargetOption,
  options: readonly TargetOption[],
): TargetOption | null {
  const fitting = fittingOptions(parameter, options)
  const same = fitting.find((one) => sameTarget(one.target, option.target))
  if (same !== undefined) return same
  const key = keyOf(option)
  const alike = fitting.filter((one) => keyOf(one) === key)
  const direct = alike.filter((one) => one.kind !== 'column' || !one.isReached)
  return (direct.length === 1 ? direct[0] : alike.length === 1 ? alike[0] : undefined) ?? null
}

/** What makes options of different cards the same thing. */
function keyOf(option: TargetOption): string {
  switch (option.kind) {
    case 'text':
      return `text ${option.tag}`
    case 'tag':
      return option.fieldId === null ? `tag ${option.tag}` : `field ${option.fieldId}`
    case 'unit':
    case 'column': {
      const { id, name, effective_type, base_type } = option.column
      const prefix = option.kind === 'unit' ? 'unit ' : ''
      return prefix + (id === null ? `name ${name} ${effective_type ?? base_type}` : `field ${id}`)
    }
  }
}

/** True when both lead to the same place; no stage is the first one, and no options are none. */
export function sameTarget(one: unknown, other: unknown): boolean {
  return sameJson(normalTarget(one), normalTarget(other))
}

function normalTarget(target: unknown): unknown {
  if (!Array.isArray(target) || !Array.isArray(target[1])) return target
  const [type, [op, name, options], stage] = target as [unknown, unknown[], unknown]
  const kept = Object.entries(asMap(options)).filter(([key]) => key !== 'base-type' && key !== 'effective-type')
  return [type, [op, name, Object.fromEntries(kept)], Number(asMap(stage)['stage-number'] ?? 0)]
}

function asMap(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isOf(
  mapping: { parameter_id: string; card_id?: number | null },
  cardId: number | null,
  parameterId: string,
): boolean {
  return mapping.parameter_id === parameterId && (mapping.card_id ?? null) === cardId
}

/** Filters that do nothing so far. */
export function unconnectedFilters({ parameters, dashcards }: Dashboard): readonly Parameter[] {
  const used = new Set(dashcards.flatMap((one) => one.parameter_mappings.map(({ parameter_id }) => parameter_id)))
  return parameters.filter(({ id }) => !used.has(id))
}

/** Cards of questions, among those given, that a filter is not connected to. */
export function unconnectedCards(dashcards: readonly DashboardCard[], parameterId: string): readonly DashboardCard[] {
  return dashcards.filter(
    (dashcard) =>
      dashcard.card_id !== null &&
      virtualKind(dashcard) === null &&
      !dashcard.parameter_mappings.some(({ parameter_id }) => parameter_id === parameterId),
  )
}

/** Connections that lead nowhere any more, since a column or variable is gone. */
export function lostConnections(dashcard: DashboardCard, { cardId, options }: Candidate): readonly string[] {
  return dashcard.parameter_mappings
    .filter((mapping) => (mapping.card_id ?? null) === cardId)
    .filter(({ target }) => !options.some((option) => sameTarget(option.target, target)))
    .map(({ parameter_id }) => parameter_id)
}
