import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { NamedValues } from './claim.ts'
import { cardValues, dashboardValues, mergeValues, urlValues, type GivenValues } from './parameters.ts'
import { storedStates } from './states.ts'

/** The merged values, or the text of the refusal. */
function outcome({ states, token, url }: GivenValues): Record<string, unknown> | string {
  try {
    return Object.fromEntries(mergeValues({ states, token, url }))
  } catch (error) {
    return Object(error).body
  }
}

function merged(state: string | null, { token, url }: { token: NamedValues; url: NamedValues }) {
  return outcome({ states: storedStates(state === null ? null : { city: state }), token, url })
}

const NOT_ALLOWED = "You're not allowed to specify a value for :city."
const BOTH = "You can't specify a value for :city if it's already set in the JWT."
const NEEDED = 'You must specify a value for :city in the JWT.'
const ONLY = 'You can only specify a value for :city in the JWT.'
const UNKNOWN = 'Unknown parameter :city.'

/** A token's value (a list in a list: as it is; an empty list: none), the address's, and what comes of them. */
type Case = [token: readonly unknown[], url: readonly unknown[], expected: unknown]

const none: readonly unknown[] = []
const TABLE: Readonly<Record<string, readonly Case[]>> = {
  disabled: [
    [none, none, {}],
    [['a'], none, NOT_ALLOWED],
    [[null], none, NOT_ALLOWED],
    [[[]], none, NOT_ALLOWED],
    [[''], none, {}],
    [['  '], ['  '], {}],
    [none, ['a'], NOT_ALLOWED],
    [none, [['a', 'b']], NOT_ALLOWED],
    [none, [''], {}],
    [none, [null], {}],
    [none, [['', ' ']], {}],
    [['a'], ['a'], NOT_ALLOWED],
  ],
  enabled: [
    [none, none, {}],
    [['a'], none, { city: 'a' }],
    [[7], none, { city: 7 }],
    [[false], none, { city: false }],
    [[0], none, { city: 0 }],
    [[null], none, { city: null }],
    [[[]], none, { city: null }],
    [[' '], none, {}],
    [none, ['a'], { city: 'a' }],
    [none, [['a', '', 'b']], { city: ['a', 'b'] }],
    [none, [''], { city: null }],
    [none, [['']], { city: null }],
    [['a'], ['b'], BOTH],
    [[null], ['b'], BOTH],
    [[[]], ['b'], BOTH],
    [['a'], [''], { city: 'a' }],
    [[''], ['b'], { city: 'b' }],
  ],
  locked: [
    [none, none, NEEDED],
    [[null], none, NEEDED],
    [[''], none, NEEDED],
    [none, ['a'], NEEDED],
    [[null], ['a'], NEEDED],
    [[[null]], none, NEEDED],
    [[[' ', null]], none, NEEDED],
    [[[[]]], none, NEEDED],
    [[{}], none, NEEDED],
    [[{ value: [null] }], none, NEEDED],
    [[[null, 'a']], none, { city: [null, 'a'] }],
    [[0], none, { city: 0 }],
    [[false], none, { city: false }],
    [['a'], none, { city: 'a' }],
    [[['a', 'b']], none, { city: ['a', 'b'] }],
    [[12345678901234567890n], none, { city: 12345678901234567890n }],
    [[[]], none, { city: null }],
    [['a'], ['b'], ONLY],
    [['a'], ['a'], ONLY],
    [[[]], ['b'], ONLY],
    [['a'], [''], { city: 'a' }],
    [['a'], [null], { city: 'a' }],
  ],
  unlisted: [
    [none, none, {}],
    [['a'], none, UNKNOWN],
    [[null], none, UNKNOWN],
    [[''], none, {}],
    [none, ['a'], UNKNOWN],
    [none, [''], {}],
  ],
}

for (const [state, cases] of Object.entries(TABLE)) {
  test(`a parameter that is ${state}, with a value in the token, in the address, in both or in none`, () => {
    for (const [token, url, expected] of cases) {
      const given = {
        token: token.length === 0 ? {} : { city: token[0] },
        url: url.length === 0 ? {} : { city: url[0] },
      }
      const actual = merged(state === 'unlisted' ? null : state, given)
      assert.deepEqual(actual, expected, JSON.stringify({ state, token: String(token), url }))
    }
  })
}

test('refusals come in the order of the stored states, and unknown ones last', () => {
  const states = storedStates({ b: 'locked', a: 'disabled' })
  assert.equal(outcome({ states, token: { a: 1, x: 1 }, url: {} }), 'You must specify a value for :b in the JWT.')
  assert.equal(
    outcome({ states, token: { x: 1, a: 1, b: 1 }, url: {} }),
    "You're not allowed to specify a value for :a.",
  )
  assert.equal(outcome({ states, token: { b: 1, y: 1 }, url: { x: 1 } }), 'Unknown parameter :y.')
  assert.equal(outcome({ states, token: { b: 1 }, url: { constructor: 'x' } }), 'Unknown parameter :constructor.')
  assert.deepEqual(outcome({ states: storedStates({ toString: 'enabled' }), token: {}, url: {} }), {})
})

