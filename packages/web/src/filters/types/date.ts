/** Filters of dates. Their value is one text, such as `past30days` or `2026-01-01~2026-01-31`. */
import { t } from '../../i18n/t.ts'
import { kindOf, type Typed } from '../../lib/columns/kind.ts'
import { dateKindsOf, datesText, readDates, sayDatesText } from '../dates/index.ts'
import type { FilterKind } from './filter-type.ts'
import { itemsOf, writeItems } from './parts.ts'

const DAYS = ['date', 'date/single', 'date/all-options', 'id', 'category']

const date = (type: string, name: () => string, tags: readonly string[] = [type, 'date/all-options']) => ({
  type,
  name,
  takes: 'text' as const,
  read: readTexts,
  write: writeItems,
  say: (value: unknown) => itemsOf(value).map(sayDate).join(', '),
  sayItem: sayDate,
  fits: { column: (column: Typed) => kindOf(column) === 'date', tags },
  Editor: 'date' as const,
  accepts: (value: unknown) => {
    const dates = readDates(String(value))
    return dates !== null && dateKindsOf(type).includes(dates.kind)
  },
})

export const DATE: FilterKind = {
  id: 'date',
  name: () => t('Date'),
  icon: 'date',
  section: 'date',
  types: [
    date('date/all-options', () => t('Any date range'), ['date/all-options']),
    date('date/single', () => t('Day'), DAYS),
    date('date/range', () => t('Date range')),
    date('date/month-year', () => t('Month and year')),
    date('date/quarter-year', () => t('Quarter and year')),
    date('date/relative', () => t('Relative to today')),
    { ...date('date', () => t('Date'), DAYS), isOld: true },
  ],
}

function sayDate(item: unknown): string {
  return sayDatesText(String(item))
}

function readTexts(given: unknown): string | null {
  const texts = itemsOf(given).filter((item) => typeof item === 'number' || (typeof item === 'string' && item.trim()))
  return texts.length === 0 ? null : datesText(texts)
}
