import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Node } from '@querent/viz'
import { createFlow, type Flow, type Piece } from './flow.ts'

/** A piece that shows its name and height. */
function piece(name: string, height: number, rest: Partial<Piece> = {}): Piece {
  const draw = (own: number): Node[] => [
    { kind: 'text', x: 0, y: 0, size: 1, fill: '#000', text: `${name} ${Math.round(own)}` },
  ]
  return { height, draw, ...rest }
}

/** A chart, which may be lower and higher. */
const chart = (name: string, height: number) => piece(name, height, { least: height * 0.8, most: height * 1.2 })

/** As a band does: on a new page when there is no room. */
function put(flow: Flow, one: Piece, gap = 0): void {
  if (!flow.holds(one.least ?? one.height, gap)) flow.nextPage()
  flow.put(one, gap)
}

/** What is on each page, with its place. */
function shown(flow: Flow): string[][] {
  return flow.finish().map(({ nodes }) =>
    nodes.map((node) => {
      const { at, nodes: inner } = node.kind === 'group' ? node : { at: undefined, nodes: [] }
      const [text] = inner
      return `${text?.kind === 'text' ? text.text : ''} at ${Math.round(at?.y ?? 0)}`
    }),
  )
}

test('what nearly fits makes all charts of its page lower', () => {
  const flow = createFlow(100)
  put(flow, piece('title', 19))
  put(flow, chart('one', 50))
  put(flow, chart('two', 40))
  // Both can give a fifth, which is twice what is needed.
  assert.deepEqual(shown(flow), [['title 19 at 0', 'one 45 at 19', 'two 36 at 64']])
})

test('charts grow where the next one comes on another page, and not at the end', () => {
  const flow = createFlow(100)
  put(flow, chart('one', 40))
  put(flow, piece('text', 10), 4)
  put(flow, chart('two', 70), 4)
  put(flow, chart('three', 60), 4)
  assert.deepEqual(shown(flow), [['one 48 at 0', 'text 10 at 52'], ['two 84 at 0'], ['three 60 at 0']])
})

test('a page is never higher than full', () => {
  const flow = createFlow(100)
  put(flow, chart('one', 95))
  put(flow, piece('two', 50))
  assert.deepEqual(shown(flow), [['one 100 at 0'], ['two 50 at 0']])
})

test('headings go along with what comes after them, but not to the page of another tab', () => {
  const flow = createFlow(100)
  const heading = (name: string) => piece(name, 20, { isLead: true })
  put(flow, heading('title'))
  put(flow, piece('one', 40))
  put(flow, heading('first'), 4)
  put(flow, heading('second'))
  put(flow, piece('two', 40), 4)
  put(flow, piece('last', 10, { isLead: true }))
  flow.endPage()
  put(flow, piece('three', 50), 4)
  assert.deepEqual(shown(flow), [
    ['title 20 at 0', 'one 40 at 20'],
    ['first 20 at 0', 'second 20 at 20', 'two 40 at 44', 'last 10 at 84'],
    ['three 50 at 0'],
  ])
})

test('a page of nothing but headings is not left', () => {
  const flow = createFlow(100)
  put(flow, piece('title', 30, { isLead: true }))
  put(flow, piece('one', 90))
  assert.equal(flow.page(), 0)
})

test('one page without an end holds everything as it is', () => {
  const flow = createFlow(Infinity)
  for (const name of ['one', 'two', 'three']) put(flow, chart(name, 900), 10)
  const [{ height } = { height: 0 }, ...others] = flow.finish()
  assert.deepEqual([height, others.length], [2720, 0])
})

test('on a page without an end each piece is drawn as it is put: nothing that it is drawn from is kept', () => {
  const flow = createFlow(Infinity)
  const drawn: string[] = []
  for (const name of ['one', 'two']) {
    flow.put({
      height: 20,
      draw(height) {
        drawn.push(`${name} ${height}`)
        return piece(name, height).draw(height)
      },
    })
    assert.equal(drawn.at(-1), `${name} 20`)
  }
  assert.deepEqual(shown(flow), [['one 20 at 0', 'two 20 at 20']])
  assert.equal(drawn.length, 2)
})
