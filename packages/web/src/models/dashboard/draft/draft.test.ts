import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { overlaps } from '../layout/index.ts'
import {
  addAction,
  addCard,
  addFilter,
  addSection,
  addSeries,
  addTab,
  addVirtual,
  bodyOf,
  cardsOfTab,
  copyCards,
  displayOf,
  duplicateCards,
  duplicateFilter,
  duplicateTab,
  fillPlace,
  idsAfterSave,
  linkableFilters,
  linkFilters,
  moveFilter,
  moveSeries,
  moveTab,
  moveToTab,
  nextId,
  pasteCards,
  readCopied,
  removeCards,
  removeFilter,
  removeSeries,
  removeTab,
  renameFilter,
  renameTab,
  renumber,
  replaceCard,
  SECTIONS,
  sectionRects,
  setClick,
  setFilterDefault,
  setFilterHead,
  setFilterMulti,
  setFilterQuery,
  setFilterRequired,
  setFilterSource,
  setFilterType,
  setFilterUnits,
  setSettings,
} from './index.ts'

/** As far as drafts look at it. */
const EMPTY_DASHBOARD: Partial<Dashboard> = {
  id: 7,
  name: 'Board',
  description: null,
  collection_id: null,
  collection_position: null,
  archived: false,
  can_write: true,
  width: 'fixed',
  auto_apply_filters: true,
  parameters: [],
  dashcards: [],
  tabs: [],
  created_at: '',
  updated_at: '',
  public_uuid: null,
  enable_embedding: false,
  embedding_params: null,
  cache_ttl: null,
}
const EMPTY = EMPTY_DASHBOARD as Dashboard
const ACTION = {
  id: 3,
  model_id: 9,
  name: 'Close',
  database_id: 1,
  parameters: [{ id: 'day' }, { id: 'code' }],
  visualization_settings: {},
}

function dashcard(id: number, row: number, col = 0, more: Partial<DashboardCard> = {}): DashboardCard {
  const rect = { row, col, size_x: 12, size_y: 4, dashboard_tab_id: null }
  const card = { id: id + 100, display: 'bar' }
  return { id, card_id: card.id, card, ...rect, parameter_mappings: [], visualization_settings: {}, ...more }
}

const map = (parameter_id: string, card_id?: number) => ({ parameter_id, ...(card_id && { card_id }), target: ['x'] })
const rows = (draft: Dashboard) => draft.dashcards.map(({ id, row, col }) => [id, row, col])
const names = (draft: Dashboard) => draft.parameters.map(({ name, slug }) => [name, slug])

test('cards of all kinds come to free places, with ids that are new', () => {
  const one = addCard(EMPTY, { id: 5, display: 'scalar' }, { tabId: null })
  const two = addVirtual(one, 'text', { tabId: null }, { text: 'Hello' })
  const three = addAction(two, ACTION, { tabId: null, fromRow: 2 })
  assert.deepEqual(rows(three), [
    [-1, 0, 0],
    [-2, 0, 6],
    [-3, 2, 18],
  ])
  assert.equal(nextId(three), -4)
  assert.deepEqual(three.dashcards.map(displayOf), ['scalar', 'text', 'action'])
  assert.deepEqual([three.dashcards[2]?.card_id, three.dashcards[2]?.action_id], [9, 3])
  assert.equal(three.dashcards[1]?.visualization_settings['text'], 'Hello')
  assert.deepEqual(EMPTY.dashcards, [], 'what was given stays as it was')
})

test('a removed card takes its filters along, and a line of its own closes', () => {
  const draft = {
    ...EMPTY,
    parameters: addFilter(addFilter(EMPTY, 'text', { id: 'a' }), 'date', { id: 'b' }).parameters,
    dashcards: [
      dashcard(1, 0, 0, { inline_parameters: ['a'] }),
      dashcard(2, 6, 0, { parameter_mappings: [map('a', 102), map('b', 102)] }),
      dashcard(3, 6, 12),
    ],
  }
  const left = removeCards(draft, [1])
  assert.deepEqual(rows(left), [
    [2, 2, 0],
    [3, 2, 12],
  ])
  assert.deepEqual(
    left.parameters.map(({ id }) => id),
    ['b'],
  )
  assert.deepEqual(left.dashcards[0]?.parameter_mappings, [map('b', 102)])
  assert.deepEqual(rows(removeCards(draft, [2])), [
    [1, 0, 0],
    [3, 6, 12],
  ])
})

