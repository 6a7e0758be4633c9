import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sumMetrics } from './sum-metrics.ts'

const of = (requests: number, startedAt: number, more = '') =>
  `# HELP requests_total Requests.\n# TYPE requests_total counter\nrequests_total{route="/a b"} ${requests}\n${more}` +
  `# HELP process_start_time_seconds Start.\n# TYPE process_start_time_seconds gauge\nprocess_start_time_seconds ${startedAt}\n`

test('what counts is added up, and what each process says of itself is not', () => {
  assert.equal(sumMetrics([of(2, 100), of(3, 200)]), of(5, 200))
})

test('what only one process has is kept in its family', () => {
  assert.equal(
    sumMetrics([of(2, 100), of(3, 100, 'requests_total{route="/b"} 1\n')]),
    of(5, 100, 'requests_total{route="/b"} 1\n'),
  )
})
