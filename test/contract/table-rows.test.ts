/** Rows that are edited in place (contract: actions, section 7). */
import assert from 'node:assert/strict'
import { describe, test, type TestContext } from 'node:test'
import { actionSite, type Engine } from '../support/action-site.ts'

const ENGINES = ['postgres', 'mysql', 'sqlite', 'duckdb'] as const

/** A column of each type that can be written, and one that cannot. */
const THINGS: Record<Engine, readonly string[]> = {
  postgres: [
    `create table things (id serial primary key, name varchar(20) not null, whole int, big bigint, exact numeric(30, 10),
      short real, long double precision, yes boolean, day date, moment timestamp, instant timestamptz, hour time, mark uuid,
      raw bytea)`,
    `insert into things values (7, 'a', 1, 9007199254740993, 12345678901234567.1234567890, 0.1, 0.1, true, '2026-01-31',
      '2026-01-31 10:20:30.5', '2026-01-31 10:20:30+02', '10:20:30', '00000000-0000-0000-0000-00000000000a', '\\x01')`,
    "select setval('things_id_seq', 7)",
  ],
  mysql: [
    `create table things (id int auto_increment primary key, name varchar(20) not null, whole int, big bigint,
      exact decimal(30, 10), short float, \`long\` double, yes boolean, day date, moment datetime(3), instant timestamp, hour time,
      mark varchar(40), raw varbinary(10))`,
    `insert into things values (7, 'a', 1, 9007199254740993, 12345678901234567.1234567890, 0.1, 0.1, true, '2026-01-31',
      '2026-01-31 10:20:30.5', '2026-01-31 10:20:30', '10:20:30', 'm', x'01')`,
  ],
  sqlite: [
    `create table things (id integer primary key autoincrement, name varchar(20) not null, whole int, big bigint,
      exact decimal(30, 10), short float, long double, yes boolean, day date, moment timestamp, instant timestamp, hour time,
      mark text, raw blob)`,
    `insert into things values (7, 'a', 1, 9007199254740993, 12.5, 0.1, 0.1, true, '2026-01-31',
      '2026-01-31 10:20:30.500', '2026-01-31 10:20:30Z', '10:20:30', 'm', x'01')`,
  ],
  duckdb: [
    'create sequence thing_ids start 8',
    `create table things (id int default nextval('thing_ids') primary key, name varchar not null, whole int, big bigint,
      exact decimal(30, 10), short float, long double, yes boolean, day date, moment timestamp, instant timestamptz, hour time,
      mark uuid, raw blob)`,
    `insert into things values (7, 'a', 1, 9007199254740993, 12345678901234567.1234567890, 0.1, 0.1, true, '2026-01-31',
      '2026-01-31 10:20:30.5', '2026-01-31 10:20:30+02', '10:20:30', '00000000-0000-0000-0000-00000000000a', '\\x01')`,
  ],
}

/** A column that the database computes. */
const DOUBLES: Record<Engine, string> = {
  postgres: 'create table doubles (id int primary key, n int, twice int generated always as (n * 2) stored)',
  mysql: 'create table doubles (id int primary key, n int, twice int generated always as (n * 2) virtual)',
  sqlite: 'create table doubles (id int primary key, n int, twice int generated always as (n * 2) stored)',
  duckdb: 'create table doubles (id int primary key, n int, twice int generated always as (n * 2) virtual)',
}

async function rowSite(t: TestContext, engine: Engine) {
  const site = await actionSite(t, engine, [...THINGS[engine], DOUBLES[engine]])
  if (site === undefined) return undefined
  await site.enable()
  const things = site.table('things')
  const send = (changes: unknown, headers: Record<string, string> = {}, table = site.orders.id) =>
    site.as.admin.post(`/api/table/${table}/rows`, { changes }, headers)
  const order = (id: number, values: object, expected: object) => ({ kind: 'update', key: { id }, values, expected })
  /** A row as the page has it: from the answer to a question. */
  const shown = async (table: number, id: number) => {
    const query = { 'source-table': table, filter: ['=', ['field', await fieldId(table), null], id] }
    const { data } = (await site.as.admin.post('/api/dataset', { database: site.database, type: 'query', query })).body
    const [row] = data.rows
    return row && Object.fromEntries(data.cols.map(({ name }: { name: string }, at: number) => [name, row[at]]))
  }
  const fieldId = async (table: number) =>
    (await site.server.store.fields.listOfTables([table])).find(({ name }) => name === 'id')!.id
  return { ...site, things, send, order, shown }
}

