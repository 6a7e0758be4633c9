import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineForPeople } from './line-for-people.ts'

function said(line: Record<string, unknown>): string {
  return lineForPeople(JSON.stringify({ level: 30, time: '2026-11-22T11:12:55.600Z', ...line })).slice(
    '00:00:00  '.length,
  )
}

test('events are sentences', () => {
  const started = { type: 'server.started', version: '1.2.3', url: 'http://127.0.0.1:3000', durationMs: 740 }
  assert.equal(said(started), 'Querent 1.2.3 was up in 0.7 s. Open http://127.0.0.1:3000\n')
  const read = {
    type: 'sync.finished',
    databaseId: 1,
    step: 'metadata',
    durationMs: 23,
    detail: { tables: 8, created: 8 },
  }
  assert.equal(said(read), 'Database 1: metadata took 0.0 s (tables 8, created 8)\n')
  assert.equal(said({ ...read, step: 'server', detail: {} }), 'Database 1: server took 0.0 s\n')
  const tightened = { type: 'files.tightened', paths: ['/data', '/data/secret.key'] }
  assert.equal(said(tightened), 'Only this account can read these from now on: /data, /data/secret.key\n')
})

test('what has no sentence shows its name and values, and how bad it is', () => {
  const failed = {
    level: 40,
    type: 'setting.failed',
    msg: 'setting.failed',
    key: 'site-name',
    error: 'unreadable',
  }
  assert.equal(said(failed), 'WARN  setting.failed: key site-name, error unreadable\n')
  assert.equal(said({ msg: 'Hello' }), 'Hello\n')
})

test('an error brings its stack, and nothing acts on the terminal', () => {
  const line = {
    level: 50,
    msg: 'request failed',
    err: { message: 'no', stack: 'Error: no\n    at here' },
    reqId: '\u001b[2Jx',
  }
  assert.equal(said(line), 'ERROR request failed: reqId ?[2Jx\nError: no\n    at here\n')
})
