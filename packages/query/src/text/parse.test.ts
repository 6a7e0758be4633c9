import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareQuery } from '../pipeline.ts'
import { queryOf, TEXT_METADATA, textContext } from '../../../../test/support/text-context.ts'
import { parse, print, type Clause, type TextKind } from './index.ts'

const TOTAL: Clause = ['field', {}, 10]
const PAID: Clause = ['field', {}, 13]
const CREATED: Clause = ['field', {}, 14]
const PLAN: Clause = ['field', { 'source-field': 17 }, 23]

/** Texts with the clause that they mean; all of them can be run. */
const MEANT: readonly [TextKind, string, Clause][] = [
  ['expression', '[Total] * 1.2', ['*', {}, TOTAL, 1.2]],
  ['expression', 'CASE([Plan] = "Basic", 1, 0)', ['case', {}, [[['=', {}, PLAN, 'Basic'], 1]], 0]],
  ['expression', 'datetimeDiff([Created At], now(), "Month")', ['datetime-diff', {}, CREATED, ['now', {}], 'month']],
  ['expression', '[total]', TOTAL],
  ['expression', '-2 * -[Total]', ['*', {}, -2, ['-', {}, TOTAL]]],
  ['expression', '1 + 2 * [Total] - 3', ['-', {}, ['+', {}, 1, ['*', {}, 2, TOTAL]], 3]],
  ['expression', '1 - (2 - [Total])', ['-', {}, 1, ['-', {}, 2, TOTAL]]],
  ['expression', '[Created At] + timeSpan(3, "month")', ['+', {}, CREATED, ['interval', {}, 3, 'month']]],
  ['expression', `concat("it's", 'a "b"', "\\\\d\\t")`, ['concat', {}, "it's", 'a "b"', '\\d\t']],
  ['expression', 'regexExtract([Plan], "\\d+")', ['regex-match-first', {}, PLAN, '\\d+']],
  ['expression', '9007199254740993', ['value', typed('type/BigInteger'), 9007199254740993n]],
  ['expression', '"text"', ['value', typed('type/Text'), 'text']],
  ['expression', '[Created At: Month]', ['field', { 'temporal-unit': 'month' }, 14]],
  ['filter', '[Is Paid]', PAID],
  ['filter', '[Large] and not [Is Paid]', ['and', {}, ['segment', {}, 1], ['not', {}, PAID]]],
  [
    'filter',
    '[Total] > 5 or [Is Paid] and [Total] <> 2',
    ['or', {}, ['>', {}, TOTAL, 5], ['and', {}, PAID, ['!=', {}, TOTAL, 2]]],
  ],
  ['filter', 'in([Plan], "a", "b")', ['=', {}, PLAN, 'a', 'b']],
  ['filter', 'contains([Plan], "a", "case-insensitive")', ['contains', { 'case-sensitive': false }, PLAN, 'a']],
  ['filter', 'contains([Plan], "case-insensitive")', ['contains', {}, PLAN, 'case-insensitive']],
  [
    'filter',
    'interval([Created At], -30, "day", "include-current")',
    ['time-interval', { 'include-current': true }, CREATED, -30, 'day'],
  ],
  // A bare 5 would be the field of that id.
  ['filter', '5 < [Total] + 1', ['<', {}, ['value', typed('type/Integer'), 5], ['+', {}, TOTAL, 1]]],
  ['aggregation', 'Sum([Total]) / Count()', ['/', {}, ['sum', {}, TOTAL], ['count', {}]]],
  ['aggregation', 'sumif([Total], [Plan] = "paid")', ['sum-where', {}, TOTAL, ['=', {}, PLAN, 'paid']]],
  ['aggregation', '[Revenue] * 2', ['*', {}, ['metric', {}, 1], 2]],
  ['aggregation', 'Sum(5)', ['sum', {}, ['value', typed('type/Integer'), 5]]],
  ['aggregation', 'Offset(Sum([Total]), -1)', ['offset', {}, ['sum', {}, TOTAL], -1]],
]

function typed(type: string): Record<string, unknown> {
  return { 'base-type': type, 'effective-type': type }
}

for (const [kind, text, clause] of MEANT) {
  test(`${kind} ${text}`, async () => {
    const context = textContext(kind)
    const read = parse(text, context)
    assert.deepEqual(read.errors, [])
    assert.deepEqual(read.clause, clause)
    assert.deepEqual(parse(print(clause, context), context).clause, clause)
    await prepareQuery({ query: queryOf(clause, kind) }, TEXT_METADATA)
  })
}

