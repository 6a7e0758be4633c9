/** What entries of the table are made of: how values are read, written and said. */
import { t } from '../../i18n/t.ts'

type Scalar = string | number | boolean
/** An item of the type, from a number or a text that is not blank; null for what cannot be one. */
type ReadItem = (item: string | number) => Scalar | null
type SayItem = (item: unknown) => string

/** Values beyond which they are counted. */
const MOST_NAMED = 2

/** The items one by one; `[low, high]` of a range of numbers. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value]
}

export const writeItems = (value: unknown): readonly string[] => itemsOf(value).map((item) => String(item ?? ''))

function readEach(given: unknown, read: ReadItem): (Scalar | null)[] {
  return [given].flat().map((item) => {
    if (typeof item === 'boolean') return item
    if (typeof item === 'number') return read(item)
    return typeof item === 'string' && item.trim() !== '' ? read(item) : null
  })
}

function readAll(given: unknown, read: ReadItem): readonly Scalar[] {
  return readEach(given, read).filter((item) => item !== null)
}

/** A list, even of one (contract: query-language, section 14). */
export const listOf = (read: ReadItem) => (given: unknown) => {
  const items = readAll(given, read)
  return items.length === 0 ? null : items
}

/** A lone item, or a list of several. */
export const loneOrList = (read: ReadItem) => (given: unknown) => {
  const items = readAll(given, read)
  return items.length < 2 ? (items[0] ?? null) : items
}

/** A list of one. */
export const listOfOne = (read: ReadItem) => (given: unknown) => listOf(read)(given)?.slice(0, 1) ?? null

/** `[low, high]`, where null is an open end. */
export const rangeOf = (read: ReadItem) => (given: unknown) => {
  const [low = null, high = null] = readEach(given, read)
  return low === null && high === null ? null : [low, high]
}

/** The first of the texts. */
export const firstText = (given: unknown): unknown => readAll(given, String)[0] ?? null

/** Such as `paid, open`, or `3 values`; `around` adds what is done with them. */
export function sayList(sayItem: SayItem, around: (said: string) => string = (said) => said) {
  return (value: unknown): string => {
    const items = itemsOf(value)
    if (items.length === 0) return ''
    return around(items.length > MOST_NAMED ? t('{n} values', { n: items.length }) : items.map(sayItem).join(', '))
  }
}

export const sayPlain = (item: unknown): string => {
  if (typeof item === 'boolean') return item ? t('Yes') : t('No')
  return String(item)
}
