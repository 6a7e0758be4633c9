/**
 * X-rays of every table and field of the sample, of a schema of another kind and of data that others publish, on each engine:
 * all are kept, and every card runs and gives rows.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { createFile } from '../support/duckdb-file.ts'
import { countriesScript, releasesScript, timeZonesScript } from '../support/public-data.ts'
import { sampleScript } from '../support/sample-script.ts'
import { mysqlServer, postgresServer } from '../support/servers.ts'
import { testServer, type Client } from '../support/test-server.ts'
import { hospitalScript } from '../support/x-ray-schema.ts'
import { requireSound, runAll, type Made } from '../support/x-rays.ts'

type Engine = 'sqlite' | 'duckdb' | 'postgres' | 'mysql'

/** Makes a database by statements; undefined where no server of the engine runs. */
const ENGINES: Readonly<Record<Engine, (script: string[], folder: string) => Promise<object | undefined>>> = {
  async sqlite(script, folder) {
    const db = join(folder, 'data.sqlite')
    const file = new DatabaseSync(db)
    file.exec(script.join(';\n'))
    file.close()
    return { db }
  },
  async duckdb(script, folder) {
    const database_file = join(folder, 'data.duckdb')
    await createFile(database_file, script)
    return { database_file }
  },
  async postgres(script) {
    const database = await (await postgresServer()).createDatabase('xray')
    await database.exec(script.join(';\n'))
    return database.details
  },
  async mysql(script) {
    const database = await (await mysqlServer())?.createDatabase('xray')
    for (const sql of script) await database?.exec(sql)
    return database?.details
  },
}

/** How many tables each has, and at least how many different cards. */
const SCHEMAS = [
  { name: 'the sample', script: sampleScript, tables: 8, cards: 200 },
  { name: 'a hospital', script: hospitalScript, tables: 20, cards: 250 },
  { name: 'the countries', script: countriesScript, tables: 4, cards: 40 },
  { name: 'the time zones', script: timeZonesScript, tables: 2, cards: 30 },
  { name: 'the releases', script: releasesScript, tables: 2, cards: 30 },
] as const

for (const engine of Object.keys(ENGINES) as Engine[]) {
  for (const { name, script, tables: count, cards } of SCHEMAS) {
    test(`on ${engine}, the X-ray of each table and field of ${name} is kept, and all cards have rows`, async (t) => {
      const { as, server, dataDir } = await testServer(t)
      const details = await ENGINES[engine](script(engine), dataDir)
      if (details === undefined) return t.skip('no server')
      const { body } = await as.admin.post('/api/database', { name: engine, engine, details })
      assert.ok(body.id > 0, JSON.stringify(body))
      await server.jobs.drain()
      const tables = (await server.store.tables.listOfDatabase(body.id)).filter(({ active }) => active)
      assert.equal(tables.length, count)
      const fields = await server.store.fields.listOfTables(tables.map(({ id }) => id))
      const paths = [...tables.map(({ id }) => `table/${id}`), ...fields.map(({ id }) => `field/${id}`)]
      const key = fields.find(({ semantic_type }) => semantic_type === 'type/FK')
      const model = await as.admin.post('/api/card', {
        name: 'A model with foreign keys',
        type: 'model',
        display: 'table',
        visualization_settings: {},
        dataset_query: { database: body.id, type: 'query', query: { 'source-table': key?.table_id } },
      })
      const asked = await keptAndRun(as.admin, [...paths, `model/${model.body.id}`])
      assert.ok(asked > cards, String(asked))
    })
  }
}

/** Keeps the x-rays, and runs every card once; how many different ones there are. */
async function keptAndRun(as: Client, paths: readonly string[]): Promise<number> {
  const asked = new Set<string>()
  const faults: string[] = []
  for (const path of paths) {
    const answer = await as.get(`/api/automagic-dashboards/${path}?show=all`)
    assert.equal(answer.status, 200, `${path}: ${answer.text}`)
    const board: Made = answer.body
    requireSound(board, path)
    const isNew = ({ card }: Made['dashcards'][number]) => {
      const key = JSON.stringify(card?.dataset_query)
      return card !== null && asked.size < asked.add(key).size
    }
    await runAll(as, { dashcards: board.dashcards.filter(isNew) }, path).catch((error: unknown) =>
      faults.push(String(error)),
    )
    const saved = await as.post('/api/dashboard/save', board)
    assert.equal(saved.status, 200, `${path}: ${saved.text}`)
  }
  assert.deepEqual(faults, [])
  return asked.size
}
