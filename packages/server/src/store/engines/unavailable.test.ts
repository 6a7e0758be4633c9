import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppDatabaseUnavailable, postgresFailure, sqliteFailure, ValueTooLarge } from './unavailable.ts'

const failing = (details: object, message = 'refused') => Object.assign(new Error(message), details)
const reasonOf = (error: unknown) => (error instanceof AppDatabaseUnavailable ? error.reason : undefined)

test('what SQLite cannot do for the whole file is told apart from what is wrong with a statement', () => {
  const reasons = {
    5: 'busy',
    261: 'busy',
    8: 'read-only',
    1032: 'read-only',
    778: 'damaged',
    11: 'damaged',
    13: 'full',
    14: 'away',
    26: 'damaged',
  }
  for (const [errcode, reason] of Object.entries(reasons)) {
    assert.equal(reasonOf(sqliteFailure(failing({ errcode: Number(errcode) }))), reason, errcode)
  }
  for (const errcode of [1, 19, 787, undefined]) {
    const error = failing({ errcode })
    assert.equal(sqliteFailure(error), error)
  }
  assert.ok(sqliteFailure(failing({ errcode: 18 })) instanceof ValueTooLarge)
})

test('what PostgreSQL cannot do for anybody is told apart from what is wrong with a statement', () => {
  const states = {
    '53100': 'full',
    '53300': 'busy',
    '57P01': 'away',
    '57P03': 'away',
    '08006': 'away',
    '25006': 'read-only',
    '58030': 'damaged',
    XX001: 'damaged',
  }
  for (const [code, reason] of Object.entries(states)) {
    assert.equal(reasonOf(postgresFailure(failing({ code, severity: 'ERROR' }))), reason, code)
  }
  for (const code of ['23503', '40P01', '42P01', '22001']) {
    const error = failing({ code, severity: 'ERROR' })
    assert.equal(postgresFailure(error), error)
  }
  for (const error of [
    failing({ code: 'ECONNRESET', syscall: 'read' }),
    failing({}, 'Connection terminated unexpectedly'),
    failing({}, 'Client has encountered a connection error and is not queryable'),
    failing({}, 'timeout exceeded when trying to connect'),
  ]) {
    assert.equal(reasonOf(postgresFailure(error)), 'away', error.message)
  }
  const defect = new TypeError('x is not a function')
  assert.equal(postgresFailure(defect), defect)
})
