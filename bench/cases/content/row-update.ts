/** An implicit action that changes one row, beside the same update in a transaction of the bare client. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { postgresServer } from '../../../test/support/servers.ts'
import { connect, tableId, type Bench } from '../../support/context.ts'
import { send } from '../../support/http.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median } from '../../support/stats.ts'

const ROUNDS = 200
const WARM_UPS = 50
const ROWS = 10_000
/** Milliseconds above the bare transaction: finding the action, checking values, noting the execution. */
const AIM_MS = 2

/** Two tables that are the same: nobody waits for the other's locks. @param numbers Rows of a statement that counts. */
const tables = (numbers: string) =>
  ['ours', 'bare']
    .map(
      (name) => `create table ${name} (id integer primary key, name varchar(40), total integer);
        insert into ${name} select i, 'Order ' || i, 0 from ${numbers};`,
    )
    .join('\n')

interface Data {
  engine: string
  driver: string
  details: unknown
  /** Begins, updates the row and commits. */
  update(id: number, total: number): Promise<unknown>
  close(): Promise<unknown>
}

export async function rowUpdate(bench: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const open of [openPostgres, openSqlite]) {
    const data = await open(bench)
    const database = await connect(bench.call, data.driver, data.details)
    const path = await makeAction(bench, database)
    let count = 0
    const row = () => [1 + ((count * 101) % ROWS), count] as const
    const execute = async () => {
      const [id, total] = row()
      const body = JSON.stringify({ parameters: { id, total } })
      const answer = await send(path, { method: 'POST', headers: bench.headers, body })
      if (answer.toString() !== '{"rows-updated":[1]}') throw new Error(`No row was changed: ${answer.toString()}`)
    }
    const bare = () => {
      count += 1
      return data.update(...row())
    }
    const { ours, limit } = await alternately(ROUNDS, execute, bare, WARM_UPS)
    const [value, least] = [median(ours), median(limit)]
    rows.push({
      what: `row update, ${data.engine}, p50 above the bare transaction`,
      value: value - least,
      limit: null,
      unit: 'ms',
      aim: AIM_MS,
      against: `${value.toFixed(2)} ms beside ${least.toFixed(2)} ms of the client alone`,
    })
    await bench.call('DELETE', `/api/database/${database}?confirm=true`)
    await data.close()
  }
  return rows
}

/** The address where an action that changes rows of `ours` is carried out. */
async function makeAction({ server, call }: Bench, database: number): Promise<string> {
  await call('PUT', `/api/database/${database}`, { settings: { 'database-enable-actions': true } })
  const query = { 'source-table': await tableId(call, database, 'ours') }
  const { id: model_id } = await call('POST', '/api/card', {
    name: 'Orders',
    type: 'model',
    display: 'table',
    visualization_settings: {},
    dataset_query: { database, type: 'query', query },
  })
  const action = { name: 'Change', type: 'implicit', kind: 'row/update', model_id }
  const { id } = await call('POST', '/api/action', action)
  return `${server.url}/api/action/${id}/execute`
}

async function openPostgres(): Promise<Data> {
  const database = await (await postgresServer()).createDatabase('row_update')
  await database.exec(tables(`generate_series(1, ${ROWS}) as numbers(i)`))
  const { host, port, dbname, user, password } = database.details
  const client = new Client({ host, port, database: dbname, user, password })
  await client.connect()
  return {
    engine: 'PostgreSQL',
    driver: 'postgres',
    details: database.details,
    async update(id, total) {
      await client.query('begin')
      await client.query('update bare set total = $2 where id = $1', [id, total])
      await client.query('commit')
    },
    async close() {
      await client.end()
      await database.drop()
    },
  }
}

async function openSqlite({ server }: Bench): Promise<Data> {
  const db = join(server.dataDir, 'row-update.sqlite')
  const file = new DatabaseSync(db)
  file.exec(
    tables(`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS}) select i from n)`),
  )
  const update = file.prepare('update bare set total = ? where id = ?')
  return {
    engine: 'SQLite',
    driver: 'sqlite',
    details: { db },
    async update(id, total) {
      file.exec('begin immediate')
      update.run(total, id)
      file.exec('commit')
    },
    close: async () => file.close(),
  }
}
