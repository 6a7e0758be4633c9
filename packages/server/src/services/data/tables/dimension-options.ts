/** How fields may be grouped, as older clients read it: a numbered list, and its numbers on each field. */
import { isA } from '@querent/contract'

interface Option {
  name: string
  mbql: ['field', null, Record<string, unknown> | null]
  type: string
}

const DATE_UNITS = [
  ['Day', 'day'],
  ['Week', 'week'],
  ['Month', 'month'],
  ['Quarter', 'quarter'],
  ['Year', 'year'],
  ['Day of Week', 'day-of-week'],
  ['Day of Month', 'day-of-month'],
  ['Day of Year', 'day-of-year'],
  ['Week of Year', 'week-of-year'],
  ['Month of Year', 'month-of-year'],
  ['Quarter of Year', 'quarter-of-year'],
] as const
const TIME_UNITS = [
  ['Minute', 'minute'],
  ['Hour', 'hour'],
  ['Minute of Hour', 'minute-of-hour'],
] as const
const DATETIME_UNITS = [
  ['Minute', 'minute'],
  ['Hour', 'hour'],
  ...DATE_UNITS,
  ['Minute of Hour', 'minute-of-hour'],
  ['Hour of Day', 'hour-of-day'],
] as const

const AUTO_BIN = { strategy: 'default' }

const GROUPS = {
  date: DATE_UNITS.map(([name, unit]) => option(name, { 'temporal-unit': unit }, 'type/Date')),
  datetime: DATETIME_UNITS.map(([name, unit]) => option(name, { 'temporal-unit': unit }, 'type/DateTime')),
  time: TIME_UNITS.map(([name, unit]) => option(name, { 'temporal-unit': unit }, 'type/Time')),
  number: [
    option('Auto bin', { binning: AUTO_BIN }, 'type/Number'),
    ...[10, 50, 100].map((bins) =>
      option(`${bins} bins`, { binning: { strategy: 'num-bins', 'num-bins': bins } }, 'type/Number'),
    ),
    option("Don't bin", null, 'type/Number'),
  ],
  coordinate: [
    option('Auto bin', { binning: AUTO_BIN }, 'type/Coordinate'),
    ...[0.1, 1, 10, 20].map((width) =>
      option(
        `Bin every ${width} degrees`,
        { binning: { strategy: 'bin-width', 'bin-width': width } },
        'type/Coordinate',
      ),
    ),
    option("Don't bin", null, 'type/Coordinate'),
  ],
}

function option(name: string, choice: Record<string, unknown> | null, type: string): Option {
  return { name, mbql: ['field', null, choice], type }
}

type GroupName = keyof typeof GROUPS

const DEFAULTS: Record<GroupName, string> = {
  date: 'Day',
  datetime: 'Day',
  time: 'Hour',
  number: 'Auto bin',
  coordinate: 'Auto bin',
}

const indexes = new Map<GroupName, string[]>()

/** Every option under its number (contract: data-model, section 2). */
export const DIMENSION_OPTIONS: Readonly<Record<string, Option>> = numberAll()

function numberAll(): Record<string, Option> {
  const all: Record<string, Option> = {}
  for (const group of ['date', 'datetime', 'time', 'number', 'coordinate'] as const) {
    const own: string[] = []
    for (const entry of GROUPS[group]) {
      const index = String(Object.keys(all).length)
      all[index] = entry
      own.push(index)
    }
    indexes.set(group, own)
  }
  return all
}

interface Groupable {
  base_type: string
  effective_type: string
  semantic_type: string | null
  fingerprint: Record<string, unknown> | null
}

/** The numbers of a field's options; none when its type or its unknown extent leaves nothing to choose. */
export function dimensionOptionsOf(field: Groupable) {
  const group = groupOf(field)
  const own = group === undefined ? [] : (indexes.get(group) ?? [])
  const standard = group === undefined ? undefined : DEFAULTS[group]
  const default_dimension_option = own.find((index) => DIMENSION_OPTIONS[index]?.name === standard) ?? null
  return { dimension_options: own, default_dimension_option }
}

function groupOf({ effective_type, semantic_type, fingerprint }: Groupable): GroupName | undefined {
  if (isA(effective_type, 'type/DateTime')) return 'datetime'
  if (isA(effective_type, 'type/Date')) return 'date'
  if (isA(effective_type, 'type/Time')) return 'time'
  if (!isA(effective_type, 'type/Number') || semantic_type === 'type/PK' || semantic_type === 'type/FK')
    return undefined
  const numbers = Object(Object(fingerprint?.['type'])['type/Number'])
  if (numbers['min'] === undefined || numbers['max'] === undefined) return undefined
  const isCoordinate = ['type/Latitude', 'type/Longitude', 'type/Coordinate'].includes(semantic_type ?? '')
  return isCoordinate ? 'coordinate' : 'number'
}
