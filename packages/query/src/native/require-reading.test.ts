import assert from 'node:assert/strict'
import { test } from 'node:test'
import { POSTGRES_LEXIS } from '../dialect/lexis.ts'
import { anyPhrase, NO_NAME, requireReading, type ReadingRules } from './require-reading.ts'

const RULES: ReadingRules = {
  begins: new Set(['select', 'explain']),
  explains: new Set(['explain']),
  describes: new Set(),
  phrases: anyPhrase('into'),
  names: /^secret$/,
  functions: /^write$/,
  runners: /^run$/,
}

const REFUSALS: [sql: string, message: string][] = [
  ['do $$ x $$', 'A query only reads: a statement that begins with DO is not allowed.'],
  ['explain', 'A query only reads: a statement that begins with nothing is not allowed.'],
  [
    'select 1 into x',
    'A query only reads: INTO is not allowed in it. A name that is spelled like that must be quoted.',
  ],
  ['select "secret"', 'A query only reads: secret is not allowed in it.'],
  ['select write (1)', 'A query only reads: the function write is not allowed in it.'],
  ['select run(a)', 'A query only reads: run runs texts, which must be written out as plain literals.'],
  ["select run('write(1)')", 'A query only reads: the function write is not allowed in it.'],
  ['select 1; select 2', 'Only one statement can be run at a time.'],
  ["select 'a", 'The SQL cannot be read: a text in quotes has no end.'],
  ['select 1a', 'The SQL cannot be read: after 1 a blank is missing.'],
]

for (const [sql, message] of REFUSALS) {
  test(`says what is refused: ${sql}`, () => {
    assert.throws(() => requireReading(sql, POSTGRES_LEXIS, RULES), {
      name: 'QueryError',
      type: 'invalid-query',
      message,
    })
  })
}

test('what is no statement is left to the engine', () => {
  for (const sql of ['', ' ; ', '-- nothing', '/* */']) requireReading(sql, POSTGRES_LEXIS, RULES)
})

test('long statements take time in proportion to their length', () => {
  const rules = { ...RULES, functions: NO_NAME }
  const before = process.cpuUsage()
  for (const part of [
    "run('a') , ",
    'write.',
    "E'a'\n",
    '"a\\b" ',
    '((',
    '-- \r',
    'a$',
    '$ ',
    'explain (',
    'explain ',
  ]) {
    try {
      requireReading(`select ${part.repeat(50_000)}`, POSTGRES_LEXIS, rules)
    } catch (error) {
      assert.match(String(error), /QueryError/)
    }
  }
  const { user } = process.cpuUsage(before)
  assert.ok(user < 8_000_000, `${user / 1000} ms`)
})
