import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { XRay } from '../../../api/x-ray.ts'
import { keptCards } from './kept.ts'

type Placed = XRay['dashcards'][number]

const card = (id: string, [row, col, size_x, size_y]: readonly [number, number, number, number], isText = false) =>
  ({ id, row, col, size_x, size_y, dashboard_tab_id: null, card: isText ? null : { id } }) as unknown as Placed

const BOARD = [
  card('sizes', [0, 0, 24, 2], true),
  card('a', [2, 0, 8, 3]),
  card('b', [2, 8, 8, 3]),
  card('c', [2, 16, 8, 3]),
  card('times', [5, 0, 24, 2], true),
  card('d', [7, 0, 12, 7]),
  card('e', [7, 12, 12, 7]),
  card('f', [14, 0, 12, 7]),
  card('g', [14, 12, 12, 7]),
]
const places = (...chosen: string[]) =>
  keptCards({ dashcards: BOARD }, new Set(chosen)).map(({ id, row, col, size_x }) => [id, row, col, size_x])

test('all cards stay where they are', () => {
  assert.deepEqual(keptCards({ dashcards: BOARD }, new Set(BOARD.map(({ id }) => id))), BOARD)
})

test('what is left of a line fills it, later cards move up, and a heading goes with its last card', () => {
  assert.deepEqual(places('a', 'c', 'd', 'g'), [
    ['sizes', 0, 0, 24],
    ['a', 2, 0, 12],
    ['c', 2, 12, 12],
    ['times', 5, 0, 24],
    ['d', 7, 0, 12],
    ['g', 7, 12, 12],
  ])
  assert.deepEqual(places('e', 'f', 'g'), [
    ['times', 0, 0, 24],
    ['e', 2, 0, 12],
    ['f', 2, 12, 12],
    ['g', 9, 0, 24],
  ])
})
