/** Filters of texts, and of places. */
import { t } from '../../i18n/t.ts'
import { kindOf, placeRank, type Typed as TypedColumn } from '../../lib/columns/kind.ts'
import type { FilterKind, FilterType } from './filter-type.ts'
import { listOf, loneOrList, sayList, sayPlain, writeItems } from './parts.ts'

const PLACES = ['location/country', 'location/state', 'location/city', 'location/zip_code']
const EXACT = ['text', 'string/=', 'id', 'category', ...PLACES]

const isText = (column: TypedColumn) => kindOf(column) === 'text' || isPlace(column)
const isPlace = (column: TypedColumn) => kindOf(column) === 'place'

const fits = (...tags: string[]) => ({ column: isText, tags })
const common = { takes: 'list', write: writeItems, read: listOf(String), sayItem: sayPlain } as const
const chosen = { Editor: 'choice', Typing: 'text' } as const
/** Of older clients: a lone value is not in a list. */
const old = { ...common, ...chosen, read: loneOrList(String), say: sayList(sayPlain), isOld: true } as const

/** Compared with a part of the text, which is typed. */
const part = (type: string, name: () => string, around: (value: string) => string): FilterType => ({
  ...common,
  type,
  name,
  say: sayList(sayPlain, around),
  fits: fits(type),
  Editor: 'text',
})

const TYPES: readonly FilterType[] = [
  { ...common, ...chosen, type: 'string/=', name: () => t('is'), say: sayList(sayPlain), fits: fits(...EXACT) },
  {
    ...common,
    ...chosen,
    type: 'string/!=',
    name: () => t('is not'),
    say: sayList(sayPlain, (value) => t('is not {value}', { value })),
    fits: fits('string/!='),
  },
  part(
    'string/contains',
    () => t('contains'),
    (value) => t('contains {value}', { value }),
  ),
  part(
    'string/does-not-contain',
    () => t('does not contain'),
    (value) => t('does not contain {value}', { value }),
  ),
  part(
    'string/starts-with',
    () => t('starts with'),
    (value) => t('starts with {value}', { value }),
  ),
  part(
    'string/ends-with',
    () => t('ends with'),
    (value) => t('ends with {value}', { value }),
  ),
  {
    ...old,
    type: 'category',
    name: () => t('Text'),
    fits: {
      column: (column) => isText(column) || kindOf(column) === 'boolean',
      tags: ['category', 'number', 'text', 'date', 'boolean'],
    },
  },
  { ...old, type: 'text', name: () => t('Text'), Editor: 'text', fits: fits(...EXACT) },
  { ...old, type: 'string', name: () => t('Text'), fits: fits('string') },
]

export const TEXT: FilterKind = {
  id: 'text',
  name: () => t('Text'),
  icon: 'text',
  section: 'string',
  start: { isMultiSelect: true, values_query_type: 'list' },
  types: TYPES,
}

/** A type that nobody knows is read as a text. */
export const unknownText = (type: string): FilterType => ({
  ...old,
  type,
  name: () => t('Text'),
  Editor: 'text',
  fits: fits(type),
})

/** The older types name one sort of places. */
const oldPlace = (type: string, rank: number | null): FilterType => ({
  ...old,
  type,
  name: () => t('Location'),
  fits: { column: (column) => isPlace(column) && (rank === null || placeRank(column) === rank), tags: [type] },
})

export const LOCATION: FilterKind = {
  id: 'location',
  name: () => t('Location'),
  icon: 'location',
  section: 'location',
  start: { isMultiSelect: true, values_query_type: 'list' },
  types: [
    ...TYPES.map((one): FilterType => ({ ...one, fits: { ...one.fits, column: isPlace } })),
    ...PLACES.map(oldPlace),
    oldPlace('location', null),
  ],
}
