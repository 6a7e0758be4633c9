import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hopsTo, reachTables, type ForeignKey } from './foreign-key-paths.ts'

const [ORDERS, PEOPLE, PRODUCTS, REVIEWS, VENDORS, REGIONS, ALONE] = [1, 2, 3, 4, 5, 6, 7]

/** Field ids are made of table ids: the key of each table is `100 × table`. */
function key(fieldId: number, tableId: number, targetTableId: number): ForeignKey {
  return { fieldId, tableId, targetFieldId: targetTableId * 100, targetTableId }
}

const KEYS = [
  key(101, ORDERS, PEOPLE),
  key(102, ORDERS, PRODUCTS),
  key(401, REVIEWS, PRODUCTS),
  key(301, PRODUCTS, VENDORS),
  key(501, VENDORS, REGIONS),
]

function way(from: number, to: number, keys: readonly ForeignKey[] = KEYS): number[] {
  return hopsTo([to], reachTables(from, keys)).map((hop) => hop.toTable)
}

test('a key is followed to its target, over several tables', () => {
  assert.deepEqual(way(ORDERS, PEOPLE), [PEOPLE])
  assert.deepEqual(way(ORDERS, REGIONS), [PRODUCTS, VENDORS, REGIONS])
})

test('a key is followed against its direction, and both directions on one way', () => {
  assert.deepEqual(way(PEOPLE, ORDERS), [ORDERS])
  assert.deepEqual(way(PEOPLE, REVIEWS), [ORDERS, PRODUCTS, REVIEWS])
  assert.deepEqual(hopsTo([REVIEWS], reachTables(PRODUCTS, KEYS)), [
    { fromTable: PRODUCTS, fromField: 300, toTable: REVIEWS, toField: 401 },
  ])
})

test('no way leads to a table that no key connects, nor to the start itself', () => {
  assert.deepEqual(way(ORDERS, ALONE), [])
  assert.equal(reachTables(ALONE, KEYS).size, 0)
  assert.equal(reachTables(ORDERS, [...KEYS, key(103, ORDERS, ORDERS)]).has(ORDERS), false)
})

test('the shortest way wins', () => {
  assert.deepEqual(way(ORDERS, REGIONS, [...KEYS, key(201, PEOPLE, REGIONS)]), [PEOPLE, REGIONS])
})

test('of equally short ways the one along the keys wins, and of several keys the oldest', () => {
  const hops = hopsTo([PEOPLE], reachTables(ORDERS, [key(109, ORDERS, PEOPLE), key(201, PEOPLE, ORDERS), ...KEYS]))
  assert.deepEqual(hops, [{ fromTable: ORDERS, fromField: 101, toTable: PEOPLE, toField: 200 }])
})

test('ways with a common beginning share its steps, in an order in which they can be joined', () => {
  const hops = hopsTo([REGIONS, PEOPLE, VENDORS, REVIEWS], reachTables(ORDERS, KEYS))
  assert.deepEqual(
    hops.map((hop) => hop.toTable),
    [PRODUCTS, VENDORS, REGIONS, PEOPLE, REVIEWS],
  )
})

test('a way of more than five steps is none', () => {
  const chain = [1, 2, 3, 4, 5, 6].map((table) => key(table * 100 + 1, table, table + 1))
  const reached = reachTables(1, chain)
  assert.deepEqual([reached.has(6), reached.has(7)], [true, false])
})

test('circles of keys end', () => {
  const circle = [key(101, 1, 2), key(201, 2, 3), key(301, 3, 1)]
  assert.deepEqual([...reachTables(1, circle).keys()], [2, 3])
})
