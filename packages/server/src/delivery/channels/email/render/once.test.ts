/** A delivery has one mail for each address; what they show is drawn once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeliveredCard, DeliveryContent } from '../../../content.ts'
import { drawingAhead } from '../index.ts'
import { renderMail } from './index.ts'

const card: DeliveredCard = {
  kind: 'card',
  cardId: 1,
  dashcardId: 1,
  size: null,
  title: 'Orders',
  url: 'https://bi.example.org/question/1',
  description: null,
  display: 'bar',
  settings: {},
  result: { cols: [{ name: 'n' }], rows: [[1], [2]], rowCount: 2 },
}
const content: DeliveryContent = {
  kind: 'dashboard',
  notificationId: 1,
  subject: { text: 'Morning' },
  title: 'Morning',
  url: 'https://bi.example.org/dashboard/1',
  description: null,
  reason: null,
  filters: [],
  parts: [card],
  files: [],
  leftOut: [],
  pdfs: new Map(),
  sender: 'Ada',
  senderId: 1,
  site: { name: 'Querent', url: 'https://bi.example.org' },
  madeAt: '2026-03-02T08:00:00.000Z',
}

const includes = { cards: true, pdf: false }
const { signal } = new AbortController()
const drawnPng = async () => ({ bytes: new Uint8Array([1]), width: 584, height: 300, summary: 'A chart' })

test('the pictures of a dashboard are drawn once for all of its mails in a language', async () => {
  let drawn = 0
  const png = async () => {
    drawn += 1
    return drawnPng()
  }
  for (const leaveUrl of ['https://bi.example.org/a', 'https://bi.example.org/b', null]) {
    const mail = await renderMail({ content, leaveUrl, includes, signal, locale: 'en' }, { png })
    assert.deepEqual([mail.pictures.length, mail.html.includes('cid:card-1')], [1, true])
  }
  assert.equal(drawn, 1)
  await renderMail({ content, leaveUrl: null, includes, signal, locale: 'de' }, { png })
  assert.equal(drawn, 2)
})

test('nor are those again that were drawn while other questions ran', async () => {
  let drawn = 0
  const png = async () => {
    drawn += 1
    return drawnPng()
  }
  const parts = ['Orders', 'Revenue'].map((title) => ({ ...card, title }))
  const drawing = { pictures: { png }, locale: 'en', signal }
  const ahead = drawingAhead([drawing])
  for (const one of parts) ahead(one)
  const outgoing = { content: { ...content, parts }, leaveUrl: null, includes, signal, locale: 'en' }
  const mail = await renderMail(outgoing, { png })
  assert.deepEqual([mail.pictures.map(({ id }) => id), drawn], [['card-1', 'card-2'], 2])
})

test('a single value is smaller the longer it is, and breaks where it has no room', async () => {
  const sizeOf = async (value: string) => {
    const result = { cols: [{ name: 'v', base_type: 'type/Text' }], rows: [[value]], rowCount: 1 }
    const parts = [{ ...card, display: 'table', result }]
    const { html } = await renderMail(
      { content: { ...content, parts }, leaveUrl: null, includes, signal, locale: 'en' },
      { png: drawnPng },
    )
    return new RegExp(`font-size:(\\d+)px;[^"]*overflow-wrap:anywhere[^>]*>${value}<`).exec(html)?.[1]
  }
  assert.deepEqual(await Promise.all(['12', 'x'.repeat(40), 'y'.repeat(90)].map(sizeOf)), ['32', '20', '15'])
})

test('the tables of a dashboard are made once for all of its mails in a language', async () => {
  let read = 0
  const rows = [[1], [2]].map(
    (row) => new Proxy(row, { get: (of, key) => (key === '0' && (read += 1), Reflect.get(of, key)) }),
  )
  const parts = [{ ...card, display: 'table', result: { cols: [{ name: 'n' }], rows, rowCount: 2 } }]
  const outgoing = { content: { ...content, parts }, leaveUrl: null, includes, signal }
  const render = (locale: string) => renderMail({ ...outgoing, locale }, { png: drawnPng })
  const first = await render('en')
  const readOnce = read
  assert.deepEqual([(await render('en')).html, read], [first.html, readOnce])
  await render('de')
  assert.equal(read, 2 * readOnce)
})
