/** The types of parameters (contract: query-language, section 14). */

/** `raw` takes one value or several as they come; the others say how many values belong to one condition. */
type Arity = 'raw' | 'single' | 'range' | 'unary' | 'binary' | 'variadic'

export interface ParameterType {
  arity: Arity
  base: 'number' | 'text' | 'date' | 'boolean' | 'any' | 'unit'
  /** Clause of an operator type. */
  op?: string
  /** Types of template tags, and widget types of field filters, that it may set. */
  allowedFor: readonly string[]
}

const LOCATIONS = ['location/city', 'location/state', 'location/zip_code', 'location/country']
const DATES = ['date', 'date/single', 'date/all-options', 'id', 'category']
const NUMBERS = ['number', 'number/=', 'id', 'category', 'location/zip_code']
const TEXTS = ['text', 'string/=', 'id', 'category', ...LOCATIONS]
const BOOLEANS = ['boolean', 'boolean/=', 'id', 'category']

const operator = (
  op: string,
  base: ParameterType['base'],
  arity: Arity,
  allowedFor: readonly string[],
): ParameterType => ({ arity, base, op, allowedFor })
const range = (type: string): ParameterType => ({
  arity: 'range',
  base: 'date',
  allowedFor: [type, 'date/all-options'],
})

const TYPES: ReadonlyMap<string, ParameterType> = new Map([
  ['number', { arity: 'raw', base: 'number', allowedFor: NUMBERS }],
  ['text', { arity: 'raw', base: 'text', allowedFor: TEXTS }],
  ['date', { arity: 'raw', base: 'date', allowedFor: DATES }],
  ['boolean', { arity: 'raw', base: 'boolean', allowedFor: BOOLEANS }],
  ['id', { arity: 'raw', base: 'any', allowedFor: ['id'] }],
  ['category', { arity: 'raw', base: 'any', allowedFor: ['category', 'number', 'text', 'date', 'boolean'] }],
  ...LOCATIONS.map((type): [string, ParameterType] => [type, { arity: 'raw', base: 'text', allowedFor: [type] }]),
  ['date/single', { arity: 'single', base: 'date', allowedFor: DATES }],
  ['date/range', range('date/range')],
  ['date/month-year', range('date/month-year')],
  ['date/quarter-year', range('date/quarter-year')],
  ['date/relative', range('date/relative')],
  ['date/all-options', range('date/all-options')],
  ['number/=', operator('=', 'number', 'variadic', NUMBERS)],
  ['number/!=', operator('!=', 'number', 'variadic', ['number/!='])],
  ['number/>=', operator('>=', 'number', 'unary', ['number/>=', 'number/between'])],
  ['number/<=', operator('<=', 'number', 'unary', ['number/<=', 'number/between'])],
  ['number/between', operator('between', 'number', 'binary', ['number/between'])],
  ['string/=', operator('=', 'text', 'variadic', TEXTS)],
  ['string/!=', operator('!=', 'text', 'variadic', ['string/!='])],
  ...['contains', 'does-not-contain', 'starts-with', 'ends-with'].map((op): [string, ParameterType] => [
    `string/${op}`,
    operator(op, 'text', 'variadic', [`string/${op}`]),
  ]),
  ['boolean/=', operator('=', 'boolean', 'variadic', ['boolean', 'boolean/='])],
  ['temporal-unit', { arity: 'single', base: 'unit', allowedFor: ['temporal-unit'] }],
])

const TEXT: ParameterType = { arity: 'raw', base: 'text', allowedFor: TEXTS }

/** Types that nobody knows are read as text. */
export function parameterType(type: string): ParameterType {
  return TYPES.get(type) ?? TEXT
}

/** True for a type whose values come as a list, such as `string/=`. */
export function isOperatorType(type: string): boolean {
  return parameterType(type).op !== undefined
}

/** Types of parameters that may set a tag of this type, or a field filter of this widget type. */
export function allowedParameterTypes(tagType: string): string[] {
  const type = tagType === 'none' ? 'category' : tagType
  return [...TYPES].filter(([, { allowedFor }]) => allowedFor.includes(type)).map(([name]) => name)
}

/** True when a parameter of the type may set the tag; types that nobody knows count as text. */
export function allowsParameterType(tagType: string, type: string): boolean {
  return tagType === type || allowedParameterTypes(tagType).includes(TYPES.has(type) ? type : 'text')
}
