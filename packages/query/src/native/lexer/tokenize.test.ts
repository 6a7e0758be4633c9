import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { STANDARD_LEXIS, type Lexis } from '../../dialect/lexis.ts'
import { QueryError } from '../../errors.ts'
import { needsAlias } from '../tags/subquery-alias.ts'
import { findTags, tokenize, type NativeToken } from './tokenize.ts'
import { trimStatement } from '../trim-statement.ts'

const MYSQL: Lexis = {
  ...STANDARD_LEXIS,
  hashComments: true,
  dashNeedsBlank: true,
  backslashEscapes: 'always',
  doubleQuotedText: true,
  backtickNames: true,
}
const POSTGRES: Lexis = {
  ...STANDARD_LEXIS,
  returnEndsLine: true,
  nestedComments: true,
  backslashEscapes: 'prefixed',
  dollarQuotes: true,
}
const SQLITE: Lexis = { ...STANDARD_LEXIS, backtickNames: true, bracketNames: true }
const ALL = [STANDARD_LEXIS, MYSQL, POSTGRES, SQLITE]

/** Tokens in short: texts as they are, tags in `<…>`, with the quote they stand in, blocks as lists. */
function short(tokens: readonly NativeToken[]): unknown[] {
  return tokens.map((token) => {
    if (token.kind === 'text') return token.text
    if (token.kind === 'block') return short(token.tokens)
    return `<${token.name}${token.quote ? ` in ${token.quote.mark}` : ''}>`
  })
}

function read(text: string, lexis: Lexis = STANDARD_LEXIS): unknown[] {
  return short(tokenize(text, lexis).tokens)
}

function isRefused(text: string, lexis: Lexis = STANDARD_LEXIS): void {
  assert.throws(() => tokenize(text, lexis), { name: 'QueryError', type: 'invalid-query' })
}

