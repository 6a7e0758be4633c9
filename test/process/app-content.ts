/** Content of app databases for tests of commands: made with statements, and read out whole to compare it. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { createSecrets, isPostgresUrl, newEntityId, openStore } from '../../packages/server/src/store/index.ts'
import { DERIVED_TABLES } from '../../packages/server/src/store/derived-tables.ts'
import { openReader } from '../../packages/server/src/store/maintenance/engines/open-reader.ts'
import type { Cells, TableColumns } from '../../packages/server/src/store/maintenance/engines/reader.ts'
import { addTestCard } from '../support/test-cards.ts'
import { openPostgresWriter } from '../../packages/server/src/store/maintenance/engines/postgres-writer.ts'
import { openSqliteWriter } from '../../packages/server/src/store/maintenance/engines/sqlite-writer.ts'

export const KEY = 'the key of these servers'
const TOTP_SECRET = 'JBSWY3DPEHPK3PXP'
const WEBHOOK = { url: 'https://hooks.example.org/x', 'signing-secret': 'signed' }
const TEMPLATE = { method: 'POST' as const, url: 'https://ship.example.org/{{id}}', headers: { 'X-Key': 's3cr3t' } }
const DETAILS = { db: '/shop.sqlite', password: 'geheim' }

const opened = (location: string) =>
  isPostgresUrl(location) ? openPostgresWriter(location) : openSqliteWriter(location)

const files = new Map<number, Promise<Buffer>>()

/**
 * An app database with one of everything that could be spelled differently elsewhere, and as many logged queries. A file is
 * made once and copied.
 */
export async function makeContent(location: string, { logged = 0 } = {}): Promise<void> {
  if (isPostgresUrl(location)) return fill(location, logged)
  if (!files.has(logged)) files.set(logged, makeFile(logged))
  writeFileSync(location, (await files.get(logged))!, { flag: 'wx' })
}

