import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { isLongText, textPieces } from './text-pieces.ts'

test('a long text is sent in pieces, which are its bytes together', async () => {
  assert.equal(isLongText('x'.repeat(1_000_000)), false)
  for (const text of ['x'.repeat(2_500_001), `a${'😀'.repeat(1_200_000)}`, `${'é'.repeat(1_000_001)}\ud83d`]) {
    assert.equal(isLongText(text), true)
    assert.ok((await buffer(textPieces(text))).equals(Buffer.from(text)))
  }
})
