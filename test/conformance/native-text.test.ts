/** Any text that is put into SQL, bound or between quotes of any kind, comes back as it was. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { metadataWith } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { runQuery } from './run-query.ts'

/** Signs that end quotes, escape, or begin a comment somewhere. */
const SIGNS = [
  "'",
  '"',
  '`',
  '\\',
  '--',
  '/*',
  '*/',
  '#',
  '$$',
  '$1',
  '?',
  ';',
  '{{',
  '}}',
  '[[',
  ']]',
  '%',
  '\n',
  ' ',
  'ß',
  '😀',
]
const QUOTES: Readonly<Record<string, string[]>> = {
  sqlite: ["'{{x}}'"],
  duckdb: ["'{{x}}'", "E'{{x}}'"],
  postgres: ["'{{x}}'", "e'{{x}}'"],
  mysql: ["'{{x}}'", '"{{x}}"'],
}

describe('texts in SQL', () => {
  let engines: Engine[] = []
  before(async () => {
    engines = await openEngines()
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  for (const [name, places] of Object.entries(QUOTES)) {
    test(name, async (t) => {
      const engine = engines.find((one) => one.name === name)
      if (!engine) return t.skip('no server')
      const columns = ['{{x}}', ...places]
      const query = `select ${columns.map((column, index) => `${column} as c${index}`).join(', ')} -- {{x}} '`
      const text = fc.array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 3 })), { maxLength: 8 })
      await fc.assert(
        fc.asyncProperty(text, async (parts) => {
          const given = parts.join('').replaceAll('\0', '')
          const { rows } = await runQuery(
            engine,
            {
              database: 1,
              type: 'native',
              native: { query, 'template-tags': { x: { id: 'x', name: 'x', type: 'text', default: 'x' } } },
              parameters: [{ type: 'text', target: ['variable', ['template-tag', 'x']], value: given }],
            },
            { metadata: metadataWith() },
          )
          const expected = columns.map(() => given)
          assert.deepEqual(rows, [expected])
        }),
        { numRuns: 150 },
      )
    })
  }
})
