/** Conditions added to the query of a question that a click leads to. */
import { readDates } from '../../../filters/dates/index.ts'
import { isMap } from '../../question/index.ts'

export interface Condition {
  /** `["dimension", ["field", 17, options], {"stage-number": 0}]` (contract: dashboards, section 5). */
  readonly target: unknown
  /** One value, several, or null for rows without one. */
  readonly value: unknown
  /** Of the column that the value comes from. */
  readonly unit?: string | null | undefined
  /** How rows compare with the value; left out for those that are equal to it. */
  readonly operator?: '=' | '>=' | '<'
  /** Values are texts of a date filter. */
  readonly isDateText: boolean
}

type Json = Readonly<Record<string, unknown>>
/** A clause of the older form without options, and its options apart. */
interface Made {
  readonly clause: readonly [op: string, ref: Ref, ...args: unknown[]]
  readonly options?: Json
}
type Ref = readonly [op: string, target: unknown, options: Json]

/** The query, in the form it came in, with the conditions in their stages; null where there is no place for one of them. */
export function withConditions(query: Json, conditions: readonly Condition[]): Json | null {
  return conditions.reduce<Json | null>((next, condition) => {
    const target = readTarget(condition.target)
    const made = target === null ? null : makeCondition(target.ref, condition)
    if (next === null || target === null || made === null) return null
    return Array.isArray(next['stages']) ? intoStages(next, made, target.stage) : intoLegacy(next, made, target.stage)
  }, query)
}

function readTarget(target: unknown): { ref: Ref; stage: number } | null {
  if (!Array.isArray(target) || target[0] !== 'dimension' || !Array.isArray(target[1])) return null
  const [op, name, options] = target[1] as unknown[]
  if (op !== 'field' && op !== 'expression') return null
  const stage = isMap(target[2]) ? Number(target[2]['stage-number'] ?? 0) : 0
  return { ref: [op, name, isMap(options) ? options : {}], stage }
}

function makeCondition(ref: Ref, { value, unit, isDateText, operator = '=' }: Condition): Made | null {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined)
  if (values.length === 0) return null
  if (values.length === 1 && values[0] === null) return { clause: ['is-null', ref] }
  if (isDateText) return makeDates(ref, String(values[0]))
  return { clause: [operator, unit ? inUnit(ref, unit) : ref, ...values] }
}

function makeDates(ref: Ref, text: string): Made | null {
  const filter = readDates(text)
  switch (filter?.kind) {
    case 'relative': {
      const { amount, unit, includeCurrent, offset } = filter
      if (offset !== null) {
        const away = offset.amount * Math.sign(amount)
        return { clause: ['relative-time-interval', ref, amount, unit, away, offset.unit] }
      }
      const clause = ['time-interval', ref, amount === 0 ? 'current' : amount, unit] as const
      return { clause, ...(includeCurrent && { options: { 'include-current': true } }) }
    }
    case 'at':
      return { clause: ['=', inUnit(ref, filter.date.length > 10 ? 'minute' : 'day'), filter.date] }
    case 'month':
      return { clause: ['=', inUnit(ref, 'month'), `${filter.month}-01`] }
    case 'quarter': {
      const month = String(filter.quarter * 3 - 2).padStart(2, '0')
      return { clause: ['=', inUnit(ref, 'quarter'), `${String(filter.year).padStart(4, '0')}-${month}-01`] }
    }
    case 'range': {
      const days = inUnit(ref, 'day')
      const { start, end } = filter
      if (start !== null && end !== null) return { clause: ['between', days, start, end] }
      return { clause: start === null ? ['<', days, end] : ['>', days, start] }
    }
    default:
      return null
  }
}

function inUnit([op, target, options]: Ref, unit: string): Ref {
  return [op, target, { ...options, 'temporal-unit': unit }]
}

function intoLegacy(query: Json, { clause, options }: Made, stage: number): Json | null {
  const inner = query['query']
  if (!isMap(inner)) return null
  const [op, [kind, target, refOptions], ...args] = clause
  const hasOptions = Object.keys(refOptions).length > 0
  const ref = kind === 'field' ? [kind, target, hasOptions ? refOptions : null] : [kind, target]
  const legacy = [op, ref, ...args, ...(options ? [options] : [])]
  const depth = depthOf(inner)
  const place = stage < 0 ? depth + stage : stage
  if (place < 0 || place >= depth) return null
  return { ...query, query: intoLevel(inner, legacy, depth - 1 - place) }
}

/** How many queries stand in each other. */
function depthOf(query: Json): number {
  return isMap(query['source-query']) && !('native' in query['source-query']) ? depthOf(query['source-query']) + 1 : 1
}

function intoLevel(query: Json, clause: readonly unknown[], level: number): Json {
  const source = query['source-query']
  if (level > 0 && isMap(source)) return { ...query, 'source-query': intoLevel(source, clause, level - 1) }
  const filter: unknown = query['filter']
  if (!Array.isArray(filter)) return { ...query, filter: clause }
  return { ...query, filter: filter[0] === 'and' ? [...filter, clause] : ['and', filter, clause] }
}

function intoStages(query: Json, { clause, options = {} }: Made, stage: number): Json | null {
  const stages = query['stages'] as readonly unknown[]
  const place = stage < 0 ? stages.length + stage : stage
  const found = stages[place]
  if (!isMap(found) || found['lib/type'] === 'mbql.stage/native') return null
  const [op, [kind, target, refOptions], ...args] = clause
  const filters: readonly unknown[] = Array.isArray(found['filters']) ? found['filters'] : []
  const next = { ...found, filters: [...filters, [op, options, [kind, refOptions, target], ...args]] }
  return { ...query, stages: stages.map((one, index) => (index === place ? next : one)) }
}
