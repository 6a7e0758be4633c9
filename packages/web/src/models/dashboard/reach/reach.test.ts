import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Parameter } from '../../../api/card.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { awaitedByCard, filtersOfTab, ignoredBy } from './index.ts'

function filter(id: string, type: string, more: Partial<Parameter> = {}): Parameter {
  return { id, type, name: id, slug: id, ...more }
}

function card(id: number, wired: readonly string[], more: Partial<DashboardCard> = {}): DashboardCard {
  const rect = { row: 0, col: 0, size_x: 4, size_y: 4, dashboard_tab_id: null, visualization_settings: {} }
  const parameter_mappings = wired.map((parameter_id) => ({ parameter_id, card_id: id, target: [] }))
  return { id, card_id: id, ...rect, parameter_mappings, ...more }
}

const status = filter('status', 'string/=')
const when = filter('when', 'date/all-options', { default: 'past30days' })
const least = filter('least', 'number/>=')
const customer = filter('customer', 'id')

test('cards wait for required filters without a value that they are connected to', () => {
  const region = filter('region', 'string/=', { required: true })
  const cards = [card(1, ['region', 'status']), card(2, ['status'])]
  const waiting = (values: object) => [...awaitedByCard(cards, [region, status], { ...values }).keys()]
  assert.deepEqual(waiting({}), [1])
  assert.deepEqual(waiting({ region: ['north'] }), [])
  assert.deepEqual([...awaitedByCard(cards, [{ ...region, required: false }], {}).keys()], [])
})

test('who shows a filter, and who ignores it', () => {
  const first = card(1, ['status', 'when'], { dashboard_tab_id: 1 })
  const second = card(2, ['when'], { dashboard_tab_id: 2, inline_parameters: ['least'] })
  const words = card(3, ['status'], { card_id: null, dashboard_tab_id: 2 })
  const dashboard = { parameters: [status, when, least, customer], dashcards: [first, second, words] }
  const values = { status: ['paid'], least: [5], when: null }
  assert.deepEqual(ignoredBy(dashboard, second, values), [status, least])
  assert.deepEqual(ignoredBy(dashboard, first, values), [])
  assert.deepEqual(ignoredBy(dashboard, words, values), [])
  assert.deepEqual(filtersOfTab(dashboard, 1), [status, when, customer])
  assert.deepEqual(filtersOfTab({ ...dashboard, dashcards: [second] }, 1), [status, customer])
})
