/** Random date strings of parameters with the ranges that they mean (query-language, sections 15 and 23.1). */
import { Time } from '@querent/query'
import type { Draw } from '../random/clauses.ts'
import { interval, moved, wallNow, type FilterClock } from './ranges.ts'
import { DATE_UNITS, startOf, type Part, type Unit } from './reference.ts'

type Wall = Temporal.PlainDateTime

export type Meaning = { from: Wall | null; to: Wall | null } | { part: Part; excluded: readonly number[] }

export interface DateString {
  text: string
  meaning: Meaning
}

const UNITS: readonly Unit[] = [...DATE_UNITS, 'hour']
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const dayRange = (from: Wall): Meaning => ({ from, to: moved(from, 1, 'day') })

function relative(draw: Draw, clock: FilterClock): DateString {
  const unit = draw.pick(UNITS)
  const amount = draw.count(1, 30)
  const sign = draw.maybe() ? -1 : 1
  const current = draw.maybe()
  const range = interval(sign * amount, unit, current, clock)
  const text = `${sign < 0 ? 'past' : 'next'}${amount}${unit}s${current ? '~' : ''}`
  if (draw.maybe()) return { text, meaning: range }
  const [by, offset] = [draw.pick(UNITS), draw.count(1, 14)]
  const meaning = { from: moved(range.from, sign * offset, by), to: moved(range.to, sign * offset, by) }
  return { text: `${text}-from-${offset}${by}s`, meaning }
}

function word(draw: Draw, clock: FilterClock): DateString {
  const today = startOf(wallNow(clock), 'day', clock.startOfWeek)
  const unit = draw.pick(UNITS)
  const words: [string, Meaning][] = [
    ['today', dayRange(today)],
    ['yesterday', dayRange(moved(today, -1, 'day'))],
    ['tomorrow', dayRange(moved(today, 1, 'day'))],
    [`this${unit}`, interval(0, unit, false, clock)],
    [`last${unit}`, interval(-1, unit, false, clock)],
    [`next${unit}`, interval(1, unit, false, clock)],
  ]
  const [text, meaning] = draw.pick(words)
  return { text, meaning }
}

function fixed(draw: Draw, texts: readonly string[]): DateString {
  const wall = Time.PlainDateTime.from(draw.pick(texts).replace(' ', 'T'))
  const later = moved(wall, draw.count(0, 400), 'day')
  const day = (at: Wall): Wall => startOf(at, 'day', 0)
  const text = (at: Wall, length: number): string => at.toString({ smallestUnit: 'second' }).slice(0, length)
  const minute = (at: Wall): Wall => startOf(at, 'minute', 0)
  const month = startOf(wall, 'month', 0)
  const quarter = startOf(wall, 'quarter', 0)
  const hour = startOf(wall, 'hour', 0)
  const choices: [string, Wall | null, Wall | null][] = [
    [text(wall, 10), day(wall), moved(day(wall), 1, 'day')],
    [`${text(wall, 10)}~${text(later, 10)}`, day(wall), moved(day(later), 1, 'day')],
    [`${text(wall, 10)}~`, moved(day(wall), 1, 'day'), null],
    [`~${text(wall, 10)}`, null, day(wall)],
    [`${text(wall, 16)}~`, moved(day(wall), 1, 'day'), null],
    [`~${text(wall, 13)}`, null, day(wall)],
    [text(wall, 13), hour, moved(hour, 1, 'minute')],
    [text(wall, 16), minute(wall), moved(minute(wall), 1, 'minute')],
    [`${text(wall, 16)}~${text(later, 16)}`, minute(wall), moved(minute(later), 1, 'minute')],
    [text(wall, 7), month, moved(month, 1, 'month')],
    [`Q${(quarter.month + 2) / 3}-${text(wall, 4)}`, quarter, moved(quarter, 1, 'quarter')],
  ]
  const [spelled, from, to] = draw.pick(choices)
  return { text: spelled, meaning: { from, to } }
}

function exclusion(draw: Draw, { startOfWeek }: FilterClock): DateString {
  const some = (count: number): number[] => Array.from({ length: draw.count(1, 3) }, () => draw.count(0, count - 1))
  const kinds: [string, Part, number[], (place: number) => string, (place: number) => number][] = [
    ['days', 'day-of-week', some(7), (day) => DAYS[day]!, (day) => ((day - startOfWeek + 7) % 7) + 1],
    ['months', 'month-of-year', some(12), (month) => MONTHS[month]!, (month) => month + 1],
    ['quarters', 'quarter-of-year', some(4), (quarter) => String(quarter + 1), (quarter) => quarter + 1],
    ['hours', 'hour-of-day', some(24), String, (hour) => hour],
  ]
  const [kind, part, places, spell, number] = draw.pick(kinds)
  return {
    text: `exclude-${kind}-${places.map(spell).join('-')}`,
    meaning: { part, excluded: places.map(number) },
  }
}

/** @param texts Of cells, near which dates are drawn. */
export function randomDateString(draw: Draw, texts: readonly string[], clock: FilterClock): DateString {
  const choices = [
    () => fixed(draw, texts),
    () => relative(draw, clock),
    () => word(draw, clock),
    () => exclusion(draw, clock),
  ]
  return draw.pick(choices)()
}
