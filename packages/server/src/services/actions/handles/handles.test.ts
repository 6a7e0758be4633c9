/** Expressions over answers: what they give, and what they refuse. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handled, handleFault } from './index.ts'

const ANSWER = {
  status: 201,
  headers: { 'content-type': 'application/json' },
  body: { a: { b: [1, { c: 'x' }, null] }, ok: true, no: false, none: null, text: 'Zoë', 'odd name': 5 },
}

const GIVES: readonly [expression: string, value: unknown][] = [
  ['.', ANSWER],
  ['.status', 201],
  ['.body.a.b', [1, { c: 'x' }, null]],
  ['.body.a.b[1].c', 'x'],
  ['.body.a.b.[0]', 1],
  ['.body.a.b[-2]["c"]', 'x'],
  ['.["body"]."odd name"', 5],
  ['.headers["content-type"]', 'application/json'],
  ['.body | .a | .b | length', 3],
  ['.body.text | length', 3],
  ['.body.missing.further[3]', null],
  ['.status.further', null],
  ['.body.constructor', null],
  ['.body.__proto__', null],
  ['.status >= 400', false],
  ['.status == 201 and .body.ok', true],
  ['.status < 200 or .body.no', false],
  ['.body.no | not', true],
  ['.body.none // .body.no // "otherwise"', 'otherwise'],
  ['(.status >= 200 and .status < 300) | not', false],
  ['if .status >= 400 then .body.message else null end', null],
  ['if .body.no then 1 elif .body.ok then 2 else 3 end', 2],
  ['if .body.no then 1 end | .status', 201],
  ['{id: .body.a.b[0], status, "odd name": (.body | ."odd name")}', { id: 1, status: 201, 'odd name': 5 }],
  ['{}', {}],
  ['[.status, -1.5e1, "a\\"b", empty, []]', [201, -15, 'a"b', []]],
  ['select(.body.ok) | .status', 201],
  ['select(.body.no)', undefined],
  ['empty', undefined],
  ['.body.a == {b: [1, {c: "x"}, null]}', true],
  ['.body.a != {}', true],
  ['[null < false, false < true, true < 0, 5 < "a", "a" < "b", [] < {}]', [true, true, true, true, true, false]],
  ['.body.a.b | tostring', '[1,{"c":"x"},null]'],
  ['.body.a | type', 'object'],
  [' .body?.a? | .b [ 0 ] ', 1],
]

for (const [expression, value] of GIVES) {
  test(`${expression} gives what it says`, () => {
    assert.equal(handleFault(expression), undefined)
    assert.deepEqual(handled(expression, ANSWER), value)
  })
}

const REFUSED = [
  '',
  ' ',
  '.body.',
  '.body..a',
  '.[',
  '.[0',
  '.[.a]',
  '.[]',
  '..',
  'body',
  '.a +',
  '.a + 1',
  '.a = 1',
  '.a == 1 == 2',
  'if .a then 1',
  'if .a else 1 end',
  '{a:}',
  '{(.a): 1}',
  '"\\(.a)"',
  '"open',
  'select .a',
  'def f: f; f',
  'env',
  '$ENV',
  'input',
  'range(1000000)',
  '.a, .b',
  '(.a',
  '.a)',
  '\u0000',
]

test('what cannot be read is refused', () => {
  const read = REFUSED.filter((expression) => handleFault(expression) === undefined)
  assert.deepEqual(read, [])
})

test('an expression is neither long nor deep', () => {
  for (const expression of [
    '('.repeat(1_900) + '.' + ')'.repeat(1_900),
    '['.repeat(1_900),
    'if '.repeat(1_000),
    '.a//'.repeat(900) + '.a',
    '.a'.repeat(10_000),
    '"' + '\\'.repeat(3_000),
  ]) {
    assert.equal(typeof handleFault(expression), 'string', expression.slice(0, 10))
  }
})

test('what grows with each step ends', () => {
  for (const expression of [
    ['[.,.]'].concat(Array<string>(500).fill('[.,.]')).join('|'),
    Array<string>(390).fill('{a:.,b:.}').join('|') + '| . == .',
    '"\\"\\\\" |' + Array<string>(250).fill('[.]|tostring').join('|'),
  ]) {
    const begun = Date.now()
    assert.throws(() => handled(expression, ANSWER), /too much/)
    assert.ok(Date.now() - begun < 2_000)
  }
})
