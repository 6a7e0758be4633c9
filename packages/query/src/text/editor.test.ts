import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textContext } from '../../../../test/support/text-context.ts'
import { complete, format, signatureAt, tokenize, type TextKind } from './index.ts'

/** Suggestions at the mark `|`. */
function at(marked: string, kind: TextKind = 'expression') {
  const position = marked.indexOf('|')
  return complete(marked.replace('|', ''), position, textContext(kind))
}

const labels = (marked: string, kind?: TextKind) => at(marked, kind).suggestions.map(({ label }) => label)

test('columns are suggested in brackets, and replace what is typed of them', () => {
  const { from, to, suggestions } = at('1 + [To| * 2')
  assert.deepEqual([from, to, suggestions[0]?.insert], [4, 7, '[Total]'])
  assert.deepEqual([at('[T|ot]').from, at('[T|ot]').to], [0, 5])
})

test('functions come with their signature and what they do', () => {
  const [first] = at('subs|').suggestions
  assert.equal(first?.insert, 'substring(')
  assert.equal(first?.detail, 'substring(text, start, [length])')
  assert.match(first?.help ?? '', /part of the text/)
  assert.equal(at('now|').suggestions[0]?.insert, 'now()')
})

test('functions over rows are suggested where they may stand', () => {
  assert.ok(!labels('Su|').includes('Sum'))
  assert.equal(labels('Su|', 'aggregation')[0], 'Sum')
  assert.ok(!labels('Sum(Av|', 'aggregation').includes('Average'))
  assert.ok(labels('Offset(Av|', 'aggregation').includes('Average'))
  assert.ok(labels('|', 'aggregation').includes('Revenue'))
  assert.ok(!labels('|', 'filter').includes('Revenue'))
})

test('behind a value stand operators', () => {
  assert.deepEqual(labels('[Total] > 1 a|'), ['and'])
  assert.deepEqual(labels('[Total] |'), [])
})

test('words that an argument may be are suggested, values of columns are not', () => {
  assert.ok(labels('datetimeDiff([Created At], now(), |').includes('month'))
  assert.deepEqual(labels('datetimeDiff([Created At], now(), "mon|'), ['month'])
  assert.deepEqual(labels('[Plan] = "B|"'), [])
})

test('the argument that is typed is known, inside of others too', () => {
  const signature = (marked: string) => {
    const found = signatureAt(marked.replace('|', ''), marked.indexOf('|'), textContext('expression'))
    return found && [found.name, found.argument, found.takes?.name ?? null]
  }
  assert.deepEqual(signature('substring([Plan], 1|'), ['substring', 1, 'start'])
  assert.deepEqual(signature('concat(upper("a, (|"), (1 + 2), '), ['upper', 0, 'text'])
  assert.deepEqual(signature('concat(upper("a, ("), (1 + |2), '), ['concat', 1, 'value'])
  assert.deepEqual(signature('case([Is Paid], 1, [Is Paid], |'), ['case', 3, 'value'])
  assert.deepEqual(signature('length("a", |'), ['length', 1, null])
  assert.equal(signature('substring("a", 1)|'), null)
})

test('tokens cover all that is no blank', () => {
  const text = `case([A \\] b] >= 1.5e3, 'it\\'s', "x") § [c`
  assert.equal(
    tokenize(text)
      .map(({ raw }) => raw)
      .join(''),
    text.replaceAll(' ', '').replace('[A\\]b]', '[A \\] b]'),
  )
  assert.deepEqual(
    tokenize(text).map(({ kind }) => kind),
    ['word', 'open', 'column', 'operator', 'number', 'comma', 'text', 'comma', 'text', 'close', 'unknown', 'column'],
  )
})

test('long expressions go over several lines, others on one', () => {
  assert.equal(format('round( [Total]*2 ,1)'), 'round([Total] * 2, 1)')
  assert.equal(
    format(
      'case([Total]>100 and [Plan]="a",concat([Plan]," is a name that is long ",[Plan]),[Total]>50,"medium","none")',
    ),
    [
      'case(',
      '  [Total] > 100 and [Plan] = "a",',
      '  concat([Plan], " is a name that is long ", [Plan]),',
      '  [Total] > 50, "medium",',
      '  "none"',
      ')',
    ].join('\n'),
  )
  assert.equal(format('round(1'), 'round(1')
})
