/** A database for uploads where there is none: a DuckDB file in the data folder. Tested by test/contract/upload-management.test.ts. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError } from '@querent/contract'
import { createDuckDbFile } from '@querent/drivers'
import { messageOf } from '../../observe/message-of.ts'
import { requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { DatabaseService } from '../data/databases/index.ts'
import type { Deps } from '../deps.ts'
import type { SettingService } from '../settings/settings/index.ts'

const FILE = 'uploads.duckdb'
const SCHEMA = 'main'

interface OwnDatabaseDeps extends Pick<Deps, 'store' | 'config'> {
  databases: Pick<DatabaseService, 'create'>
  settings: Pick<SettingService, 'write'>
}

export function ownUploadsDatabase({ store, config, databases, settings }: OwnDatabaseDeps) {
  const path = join(config.dataDir, FILE)

  /** Makes it, or finds it again, and has uploads go there; gives its id. @throws {ApiError} 400 when it cannot be made. */
  async function useOwnDatabase(user: CurrentUser, signal: AbortSignal): Promise<number> {
    requireSuperuser(user)
    const id = (await known()) ?? (await made(user, signal))
    await settings.write(user, { 'uploads-settings': { db_id: id, schema_name: SCHEMA, table_prefix: null } })
    return id
  }

  async function known(): Promise<number | undefined> {
    return (await store.databases.list()).find(({ details }) => details['database_file'] === path)?.id
  }

  async function made(user: CurrentUser, signal: AbortSignal): Promise<number> {
    if (!existsSync(path)) {
      await createDuckDbFile(path).catch((error: unknown) => {
        throw new ApiError(400, { message: `The file ${path} cannot be created: ${messageOf(error)}` })
      })
    }
    const body = { name: 'Uploads', engine: 'duckdb', details: { database_file: path } }
    return (await databases.create(user, body, signal)).id
  }

  return { useOwnDatabase }
}