test('copies stand below, and others make way', () => {
  const draft = {
    ...EMPTY,
    dashcards: [dashcard(1, 0, 0, { inline_parameters: ['a'] }), dashcard(2, 0, 12), dashcard(3, 4)],
  }
  const next = duplicateCards(draft, [1, 2])
  assert.deepEqual(rows(next), [
    [1, 0, 0],
    [2, 0, 12],
    [3, 8, 0],
    [-1, 4, 0],
    [-2, 4, 12],
  ])
  assert.deepEqual(next.dashcards[3]?.inline_parameters, [])
})

test('tabs come, move, are copied and go with their cards', () => {
  const draft = { ...EMPTY, dashcards: [dashcard(1, 0), dashcard(2, 0, 12)] }
  const tabbed = addTab(draft, 'Detail')
  assert.deepEqual(
    tabbed.tabs.map(({ id, name }) => [id, name]),
    [
      [-1, 'Tab 1'],
      [-2, 'Detail'],
    ],
  )
  assert.equal(cardsOfTab(tabbed, -1).length, 2)
  const moved = moveToTab(tabbed, [2], -2)
  assert.deepEqual(
    cardsOfTab(moved, -2).map(({ id, row }) => [id, row]),
    [[2, 0]],
  )
  const both = moveToTab(moved, [1], -2)
  assert.deepEqual(
    cardsOfTab(both, -2).map(({ id, row, col }) => [id, row, col]),
    [
      [1, 0, 0],
      [2, 0, 12],
    ],
  )
  const copied = duplicateTab(moved, -1)
  assert.deepEqual(
    copied.tabs.map(({ name }) => name),
    ['Tab 1', 'Tab 1 copy', 'Detail'],
  )
  assert.deepEqual(
    cardsOfTab(copied, -3).map(({ id, card_id }) => [id, card_id]),
    [[-4, 101]],
  )
  assert.deepEqual(moveTab(copied, -3, 0).tabs[0]?.id, -3)
  assert.equal(renameTab(copied, -3, ' A ').tabs[1]?.name, 'A')
  assert.equal(renameTab(copied, -3, ' '), copied)
  const removed = removeTab(copied, -1)
  assert.deepEqual(
    removed.dashcards.map(({ id }) => id),
    [2, -4],
  )
  assert.equal(removeTab({ ...removed, tabs: removed.tabs.slice(0, 1) }, removed.tabs[0]?.id ?? 0).tabs.length, 1)
})

test('what is cut on one dashboard is pasted on another with its filters', () => {
  const [status, day] = [
    { id: 's', type: 'string/=', name: 'Status', slug: 'status', filteringParameters: ['d', 'gone'] },
    { id: 'd', type: 'date/all-options', name: 'Day', slug: 'day' },
  ]
  const inside = { id: 50, display: 'bar', dashboard_id: 7 }
  const draft: Dashboard = {
    ...EMPTY,
    parameters: [status, day],
    dashcards: [
      dashcard(1, 30, 0, { parameter_mappings: [map('s', 101)], inline_parameters: ['d'] }),
      dashcard(2, 34, 0, { card_id: 50, card: inside }),
      dashcard(3, 0, 0, { series: [inside] }),
    ],
  }
  const copied = readCopied(JSON.stringify(copyCards(draft, [1, 2])))
  assert.ok(copied)
  assert.equal(readCopied('{"type":"x"}'), null)
  assert.equal(readCopied('cards'), null)
  const here = pasteCards(removeCards(draft, [1, 2]), copied, null)
  assert.deepEqual(
    here.draft.dashcards.map(({ id, row, inline_parameters: inline }) => [id, row, inline]),
    [
      [3, 0, undefined],
      [-1, 4, ['d']],
      [-2, 8, []],
    ],
  )
  assert.deepEqual(
    here.draft.parameters.map(({ id }) => id),
    ['s', 'd'],
  )
  assert.deepEqual(
    pasteCards(draft, copied, null).draft.dashcards.at(-2)?.inline_parameters,
    [],
    'one head for each filter',
  )

  const own = { id: 'x', type: 'string/contains', name: 'State of it', slug: 'status' }
  const there = pasteCards({ ...EMPTY, id: 8, parameters: [own, { ...day, id: 'y', type: 'id' }] }, copied, null)
  assert.deepEqual(there.ids, [-1])
  assert.deepEqual(
    there.refused.map(({ id }) => id),
    [2],
  )
  assert.deepEqual(there.draft.dashcards[0]?.parameter_mappings, [map('x', 101)])
  assert.deepEqual(names(there.draft), [
    ['State of it', 'status'],
    ['Day', 'day'],
    ['Day', 'day_1'],
  ])
  assert.equal(there.draft.dashcards[0]?.row, 0)
  const series = copyCards(draft, [3])
  assert.equal(pasteCards({ ...EMPTY, id: 8 }, series, null).refused.length, 1)
})

