import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMap } from '@querent/contract'
import { OPENING, LAST_MOMENT, momentOf } from '../calendar.ts'
import { SAMPLE_TABLES } from '../tables.ts'
import { EXAMPLES, type ExampleDashcard } from './index.ts'

const COLUMNS = 24
/** Wide and high enough to be read; texts and headings need one row. */
const SMALLEST = { card: { size_x: 4, size_y: 3 }, virtual: { size_x: 4, size_y: 1 } }

/** All values of a key that begins with `$`, wherever they are. */
function references(value: unknown, kind: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => references(one, kind))
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, one]) => (key === kind ? [String(one)] : references(one, kind)))
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

function overlap(a: ExampleDashcard, b: ExampleDashcard): boolean {
  return a.col < b.col + b.size_x && b.col < a.col + a.size_x && a.row < b.row + b.size_y && b.row < a.row + a.size_y
}

test('what the examples name is there', () => {
  const columns = SAMPLE_TABLES.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`))
  const known: Record<string, readonly string[]> = {
    $field: columns,
    $table: SAMPLE_TABLES.map(({ name }) => name),
    $dashboard: EXAMPLES.dashboards.map(({ key }) => key),
    $segment: EXAMPLES.segments.map(({ key }) => key),
    $card: EXAMPLES.cards.map(({ key }) => key),
    $source: EXAMPLES.cards.map(({ key }) => key),
  }
  for (const [kind, names] of Object.entries(known)) {
    const missing = references(EXAMPLES, kind).filter((name) => !names.includes(name))
    assert.deepEqual(missing, [], kind)
  }
  const dashcards = EXAMPLES.dashboards.flatMap((one) => one.dashcards)
  const placed = new Set(dashcards.flatMap(({ card, series = [] }) => [card, ...series.map((one) => one.card)]))
  const alone = EXAMPLES.cards.filter(({ key, type }) => type === undefined && !placed.has(key))
  assert.deepEqual(alone, [], 'every question stands on a dashboard')
})

test('keys, names and ids are there once', () => {
  const { cards, dashboards } = EXAMPLES
  assert.ok(isUnique([...cards, ...dashboards].map(({ key }) => key)))
  assert.ok(isUnique([...cards, ...dashboards].map(({ name }) => name)))
  const parameters = dashboards.flatMap((one) => one.parameters)
  assert.ok(isUnique(parameters.map(({ id }) => id)))
  for (const { id } of parameters) assert.match(id, /^[0-9a-f]{8}$/)
  const tagIds = cards.flatMap((card) => (card.parameters ?? []).map((one) => one['id']))
  assert.ok(isUnique(tagIds))
  const positions = [...dashboards, ...cards].flatMap(({ position }) => position ?? [])
  assert.deepEqual(
    positions.toSorted((a, b) => a - b),
    positions.map((_, at) => at + 1),
  )
})

test('everything is described in words that end', () => {
  const texts = [...EXAMPLES.cards, ...EXAMPLES.dashboards, ...EXAMPLES.segments, ...EXAMPLES.timelines]
  for (const { name, description } of texts) assert.match(description, /^.{20,200}\.$/, name)
})

for (const { name, tabs, dashcards, parameters } of EXAMPLES.dashboards) {
  test(`the grid of “${name}” is tidy`, () => {
    for (const one of dashcards) {
      const least = one.card === undefined || one.action !== undefined ? SMALLEST.virtual : SMALLEST.card
      const label = JSON.stringify([one.tab, one.row, one.col])
      assert.ok(one.col >= 0 && one.col + one.size_x <= COLUMNS, label)
      assert.ok(one.size_x >= least.size_x && one.size_y >= least.size_y, label)
      const clash = dashcards.find((other) => other !== one && other.tab === one.tab && overlap(one, other))
      assert.equal(clash, undefined, label)
    }
    for (const tab of tabs.length === 0 ? [''] : tabs) {
      const cards = dashcards.filter((one) => one.tab === tab)
      const rows = Math.max(...cards.map(({ row, size_y }) => row + size_y))
      const area = cards.reduce((sum, { size_x, size_y }) => sum + size_x * size_y, 0)
      assert.equal(area, rows * COLUMNS, `${tab} has no gaps`)
    }
    assert.ok(dashcards.every(({ tab }) => tabs.length === 0 || tabs.includes(tab)))
  })

  test(`the filters of “${name}” are all connected`, () => {
    const slugs = parameters.map(({ slug }) => slug)
    const used = dashcards.flatMap(({ filters = {}, series = [] }) =>
      [filters, ...series.map((one) => one.filters)].flatMap(Object.keys),
    )
    assert.deepEqual([...new Set(used)].toSorted(), slugs.toSorted())
    const ids = new Set(parameters.map(({ id }) => id))
    const linked = parameters.flatMap(({ filteringParameters = [] }) => filteringParameters)
    assert.ok(linked.every((id) => ids.has(id)))
  })
}

test('every common display is shown, and so is every kind of what stands on a dashboard', () => {
  const shown = new Set(EXAMPLES.cards.map(({ display }) => display))
  const common =
    'table pivot object bar line area combo row scatter pie funnel waterfall scalar smartscalar gauge progress map'
  assert.deepEqual(
    common.split(' ').filter((display) => !shown.has(display)),
    [],
  )
  const maps = EXAMPLES.cards.flatMap(({ settings }) => settings['map.region'] ?? settings['map.type'] ?? [])
  assert.deepEqual(maps.toSorted(), ['pin', 'us_states', 'world_countries'])
  const virtual = EXAMPLES.dashboards.flatMap(({ dashcards }) =>
    dashcards.flatMap(({ settings }) => Object(settings?.['virtual_card'])['display'] ?? []),
  )
  assert.deepEqual([...new Set(virtual)].toSorted(), ['action', 'heading', 'link', 'text'])
})

test('actions write rows of a model of one whole table, and their forms name its columns', () => {
  for (const { key, model, fields } of EXAMPLES.actions) {
    const card = EXAMPLES.cards.find((one) => one.key === model)
    const { $table, ...rest }: { $table?: string } = Object(Object(card?.query['query'])['source-table'])
    assert.deepEqual([card?.type, rest, Object.keys(Object(card?.query['query']))], ['model', {}, ['source-table']])
    const columns = SAMPLE_TABLES.find(({ name }) => name === $table)?.columns ?? []
    const open = columns.filter(({ name }) => name !== 'ID').map(({ name }) => name.toLowerCase())
    assert.deepEqual(Object.keys(fields).toSorted(), open.toSorted())
    const places = EXAMPLES.dashboards.flatMap(({ dashcards }) => dashcards.filter(({ action }) => action === key))
    assert.deepEqual(
      places.map(({ card: shown }) => shown),
      [model],
    )
  }
})

test('events lie within the data', () => {
  for (const { timestamp } of EXAMPLES.timelines.flatMap(({ events }) => events)) {
    assert.ok(momentOf(timestamp) > OPENING && momentOf(timestamp) < LAST_MOMENT, timestamp)
  }
})
