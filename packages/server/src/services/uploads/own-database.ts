/** A database for uploads where there is none: a DuckDB file in the data folder. Tested by test/contract/upload-management.test.ts. */
import { existsSync } from 'node:fs'
import { constants, copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '@querent/contract'
import { createDuckDbFile } from '@querent/drivers'
import { messageOf } from '../../observe/message-of.ts'
import { requireSuperuser } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { UPLOADS_FILE, type Repositories } from '../../store/index.ts'
import type { DatabaseService } from '../data/databases/index.ts'
import type { Deps } from '../deps.ts'
import type { SettingService } from '../settings/settings/index.ts'

const SCHEMA = 'main'

interface OwnDatabaseDeps extends Pick<Deps, 'store' | 'change' | 'config'> {
  databases: Pick<DatabaseService, 'prepare' | 'startSync'>
  settings: Pick<SettingService, 'write'>
}

export function ownUploadsDatabase({ store, change, config, databases, settings }: OwnDatabaseDeps) {
  const path = join(config.dataDir, UPLOADS_FILE)
  let making: Promise<void> | undefined

  /** Makes it, or finds it again, and has uploads go there; gives its id. @throws {ApiError} 400 when it cannot be made. */
  async function useOwnDatabase(user: CurrentUser, signal: AbortSignal): Promise<number> {
    requireSuperuser(user)
    const id = (await known(store)) ?? (await made(user, signal))
    await settings.write(user, { 'uploads-settings': { db_id: id, schema_name: SCHEMA, table_prefix: null } })
    return id
  }

  async function known({ databases }: Pick<Repositories, 'databases'>): Promise<number | undefined> {
    return (await databases.list()).find(({ details }) => details['database_file'] === path)?.id
  }

  /** Of administrators who ask for it at once, one makes it. */
  async function made(user: CurrentUser, signal: AbortSignal): Promise<number> {
    if (!existsSync(path)) await (making ??= makeFile().finally(() => (making = undefined)))
    const body = { name: 'Uploads', engine: 'duckdb', details: { database_file: path } }
    const prepared = await databases.prepare(body, signal)
    const { id, row } = await change(user, async ({ repositories, time }) => {
      await repositories.tables.lock()
      const id = await known(repositories)
      if (id !== undefined) return { id }
      const stored = { ...prepared, creator_id: user.id, created_at: time, updated_at: time }
      const row = await repositories.databases.create(stored)
      return { id: row.id, row }
    })
    if (row !== undefined) await databases.startSync(row)
    return id
  }

  /** Under another name first: a file that is being made cannot be opened by somebody who finds it. */
  async function makeFile(): Promise<void> {
    const made = `${path}.${process.pid}.new`
    try {
      await createDuckDbFile(made)
      await copyFile(made, path, constants.COPYFILE_EXCL)
    } catch (error) {
      if (existsSync(path)) return
      throw new ApiError(400, { message: `The file ${path} cannot be created: ${messageOf(error)}` })
    } finally {
      await rm(made, { force: true })
    }
  }

  return { useOwnDatabase }
}
