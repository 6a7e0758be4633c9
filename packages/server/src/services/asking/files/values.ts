/** Values of a dashboard's filters from the query string of an address, by the slugs of their parameters. */
import { invalidField } from '@querent/contract'
import { createClock, rangeOfText } from '@querent/query'
import type { FilterValue } from './record.ts'

type Parameter = Readonly<Record<string, unknown>>
/** As a query string has them: a name that is there several times has a list. */
export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * A value for each parameter that is named, and the default of each other one that has one. An empty text
 * leaves a filter without a value, whatever its default.
 * @throws {ApiError} 400 with the name of a value that belongs to no parameter, or that its type does not have.
 */
export function valuesBySlug(parameters: readonly Parameter[], query: QueryValues): FilterValue[] {
  const slugs = new Set(parameters.map(slugOf))
  for (const name of Object.keys(query)) {
    if (!slugs.has(name)) throw invalidField(name, 'The dashboard does not have a filter with this name.')
  }
  return parameters.flatMap((parameter): FilterValue[] => {
    const slug = slugOf(parameter)
    const given = Object.hasOwn(query, slug) ? query[slug] : undefined
    const { id } = parameter
    if (given === undefined) return parameter['default'] == null ? [] : [{ id, value: parameter['default'] }]
    return [{ id, value: readValue(parameter, slug, [given].flat()) }]
  })
}

/** The same values by slug, as signed tokens and their addresses have them. */
export function slugsOf(parameters: readonly Parameter[], values: readonly FilterValue[]): Record<string, unknown> {
  return Object.fromEntries(
    values.flatMap(({ id, value }) => {
      const parameter = parameters.find((one) => one['id'] === id)
      return parameter === undefined ? [] : [[slugOf(parameter), value]]
    }),
  )
}

/** Its name in addresses. */
export const slugOf = ({ slug, id }: Parameter): string => String(slug ?? id)

/** Null for nothing but blanks. */
function readValue(parameter: Parameter, slug: string, texts: readonly string[]): unknown {
  const type = String(parameter['type'])
  const isRange = type === 'number/between'
  const filled = texts.filter((text) => text.trim() !== '')
  if (filled.length === 0) return null
  if (type.startsWith('number/')) {
    const numbers = (isRange ? texts.slice(0, 2) : filled).map((text) => readNumber(text, slug))
    return isRange && numbers.length < 2 ? [...numbers, null] : numbers
  }
  if (type === 'boolean/=') return filled.map((text) => readFlag(text, slug))
  if (type.startsWith('date')) return readDate(filled[0] ?? '', slug)
  if (type === 'temporal-unit') return filled[0]
  return filled
}

function readNumber(text: string, slug: string): number | string | null {
  if (text.trim() === '') return null
  if (!NUMBER.test(text.trim())) throw invalidField(slug, 'The value must be a number.')
  const number = Number(text)
  // Digits that a double does not hold stay as they were sent.
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text.trim() : number
}

function readFlag(text: string, slug: string): boolean {
  if (text !== 'true' && text !== 'false') throw invalidField(slug, 'The value must be true or false.')
  return text === 'true'
}

const ANY_DAY = createClock(0, 'UTC', 'sunday')

function readDate(text: string, slug: string): string {
  const isDate = text.startsWith('exclude-') || rangeOfText(text, ANY_DAY) !== undefined
  if (!isDate) throw invalidField(slug, 'The value must be a date or a range of dates.')
  return text
}
