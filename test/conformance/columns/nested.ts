/** Columns of nested queries, source cards and models. */
import { field, id, type ColumnCase } from './case.ts'

const MONTHS = {
  'source-table': '{orders}',
  aggregation: [['count'], ['sum', field('orders.total')]],
  breakout: [
    field('orders.created_at', { 'temporal-unit': 'month' }),
    field('orders.created_at', { 'temporal-unit': 'year' }),
    field('orders.total', { binning: { strategy: 'num-bins', 'num-bins': 10 } }),
    field('products.category', { 'source-field': id('orders.product_id') }),
  ],
}

export const NESTED: readonly ColumnCase[] = [
  {
    name: 'buckets and bins are done: the outer columns have none',
    query: { 'source-query': MONTHS },
    cols: [
      {
        name: 'created_at',
        display_name: 'Created At: Month',
        unit: 'default',
        source: 'fields',
        field_ref: field('orders.created_at'),
        id: id('orders.created_at'),
      },
      {
        name: 'created_at_2',
        display_name: 'Created At: Year',
        unit: 'default',
        field_ref: ['field', 'created_at_2', { 'base-type': 'type/DateTime' }],
      },
      { name: 'total', display_name: 'Total: 10 bins', binning_info: null, field_ref: field('orders.total') },
      {
        name: 'category',
        display_name: 'Product → Category',
        fk_field_id: id('orders.product_id'),
        field_ref: field('products.category', { 'source-field': id('orders.product_id') }),
      },
      {
        name: 'count',
        display_name: 'Count',
        source: 'fields',
        aggregation_index: null,
        semantic_type: 'type/Quantity',
        field_ref: ['field', 'count', { 'base-type': 'type/BigInteger' }],
        id: null,
      },
      { name: 'sum', display_name: 'Sum of Total', semantic_type: 'type/Currency' },
    ],
  },
  {
    name: 'joined columns of an inner query keep their join',
    query: {
      'source-query': {
        'source-table': '{orders}',
        joins: ['A', 'B'].map((alias) => ({
          'source-table': '{people}',
          alias,
          fields: [field('people.name', { 'join-alias': alias })],
          condition: ['=', field('orders.person_id'), field('people.id', { 'join-alias': alias })],
        })),
        fields: [field('orders.id')],
      },
    },
    cols: [
      { name: 'id', field_ref: field('orders.id') },
      {
        name: 'name',
        display_name: 'A → Name',
        source_alias: 'A',
        field_ref: field('people.name', { 'join-alias': 'A' }),
      },
      { name: 'name_2', display_name: 'B → Name', field_ref: field('people.name', { 'join-alias': 'B' }) },
    ],
  },
  {
    name: 'an expression of an inner query is a column like others',
    query: {
      'source-query': {
        'source-table': '{orders}',
        expressions: { twice: ['*', field('orders.total'), 2] },
        fields: [['expression', 'twice']],
      },
      breakout: [['field', 'twice', { 'base-type': 'type/Decimal' }]],
      aggregation: [['avg', ['field', 'twice', { 'base-type': 'type/Decimal' }]]],
    },
    cols: [
      {
        name: 'twice',
        display_name: 'twice',
        source: 'breakout',
        field_ref: ['field', 'twice', { 'base-type': 'type/Decimal' }],
      },
      { name: 'avg', display_name: 'Average of twice', base_type: 'type/Float' },
    ],
  },
  {
    name: 'a suffix is not added twice',
    query: {
      'source-query': MONTHS,
      breakout: [['field', 'created_at', { 'base-type': 'type/DateTime', 'temporal-unit': 'month' }]],
      aggregation: [['max', ['field', 'count', { 'base-type': 'type/Integer' }]]],
    },
    cols: [
      { name: 'created_at', display_name: 'Created At: Month', unit: 'month' },
      { name: 'max', display_name: 'Max of Count', semantic_type: 'type/Quantity' },
    ],
  },
  {
    name: "a model's columns as users edited them",
    query: { 'source-table': 'card__11' },
    cols: [
      { name: 'id', display_name: 'Order number', semantic_type: 'type/PK', id: id('orders.id') },
      {
        name: 'total',
        display_name: 'Revenue',
        description: 'Edited',
        semantic_type: 'type/Income',
        settings: { decimals: 1 },
        visibility_type: 'details-only',
        id: id('orders.total'),
        field_ref: field('orders.total'),
      },
    ],
  },
  {
    name: "edits of a model reach what is made of its columns, a question's metadata does not",
    query: {
      'source-table': 'card__11',
      aggregation: [['sum', ['field', 'total', { 'base-type': 'type/Decimal' }]]],
      breakout: [['field', 'id', { 'base-type': 'type/Integer' }]],
    },
    cols: [
      { name: 'id', display_name: 'Order number', source: 'breakout' },
      { name: 'sum', display_name: 'Sum of Revenue', semantic_type: 'type/Income', settings: { decimals: 1 } },
    ],
  },
  {
    name: 'a question as source has the columns of its query',
    query: { 'source-table': 'card__12' },
    cols: [{ name: 'total', display_name: 'Total', semantic_type: 'type/Currency' }],
  },
  {
    name: 'a question in SQL as source has the columns of its last run',
    query: { 'source-table': 'card__13' },
    cols: [
      {
        name: 'n',
        display_name: 'n',
        base_type: 'type/Integer',
        source: 'fields',
        field_ref: ['field', 'n', { 'base-type': 'type/Integer' }],
        id: null,
      },
      { name: 'm', base_type: 'type/Decimal', semantic_type: 'type/Currency', description: 'Money' },
    ],
  },
  {
    name: 'a model in SQL whose columns are said to be fields',
    query: { 'source-table': 'card__14', filter: ['=', field('orders.id'), 3] },
    cols: [
      {
        name: 'id',
        display_name: 'Order',
        semantic_type: 'type/PK',
        id: id('orders.id'),
        field_ref: field('orders.id'),
      },
      { name: 'total', display_name: 'Total', id: null },
    ],
  },
  {
    name: 'a column that nobody described is named readably',
    query: { 'source-table': 'card__15', fields: [['field', 'user_id', { 'base-type': 'type/Integer' }]] },
    cols: [{ name: 'user_id', display_name: 'User ID', base_type: 'type/Integer' }],
  },
  {
    name: 'a joined question',
    query: {
      'source-table': '{orders}',
      joins: [
        {
          'source-table': 'card__11',
          alias: 'Model',
          fields: 'all',
          condition: ['=', field('orders.id'), ['field', 'id', { 'base-type': 'type/Integer', 'join-alias': 'Model' }]],
        },
      ],
      fields: [field('orders.id')],
    },
    cols: [
      { name: 'id' },
      { name: 'id_2', display_name: 'Model → Order number', source_alias: 'Model' },
      {
        name: 'total',
        display_name: 'Model → Revenue',
        semantic_type: 'type/Income',
        field_ref: field('orders.total', { 'join-alias': 'Model' }),
      },
    ],
  },
]
