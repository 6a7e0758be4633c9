/** Dates and times of ISO 8601: the text of a day is made once, and so is that of a minute of the day. */
import { twoDigits } from '@querent/query/zones/index.ts'
import { patternReads } from './date-pattern.ts'
import { temporalDisplay, type Calendar, type TemporalColumn } from './dates.ts'
import { clockAt, DATE_LENGTH, DATE_TIME_LENGTH, dateAt, offsetAt } from './iso-bytes.ts'
import { copy, put, UNUSUAL, type UsualText } from '../usual.ts'
import { zoneShifter } from './zone.ts'

const DAY_MINUTES = 1440

/** Values kept, after which the collection starts again. */
const KEPT = 16_384

const T = 84
const Z = 90

/** What is shown of a day, and of those beside it, where a zone may move its instants. */
interface ShownDay {
  text: Buffer
  /** Minutes from UTC; undefined when that changes in the course of the day. */
  offset: number | undefined
  previous: Buffer
  next: Buffer
}

/** Times as displayed. Undefined when more than the day and the minute decides on a text. */
export function usualTime(column: TemporalColumn, calendar: Calendar): UsualText | undefined {
  const { day, time } = temporalDisplay(column, calendar)
  const ofDay = patternReads(day?.pattern ?? '')
  const ofTime = patternReads(time?.pattern ?? '')
  if (ofDay.time || ofTime.day || ofTime.seconds) return undefined

  const minutes = kept((minute) => {
    const clock = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`
    return Buffer.from(time?.format(`1970-01-01T${clock}`) ?? '')
  })
  if (day === undefined) {
    return (source, start, end, target) => {
      const minute = clockAt(source, start, end)
      return minute < 0 ? UNUSUAL : fitting(put(minutes(minute), target, 0), target)
    }
  }

  const isInstant = column.kind === 'instant'
  const days = shownDays(column.timeZone, (date) => day.format(date) + (time === undefined ? '' : ', '))
  return (source, start, end, target) => {
    const date = dateAt(source, start, end)
    const isDate = end - start === DATE_LENGTH
    let minute = isDate ? 0 : clockAt(source, start + DATE_LENGTH + 1, end)
    if (date < 0 || minute < 0 || (isDate ? isInstant || time : source[start + DATE_LENGTH] !== T)) return UNUSUAL
    const shown = days(date)
    let { text } = shown
    if (isInstant) {
      const given = offsetAt(source, start, end)
      if (given === undefined || shown.offset === undefined) return UNUSUAL
      if (given !== shown.offset) {
        minute += shown.offset - given
        if (minute < 0) text = shown.previous
        else if (minute >= DAY_MINUTES) text = shown.next
        minute = (minute + DAY_MINUTES) % DAY_MINUTES
      }
    }
    const used = put(text, target, 0)
    return fitting(time === undefined ? used : put(minutes(minute), target, used), target)
  }
}

/** Raw dates and times without a zone: midnight is a date. */
export const usualWallTime: UsualText = (source, start, end, target) => {
  let shown = end
  if (end - start === DATE_TIME_LENGTH) {
    while (shown > start + DATE_LENGTH && source[shown - 1] === MIDNIGHT[shown - 1 - start]) shown -= 1
    if (shown > start + DATE_LENGTH) shown = end
  }
  return fitting(copy(source, start, shown, target), target)
}
const MIDNIGHT = Buffer.from('0000-00-00T00:00:00')

/** Raw instants: those that have the offset of their zone are written as they come. */
export function usualInstant(timeZone: string): UsualText {
  const days = shownDays(timeZone, () => '')
  return (source, start, end, target) => {
    const date = dateAt(source, start, end)
    const given = offsetAt(source, start, end)
    if (date < 0 || given === undefined || source[start + DATE_LENGTH] !== T) return UNUSUAL
    if (given !== days(date).offset || (given === 0) !== (source[end - 1] === Z)) return UNUSUAL
    return fitting(copy(source, start, end, target), target)
  }
}

function shownDays(timeZone: string, textOf: (date: string) => string): (date: number) => ShownDay {
  const { dayOf } = zoneShifter(timeZone)
  return kept((date) => {
    const iso = `${twoDigits(Math.floor(date / 1e6))}${twoDigits(Math.floor(date / 1e4) % 100)}`
    const own = `${iso}-${twoDigits(Math.floor(date / 100) % 100)}-${twoDigits(date % 100)}`
    const { offset, previous, next } = dayOf(own)
    const [text, before, after] = [own, previous, next].map((each) => Buffer.from(textOf(each)))
    return { text: text!, offset, previous: before!, next: after! }
  })
}

/** A function that keeps what it gave. */
function kept<T>(make: (key: number) => T): (key: number) => T {
  const values = new Map<number, T>()
  return (key) => {
    let value = values.get(key)
    if (value === undefined) {
      if (values.size >= KEPT) values.clear()
      value = make(key)
      values.set(key, value)
    }
    return value
  }
}

/** What does not fit into `target` was not written. */
function fitting(used: number, target: Uint8Array): number {
  return used <= target.length ? used : UNUSUAL
}
