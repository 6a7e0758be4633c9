/** Flows of two steps and of several. */
import { aggregation, breakout, SMALL, TINY, type Sample } from '../sample.ts'

const cols = [breakout('From', 'Text'), breakout('To', 'Text'), aggregation('Visitors')]
const rows: [string, string, number][] = [
  ['Search', 'Home', 4200],
  ['Mail', 'Home', 1600],
  ['Mail', 'Product', 2100],
  ['Direct', 'Home', 1900],
  ['Direct', 'Product', 600],
  ['Home', 'Product', 3900],
  ['Home', 'Left', 2700],
  ['Product', 'Cart', 2900],
  ['Product', 'Left', 3300],
  ['Cart', 'Paid', 1800],
  ['Cart', 'Left', 1100],
]
const pairs = ['Affiliate', 'Organic', 'Google'].flatMap((from, i) =>
  ['Gadget', 'Gizmo', 'Widget', 'Doohickey'].map((to, j): [string, string, number] => [
    from,
    to,
    900 - i * 210 - j * 90,
  ]),
)

export const SAMPLES: readonly Sample[] = [
  { name: 'typical', cols, rows, size: { width: 640, height: 320 } },
  {
    name: 'two-columns',
    cols,
    rows: pairs,
    settings: {
      'sankey.show_edge_labels': true,
      'sankey.edge_color': 'target',
      'sankey.label_value_formatting': 'full',
    },
  },
  { name: 'left', cols, rows, settings: { 'sankey.node_align': 'left', 'sankey.edge_color': 'gray' } },
  { name: 'right', cols, rows, settings: { 'sankey.node_align': 'right' } },
  { name: 'card', cols, rows, size: SMALL },
  { name: 'empty', cols, rows: [] },
  { name: 'one-row', cols, rows: rows.slice(0, 1) },
  {
    name: 'nulls',
    cols,
    rows: [
      [null, 'Home', 20],
      ['Mail', null, 12],
      ['Mail', 'Home', null],
    ],
  },
  { name: 'negative', cols, rows: [...pairs.slice(0, 5), ['Refund', 'Gadget', -400]] },
  { name: 'circle', cols, rows: [...rows, ['Paid', 'Home', 300], ['Home', 'Home', 90]] },
  {
    name: 'many',
    cols,
    rows: Array.from({ length: 240 }, (_, i) => [`Source ${i % 24}`, `Target ${(i * 7) % 31}`, 10 + ((i * 37) % 90)]),
  },
  {
    name: 'long-labels',
    cols,
    rows: pairs.map(([from, to, n]) => [
      `${from} of the northern warehouses`,
      `${to} for outdoor use in all weathers`,
      n,
    ]),
  },
  {
    name: 'right-to-left',
    cols,
    rows: pairs.map(([from, to, n]) => [
      { Affiliate: 'بحث', Organic: 'بريد' }[from] ?? 'מדיה',
      { Gadget: 'أثاث' }[to] ?? 'כלי בית',
      n,
    ]),
  },
  { name: 'tiny', cols, rows, size: TINY },
]
