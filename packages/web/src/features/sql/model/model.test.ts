import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valuesToSend } from '../../../filters/index.ts'
import { withRun } from './past-runs.ts'
import {
  draftOf,
  EMPTY_SETUP,
  isNative,
  lineAndColumn,
  movedOrder,
  parametersOf,
  placeOf,
  questionOf,
  queryOf,
  retyped,
  tagsOf,
  widgetsFor,
  withDefault,
  type SqlDraft,
} from './index.ts'

const idOf = (name: string) => `id-${name}`
const draft = (text: string, rest: Partial<SqlDraft> = {}): SqlDraft => ({ ...EMPTY_SETUP, database: 1, text, ...rest })

test('tags are found where SQL runs, not in comments, and keep what was chosen', () => {
  const written = draft("select {{ a }}, '-- {{q}}' -- {{no}}\n/* {{ neither }} */ where {{#7-orders}} [[and {{b_c}}]]")
  const first = tagsOf(written, idOf)
  assert.deepEqual(
    first.map(({ name, type }) => [name, type]),
    [
      ['a', 'text'],
      ['q', 'text'],
      ['#7-orders', 'card'],
      ['b_c', 'text'],
    ],
  )
  assert.equal(first[2]?.['card-id'], 7)
  assert.equal(first[3]?.['display-name'], 'B c')
  const chosen = { a: retyped(first[0]!, 'number') }
  const second = tagsOf(draft('{{a}} {{snippet: Active only}}', { tags: chosen }), idOf)
  assert.deepEqual(
    second.map(({ type }) => type),
    ['number', 'snippet'],
  )
  assert.equal(second[1]?.['snippet-name'], 'Active only')
})

test('a variable may be called anything', () => {
  const odd = draft('{{constructor}} {{__proto__}}')
  assert.deepEqual(
    tagsOf(odd, idOf).map(({ name, type }) => [name, type]),
    [
      ['constructor', 'text'],
      ['__proto__', 'text'],
    ],
  )
  assert.deepEqual(
    parametersOf(odd, idOf).map(({ slug }) => slug),
    ['constructor', '__proto__'],
  )
})

test('readers see variables in the chosen order; new ones follow', () => {
  const ordered = draft('{{a}} {{b}} {{c}}', { order: movedOrder(['a', 'b'], 'b', -1) })
  assert.deepEqual(
    parametersOf(ordered, idOf).map(({ slug }) => slug),
    ['b', 'a', 'c'],
  )
  assert.deepEqual(movedOrder(['a', 'b'], 'a', -1), ['a', 'b'])
})

test('a stored question gives the same question back, in either form of queries', () => {
  const tags = {
    day: { id: 'x', name: 'day', 'display-name': 'Day', type: 'date' as const, required: true, default: '2026-01-01' },
    cat: {
      id: 'y',
      name: 'cat',
      'display-name': 'Category',
      type: 'dimension' as const,
      dimension: ['field', 5, null],
      'widget-type': 'string/=',
    },
  }
  const question = {
    dataset_query: {
      database: 3,
      type: 'native',
      native: { query: 'select {{day}} where {{cat}}', 'template-tags': tags },
    },
    display: 'bar',
    visualization_settings: { 'graph.x_axis.title_text': 'Day' },
    parameters: [
      {
        id: 'y',
        type: 'string/=',
        name: 'Category',
        slug: 'cat',
        values_source_type: 'static-list' as const,
        values_source_config: { values: ['A'] },
      },
      { id: 'x', type: 'date/single', name: 'Day', slug: 'day' },
    ],
  }
  const read = draftOf(question)
  assert.deepEqual(read.order, ['cat', 'day'])
  const written = questionOf(read, idOf)
  assert.deepEqual(written.dataset_query, question.dataset_query)
  assert.deepEqual(written.parameters[0], {
    ...question.parameters[0],
    target: ['dimension', ['template-tag', 'cat']],
  })
  assert.deepEqual(draftOf(written), read)
  const staged = {
    dataset_query: {
      'lib/type': 'mbql/query',
      database: 3,
      stages: [{ 'lib/type': 'mbql.stage/native', native: 'select 1', 'template-tags': {} }],
    },
  }
  assert.ok(isNative(staged))
  assert.equal(draftOf(staged).text, 'select 1')
  assert.equal(isNative({ dataset_query: { type: 'query', query: {} } }), false)
})

