import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readShowing, writeShowing } from './hash.ts'

test('the hash says how a dashboard is shown', () => {
  assert.deepEqual(readShowing('#refresh=60&fullscreen&theme=night'), {
    refresh: 60,
    isFullScreen: true,
    isNight: true,
  })
  assert.deepEqual(readShowing(''), { refresh: null, isFullScreen: false, isNight: false })
  assert.equal(readShowing('#refresh=abc').refresh, null)
  assert.equal(readShowing('#refresh=1').refresh, 5)
})

test('changes leave the rest of the hash as it is', () => {
  assert.equal(
    writeShowing('#bordered=false', { isFullScreen: true, refresh: 300 }),
    'bordered=false&refresh=300&fullscreen',
  )
  assert.equal(writeShowing('#refresh=300&fullscreen', { refresh: null, isFullScreen: false }), '')
})
