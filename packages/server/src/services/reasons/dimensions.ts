/**
 * The columns that may explain a change: of the table that is asked, and of those that its foreign keys point to. What
 * sync knows of them decides; nothing is read. Tested by
 * test/contract/explain-change.test.ts.
 */
import { isA, isId, isMap } from '@querent/contract'
import type { Clause } from './clause.ts'

/** A column of a table, as clients read it. */
interface KnownField {
  id?: unknown
  name?: unknown
  display_name?: unknown
  table_id?: unknown
  base_type?: unknown
  effective_type?: unknown
  semantic_type?: unknown
  fk_target_field_id?: unknown
  fingerprint?: unknown
  visibility_type?: unknown
}

interface KnownTable {
  id: unknown
  display_name?: unknown
  fields: readonly KnownField[]
}

export interface Dimension {
  /** Groups the rows. */
  clause: Clause
  /** `Status`, and `User → State` of another table. */
  name: string
  fieldId: number
  /** About how many values there are. */
  values: number
}

/** More columns make a question that nobody waits for. */
const MOST_DIMENSIONS = 24
const MOST_VALUES = 5_000
/** Numbers with more values are read in bins. */
const FEW_NUMBERS = 20
const BINS = 10

/** Texts longer than this on average are read, not compared. */
const LONG_TEXT = 60

/** Meanings of columns whose values are one row's own. */
const NO_REASON: ReadonlySet<string> = new Set([
  'type/PK',
  'type/Description',
  'type/Comment',
  'type/SerializedJSON',
  'type/URL',
  'type/ImageURL',
  'type/AvatarURL',
  'type/Email',
  'type/Coordinate',
  'type/Latitude',
  'type/Longitude',
  'type/UpdatedTimestamp',
])
const NO_GROUPS = ['type/Structured', 'type/Collection', 'type/Large'] as const

/** @param tables That of the question and those that it points to, with the fields that the caller may see. */
export function dimensionsOf(tables: readonly KnownTable[], source: number): Dimension[] {
  const own = tables.find(({ id }) => id === source)
  if (own === undefined) return []
  const tableOf = new Map(tables.flatMap(({ fields, ...table }) => fields.map(({ id }) => [id, { ...table, fields }])))
  const direct = own.fields.flatMap((field) => dimension(field, ['field', field.id, null], ''))
  const others = own.fields.flatMap((key) => {
    const target = key.fk_target_field_id
    const table = tableOf.get(target)
    if (!isId(target) || table === undefined || table.id === source) return []
    const label = `${withoutId(String(key.display_name ?? key.name))} → `
    return table.fields.flatMap((field) => dimension(field, ['field', field.id, { 'source-field': key.id }], label))
  })
  return [...direct, ...others].slice(0, MOST_DIMENSIONS)
}

/** Columns that name a row of the table: its only key, and its name where it has one. Null without such a key. */
export type KeyColumns = readonly Clause[] | null

export function keysOf(tables: readonly KnownTable[], source: number): KeyColumns {
  const shown = (tables.find(({ id }) => id === source)?.fields ?? []).filter((field) => !isHidden(field))
  const keys = shown.filter(({ semantic_type }) => semantic_type === 'type/PK')
  if (keys.length !== 1) return null
  const name = shown.find(({ semantic_type }) => isNaming(semantic_type))
  return [...keys, ...(name === undefined ? [] : [name])].map(({ id }) => ['field', id, null])
}

function isNaming(semantic: unknown): boolean {
  return semantic === 'type/Name' || semantic === 'type/Title'
}

function dimension(field: KnownField, clause: Clause, label: string): Dimension[] {
  const type = String(field.effective_type ?? field.base_type ?? '')
  const semantic = typeof field.semantic_type === 'string' ? field.semantic_type : null
  const values = distinctCount(field)
  if (!isId(field.id) || isHidden(field) || isLongText(field) || !mayExplain(type, semantic)) return []
  const grouped = groupedBy(field, clause, { type, semantic, values })
  if (grouped === null) return []
  return [
    {
      clause: grouped.clause,
      name: `${label}${String(field.display_name ?? field.name)}`,
      fieldId: field.id,
      values: grouped.values,
    },
  ]
}

/** The clause that gives few enough groups, with how many; null when there is none. */
function groupedBy(
  field: KnownField,
  clause: Clause,
  { type, semantic, values }: { type: string; semantic: string | null; values: number | null },
): { clause: Clause; values: number } | null {
  if (isA(type, 'type/Boolean')) return { clause, values: 2 }
  if (isA(type, 'type/Temporal'))
    return isA(type, 'type/HasDate') ? { clause: withOption(clause, 'temporal-unit', 'year'), values: 20 } : null
  if (values === null || values < 2) return null
  const isAmount = isA(type, 'type/Number') && semantic !== 'type/FK' && semantic !== 'type/Category'
  if (!isAmount || values <= FEW_NUMBERS) return values > MOST_VALUES ? null : { clause, values }
  return hasRange(field)
    ? { clause: withOption(clause, 'binning', { strategy: 'num-bins', 'num-bins': BINS }), values: BINS }
    : null
}

function mayExplain(type: string, semantic: string | null): boolean {
  return !NO_GROUPS.some((one) => isA(type, one)) && !(semantic !== null && NO_REASON.has(semantic))
}

function isHidden({ visibility_type }: KnownField): boolean {
  return visibility_type !== undefined && visibility_type !== null && visibility_type !== 'normal'
}

function isLongText({ fingerprint }: KnownField): boolean {
  const type = isMap(fingerprint) ? fingerprint['type'] : undefined
  const text = isMap(type) ? type['type/Text'] : undefined
  return isMap(text) && Number(text['average-length']) > LONG_TEXT
}

function distinctCount({ fingerprint }: KnownField): number | null {
  const global = isMap(fingerprint) ? fingerprint['global'] : undefined
  const count = isMap(global) ? global['distinct-count'] : undefined
  return typeof count === 'number' ? count : null
}

function hasRange({ fingerprint }: KnownField): boolean {
  const type = isMap(fingerprint) ? fingerprint['type'] : undefined
  return isMap(type) && isMap(type['type/Number'])
}

function withOption(clause: Clause, name: string, value: unknown): Clause {
  const [op, id, options] = clause
  return [op, id, { ...(isMap(options) ? options : {}), [name]: value }]
}

/** `User ID` → `User`. */
function withoutId(name: string): string {
  return name.replace(/[ _]id$/i, '')
}
