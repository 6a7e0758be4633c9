/** Raw dates and times (contract: exports, section 4, Unformatted temporals). */
import { offsetText, twoDigits } from '@querent/query/zones/index.ts'
import { copy, fitting, put, UNUSUAL, type CellText, type QuickText } from '../cell-text.ts'
import { DAY_MINUTES, dayOfMinute, kept, shiftInto, shownDays } from './days.ts'
import type { TemporalColumn } from './display.ts'
import {
  clockAt,
  DATE_LENGTH,
  DATE_TIME_LENGTH,
  dateAt,
  LETTER_T,
  LETTER_Z,
  OFFSET_LENGTH,
  offsetAt,
} from './iso-bytes.ts'
import { zoneShifter } from './zone.ts'

/** Of `2024-03-05T10:20`. */
const MINUTES_LENGTH = 16

/** The raw texts of a temporal column; undefined for times without a date, which are written as they are. */
export function rawTime({ kind, timeZone }: Pick<TemporalColumn, 'kind' | 'timeZone'>): CellText | undefined {
  if (kind === 'time') return undefined
  return kind === 'instant' ? rawInstant(timeZone) : RAW_WALL_TIME
}

const MIDNIGHT = Buffer.from('T00:00:00')

/** Midnight is a date. */
const RAW_WALL_TIME: CellText = {
  plain(cell) {
    const text = String(cell)
    return text.length === DATE_TIME_LENGTH && text.endsWith('T00:00:00') ? text.slice(0, DATE_LENGTH) : text
  },
  quick(source, start, end, target) {
    const shown =
      end - start === DATE_TIME_LENGTH && isMidnight(source, start + DATE_LENGTH) ? DATE_LENGTH : end - start
    return fitting(copy(source, start, start + shown, target, 0), target)
  },
}

function isMidnight(source: Uint8Array, at: number): boolean {
  for (let i = MIDNIGHT.length - 1; i >= 0; i -= 1) if (source[at + i] !== MIDNIGHT[i]) return false
  return true
}

/** With the offset of the zone. */
function rawInstant(timeZone: string): CellText {
  const { withOffset } = zoneShifter(timeZone)
  return {
    plain: (cell) => (typeof cell === 'string' ? withOffset(cell) : String(cell)),
    quick: quickInstant(timeZone),
  }
}

function quickInstant(timeZone: string): QuickText {
  const days = shownDays(timeZone, (date) => Buffer.from(`${date}T`))
  const minutes = kept((minute: number) =>
    Buffer.from(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`),
  )
  const endings = kept((offset: number) => Buffer.from(offsetText(offset * 60)))
  return (source, start, end, target) => {
    const date = dateAt(source, start, end)
    const minute = clockAt(source, start + DATE_LENGTH + 1, end)
    if (date < 0 || minute < 0 || source[start + DATE_LENGTH] !== LETTER_T) return UNUSUAL
    const day = days(date)
    const shift = shiftInto(day, offsetAt(source, start, end))
    if (shift === undefined || day.offset === undefined || minute >= DAY_MINUTES) return UNUSUAL
    const timeEnd = source[end - 1] === LETTER_Z ? end - 1 : end - OFFSET_LENGTH
    const moved = minute + shift
    let used = put(dayOfMinute(day, moved), target, 0)
    used = put(minutes((moved + DAY_MINUTES) % DAY_MINUTES), target, used)
    used = copy(source, start + MINUTES_LENGTH, timeEnd, target, used)
    return fitting(put(endings(day.offset), target, used), target)
  }
}
