import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureOf } from './build.ts'

test('a build that the system kills names memory as the likely reason', () => {
  assert.match(failureOf('', null, 'SIGKILL'), /^The system ended the build \(SIGKILL\), probably for lack of memory\./)
})

test('a build that somebody ends names the signal', () => {
  assert.equal(failureOf('', null, 'SIGTERM'), 'The build was ended by SIGTERM. Restart the server to build again.')
})

test('a build that fails shows the end of its output, or else its exit code', () => {
  assert.equal(failureOf('a\nwrong.ts:1 unexpected token\n', 1, null), 'a\nwrong.ts:1 unexpected token')
  assert.equal(failureOf('', 7, null), 'The build ended with code 7.')
})
