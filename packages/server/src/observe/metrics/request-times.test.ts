import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestTimes } from './request-times.ts'

test('times are counted into cumulative buckets by method, route and status', () => {
  const times = requestTimes()
  times.count('GET', '/api/card/:id', 200, 0.003)
  times.count('GET', '/api/card/:id', 200, 0.25)
  times.count('GET', '/api/card/:id', 200, 99)
  times.count('GET', '/api/card/:id', 404, 0.5)
  const lines = times.render().split('\n')
  const labels = 'method="GET",route="/api/card/:id",status="200"'
  const name = 'querent_http_request_duration_seconds'
  assert.equal(lines[1], `# TYPE ${name} histogram`)
  for (const [bound, count] of [
    ['0.005', 1],
    ['0.1', 1],
    ['0.25', 2],
    ['10', 2],
    ['+Inf', 3],
  ])
    assert.ok(lines.includes(`${name}_bucket{le="${bound}",${labels}} ${count}`), `${bound}`)
  assert.ok(lines.includes(`${name}_sum{${labels}} 99.253`))
  assert.ok(lines.includes(`${name}_count{${labels}} 3`))
  assert.ok(lines.includes(`${name}_count{method="GET",route="/api/card/:id",status="404"} 1`))
})
