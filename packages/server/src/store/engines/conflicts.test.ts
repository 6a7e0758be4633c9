import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ReferenceGone, settlingConflicts } from './conflicts.ts'

const failing = (details: object) => Object.assign(new Error('refused'), details)

test('a transaction that ended a deadlock is made again, and given up when that does not help', async () => {
  let tries = 0
  const succeeding = () => ((tries += 1) < 3 ? Promise.reject(failing({ code: '40P01' })) : Promise.resolve('done'))
  assert.equal(await settlingConflicts(succeeding), 'done')
  assert.equal(tries, 3)
  await assert.rejects(
    settlingConflicts(() => Promise.reject(failing({ code: '40P01' }))),
    /refused/,
  )
})

test('what points at deleted content is not found; other failures stay as they are, and are not tried again', async () => {
  for (const details of [{ code: '23503' }, { code: 'ERR_SQLITE_ERROR', errcode: 787 }]) {
    await assert.rejects(
      settlingConflicts(() => Promise.reject(failing(details))),
      ReferenceGone,
    )
  }
  let tries = 0
  const full = () => {
    tries += 1
    return Promise.reject(failing({ code: 'ERR_SQLITE_ERROR', errcode: 13 }))
  }
  await assert.rejects(settlingConflicts(full), /refused/)
  assert.equal(tries, 1)
})