/** Texts at fault: what stands at the place of the first fault, its code, and a part of what is said. */
const FAULTS: readonly [TextKind, string, string, string, RegExp][] = [
  ['expression', '', '', 'empty', /Type/],
  ['expression', '[Totl] + 1', '[Totl]', 'unknown-column', /Did you mean \[Total\]\?/],
  ['expression', '[Name]', '[Name]', 'ambiguous-column', /write \[name\], \[name_2\] or \[Person → Name\]/],
  ['expression', '1 + Total', 'Total', 'unknown-name', /write \[Total\]/],
  ['expression', 'now', 'now', 'unknown-name', /write now\(\)/],
  ['expression', 'uper("a")', 'uper', 'unknown-function', /upper/],
  [
    'expression',
    'substring("a")',
    'substring("a")',
    'argument-count',
    /2 to 3 arguments, not 1: substring\(text, start, \[length\]\)/,
  ],
  ['expression', 'length("a", 2)', '2', 'argument-count', /takes 1 argument, not 2/],
  ['expression', 'abs([Plan])', '[Plan]', 'argument-type', /Argument 1 \(number\).*is a text/],
  ['expression', '"a" + 1', '"a"', 'argument-type', /concat/],
  ['expression', 'case([Total], 1)', '[Total]', 'argument-type', /Argument 1 \(condition\)/],
  ['expression', 'datetimeAdd([Created At], 1, "moth")', '"moth"', 'unknown-word', /Did you mean "month"/],
  ['expression', 'upper([Plan]', 'upper(', 'missing-parenthesis', /Close upper\(/],
  ['expression', '(1 + 2', '(', 'missing-parenthesis', /add \)/],
  ['expression', '1 + 2)', ')', 'missing-parenthesis', /was never opened/],
  ['expression', 'concat([Plan] "x")', '"x"', 'missing-operator', /comma or an operator/],
  ['expression', '1 + * 2', '*', 'missing-operand', /missing before \*/],
  ['expression', 'concat("a, [Plan])', 'concat(', 'missing-parenthesis', /Close/],
  ['expression', '[Total', '[Total', 'unterminated-column', /add \]/],
  ['expression', '1 < 2 < 3', '<', 'chained-comparison', /Join comparisons with and/],
  ['expression', '0.12345678901234567890', '0.12345678901234567890', 'inexact-number', /fewer/],
  ['expression', '“x”', '“', 'unexpected-character', /write "/],
  ['expression', 'Sum([Total])', 'Sum', 'misplaced-aggregation', /summary/],
  ['expression', 'timeSpan(3, "month")', 'timeSpan(3, "month")', 'wrong-result', /add it to a date/],
  ['filter', '[Total]', '[Total]', 'wrong-result', /condition, but this is a number/],
  ['filter', '[Total] and [Is Paid]', '[Total]', 'argument-type', /takes conditions/],
  ['filter', '[Created At] > 5', '5', 'argument-type', /2025-03-31/],
  ['filter', '[Total] < [Plan]', '[Plan]', 'argument-type', /cannot compare a number with a text/],
  ['filter', 'inside([Total], [Total], 1, 2, 3, [Total])', '[Total]', 'not-constant', /east/],
  ['aggregation', '[Total]', '[Total]', 'wrong-result', /Sum/],
  ['aggregation', 'Sum([Total]) + [Tax]', '[Tax]', 'misplaced-column', /Sum or Max/],
  ['aggregation', 'Sum(Sum([Total]))', 'Sum', 'misplaced-aggregation', /inside another function/],
  ['aggregation', 'Percentile([Total], 2)', '2', 'argument-type', /0 to 1/],
  ['aggregation', 'Offset(Offset(Count(), -1), -1)', 'Offset(Count(), -1)', 'misplaced-aggregation', /another Offset/],
]

for (const [kind, text, place, code, said] of FAULTS) {
  test(`${kind} at fault: ${text}`, () => {
    const { clause, errors } = parse(text, textContext(kind))
    const [error] = errors
    assert.ok(error)
    assert.equal(clause, null)
    assert.equal(error.code, code)
    assert.equal(text.slice(error.from, error.to), place)
    assert.match(error.message, said)
  })
}

test('several faults are told at once, in their order', () => {
  const { errors } = parse('abs([Plan]) + uper([Totl]) +', textContext('expression'))
  assert.deepEqual(
    errors.map(({ code }) => code),
    ['argument-type', 'unknown-function', 'unknown-column', 'missing-operand'],
  )
})

test('what the rows are grouped by may stand outside of functions over rows', () => {
  const context = textContext('aggregation', { groups: [PAID] })
  assert.deepEqual(parse('case([Is Paid], Sum([Total]))', context).errors, [])
})

test('functions that the database lacks are told', () => {
  const context = textContext('aggregation', { features: [] })
  assert.deepEqual(
    parse('Median([Total])', context).errors.map(({ code }) => code),
    ['unsupported-function'],
  )
})
