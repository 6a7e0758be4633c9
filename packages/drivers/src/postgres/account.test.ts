import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { postgresServer, type TestDatabase } from '../../../../test/support/servers.ts'
import { PostgresDataSource } from './data-source.ts'

const OPTIONS = { maxSessions: 1, connectTimeoutMs: 5000, idleTimeoutMs: 30_000 }
const server = await postgresServer()
const user = `querent_test_${process.pid}_account`
let database: TestDatabase

async function warnings() {
  const source = new PostgresDataSource({ ...database.details, user, password: 'secret' }, OPTIONS)
  try {
    return await source.accountWarnings(new AbortController().signal)
  } finally {
    await source.close()
  }
}

async function codes(): Promise<string[]> {
  return (await warnings()).map(({ code }) => code)
}

before(async () => {
  database = await server.createDatabase('account')
  await database.exec(`create schema "My Shop"; create table "My Shop".orders (id int); create table public.t (id int);
    create sequence public.s;
    revoke create on schema public from public; create role ${user} login password 'secret'`)
})

after(async () => {
  await database.exec(`drop owned by ${user}; drop role ${user}`)
  await database.drop()
})

test('what an account may do besides reading is told, one thing after the other', async () => {
  assert.deepEqual(await codes(), [])
  for (const [grant, revoke, code, message] of [
    [
      'grant update on t to X',
      'revoke update on t from X',
      'writes-tables',
      'may change the rows of tables, e.g. of public.t.',
    ],
    [
      'grant update (id) on t to X',
      'revoke update (id) on t from X',
      'writes-tables',
      'may change the rows of tables, e.g. of public.t.',
    ],
    [
      `grant create on database ${database.name} to X`,
      `revoke create on database ${database.name} from X`,
      'creates-schemas',
      `may make schemas in ${database.name}.`,
    ],
    [
      'grant pg_read_server_files to X',
      'revoke pg_read_server_files from X',
      'server-files',
      'may reach files or programs of the server: it is in pg_read_server_files.',
    ],
    [
      'alter role X createdb',
      'alter role X nocreatedb',
      'administers',
      'may make roles or databases, replicate, pass over row security, or steer the server.',
    ],
    [
      'alter role X noinherit; grant postgres to X',
      'revoke postgres from X; alter role X inherit',
      'administers',
      'may make roles or databases, replicate, pass over row security, or steer the server.',
    ],
    [
      'alter table t owner to X',
      'alter table t owner to current_user',
      'owns-tables',
      'owns tables or sequences, and so may change and drop them, e.g. public.t.',
    ],
    [
      'grant create on schema "My Shop" to X',
      'revoke create on schema "My Shop" from X',
      'creates-tables',
      `may make tables and functions in the schema My Shop of ${database.name}.`,
    ],
    [
      'alter role X noinherit; create role X_w; grant insert on t to X_w; grant X_w to X',
      'drop owned by X_w; drop role X_w; alter role X inherit',
      'writes-tables',
      'may change the rows of tables, e.g. of public.t.',
    ],
    [
      'alter role X noinherit; create role X_w; create role X_o; grant X_o to X_w; grant X_w to X; alter table t owner to X_o',
      'alter table t owner to current_user; drop role X_w; drop role X_o; alter role X inherit',
      'owns-tables',
      'owns tables or sequences, and so may change and drop them, e.g. public.t.',
    ],
    [
      'create role X_w createdb; grant X_w to X',
      'drop role X_w',
      'administers',
      'may make roles or databases, replicate, pass over row security, or steer the server.',
    ],
    [
      'create role X_w; grant X_w to X with admin option',
      'drop role X_w',
      'administers',
      `may make others members of a role: it has the ADMIN OPTION of ${user}_w.`,
    ],
    [
      'grant usage on sequence s to X',
      'revoke usage on sequence s from X',
      'moves-sequences',
      'may move sequences, from which tables take their numbers, e.g. public.s.',
    ],
    [
      'grant update on sequence s to X',
      'revoke update on sequence s from X',
      'moves-sequences',
      'may move sequences, from which tables take their numbers, e.g. public.s.',
    ],
    [
      'alter sequence s owner to X',
      'alter sequence s owner to current_user',
      'owns-tables',
      'owns tables or sequences, and so may change and drop them, e.g. public.s.',
    ],
  ] as const) {
    await database.exec(grant.replaceAll('X', user))
    assert.deepEqual(
      (await warnings()).map((warning) => [warning.code, warning.message]),
      [[code, `The account ${user} ${message}`]],
    )
    await database.exec(revoke.replaceAll('X', user))
  }
  assert.deepEqual(await codes(), [])
})

test('roles that only read are no reason for a warning', async () => {
  const role = `${user}_sales`
  await database.exec(`create role ${role}; grant usage on schema "My Shop" to ${role}; grant select on sequence s to ${role};
    grant select on "My Shop".orders to ${role}; alter role ${user} noinherit; grant ${role}, pg_read_all_data to ${user}`)
  assert.deepEqual(await codes(), [])
  await database.exec(`drop owned by ${role}; drop role ${role}; revoke pg_read_all_data from ${user};
    alter role ${user} inherit`)
})

test('of a superuser, that is all', async () => {
  const source = new PostgresDataSource(database.details, OPTIONS)
  const [isSuperuser] = await database.query("select current_setting('is_superuser') as answer")
  const found = await source.accountWarnings(new AbortController().signal)
  assert.equal(found[0]?.code === 'superuser' && found.length === 1, isSuperuser?.['answer'] === 'on')
  await source.close()
})

test('the statements make an account without warnings', async () => {
  await database.exec(`grant usage on schema "My Shop" to ${user}; grant insert on "My Shop".orders to ${user}`)
  const [warning] = await warnings()
  const reader = `${user}_2`
  const statements = (warning?.statements ?? []).map((statement) => statement.replaceAll('querent_reader', reader))
  assert.equal(statements.length, 8)
  await database.exec(statements.map((statement) => statement.replace('…', 'secret')).join(';'))
  const source = new PostgresDataSource({ ...database.details, user: reader, password: 'secret' }, OPTIONS)
  try {
    assert.deepEqual(await source.accountWarnings(new AbortController().signal), [])
    const { tables } = await source.describe(new AbortController().signal)
    assert.deepEqual(tables.map(({ name }) => name).sort(), ['orders', 't'])
  } finally {
    await source.close()
    await database.exec(`drop owned by ${reader}; drop role ${reader}`)
  }
})
