import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  bandsOf,
  closeEmptied,
  closeLeftRows,
  COLUMNS,
  defaultSize,
  firstFreePlace,
  guidesOf,
  leastSize,
  overlaps,
  phoneLines,
  place,
  placeMany,
  rectByKey,
  settle,
  type Layout,
  type Placed,
} from './index.ts'

const at = (id: number, col: number, row: number, size_x = 6, size_y = 4): Placed => ({ id, col, row, size_x, size_y })

const rects = fc.record({
  col: fc.integer({ min: -3, max: 30 }),
  row: fc.integer({ min: -3, max: 30 }),
  size_x: fc.integer({ min: 0, max: 30 }),
  size_y: fc.integer({ min: 0, max: 12 }),
})
/** As stored: cards over each other and beside the grid among them. */
const stored = fc
  .array(rects, { minLength: 1, maxLength: 12 })
  .map((list) => list.map((rect, index): Placed => ({ ...rect, id: index + 1 })))
const layouts = stored.map(settle)

function isSound(layout: Layout): boolean {
  return layout.every(
    (one, index) =>
      one.col >= 0 &&
      one.row >= 0 &&
      one.size_x >= 1 &&
      one.size_y >= 1 &&
      one.col + one.size_x <= COLUMNS &&
      layout.every((other, place) => index === place || !overlaps(one, other)),
  )
}

test('whatever is moved wherever, no card lies over another and none leaves the grid', () => {
  fc.assert(
    fc.property(stored, rects, fc.nat(11), (layout, rect, which) => {
      const id = (which % layout.length) + 1
      const next = place(layout, id, rect, leastSize('bar'))
      assert.ok(isSound(next))
      assert.deepEqual(
        next.map((item) => item.id),
        layout.map((item) => item.id),
      )
    }),
  )
})

test('the moved card is where it was put, and moving it back restores all', () => {
  fc.assert(
    fc.property(layouts, rects, fc.nat(11), (layout, rect, which) => {
      const item = layout[which % layout.length]
      assert.ok(item)
      const next = place(layout, item.id, { ...rect, size_x: item.size_x, size_y: item.size_y })
      const moved = next.find(({ id }) => id === item.id)
      assert.equal(moved?.size_x, item.size_x)
      assert.equal(moved?.row, Math.max(0, rect.row))
      assert.deepEqual(place(layout, item.id, item), layout)
    }),
  )
})

test('on a free place nobody else moves, nor where the layout is sound', () => {
  fc.assert(
    fc.property(layouts, rects, (layout, size) => {
      assert.equal(
        settle(layout).every((item, index) => item === layout[index]),
        true,
      )
      const [first, ...others] = layout
      assert.ok(first)
      const free = firstFreePlace(others, { size_x: Math.max(1, size.size_x), size_y: Math.max(1, size.size_y) })
      assert.ok(others.every((other) => !overlaps(free, other)))
      assert.deepEqual(place(layout, first.id, free).slice(1), others)
    }),
  )
})

test('groups keep their form and stay inside the grid', () => {
  const shifts = fc.record({ cols: fc.integer({ min: -30, max: 30 }), rows: fc.integer({ min: -30, max: 30 }) })
  fc.assert(
    fc.property(layouts, shifts, fc.array(fc.integer({ min: 1, max: 12 })), (layout, by, ids) => {
      const next = placeMany(layout, ids, by)
      assert.ok(isSound(next))
      const group = layout.flatMap((item, index) => (ids.includes(item.id) ? [[item, next[index]] as const] : []))
      const moves = new Set(
        group.map(([one, other]) => `${(other?.col ?? 0) - one.col} ${(other?.row ?? 0) - one.row}`),
      )
      assert.ok(moves.size <= 1)
    }),
  )
})

test('what is met goes down and pushes what it meets; others stay', () => {
  const layout = [at(1, 0, 0), at(2, 0, 4), at(3, 0, 8), at(4, 12, 4)]
  assert.deepEqual(place(layout, 4, at(4, 3, 3)), [at(1, 0, 7), at(2, 0, 11), at(3, 0, 15), at(4, 3, 3)])
  assert.deepEqual(place(layout, 1, at(1, 0, 1)), [at(1, 0, 1), at(2, 0, 5), at(3, 0, 9), at(4, 12, 4)])
})