test('filters have names and slugs of their own, and none that addresses use', () => {
  const draft = ['Status', 'status', 'Tab', '日付 (UTC)', '!'].reduce(
    (next, name, index) => addFilter(next, 'text', { name, id: String(index) }),
    addFilter(EMPTY, 'text', { name: 'Status', id: 'first' }),
  )
  assert.deepEqual(names(draft), [
    ['Status', 'status'],
    ['Status 2', 'status_2'],
    ['status', 'status_1'],
    ['Tab', 'tab_1'],
    ['日付 (UTC)', '日付_utc'],
    ['!', 'filter'],
  ])
  const renamed = renameFilter(draft, 'first', 'Paid?', EMPTY)
  assert.deepEqual(names(renamed)[0], ['Paid?', 'paid'])
  assert.deepEqual(names(renameFilter(draft, 'first', 'Paid?', draft))[0], ['Paid?', 'status'])
  assert.deepEqual(names(moveFilter(draft, '4', 0))[0], ['!', 'filter'])
  assert.match(addFilter(EMPTY, 'id').parameters[0]?.id ?? '', /^[0-9a-f]{8}$/)
})

test('a filter that goes leaves nothing behind', () => {
  const kinds = ['text', 'location', 'date'] as const
  const filters = kinds.reduce((next, kind) => addFilter(next, kind, { id: kind, name: kind }), EMPTY)
  const click = (id: string) => ({ type: 'crossfilter', parameterMapping: { [id]: { id } } })
  const two = { type: 'crossfilter', parameterMapping: { text: { id: 'text' }, date: { id: 'date' } } }
  const draft: Dashboard = {
    ...linkFilters(filters, 'location', ['text']),
    dashcards: [
      dashcard(1, 0, 0, {
        parameter_mappings: [map('text', 101), map('date', 101)],
        visualization_settings: {
          click_behavior: click('text'),
          column_settings: { c: { click_behavior: two, x: 1 } },
        },
      }),
      dashcard(2, 0, 12, { inline_parameters: ['text', 'date'] }),
      dashcard(3, 4),
    ],
  }
  const left = removeFilter(draft, 'text')
  assert.deepEqual(left.parameters[0], filters.parameters[1] && { ...filters.parameters[1], filteringParameters: [] })
  assert.deepEqual(left.dashcards[0]?.parameter_mappings, [map('date', 101)])
  assert.deepEqual(left.dashcards[0]?.visualization_settings, {
    column_settings: {
      c: { click_behavior: { type: 'crossfilter', parameterMapping: { date: { id: 'date' } } }, x: 1 },
    },
  })
  assert.deepEqual(left.dashcards[1]?.inline_parameters, ['date'])
  assert.equal(left.dashcards[2], draft.dashcards[2])
  assert.equal(removeFilter(draft, 'none'), draft)
})

test('settings of filters keep to what their types can be', () => {
  const draft = addFilter(addFilter(EMPTY, 'date', { id: 'd' }), 'text', { id: 's' })
  const get = (next: Dashboard, id: string) => next.parameters.find((parameter) => parameter.id === id)
  const dated = setFilterDefault(draft, 'd', 'past30days')
  assert.equal(get(dated, 'd')?.default, 'past30days')
  assert.equal('default' in (get(setFilterType(dated, 'd', 'date/month-year'), 'd') ?? {}), false)
  assert.equal(get(setFilterType(dated, 'd', 'date/relative'), 'd')?.default, 'past30days')
  assert.equal('default' in (get(setFilterDefault(dated, 'd', 'soon'), 'd') ?? {}), false)
  const several = setFilterDefault(draft, 's', ['a', 'b'])
  assert.deepEqual(get(setFilterMulti(several, 's', false), 's')?.default, ['a'])
  assert.equal(get(setFilterRequired(several, 's', true), 's')?.required, true)
  assert.equal('required' in (get(setFilterRequired(several, 's', false), 's') ?? {}), false)
  const units = setFilterDefault(addFilter(EMPTY, 'temporal-unit', { id: 'u' }), 'u', 'week')
  assert.equal(get(units, 'u')?.default, 'week')
  assert.equal('default' in (get(setFilterUnits(units, 'u', ['month']), 'u') ?? {}), false)
  const wired: Dashboard = {
    ...draft,
    dashcards: [
      dashcard(1, 0, 0, { parameter_mappings: [map('s', 101), { parameter_id: 's', target: ['text-tag', 't'] }] }),
    ],
  }
  assert.equal(setFilterType(wired, 's', 'string/contains').dashcards[0]?.parameter_mappings.length, 2)
  const place = setFilterType(wired, 's', 'string/=', 'location')
  assert.deepEqual([get(place, 's')?.sectionId, place.dashcards[0]?.parameter_mappings.length], ['location', 1])
  assert.deepEqual(setFilterHead(wired, 's', 1).dashcards[0]?.inline_parameters, ['s'])
  assert.deepEqual(setFilterHead(setFilterHead(wired, 's', 1), 's', null).dashcards[0]?.inline_parameters, [])
  const copy = duplicateFilter(wired, 's', 'c')
  assert.deepEqual(
    copy.dashcards[0]?.parameter_mappings.map(({ parameter_id }) => parameter_id),
    ['s', 's', 'c', 'c'],
  )
  assert.deepEqual(names(copy)[2], ['Text 2', 'text_2'])
})

