import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STANDARD_LEXIS, type Lexis } from '../dialect/lexis.ts'
import { requireReading } from '../../../../test/support/require-reading.ts'
import { anyPhrase, NO_NAME, type ReadingRules } from './require-reading.ts'

const LEXIS: Lexis = {
  ...STANDARD_LEXIS,
  returnEndsLine: true,
  nestedComments: true,
  backslashEscapes: 'prefixed',
  dollarQuotes: true,
}

const RULES: ReadingRules = {
  begins: new Set(['select', 'explain']),
  explains: new Set(['explain']),
  describes: new Set(),
  phrases: anyPhrase('into'),
  names: /^secret$/,
  hidden: /^(?:others|sys\.session|setting\((?!'zone').*)$/,
  hiddenPhrases: anyPhrase('show grants'),
  functions: /^write$/,
  runners: /^run$/,
}

const REFUSALS: [sql: string, message: string][] = [
  ['do $$ x $$', 'Queries can only read data: a statement that begins with DO is not allowed.'],
  ['explain', 'Queries can only read data: an empty statement is not allowed.'],
  [
    'select 1 into x',
    'Queries can only read data: INTO is not allowed in it. A name that is spelled like that must be quoted.',
  ],
  ['select "secret"', 'Queries can only read data: secret is not allowed in it.'],
  ...['select * from others', 'select * from x."OTHERS"', 'select * from sys . session', "select setting('path')"].map(
    (sql): [string, string] => [
      sql,
      `${/others|sys|setting/i.exec(sql)?.[0].toLowerCase()} is not available to questions: it shows the account that they all share.`,
    ],
  ),
  ['show grants', 'SHOW GRANTS is not available to questions: it shows the account that they all share.'],
  [
    "select run('select * from others')",
    'others is not available to questions: it shows the account that they all share.',
  ],
  ['select write (1)', 'Queries can only read data: the function write is not allowed in it.'],
  ['select run(a)', 'Queries can only read data: run runs texts, which must be written out as plain literals.'],
  ["select run('write(1)')", 'Queries can only read data: the function write is not allowed in it.'],
  ['select 1; select 2', 'Only one statement can be run at a time.'],
  ["select 'a", 'The SQL cannot be read: a text in quotes is not closed.'],
  ['select 1a', 'The SQL cannot be read: a space is missing after 1.'],
]

for (const [sql, message] of REFUSALS) {
  test(`says what is refused: ${sql}`, () => {
    assert.throws(() => requireReading(sql, LEXIS, RULES), {
      name: 'QueryError',
      type: 'invalid-query',
      message,
    })
  })
}

test('what is no statement is left to the engine', () => {
  for (const sql of ['', ' ; ', '-- nothing', '/* */']) requireReading(sql, LEXIS, RULES)
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
      requireReading(`select ${part.repeat(50_000)}`, LEXIS, rules)
    } catch (error) {
      assert.match(String(error), /QueryError/)
    }
  }
  const { user } = process.cpuUsage(before)
  assert.ok(user < 8_000_000, `${user / 1000} ms`)
})
