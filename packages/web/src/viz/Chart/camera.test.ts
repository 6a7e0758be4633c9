import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cameraOfKey, panned, pinched, zoomed } from './camera.ts'

const whole = { scale: 1, x: 0, y: 0 }

test('what is under the pointer stays there when a map comes nearer', () => {
  const at = { x: 0.2, y: -0.1 }
  const near = zoomed(whole, 4, at)
  assert.equal(near.scale, 4)
  // The point of the map that was there is four times as far from the middle, moved by the camera.
  assert.ok(Math.abs(at.x * 4 + near.x - at.x) < 1e-9)
  assert.ok(Math.abs(at.y * 4 + near.y - at.y) < 1e-9)
  assert.deepEqual(zoomed(near, 1 / 4, at), whole)
})

test('a map is never moved out of sight, nor farther than whole', () => {
  assert.deepEqual(panned(whole, { x: 0.3, y: 0 }), whole)
  assert.equal(panned({ scale: 3, x: 0, y: 0 }, { x: 5, y: 0 }).x, 1)
  assert.equal(zoomed(whole, 1000).scale, 64)
})

test('keys move the map', () => {
  const key = (name: string, shiftKey = false) => cameraOfKey({ scale: 4, x: 0, y: 0 }, { key: name, shiftKey })
  assert.ok((key('+')?.scale ?? 0) > 4)
  assert.ok((key('-')?.scale ?? 9) < 4)
  assert.deepEqual(key('0'), whole)
  assert.ok((key('ArrowLeft', true)?.x ?? 0) > 0)
  assert.equal(key('ArrowLeft'), null)
})

test('two fingers bring a map nearer and move it, and what was between them stays there', () => {
  const from = { middle: { x: 0.2, y: 0.1 }, distance: 100 }
  assert.deepEqual(pinched(whole, from, { ...from, distance: 300 }), zoomed(whole, 3, from.middle))
  const moved = pinched({ scale: 4, x: 0, y: 0 }, from, { middle: { x: 0.3, y: 0.1 }, distance: 100 })
  assert.ok(Math.abs(moved.x - 0.1) < 1e-9)
  assert.deepEqual(pinched({ scale: 2, x: 0.5, y: 0 }, from, { ...from, distance: 1 }), whole)
})
