/** The suite's shop, with all that changes how columns are described: labels, formats, edited models, coordinates. */
import type { CardMetadata, FieldMetadata, MetadataProvider } from '@querent/query'
import { metadataWith } from '../data-set.ts'

const CHANGES: Readonly<Record<number, Partial<FieldMetadata>>> = {
  // orders.person_id shows people.name
  302: {
    dimension: { id: 1, name: 'Person', type: 'external', human_readable_field_id: 102, human_readable_values: null },
  },
  304: {
    description: 'What was paid',
    semantic_type: 'type/Currency',
    settings: { number_style: 'currency', currency: 'EUR' },
    fingerprint: {
      global: { 'distinct-count': 6, 'nil%': 0 },
      type: { 'type/Number': { min: 0.2, q1: 0.9, q3: 40.4, max: 60.6, sd: 22.5, avg: 20.36 } },
    },
  },
  // orders.discount as if it were a latitude
  305: { semantic_type: 'type/Latitude', fingerprint: { type: { 'type/Number': { min: -1, max: 21 } } } },
  // orders.quantity has labels
  306: {
    dimension: {
      id: 2,
      name: 'Size',
      type: 'internal',
      human_readable_field_id: null,
      human_readable_values: [
        [1, 'one'],
        [2, 'two'],
      ],
    },
  },
  // orders.note holds dates
  309: { coercion_strategy: 'Coercion/ISO8601->DateTime', effective_type: 'type/DateTime' },
}

const CARDS: Readonly<Record<number, CardMetadata>> = {
  11: card(
    11,
    'model',
    {
      type: 'query',
      query: {
        'source-table': 3,
        fields: [
          ['field', 301, null],
          ['field', 304, null],
        ],
      },
    },
    [
      { name: 'id', display_name: 'Order number', base_type: 'type/Integer', semantic_type: 'type/PK' },
      {
        name: 'total',
        display_name: 'Revenue',
        description: 'Edited',
        base_type: 'type/Decimal',
        semantic_type: 'type/Income',
        settings: { decimals: 1 },
        visibility_type: 'details-only',
      },
    ],
  ),
  12: card(12, 'question', { type: 'query', query: { 'source-table': 3, fields: [['field', 304, null]] } }, [
    { name: 'total', display_name: 'Not for questions', base_type: 'type/Decimal' },
  ]),
  13: card(13, 'question', { type: 'native', native: { query: 'select 1 as n, 2 as m' } }, [
    { name: 'n', display_name: 'n', base_type: 'type/Integer', effective_type: 'type/Integer', semantic_type: null },
    { name: 'm', display_name: 'm', base_type: 'type/Decimal', semantic_type: 'type/Currency', description: 'Money' },
  ]),
  14: card(14, 'model', { type: 'native', native: { query: 'select id, total from orders' } }, [
    { name: 'id', display_name: 'Order', base_type: 'type/Integer', semantic_type: 'type/PK', id: 301 },
    { name: 'total', display_name: 'Total', base_type: 'type/Decimal', semantic_type: null },
  ]),
  15: card(15, 'question', { type: 'native', native: { query: 'select 1 as user_id' } }, null),
}

function card(
  id: number,
  type: CardMetadata['type'],
  query: Record<string, unknown>,
  result_metadata: CardMetadata['result_metadata'],
): CardMetadata {
  const dataset_query = { database: 1, ...query }
  return { id, name: `Card ${id}`, type, database_id: 1, archived: false, dataset_query, result_metadata }
}

function changed(field: FieldMetadata): FieldMetadata {
  return { ...field, ...CHANGES[field.id] }
}

export const columnMetadata: MetadataProvider = {
  async load(request) {
    const loaded = await metadataWith().load(request)
    return {
      ...loaded,
      table(id) {
        const table = loaded.table(id)
        return table && { ...table, fields: table.fields.map(changed) }
      },
      field(id) {
        const field = loaded.field(id)
        return field && changed(field)
      },
      card: (id) => CARDS[id],
    }
  },
}