test('a run names the tags of its text with values; raw ones take one value', () => {
  const parameters = parametersOf(draft('{{a}} {{b}}'), idOf)
  assert.deepEqual(valuesToSend(parameters, { 'id-a': ['5'], 'id-b': null }), [
    { id: 'id-a', type: 'category', value: '5', target: ['variable', ['template-tag', 'a']] },
  ])
  const part = queryOf(draft('select {{a}}; select {{b}}'), idOf, 'select {{b}}')
  assert.deepEqual(Object.keys(part.native['template-tags']), ['b'])
})

test('the kinds of filter that a field may have are those that fit it', () => {
  const first = (base_type: string, semantic_type: string | null = null) =>
    widgetsFor({ base_type, semantic_type }).map(({ id }) => id)[0]
  assert.equal(first('type/Integer', 'type/PK'), 'id')
  assert.equal(first('type/Date'), 'date/all-options')
  assert.equal(first('type/Time'), 'date/all-options')
  assert.equal(first('type/Boolean'), 'boolean/=')
  assert.equal(first('type/Float', 'type/Latitude'), 'number/=')
  assert.equal(first('type/Text', 'type/City'), 'string/=')
  assert.equal(first('type/JSON'), 'string/=')
})

test('a default is stored as its variable takes it', () => {
  const written = draft('{{a}} {{b}}', {
    tags: {
      a: { id: 'id-a', name: 'a', 'display-name': 'A', type: 'number', default: 1 },
      b: { id: 'id-b', name: 'b', 'display-name': 'B', type: 'dimension', 'widget-type': 'string/=' },
    },
  })
  const [a, b] = tagsOf(written, idOf)
  const [first, second] = parametersOf(written, idOf)
  assert.ok(a && b && first && second)
  assert.equal(withDefault(a, first, 5).default, 5)
  assert.ok(!('default' in withDefault(a, first, null)))
  assert.deepEqual(withDefault(b, second, 'x').default, ['x'])
})

test('errors are placed where engines say, or where the name stands', () => {
  const text = 'select id,\n  nope\nfrom orders o\nwhere o.x = 1'
  const marked = (message: string, position?: number) => {
    const found = placeOf(message, text, position)
    return found === null ? null : text.slice(found.from, found.to)
  }
  assert.equal(marked('no such column: nope'), 'nope')
  assert.equal(marked('no such column: o.x'), 'o.x')
  assert.equal(marked('near "from": syntax error'), 'from')
  assert.equal(marked('column "nope" does not exist', 14), 'nope')
  assert.equal(marked('column o.x does not exist', 39), 'o.x')
  assert.equal(marked("Unknown column 'nope' in 'SELECT'"), 'nope')
  assert.equal(
    marked("You have an error in your SQL syntax; check the manual near 'orders o\nwhere' at line 3"),
    'orders o',
  )
  assert.equal(marked('something at line 2'), '  nope')
  assert.equal(marked('disk is full'), null)
  assert.deepEqual(lineAndColumn(text, 13), { line: 2, column: 3 })
})

test('history holds each text once, the newest first', () => {
  const run = (text: string, at: number) => ({ database: 1, text, at, ms: 1, rows: 1 })
  const runs = [run('a', 1), run('b', 2), run('a', 3)].reduce(withRun, [])
  assert.deepEqual(
    runs.map(({ text, at }) => [text, at]),
    [
      ['a', 3],
      ['b', 2],
    ],
  )
  assert.equal(withRun(runs, run('x'.repeat(30_000), 4)).length, 2)
})
