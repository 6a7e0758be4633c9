/** Tables in the connected database itself, in a schema of the server's own. */
import { badRequest } from '@querent/contract'
import {
  created,
  nameOf,
  QueryError,
  type ChangeStep,
  type Dialect,
  type ModelStatement,
  type Row,
  type SessionSettings,
  type StoredPlace,
  type TableStorage,
} from '@querent/query'
import type { Connection } from '../../../../connections/index.ts'
import type { Deps } from '../../../deps.ts'
import type { BuiltTable, PersistenceTarget, Refusal, SourceToStore } from '../target.ts'
import { freshName, schemaName, tableName } from './names.ts'

/** The table that says whose schema it is. */
const INFO = 'cache_info'
const PLAIN: SessionSettings = { timeZone: 'UTC', holdsSql: false }
const NO_SUPPORT = 'Database does not support persisting'
const ONLY_STEPS =
  'Models that are made of SQL cannot be kept as tables in this database: while a table is filled, their SQL could write.'

export function warehouseTarget({ settings, now }: Pick<Deps, 'settings' | 'now'>): PersistenceTarget {
  async function schemaOf(databaseId: number): Promise<string> {
    await settings.ensureGeneratedValues()
    return schemaName((await settings.current()).get('site-uuid') ?? '', databaseId)
  }

  /** Makes the schema unless it is there. */
  async function ensureSchema(connection: Connection, schema: string, signal: AbortSignal): Promise<void> {
    const { storage, dialect } = parts(connection)
    if (!storage.hasSchemas) return
    const found = await read(connection, { sql: storage.findSchema(schema, dialect), session: PLAIN, signal })
    if (found.rows.length > 0) return
    await write(connection, [storage.createSchema(schema, dialect)], { session: PLAIN, signal })
    const place = storage.place(schema, INFO)
    await write(connection, storage.fillSteps({ place, query: await infoQuery(dialect), holdsSql: false }, dialect), {
      session: PLAIN,
      signal,
    })
  }

  /** Rows of names and values, which say whose schema it is. */
  async function infoQuery(dialect: Dialect): Promise<string> {
    const [key, value] = ['key', 'value'].map((name) => dialect.quoteIdentifier(name))
    const uuid = (await settings.current()).get('site-uuid') ?? ''
    const info = { 'settings-version': '1', 'created-at': new Date(now()).toISOString(), 'instance-uuid': uuid }
    return Object.entries(info)
      .map(([name, text]) => `SELECT ${dialect.quoteText(name)} AS ${key}, ${dialect.quoteText(text)} AS ${value}`)
      .join(' UNION ALL ')
  }

  async function canTake(connection: Connection, signal: AbortSignal): Promise<Refusal | undefined> {
    const { storage, dialect } = parts(connection)
    const schema = await schemaOf(connection.database.id)
    const place = storage.place(schema, freshName({ id: 0, name: 'check' }))
    const table = nameOf(place, dialect)
    const tries: [string, (reason: string) => string, () => Promise<unknown>][] = [
      [
        'create-schema',
        (reason) => `The account of the database cannot create the schema ${schema}: ${reason}`,
        () => ensureSchema(connection, schema, signal),
      ],
      [
        'create-table',
        (reason) => `The account of the database cannot create tables in ${schema}: ${reason}`,
        () => write(connection, [created(`CREATE TABLE ${table}`, 'SELECT 1 AS one')], { session: PLAIN, signal }),
      ],
      [
        'read-table',
        (reason) => `The account of the database cannot read tables in ${schema}: ${reason}`,
        () => read(connection, { sql: storage.read(place, 'all', dialect), session: PLAIN, signal }),
      ],
      [
        'delete-table',
        (reason) => `The account of the database cannot drop tables in ${schema}: ${reason}`,
        () => write(connection, [storage.drop(place, dialect)], { session: PLAIN, signal }),
      ],
    ]
    for (const [code, sentence, attempt] of tries) {
      try {
        await attempt()
      } catch (error) {
        if (!(error instanceof QueryError)) throw error
        return { message: sentence(error.message), error: `persist.check/${code}` }
      }
    }
    return undefined
  }

  async function build(source: SourceToStore, place: StoredPlace, signal: AbortSignal): Promise<BuiltTable> {
    const { rows: asked, session, connection } = source
    if (!('sql' in asked)) throw new Error('A table is in its database already.')
    const { sql: query } = asked
    const { storage, dialect } = parts(connection)
    await requireFit({ sql: query, session }, connection, signal)
    await ensureSchema(connection, await schemaOf(connection.database.id), signal)
    await write(connection, storage.fillSteps({ place, query, holdsSql: session.holdsSql }, dialect), {
      session,
      signal,
    })
    const { columns } = await read(connection, { sql: storage.read(place, 'none', dialect), session: PLAIN, signal })
    const count = `SELECT COUNT(*) AS n FROM ${nameOf(place, dialect)}`
    const { rows } = await read(connection, { sql: count, session: PLAIN, signal })
    return { columns, rows: Number(rows[0]?.[0] ?? 0) }
  }

  return {
    canTake,
    placeFor: async (model, connection) =>
      parts(connection).storage.place(await schemaOf(connection.database.id), freshName(model)),
    build,
    async drop(place, connection, signal) {
      const { storage, dialect } = parts(connection)
      await write(connection, [storage.drop(place, dialect)], { session: PLAIN, signal })
    },
    async leave(connection, signal) {
      const { storage, dialect } = parts(connection)
      if (!storage.hasSchemas) return
      const schema = await schemaOf(connection.database.id)
      const step = storage.dropSchema(schema, dialect)
      await write(connection, [storage.drop(storage.place(schema, INFO), dialect)], { session: PLAIN, signal })
      if (step !== undefined) await write(connection, [step], { session: PLAIN, signal })
    },
    names: async (model, databaseId) => ({ schema: await schemaOf(databaseId), table: tableName(model) }),
  }
}

