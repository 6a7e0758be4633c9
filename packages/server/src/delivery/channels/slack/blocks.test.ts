import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeliveredCard, DeliveryContent } from '../../content.ts'
import { wordsIn } from '../../words.ts'
import { slackMessages } from './blocks.ts'

const card = (more: Partial<DeliveredCard> = {}): DeliveredCard => ({
  kind: 'card',
  cardId: 1,
  dashcardId: 1,
  title: 'Orders <by> state',
  description: null,
  url: 'https://bi.example.org/question/1',
  display: 'table',
  settings: {},
  size: null,
  result: {
    cols: [
      { name: 'state', display_name: 'State', base_type: 'type/Text' },
      { name: 'orders', display_name: 'Orders', base_type: 'type/Integer' },
    ],
    rows: [
      ['paid', 12],
      ['open ```', 3],
    ],
    rowCount: 2,
  },
  ...more,
})

const content = (more: Partial<DeliveryContent> = {}): DeliveryContent => ({
  kind: 'dashboard',
  notificationId: 1,
  subject: { text: 'Monday numbers' },
  title: 'Morning',
  url: 'https://bi.example.org/dashboard/1',
  description: null,
  reason: null,
  filters: [{ name: 'State', value: 'a & b', parameter: { id: 'state', type: 'category' }, given: ['a & b'] }],
  parts: [card()],
  files: [],
  pdfs: new Map(),
  senderId: 1,
  leftOut: [],
  sender: 'Ada Moss',
  site: { name: 'Acme | BI', url: 'https://bi.example.org' },
  madeAt: '2026-03-02T06:00:00Z',
  ...more,
})

const say = await wordsIn('en')
const messages = (made: DeliveryContent, isRepeat = false) =>
  slackMessages({ content: made, isRepeat }, { say, locale: 'en' })
const text = (block: unknown): string => Object(Object(block).text).text ?? ''

test('a dashboard has a header, its filters, who sent it, and each card with a link and its rows', () => {
  const [blocks = []] = messages(content())
  assert.deepEqual(
    blocks.map(({ type }) => type),
    ['header', 'section', 'section', 'section', 'section'],
  )
  const [header, filters, from, title, rows] = blocks.map(text)
  assert.equal(header, 'Morning')
  assert.equal(filters, '*State*: a &amp; b')
  assert.equal(from, 'Sent from <https://bi.example.org/dashboard/1|Acme | BI> by Ada Moss')
  assert.equal(title, '*<https://bi.example.org/question/1|Orders &lt;by&gt; state>*')
  assert.match(rows ?? '', /^```\nState +Orders\npaid +12\nopen ''' +3\n```$/)
})

test('an alert has a bell and its reason, and a repetition says so', () => {
  const [blocks = []] = messages(content({ kind: 'alert', reason: { text: 'It has results.' } }), true)
  assert.equal(text(blocks[0]), '🔔 Morning')
  assert.match(JSON.stringify(blocks[1]), /Sent again/)
  assert.equal(text(blocks[2]), 'It has results.')
})

test('long texts are cut within the limits of Slack, and no sign is cut in two', () => {
  const long = '😀&'.repeat(2_000)
  const wide = [['x'.repeat(5_000), 1]]
  const many = Array.from({ length: 20 }, (_, at) => ['<'.repeat(200), at])
  const results = [wide, many].map((rows) => card({ title: long, result: { ...Object(card().result), rows } }))
  const parts = [
    ...results,
    { kind: 'text' as const, markdown: long },
    card({ url: `https://x.example/${'a'.repeat(4_000)}` }),
  ]
  const filters = Array.from({ length: 40 }, () => ({
    name: long,
    value: long,
    parameter: { id: 'long', type: 'category' },
    given: [long],
  }))
  const made = content({ title: long, filters, parts })
  for (const block of messages(made).flat()) {
    const most = block['type'] === 'header' ? 150 : 3_000
    assert.ok(text(block).length <= most, `${text(block).length}`)
    assert.ok(text(block).isWellFormed())
    if (block['type'] !== 'header') assert.doesNotMatch(text(block), /&(?!amp;|lt;|gt;)/)
  }
})

test('more than 50 blocks become several messages, and a card is not divided', () => {
  const made = messages(content({ parts: Array.from({ length: 60 }, () => card()) }))
  assert.ok(made.length === 3 && made.every(({ length }) => length <= 50))
  for (const blocks of made) assert.match(text(blocks.at(-1)), /^```/)
})

test('a single value, nothing, and a failure are said in a line', () => {
  const one = card({ result: { cols: [{ name: 'n', base_type: 'type/Integer' }], rows: [[5]], rowCount: 1 } })
  const none = card({ result: { cols: [], rows: [], rowCount: 0 } })
  const failed = card({ result: { error: 'no such table' } })
  const [blocks = []] = messages(content({ filters: [], parts: [one, none, failed] }))
  assert.deepEqual(
    [3, 5, 7].map((at) => text(blocks[at])),
    ['*5*', 'No results', 'This card could not be shown: no such table'],
  )
})
