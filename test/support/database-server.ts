import type { ConnectionDetails } from '@querent/query'

/** Connection details (contract: databases, section 4). */
export interface ServerDetails extends ConnectionDetails {
  host: string
  port: number
  dbname: string
  user: string
  password: string
}

export interface TestDatabase {
  name: string
  details: ServerDetails
  /** The same as a URL, e.g. for an app database. */
  url: string
  /** Runs a script as the database's owner, with rights to everything. */
  exec(script: string): Promise<void>
  /** Rows of one statement as objects, as the client library gives them. */
  query(sql: string): Promise<Record<string, unknown>[]>
  /** Removes the database and whoever is connected to it. */
  drop(): Promise<void>
}

export interface DatabaseServer {
  /** Details of a database that always exists, for tests of connection errors. */
  details: ServerDetails
  /** The same as a URL, with which another process can use the server too. */
  url: string
  /** Started from the development dependencies, because no server was found. */
  isEmbedded?: boolean
  /** A new empty database; the name is made unique. */
  createDatabase(name?: string): Promise<TestDatabase>
  /** Removes the databases and stops what was started. */
  stop(): Promise<void>
}

/** What an engine has of its own. */
export interface EngineCommands {
  urlOf(details: ServerDetails): string
  /** Runs SQL in the database of the details; gives the rows of a single statement. */
  query(details: ServerDetails, sql: string): Promise<Record<string, unknown>[]>
  /** One after the other. */
  createDatabase(name: string): readonly string[]
  /** Also for a database that somebody is connected to. */
  dropDatabase(name: string): string
}

/**
 * A running server as tests use it.
 * @param details Of an account that may create databases.
 * @param stop Called after the databases were removed.
 */
export function databaseServer(
  details: ServerDetails,
  commands: EngineCommands,
  stop: () => Promise<void>,
): DatabaseServer {
  const open = new Set<TestDatabase>()
  let count = 0
  return {
    details,
    url: commands.urlOf(details),
    async createDatabase(label = 'db') {
      count += 1
      const name = `querent_${process.pid}_${count}_${label}`
      for (const sql of commands.createDatabase(name)) await commands.query(details, sql)
      const own = { ...details, dbname: name }
      const database: TestDatabase = {
        name,
        details: own,
        url: commands.urlOf(own),
        exec: async (script) => void (await commands.query(own, script)),
        query: (sql) => commands.query(own, sql),
        async drop() {
          if (!open.has(database)) return
          await commands.query(details, commands.dropDatabase(name))
          open.delete(database)
        },
      }
      open.add(database)
      return database
    },
    async stop() {
      for (const database of open) await database.drop()
      await stop()
    },
  }
}
