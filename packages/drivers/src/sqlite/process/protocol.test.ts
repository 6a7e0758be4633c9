import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { anyText } from '../../../../../test/support/any-text.ts'
import { FRAME, FrameReader, encodeFrame } from './protocol.ts'
import { applyPatches, decodeTagged, encodeParam } from '../../shared/processes/tagged-values.ts'

function cut(bytes: Buffer, places: number[]): Buffer[] {
  const sorted = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b)
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end))
}

const FIELDS = { kind: fc.integer({ min: 1, max: 255 }), payload: anyText() }

test('frames survive any cutting of the stream', () => {
  const frames = fc.array(fc.record(FIELDS, { noNullPrototype: true }))
  fc.assert(
    fc.property(frames, fc.array(fc.nat(5000)), (sent, places) => {
      const reader = new FrameReader()
      const received: { kind: number; payload: unknown }[] = []
      for (const piece of cut(Buffer.concat(sent.map(({ kind, payload }) => encodeFrame(kind, payload))), places)) {
        reader.push(piece)
        for (let frame = reader.next(); frame; frame = reader.next()) {
          received.push({ kind: frame.kind, payload: JSON.parse(frame.text) })
        }
      }
      assert.deepEqual(received, sent)
    }),
  )
})

test('a frame without payload has no text', () => {
  const reader = new FrameReader()
  reader.push(encodeFrame(FRAME.credit))
  assert.deepEqual(reader.next(), { kind: FRAME.credit, text: '' })
  assert.equal(reader.next(), undefined)
})

test('values that JSON lacks travel beside it', () => {
  assert.deepEqual(encodeParam(2n ** 60n), { i: '1152921504606846976' })
  assert.equal(decodeTagged({ i: '1152921504606846976' }), 2n ** 60n)
  assert.equal(decodeTagged({ f: '-Infinity' }), -Infinity)
  const rows = applyPatches({ rows: [['a', null]], patches: [[0, 1, { i: '9007199254740993' }]] })
  assert.deepEqual(rows, [['a', 9007199254740993n]])
})
