/** Values of filters: from links and defaults, into links, and as the server wants them. */
import type { Parameter } from '../../api/card.ts'
import type { ParameterValue } from '../../api/dataset.ts'

/** By id of the parameter; null is chosen to be empty. */
export type Values = Readonly<Record<string, unknown>>

type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** A temporal unit, a single date and the like have one value however many a link gives. */
export function isMulti({ type, isMultiSelect }: Pick<Parameter, 'type' | 'isMultiSelect'>): boolean {
  if (isMultiSelect === false || type === 'temporal-unit' || type.startsWith('date/') || type.startsWith('boolean/')) {
    return false
  }
  return true
}

/** What holds: what the link says, else the default; `?name=` is an empty value that somebody chose. */
export function valuesFrom(parameters: readonly Parameter[], search: Search): Values {
  return Object.fromEntries(
    parameters.map((parameter) => {
      const said = search[parameter.slug]
      if (said === undefined) return [parameter.id, parameter.default ?? null]
      const texts = [said].flat().filter((text) => text !== '')
      if (texts.length === 0) return [parameter.id, parameter.required === true ? (parameter.default ?? null) : null]
      return [parameter.id, readTexts(parameter, texts)]
    }),
  )
}

function readTexts(parameter: Parameter, texts: readonly string[]): unknown {
  if (!isMulti(parameter)) return readText(parameter, texts[0] ?? '')
  return texts.map((text) => readText(parameter, text))
}

function readText({ type }: Parameter, text: string): unknown {
  if (type.startsWith('number/') && text.trim() !== '' && Number.isSafeInteger(Number(text))) return Number(text)
  if (type.startsWith('boolean/')) return text === 'true'
  return text
}

/** The part of a link that says the values; names that are no filters stay as they are. */
export function searchFrom(parameters: readonly Parameter[], values: Values, search: Search): Search {
  const slugs = new Set(parameters.map(({ slug }) => slug))
  const others = Object.entries(search).filter(([name]) => !slugs.has(name))
  const own = parameters.flatMap((parameter): [string, string | string[]][] => {
    const value = values[parameter.id]
    if (isEmpty(value)) return parameter.default == null ? [] : [[parameter.slug, '']]
    return [[parameter.slug, Array.isArray(value) ? value.map(String) : String(value)]]
  })
  return Object.fromEntries([...others, ...own])
}

/** As requests name them; empty ones are left out. */
export function requestValues(parameters: readonly Parameter[], values: Values): ParameterValue[] {
  return parameters
    .filter(({ id }) => !isEmpty(values[id]))
    .map(({ id, type, target }) => ({ id, type, value: values[id], ...(target !== undefined && { target }) }))
}

/** Nothing that could filter. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Whether the value is that of the parameter itself. */
export function isDefault(parameter: Parameter, value: unknown): boolean {
  if (isEmpty(value)) return isEmpty(parameter.default)
  return JSON.stringify([value].flat()) === JSON.stringify([parameter.default ?? []].flat())
}
