import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ConnectionError, QueryCancelled } from '@querent/query'
import { until } from '../../../../test/support/until.ts'
import { type PoolSession, SessionPool } from './pool.ts'

/** Stands for a connection; the rules of the pool do not depend on what is behind it. */
class Session implements PoolSession {
  readonly id: number
  isBroken = false
  isClosed = false
  constructor(id: number) {
    this.id = id
  }
  close(): void {
    this.isClosed = true
  }
}

const never = new AbortController().signal
const turn = () => new Promise((resolve) => setImmediate(resolve))

function poolOf(maxSessions: number, idleTimeoutMs = 60_000) {
  let count = 0
  const opened: Session[] = []
  const pool = new SessionPool<Session>({
    maxSessions,
    idleTimeoutMs,
    open: async () => {
      count += 1
      const session = new Session(count)
      opened.push(session)
      return session
    },
  })
  return { pool, opened }
}

describe('acquiring', () => {
  test('opens sessions on demand, up to the bound, and serves the rest in order', async () => {
    const { pool, opened } = poolOf(2)
    assert.deepEqual(pool.status(), { open: 0, idle: 0, waiting: 0, limit: 2 })
    const first = await pool.acquire(never)
    await pool.acquire(never)
    const order: string[] = []
    const third = pool.acquire(never).then((session) => (order.push('third'), session))
    const fourth = pool.acquire(never).then((session) => (order.push('fourth'), session))
    await turn()
    assert.deepEqual(pool.status(), { open: 2, idle: 0, waiting: 2, limit: 2 })
    pool.release(first)
    assert.equal(await third, first)
    pool.release(first)
    assert.equal(await fourth, first)
    assert.deepEqual(order, ['third', 'fourth'])
    assert.equal(opened.length, 2)
  })

  test('an idle session is used again, a preferred one first', async () => {
    const { pool, opened } = poolOf(3)
    const sessions = await Promise.all([pool.acquire(never), pool.acquire(never), pool.acquire(never)])
    for (const session of sessions) pool.release(session)
    assert.equal((await pool.acquire(never, ({ id }) => id === 2)).id, 2)
    assert.equal((await pool.acquire(never, ({ id }) => id === 2)).id, 3)
    assert.equal(opened.length, 3)
    assert.equal(pool.status().idle, 1)
  })

  test('a wait ends when its signal aborts, and the next in line is served', async () => {
    const { pool } = poolOf(1)
    const session = await pool.acquire(never)
    const abort = new AbortController()
    const givenUp = pool.acquire(abort.signal)
    const next = pool.acquire(never)
    abort.abort(new Error('gone'))
    await assert.rejects(givenUp, (error) => error instanceof QueryCancelled && String(error.cause) === 'Error: gone')
    pool.release(session)
    assert.equal(await next, session)
    await assert.rejects(pool.acquire(abort.signal), QueryCancelled)
  })

  test('a session opened for somebody who left is kept', async () => {
    const { pool } = poolOf(1)
    const abort = new AbortController()
    const givenUp = pool.acquire(abort.signal)
    abort.abort()
    await assert.rejects(givenUp, QueryCancelled)
    await turn()
    assert.deepEqual(pool.status(), { open: 1, idle: 1, waiting: 0, limit: 1 })
  })

  test('a failure to open is told to the first in line; the next one tries again', async () => {
    let attempts = 0
    const pool = new SessionPool<Session>({
      maxSessions: 1,
      idleTimeoutMs: 1000,
      open: async () => {
        attempts += 1
        if (attempts === 1) throw new ConnectionError('no')
        return new Session(attempts)
      },
    })
    const first = pool.acquire(never)
    const second = pool.acquire(never)
    await assert.rejects(first, { message: 'no' })
    assert.equal((await second).id, 2)
  })
})

describe('letting go', () => {
  test('a broken session is closed and replaced for who waits', async () => {
    const { pool, opened } = poolOf(1)
    const session = await pool.acquire(never)
    const waiting = pool.acquire(never)
    session.isBroken = true
    pool.release(session)
    assert.equal((await waiting).id, 2)
    assert.ok(opened[0]?.isClosed)
  })

  test('a session that ends while idle is forgotten', async () => {
    const { pool } = poolOf(1)
    const session = await pool.acquire(never)
    pool.release(session)
    pool.discard(session)
    assert.deepEqual(pool.status(), { open: 0, idle: 0, waiting: 0, limit: 1 })
    assert.equal((await pool.acquire(never)).id, 2)
  })

  test('idle sessions are closed after their time', async () => {
    const { pool, opened } = poolOf(2, 20)
    pool.release(await pool.acquire(never))
    await until('the closing of the idle session', 20_000, () => pool.status().open === 0)
    assert.ok(opened[0]?.isClosed)
  })

  test('closing refuses who waits and closes sessions when they come back', async () => {
    const { pool } = poolOf(1)
    const session = await pool.acquire(never)
    const waiting = pool.acquire(never)
    pool.close()
    await assert.rejects(waiting, ConnectionError)
    await assert.rejects(pool.acquire(never), ConnectionError)
    assert.equal(session.isClosed, false)
    pool.release(session)
    assert.ok(session.isClosed)
  })
})
