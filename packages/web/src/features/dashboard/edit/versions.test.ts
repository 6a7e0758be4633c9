import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { asNew, onto } from './versions.ts'

const card = (id: number, tab: number | null = null, own: Partial<DashboardCard> = {}): DashboardCard => ({
  id,
  card_id: 1,
  dashboard_tab_id: tab,
  row: 0,
  col: 0,
  size_x: 4,
  size_y: 4,
  parameter_mappings: [],
  visualization_settings: {},
  ...own,
})
const dashboard = (id: number, dashcards: DashboardCard[], tabs: { id: number; name: string }[] = []) =>
  ({ id, dashcards, tabs, parameters: [] }) as unknown as Dashboard

test('what somebody else has removed comes back under a new id', () => {
  const draft = dashboard(
    1,
    [card(4, 7), card(5, 8), card(-1, 8)],
    [
      { id: 7, name: 'A' },
      { id: 8, name: 'B' },
    ],
  )
  const mine = onto(draft, dashboard(1, [card(4, 7)], [{ id: 7, name: 'A' }]))
  assert.deepEqual(
    mine.dashcards.map(({ id, dashboard_tab_id }) => [id, dashboard_tab_id]),
    [
      [4, 7],
      [-2, -3],
      [-1, -3],
    ],
  )
  assert.deepEqual(
    mine.tabs.map(({ id }) => id),
    [7, -3],
  )
})

test('a copy has cards of its own, but for questions of the first dashboard', () => {
  const draft = dashboard(1, [card(4), card(5, null, { card: { dashboard_id: 1 } })])
  const copy = asNew(draft, dashboard(2, []))
  assert.equal(copy.id, 2)
  assert.deepEqual(
    copy.dashcards.map(({ id }) => id),
    [-1],
  )
})