test('only values of columns are narrowed by other filters', () => {
  const draft = addFilter(addFilter(addFilter(EMPTY, 'text', { id: 'a' }), 'text', { id: 'b' }), 'date', { id: 'd' })
  const linked = linkFilters(draft, 'a', ['b', 'a', 'gone'])
  assert.deepEqual(linked.parameters[0]?.filteringParameters, ['b'])
  assert.deepEqual(
    linkableFilters(draft, 'a').map(({ id }) => id),
    ['b', 'd'],
  )
  assert.deepEqual(linkableFilters(draft, 'd'), [])
  const written = setFilterSource(linked, 'a', { type: 'static-list', values: ['x', ['y', 'Why']] })
  assert.equal('filteringParameters' in (written.parameters[0] ?? {}), false)
  assert.deepEqual(written.parameters[0]?.values_source_config, { values: ['x', ['y', 'Why']] })
  assert.deepEqual(linkableFilters(written, 'a'), [])
  const again = setFilterSource(written, 'a', { type: 'columns' })
  assert.deepEqual(again.parameters[0], draft.parameters[0])
  assert.equal('filteringParameters' in (setFilterQuery(linked, 'a', 'none').parameters[0] ?? {}), false)
})

test('series, other questions, empty places', () => {
  const draft: Dashboard = {
    ...EMPTY,
    dashcards: [dashcard(1, 0, 0, { visualization_settings: { 'card.title': 'T', x: 1 } })],
  }
  const three = [2, 3].reduce((next, id) => addSeries(next, 1, { id, display: 'line' }), draft)
  assert.equal(addSeries(three, 1, { id: 3, display: 'line' }), three)
  assert.equal(addSeries(three, 1, { id: 101, display: 'line' }), three)
  const ids = (next: Dashboard) => next.dashcards[0]?.series?.map(({ id }) => id)
  assert.deepEqual(ids(moveSeries(three, 1, 3, 0)), [3, 2])
  assert.deepEqual(ids(removeSeries(three, 1, 2)), [3])
  assert.deepEqual(replaceCard(three, 1, { id: 9, display: 'pie' }).dashcards[0]?.visualization_settings, {
    'card.title': 'T',
  })
  const section = addSection(draft, 'two-charts', null)
  const filled = fillPlace(section, { id: 9, display: 'pie' }, null)
  assert.deepEqual(filled.dashcards.map(displayOf), ['bar', 'heading', 'pie', 'placeholder'])
  assert.deepEqual([filled.dashcards[2]?.row, filled.dashcards[2]?.size_y], [5, 7])
  assert.equal(fillPlace(draft, { id: 9, display: 'pie' }, null).dashcards.length, 2)
  for (const kind of SECTIONS) {
    const rects = sectionRects(kind)
    assert.ok(
      rects.every((one, index) => rects.every((other, at) => at <= index || !overlaps(one, other))),
      kind,
    )
  }
})

