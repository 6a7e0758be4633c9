/** A server whose app database, of either engine, holds the people and permissions of a large company. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createSecrets, openStore, type Store } from '../../packages/server/src/store/index.ts'
import { postgresServer } from '../../test/support/servers.ts'
import { caller, connect, setUp, type Bench } from './context.ts'
import { CONTENT } from './permissions-content.ts'
import { startServer, type ServerProcess } from './server-process.ts'

export interface PermissionsServer {
  server: ServerProcess
  headers: Record<string, string>
  call: Bench['call']
  /** The same app database, opened beside the server. */
  store: Store
  /** Runs statements on it without anything of ours in between. */
  bare(script: string): Promise<void>
  close(): Promise<void>
}

export async function permissionsServer(engine: 'sqlite' | 'postgres'): Promise<PermissionsServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'querent-bench-'))
  const database = engine === 'postgres' ? await (await postgresServer()).createDatabase('permissions') : undefined
  const env: Record<string, string> = database === undefined ? {} : { QUERENT_APP_DB_URL: database.url }
  const options = { dataDir, env }
  const first = await startServer(options)
  const headers = await setUp(first.url)
  const path = join(dataDir, 'small.sqlite')
  new DatabaseSync(path).exec('create table small (id integer primary key)')
  await connect(caller(first.url, headers), 'sqlite', { db: path })
  await first.stop()

  const file = join(dataDir, 'querent.db')
  const open = database === undefined ? new DatabaseSync(file) : undefined
  const bare = async (script: string) => (open === undefined ? database!.exec(script) : open.exec(script))
  await bare(`begin; ${CONTENT}; commit`)
  const server = await startServer(options)
  const secrets = createSecrets(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim())
  const store = await openStore(database?.url ?? file, secrets, dataDir)
  return {
    server,
    headers,
    call: caller(server.url, headers),
    store,
    bare,
    async close() {
      await store.close()
      await server.stop()
      open?.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