for (const engine of ENGINES) {
  describe(engine, () => {
    const on = (name: string, run: (site: NonNullable<Awaited<ReturnType<typeof rowSite>>>) => Promise<void>) =>
      test(name, async (t) => {
        const site = await rowSite(t, engine)
        if (site === undefined) return t.skip(`no server of ${engine}`)
        await run(site)
      })

    on('a batch adds, changes and deletes, and says what was and is', async ({ send, order, rows }) => {
      const { status, body, text } = await send([
        { kind: 'create', values: { id: 3, shop_id: 1, code: 'C', day: '2026-02-01', total: 30 } },
        order(1, { total: 11, shop_id: null }, { total: 10, shop_id: 1 }),
        { kind: 'delete', key: { id: 2 }, expected: { code: 'B' } },
      ])
      assert.equal(status, 200, text)
      assert.deepEqual(
        body.changes.map(({ kind, key, before, after }: Record<string, { total: number }>) => [
          kind,
          key,
          before?.total,
          after?.total,
        ]),
        [
          ['create', { id: 3 }, undefined, 30],
          ['update', { id: 1 }, 10, 11],
          ['delete', { id: 2 }, 20, undefined],
        ],
      )
      assert.deepEqual(await rows(), [
        [1, null, 'A', 11],
        [3, 1, 'C', 30],
      ])
    })

    on('values of every type go back as they came, and are compared exactly', async ({ as, things, send, shown }) => {
      const editing = (await as.admin.get(`/api/table/${things}/row-editing`)).body
      const columns: { name: string; update_refusal: string | null }[] = editing.columns
      assert.deepEqual(
        columns.flatMap(({ name, update_refusal }) => (update_refusal === null ? [] : [[name, update_refusal]])),
        [
          ['id', 'key'],
          ['raw', 'type'],
        ],
      )
      const names = columns.flatMap(({ name, update_refusal }) => (update_refusal === null ? [name] : []))
      const row = await shown(things, 7)
      const written = Object.fromEntries(names.map((name) => [name, row[name]]))
      const same = await send([{ kind: 'update', key: { id: 7 }, values: written, expected: written }], {}, things)
      assert.equal(same.status, 200, same.text)
      assert.deepEqual(await shown(things, 7), row)
      assert.deepEqual(same.body.changes[0].after, same.body.changes[0].before)
      const empty = Object.fromEntries(names.map((name) => [name, name === 'name' ? 'b' : null]))
      const emptied = await send([{ kind: 'update', key: { id: 7 }, values: empty, expected: row }], {}, things)
      assert.equal(emptied.status, 200, emptied.text)
      assert.equal((await shown(things, 7)).exact, null)
      const [{ before, after }] = emptied.body.changes
      const take = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]))
      const undo = { kind: 'update', key: { id: 7 }, values: take(before), expected: take(after) }
      assert.equal((await send([undo], {}, things)).status, 200)
      assert.deepEqual(await shown(things, 7), row)
      assert.equal((await send([undo], {}, things)).status, 409)
    })

    on(
      'a date and time without an offset is of the zone that answers are shown in',
      async ({ as, things, send, shown }) => {
        await as.admin.put('/api/setting/report-timezone', { value: 'Asia/Tokyo' })
        const { instant, moment } = await shown(things, 7)
        const values = { instant: '2026-07-01T10:00:00', moment: '2026-07-01T10:00:00' }
        const { status, text } = await send(
          [{ kind: 'update', key: { id: 7 }, values, expected: { instant, moment } }],
          {},
          things,
        )
        assert.equal(status, 200, text)
        const after = await shown(things, 7)
        const zone = engine === 'sqlite' ? '' : '+09:00'
        assert.ok(String(after.instant).startsWith(`2026-07-01T10:00:00${zone}`), after.instant)
        assert.ok(String(after.moment).startsWith('2026-07-01T10:00:00'), after.moment)
      },
    )

    on(
      'a new row has the key that the database gave it, and comes back with it',
      async ({ as, things, send, shown }) => {
        const made = await send(
          [{ kind: 'create', values: { name: 'new', exact: '0.5', day: '2026-03-01' } }],
          {},
          things,
        )
        assert.equal(made.status, 200, made.text)
        const [{ key, after }] = made.body.changes
        assert.deepEqual([key.id, after.name, Number(after.exact)], [8, 'new', 0.5])
        const row = await shown(things, 8)
        assert.deepEqual({ ...after, exact: Number(after.exact) }, { ...row, exact: Number(row.exact) })
        assert.equal((await as.admin.get(`/api/table/${things}/row-editing`)).body.can_restore, false)
        assert.equal((await send([{ kind: 'delete', key, expected: after }], {}, things)).status, 200)
        const { raw: _, ...values } = after
        const again = await send([{ kind: 'create', values }], {}, things)
        assert.equal(again.status, 200, again.text)
        assert.deepEqual(await shown(things, 8), row)
      },
    )

    on(
      'a column that the database computes is nobody’s to set',
      async ({ as, table, send, shown, save, rowAction }) => {
        const doubles = table('doubles')
        const { can_restore, columns } = (await as.admin.get(`/api/table/${doubles}/row-editing`)).body
        const refusals = columns.map((one: Record<string, unknown>) => [one['create_refusal'], one['update_refusal']])
        assert.deepEqual(
          [can_restore, refusals],
          [
            true,
            [
              [null, 'key'],
              [null, null],
              ['generated', 'generated'],
            ],
          ],
        )
        const made = await send([{ kind: 'create', values: { id: 1, n: 4 } }], {}, doubles)
        assert.equal(made.body.changes[0].after.twice, 8, made.text)
        const model_id = await save({ 'source-table': doubles }, 'model')
        const update = await rowAction('row/update', { model_id })
        const ids = (await as.admin.get(`/api/action/${update}`)).body.parameters.map(({ id }: { id: string }) => id)
        assert.deepEqual(ids, ['id', 'n'])
        const answer = await as.admin.post(`/api/action/${update}/execute`, { parameters: { id: 1, n: 5 } })
        assert.equal(answer.status, 200, answer.text)
        assert.deepEqual(await shown(doubles, 1), { id: 1, n: 5, twice: 10 })
      },
    )

    on('a row that somebody else changed is a conflict, and nothing is written', async ({ send, order, rows }) => {
      const before = await rows()
      const { status, body } = await send([
        order(2, { total: 5 }, { total: 20 }),
        order(1, { total: 5, code: 'Z' }, { total: 99, code: 'A' }),
        { kind: 'delete', key: { id: 77 } },
      ])
      assert.equal(status, 409)
      assert.deepEqual(
        body.conflicts.map(({ index, row }: { index: number; row: { total: number } | null }) => [index, row?.total]),
        [
          [1, 10],
          [2, undefined],
        ],
      )
      assert.deepEqual(await rows(), before)
    })

    on('of many who change one row at once, each either wins or sees a conflict', async ({ send, order, rows }) => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => send([order(1, { total: 100 + at }, { total: 10 })])),
      )
      const statuses = answers.map(({ status }) => status)
      assert.equal(statuses.filter((status) => status === 200).length, 1, String(statuses))
      assert.ok(
        statuses.every((status) => status === 200 || status === 409),
        String(statuses),
      )
      const won = answers.find(({ status }) => status === 200)
      assert.equal((await rows())[0]![3], won!.body.changes[0].after.total)
    })

    on('what the database refuses names the change and its columns', async ({ send, order, rows }) => {
      const before = await rows()
      const { status, body } = await send([
        order(1, { total: 5 }, { total: 10 }),
        order(2, { code: 'A' }, { code: 'B' }),
      ])
      assert.equal(status, 400)
      assert.deepEqual(body.failures, [{ index: 1, errors: { code: 'This Code value already exists.' } }])
      assert.equal(body.type, 'metabase.actions.error/violate-unique-constraint')
      assert.deepEqual(await rows(), before)
    })

    on('one key from twenty clients at once is carried out once', async ({ send, as, rows, order }) => {
      const headers = { 'Idempotency-Key': 'k' }
      const change = [order(1, { total: 11 }, { total: 10 })]
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(change, headers)))
      const done = answers.filter(({ status }) => status === 200)
      assert.ok(done.length > 0 && answers.every(({ status }) => status === 200 || status === 409))
      const again = await send(change, headers)
      assert.deepEqual([again.status, again.body], [200, done[0]!.body])
      assert.equal((await send([order(1, { total: 12 }, { total: 11 })], headers)).status, 422)
      assert.equal((await rows())[0]![3], 11)
      const { data } = (await as.admin.get('/api/audit?action=rows.changed')).body
      assert.deepEqual(
        data.map(({ details, model }: { details: object; model: string }) => [model, details]),
        [['table', { rows: 1 }]],
      )
    })
  })
}