test('clicks stand on the card or on a column, and leave nothing when they go', () => {
  const draft = { ...EMPTY, dashcards: [dashcard(1, 0)] }
  const behavior = { type: 'link', linkType: 'url', linkTemplate: '/x' } as const
  const whole = setClick(draft, 1, behavior)
  assert.deepEqual(whole.dashcards[0]?.visualization_settings, { click_behavior: behavior })
  const column = setClick(setSettings(draft, 1, { 'card.title': 'T' }), 1, behavior, 'ID')
  assert.deepEqual(column.dashcards[0]?.visualization_settings, {
    'card.title': 'T',
    column_settings: { '["name","ID"]': { click_behavior: behavior } },
  })
  assert.deepEqual(setClick(column, 1, null, 'ID').dashcards[0]?.visualization_settings, { 'card.title': 'T' })
})

test('a save sends what has changed, and nothing where nothing has', () => {
  const link = { virtual_card: {}, link: { entity: { restricted: true } } }
  const base: Dashboard = {
    ...EMPTY,
    tabs: [{ id: 1, name: 'A', position: 0 }],
    dashcards: [
      dashcard(1, 0, 0, { dashboard_tab_id: 1, visualization_settings: link, card_id: null, card: null }),
      dashcard(2, 4, 0, { dashboard_tab_id: 1, series: [{ id: 5 }] }),
    ],
  }
  assert.deepEqual(bodyOf(base, base), {})
  assert.deepEqual(bodyOf({ ...base, name: 'B', width: 'full' }, base), { name: 'B', width: 'full' })
  const place = { row: 0, col: 0, size_x: 12, size_y: 4, dashboard_tab_id: 1 }
  const changed = setSettings(addCard(base, { id: 9, display: 'bar' }, { tabId: 1 }), 2, { x: 1 })
  assert.deepEqual(bodyOf(changed, base), {
    tabs: [{ id: 1, name: 'A' }],
    dashcards: [
      { id: 1, ...place },
      { id: 2, ...place, row: 4, visualization_settings: { x: 1 } },
      {
        id: -1,
        ...place,
        col: 12,
        size_y: 6,
        card_id: 9,
        parameter_mappings: [],
        inline_parameters: [],
        visualization_settings: {},
      },
    ],
  })
  assert.deepEqual(bodyOf(removeSeries(base, 2, 5), base).dashcards?.[1]?.series, [])
  assert.equal(bodyOf(renameTab(base, 1, 'B'), base).dashcards?.length, 2)
  assert.equal(bodyOf({ ...base, dashcards: [] }, base).dashcards?.length, 0)
})

test('after a save the draft and its way back are under the real ids', () => {
  const draft = addCard(addTab({ ...EMPTY, dashcards: [dashcard(4, 0)] }), { id: 9, display: 'bar' }, { tabId: -1 })
  const answer: Dashboard = {
    ...EMPTY,
    tabs: [
      { id: 31, name: 'Tab 1' },
      { id: 32, name: 'Tab 2' },
    ],
    dashcards: [dashcard(4, 0), dashcard(44, 0)],
  }
  const ids = idsAfterSave(draft, answer)
  const saved = renumber(draft, ids)
  assert.deepEqual(
    saved.dashcards.map(({ id, dashboard_tab_id }) => [id, dashboard_tab_id]),
    [
      [4, 31],
      [44, 31],
    ],
  )
  assert.equal(idsAfterSave(draft, { ...answer, dashcards: [] }).size, 0)
})

test('whatever is added, copied and removed, no card lies over another', () => {
  const step = fc.oneof(
    fc.constantFrom('scalar', 'bar', 'table', 'heading').map((display) => (draft: Dashboard) => {
      return addCard(draft, { id: 1, display }, { tabId: null })
    }),
    fc.array(fc.integer({ min: -12, max: -1 })).map((ids) => (draft: Dashboard) => duplicateCards(draft, ids)),
    fc.array(fc.integer({ min: -12, max: -1 })).map((ids) => (draft: Dashboard) => removeCards(draft, ids)),
    fc.constantFrom(...SECTIONS).map((kind) => (draft: Dashboard) => addSection(draft, kind, null)),
    fc.array(fc.integer({ min: -12, max: -1 })).map((ids) => (draft: Dashboard) => {
      return pasteCards(draft, copyCards(draft, ids), null).draft
    }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      const { dashcards } = steps.reduce((draft, change) => change(draft), EMPTY)
      assert.equal(new Set(dashcards.map(({ id }) => id)).size, dashcards.length)
      for (const [index, one] of dashcards.entries()) {
        assert.ok(one.row >= 0 && one.col >= 0 && one.col + one.size_x <= 24)
        assert.ok(dashcards.slice(index + 1).every((other) => !overlaps(one, other)))
      }
    }),
    { numRuns: 60 },
  )
})
