import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readClaim, type EmbeddedKind, type StatesInToken } from './claim.ts'

const params = { city: 'Paris' }
const missing = (path: string) => `Token is missing value for keypath ${path}`

function refused(payload: object, message: string, kind: EmbeddedKind = 'question', states?: StatesInToken): void {
  assert.throws(() => readClaim({ ...payload }, kind, states), { status: 400, body: message }, JSON.stringify(payload))
}

test('what a token is for, and its values', () => {
  const payload = { resource: { question: 7, dashboard: 8 }, params, extra: 1, _embedding_params: { city: 'open' } }
  const claim = readClaim(payload, 'question')
  assert.deepEqual(claim.resource, { kind: 'question', id: 7 })
  assert.deepEqual({ ...claim.params }, params)
  assert.equal(Object.getPrototypeOf(claim.params), null)
  assert.equal(claim.embeddingParams, undefined, 'a preview alone reads them')
  assert.equal(readClaim(payload, 'dashboard').resource.id, 8)
  const entityId = 'Ab_-9'.repeat(4) + 'x'
  assert.equal(readClaim({ resource: { question: entityId }, params: [] }, 'question').resource.id, entityId)
  const hostile = readClaim({ resource: { question: 1 }, params: JSON.parse('{"__proto__":"x"}') }, 'question')
  assert.deepEqual(Object.entries(hostile.params), [['__proto__', 'x']])
})

test('what is missing is told in order, before the id', () => {
  for (const resource of [undefined, null, 'x', [], {}, { question: null }, { question: false }, { dashboard: 1 }]) {
    refused({ resource, params }, missing('[:resource :question]'))
  }
  refused({ resource: { question: 1 }, params }, missing('[:resource :dashboard]'), 'dashboard')
  refused({ resource: JSON.parse('{"__proto__":{"question":1}}'), params }, missing('[:resource :question]'))
  for (const bad of [undefined, null, false, 'x', 1, [1]]) {
    refused({ resource: { question: 'x' }, params: bad }, missing('[:params]'))
  }
})

test('ids are positive integers or entity ids', () => {
  for (const id of [0, -1, 1.5, '1', 'x', true, [1], {}, 'a'.repeat(20), 'a'.repeat(22), ' '.repeat(21), -1n]) {
    refused({ resource: { question: id }, params }, 'Card id should be a positive integer.')
    refused({ resource: { dashboard: id }, params }, 'Dashboard id should be a positive integer.', 'dashboard')
  }
  for (const id of [2 ** 31, 1e300, 9007199254740993n]) {
    assert.equal(readClaim({ resource: { question: id }, params }, 'question').resource.id, null)
  }
})

test('states in a token are for previews', () => {
  const payload = { resource: { question: 1 }, params: {} }
  const brought = { ...payload, _embedding_params: { city: 'locked', n: 'enabled' } }
  const read = (what: StatesInToken) => readClaim(brought, 'question', what).embeddingParams
  assert.deepEqual(
    [...(read('needed') ?? [])],
    [
      ['city', 'locked'],
      ['n', 'enabled'],
    ],
  )
  assert.deepEqual(read('read'), read('needed'))
  assert.equal(readClaim(payload, 'question', 'read').embeddingParams, undefined)
  refused(payload, missing('[:_embedding_params]'), 'question', 'needed')
  refused({ ...payload, _embedding_params: 'x' }, missing('[:_embedding_params]'), 'question', 'read')
  const message = 'The embedding state of :city must be disabled, enabled or locked.'
  refused({ ...payload, _embedding_params: { city: 'open' } }, message, 'question', 'needed')
})
