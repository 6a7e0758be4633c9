import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyAll, changesOf, conflictsOf, withSetting } from './changes.ts'
import { dataChange, dataRights, readDataGraph, rulesOf, type DataPlace } from './data.ts'
import type { Setting } from './types.ts'
import { dataKinds } from './levels.ts'

const TABLES = new Map([
  [
    1,
    [
      { id: 11, schema: 'a' },
      { id: 12, schema: 'a' },
      { id: 13, schema: 'b' },
    ],
  ],
])
const PLACES = new Map<string, DataPlace>([
  ['db:1', { database: 1, tables: [11, 12, 13], isWhole: true }],
  ['db:1/a', { database: 1, tables: [11, 12], isWhole: false }],
  ['table:11', { database: 1, tables: [11], isWhole: false }],
  ['table:12', { database: 1, tables: [12], isWhole: false }],
  ['table:13', { database: 1, tables: [13], isWhole: false }],
])
const rights = dataRights(PLACES)
const base = readDataGraph(
  {
    revision: 4,
    groups: {
      1: {
        1: { 'view-data': 'unrestricted', 'create-queries': 'query-builder-and-native', download: { schemas: 'full' } },
      },
      3: {
        1: {
          'view-data': { a: 'unrestricted', b: { 13: 'sandboxed' } },
          'create-queries': { a: { 11: 'query-builder' } },
        },
      },
    },
  },
  TABLES,
)
const set = (place: string, kind: string, level: string, group = 1): Setting => ({ group, place, kind, level })
const levelAt = (state: typeof base, group: number, place: string, kind: string) =>
  rights.read(state, group, place, kind).level

test('what is said of the whole is inherited, what differs within is a mix, what is left out is the least', () => {
  assert.deepEqual(rights.read(base, 1, 'table:12', 'view-data'), { level: 'unrestricted', isInherited: true })
  assert.deepEqual(rights.read(base, 3, 'db:1', 'view-data'), { level: null, isInherited: false })
  assert.equal(levelAt(base, 3, 'db:1/a', 'view-data'), 'unrestricted')
  assert.equal(levelAt(base, 3, 'db:1/a', 'create-queries'), null)
  assert.equal(levelAt(base, 3, 'table:12', 'create-queries'), 'no')
  assert.equal(levelAt(base, 9, 'db:1', 'view-data'), 'blocked')
})

test('a word of one table leaves the others what they had, without SQL', () => {
  const state = rights.apply(base, set('table:11', 'create-queries', 'no'))
  assert.equal(levelAt(state, 1, 'db:1', 'create-queries'), null)
  assert.equal(levelAt(state, 1, 'table:12', 'create-queries'), 'query-builder')
  const all = applyAll(rights, state, [
    set('table:12', 'create-queries', 'no'),
    set('table:13', 'create-queries', 'no'),
  ])
  assert.equal(levelAt(all, 1, 'db:1', 'create-queries'), 'no')
})

test('blocking takes queries and downloads away; queries open what was blocked, but no rule', () => {
  const blocked = rights.apply(base, set('table:11', 'view-data', 'blocked'))
  assert.equal(levelAt(blocked, 1, 'table:11', 'create-queries'), 'no')
  assert.equal(levelAt(blocked, 1, 'table:11', 'download'), 'none')
  assert.equal(levelAt(blocked, 1, 'table:12', 'download'), 'full')
  const opened = rights.apply(blocked, set('table:11', 'create-queries', 'query-builder'))
  assert.equal(levelAt(opened, 1, 'table:11', 'view-data'), 'unrestricted')
  const ruled = rights.apply(base, set('table:13', 'create-queries', 'query-builder', 3))
  assert.equal(levelAt(ruled, 3, 'table:13', 'view-data'), 'sandboxed')
})

test('only groups with a difference are sent, with all words that imply each other', () => {
  const draft = rights.apply(base, set('table:13', 'create-queries', 'query-builder', 3))
  assert.deepEqual(dataChange(base, draft, TABLES), {
    3: {
      1: {
        'view-data': { a: { 11: 'unrestricted', 12: 'unrestricted' }, b: { 13: 'sandboxed' } },
        'create-queries': { a: { 11: 'query-builder', 12: 'no' }, b: { 13: 'query-builder' } },
        download: { schemas: 'none' },
      },
    },
  })
  assert.deepEqual(dataChange(base, base, TABLES), {})
})

test('changes tell what was implied as well; the same cell set anew counts once', () => {
  const settings = withSetting([set('db:1', 'view-data', 'unrestricted')], set('db:1', 'view-data', 'blocked'))
  const draft = applyAll(rights, base, settings)
  assert.deepEqual(
    changesOf(rights, base, draft, settings, dataKinds()).map(({ kind, after }) => [kind, after.level]),
    [
      ['view-data', 'blocked'],
      ['create-queries', 'no'],
      ['download', 'none'],
    ],
  )
})

test('a conflict is a cell that somebody else has set to something else', () => {
  const mine = [set('table:11', 'view-data', 'blocked')]
  const other = rights.apply(base, set('table:12', 'view-data', 'blocked'))
  assert.deepEqual(conflictsOf(rights, base, other, mine), [])
  const same = rights.apply(base, set('table:11', 'create-queries', 'no'))
  const [found] = conflictsOf(rights, base, same, [set('table:11', 'create-queries', 'query-builder')])
  assert.equal(found?.theirs.level, 'no')
})

test('rules go along while their tables are under one', () => {
  const rule = { group_id: 1, table_id: 11, card_id: null, attribute_remappings: {} }
  const settings = [{ ...set('table:11', 'view-data', 'sandboxed'), rule }]
  const draft = applyAll(rights, base, settings)
  assert.deepEqual(rulesOf(settings, draft, PLACES, []), [rule])
  assert.deepEqual(rulesOf(settings, draft, PLACES, [{ ...rule, id: 7 }]), [{ ...rule, id: 7 }])
  const over = applyAll(rights, base, [...settings, set('db:1', 'view-data', 'blocked')])
  assert.deepEqual(rulesOf(settings, over, PLACES, []), [])
})

test('a schema may be called anything', () => {
  const names = ['constructor', '__proto__']
  const tables = new Map([[1, names.map((schema, at) => ({ id: 11 + at, schema }))]])
  const graph = (viewData: unknown) =>
    readDataGraph({ revision: 1, groups: { 1: { 1: { 'view-data': viewData } } } } as never, tables)
  const draft = graph(JSON.parse('{"constructor": {"11": "blocked"}, "__proto__": "unrestricted"}'))
  const change = dataChange(graph('unrestricted'), draft, tables)
  assert.equal(
    JSON.stringify(change[1]?.[1]?.['view-data']),
    '{"constructor":{"11":"blocked"},"__proto__":{"12":"unrestricted"}}',
  )
})
