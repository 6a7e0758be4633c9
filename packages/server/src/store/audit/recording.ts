/**
 * Has every statement that changes an audited table leave its entries, in its own transaction. It is done below all
 * repositories, so that no change can forget it (docs/decisions/0014).
 */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import { currentActor } from './actor.ts'
import { auditRow, type AuditNote } from './entry.ts'
import { columnsToRead, notesOfChanged, notesOfDeleted, notesOfWritten, type Unseal } from './notes.ts'
import { withNames } from './names.ts'
import type { AuditedRow } from './rule.ts'
import { auditedStatement, statements, type AuditedStatement } from './statement.ts'

/** Entries per statement. */
const ENTRIES_AT_ONCE = 100
/** Ids per statement. */
const IDS_AT_ONCE = 1_000

/** @param unseal Decrypts columns that are stored encrypted. */
export function recording(dialect: Dialect, unseal: Unseal): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () =>
      new RecordingDriver(dialect.createDriver(), { make: statements(dialect.createQueryCompiler()), unseal }),
  }
}

interface RecordingParts {
  make: ReturnType<typeof statements>
  unseal: Unseal
}

class RecordingDriver implements Driver {
  readonly #driver: Driver
  readonly #parts: RecordingParts

  constructor(driver: Driver, parts: RecordingParts) {
    this.#driver = driver
    this.#parts = parts
  }

  init = () => this.#driver.init()
  destroy = () => this.#driver.destroy()

  async acquireConnection(): Promise<RecordingConnection> {
    return new RecordingConnection(await this.#driver.acquireConnection(), this.#driver, this.#parts)
  }

  releaseConnection = (connection: RecordingConnection) => this.#driver.releaseConnection(connection.inner)

  async beginTransaction(connection: RecordingConnection, settings: TransactionSettings): Promise<void> {
    await this.#driver.beginTransaction(connection.inner, settings)
    connection.isInTransaction = true
  }

  async commitTransaction(connection: RecordingConnection): Promise<void> {
    connection.isInTransaction = false
    await this.#driver.commitTransaction(connection.inner)
  }

  async rollbackTransaction(connection: RecordingConnection): Promise<void> {
    connection.isInTransaction = false
    await this.#driver.rollbackTransaction(connection.inner)
  }
}

class RecordingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  isInTransaction = false
  readonly #driver: Driver
  readonly #unseal: Unseal
  readonly #make: ReturnType<typeof statements>

  constructor(inner: DatabaseConnection, driver: Driver, { make, unseal }: RecordingParts) {
    this.inner = inner
    this.#driver = driver
    this.#unseal = unseal
    this.#make = make
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize)
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = auditedStatement(query.query)
    if (statement === undefined) return this.inner.executeQuery(query)
    if (statement.rule.isByPeople === true && currentActor() === undefined) return this.inner.executeQuery(query)
    return this.isInTransaction ? this.#record(statement, query) : this.#recordAlone(statement, query)
  }

  async #recordAlone<R>(statement: AuditedStatement, query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#driver.beginTransaction(this.inner, {})
    try {
      const result = await this.#record<R>(statement, query)
      await this.#driver.commitTransaction(this.inner)
      return result
    } catch (error) {
      await this.#driver.rollbackTransaction(this.inner)
      throw error
    }
  }

  #record<R>(statement: AuditedStatement, query: CompiledQuery): Promise<QueryResult<R>> {
    if (statement.kind === 'insert') return this.#recordInsert(statement)
    return statement.kind === 'update' ? this.#recordUpdate(statement, query) : this.#recordDelete(statement, query)
  }

  async #recordInsert<R>(statement: AuditedStatement & { kind: 'insert' }): Promise<QueryResult<R>> {
    const { rule, node } = statement
    const overwritten = this.#make.overwritten(statement)
    const before = overwritten === undefined ? [] : (await this.inner.executeQuery<AuditedRow>(overwritten)).rows
    const written = await this.inner.executeQuery<R & AuditedRow>(this.#make.returningAll(node))
    await this.#write(notesOfWritten(rule, before, written.rows, this.#unseal))
    const rows = node.returning === undefined ? [] : written.rows
    return { ...written, rows, numAffectedRows: BigInt(written.rows.length) }
  }

  async #recordUpdate<R>(
    statement: AuditedStatement & { kind: 'update' },
    query: CompiledQuery,
  ): Promise<QueryResult<R>> {
    const { table, rule, columns } = statement
    const read = columnsToRead(rule, columns)
    const before = (await this.inner.executeQuery<AuditedRow>(this.#make.touched(statement, read))).rows
    const result = await this.inner.executeQuery<R>(query)
    const after: AuditedRow[] = []
    for (let start = 0; start < before.length; start += IDS_AT_ONCE) {
      const ids = before.slice(start, start + IDS_AT_ONCE).map((row) => row['id'])
      after.push(...(await this.inner.executeQuery<AuditedRow>(this.#make.byIds(table, read, ids))).rows)
    }
    await this.#write(notesOfChanged(rule, before, after, columns, this.#unseal))
    return result
  }

  async #recordDelete<R>(
    statement: AuditedStatement & { kind: 'delete' },
    query: CompiledQuery,
  ): Promise<QueryResult<R>> {
    const before = (await this.inner.executeQuery<AuditedRow>(this.#make.touched(statement))).rows
    const result = await this.inner.executeQuery<R>(query)
    await this.#write(notesOfDeleted(statement.rule, before))
    return result
  }

  async #readNames(table: string, name: string, ids: readonly number[]) {
    const { rows } = await this.inner.executeQuery<AuditedRow>(this.#make.byIds(table, ['id', name], ids))
    return rows.map((row) => ({ id: Number(row['id']), name: String(row[name]) }))
  }

  async #write(notes: readonly AuditNote[]): Promise<void> {
    if (notes.length === 0) return
    const actor = currentActor()?.()
    const named = await withNames(notes, (table, name, ids) => this.#readNames(table, name, ids))
    for (let start = 0; start < named.length; start += ENTRIES_AT_ONCE) {
      const rows = named.slice(start, start + ENTRIES_AT_ONCE).map((note) => ({ ...auditRow(note, actor) }))
      await this.inner.executeQuery(this.#make.insert('audit_log', rows))
    }
  }
}
