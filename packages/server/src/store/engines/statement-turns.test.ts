import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { statementTurns } from './statement-turns.ts'

test('statements run in one turn for a while, then the next one waits for another turn', async () => {
  let time = 1_000
  const wait = statementTurns(() => time)
  assert.equal(wait(), undefined)
  time += 20
  assert.equal(wait(), undefined)
  time += 1
  let turns = 0
  void setImmediate().then(() => (turns += 1))
  const waiting = wait()
  assert.ok(waiting !== undefined)
  await waiting
  assert.equal(turns, 1)
  assert.equal(wait(), undefined)
})
