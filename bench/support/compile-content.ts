/** Metadata in memory for the compile figures: a shop of eight tables as wide as real ones, and what is saved on them. */
import type { BaseType } from '@querent/contract'
import type { FieldMetadata, Metadata, MetadataProvider, TableMetadata } from '@querent/query'

/** Plain columns of every table besides its keys. */
const WIDTH = 25
const TYPES: readonly BaseType[] = ['type/Text', 'type/Decimal', 'type/Integer', 'type/DateTime', 'type/Float']

/** Id of a table's column: its key is 0, a key of table `n` stands at `n`, plain columns follow from 10 on. */
export function columnId(table: number, column: number): number {
  return table * 1_000 + column
}

function field(table: number, column: number, more: Partial<FieldMetadata>): FieldMetadata {
  return {
    id: columnId(table, column),
    table_id: table,
    name: `column_${column}`,
    display_name: `Column ${column}`,
    description: null,
    database_type: 'text',
    base_type: 'type/Text',
    effective_type: 'type/Text',
    semantic_type: null,
    coercion_strategy: null,
    fk_target_field_id: null,
    visibility_type: 'normal',
    active: true,
    position: column,
    parent_id: null,
    nfc_path: null,
    settings: null,
    fingerprint: { type: { 'type/Number': { min: 0, max: 1_000 } } },
    dimension: null,
    ...more,
  }
}

function table(id: number): TableMetadata {
  const integer = { base_type: 'type/Integer', effective_type: 'type/Integer', database_type: 'int4' } as const
  const keys = [1, 2, 3, 4, 5, 6, 7].filter((other) => other > id)
  const fields = [
    field(id, 0, { ...integer, name: 'id', display_name: 'ID', semantic_type: 'type/PK' }),
    ...keys.map((other) =>
      field(id, other, {
        ...integer,
        name: `table_${other}_id`,
        display_name: `Table ${other} ID`,
        semantic_type: 'type/FK',
        fk_target_field_id: columnId(other, 0),
      }),
    ),
    ...Array.from({ length: WIDTH }, (_, index) => {
      const type = TYPES[index % TYPES.length]!
      return field(id, 10 + index, { base_type: type, effective_type: type })
    }),
  ]
  return { id, db_id: 1, schema: 'public', name: `table_${id}`, display_name: `Table ${id}`, active: true, fields }
}

const TABLES = new Map([1, 2, 3, 4, 5, 6, 7].map((id) => [id, table(id)]))
const FIELDS = new Map([...TABLES.values()].flatMap(({ fields }) => fields).map((item) => [item.id, item]))
const CARD = {
  id: 1,
  name: 'Orders by month',
  type: 'question',
  database_id: 1,
  archived: false,
  dataset_query: {
    database: 1,
    type: 'query',
    query: {
      'source-table': 1,
      aggregation: [['count'], ['sum', ['field', columnId(1, 11), null]]],
      breakout: [['field', columnId(1, 13), { 'temporal-unit': 'month' }]],
    },
  },
  result_metadata: null,
} as const

const METADATA: Metadata = {
  table: (id) => TABLES.get(id),
  field: (id) => FIELDS.get(id),
  card: (id) => (id === 1 ? CARD : undefined),
  segment: () => undefined,
  snippet: () => undefined,
  snippetByName: () => undefined,
}

export const compileMetadata: MetadataProvider = { load: async () => METADATA }
