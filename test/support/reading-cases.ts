/** What every engine's reading rules must do, as cases of its tests. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type DataSource, type Lexis, QueryError, type ReadingRules } from '@querent/query'
import { array, assert as assertProperty, constantFrom, property, record, tuple } from 'fast-check'
import { requireReading } from './require-reading.ts'
import { rowsFrom } from './statements.ts'

export interface ReadingEngine {
  lexis: Lexis
  rules: ReadingRules
  /** A database with the table `t` of the columns `id` and `name`, and one row. */
  open(): Promise<{ source: DataSource; close(): Promise<void> }>
  /** Statements that the engine answers. */
  allowed: readonly string[]
  /** What does more than read, each with a blank between any two tokens that may have more between them. */
  refused: readonly string[]
  /** Refused as they are: what is between their tokens matters. */
  exactly: readonly string[]
  /** Values that hold the beginnings of quotes and comments, and no more than a value by the engine's own lexer. */
  values: readonly string[]
  /** What counts as a blank. */
  blanks: readonly string[]
  /** A call that is refused where a value may stand. */
  call: string
}

/** Declares the cases. */
export function testReading({ lexis, rules, open, allowed, refused, exactly, values, blanks, call }: ReadingEngine) {
  const isRefused = (sql: string) => {
    assert.throws(() => requireReading(sql, lexis, rules), isInvalidQuery, sql)
  }

  describe('reading statements', () => {
    let opened: Awaited<ReturnType<typeof open>>
    before(async () => {
      opened = await open()
    })
    after(() => opened.close())

    for (const sql of allowed) {
      test(`passes: ${sql}`, async () => {
        requireReading(sql, lexis, rules)
        await rowsFrom(opened.source, sql)
      })
    }

    test('a mistyped first word is left to the engine, which says where the fault is', async () => {
      for (const sql of ['selekt 1', '(selekt 1)', 'form t']) {
        requireReading(sql, lexis, rules)
        const place = sql.startsWith('(') ? /selekt|near "\("/ : new RegExp(sql.split(' ')[0]!)
        await assert.rejects(rowsFrom(opened.source, sql), { type: 'db', message: place }, sql)
      }
    })

    test('the engine takes the values and blanks of these tests for values and blanks', async () => {
      for (const value of values) {
        const [row] = await rowsFrom(opened.source, `select ${value} , 4242 as marker`)
        assert.equal(row?.at(-1), 4242, value)
      }
      for (const blank of blanks) {
        assert.deepEqual(await rowsFrom(opened.source, `select${blank}4242`), [[4242]], JSON.stringify(blank))
      }
    })
  })

  describe('other statements', () => {
    for (const sql of [...refused, ...exactly]) test(`refused: ${sql}`, () => isRefused(sql))

    test('whatever stands between their words, in whatever case', () => {
      const blank = array(constantFrom(...blanks), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
      const hostile = constantFrom(...refused).chain((sql) => {
        const words = sql.match(WORDS) ?? []
        return tuple(...words.map((word) => record({ word: anyCase(word), blank })))
      })
      assertProperty(
        property(blank, hostile, (start, parts) => {
          isRefused(start + parts.map(({ word, blank: between }) => word + between).join(''))
        }),
        { numRuns: 2000 },
      )
    })

    test('a call after and before whatever values', () => {
      const list = array(constantFrom(...values), { maxLength: 4 })
      const blank = constantFrom(...blanks)
      assertProperty(
        property(list, list, blank, (behind, ahead, between) => {
          isRefused(`select ${[...behind, call, ...ahead].join(`${between},${between}`)}`)
        }),
        { numRuns: 2000 },
      )
    })
  })
}

/** A text or name in quotes is one. */
const WORDS = /\$\$.*?\$\$|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\S+/g

function isInvalidQuery(error: unknown): boolean {
  return error instanceof QueryError && error.type === 'invalid-query'
}

/** A word in small, large or mixed letters; texts between quotes stay. */
function anyCase(word: string) {
  if (/['"`$]/.test(word)) return constantFrom(word)
  const mixed = [...word].map((sign, index) => (index % 2 === 0 ? sign.toUpperCase() : sign)).join('')
  return constantFrom(word, word.toUpperCase(), mixed)
}
