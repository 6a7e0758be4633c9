import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchedParameter } from './searched.ts'
import { mergeStates, storedStates } from './states.ts'

const parameters = ['city', 'day', 'lock', 'off', 'parameters'].map((slug, at) => ({ id: `p${at}`, slug, type: 'x' }))
const states = storedStates({ city: 'enabled', day: 'enabled', lock: 'locked', off: 'disabled', parameters: 'enabled' })
const search = { parameters, states, token: { lock: 5 }, id: 'p0', query: {}, wanted: 'values' as const }

function refused(changes: Partial<Parameters<typeof searchedParameter>[0]>, body: string): void {
  assert.throws(() => searchedParameter({ ...search, ...changes }), { status: 400, body })
}

test('values are searched within those of the token and of the address, told by ids', () => {
  const { parameter, others } = searchedParameter({ ...search, query: { p1: ['a', ''], p0: 'x' } })
  assert.equal(parameter, parameters[0])
  assert.deepEqual({ ...others }, { p1: ['a'], p2: 5 })
  assert.deepEqual({ ...searchedParameter({ ...search, token: { lock: [], day: 1 } }).others }, { p1: 1 })
  const json = searchedParameter({ ...search, query: { p4: '{"lock":1}' } })
  assert.deepEqual({ ...json.others }, { p2: 5, p4: '{"lock":1}' }, 'a value as any other')
})

test('only enabled parameters without a value of the token are searched', () => {
  refused({ id: 'p2' }, 'Cannot search for values: "lock" is not an enabled parameter.')
  refused({ id: 'p3' }, 'Cannot search for values: "off" is not an enabled parameter.')
  refused({ id: 'gone' }, 'Cannot search for values: "gone" is not an enabled parameter.')
  const remapped = 'Cannot get remapped value for parameter: "off" is not an enabled parameter.'
  refused({ id: 'p3', wanted: 'remapping' }, remapped)
  refused({ states: storedStates(null) }, 'Cannot search for values: "city" is not an enabled parameter.')
  const set = `You can't specify a value for "city" if it's already set in the JWT.`
  refused({ token: { lock: 5, city: 'a' }, query: { x: '1' } }, set)
  refused({ token: { lock: 5, city: null } }, set)
  assert.ok(searchedParameter({ ...search, token: { lock: 5, city: ' ' } }))
})

test('what constrains is checked as for a query', () => {
  const unknown = 'Invalid query params: could not determine slug for parameter with ID "city"'
  refused({ query: { city: 'a' } }, unknown)
  refused({ query: { p2: 'a' } }, 'You can only specify a value for :lock in the JWT.')
  refused({ query: { p3: 'a' } }, "You're not allowed to specify a value for :off.")
  refused({ token: {} }, 'You must specify a value for :lock in the JWT.')
  refused({ token: { lock: 5, x: 1 } }, 'Unknown parameter :x.')
})

test('a preview has its own states over the stored ones', () => {
  const own = mergeStates(states, storedStates({ city: 'locked', new: 'enabled' }))
  assert.deepEqual([own.get('city'), own.get('new'), own.get('day')], ['locked', 'enabled', 'enabled'])
  assert.equal(mergeStates(states).size, states.size)
})
