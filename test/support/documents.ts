/** A table with columns of JSON in any engine, for the fields that sync makes of their paths. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFile } from './duckdb-file.ts'
import { mysqlServer, postgresServer } from './servers.ts'
import type { MarketEngine } from './market.ts'
import type { TestServer } from './test-server.ts'

/** A database with the table `events`: it can be changed, and its fields looked up by name. */
export interface Documents {
  id: number
  tableId: number
  run(script: string): Promise<void>
  resync(): Promise<void>
  fields(): ReturnType<TestServer['server']['store']['fields']['listOfTables']>
}

/** Makes a database with the script, connects it and syncs it. */
export async function connectDocuments(server: TestServer, engine: MarketEngine, script: string): Promise<Documents> {
  const { details, run } = await MAKERS[engine](join(server.dataDir, `documents.${engine}`))
  await run(script)
  const { body } = await server.as.admin.post('/api/database', { name: 'Documents', engine, details })
  const { jobs, store } = server.server
  await jobs.drain()
  const id: number = body.id
  const table = (await store.tables.listOfDatabase(id)).find(({ name }) => name === 'events')
  if (table === undefined) throw new Error('No table events')
  return {
    id,
    tableId: table.id,
    run,
    async resync() {
      await server.as.admin.post(`/api/database/${id}/sync_schema`)
      await jobs.drain()
    },
    fields: () => store.fields.listOfTables([table.id]),
  }
}

interface Maker {
  details: object
  run(script: string): Promise<void>
}

const MAKERS: Readonly<Record<MarketEngine, (path: string) => Promise<Maker>>> = {
  async sqlite(path) {
    return {
      details: { db: path },
      async run(script) {
        const file = new DatabaseSync(path, { timeout: 5_000 })
        file.exec(script)
        file.close()
      },
    }
  },
  async duckdb(path) {
    return { details: { database_file: path }, run: (script) => createFile(path, [script]) }
  },
  async postgres() {
    const database = await (await postgresServer()).createDatabase('documents')
    return { details: database.details, run: (script) => database.exec(script) }
  },
  async mysql() {
    const database = await (await mysqlServer())?.createDatabase('documents')
    return { details: { ...database?.details }, run: async (script) => database?.exec(script) }
  },
}
