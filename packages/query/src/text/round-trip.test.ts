import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyText } from '../../../../test/support/any-text.ts'
import { prepareQuery } from '../pipeline.ts'
import { clauses, queryOf, TEXT_METADATA, textContext } from '../../../../test/support/text-context.ts'
import { format, parse, print, typeOf, type Clause, type TextKind } from './index.ts'

const KINDS: readonly TextKind[] = ['expression', 'filter', 'aggregation']

for (const kind of KINDS) {
  const context = textContext(kind)

  test(`what is printed is read as the same ${kind}`, () => {
    fc.assert(
      fc.property(clauses(kind), (clause) => {
        const text = print(clause, context)
        const { clause: read, errors } = parse(text, context)
        assert.deepEqual(errors, [], text)
        assert.deepEqual(read, clause, text)
        assert.equal(print(read ?? clause, context), text)
        assert.equal(format(text), text)
      }),
      { numRuns: 1500 },
    )
  })

  test(`every ${kind} that is read without errors can be run, and has the type that is told`, async () => {
    await fc.assert(
      fc.asyncProperty(clauses(kind), async (clause) => {
        const text = print(clause, context)
        const { clause: read, type } = parse(text, context)
        assert.ok(read, text)
        const { columns } = await prepareQuery({ query: queryOf(read, kind) }, TEXT_METADATA)
        if (kind !== 'filter') assert.equal(type, columns?.at(-1)?.base_type, text)
        assert.equal(typeOf(read, context), type, text)
      }),
      { numRuns: 500 },
    )
  })
}

test('every function of the language can be typed, and is the clause of its example', () => {
  for (const clause of textContext('filter').language.clauses) {
    const { role, name } = clause
    const kind = role === 'filter' ? 'filter' : role === 'value' ? 'expression' : 'aggregation'
    const columns = [
      'total',
      'quantity',
      'title',
      'code',
      'url',
      'is_paid',
      'created_at',
      'shipped_at',
      'latitude',
      'longitude',
    ]
    const context = textContext(kind, {
      columns: columns.map((name) => ({ name, display_name: name, base_type: 'type/*', ref: ['field', {}, name] })),
    })
    const example = clauses0(textContext('filter').language, name)
    const text = print(example, context)
    assert.deepEqual(parse(text, context), { clause: example, errors: [], type: typeOf(example, context) }, text)
  }
})

function clauses0(language: ReturnType<typeof textContext>['language'], name: string): Clause {
  const found = language.clauses.find((clause) => clause.name === name)
  const example: unknown = found && Reflect.get(found, 'example')
  assert.ok(Array.isArray(example))
  return example as unknown as Clause
}

test('any text is read, and faults stand in it', () => {
  const piece = fc.constantFrom(
    '[Total]',
    '(',
    ')',
    ',',
    '+',
    '-',
    'and',
    'not',
    'case(',
    'Sum(',
    '"a',
    "'b'",
    '1',
    '[',
    ']',
    '=',
    '@',
    '\\',
    ' ',
  )
  const texts = fc.oneof(
    anyText(),
    fc.array(piece, { maxLength: 20 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom(...KINDS), (text, kind) => {
      const { clause, errors } = parse(text, textContext(kind))
      assert.equal(clause === null, errors.length > 0)
      for (const { from, to, message } of errors) {
        assert.ok(from >= 0 && from <= to && to <= text.length, `${from}–${to}: ${message}`)
        assert.match(message, /[.:)?]$/)
      }
    }),
    { numRuns: 3000 },
  )
})

test('deep and long texts are refused, not run out of', () => {
  const context = textContext('expression')
  const codes = (text: string) => parse(text, context).errors.map(({ code }) => code)
  assert.ok(codes('('.repeat(50_000)).includes('too-deep'))
  assert.ok(codes('-'.repeat(50_000)).includes('too-deep'))
  assert.ok(codes('1 + 1 - '.repeat(20_000)).includes('too-deep'))
  assert.deepEqual(codes(`${'1 + '.repeat(5_000)}1`), [])
})
