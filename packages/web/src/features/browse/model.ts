/** What is known of tables and fields, in few words. */
import { lookup } from '@querent/contract/lookup/index.ts'
import type { Field, Table } from '../../api/database.ts'
import { locale, t } from '../../i18n/t.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'

/** Where one is, as the address says. */
export interface Place {
  databaseId: number | null
  schema: string | null
  tableId: number | null
}

/** Tables whose name, or that of whose database, holds every word; hidden ones never. */
export function filterNamed<Named extends { name: string; display_name?: string }>(
  all: readonly Named[],
  text: string,
): Named[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ name, display_name = '' }) => {
    const names = `${name} ${display_name}`.toLocaleLowerCase()
    return words.every((word) => names.includes(word))
  })
}

const SEMANTIC_ICONS: Readonly<Record<string, IconName>> = lookup({
  'type/PK': 'primary-key',
  'type/FK': 'foreign-key',
  'type/Category': 'category',
  'type/Email': 'email',
  'type/URL': 'link',
  'type/Latitude': 'location',
  'type/Longitude': 'location',
  'type/City': 'location',
  'type/State': 'location',
  'type/Country': 'location',
})
const BASE_ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/Boolean/, 'boolean'],
  [/Integer|Float|Decimal|Number|Long/, 'number'],
  [/^type\/Time/, 'time'],
  [/Date|Instant/, 'date'],
  [/JSON|Dictionary|Structured/, 'json'],
  [/Array/, 'array'],
]

/** The icon of what a field holds: its meaning first, its type otherwise. */
export function iconOfField({ semantic_type, effective_type, base_type }: Field): IconName {
  const meant = SEMANTIC_ICONS[semantic_type ?? '']
  if (meant !== undefined) return meant
  const type = effective_type ?? base_type
  return BASE_ICONS.find(([pattern]) => pattern.test(type.replace(/^type\/DateTime/, 'type/Date')))?.[1] ?? 'text'
}

/** What a field holds, in a word; of rare types their name, such as `UUID` of `type/UUID`. */
export function wordOfType({ effective_type, base_type }: Field): string {
  const type = (effective_type ?? base_type).replace(/^type\//, '')
  if (/^(?:DateTime|Instant)/.test(type)) return t('Date and time')
  if (type.startsWith('Time')) return t('Time')
  const words: Readonly<Record<string, string>> = {
    Date: t('Date'),
    Text: t('Text'),
    Boolean: t('Yes or no'),
    Integer: t('Whole number'),
    BigInteger: t('Whole number'),
    Float: t('Number'),
    Decimal: t('Number'),
  }
  return words[type] ?? type
}

interface Fingerprint {
  global?: { 'distinct-count'?: number; 'nil%'?: number }
  type?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** What values a field holds, from when it was last looked at: how many, from where to where, how many are missing. */
export function distributionOf({ fingerprint }: Field): string[] {
  const { global = {}, type = {} } = (fingerprint ?? {}) as Fingerprint
  const number = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 })
  const parts: string[] = []
  const { min, max } = type['type/Number'] ?? {}
  const { earliest, latest } = type['type/DateTime'] ?? {}
  if (typeof min === 'number' && typeof max === 'number') {
    parts.push(t('{from} to {to}', { from: number.format(min), to: number.format(max) }))
  }
  if (typeof earliest === 'string' && typeof latest === 'string') {
    parts.push(t('{from} to {to}', { from: dayOf(earliest), to: dayOf(latest) }))
  }
  const distinct = global['distinct-count']
  if (typeof distinct === 'number') {
    parts.push(t('{n, plural, one {# value} other {# values}}', { n: distinct }))
  }
  const missing = global['nil%'] ?? 0
  if (missing > 0) parts.push(t('{share} empty', { share: percent.format(missing) }))
  return parts
}

function dayOf(text: string): string {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return text
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
}

/** Tables that people see. */
export const visible = (tables: readonly Table[]) =>
  tables.filter(({ visibility_type }) => visibility_type === null || visibility_type === undefined)

/** The question that shows all rows of a table. */
export const questionOf = (table: { id: number | string; db_id: number }) => ({
  dataset_query: { type: 'query', database: table.db_id, query: { 'source-table': table.id } },
  display: 'table',
  visualization_settings: {},
})

/** A query of the rows of a table: the same object for the same table. */
export const rowsOf = ({ id, db_id }: Pick<Table, 'id' | 'db_id'>) => ({
  type: 'query',
  database: db_id,
  query: { 'source-table': id },
})