describe('tokens', () => {
  test('variables and optional parts', () => {
    assert.deepEqual(read('a {{ x }} [[b {{y}} [[{{z}}]] c]] d'), [
      'a ',
      '<x>',
      ' ',
      ['b ', '<y>', ' ', ['<z>'], ' c'],
      ' d',
    ])
  })

  test('comments are text', () => {
    assert.deepEqual(read('a -- {{x}} [[\nb /* {{y}} ]] */ {{z}}'), ['a -- {{x}} [[\nb /* {{y}} ]] */ ', '<z>'])
    assert.deepEqual(read('a /* b /* c */ {{x}} */ d', POSTGRES), ['a /* b /* c */ {{x}} */ d'])
    assert.deepEqual(read('a /* b /* c */ {{x}}', MYSQL), ['a /* b /* c */ ', '<x>'])
    assert.deepEqual(read("1--{{x}} # don't {{y}}\n{{z}}", MYSQL), ['1--', '<x>', " # don't {{y}}\n", '<z>'])
    assert.deepEqual(read('a #> {{x}} -- it is', POSTGRES), ['a #> ', '<x>', ' -- it is'])
  })

  test('a comment ends where the engine ends it', () => {
    assert.deepEqual(read('a -- {{x}}\r{{y}}', POSTGRES), ['a -- {{x}}\r', '<y>'])
    assert.deepEqual(read('a -- {{x}}\r{{y}}', MYSQL), ['a -- {{x}}\r{{y}}'])
    assert.deepEqual(read('a --\u007f {{x}}\n{{y}}', MYSQL), ['a --\u007f {{x}}\n', '<y>'])
  })

  test('a text that goes on in another line keeps its rules', () => {
    assert.deepEqual(read("E'a' -- '\n'\\' {{x}}' {{y}}", POSTGRES), ["E'a' -- '\n'\\' ", "<x in '>", "' ", '<y>'])
    assert.deepEqual(read("'a'\n'\\' {{x}}", POSTGRES), ["'a'\n'\\' ", '<x>'])
    assert.deepEqual(read("E'a' '\\' {{x}}", POSTGRES), ["E'a' '\\' ", '<x>'])
  })

  test('nothing is put where a backslash would escape it', () => {
    for (const text of [
      String.raw`'\{{a}}'`,
      String.raw`'\\\{{a}}'`,
      String.raw`'{{a}}\{{b}}'`,
      String.raw`'\[[{{a}}]]'`,
      String.raw`'\[[x {{a}}]]'`,
      String.raw`'[[{{a}}\]]'`,
      String.raw`'[[ \[[{{a}}]] ]]'`,
    ]) {
      isRefused(text, MYSQL)
      isRefused(`E${text}`, POSTGRES)
      read(text, POSTGRES)
    }
    assert.deepEqual(read(String.raw`'\\{{a}} \n{{b}}[[ \[ ]]'`, MYSQL), [
      String.raw`'\\`,
      "<a in '>",
      String.raw` \n`,
      "<b in '>",
      String.raw`[[ \[ ]]'`,
    ])
  })

  test('quoted text hides comments, and tags in it know where they stand', () => {
    assert.deepEqual(read("'--' {{x}} '{{y}}' \"/*\" {{z}}"), ["'--' ", '<x>', " '", "<y in '>", '\' "/*" ', '<z>'])
    assert.deepEqual(read("'it''s -- ' {{x}}"), ["'it''s -- ' ", '<x>'])
    assert.deepEqual(read(String.raw`'it\'s -- ' {{x}}`, MYSQL), [String.raw`'it\'s -- ' `, '<x>'])
    assert.deepEqual(read(String.raw`'C:\' {{x}}`, POSTGRES), [String.raw`'C:\' `, '<x>'])
    assert.deepEqual(read(String.raw`E'it\'s -- ' {{x}}`, POSTGRES), [String.raw`E'it\'s -- ' `, '<x>'])
    assert.deepEqual(read("$a$ it's {{x}} $$ -- $a$ {{y}}", POSTGRES), [
      "$a$ it's ",
      '<x in $a$>',
      ' $$ -- $a$ ',
      '<y>',
    ])
    assert.deepEqual(read("[don't] {{x}} `don't` {{y}}", SQLITE), ["[don't] ", '<x>', " `don't` ", '<y>'])
  })

  test('brackets and braces that make no tag are text', () => {
    assert.deepEqual(read("'[[:alpha:]]+ {{ [[' {{x}}"), ["'[[:alpha:]]+ {{ [[' ", '<x>'])
    assert.deepEqual(read("'[[ {{x}} ]]'"), ["'", [' ', "<x in '>", ' '], "'"])
    assert.deepEqual(read('array[[1,2],[3]] ]] {{x}}'), ['array[[1,2],[3]] ]] ', '<x>'])
    assert.deepEqual(read('[[ and a[b[1]] = {{x}} ]]'), [[' and a[b[1]] = ', '<x>', ' ']])
    assert.deepEqual(read('{ } }} ] ]]'), ['{ } }} ] ]]'])
  })

  test('what does not end is refused', () => {
    isRefused('select {{x')
    isRefused('select {{ }}')
    isRefused('select {{ {{x}}')
    isRefused('select 1 [[ where {{x}}')
    isRefused('[['.repeat(50))
    assert.equal(tokenize("select 'a {{x}}").isClosed, false)
    assert.deepEqual(findTags('{{x'), [])
    assert.deepEqual(findTags('{{x}} {{y}} {{x}}'), ['x', 'y'])
  })

  test('any SQL without tags passes unchanged', () => {
    const pieces = [
      '--',
      '/*',
      '*/',
      '#',
      "'",
      '"',
      '`',
      '[',
      ']',
      '$$',
      '$a$',
      '\\',
      '\n',
      ' ',
      ';',
      '{',
      '}',
      'e',
      'x',
      '?',
      ':',
    ]
    const anySql = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme' })))
    fc.assert(
      fc.property(anySql, fc.constantFrom(...ALL), (parts, lexis) => {
        const text = parts.join('').replaceAll(/\{\{|\[\[/g, '(')
        assert.deepEqual(read(text, lexis), text === '' ? [] : [text])
      }),
      { numRuns: 2000 },
    )
  })

  const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

  test('any text is read or refused, and nothing of it is lost', () => {
    const pieces = ['{{', '}}', '[[', ']]', 'x', ' ', "'", '"', '--', '\n', '/*', '*/', '$$', '\\', '[', ']', '#']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), fc.constantFrom(...ALL), (parts, lexis) => {
        const text = parts.join('')
        try {
          // blanks around the name of a tag are no part of it
          assert.equal(withoutBlanks(written(tokenize(text, lexis).tokens)), withoutBlanks(text))
        } catch (error) {
          if (!(error instanceof QueryError)) throw error
        }
      }),
      { numRuns: 3000, examples: [[['[[', '[[', 'x', ']', ']]'], STANDARD_LEXIS]] },
    )
  })

  test('many signs of any kind take no time', () => {
    for (const sign of [
      "'",
      "\\'",
      '$a',
      '$$',
      '/*',
      '--',
      '"',
      '`',
      '[',
      ']',
      '[[]]',
      '{{x}}',
      "'{{",
      '#',
      '/*/',
      "'[[",
    ]) {
      const text = sign.repeat(200_000 / sign.length)
      for (const lexis of ALL) {
        const before = process.threadCpuUsage()
        try {
          tokenize(text, lexis)
          trimStatement(text, lexis)
        } catch (error) {
          assert.ok(error instanceof QueryError)
        }
        const ms = process.threadCpuUsage(before).user / 1000
        assert.ok(ms < 2000, `${sign} takes ${ms} ms`)
      }
    }
  })
})

function written(tokens: readonly NativeToken[]): string {
  const texts = tokens.map((token) => {
    if (token.kind === 'text') return token.text.replaceAll(/\{\{\s*|\s*\}\}/g, (mark) => mark.trim())
    return token.kind === 'tag' ? `{{${token.name}}}` : `[[${written(token.tokens)}]]`
  })
  return texts.join('')
}

test('the end of a statement', () => {
  const cases: [string, string][] = [
    ['select 1', 'select 1'],
    ['select 1 ; ;\n', 'select 1'],
    ['select 1; -- done;', 'select 1 -- done;\n'],
    ['select 1 -- a\n ; /* b */ ;', 'select 1 -- a\n  /* b */'],
    ["select ';' ;", "select ';'"],
    ['select 1; select 2;', 'select 1; select 2'],
    ["select ';--", "select ';--"],
  ]
  for (const [text, expected] of cases) assert.equal(trimStatement(text, STANDARD_LEXIS), expected)
  assert.equal(trimStatement('select 1 # a', MYSQL), 'select 1 # a\n')
})

test('where a subquery needs a name', () => {
  const isNeeded = (sql: string): boolean => {
    const { tokens } = tokenize(sql)
    const at = tokens.findIndex(({ kind }) => kind === 'tag')
    return needsAlias(tokens, at)
  }
  for (const sql of [
    'from {{t}}',
    'from {{t}} where',
    'FROM\n{{t}}, x',
    'join {{t}} ON 1',
    'from {{t}} [[where {{x}}]]',
  ])
    assert.equal(isNeeded(sql), true, sql)
  for (const sql of [
    'from {{t}} x',
    'from {{t}} as x',
    'in {{t}}',
    '= {{t}}',
    'from {{t}}\n-- a\n "x"',
    'from {{t}} {{u}}',
  ])
    assert.equal(isNeeded(sql), false, sql)
})

test('more places for variables than others can wait for', () => {
  assert.equal(tokenize(`select ${'{{a}},'.repeat(4_999)}{{a}}`).tokens.length, 10_000)
  assert.throws(() => tokenize(`select 1 ${'[[and {{a}}]]'.repeat(5_001)}`), /more than 5000 places for variables/)
})
