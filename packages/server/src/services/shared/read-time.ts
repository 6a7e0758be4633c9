/** Times that narrow a list. */
import { invalidField } from '@querent/contract'

const TIME = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** As it is stored, to compare with. A date is its beginning; without a zone it is UTC. @throws {ApiError} 400 on the field. */
export function readTime(field: string, text: string): string {
  const isZoned = /[T ].*(Z|[+-]\d\d:?\d\d)$/.test(text)
  const whole = text.length === 10 ? `${text}T00:00Z` : isZoned ? text : `${text}Z`
  const time = TIME.test(text) ? Date.parse(whole) : Number.NaN
  if (Number.isNaN(time)) throw invalidField(field, 'value must be a date or a time, such as 2026-03-01.')
  return new Date(time).toISOString()
}
