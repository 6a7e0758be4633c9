import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const PATH = '/api/query-language'

interface Clause {
  name: string
  role: string
  feature: string | null
  engines: string[]
  example: unknown[]
}

test('whoever builds queries reads every clause with its arguments and the engines that have it', async (t) => {
  const { as } = await testServer(t)
  assert.equal((await as.nobody.get(PATH)).status, 401)
  const { status, body } = await as.user.get(PATH)
  assert.equal(status, 200)
  const clauses = new Map<string, Clause>(body.clauses.map((clause: Clause) => [clause.name, clause]))
  assert.ok(clauses.size > 90, `${clauses.size}`)

  const engines: string[] = body.engines.map(({ engine }: { engine: string }) => engine)
  assert.ok(['postgres', 'mysql', 'sqlite', 'duckdb'].every((engine) => engines.includes(engine)))
  assert.deepEqual(clauses.get('sum')?.engines, engines)

  assert.deepEqual(clauses.get('time-interval'), {
    name: 'time-interval',
    aliases: [],
    role: 'filter',
    subject: 'date',
    args: [
      { name: 'date', kind: 'column', takes: 'date', values: null, optional: false, repeats: false },
      { name: 'amount', kind: 'amount', takes: 'number', values: null, optional: false, repeats: false },
      {
        name: 'unit',
        kind: 'keyword',
        takes: 'unit',
        values: ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'],
        optional: false,
        repeats: false,
      },
    ],
    options: [{ name: 'include-current', values: [true, false], default: false }],
    result: 'type/Boolean',
    feature: null,
    engines,
    help: 'True in the last (-n), the current (0) or the next (n) whole units around now.',
    example: ['time-interval', { 'include-current': true }, ['field', {}, 'created_at'], -30, 'day'],
  })
  const join = (name: string) => body.joins.find(({ strategy }: { strategy: string }) => strategy === name)
  assert.equal(join('full-join').feature, 'full-join')
  assert.deepEqual(
    body.binning.map(({ strategy }: { strategy: string }) => strategy),
    ['default', 'num-bins', 'bin-width'],
  )
  assert.ok(body.units.some(({ name }: { name: string }) => name === 'day-of-week'))
})

test('an engine that lacks what a clause needs is not among its engines', async (t) => {
  const server = await testServer(t)
  const { as } = server
  await connectShop(server)
  const { body } = await as.user.get(PATH)
  const databases = (await as.admin.get('/api/database')).body.data
  assert.ok(databases.length > 0)
  for (const { engine, features } of databases) {
    for (const clause of body.clauses) {
      if (clause.feature === null) continue
      assert.equal(clause.engines.includes(engine), features.includes(clause.feature), `${clause.name} on ${engine}`)
    }
  }
})

test('who has the answer of this version is not sent it again', async (t) => {
  const { as } = await testServer(t)
  const first = await as.user.get(PATH)
  const tag = String(first.headers.etag)
  assert.match(tag, /^"[\w-]{22}"$/)
  assert.equal(first.headers['cache-control'], 'private, no-cache')
  const again = await as.user.get(PATH, { 'if-none-match': `"other", W/${tag}` })
  assert.equal(again.status, 304)
  assert.equal(again.text, '')
  assert.equal((await as.user.get(PATH, { 'if-none-match': '"other"' })).status, 200)
})
