/** X-rays of every table and field of the sample, on each engine: all are kept, and every card runs and gives rows. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { createFile } from '../support/duckdb-file.ts'
import { sampleScript } from '../support/sample-script.ts'
import { mysqlServer, postgresServer } from '../support/servers.ts'
import { testServer } from '../support/test-server.ts'
import { requireSound, runAll, type Made } from '../support/x-rays.ts'

/** Makes a database with the sample; undefined where no server of the engine runs. */
const ENGINES: Readonly<Record<string, (folder: string) => Promise<object | undefined>>> = {
  async sqlite(folder) {
    const db = join(folder, 'sample.sqlite')
    const file = new DatabaseSync(db)
    file.exec(sampleScript('sqlite').join(';\n'))
    file.close()
    return { db }
  },
  async duckdb(folder) {
    const database_file = join(folder, 'sample.duckdb')
    await createFile(database_file, sampleScript('duckdb'))
    return { database_file }
  },
  async postgres() {
    const database = await (await postgresServer()).createDatabase('xray')
    await database.exec(sampleScript('postgres').join(';\n'))
    return database.details
  },
  async mysql() {
    const database = await (await mysqlServer())?.createDatabase('xray')
    for (const sql of sampleScript('mysql')) await database?.exec(sql)
    return database?.details
  },
}

for (const [engine, make] of Object.entries(ENGINES)) {
  test(`on ${engine}, the X-ray of each table and field is kept, and all cards have rows`, async (t) => {
    const { as, server, dataDir } = await testServer(t)
    const details = await make(dataDir)
    if (details === undefined) return t.skip('no server')
    const { body } = await as.admin.post('/api/database', { name: engine, engine, details })
    assert.ok(body.id > 0, JSON.stringify(body))
    await server.jobs.drain()
    const tables = (await server.store.tables.listOfDatabase(body.id)).filter(({ active }) => active)
    assert.equal(tables.length, 8)
    const fields = await server.store.fields.listOfTables(tables.map(({ id }) => id))
    const asked = new Set<string>()
    const faults: string[] = []
    for (const path of [...tables.map(({ id }) => `table/${id}`), ...fields.map(({ id }) => `field/${id}`)]) {
      const answer = await as.admin.get(`/api/automagic-dashboards/${path}?show=all`)
      assert.equal(answer.status, 200, `${path}: ${answer.text}`)
      const board: Made = answer.body
      requireSound(board, `${engine} ${path}`)
      const isNew = ({ card }: Made['dashcards'][number]) => {
        const key = JSON.stringify(card?.dataset_query)
        return card !== null && asked.size < asked.add(key).size
      }
      await runAll(as.admin, { dashcards: board.dashcards.filter(isNew) }, path).catch((error: unknown) =>
        faults.push(String(error)),
      )
      const saved = await as.admin.post('/api/dashboard/save', board)
      assert.equal(saved.status, 200, `${path}: ${saved.text}`)
    }
    assert.deepEqual(faults, [])
    assert.ok(asked.size > 200, String(asked.size))
  })
}
