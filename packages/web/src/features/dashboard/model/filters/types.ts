/** Types of filters: what they ask for, and what can be done with it (contract: dashboards, section 5). */
import { t } from '../../../../i18n/t.ts'
import type { Parameter } from '../../../../api/card.ts'

export type FilterKind = 'text' | 'number' | 'date' | 'id' | 'location' | 'boolean' | 'temporal-unit'

/**
 * How many values: `list` any number, `one`, `two` the ends of a range of numbers, one of which may be open (null),
 * `text` a single text such as that of dates.
 */
export type Arity = 'list' | 'one' | 'two' | 'text'

type Typed = Pick<Parameter, 'type'> & Partial<Parameter>

const TEXT = ['=', '!=', 'contains', 'does-not-contain', 'starts-with', 'ends-with'].map((name) => `string/${name}`)
const OPERATORS: Readonly<Record<FilterKind, readonly string[]>> = {
  text: TEXT,
  location: TEXT,
  number: ['=', '!=', 'between', '>=', '<='].map((name) => `number/${name}`),
  date: ['all-options', 'single', 'range', 'month-year', 'quarter-year', 'relative'].map((name) => `date/${name}`),
  id: ['id'],
  boolean: ['boolean/='],
  'temporal-unit': ['temporal-unit'],
}

const SECTIONS: Readonly<Record<FilterKind, string>> = {
  text: 'string',
  location: 'location',
  number: 'number',
  date: 'date',
  id: 'id',
  boolean: 'boolean',
  'temporal-unit': 'temporal-unit',
}

export function filterKindOf({ type, sectionId }: Typed): FilterKind {
  const [base = ''] = type.split('/')
  if (base === 'date' || base === 'number' || base === 'boolean' || base === 'id' || base === 'temporal-unit')
    return base
  return base === 'location' || sectionId === 'location' ? 'location' : 'text'
}

/** The types that an editor offers for a kind, the usual one first. */
export function typesOf(kind: FilterKind): readonly string[] {
  return OPERATORS[kind]
}

/** `sectionId` of parameters of the kind. */
export function sectionOf(kind: FilterKind): string {
  return SECTIONS[kind]
}

export function arityOf({ type }: Pick<Parameter, 'type'>): Arity {
  if (type === 'number/between') return 'two'
  if (type === 'number/>=' || type === 'number/<=') return 'one'
  return type.startsWith('date') || type === 'temporal-unit' ? 'text' : 'list'
}

/** Values of these types are lists also when there is one (contract: query-language, section 14). */
export function isOperatorType(type: string): boolean {
  return /^(?:string|number|boolean)\//.test(type)
}

/** True where several values may be chosen at a time. */
export function isMulti(parameter: Typed): boolean {
  return arityOf(parameter) === 'list' && filterKindOf(parameter) !== 'boolean' && parameter.isMultiSelect !== false
}

/** True where values can be chosen from a list, or searched. */
export function hasValues(parameter: Typed): boolean {
  const kind = filterKindOf(parameter)
  return (
    parameter.values_query_type !== 'none' &&
    arityOf(parameter) === 'list' &&
    (kind === 'text' || kind === 'location' || kind === 'id' || kind === 'number')
  )
}

/** The name of a type among those of its kind. */
export function typeName(type: string): string {
  switch (type.split('/').at(1)) {
    case '=':
      return t('is')
    case '!=':
      return t('is not')
    case 'contains':
      return t('contains')
    case 'does-not-contain':
      return t('does not contain')
    case 'starts-with':
      return t('starts with')
    case 'ends-with':
      return t('ends with')
    case 'between':
      return t('between')
    case '>=':
      return t('at least')
    case '<=':
      return t('at most')
    case 'single':
      return t('Day')
    case 'range':
      return t('Range of days')
    case 'month-year':
      return t('Month and year')
    case 'quarter-year':
      return t('Quarter and year')
    case 'relative':
      return t('Relative to today')
    case 'all-options':
      return t('Any dates')
    default:
      return kindName(filterKindOf({ type }))
  }
}

export function kindName(kind: FilterKind): string {
  switch (kind) {
    case 'text':
      return t('Text')
    case 'number':
      return t('Number')
    case 'date':
      return t('Date')
    case 'id':
      return t('ID')
    case 'location':
      return t('Location')
    case 'boolean':
      return t('True or false')
    case 'temporal-unit':
      return t('Unit of time')
  }
}
