/** A connection to PostgreSQL that is opened once for many scripts: opening one costs more than most of them. */
import { Client } from 'pg'

export interface KeptConnection {
  /** Rows of one statement as objects, as the client library gives them. */
  query(sql: string): Promise<Record<string, unknown>[]>
  /** Runs a script as a whole, or nothing of it. */
  exec(script: string): Promise<void>
  close(): Promise<void>
}

/** The types of the client library leave these out. */
interface HoldingClient extends Client {
  ref(): void
  unref(): void
}

/** Opens the connection when it is first needed, and anew after it was cut; idle it keeps no process alive. */
export function keptConnection(url: string): KeptConnection {
  let open: Promise<HoldingClient> | undefined

  function forget(error: unknown): never {
    open = undefined
    throw error
  }

  async function connect(): Promise<HoldingClient> {
    const client = new Client({ connectionString: url }) as HoldingClient
    const leave = () => (open = undefined)
    client.on('error', leave)
    client.on('end', leave)
    await client.connect()
    return client
  }

  async function over<T>(work: (client: HoldingClient) => Promise<T>): Promise<T> {
    const client = await (open ??= connect().catch(forget))
    client.ref()
    try {
      return await work(client)
    } finally {
      client.unref()
    }
  }

  return {
    query: (sql) => over(async (client) => (await client.query<Record<string, unknown>>(sql)).rows),
    exec: (script) =>
      over(async (client) => {
        try {
          await client.query(`begin; ${script}; commit`)
        } catch (error) {
          await client.query('rollback')
          throw error
        }
      }),
    async close() {
      const client = await open
      client?.ref()
      await client?.end()
    },
  }
}
