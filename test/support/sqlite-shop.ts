/** A small SQLite database with keys, a view, a hidden-worthy table and values of all kinds, made in the test. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

/** Makes the file and gives its path. */
export function makeShop(folder: string, name = 'shop.sqlite'): string {
  const path = join(folder, name)
  const file = new DatabaseSync(path)
  file.exec(SCRIPT)
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
  file.close()
  return path
}

/** Connects the shop and syncs it; gives its id and finds tables and fields by name. */
export async function connectShop(server: TestServer, path = makeShop(server.dataDir)) {
  const { body } = await server.as.admin.post('/api/database', {
    name: 'Shop',
    engine: 'sqlite',
    details: { db: path },
  })
  await server.server.jobs.drain()
  const id: number = body.id
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
