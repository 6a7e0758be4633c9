import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLAUSE_HELP } from '../clauses/help/index.ts'
import { findClause } from '../clauses/clause.ts'
import { prepareQuery } from '../pipeline.ts'
import { card, field, table, testContext } from '../testing/metadata.ts'
import { describeLanguage, type LanguageClause } from './describe-language.ts'

const ORDERS = table(1, 'orders', [
  field(10, 1, 'total', 'type/Float'),
  field(11, 1, 'quantity', 'type/Integer'),
  field(12, 1, 'title', 'type/Text'),
  field(13, 1, 'code', 'type/Text'),
  field(14, 1, 'url', 'type/Text'),
  field(15, 1, 'is_paid', 'type/Boolean'),
  field(16, 1, 'created_at', 'type/DateTime'),
  field(17, 1, 'shipped_at', 'type/DateTime'),
  field(18, 1, 'latitude', 'type/Float'),
  field(19, 1, 'longitude', 'type/Float'),
])
const METRIC = card(1, { 'source-table': 1, aggregation: [['count']] }, { type: 'metric' })
const LARGE = { id: 1, name: 'Large', table_id: 1, definition: { filter: ['>', ['field', 10, null], 100] } }
const CONTEXT = testContext({ tables: [ORDERS], cards: [METRIC], segments: [LARGE] })

/** A query that holds the example where its clause may stand. */
function queryWith({ role, example }: LanguageClause): Record<string, unknown> {
  const stage: Record<string, unknown> = { 'lib/type': 'mbql.stage/mbql', 'source-table': 1 }
  if (role === 'value')
    stage['expressions'] = [[example[0], { ...Object(example[1]), 'lib/expression-name': 'x' }, ...example.slice(2)]]
  if (role === 'filter') stage['filters'] = [example]
  if (role === 'aggregation' || role === 'window') stage['aggregation'] = [example]
  if (role === 'window') stage['breakout'] = [['field', {}, 16]]
  return { 'lib/type': 'mbql/query', database: 1, stages: [stage] }
}

test('every clause has help, and every help a clause', () => {
  const { clauses } = describeLanguage()
  assert.deepEqual(clauses.map(({ name }) => name).sort(), [...CLAUSE_HELP.keys()].sort())
  for (const { name, help, args } of clauses) {
    assert.match(help, /^[A-Z].*\.$/, name)
    assert.ok(help.length <= 120, name)
    assert.equal(new Set(args.map((arg) => arg.name)).size, args.length, name)
  }
})

test('every example can be run, and has the type that is told', async () => {
  for (const clause of describeLanguage().clauses) {
    const { columns } = await prepareQuery({ query: queryWith(clause) }, CONTEXT)
    const isItself = clause.example[0] === clause.name
    if (clause.result === null || clause.role === 'filter' || !isItself) continue
    assert.equal(columns?.at(-1)?.base_type, clause.result, clause.name)
  }
})

test('arguments that may be left out or repeated are told, and words that they may be', () => {
  const { clauses } = describeLanguage()
  const args = (name: string) => clauses.find((clause) => clause.name === name)?.args
  assert.deepEqual(
    args('substring')?.map(({ optional }) => optional),
    [false, false, true],
  )
  assert.deepEqual(
    args('=')?.map(({ repeats }) => repeats),
    [false, true],
  )
  assert.ok(args('datetime-add')?.[2]?.values?.includes('quarter'))
  assert.deepEqual(clauses.find(({ name }) => name === 'case')?.aliases, ['if'])
  assert.equal(findClause('if'), findClause('case'))
})

test('a unit fits what it can be asked of', () => {
  const fits = new Map(describeLanguage().units.map((unit) => [unit.name, unit.fits]))
  assert.deepEqual(fits.get('hour'), ['datetime', 'time'])
  assert.deepEqual(fits.get('month'), ['date', 'datetime'])
  assert.deepEqual(fits.get('default'), ['date', 'datetime', 'time'])
})
