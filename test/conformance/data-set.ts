/** The one data set of the suite: a small shop with nulls, decimals, dates, and instants around changes of the clock. */
import { parseExactJson, type BaseType } from '@querent/contract'
import type { FieldMetadata, MetadataProvider, TableMetadata } from '@querent/query'
import { readSaved, type Saved } from './saved-content.ts'
import { VALUE_TABLES } from './value-tables.ts'

export type Kind =
  | 'integer'
  | 'bigint'
  | 'unsigned'
  | 'text'
  | 'decimal'
  | 'float'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'instant'
  | 'bytes'
  | 'json'
export type Value = string | number | bigint | boolean | null

export interface Table {
  id: number
  name: string
  columns: readonly [
    id: number,
    name: string,
    kind: Kind,
    semantic?: string | null,
    target?: number | null,
    more?: Partial<FieldMetadata>,
  ][]
  /** Fields inside a column of JSON: they are metadata only. */
  nested?: readonly [id: number, name: string, type: BaseType, more: Partial<FieldMetadata>][]
  rows: readonly (readonly Value[])[]
}

const SHOP: readonly Table[] = [
  {
    id: 1,
    name: 'people',
    columns: [
      [101, 'id', 'integer', 'type/PK'],
      [102, 'name', 'text', 'type/Name'],
      [103, 'state', 'text'],
      [104, 'birth', 'date'],
    ],
    rows: [
      [1, 'Ann', 'CA', '1980-02-29'],
      [2, 'ben', 'NY', '1999-12-31'],
      [3, 'Zoë', null, null],
      [4, "O'Hara 50%_x", '', '2000-01-01'],
    ],
  },
  {
    id: 2,
    name: 'products',
    columns: [
      [201, 'id', 'integer', 'type/PK'],
      [202, 'title', 'text', 'type/Title'],
      [203, 'category', 'text', 'type/Category'],
      [204, 'price', 'decimal'],
    ],
    rows: [
      [1, 'Gadget One', 'Gadget', '10.10'],
      [2, 'Widget Two', 'Widget', '20.20'],
      [3, 'gadget three', 'Gadget', '0.30'],
    ],
  },
  {
    id: 3,
    name: 'orders',
    columns: [
      [301, 'id', 'integer', 'type/PK'],
      [302, 'person_id', 'integer', 'type/FK', 101],
      [303, 'product_id', 'integer', 'type/FK', 201],
      [304, 'total', 'decimal'],
      [305, 'discount', 'float'],
      [306, 'quantity', 'integer'],
      [307, 'created_at', 'timestamp'],
      [308, 'paid_at', 'instant'],
      [309, 'note', 'text'],
      [310, 'is_gift', 'boolean'],
    ],
    rows: [
      [1, 1, 1, '10.10', null, 1, '2024-01-01 00:00:00', '2024-01-01 00:30:00', 'Quick', true],
      [2, 1, 2, '40.40', 1.5, 2, '2024-01-07 23:59:59', '2024-01-07 23:30:00', 'quick brown', false],
      [3, 2, 1, '10.10', 0, 1, '2024-02-29 12:00:00', '2024-03-31 00:30:00', null, false],
      [4, 2, 3, '0.90', null, 3, '2024-03-31 02:30:00', '2024-03-31 01:30:00', '', null],
      [5, 3, 2, '20.20', 2.25, 1, '2024-10-27 02:30:00', '2024-10-27 00:30:00', 'a_b', true],
      [6, 4, 2, '60.60', -1, 3, '2024-12-30 08:15:30', '2024-10-27 01:30:00', '100%', false],
      [7, null, 1, '0.20', 0.5, 2, '2025-01-01 10:00:00', null, 'Fox', false],
    ],
  },
]

/** All tables: those of the shop, and those of single values. */
export const TABLES: readonly Table[] = [...SHOP, ...VALUE_TABLES]

export const TYPES: Readonly<Record<Kind, BaseType>> = {
  integer: 'type/Integer',
  bigint: 'type/BigInteger',
  unsigned: 'type/Integer',
  text: 'type/Text',
  decimal: 'type/Decimal',
  float: 'type/Float',
  boolean: 'type/Boolean',
  date: 'type/Date',
  time: 'type/Time',
  timestamp: 'type/DateTime',
  instant: 'type/DateTimeWithLocalTZ',
  bytes: 'type/*',
  json: 'type/JSON',
}

/** `person_id` → `Person ID`. */
function displayName(name: string): string {
  return name
    .split('_')
    .map((word) => (word === 'id' ? 'ID' : word[0]!.toUpperCase() + word.slice(1)))
    .join(' ')
}

