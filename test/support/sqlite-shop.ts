/** A small SQLite database with keys, a view, a hidden-worthy table and values of all kinds, made in the test. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ADMINISTRATORS_ID, ALL_USERS_ID } from '../../packages/server/src/store/index.ts'
import type { TestServer } from './test-server.ts'

const SCRIPT = `
  create table people (id integer primary key, name text not null, email text, state text, birth_date date,
    latitude real, longitude real, created_at timestamp);
  create table orders (id integer primary key, user_id integer references people(id), status text, total decimal(10,2),
    quantity integer, notes text, payload text, created_at timestamp);
  create index orders_status on orders (status);
  create table schema_migrations (version text);
  create view big_orders as select id, total from orders where total > 50;
`

let content: Buffer | undefined

/** Makes the file and gives its path. */
export function makeShop(folder: string, name = 'shop.sqlite'): string {
  const path = join(folder, name)
  if (content === undefined) {
    fillShop(path)
    content = readFileSync(path)
  } else writeFileSync(path, content)
  return path
}

function fillShop(path: string): void {
  const file = new DatabaseSync(path)
  // In one transaction: the disk is waited for at the end of each.
  file.exec(`begin; ${SCRIPT}`)
  const person = file.prepare('insert into people values (?, ?, ?, ?, ?, ?, ?, ?)')
  for (let id = 1; id <= 20; id++) {
    const state = ['CA', 'NY', 'TX', 'WA'][id % 4] ?? null
    const created = `2024-01-${String(id).padStart(2, '0')} 10:00:00`
    person.run(id, `Person ${id}`, `p${id}@example.org`, state, '1990-05-01', 40 + id / 10, -70 - id / 10, created)
  }
  const order = file.prepare('insert into orders values (?, ?, ?, ?, ?, ?, ?, ?)')
  for (let id = 1; id <= 100; id++) {
    const status = ['paid', 'open', 'late'][id % 3] ?? null
    const notes = id % 4 === 0 ? null : `A remark on order ${id} that is long enough not to be shown in previews at all`
    order.run(
      id,
      (id % 20) + 1,
      status,
      id + 0.5,
      id % 10,
      notes,
      `{"n":${id}}`,
      `2024-02-01 00:00:${String(id % 60).padStart(2, '0')}`,
    )
  }
  file.exec('commit')
  file.close()
}

/** What connecting and syncing a database writes to the app database. */
const WRITTEN_TABLES = ['databases', 'database_permissions', 'tables', 'fields', 'field_values', 'jobs']

interface Connected {
  id: number
  /** Statements that add what was written. */
  script: string
  /** When the first of its scheduled jobs is due. */
  until: number
}

let connected: Connected | undefined

/**
 * Connects the shop and syncs it; gives its id and finds tables and fields by name. That is really done once in a
 * process: other servers that are like the first one get what it wrote.
 */
export async function connectShop(server: TestServer, path = makeShop(server.dataDir)) {
  const id = await connect(server, path)
  const { store } = server.server
  async function table(name: string) {
    const found = (await store.tables.listOfDatabase(id)).find((row) => row.name === name)
    if (found === undefined) throw new Error(`No table ${name}`)
    return found
  }
  async function field(tableName: string, name: string) {
    const found = (await store.fields.listOfTables([(await table(tableName)).id])).find((row) => row.name === name)
    if (found === undefined) throw new Error(`No field ${tableName}.${name}`)
    return found
  }
  return { id, path, table, field }
}

async function connect(server: TestServer, path: string): Promise<number> {
  const { store } = server.server
  // What groups may do with it is written too: that of one more group would be missing, or point nowhere.
  const hasBuiltInGroups = (await store.groups.ids()).every((id) => id === ALL_USERS_ID || id === ADMINISTRATORS_ID)
  const isUsual = server.isUsual && hasBuiltInGroups && (await store.databases.list()).length === 0
  if (!isUsual) return connectAndSync(server, path)
  if (connected !== undefined && Date.now() < connected.until) {
    await server.database.exec(connected.script)
    await store.databases.update(connected.id, { details: { db: path } })
    return connected.id
  }
  const id = await connectAndSync(server, path)
  const job = await store.jobs.find(`schedule sync.database ${id}`)
  const script = await server.database.dump(WRITTEN_TABLES)
  connected = { id, script, until: Date.parse(job?.run_at ?? '') }
  return id
}

async function connectAndSync({ as, server }: TestServer, path: string): Promise<number> {
  const { body } = await as.admin.post('/api/database', { name: 'Shop', engine: 'sqlite', details: { db: path } })
  await server.jobs.drain()
  return body.id
}
