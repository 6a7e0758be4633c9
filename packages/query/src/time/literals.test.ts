import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isInstantText, parseTextTime, parseWallTime } from './literals.ts'

const READ: [text: string, at: string, isDate: boolean, instant?: string][] = [
  ['2024', '2024-01-01T00:00:00', true],
  ['2021-10', '2021-10-01T00:00:00', true],
  ['2024-02-29', '2024-02-29T00:00:00', true],
  ['2024T10', '2024-01-01T10:00:00', false],
  ['2024-03 10:20', '2024-03-01T10:20:00', false],
  ['2021-03-04T09', '2021-03-04T09:00:00', false],
  ['2021-03-04 09:08', '2021-03-04T09:08:00', false],
  ['2021-03-04T09:08:07.654321', '2021-03-04T09:08:07.654321', false],
  ['2021-03-04T09Z', '2021-03-04T09:00:00', false, '2021-03-04T09:00:00Z'],
  ['2021-03-04T09:08 z', '2021-03-04T09:08:00', false, '2021-03-04T09:08:00Z'],
  ['2021-03-04T09:08:07+05:45', '2021-03-04T09:08:07', false, '2021-03-04T03:23:07Z'],
  ['2021-03-04T09:08-0330', '2021-03-04T09:08:00', false, '2021-03-04T12:38:00Z'],
  ['2021-03-04T09:08+02', '2021-03-04T09:08:00', false, '2021-03-04T07:08:00Z'],
  ['2021-03-04T09:08[Asia/Tokyo]', '2021-03-04T09:08:00', false, '2021-03-04T00:08:00Z'],
  ['2021-03-04 09:08 America/Argentina/Buenos_Aires', '2021-03-04T09:08:00', false, '2021-03-04T12:08:00Z'],
  ['2021-03-04 09:08 UTC', '2021-03-04T09:08:00', false, '2021-03-04T09:08:00Z'],
  ['0000-12-31', '0000-12-31T00:00:00', true, undefined],
  // The offset tells which of two equal times is meant.
  ['2024-10-27T02:30+01:00[Europe/Berlin]', '2024-10-27T02:30:00', false, '2024-10-27T01:30:00Z'],
  ['2024-10-27T02:30[Europe/Berlin]', '2024-10-27T02:30:00', false, '2024-10-27T00:30:00Z'],
]

for (const [text, at, isDate, instant] of READ) {
  test(text, () => {
    const read = parseTextTime(text)
    assert.equal(read?.at.toString(), at)
    assert.equal(read?.isDate, isDate)
    assert.equal(read?.instant?.toString(), instant)
    assert.equal(isInstantText(text), instant !== undefined)
  })
}

test('texts that are no dates', () => {
  const texts = [
    '',
    '24',
    '000',
    '10000-01-01',
    '20240101',
    '2024-1',
    '2024-13',
    '2023-02-29',
    '2024-03-05T',
    '2024-03-05T9',
    '2024-03-05T24',
    '2024-03-05T10:6',
    '2024-03-05T10:60',
    '2024-03-05+02:00',
    '2024-03-05T10:20+25:00',
    '2024-03-05T10:20[Mars/Olympus]',
    '2024-03-05T10:20 soon',
    '2024-03-05T10:20Z x',
  ]
  for (const text of texts) assert.equal(parseTextTime(text), undefined, text)
})

test('wall time of a zone', () => {
  assert.equal(parseWallTime('2024-03-31T01:00:00Z', 'Europe/Berlin')?.at.toString(), '2024-03-31T03:00:00')
  assert.equal(parseWallTime('2024-03-31T01:00:00', 'Europe/Berlin')?.at.toString(), '2024-03-31T01:00:00')
})
