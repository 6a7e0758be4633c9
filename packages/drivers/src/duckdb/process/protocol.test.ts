import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ColumnRows } from './column-batch.ts'
import { encodeBatch, encodeFrame, FRAME, frameBytes, FrameReader, type Frame } from './protocol.ts'

function framesOf(bytes: Buffer, step: number): Frame[] {
  const reader = new FrameReader()
  const frames: Frame[] = []
  for (let at = 0; at < bytes.length; at += step) frames.push(...reader.take(bytes.subarray(at, at + step)))
  return frames
}

const batch = encodeBatch(4, {
  kinds: 'tncnt',
  numbers: [
    { values: Float64Array.of(1.5, 0), nulls: Uint8Array.of(0, 1) },
    { values: Float64Array.of(-0, Number.NaN), nulls: Uint8Array.of(0, 0) },
  ],
  texts: {
    rowCount: 2,
    columnCount: 2,
    bytes: Buffer.from('onetwo né!'),
    bounds: Int32Array.of(0, 3, 7, 10, 3, 6, -1, 0),
  },
  cells: [[9_007_199_254_740_993n], [true]],
})

for (const step of [1, 7, 1000]) {
  test(`frames arrive in pieces of ${step} bytes`, () => {
    const sent = [encodeFrame(FRAME.end, 3), batch, encodeFrame(FRAME.read, 5, 12), encodeFrame(FRAME.end, 6)]
    const frames = framesOf(Buffer.concat(sent), step)
    assert.deepEqual(
      frames.map(({ kind, id }) => [kind, id]),
      [
        [FRAME.end, 3],
        [FRAME.rows, 4],
        [FRAME.read, 5],
        [FRAME.end, 6],
      ],
    )
    assert.deepEqual(
      frames.map(frameBytes),
      sent.map((frame) => frame.length),
    )
    assert.equal(frames[2]?.payload.toString(), '12')
  })
}

test('rows by column are the same on the other side, and are taken piece by piece', () => {
  const rows = new ColumnRows(framesOf(batch, 50)[0]!.payload)
  assert.deepEqual(rows.take(1), [['one', 1.5, 9_007_199_254_740_993n, -0, 'né']])
  assert.deepEqual(rows.take(9), [['two', null, true, Number.NaN, null]])
  assert.deepEqual(rows.take(9), [])
})
