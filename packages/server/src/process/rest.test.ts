import assert from 'node:assert/strict'
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { restWhenQuiet } from './rest.ts'

test('memory is given back once, when work is over', async (t) => {
  let collections = 0
  const watched = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind } = Object(Object(entry).detail)
      if (kind === constants.NODE_PERFORMANCE_GC_MAJOR) collections += 1
    }
  })
  watched.observe({ entryTypes: ['gc'] })
  const timer = restWhenQuiet(200)
  t.after(() => {
    clearInterval(timer)
    watched.disconnect()
  })
  await sleep(700)
  assert.equal(collections, 0, 'nothing has been done yet')
  for (const end = performance.now() + 700; performance.now() < end;);
  await sleep(1_000)
  const after = collections
  assert.ok(after > 0)
  await sleep(700)
  assert.equal(collections, after)
})