async function makeFile(logged: number): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'querent-content-'))
  try {
    await fill(join(folder, 'app.db'), logged)
    return readFileSync(join(folder, 'app.db'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function fill(location: string, logged: number): Promise<void> {
  const store = await openStore(location, createSecrets(KEY))
  const time = '2026-02-03T04:05:06.789Z'
  const { id: userId } = await store.users.create({
    email: 'ada@example.org',
    first_name: 'Ada “O’Hara” \\ 😀\n\t',
    last_name: '',
    type: 'personal',
    is_superuser: true,
    date_joined: time,
  })
  await store.groups.add(userId, [1, 2])
  const word = { term: 'ARR', meaning: 'Revenue “of” a year', creator_id: userId, created_at: time, updated_at: time }
  await store.glossary.create(word)
  await store.contentTranslations.replace([{ locale: 'pt_BR', msgid: 'Orders', msgstr: 'Pedidos, ção' }])
  const run = { jobKey: 'retention', task: 'retention', databaseId: null, payload: { a: [1] }, startedAt: time }
  await store.taskHistory.begin(run)
  const factor = { user_id: userId, name: 'Phone', created_at: time }
  await store.secondFactors.confirm(
    await store.secondFactors.addPending({ ...factor, secret: TOTP_SECRET }),
    58_000_000,
    time,
  )
  const key = { credential_id: 'AQID', public_key: 'BAUG', sign_count: 4_294_967_295, transports: ['usb', 'nfc'] }
  await store.secondFactors.addPasskey({ ...factor, ...key })
  await store.recoveryCodes.replace(userId, ['a hash', 'another'])
  const database = await store.databases.create({
    name: 'Shop',
    engine: 'sqlite',
    details: DETAILS,
    settings: { 'json-unfolding': true, text: '\u0001 "quoted" \\u0000' },
    refingerprint: null,
    is_sample: false,
    cache_ttl: -5,
    metadata_sync_schedule: '0 0 * * * ? *',
    cache_field_values_schedule: '0 0 0 * * ? *',
    created_at: time,
    updated_at: time,
    entity_id: newEntityId(),
  })
  await store.settings.write([
    { key: 'email-smtp-password', value: 'mail secret' },
    { key: 'email-fallback-smtp-password', value: 'second mail secret' },
    { key: 'site-name', value: 'Ünïcode “site”' },
  ])
  await store.channels.create({
    name: 'Ops “room”',
    description: null,
    type: 'channel/http',
    details: WEBHOOK,
    active: true,
    created_at: time,
    updated_at: time,
  })
  const model_id = await addTestCard(store, { name: 'Orders', type: 'model', creator_id: userId })
  await store.actions.create({
    type: 'http',
    name: 'Ship “it”',
    description: null,
    model_id,
    creator_id: userId,
    database_id: null,
    dataset_query: null,
    kind: null,
    template: TEMPLATE,
    response_handle: '.body',
    error_handle: null,
    parameters: [{ id: 'id' }],
    parameter_mappings: null,
    visualization_settings: {},
    created_at: time,
    updated_at: time,
  })
  const body = Uint8Array.from({ length: 512 }, (_, index) => index % 256)
  await store.cachedResults.put([{ cache_key: 'some key', created_at: time, body }])
  await store.close()
  const writer = await opened(location)
  try {
    await sql`insert into tables (db_id, name, display_name, estimated_row_count, active, created_at, updated_at, entity_id)
      values (${database.id}, 'big', 'Big', ${9007199254740993n}, false, ${time}, ${time}, ${newEntityId()})`.execute(
      writer.db,
    )
    await sql`insert into query_averages (query_hash, average_ms, runs, last_run_at)
      values ('third', ${1 / 3}, 1, ${time}), ('whole', 5, 2, ${time}), ('tiny', 5e-324, 3, ${time})`.execute(writer.db)
    await logQueries(writer.db, writer.engine, logged)
    // The counter of ids has been further than any id that is left.
    await sql`insert into collections (id, name, slug, location, created_at, entity_id)
      values (700, 'Gone', 'gone', '/', ${time}, ${newEntityId()})`.execute(writer.db)
    await writer.setLastId(writer.db, 'collections', 700n)
    await sql`delete from collections where id = 700`.execute(writer.db)
  } finally {
    await writer.close()
  }
}

async function logQueries(db: Kysely<unknown>, engine: string, count: number): Promise<void> {
  if (count === 0) return
  const numbers =
    engine === 'sqlite'
      ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)}) select i from n) n`
      : sql`generate_series(1, ${sql.lit(count)}) n(i)`
  const filling = randomBytes(100).toString('hex')
  await sql`insert into query_log (query_hash, started_at, running_time_ms, result_rows, status, is_native, cache_hit,
      stage_times, sql)
    select 'hash', '2026-01-01T00:00:00.000Z', i, i, 'completed', true, false, '{}', ${filling} from ${numbers}`.execute(
    db,
  )
}

/** All rows of all tables but derived ones in a fixed order, with the counters of ids. Secrets differ by key and are left out. */
export async function contentOf(location: string): Promise<Record<string, unknown>> {
  const tables = await tablesOf(location)
  const reader = await openReader(location)
  try {
    const content: Record<string, unknown> = {}
    for (const table of tables.filter(isOwn)) {
      const columns = table.columns.filter((column) => column !== 'details' && column !== 'template')
      const rows: string[] = []
      for await (const batch of reader.rows({ ...table, columns })) rows.push(...batch.map(textOf))
      content[table.name] = rows.sort()
    }
    const lastIds = [...(await reader.lastIds())].filter(([, id]) => id > 0n)
    content['last ids'] = lastIds.map(String).sort()
    return content
  } finally {
    await reader.close()
  }
}

/** The tables of the migrator and of the backup are not content, and derived ones follow from it. */
function isOwn({ name }: TableColumns): boolean {
  return !/^(kysely_|querent_backup)/.test(name) && !DERIVED_TABLES.has(name)
}

function textOf(row: Cells): string {
  return JSON.stringify(
    row.map((cell) => (cell instanceof Uint8Array ? Buffer.from(cell).toString('hex') : cell)),
    spelled,
  )
}

function spelled(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}

/** The password in the connection details, read with a key. What else is encrypted is read with it, too. */
export async function storedPassword(location: string, secretKey: string): Promise<unknown> {
  const store = await openStore(location, createSecrets(secretKey))
  try {
    const [totp] = await store.secondFactors.totps(1)
    assert.equal(totp?.secret, TOTP_SECRET)
    assert.deepEqual((await store.channels.list({ includeInactive: true }))[0]?.details, WEBHOOK)
    const [action] = await store.actions.listOfModels(await store.actions.modelIds(), false)
    assert.deepEqual(action?.template, TEMPLATE)
    const [database] = await store.databases.list()
    return database?.details['password']
  } finally {
    await store.close()
  }
}

/** The tables that there are; none in an app database that nobody has filled. */
export async function tablesOf(location: string): Promise<TableColumns[]> {
  const writer = await opened(location)
  try {
    return await writer.tables(writer.db)
  } finally {
    await writer.close()
  }
}
