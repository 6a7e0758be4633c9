import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { collectGarbage } from '@querent/drivers/shared/threads/index.ts'
import { keepTickShape } from './tick-shape.ts'

/** What holds the tick that this makes, when it has been run. */
async function tickOf(schedule: () => void): Promise<WeakRef<object>> {
  const made: WeakRef<object>[] = []
  const hook = createHook({
    init: (_id, type, _trigger, resource) => void (type === 'TickObject' && made.push(new WeakRef(resource))),
  })
  hook.enable()
  schedule()
  hook.disable()
  await setImmediate()
  assert.equal(made.length, 1)
  return made[0]!
}

test('one tick stays when the garbage is collected, where others do not', async () => {
  const kept = await tickOf(keepTickShape)
  const other = await tickOf(() => process.nextTick(() => {}))
  await setImmediate()
  collectGarbage()
  assert.notEqual(kept.deref(), undefined)
  assert.equal(other.deref(), undefined)
})
