import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayOf, loadVisualization } from './index.ts'
import { VISUALIZATIONS } from '../registry.ts'

test('each display can be loaded by itself', async () => {
  for (const one of VISUALIZATIONS) assert.equal(await loadVisualization(one.display), one)
  assert.equal(await loadVisualization('table'), null)
  assert.equal(await loadVisualization('constructor'), null)
})

test('a display that nobody knows is shown as bars are', () => {
  assert.equal(displayOf('constructor'), displayOf('bar'))
  assert.deepEqual(displayOf('scalar').size, [6, 3])
})