async function sqliteSite(t: TestContext) {
  return (await rowSite(t, 'sqlite'))!
}

test('a body that is not as it should be is refused by its field', async (t) => {
  const { send, as, orders, rows } = await sqliteSite(t)
  const before = await rows()
  const refused = async (changes: unknown) => {
    const { status, body, text } = await send(changes)
    assert.equal(status, 400, `${JSON.stringify(changes)}: ${text}`)
    return body
  }
  for (const changes of [
    undefined,
    null,
    'x',
    {},
    [],
    [null],
    [7],
    [{}],
    [{ kind: 'drop' }],
    [{ kind: 'update', key: [] }],
  ]) {
    assert.ok(Object.hasOwn((await refused(changes)).errors, 'changes'), JSON.stringify(changes))
  }
  const fails = async (change: object) => (await refused([change])).failures[0].errors
  const key = { id: 1 }
  const expected = { total: 10 }
  assert.deepEqual(Object.keys(await fails({ kind: 'update', values: { total: 1 }, expected })), ['key'])
  assert.deepEqual(
    Object.keys(await fails({ kind: 'update', key: { id: 1, code: 'A' }, values: { total: 1 }, expected })),
    ['key'],
  )
  assert.deepEqual(Object.keys(await fails({ kind: 'update', key: { id: 'x' }, values: { total: 1 }, expected })), [
    'id',
    'key',
  ])
  assert.deepEqual(Object.keys(await fails({ kind: 'update', key: { id: {} }, values: { total: 1 }, expected })), [
    'id',
    'key',
  ])
  assert.deepEqual(Object.keys(await fails({ kind: 'update', key, values: { total: 1 } })), ['total'])
  assert.deepEqual(Object.keys(await fails({ kind: 'update', key, expected })), ['values'])
  assert.deepEqual(Object.keys(await fails({ kind: 'update', key, values: { id: 5 }, expected: { id: 1 } })), [
    'id',
    'values',
  ])
  assert.deepEqual(Object.keys(await fails({ kind: 'update', key, values: { total: {} }, expected })), [
    'total',
    'values',
  ])
  assert.deepEqual(Object.keys(await fails({ kind: 'update', key, values: { total: [1] }, expected })), [
    'total',
    'values',
  ])
  assert.deepEqual(Object.keys(await fails({ kind: 'delete', key, expected: { nothing: 1 } })), ['nothing'])
  assert.deepEqual(Object.keys(await fails({ kind: 'create', values: { total: 1 } })), ['id', 'code'])
  assert.deepEqual(Object.keys(await fails({ kind: 'create', values: { __proto__x: 1, id: 5, code: 'X' } })), [
    '__proto__x',
  ])
  assert.deepEqual(
    (
      await refused([
        { kind: 'delete', key },
        { kind: 'delete', key },
      ])
    ).failures[0].index,
    1,
  )
  const many = Array.from({ length: 1001 }, (_, id) => ({ kind: 'delete', key: { id } }))
  assert.ok(Object.hasOwn((await refused(many)).errors, 'changes'))
  assert.equal(
    (await as.admin.post(`/api/table/${orders.id}/rows`, '{"changes": ', { 'content-type': 'application/json' }))
      .status,
    400,
  )
  assert.deepEqual(await rows(), before)
})

