/** A database that takes uploads, and what sends them. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { createFile } from './duckdb-file.ts'
import { mysqlServer, postgresServer } from './servers.ts'
import { testServer, type TestServerOptions } from './test-server.ts'

export type UploadEngine = 'postgres' | 'mysql' | 'sqlite' | 'duckdb'

export const UPLOAD_ENGINES: readonly UploadEngine[] = ['postgres', 'mysql', 'sqlite', 'duckdb']

export const SCHEMAS: Record<UploadEngine, string | null> = {
  postgres: 'public',
  mysql: null,
  sqlite: null,
  duckdb: 'main',
}

/** Of an empty database; undefined where there is no server for the engine. */
export async function detailsOf(
  engine: UploadEngine,
  folder: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (engine === 'sqlite') {
    const db = join(folder, 'uploads.sqlite')
    new DatabaseSync(db).close()
    return { db }
  }
  if (engine === 'duckdb') {
    const path = join(folder, 'uploads-file.duckdb')
    await createFile(path, ['create table other (id int)'])
    return { database_file: path }
  }
  const found = await (engine === 'postgres' ? postgresServer() : mysqlServer())
  return (await found?.createDatabase('uploads'))?.details
}

/** Undefined where there is no server for the engine. */
export async function uploadSite(t: TestContext, engine: UploadEngine, options: TestServerOptions = {}) {
  const server = await testServer(t, options)
  const { as } = server
  const details = await detailsOf(engine, server.dataDir)
  if (details === undefined) return undefined
  const database = (await as.admin.post('/api/database', { name: 'Uploads', engine, details })).body.id as number
  await server.server.jobs.drain()
  const place = { db_id: database, schema_name: SCHEMAS[engine], table_prefix: 'up_' }
  const enable = () => as.admin.put('/api/setting/uploads-settings', { value: place })

  type Caller = (typeof as)['admin']
  /** Sends a form with a file. */
  async function send(
    path: string,
    text: string | Uint8Array<ArrayBuffer>,
    given: { name?: string; by?: Caller } & Record<string, unknown> = {},
  ) {
    const { name = 'shops.csv', by = as.admin, accept, ...fields } = given
    const form = new FormData()
    for (const [key, value] of Object.entries(fields))
      form.set(key, typeof value === 'string' ? value : JSON.stringify(value))
    form.set('file', new Blob([text]), name)
    const sent = new Response(form)
    const headers: Record<string, string> = { 'content-type': sent.headers.get('content-type') ?? '' }
    if (accept !== undefined) headers['accept'] = String(accept)
    return by.post(path, new Uint8Array(await sent.arrayBuffer()), headers)
  }
  const upload = (text: string | Uint8Array<ArrayBuffer>, given: Parameters<typeof send>[2] = {}) =>
    send('/api/upload/csv', text, given)
  /** The rows of a model, with the names and types of its columns. */
  async function model(id: number) {
    const { body } = await as.admin.post(`/api/card/${id}/query`, {})
    const columns = body.data.cols.map((col: Record<string, string>) => [
      col['name'],
      col['display_name'],
      col['base_type'],
    ])
    return { columns, rows: body.data.rows as unknown[][] }
  }
  const tableOf = async (id: number) => (await as.admin.get(`/api/card/${id}`)).body.table_id as number
  return { ...server, database, enable, send, upload, model, tableOf }
}