function field(table: Table, id: number, name: string, type: BaseType, databaseType: string): FieldMetadata {
  return {
    id,
    table_id: table.id,
    name,
    display_name: displayName(name),
    description: null,
    database_type: databaseType,
    base_type: type,
    effective_type: type,
    semantic_type: null,
    coercion_strategy: null,
    fk_target_field_id: null,
    visibility_type: 'normal',
    active: true,
    position: 0,
    parent_id: null,
    nfc_path: null,
    settings: null,
    fingerprint: name === 'total' ? { type: { 'type/Number': { min: 0.2, max: 60.6 } } } : null,
    dimension: null,
  }
}

function fields(table: Table): FieldMetadata[] {
  const columns = table.columns.map(([id, name, kind, semantic, target, more]) => ({
    ...field(table, id, name, TYPES[kind], kind === 'instant' ? 'timestamptz' : kind),
    semantic_type: semantic ?? null,
    fk_target_field_id: target ?? null,
    ...more,
  }))
  const nested = (table.nested ?? []).map(([id, name, type, more]) => ({
    ...field(table, id, name, type, ''),
    ...more,
  }))
  return [...columns, ...nested].map((item, position) => ({ ...item, position }))
}

let saved: Saved | undefined

/** Metadata as a server would load it, in memory. @param change What a case says of single fields. */
export function metadataOf(
  tables: readonly Table[],
  change: (field: FieldMetadata) => Partial<FieldMetadata> = () => ({}),
): MetadataProvider {
  const content = (saved ??= readSaved(withIds))
  const known: readonly TableMetadata[] = tables.map((table) => ({
    id: table.id,
    db_id: 1,
    schema: null,
    name: table.name,
    display_name: displayName(table.name),
    active: true,
    fields: fields(table).map((field) => ({ ...field, ...change(field) })),
  }))
  const byId = new Map(known.flatMap((table) => table.fields).map((field) => [field.id, field]))
  return {
    load: async () => ({
      table: (id) => known.find((table) => table.id === id),
      field: (id) => byId.get(id),
      card: (id) => content.cards.get(id),
      segment: (id) => content.segments.get(id),
      snippet: (id) => content.snippets.get(id),
      snippetByName: (name) => [...content.snippets.values()].find((snippet) => snippet.name === name),
    }),
  }
}

let unchanged: MetadataProvider | undefined

/** The suite's metadata with changes of single fields, named by their ids. */
export function metadataWith(changes: readonly (Partial<FieldMetadata> & { id: number })[] = []): MetadataProvider {
  if (changes.length === 0) return (unchanged ??= metadataOf(TABLES))
  const change = new Map(changes.map((item) => [item.id, item]))
  return metadataOf(TABLES, ({ id }) => change.get(id) ?? {})
}

/** Part of the rows of every table, as a condition in SQL and as a filter clause; the engines hold copies with these alone. */
export const VISIBLE_ROWS: Readonly<Record<string, { sql: string; filter: unknown[] }>> = {
  people: { sql: 'state is not null', filter: ['not-null', ['field', 103, null]] },
  products: { sql: "category = 'Gadget'", filter: ['=', ['field', 203, null], 'Gadget'] },
  orders: { sql: 'id between 2 and 6', filter: ['between', ['field', 301, null], 2, 6] },
  words: { sql: 'id > 3', filter: ['>', ['field', 401, null], 3] },
  links: { sql: 'id < 6', filter: ['<', ['field', 501, null], 6] },
  numbers: { sql: 'n < 7', filter: ['<', ['field', 602, null], 7] },
  encoded: { sql: 'id < 4', filter: ['<', ['field', 701, null], 4] },
  documents: { sql: 'id < 3', filter: ['<', ['field', 801, null], 3] },
}

/** Name of a table's copy that holds the visible rows. */
export function visibleName(table: string): string {
  return `${table}_visible`
}

/** Names in `{…}` stand for ids: `{orders}` for a table, `{orders.total}` for a field. */
export function withIds(json: string): unknown {
  const named = json.replaceAll(/"\{(\w+)(?:\.([^}"]+))?\}"/g, (_, tableName: string, columnName?: string) => {
    const table = TABLES.find((item) => item.name === tableName)
    const columns = table ? [...table.columns, ...(table.nested ?? [])] : []
    const id = columnName === undefined ? table?.id : columns.find(([, name]) => name === columnName)?.[0]
    if (id === undefined) throw new Error(`The data set has no ${tableName}.${columnName ?? ''}`)
    return String(id)
  })
  return parseExactJson(named)
}
