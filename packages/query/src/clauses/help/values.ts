/** Help for choices between values and for casts: `conditional.ts` and `casts.ts`. */
import { column, type HelpByClause } from './clause-help.ts'

const TITLE = column('title')

export const VALUE_HELP: HelpByClause = {
  case: {
    args: ['branches: branches', 'default: any'],
    help: 'The value of the first branch whose condition is true, else the default.',
    example: ['case', {}, [[['>', {}, column('total'), 100], 'large']], 'small'],
  },
  coalesce: {
    args: ['value: any'],
    help: 'The first value that is not null.',
    example: ['coalesce', {}, TITLE, 'none'],
  },
  integer: {
    args: ['value: any'],
    help: 'Text or a number as a whole number.',
    example: ['integer', {}, column('code')],
  },
  float: {
    args: ['value: any'],
    result: 'type/Float',
    help: 'Text as a number.',
    example: ['float', {}, column('code')],
  },
  text: {
    args: ['value: any'],
    result: 'type/Text',
    help: 'Any value as text.',
    example: ['text', {}, column('total')],
  },
  date: {
    args: ['value: any'],
    result: 'type/Date',
    help: 'Text, or a date with a time, as a day.',
    example: ['date', {}, column('created_at')],
  },
  datetime: {
    args: ['value: any'],
    options: [
      {
        name: 'mode',
        values: [
          'iso',
          'simple',
          'unix-seconds',
          'unix-milliseconds',
          'unix-microseconds',
          'unix-nanoseconds',
          'iso-bytes',
          'simple-bytes',
        ],
        default: 'iso',
      },
    ],
    help: 'Text, a number or bytes as a date with a time, read as the mode says.',
    example: ['datetime', { mode: 'unix-seconds' }, column('quantity')],
  },
}
