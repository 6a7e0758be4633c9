import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DashboardCard } from '../../api/dashboard.ts'
import { cardsOfTab, tabOf } from './place.ts'

const card = (id: number, row: number, col: number, dashboard_tab_id: number | null = null): DashboardCard => ({
  id,
  row,
  col,
  dashboard_tab_id,
  card_id: 1,
  size_x: 6,
  size_y: 4,
  parameter_mappings: [],
  visualization_settings: {},
})

test('cards come in reading order', () => {
  const dashcards = [card(1, 4, 0), card(2, 0, 12), card(3, 0, 0)]
  assert.deepEqual(
    cardsOfTab({ dashcards, tabs: [] }, null).map(({ id }) => id),
    [3, 2, 1],
  )
})

test('an unknown tab is the first, and a tab shows its own cards', () => {
  const tabs = [
    { id: 7, name: 'A' },
    { id: 8, name: 'B' },
  ]
  assert.equal(tabOf({ tabs }, 99).id, 7)
  assert.equal(tabOf({ tabs: [] }, 99).id, null)
  assert.deepEqual(
    cardsOfTab({ dashcards: [card(1, 0, 0, 7), card(2, 0, 0, 8)], tabs }, 8).map(({ id }) => id),
    [2],
  )
})
