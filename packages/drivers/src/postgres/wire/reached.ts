import type { ReachedDatabase } from '@querent/query'
import type { Client } from 'pg'
import { isServerError } from '../errors.ts'

const PRESENT = `select oid::text, extract(epoch from pg_postmaster_start_time())::text,
  has_function_privilege('pg_control_system()', 'execute') from pg_database where datname = current_database()`
const SYSTEM = 'select system_identifier::text from pg_control_system()'

/** Which database a session has reached, as its server tells it; undefined for variants that do not know. */
export async function reachedDatabase(client: Client): Promise<ReachedDatabase | undefined> {
  try {
    const [databaseId, startedAt, maySeeSystem] = await firstRow(client, PRESENT)
    const [systemId = null] = maySeeSystem === true ? await firstRow(client, SYSTEM) : []
    if (databaseId === undefined) return undefined
    const text = systemId === null ? null : String(systemId)
    return { kind: 'postgres', databaseId: String(databaseId), startedAt: String(startedAt), systemId: text }
  } catch (error) {
    if (isServerError(error)) return undefined
    throw error
  }
}

async function firstRow(client: Client, text: string): Promise<unknown[]> {
  const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' })
  return rows[0] ?? []
}
