/** Which filters fit which columns and variables (contract: query-language, section 14). */
import type { Parameter } from '../../../../api/card.ts'
import { kindOf, placeRank } from '../../../question/draft/index.ts'
import { filterKindOf } from '../filters/index.ts'
import type { TargetOption } from './options.ts'

/** What fitting needs to know of a column. */
export interface TargetColumn {
  readonly id: number | null
  readonly name: string
  readonly display_name: string
  readonly base_type: string
  readonly effective_type?: string | null
  readonly semantic_type: string | null
}

type Typed = Pick<Parameter, 'type'> & Partial<Parameter>

const PLACES = ['location/country', 'location/state', 'location/city', 'location/zip_code'] as const
const ALL_PLACES = [...PLACES]
const ALL_DATES = ['date', 'date/single', 'date/all-options']
const RANGES = ['date/range', 'date/month-year', 'date/quarter-year', 'date/relative']

/** Types of tags, and of the widgets of field filters, that take a value of the type. */
const WIDGETS: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'number/=', 'id', 'category', 'location/zip_code'],
  'number/=': ['number/=', 'number', 'id', 'category', 'location/zip_code'],
  'number/>=': ['number/>=', 'number/between'],
  'number/<=': ['number/<=', 'number/between'],
  text: ['text', 'string/=', 'id', 'category', ...ALL_PLACES],
  'string/=': ['string/=', 'text', 'id', 'category', ...ALL_PLACES],
  category: ['category', 'number', 'text', 'date', 'boolean'],
  boolean: ['boolean', 'boolean/=', 'id', 'category'],
  'boolean/=': ['boolean', 'boolean/='],
  date: [...ALL_DATES, 'id', 'category'],
  'date/single': [...ALL_DATES, 'id', 'category'],
  ...Object.fromEntries(RANGES.map((type) => [type, [type, 'date/all-options']])),
}

/** True where the filter can be connected to the option. Tags of texts take the words of any. */
export function fits(parameter: Typed, option: TargetOption): boolean {
  switch (option.kind) {
    case 'text':
      return true
    case 'unit':
      return parameter.type === 'temporal-unit'
    case 'tag':
      return (WIDGETS[parameter.type] ?? [parameter.type]).includes(option.widget)
    case 'column':
      return fitsColumn(parameter, option.column)
  }
}

function fitsColumn(parameter: Typed, column: TargetColumn): boolean {
  const kind = kindOf(column)
  switch (filterKindOf(parameter)) {
    case 'text':
      return kind === 'text' || kind === 'place' || (parameter.type === 'category' && kind === 'boolean')
    case 'location':
      return kind === 'place' && fitsPlace(parameter.type, column)
    case 'number':
      return kind === 'number' || kind === 'coordinate'
    case 'date':
      return kind === 'date'
    case 'id':
      return kind === 'id'
    case 'boolean':
      return kind === 'boolean'
    case 'temporal-unit':
      return false
  }
}

/** The older types name one sort of places. */
function fitsPlace(type: string, column: TargetColumn): boolean {
  const rank = PLACES.findIndex((place) => place === type)
  return rank < 0 || placeRank(column) === rank
}
