import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillText } from './fill-text.ts'

const values = new Map<string, unknown>([
  ['city', 'Paris'],
  ['many', ['a', 2, true]],
  ['odd', "$& $1 $' \\"],
  ['marks', '[go](http://x) <b> *a_b*\n# {{city}}'],
  ['zero', 0],
  ['none', []],
  ['__proto__', 'p'],
])
const plain = (text: string) => fillText(text, values, { isMarkdown: false })

test('tags with a value become it, and others stay', () => {
  assert.equal(plain('In {{city}}, {{ city }}: {{many}} {{zero}}'), 'In Paris, Paris: a, 2, true 0')
  assert.equal(
    plain('{{open}} {{none}} {{}} {{constructor}} {city} {{city'),
    '{{open}} {{none}} {{}} {{constructor}} {city} {{city',
  )
  assert.equal(plain('{{odd}} {{__proto__}} {{{city}}}'), "$& $1 $' \\ p {Paris}")
  assert.equal(plain('{{marks}}'), values.get('marks'), 'a value is not read again')
})

test('brackets go when all in them has a value', () => {
  assert.equal(plain('a[[ in {{city}}]]b'), 'a in Parisb')
  assert.equal(plain('[[{{city}} and {{open}}]] [[{{open}}]]'), '[[Paris and {{open}}]] [[{{open}}]]')
  assert.equal(plain('[[none]] [[{{none}}]] [[{{city}}'), '[[none]] [[{{none}}]] [[Paris')
  assert.equal(plain(']] [[{{city}}]]'), ']] Paris')
})

test('in markdown, values are shown as they are', () => {
  const text = fillText('**{{marks}}**', values, { isMarkdown: true })
  assert.equal(text, '**\\[go\\](http://x) \\<b\\> \\*a\\_b\\* \\# \\{\\{city\\}\\}**')
  assert.equal(fillText('{{day}}', new Map([['day', '2026-01-02']]), { isMarkdown: true }), '2026-01-02')
})

test('long texts take no long', () => {
  const before = process.cpuUsage().user
  for (const piece of ['[[', '{{', '[[{{', ']]', '{{a', '[[{{city}}']) plain(piece.repeat(100_000))
  assert.ok(process.cpuUsage().user - before < 5_000_000)
})
