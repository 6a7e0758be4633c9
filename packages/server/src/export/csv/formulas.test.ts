import assert from 'node:assert/strict'
import { test } from 'node:test'
import { column, exportText, options } from '../testing.ts'
import { isFormula, mayBeginFormula } from './formulas.ts'

const FORMULAS = [
  '=1+1',
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(A1)',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '-2+3',
  '-A1',
  '-A1:B2',
  '--5',
  '+49-30-123',
  '-5+SUM(A1)',
  '-5 km+1',
  '-$5!A1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1+1',
  '＠SUM(A1)',
  '=',
  '-',
  '-0043-03-15',
]
const TEXTS = [
  '',
  'plain',
  ' =1',
  '1=2',
  "'=1",
  'a@b.example',
  '（1',
  '０',
  'Größe',
  '-5',
  '+5',
  '-5.25',
  '-1,234.50',
  '-1.234,50',

  '-1’234',
  '+49 30 1234567',
  '-1.5e-7',
  '-1e+300',
  '-12.5%',
  '-$1,234.50',
  '-€5',
  '-5 €',
  '-EUR 5.00',
  '-US$5',
  '-5 km',
  '-5.00 US dollars',
  '-33.5°',
]

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

test('a formula is a text that a spreadsheet would compute; a number with its sign is none', () => {
  for (const text of FORMULAS) assert.equal(isFormula(text), true, JSON.stringify(text))
  for (const text of TEXTS) assert.equal(isFormula(text), false, JSON.stringify(text))
  for (const text of FORMULAS) assert.equal(mayBeginFormula(Buffer.from(text)[0]!), true, JSON.stringify(text))
})

test('marked in cells and headers, and quoted where the text needs it', async () => {
  const columns = [column('=1+1', 'type/Text'), column('n', 'type/Integer')]
  const rows = FORMULAS.map((text) => [text, -5])
  const lines = (mark: string) => [`${mark}=1+1,n\n`, ...FORMULAS.map((text) => `${quoted(mark + text)},-5\n`)]
  assert.equal(await exportText('csv', rows, options(columns, { escapesFormulas: true })), lines("'").join(''))
  assert.equal(await exportText('csv', rows, options(columns)), lines('').join(''))
  const texts = TEXTS.map((text) => [text])
  const safe = options([column('t', 'type/Text')], { escapesFormulas: true })
  assert.equal(await exportText('csv', texts, safe), ['t', ...TEXTS.map(quoted), ''].join('\n'))
})

test('on a thread too, and in numbers as displayed, whose prefix is a text', async () => {
  const rows = Array.from({ length: 5000 }, (_, i) => [`=${i}`, -1234.5])
  const columns = [
    column('t', 'type/Text'),
    column('n', 'type/Float', { settings: { number_style: 'currency', currency: 'EUR', currency_in_header: false } }),
  ]
  const text = await exportText('csv', rows, options(columns, { escapesFormulas: true, formatRows: true }))
  assert.deepEqual(
    text.split('\n').slice(1, -1),
    rows.map((_, i) => `'=${i},"-€1,234.50"`),
  )
  const prefixed = [column('n', 'type/Float', { settings: { prefix: '=' } })]
  const one = await exportText('csv', [[1]], options(prefixed, { escapesFormulas: true, formatRows: true }))
  assert.equal(one, "n\n'=1\n")
})

test('other formats have no mark', async () => {
  const columns = [column('t', 'type/Text')]
  assert.equal(await exportText('json', [['=1+1']], options(columns, { escapesFormulas: true })), '[{"t":"=1+1"}]')
})
