import type { DuckDBConnection } from '@duckdb/node-api'
import type { DatabaseFile } from '../native/database-file.ts'

/**
 * How far DuckDB produces ahead of the reader. It leaves texts of more than 12 bytes out of account, so its own choice of
 * a megabyte may hold a gigabyte of them; with this one or two chunks of 2,048 rows wait, at the same speed.
 */
const STREAMING_BUFFER = '64KiB'

/** One connection at a time to a file's instance; a new one when the instance has been closed meanwhile. */
export class EngineSession {
  readonly file: DatabaseFile
  #connection: DuckDBConnection | undefined
  #timeZone = ''

  constructor(file: DatabaseFile) {
    this.file = file
  }

  /** The connection, set to the zone; only while the file is entered. @throws when DuckDB does not know the zone */
  async connect(timeZone: string): Promise<DuckDBConnection> {
    if (!this.#connection || !this.file.isOpen(this.#connection)) {
      this.#timeZone = ''
      this.#connection = await this.file.connect()
      await this.#connection.run(`set streaming_buffer_size = '${STREAMING_BUFFER}'`)
    }
    const connection = this.#connection
    if (this.#timeZone !== timeZone) {
      await connection.run(`set TimeZone = '${timeZone.replaceAll("'", "''")}'`)
      this.#timeZone = timeZone
    }
    return connection
  }

  /** Gives up the connection and whatever state a statement has left in it. */
  disconnect(): void {
    if (this.#connection) this.file.disconnect(this.#connection)
    this.#connection = undefined
    this.#timeZone = ''
  }
}