test('a thousand changes are one transaction', async (t) => {
  const { send, rows } = await sqliteSite(t)
  const made = await send(
    Array.from({ length: 1000 }, (_, at) => ({ kind: 'create', values: { id: 100 + at, code: `N${at}` } })),
  )
  assert.equal(made.status, 200, made.text)
  const undo = made.body.changes.map(({ key, after }: object & { key: unknown; after: unknown }) => ({
    kind: 'delete',
    key,
    expected: after,
  }))
  assert.equal((await rows()).length, 1002)
  const undone = await send(undo)
  assert.equal(undone.status, 200, undone.text)
  assert.equal((await rows()).length, 2)
})

test('nobody edits rows where actions are off, or without a single primary key', async (t) => {
  const { as, set, send, order, orders, database } = await sqliteSite(t)
  await set({ 'database-enable-actions': false })
  const refusal = async () => (await as.admin.get(`/api/table/${orders.id}/row-editing`)).body.refusal
  assert.equal(await refusal(), 'actions-off')
  const off = await send([order(1, { total: 5 }, { total: 10 })])
  assert.deepEqual([off.status, off.body['database-id']], [400, database])
  await set({ 'database-enable-actions': true })
  assert.equal(await refusal(), null)
  const { data } = (await as.admin.get(`/api/table/${orders.id}/query_metadata`)).body.fields.find(
    ({ name }: { name: string }) => name === 'code',
  )
  assert.equal(data, undefined)
  const { fields } = (await as.admin.get(`/api/table/${orders.id}/query_metadata`)).body
  const code = fields.find(({ name }: { name: string }) => name === 'code').id
  await as.admin.put(`/api/field/${code}`, { semantic_type: 'type/PK' })
  assert.equal(await refusal(), 'key')
  assert.equal((await send([order(1, { total: 5 }, { total: 10 })])).status, 400)
})
