import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flatChange } from './flat.ts'
import { rowsOf, within } from './rows.ts'
import { readFilters, variablesOf, writeFilters } from './rule.ts'
import { changeText, headline, reasonsOf } from './sentences.ts'
import type { Place } from './types.ts'
import { collectionKinds } from './levels.ts'

const place = (id: string, parent: string | null): Place => ({
  id,
  label: id,
  icon: 'collection',
  parent,
  object: null,
})
const PLACES = [place('root', null), place('Finance', 'root'), place('Taxes', 'Finance'), place('Sales', 'root')]
const shown = (parts: Partial<Parameters<typeof rowsOf>[0]>) =>
  rowsOf({ places: PLACES, open: new Set(), text: '', ...parts }).map(({ id, depth }) => `${depth} ${id}`)

test('rows unfold; what is looked for is shown with what it lies in', () => {
  assert.deepEqual(shown({}), ['0 root'])
  assert.deepEqual(shown({ open: new Set(['root']) }), ['0 root', '1 Finance', '1 Sales'])
  assert.deepEqual(shown({ text: 'tax' }), ['0 root', '1 Finance', '2 Taxes'])
  assert.deepEqual(shown({ isDifferent: ({ id }) => id === 'Sales' }), ['0 root', '1 Sales'])
  assert.deepEqual(within(PLACES, 'Finance'), ['Taxes'])
})

test('only words that differ are sent', () => {
  const base = { 1: { root: 'write' } }
  const set = (at: string, level: string) => ({ group: 1, place: at, kind: 'collection', level })
  assert.deepEqual(flatChange(base, [set('root', 'write'), set('5', 'none')], 'none'), {})
  assert.deepEqual(flatChange(base, [set('root', 'read'), set('5', 'write')], 'none'), {
    1: { root: 'read', 5: 'write' },
  })
})

test('a change is a sentence', () => {
  const names = { groups: new Map([[3, 'Analysts']]), places: new Map([['5', 'Orders']]), kinds: collectionKinds() }
  const [before, after] = [
    { level: 'none', isInherited: false },
    { level: 'read', isInherited: false },
  ]
  const change = { group: 3, place: '5', kind: 'collection', before, after, hasRule: false }
  assert.equal(changeText(change, names), 'Analysts: Orders — No access → View')
})

test('the groups that decide are named', () => {
  const step = (name: string, decides = true) => ({
    rule: 'collection' as const,
    text: 'of the server',
    decides,
    group: { id: 1, name },
    table: null,
    level: null,
    permission: null,
    value: 'read',
  })
  const question = {
    question: 'read' as const,
    outcome: 'allowed' as const,
    text: '',
    steps: [step('Analysts'), step('All Users'), step('Others', false)],
  }
  assert.deepEqual(reasonsOf(question), ['through Analysts and through All Users'])
  const subject = { type: 'user' as const, id: 1, name: 'Ana', is_superuser: false, is_active: true, groups: [] }
  const object = { type: 'collection' as const, id: 4, name: 'Finance' }
  assert.equal(
    headline({ subject, object, questions: [question] }),
    'Ana can see Finance: through Analysts and through All Users.',
  )
  assert.equal(
    headline({ subject, object, questions: [{ ...question, outcome: 'refused' }] }),
    'Ana cannot see Finance.',
  )
})

test('rules for rows go to the server and back', () => {
  const filters = [
    { target: 12, attribute: 'country' },
    { target: 'r', attribute: 'region' },
  ]
  assert.deepEqual(readFilters(writeFilters(filters)), filters)
})

test('a rule that is SQL asks for its variables', () => {
  const tags = { r: { type: 'text' }, '#3': { type: 'card' }, 'snippet: x': { type: 'snippet' } }
  assert.deepEqual(variablesOf({ type: 'native', native: { query: '…', 'template-tags': tags } }), ['r'])
  assert.deepEqual(variablesOf({ stages: [{ native: '…', 'template-tags': tags }] }), ['r'])
  assert.deepEqual(variablesOf({ native: { query: 'select 1' } }), [])
  assert.equal(variablesOf({ type: 'query', query: { 'source-table': 1 } }), undefined)
})
