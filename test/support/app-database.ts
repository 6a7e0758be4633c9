/**
 * App databases for test servers: as a first start leaves them, without the first start. Migrations run once in a
 * process; after that the file is copied, and a PostgreSQL database goes back to what it was and is used again. It is
 * PostgreSQL with QUERENT_TEST_APP_DB=postgres.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createSecrets, openStore } from '../../packages/server/src/store/index.ts'
import { keptConnection, type KeptConnection } from './kept-connection.ts'
import { dumpTables, makeReset } from './postgres-content.ts'
import { postgresServer, type TestDatabase } from './servers.ts'

export interface AppDatabase {
  /** What the server's environment says of it. */
  env: Record<string, string>
  /** Statements that add all rows of these tables to another app database; empty when there are none. */
  dump(tables: readonly string[]): Promise<string>
  exec(script: string): Promise<void>
  /** To be called when nobody is connected any more. */
  release(): Promise<void>
}

/** @param path Where a server expects it, when it is a file. */
export function appDatabase(path: string): Promise<AppDatabase> {
  return process.env['QUERENT_TEST_APP_DB'] === 'postgres' ? postgresDatabase() : sqliteDatabase(path)
}

/** An empty app database holds no secrets: any key will do. */
async function migrate(location: string): Promise<void> {
  const store = await openStore(location, createSecrets('any'))
  await store.close()
}

let migratedFile: Promise<Buffer> | undefined

async function sqliteDatabase(path: string): Promise<AppDatabase> {
  writeFileSync(path, await (migratedFile ??= makeMigratedFile()))
  return {
    env: {},
    dump: async (tables) => withFile(path, (file) => tables.flatMap((table) => insertsOf(file, table)).join(';\n')),
    exec: async (script) => withFile(path, (file) => file.exec(`begin; ${script}; commit`)),
    release: async () => undefined,
  }
}

async function makeMigratedFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'querent-migrated-'))
  try {
    await migrate(join(folder, 'app.db'))
    return readFileSync(join(folder, 'app.db'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withFile<T>(path: string, work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: false })
  try {
    return work(file)
  } finally {
    file.close()
  }
}

function insertsOf(file: DatabaseSync, table: string): string[] {
  const values = file.prepare(`select * from "${table}"`).columns()
  const quoted = values.map(({ name }) => `quote("${name}")`).join(` || ', ' || `)
  const rows = file.prepare(`select ${quoted} as cells from "${table}"`).all()
  return rows.map(({ cells }) => `insert into "${table}" values (${String(cells)})`)
}

interface Reusable {
  database: TestDatabase
  connection: KeptConnection
  /** Goes back to what the migrations left; false when that is not possible. */
  reset(): Promise<boolean>
}

const free: Reusable[] = []

async function postgresDatabase(): Promise<AppDatabase> {
  const taken = free.pop() ?? (await makeMigratedDatabase())
  const { database, connection } = taken
  return {
    env: { QUERENT_APP_DB_URL: database.url },
    dump: (tables) => dumpTables(connection, tables),
    exec: connection.exec,
    async release() {
      if (await taken.reset()) return void free.push(taken)
      await connection.close()
      await database.drop()
    },
  }
}

async function makeMigratedDatabase(): Promise<Reusable> {
  const database = await (await postgresServer()).createDatabase('app')
  await migrate(database.url)
  const connection = keptConnection(database.url)
  return { database, connection, reset: await makeReset(connection) }
}
