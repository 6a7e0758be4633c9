import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditEntry } from '../../../api/audit.ts'
import type { LogLine } from '../../../api/operation.ts'
import * as model from './model.ts'

test('stages keep their order, and the longest fills its line', () => {
  assert.deepEqual(model.stageTimes({ compile: 5, execute: 20, note: 'x' }), [
    { stage: 'compile', milliseconds: 5, share: 0.25 },
    { stage: 'execute', milliseconds: 20, share: 1 },
  ])
})

test('schedules are read as they are written, and others stay as they are', () => {
  for (const schedule of [
    { every: 'hour', hours: 1, hour: 6, weekday: 2 },
    { every: 'hour', hours: 6, hour: 6, weekday: 2 },
    { every: 'day', hours: 1, hour: 3, weekday: 2 },
    { every: 'week', hours: 1, hour: 22, weekday: 7 },
  ] as const) {
    assert.deepEqual(model.readSchedule(model.writeSchedule(schedule)), schedule)
  }
  assert.equal(model.scheduleText('0 0 2 * * ? *'), 'every day at 2:00 AM')
  assert.equal(model.scheduleText('0 0 2 ? * 2 *'), 'every Monday at 2:00 AM')
  assert.equal(model.scheduleText('0 0 0/6 * * ? *'), 'every 6 hours')
  assert.equal(model.scheduleText('0 0 0/5 * * ? *'), '0 0 0/5 * * ? *')
  assert.equal(model.scheduleText('0 15 2 1 * ? *'), '0 15 2 1 * ? *')
})

test('rules in a sentence', () => {
  const text = model.strategyText({ type: 'duration', duration: 1, unit: 'hours', refresh_automatically: false })
  assert.equal(text, 'Cached for 1 hour')
  assert.equal(model.strategyText({ type: 'nocache' }), 'Not cached')
})

const line = (rest: Partial<LogLine>): LogLine => ({
  timestamp: '2026-11-23T04:00:00Z',
  level: 'INFO',
  fqns: 'querent.sync.finished',
  msg: '{"type":"sync.finished","databaseId":1,"step":"fields"}',
  exception: null,
  process_uuid: 'x',
  ...rest,
})

test('lines of the log are found by all words and by level', () => {
  const lines = [line({}), line({ level: 'ERROR', msg: 'Disk is full' })]
  assert.equal(model.findLines(lines, 'sync fields', '').length, 1)
  assert.equal(model.findLines(lines, '', 'ERROR').length, 1)
  assert.deepEqual(model.lineParts(line({})), { event: 'sync.finished', facts: 'databaseId=1  step=fields' })
  assert.equal(model.lineParts(line({ msg: 'Disk is full' })).facts, 'Disk is full')
})

test('what an entry changed, by name', () => {
  const entry = { details: { before: { name: 'A', archived: true }, after: { name: 'B' } } } as unknown as AuditEntry
  assert.deepEqual(model.changesOf(entry), [
    { name: 'name', before: 'A', after: 'B' },
    { name: 'archived', before: 'true', after: '' },
  ])
})
