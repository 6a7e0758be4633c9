import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Row } from './driver.ts'
import { textBatch } from './text-batch.ts'

function textsOf(rows: Row[]): (string | null)[] {
  const { rowCount, columnCount, bytes, bounds } = textBatch(rows)
  assert.equal(rowCount, rows.length)
  return Array.from({ length: rowCount * columnCount }, (_, cell) =>
    bounds[cell * 2] === -1 ? null : new TextDecoder().decode(bytes.subarray(bounds[cell * 2], bounds[cell * 2 + 1])),
  )
}

test('texts of all kinds of cells', () => {
  assert.deepEqual(textsOf([]), [])
  const cells = [1, -0, 1e21, 9007199254740993n, true, 'a', '', null]
  assert.deepEqual(textsOf([cells]), ['1', '0', '1e+21', '9007199254740993', 'true', 'a', '', null])
  assert.deepEqual(
    textsOf([
      ['é', null, '日本語'],
      [NaN, '😀', 'a'],
    ]),
    ['é', null, '日本語', 'NaN', '😀', 'a'],
  )
})
