import assert from 'node:assert/strict'
import { test } from 'node:test'
import { metricsMemory } from './metrics-memory.ts'
import { sumMetrics } from './sum-metrics.ts'

const of = (requests: number, running: number) =>
  `# HELP requests_total Requests.\n# TYPE requests_total counter\nrequests_total{route="/a b"} ${requests}\n` +
  `# HELP running Running now.\n# TYPE running gauge\nrunning ${running}\n`

test('the totals of workers that ended stay, and what they were doing does not', () => {
  const memory = metricsMemory<string>()
  memory.keep('first', of(5, 2))
  memory.keep('first', of(7, 3))
  memory.end('first')
  memory.keep('other', of(1, 1))
  assert.equal(sumMetrics(memory.texts()), of(8, 1))
  memory.keep('second', of(10, 1))
  memory.end('second')
  memory.end('one that was never asked')
  assert.equal(sumMetrics(memory.texts()), of(18, 1))
})

test('a worker that does not answer counts with what it said last', () => {
  const memory = metricsMemory<string>()
  memory.keep('busy', of(5, 2))
  memory.keep('busy', undefined)
  memory.keep('other', of(1, 1))
  assert.equal(sumMetrics(memory.texts()), of(6, 3))
})
