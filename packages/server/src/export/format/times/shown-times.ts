/** Dates and times as displayed (contract: exports, section 4): the text of a day and that of a minute are made once. */
import { patternReads, type Calendar } from '@querent/viz/format/index.ts'
import { twoDigits } from '@querent/query/zones/index.ts'
import { fitting, put, UNUSUAL, type CellText, type QuickText } from '../cell-text.ts'
import { dateText, DAY_MINUTES, dayOfMinute, kept, shiftInto, shownDays } from './days.ts'
import {
  temporalDisplay,
  type DayDisplay,
  type DisplayPart,
  type TemporalColumn,
  type TemporalDisplay,
} from './display.ts'
import { clockAt, DATE_LENGTH, dateAt, LETTER_T, offsetAt } from './iso-bytes.ts'
import { zoneShifter } from './zone.ts'

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d|$)/
const TIME = /^\d\d:\d\d:\d\d/

/** The displayed texts of a temporal column; texts of another form (`infinity`, years beyond 9999) stay as they are. */
export function shownTime(column: TemporalColumn, calendar: Calendar): CellText {
  const display = temporalDisplay(column, calendar)
  const plain = plainText(column, display)
  return {
    plain: (cell) => (typeof cell === 'string' ? plain(cell) : String(cell)),
    quick: isOfMinutes(display) ? quickText(column, display) : undefined,
  }
}

function plainText(column: TemporalColumn, { day, time }: TemporalDisplay): (text: string) => string {
  if (day === undefined) return (text) => (TIME.test(text) ? time.format(`1970-01-01T${text}`) : text)
  const format = time === undefined ? day.format : (iso: string) => `${day.format(iso)}, ${time.format(iso)}`
  const wallTime = column.kind === 'instant' ? zoneShifter(column.timeZone).wallTime : undefined
  return (text) => {
    if (!DATE.test(text)) return text
    const wall = wallTime ? wallTime(text) : text
    // The zone may move an instant to a year beyond 9999.
    return DATE.test(wall) ? format(wall) : text
  }
}

/** True when no more than the day and the minute decides on a text. */
function isOfMinutes({ day, time }: TemporalDisplay): boolean {
  const ofTime = patternReads(time?.pattern ?? '')
  return !patternReads(day?.pattern ?? '').time && !ofTime.day && !ofTime.seconds
}

function quickText(column: TemporalColumn, display: TemporalDisplay): QuickText {
  if (display.day === undefined) return quickClock(display.time)
  return column.kind === 'instant' ? quickInstant(column.timeZone, display) : quickWallTime(display)
}

function quickClock(time: DisplayPart): QuickText {
  const minutes = minuteTexts(time)
  return (source, start, end, target) => {
    const minute = clockAt(source, start, end)
    return minute < 0 ? UNUSUAL : fitting(put(minutes(minute), target, 0), target)
  }
}

function quickWallTime({ day, time }: DayDisplay): QuickText {
  const days = kept((date: number) => dayText(dateText(date), { day, time }))
  const minutes = time && minuteTexts(time)
  return (source, start, end, target) => {
    const date = dateAt(source, start, end)
    if (date < 0) return UNUSUAL
    if (end - start === DATE_LENGTH) return minutes ? UNUSUAL : fitting(put(days(date), target, 0), target)
    const minute = clockAt(source, start + DATE_LENGTH + 1, end)
    if (minute < 0 || source[start + DATE_LENGTH] !== LETTER_T) return UNUSUAL
    const used = put(days(date), target, 0)
    return fitting(minutes ? put(minutes(minute), target, used) : used, target)
  }
}

function quickInstant(timeZone: string, { day, time }: DayDisplay): QuickText {
  const days = shownDays(timeZone, (date) => dayText(date, { day, time }))
  const minutes = time && minuteTexts(time)
  return (source, start, end, target) => {
    const date = dateAt(source, start, end)
    const minute = clockAt(source, start + DATE_LENGTH + 1, end)
    if (date < 0 || minute < 0 || source[start + DATE_LENGTH] !== LETTER_T) return UNUSUAL
    const shown = days(date)
    const shift = shiftInto(shown, offsetAt(source, start, end))
    // Of a clock that shows 24 hours the plain way makes what there is to make.
    if (shift === undefined || minute >= DAY_MINUTES) return UNUSUAL
    const moved = minute + shift
    const used = put(dayOfMinute(shown, moved), target, 0)
    return fitting(minutes ? put(minutes((moved + DAY_MINUTES) % DAY_MINUTES), target, used) : used, target)
  }
}

function dayText(date: string, { day, time }: DayDisplay): Uint8Array {
  return Buffer.from(day.format(date) + (time === undefined ? '' : ', '))
}

function minuteTexts(time: DisplayPart): (minute: number) => Uint8Array {
  return kept((minute: number) =>
    Buffer.from(time.format(`1970-01-01T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:00`)),
  )
}
