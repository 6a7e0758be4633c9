/** Filters of numbers. */
import { locale, t } from '../../i18n/t.ts'
import { kindOf, type Typed as TypedColumn } from '../../lib/columns/kind.ts'
import { exactNumber } from '../../lib/exact-json.ts'
import type { FilterKind } from './filter-type.ts'
import { itemsOf, listOf, listOfOne, loneOrList, rangeOf, sayList, sayPlain, writeItems } from './parts.ts'

const EXACT = ['number', 'number/=', 'id', 'category', 'location/zip_code']

const isNumber = (column: TypedColumn) => ['number', 'coordinate'].includes(kindOf(column))
const fits = (...tags: string[]) => ({ column: isNumber, tags })

const chosen = { Editor: 'choice', Typing: 'number' } as const
const common = { write: writeItems, sayItem: sayNumber } as const

export const NUMBER: FilterKind = {
  id: 'number',
  name: () => t('Number'),
  icon: 'number',
  section: 'number',
  types: [
    {
      ...common,
      ...chosen,
      type: 'number/=',
      name: () => t('is'),
      takes: 'list',
      read: listOf(readNumber),
      say: sayList(sayNumber),
      fits: fits(...EXACT),
    },
    {
      ...common,
      ...chosen,
      type: 'number/!=',
      name: () => t('is not'),
      takes: 'list',
      read: listOf(readNumber),
      say: sayList(sayNumber, (value) => t('is not {value}', { value })),
      fits: fits('number/!='),
    },
    {
      ...common,
      type: 'number/between',
      name: () => t('between'),
      takes: 'two',
      read: rangeOf(readNumber),
      say: sayEnds,
      fits: fits('number/between'),
      Editor: 'range',
    },
    {
      ...common,
      type: 'number/>=',
      name: () => t('at least'),
      takes: 'one',
      read: listOfOne(readNumber),
      say: sayList(sayNumber, (value) => t('at least {value}', { value })),
      fits: fits('number/>=', 'number/between'),
      Editor: 'number',
    },
    {
      ...common,
      type: 'number/<=',
      name: () => t('at most'),
      takes: 'one',
      read: listOfOne(readNumber),
      say: sayList(sayNumber, (value) => t('at most {value}', { value })),
      fits: fits('number/<=', 'number/between'),
      Editor: 'number',
    },
    {
      ...common,
      type: 'number',
      name: () => t('Number'),
      takes: 'list',
      read: loneOrList(readNumbers),
      say: sayList(sayNumber),
      fits: fits(...EXACT),
      Editor: 'choice',
      Typing: 'text',
      isOld: true,
    },
  ],
}

/** Numbers whose digits a number would lose stay texts. */
function readNumber(item: string | number): string | number | null {
  if (typeof item === 'number') return Number.isFinite(item) ? item : null
  const text = item.trim()
  const isNumeral = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text) && Number.isFinite(Number(text))
  return isNumeral ? exactNumber(text) : null
}

/** A variable of SQL takes several numbers in a text. */
function readNumbers(item: string | number): string | number | null {
  const text = String(item).trim()
  return readNumber(item) ?? (/^[-+\d.]+(?:\s*,\s*[-+\d.]+)*,?$/.test(text) ? text : null)
}

function sayNumber(item: unknown): string {
  if (typeof item !== 'number') return sayPlain(item)
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 20 }).format(item)
}

/** A range of which one end may be open. */
function sayEnds(value: unknown): string {
  const [from = null, to = null] = itemsOf(value)
  if (from === null) return to === null ? '' : t('at most {value}', { value: sayNumber(to) })
  if (to === null) return t('at least {value}', { value: sayNumber(from) })
  return t('{from} – {to}', { from: sayNumber(from), to: sayNumber(to) })
}