test('two cards change places, also of different heights, without leaving a hole', () => {
  assert.deepEqual(place([at(1, 0, 0), at(2, 0, 4)], 1, at(1, 0, 4)), [at(1, 0, 4), at(2, 0, 0)])
  const tall = [at(1, 0, 0, 24, 2), at(2, 0, 2, 24, 9)]
  const below = place(tall, 1, at(1, 0, 11, 24, 2))
  assert.deepEqual(below, [at(1, 0, 11, 24, 2), at(2, 0, 2, 24, 9)])
  assert.deepEqual(closeLeftRows(tall, below, [1]), [at(1, 0, 9, 24, 2), at(2, 0, 0, 24, 9)])
  const up = place(tall, 2, at(2, 0, 0, 24, 9))
  assert.deepEqual(up, [at(1, 0, 9, 24, 2), at(2, 0, 0, 24, 9)])
})

test('rows are closed only where a card was left behind by others, never where a gap was meant', () => {
  const layout = [at(1, 0, 3), at(2, 6, 3), at(3, 0, 20)]
  const gap = place(layout, 3, at(3, 0, 30))
  assert.equal(closeLeftRows(layout, gap, [3]), gap)
  const oneOfTwo = place(layout, 1, at(1, 0, 30))
  assert.equal(closeLeftRows(layout, oneOfTwo, [1]), oneOfTwo)
  const removed = layout.filter(({ id }) => id > 2)
  assert.deepEqual(closeEmptied(layout, removed), [at(3, 0, 16)])
  assert.deepEqual(closeEmptied(layout, layout.slice(1)), layout.slice(1))
  fc.assert(
    fc.property(layouts, rects, (base, rect) => {
      assert.ok(isSound(closeLeftRows(base, place(base, 1, rect), [1])))
    }),
  )
})

test('new cards come to the first room that holds them', () => {
  const layout = [at(1, 0, 0, 10, 4), at(2, 16, 0, 8, 4), at(3, 0, 10, 24, 2)]
  assert.deepEqual(firstFreePlace(layout, { size_x: 6, size_y: 4 }), { row: 0, col: 10, size_x: 6, size_y: 4 })
  assert.deepEqual(firstFreePlace(layout, { size_x: 7, size_y: 6 }), { row: 4, col: 0, size_x: 7, size_y: 6 })
  assert.deepEqual(firstFreePlace(layout, { size_x: 40, size_y: 9 }), { row: 12, col: 0, size_x: 24, size_y: 9 })
  assert.equal(firstFreePlace(layout, defaultSize('scalar'), 2).row, 2)
  assert.equal(firstFreePlace([], defaultSize('sankey'), 7).row, 7)
})

test('arrow keys move and resize within the grid, and follow the direction of the page', () => {
  const rect = { row: 0, col: 20, size_x: 4, size_y: 3 }
  const press = (key: string, isResize = false, isRtl = false) =>
    rectByKey(rect, key, { isResize, isRtl }, { size_x: 4, size_y: 3 })
  assert.equal(press('a'), null)
  assert.deepEqual(press('ArrowRight'), rect)
  assert.equal(press('ArrowLeft')?.col, 19)
  assert.equal(press('ArrowRight', false, true)?.col, 19)
  assert.deepEqual(press('ArrowUp'), rect)
  assert.equal(press('ArrowDown', true)?.size_y, 4)
  assert.deepEqual(press('ArrowUp', true), rect)
  assert.deepEqual(press('ArrowRight', true), rect)
  assert.deepEqual(press('ArrowLeft', true), rect)
})

test('guides join edges of cards that stand in a row', () => {
  const layout = [at(1, 0, 0), at(2, 6, 10), at(3, 12, 0)]
  assert.deepEqual(guidesOf(layout, at(2, 6, 4), [2]), [
    { axis: 'col', at: 6, from: 0, to: 8 },
    { axis: 'col', at: 12, from: 0, to: 8 },
    { axis: 'row', at: 4, from: 0, to: 18 },
  ])
  assert.deepEqual(guidesOf(layout, at(2, 19, 30, 2, 2), [2]), [])
})

test('on a phone numbers stand two abreast where they follow each other', () => {
  const layout = [at(5, 0, 9), at(1, 0, 0), at(2, 6, 0), at(3, 12, 0), at(4, 0, 4)]
  assert.deepEqual(
    phoneLines(layout, (id) => id <= 3),
    [[1, 2], [3], [4], [5]],
  )
})

test('cards beside each other are one band, also through others', () => {
  const bands = bandsOf([at(3, 12, 4), at(1, 0, 2, 6, 4), at(2, 6, 2, 6, 2), at(4, 0, 9)])
  assert.deepEqual(
    bands.map(({ items, top, gap }) => [items.map(({ id }) => id), top, gap]),
    [
      [[1, 2, 3], 2, 2],
      [[4], 9, 1],
    ],
  )
})
