/**
 * Recognizes the app database however it is reached: it holds password hashes, so nobody may query it as a data source.
 * The same goes for the Usage file, which only the Usage database reads.
 */
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What a connection has reached, by what does not depend on the way to it. */
type Reached =
  | { kind: 'file'; identity: string }
  | {
      kind: 'postgres'
      /** Object id of the database. */
      databaseId: string
      /** Of the cluster, and of its copies; null where the account may not read it. */
      systemId: string | null
      startedAt: string
    }

export interface OwnDatabase {
  /** What it can be reached as. */
  kinds: readonly Reached['kind'][]
  isReached(reached: Reached): Promise<boolean>
  /** Identities of the files that it consists of now; none for one on a server. */
  files(): string[]
}

/** What SQLite keeps beside a file. */
const COMPANIONS = ['', '-wal', '-shm', '-journal']

/** The file or one of its snapshots, by whatever path or link. */
export function ownFile(path: string): OwnDatabase {
  return ownFiles(() => [...identitiesOf(path), ...snapshotsOf(path).flatMap((own) => identityOf(own) ?? [])])
}

/** This database, and a file beside it that is not its own. */
export function withFile(own: OwnDatabase, path: string): OwnDatabase {
  const file = ownFiles(() => identitiesOf(path))
  return {
    kinds: [...new Set([...own.kinds, ...file.kinds])],
    isReached: async (reached) => (await file.isReached(reached)) || own.isReached(reached),
    files: () => [...own.files(), ...file.files()],
  }
}

function ownFiles(files: () => string[]): OwnDatabase {
  const isReached = async (reached: Reached) => reached.kind === 'file' && files().includes(reached.identity)
  return { kinds: ['file'], isReached, files }
}

/** A file, and what SQLite keeps beside it. */
function identitiesOf(path: string): string[] {
  return COMPANIONS.flatMap((suffix) => identityOf(path + suffix) ?? [])
}

function snapshotsOf(path: string): string[] {
  const folder = join(dirname(path), 'snapshots')
  const found = statSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/** What tells a file from another one in its place; undefined when there is none. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

const PRESENT = sql<{ database_id: string; started_at: string; may_read_system: boolean }>`
  select oid::text as database_id, extract(epoch from pg_postmaster_start_time())::text as started_at,
    has_function_privilege('pg_control_system()', 'execute') as may_read_system
  from pg_database where datname = current_database()`
const SYSTEM = sql<{ system_id: string }>`select system_identifier::text as system_id from pg_control_system()`

export function ownPostgres(db: Kysely<Schema>): OwnDatabase {
  async function isReached(reached: Reached): Promise<boolean> {
    if (reached.kind !== 'postgres') return false
    const present = (await PRESENT.execute(db)).rows[0]
    if (present?.database_id !== reached.databaseId) return false
    if (present.started_at === reached.startedAt) return true
    if (reached.systemId === null || !present.may_read_system) return false
    return (await SYSTEM.execute(db)).rows[0]?.system_id === reached.systemId
  }
  return { kinds: ['postgres'], isReached, files: () => [] }
}
