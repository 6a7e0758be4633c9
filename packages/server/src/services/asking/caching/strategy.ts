/** Strategies as clients send them (contract: results, section 7). */
import { CACHE_UNITS, RULE_TEXT, validationError, type CacheStrategy } from '@querent/contract'
import { isCron } from '../../../jobs/index.ts'

/** Nothing is kept for longer. */
const LONGEST_MS = 3_650 * CACHE_UNITS.days
const UNITS = Object.keys(CACHE_UNITS)

/** What a key holds, with the rule that is specific otherwise. */
interface Part {
  rule: string
  holds(value: unknown): boolean
  /** Value of a key that is left out; without one the key is required. */
  otherwise?: unknown
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const REFRESH: Part = {
  rule: 'value must be a boolean.',
  holds: (value) => typeof value === 'boolean',
  otherwise: false,
}

const PARTS: Readonly<Record<CacheStrategy['type'], Readonly<Record<string, Part>>>> = {
  nocache: {},
  ttl: {
    multiplier: { rule: 'value must be a number greater than zero.', holds: (value) => isNumber(value) && value > 0 },
    min_duration_ms: {
      rule: 'value must be a number of zero or more.',
      holds: (value) => isNumber(value) && value >= 0,
    },
  },
  duration: {
    duration: { rule: RULE_TEXT.positiveInt, holds: (value) => Number.isSafeInteger(value) && Number(value) > 0 },
    unit: { rule: `enum of ${UNITS.join(', ')}`, holds: (value) => UNITS.some((unit) => unit === value) },
    refresh_automatically: REFRESH,
  },
  schedule: {
    schedule: {
      rule: 'value must be a cron string with seconds, such as 0 0 2 * * ? *',
      holds: (value) => typeof value === 'string' && isCron(value),
    },
    refresh_automatically: REFRESH,
  },
}
const TYPES = Object.keys(PARTS)

/** The strategy with all its keys. @throws {ApiError} 400 that names the key at fault. */
export function readStrategy(input: Readonly<Record<string, unknown>>): CacheStrategy {
  const { type, ...rest } = input
  const parts = TYPES.includes(String(type)) ? PARTS[type as CacheStrategy['type']] : undefined
  if (parts === undefined) throw refused('type', `enum of ${TYPES.join(', ')}`, type)
  const values: Record<string, unknown> = { type }
  for (const [key, { rule, holds, otherwise }] of Object.entries(parts)) {
    const value = rest[key] ?? otherwise
    if (!holds(value)) throw refused(key, rule, rest[key])
    values[key] = value
  }
  const other = Object.keys(rest).find((key) => !Object.hasOwn(parts, key))
  if (other !== undefined) throw refused(other, 'disallowed key', rest[other])
  const strategy = values as CacheStrategy
  if (strategy.type === 'duration' && durationMs(strategy) > LONGEST_MS) {
    throw refused('duration', 'value must not be more than ten years.', strategy.duration)
  }
  return strategy
}

/** The longest of the fixed times for which rules keep results, in milliseconds. */
export function longestMs(rules: readonly { strategy: CacheStrategy }[]): number {
  return Math.max(0, ...rules.map(({ strategy }) => (strategy.type === 'duration' ? durationMs(strategy) : 0)))
}

function durationMs({ duration, unit }: Extract<CacheStrategy, { type: 'duration' }>): number {
  return duration * CACHE_UNITS[unit]
}

function refused(key: string, rule: string, received: unknown) {
  const specific =
    received === undefined ? 'missing required key, received: nil' : `${rule}, received: ${JSON.stringify(received)}`
  return validationError({ strategy: { [key]: rule } }, { strategy: { [key]: [specific] } })
}
