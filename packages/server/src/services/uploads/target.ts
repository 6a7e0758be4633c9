/** Where files are uploaded to, and who may (contract: uploads, section 2). */
import { ApiError, forbidden } from '@querent/contract'
import type { Connection } from '../../connections/index.ts'
import { canQueryAllTables, canSeeAllRows, canUpload, canViewDatabase } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { DatabaseRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'

export interface UploadTarget {
  database: DatabaseRow
  connection: Connection
  schema: string | null
  prefix: string
}

const MAY_NOT = "You don't have permissions to do that."

export function uploadTarget({ store, settings, connections }: Pick<Deps, 'store' | 'settings' | 'connections'>) {
  /** Where new tables go. @throws {ApiError} in the order of the contract. */
  async function ofNew(user: CurrentUser): Promise<UploadTarget> {
    const { db_id = null, schema_name = null, table_prefix = null } = (await settings.current()).get('uploads-settings')
    if (db_id === null) throw new ApiError(422, { message: 'The uploads database is not configured.' })
    const database = await store.databases.find(db_id)
    if (database === undefined) throw new ApiError(422, { message: 'The uploads database does not exist.' })
    requireEnabled(database)
    const connection = await connections.get(db_id)
    const hasSchemas = connection.driver.dialect.supports('schemas')
    const schema = hasSchemas ? schema_name : null
    if (hasSchemas && (schema === null || schema === '')) {
      throw new ApiError(422, { message: 'A schema has not been set.' })
    }
    if (!canViewDatabase(user, db_id) || !canQueryAllTables(user, db_id)) throw forbidden(MAY_NOT)
    if (schema !== null && !(await connection.dataSource.schemas()).includes(schema)) {
      throw new ApiError(422, { message: `The schema ${schema} is not syncable.` })
    }
    requireAllowed(user, connection)
    return { database, connection, schema, prefix: table_prefix ?? '' }
  }

  /** The database of a table that a file was uploaded into. @throws {ApiError} as for a new one. */
  async function ofTable(user: CurrentUser, databaseId: number): Promise<Connection> {
    const database = await store.databases.find(databaseId)
    if (database === undefined) throw new ApiError(422, { message: 'The uploads database does not exist.' })
    requireEnabled(database)
    const connection = await connections.get(databaseId)
    requireAllowed(user, connection)
    return connection
  }

  return { ofNew, ofTable }
}

function requireEnabled({ uploads_enabled }: DatabaseRow): void {
  if (!uploads_enabled) throw new ApiError(422, { message: 'Uploads are not enabled.' })
}

/** @throws {ApiError} 403 for people under a rule, or without the permission, 422 for an engine that takes no files. */
function requireAllowed(user: CurrentUser, { driver }: Connection): void {
  if (!canUpload(user)) throw forbidden(MAY_NOT)
  if (!canSeeAllRows(user)) throw forbidden('Uploads are not permitted for sandboxed users.')
  if (!driver.dialect.supports('uploads')) {
    throw new ApiError(422, { message: `Uploads are not supported on ${driver.displayName} databases.` })
  }
}
