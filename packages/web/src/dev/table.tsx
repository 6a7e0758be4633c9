/** `/table.html?rows=100000&kind=table&dir=rtl&theme=dark`: tables, pivots and details with made data. */
import { createRoot } from 'react-dom/client'
import { Table, type Cell, type Column, type FormatCell, type Hit } from '../viz/Table/index.ts'
import { Pivot } from '../viz/Pivot/index.ts'
import { Detail } from '../viz/Detail/index.ts'
import '../app/theme.css'

const search = new URLSearchParams(window.location.search)
const page = document.documentElement
page.dir = search.get('dir') ?? 'ltr'
page.dataset['theme'] = search.get('theme') ?? ''
page.dataset['density'] = search.get('density') ?? ''
const kind = search.get('kind') ?? 'table'
const count = Number(search.get('rows') ?? 100_000)
const NAMES = [
  'Heavy-duty gloves',
  'Rustic paper wallet',
  'Small marble shoes',
  'Enormous aluminum shirt',
  'Lightweight wool plate',
]
const column = (name: string, display_name: string, base_type: string, more: Partial<Column> = {}): Column => ({
  name,
  display_name,
  base_type,
  ...more,
})

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const format: FormatCell = (value, { name }) => {
  if (name === 'email') return { kind: 'email', text: String(value), url: `mailto:${String(value)}` }
  return { text: typeof value === 'number' ? numbers.format(value) : String(value) }
}
const onHit = (hit: Hit) => {
  document.body.dataset['hit'] = JSON.stringify([
    hit.column.name,
    hit.value,
    hit.rowIndex,
    hit.dimensions.map((one) => one.value),
  ])
}
const footer = (
  <span>
    {count.toLocaleString('en')} of 412,330 rows · <a href="#download">Download</a>
  </span>
)

function table() {
  const cols = [
    column('id', 'ID', 'type/BigInteger', { semantic_type: 'type/PK' }),
    column('product', 'Product', 'type/Text'),
    column('day', 'Created at', 'type/Date'),
    column('total', 'Total', 'type/Float'),
    column('quantity', 'Quantity', 'type/Integer'),
    column('email', 'Email', 'type/Text'),
    column('big', 'Ledger', 'type/BigInteger'),
    ...Array.from({ length: 43 }, (_, index) => column(`m${index}`, `Measure ${index + 1}`, 'type/Float')),
  ]
  const rows: Cell[][] = Array.from({ length: count }, (_, index) => [
    index + 1,
    NAMES[index % NAMES.length] ?? '',
    new Date(1.7e12 + index * 6e6).toISOString().slice(0, 10),
    ((index * 7919) % 20_011) / 100,
    index % 9 === 0 ? null : (index * 31) % 100,
    `person${index}@example.com`,
    String(9007199254740993n + BigInt(index)),
    ...Array.from({ length: 43 }, (_, at) => ((index * (at + 3)) % 9973) / 10),
  ])
  const settings = {
    'table.row_index': true,
    'table.freeze_columns': true,
    'table.freeze_columns_count': 2,
    ...(search.has('wrap') && { 'table.column_widths': [60, 70] }),
    'table.column_formatting': [
      { columns: ['total'], type: 'single', operator: '>', value: 150, color: '#84BB4C', highlight_row: false },
      { columns: ['m0'], type: 'range', colors: ['#ffffff', '#509EE3'], min_type: null, max_type: null },
    ],
    column_settings: {
      '["name","quantity"]': { show_mini_bar: true },
      '["name","product"]': { text_wrapping: search.has('wrap') },
    },
  }
  return (
    <Table
      data={{ cols, rows }}
      settings={settings}
      format={format}
      label="Orders"
      sortsHere
      onHit={onHit}
      onMenu={(c) => (document.body.dataset['menu'] = c.name)}
      footer={footer}
    />
  )
}

function pivot() {
  const cols = [
    column('state', 'State', 'type/Text', { source: 'breakout' }),
    column('city', 'City', 'type/Text', { source: 'breakout' }),
    column('year', 'Year', 'type/Integer', { source: 'breakout' }),
    column('pivot-grouping', 'pivot-grouping', 'type/Integer'),
    column('count', 'Count', 'type/Integer'),
    column('sum', 'Sum of total', 'type/Float'),
  ]
  const rows: Cell[][] = []
  const states = 50
  const cities = Math.max(Math.round(count / states / 12), 1)
  for (const mask of [0, 2, 3, 4, 6, 7]) {
    for (let s = 0; s < (mask & 1 ? 1 : states); s++)
      for (let c = 0; c < (mask & 2 ? 1 : cities); c++)
        for (let y = 0; y < (mask & 4 ? 1 : 12); y++) {
          const n = (mask & 1 ? states : 1) * (mask & 2 ? cities : 1) * (mask & 4 ? 12 : 1)
          rows.push([
            mask & 1 ? null : `State ${s + 1}`,
            mask & 2 ? null : `City ${c + 1}`,
            mask & 4 ? null : 2012 + y,
            mask,
            n * 3,
            n * 12.5,
          ])
        }
  }
  const settings = {
    'pivot_table.column_split': { rows: ['state', 'city'], columns: ['year'], values: ['count', 'sum'] },
  }
  return (
    <Pivot
      data={{ cols, rows }}
      settings={settings}
      format={(value, c) => (c.name === 'year' ? { text: String(value) } : format(value, c, []))}
      label="Orders by state and year"
      onHit={onHit}
    />
  )
}

function detail() {
  const cols = [
    column('id', 'ID', 'type/Integer'),
    column('product', 'Product', 'type/Text'),
    column('email', 'Email', 'type/Text'),
    column('total', 'Total', 'type/Float'),
  ]
  const rows: Cell[][] = [
    [1, 'Heavy-duty gloves', 'ana@example.com', 12.5],
    [2, 'Small marble shoes', null, 99],
  ]
  return (
    <Detail
      data={{ cols, rows }}
      settings={{}}
      format={format}
      label="Order"
      onHit={onHit}
      related={<p>12 reviews</p>}
    />
  )
}

const started = performance.now()
const shown = kind === 'pivot' ? pivot() : kind === 'detail' ? detail() : table()
createRoot(document.querySelector('#root')!).render(<div style={{ blockSize: '100dvh' }}>{shown}</div>)
requestAnimationFrame(() => setTimeout(() => (document.body.dataset['drawn'] = String(performance.now() - started))))