test('values of the address stand under their names, or all of them in one', () => {
  const read = (query: Record<string, unknown>) => ({ ...urlValues(query) })
  assert.deepEqual(read({ a: 'x', b: ['1', '', '2'], c: '', d: ' ', e: [''] }), {
    a: 'x',
    b: ['1', '2'],
    c: null,
    d: null,
    e: null,
  })
  const parameters = '{"a":[1,12345678901234567890],"b":"","c":[],"d":false,"__proto__":"p"}'
  const all = Object.entries(urlValues({ parameters, z: '1' }))
  const expected = [
    ['a', [1, 12345678901234567890n]],
    ['b', null],
    ['c', null],
    ['d', false],
    ['__proto__', 'p'],
  ]
  assert.deepEqual(all, expected)
  for (const text of ['x', '[1]', '1', '"x"', '{"a":', '['.repeat(5_000)]) {
    assert.deepEqual(read({ parameters: text, z: '1' }), { parameters: text, z: '1' }, 'a parameter of that name')
  }
  assert.deepEqual(read({ parameters: ['{}', '{}'] }), { parameters: ['{}', '{}'] })
})

test("a card's parameters are those that have a value, wrapped where a type takes several", () => {
  const target = ['variable', ['template-tag', 'city']]
  const parameters = [
    { id: '1', slug: 'city', type: 'string/=', target },
    { id: '2', slug: 'least', type: 'number/>=' },
    { id: '3', slug: 'day', type: 'date/single' },
    { id: '4', slug: 'other', type: 'category' },
    { id: '5', slug: 'gone', type: 'string/=' },
  ]
  const values = new Map<string, unknown>([
    ['city', 'Paris'],
    ['least', [3]],
    ['day', '2026-01-02'],
    ['gone', null],
    ['unknown', 1],
  ])
  assert.deepEqual(cardValues(parameters, values), [
    { id: '1', type: 'string/=', target, value: ['Paris'] },
    { id: '2', type: 'number/>=', value: [3] },
    { id: '3', type: 'date/single', value: '2026-01-02' },
    { id: '5', type: 'string/=', value: null },
  ])
})

test("a dashboard's values are told by id, and what it does not have is refused", () => {
  const parameters = [
    { id: 'x', slug: 'city', type: 'string/=' },
    { id: 'y', slug: 'day', type: 'date/single' },
    { id: 'z', slug: 'city', type: 'category' },
  ]
  assert.deepEqual(
    dashboardValues(
      parameters,
      new Map<string, unknown>([
        ['city', 'a'],
        ['gone', null],
      ]),
    ),
    [
      { id: 'x', value: 'a' },
      { id: 'z', value: 'a' },
    ],
  )
  const refusal = (of: typeof parameters, body: string) =>
    assert.throws(() => dashboardValues(of, new Map([['gone', 1]])), { status: 400, body })
  refusal(parameters, 'No matching parameter with slug "gone". Found: "city", "day", "city"')
  refusal([], 'No matching parameter with slug "gone". Found: none')
})

const slug = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', 'parameters', 'format_rows')
const value = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'x'), fc.integer(), fc.boolean(), fc.constant(null))
const values = fc.dictionary(slug, fc.oneof(value, fc.array(value, { maxLength: 3 })), { noNullPrototype: false })
const states = fc
  .array(fc.tuple(slug, fc.constantFrom('disabled', 'enabled', 'locked')), { maxLength: 6 })
  .map((entries) => storedStates(Object.fromEntries(entries)))
const query = fc.oneof(
  values,
  values.map((all) => ({ parameters: JSON.stringify(all) })),
)

test('whatever the address says, a locked parameter has the value of the token, and a disabled one none', () => {
  fc.assert(
    fc.property(states, values, query, (states, token, query) => {
      const found = outcome({ states, token, url: urlValues(query) })
      const alone = outcome({ states, token, url: {} })
      if (typeof found === 'string') return
      for (const [name, state] of states) {
        if (state === 'locked') assert.deepEqual(found[name], Object(alone)[name])
        if (state === 'locked') assert.ok(Object.hasOwn(found, name))
        if (state === 'disabled') assert.ok(!Object.hasOwn(found, name))
      }
      assert.ok(Object.keys(found).every((name) => states.has(name)))
    }),
    { numRuns: 500 },
  )
})

test('what the token says is never changed by the address, and nothing but a refusal is thrown', () => {
  fc.assert(
    fc.property(states, values, query, (states, token, query) => {
      const alone = outcome({ states, token, url: {} })
      const found = outcome({ states, token, url: urlValues(query) })
      if (typeof alone === 'string') assert.equal(typeof found, 'string')
      else if (typeof found !== 'string') assert.deepEqual({ ...found, ...alone }, found)
      else assert.match(found, /^(You|Unknown)/)
    }),
    { numRuns: 500 },
  )
})
