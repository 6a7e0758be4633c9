/** What is refused in a query, with the place that the error names. Nothing that was sent may be left out silently. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../clauses/registry.ts'
import { QueryError } from '../errors.ts'
import { parseQuery } from './parse-query.ts'

const TABLE = { 'lib/type': 'mbql.stage/mbql', 'source-table': 1 }
const NATIVE = { 'lib/type': 'mbql.stage/native', native: 'select 1 as one' }
const CONDITION = ['=', {}, ['field', {}, 10], ['field', { 'join-alias': 'P' }, 20]]
const JOIN = { alias: 'P', stages: [{ 'source-table': 2 }], conditions: [CONDITION] }

function staged(...stages: unknown[]) {
  return parseQuery({ database: 1, 'lib/type': 'mbql/query', stages })
}

function refusesAt(path: string, message: RegExp, run: () => unknown): void {
  assert.throws(run, (error) => {
    assert.ok(error instanceof QueryError, String(error))
    assert.equal(error.path, path)
    assert.match(error.message, message)
    return error.type === 'invalid-query'
  })
}

test('a stage of the staged form is of a kind that is known, and has one source', () => {
  refusesAt('stages[0].lib/type', /got "mbql.stage\/other"/, () => staged({ ...TABLE, 'lib/type': 'mbql.stage/other' }))
  refusesAt('stages[0]', /not both/, () => staged({ ...TABLE, 'source-card': 3 }))
  refusesAt('stages[0].source-query', /not allowed/, () => staged({ ...TABLE, 'source-query': { 'source-table': 2 } }))
  const { stages } = staged({ 'source-table': 1, 'source-card': null, 'source-query': null })
  assert.deepEqual(stages[0]?.kind === 'mbql' && stages[0].source, { kind: 'table', id: 1 })
})

test('a native stage has no clauses of its own, but a stage after it has', () => {
  refusesAt('stages[0].filters', /native stage/, () => staged({ ...NATIVE, filters: [['=', {}, 1, 1]] }))
  refusesAt('stages[0].limit', /native stage/, () => staged({ ...NATIVE, limit: 5 }))
  assert.equal(staged(NATIVE, { 'lib/type': 'mbql.stage/mbql', limit: 5 }).stages.length, 2)
})

test('a join says what it reads and how once', () => {
  const join = (more: Record<string, unknown>) => () => staged({ ...TABLE, joins: [{ ...JOIN, ...more }] })
  refusesAt('stages[0].joins[0].condition', /a join/, join({ condition: CONDITION }))
  refusesAt('stages[0].joins[0].source-table', /a join/, join({ 'source-table': 2 }))
  refusesAt('stages[0].joins[0].source-query', /a join/, join({ 'source-query': { 'source-table': 2 } }))
  assert.equal(join({ condition: null })().stages.length, 1)
})

test('a plain value is no filter and no condition', () => {
  refusesAt('stages[0].filters[1]', /Expected a filter/, () => staged({ ...TABLE, filters: [true, 'x'] }))
  refusesAt('stages[0].joins[0].conditions[0]', /Expected a filter/, () =>
    staged({ ...TABLE, joins: [{ ...JOIN, conditions: [5] }] }),
  )
  refusesAt('query.filter', /Expected a filter/, () =>
    parseQuery({ database: 1, type: 'query', query: { 'source-table': 1, filter: 'x' } }),
  )
})

test('a form that is not known is refused by its name', () => {
  refusesAt('lib/type', /got "mbql\/other"/, () =>
    parseQuery({ database: 1, 'lib/type': 'mbql/other', stages: [TABLE] }),
  )
})