/** @throws {QueryError} for a model whose table would not be equal to it, or whose SQL does more than read. */
async function requireFit(
  { sql, session }: Pick<ModelStatement, 'sql' | 'session'>,
  connection: Connection,
  signal: AbortSignal,
): Promise<void> {
  const { storage, dialect } = parts(connection)
  if (session.holdsSql && !storage.takesSql) throw new QueryError('unsupported-feature', ONLY_STEPS)
  const { obstacle } = storage
  if (obstacle !== undefined) {
    const { rows } = await read(connection, { sql: obstacle.sql, session: PLAIN, signal })
    if (rows.length > 0) throw new QueryError('unsupported-feature', obstacle.message)
  }
  // As every question is read: what is refused there fills no table.
  const source = `(${sql})`
  const none = `SELECT * FROM ${source} AS ${dialect.quoteIdentifier('source')} WHERE 1 = 0`
  await read(connection, { sql: none, session, signal })
}

/** @throws {ApiError} 400 for an engine that keeps no tables. */
function parts({ driver }: Connection): { storage: TableStorage; dialect: Dialect } {
  const { dialect } = driver
  if (dialect.storage === undefined || !dialect.supports('persist-models')) throw badRequest(NO_SUPPORT)
  return { storage: dialect.storage, dialect }
}

interface Running {
  session: SessionSettings
  signal: AbortSignal
}

/** All rows of a small statement. */
async function read(
  { dataSource }: Connection,
  { sql, session, signal }: Running & { sql: string },
): Promise<{ columns: string[]; rows: Row[] }> {
  const stream = await dataSource.run({ sql, params: [], ...session, signal, access: 'read' })
  const rows: Row[] = []
  for await (const batch of stream) rows.push(...batch)
  return { columns: stream.columns.map(({ name }) => name), rows }
}

async function write({ dataSource }: Connection, steps: ChangeStep[], { session, signal }: Running): Promise<void> {
  await dataSource.change({ steps, ...session, signal })
}
