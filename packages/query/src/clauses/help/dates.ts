/** Help for everything about dates: the files of `temporal/`. */
import { column, type ClauseHelp, type HelpByClause } from './clause-help.ts'

const CREATED = column('created_at')
const SHIPPED = column('shipped_at')

const part = (op: string, name: string): ClauseHelp => ({
  args: ['date: date'],
  result: 'type/Integer',
  help: `The ${name} of a date, as a number.`,
  example: [op, {}, CREATED],
})

export const DATE_HELP: HelpByClause = {
  'time-interval': {
    args: ['date: date', 'amount: number', 'unit: unit'],
    options: [{ name: 'include-current', values: [true, false], default: false }],
    help: 'True in the last (-n), the current (0) or the next (n) whole units around now.',
    example: ['time-interval', { 'include-current': true }, CREATED, -30, 'day'],
  },
  'relative-time-interval': {
    args: ['date: date', 'amount: number', 'unit: unit', 'offset: number', 'offset unit: unit'],
    help: 'True in whole units around a moment a number of units before or after now.',
    example: ['relative-time-interval', {}, CREATED, -3, 'month', -1, 'year'],
  },
  during: {
    args: ['date: date', 'moment: date', 'unit: unit'],
    help: 'True in the unit that contains the given moment.',
    example: ['during', {}, CREATED, '2025-03-01', 'month'],
  },
  'relative-datetime': {
    args: ['amount: number', 'unit: unit'],
    result: 'type/DateTime',
    help: 'A moment a number of units before (-n) or after (n) now.',
    example: ['relative-datetime', {}, -30, 'day'],
  },
  'absolute-datetime': {
    args: ['date: date', 'unit: unit'],
    help: 'A fixed moment, or the whole unit that contains it.',
    example: ['absolute-datetime', {}, '2025-03-01', 'month'],
  },
  time: {
    args: ['time: text', 'unit: unit'],
    result: 'type/Time',
    help: 'A time of day.',
    example: ['time', {}, '08:30:00'],
  },
  interval: {
    args: ['amount: number', 'unit: unit'],
    result: 'type/Interval',
    help: 'A length of time to add to a date or subtract from it.',
    example: ['+', {}, CREATED, ['interval', {}, 3, 'month']],
  },
  now: { args: [], result: 'type/DateTimeWithLocalTZ', help: 'The current moment.', example: ['now', {}] },
  today: { args: [], result: 'type/Date', help: 'The current day.', example: ['today', {}] },
  'get-year': part('get-year', 'year'),
  'get-quarter': part('get-quarter', 'quarter (1 to 4)'),
  'get-month': part('get-month', 'month (1 to 12)'),
  'get-day': part('get-day', 'day of the month'),
  'get-hour': part('get-hour', 'hour (0 to 23)'),
  'get-minute': part('get-minute', 'minute'),
  'get-second': part('get-second', 'second'),
  'get-week': {
    args: ['date: date', 'mode: week'],
    result: 'type/Integer',
    help: 'The week of the year; ISO weeks unless another mode is named.',
    example: ['get-week', {}, CREATED, 'iso'],
  },
  'get-day-of-week': {
    args: ['date: date', 'mode: week'],
    result: 'type/Integer',
    help: 'The day of the week (1 to 7), counted from the first day of the week in the settings, or as the mode says.',
    example: ['get-day-of-week', {}, CREATED],
  },
  'temporal-extract': {
    args: ['date: date', 'part: part', 'mode: week'],
    result: 'type/Integer',
    help: 'A part of a date, as a number.',
    example: ['temporal-extract', {}, CREATED, 'day-of-year'],
  },
  'datetime-add': {
    args: ['date: date', 'amount: number', 'unit: unit'],
    help: 'A date moved forward by a number of units.',
    example: ['datetime-add', {}, CREATED, 14, 'day'],
  },
  'datetime-subtract': {
    args: ['date: date', 'amount: number', 'unit: unit'],
    help: 'A date moved back by a number of units.',
    example: ['datetime-subtract', {}, CREATED, 14, 'day'],
  },
  'datetime-diff': {
    args: ['from: date', 'to: date', 'unit: unit'],
    result: 'type/BigInteger',
    help: 'The number of whole units between two dates.',
    example: ['datetime-diff', {}, CREATED, SHIPPED, 'day'],
  },
  'convert-timezone': {
    args: ['date: date', 'target: zone', 'source: zone'],
    result: 'type/DateTime',
    help: 'The date and time in another time zone; dates without a zone need a source zone.',
    example: ['convert-timezone', {}, CREATED, 'Asia/Tokyo', 'UTC'],
  },
}
