/** Ranges of cron texts that go over the end, such as FRI-MON and 22-2, which Quartz takes, as lists that go upwards. */

interface Field {
  least: number
  most: number
  /** Of the values, the first one of `least`. */
  words: readonly string[]
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** In the order of the text; years do not go round. */
const FIELDS: readonly Field[] = [
  { least: 0, most: 59, words: [] },
  { least: 0, most: 59, words: [] },
  { least: 0, most: 23, words: [] },
  { least: 1, most: 31, words: [] },
  { least: 1, most: 12, words: MONTHS },
  { least: 1, most: 7, words: WEEKDAYS },
]

const RANGE = /^(\w+)-(\w+)(?:\/(\d+))?$/

/** Other parts of the text stay. */
export function withoutWraps(cron: string): string {
  const fields = cron.trim().split(/\s+/)
  return fields.map((text, at) => fieldText(text, FIELDS[at])).join(' ')
}

function fieldText(text: string, field: Field | undefined): string {
  if (field === undefined) return text
  const parts = text.split(',')
  return parts.map((part) => unwrapped(part, field)).join(',')
}

function unwrapped(part: string, field: Field): string {
  const [, first = '', last = '', step = '1'] = RANGE.exec(part) ?? []
  const [from, to, by] = [valueOf(first, field), valueOf(last, field), Number(step)]
  if (from === undefined || to === undefined || from <= to || by === 0) return part
  const size = field.most - field.least + 1
  const values: number[] = []
  for (let value = from; value <= to + size; value += by) {
    values.push(value > field.most ? value - size : value)
  }
  return values.toSorted((a, b) => a - b).join(',')
}

/** Undefined for what the field does not have. */
function valueOf(text: string, { least, most, words }: Field): number | undefined {
  const at = words.indexOf(text.toUpperCase())
  const value = at >= 0 ? at + least : /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}
