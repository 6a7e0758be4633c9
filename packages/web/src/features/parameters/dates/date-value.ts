/**
 * Values of date filters: the texts that links and the server know, and what an editor shows of
 * them.
 */
export const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const
export type DateUnit = (typeof UNITS)[number]

export type DateValue =
  /** `past30days`, `next2weeks~`; `~` takes the current one in. With an offset, `past3months-from-1years`. */
  | {
      kind: 'relative'
      direction: 'past' | 'next'
      count: number
      unit: DateUnit
      isCurrentIn: boolean
      offset?: { count: number; unit: DateUnit }
    }
  /** `thisweek`, `lastweek`, `today`, `yesterday`. */
  | { kind: 'current'; unit: DateUnit }
  /** ISO days, or days with times; one of them may be open. `2026-01-01~`, `~2026-01-01`, `2026-01-01`. */
  | { kind: 'range'; from: string | null; to: string | null }
  /** `2026-04`. */
  | { kind: 'month'; year: number; month: number }
  /** `Q2-2026`. */
  | { kind: 'quarter'; year: number; quarter: number }
  /** `exclude-days-Mon-Tue`, `exclude-months-Jan`, `exclude-quarters-1`, `exclude-hours-0-1`. */
  | { kind: 'exclude'; part: 'days' | 'months' | 'quarters' | 'hours'; values: readonly string[] }

const RELATIVE =
  /^(past|next)(\d{1,5})(minute|hour|day|week|month|quarter|year)s?(~)?(?:-from-(\d{1,5})(minute|hour|day|week|month|quarter|year)s?)?$/
const CURRENT = /^this(minute|hour|day|week|month|quarter|year)$/
const LAST = /^last(week|month|quarter|year)$/
const DAY = String.raw`\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?`
const RANGE = new RegExp(`^(${DAY})?(~)?(${DAY})?$`)

/** The value that a text stands for; undefined for other texts. */
export function parseDateValue(text: string): DateValue | undefined {
  if (text === 'today' || text === 'yesterday') {
    return text === 'today' ? { kind: 'current', unit: 'day' } : past(1, 'day')
  }
  const relative = RELATIVE.exec(text)
  if (relative !== null) {
    const [, direction, count, unit, current, offsetCount, offsetUnit] = relative
    return {
      kind: 'relative',
      direction: direction === 'past' ? 'past' : 'next',
      count: Number(count),
      unit: unit as DateUnit,
      isCurrentIn: current !== undefined,
      ...(offsetCount !== undefined && { offset: { count: Number(offsetCount), unit: offsetUnit as DateUnit } }),
    }
  }
  const current = CURRENT.exec(text)?.[1]
  if (current !== undefined) return { kind: 'current', unit: current as DateUnit }
  const last = LAST.exec(text)?.[1]
  if (last !== undefined) return past(1, last as DateUnit)
  return parseAbsolute(text)
}

function past(count: number, unit: DateUnit): DateValue {
  return { kind: 'relative', direction: 'past', count, unit, isCurrentIn: false }
}

function parseAbsolute(text: string): DateValue | undefined {
  const month = /^(\d{4})-(\d\d)$/.exec(text)
  if (month !== null && Number(month[2]) >= 1 && Number(month[2]) <= 12) {
    return { kind: 'month', year: Number(month[1]), month: Number(month[2]) }
  }
  const quarter = /^Q([1-4])-(\d{4})$/.exec(text)
  if (quarter !== null) return { kind: 'quarter', year: Number(quarter[2]), quarter: Number(quarter[1]) }
  const exclude = /^exclude-(days|months|quarters|hours)-([\w-]+)$/.exec(text)
  if (exclude !== null) {
    return { kind: 'exclude', part: exclude[1] as 'days', values: (exclude[2] ?? '').split('-') }
  }
  const range = RANGE.exec(text)
  if (range === null || (range[1] === undefined && range[3] === undefined)) return undefined
  if (range[2] === undefined) return { kind: 'range', from: range[1] ?? null, to: range[1] ?? null }
  return { kind: 'range', from: range[1] ?? null, to: range[3] ?? null }
}

/** The text of a value, as the server reads it. */
export function printDateValue(value: DateValue): string {
  switch (value.kind) {
    case 'relative': {
      const { direction, count, unit, isCurrentIn, offset } = value
      const from = offset === undefined ? '' : `-from-${offset.count}${offset.unit}s`
      return `${direction}${count}${unit}s${isCurrentIn ? '~' : ''}${from}`
    }
    case 'current':
      return `this${value.unit}`
    case 'range':
      return value.from === value.to ? (value.from ?? '') : `${value.from ?? ''}~${value.to ?? ''}`
    case 'month':
      return `${value.year}-${String(value.month).padStart(2, '0')}`
    case 'quarter':
      return `Q${value.quarter}-${value.year}`
    case 'exclude':
      return `exclude-${value.part}-${value.values.join('-')}`
  }
}
