import type { CellForm, DriverColumn, Row, Statement, TextBatch } from '@querent/query'
import type { FieldDef } from 'pg'
import { UnreadableAnswer } from '../shared/streams/index.ts'
import { SessionStatement } from '../shared/statements/session-statement.ts'
import { decodeRows, decodeTexts } from './cells.ts'
import { statementError } from './errors.ts'
import { readingIn } from './session-role.ts'
import type { PostgresSession } from './session.ts'
import type { PostgresType } from './types.ts'
import { cellForm } from './wire/cell-forms.ts'
import { PortalCursor } from './wire/cursor.ts'
import { Description } from './wire/describe.ts'
import type { BoundStatement } from './wire/flight.ts'
import { bindParams, settleUnknownType } from './wire/parameters.ts'
import type { WireBatch } from './wire/row-tap.ts'

/** What a rollback does not take back: who knows the seed knows the random numbers of whoever comes next. */
const SEED = /setseed/i

/** Of columns whose bytes are given unchanged. */
const AS_IT_CAME: PostgresType = { databaseType: '', baseType: 'type/*' }

/** Statements after which the session is as it was before. */
const HARMLESS_TAG = /^(SELECT|SHOW|EXPLAIN|INSERT|UPDATE|DELETE|MERGE|CREATE|ALTER|DROP|TRUNCATE|COPY|COMMENT)\b/

/** How many rows a statement changed, as its completion tag says it, such as `INSERT 0 1`. */
const CHANGED_ROWS = /^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)$/

/** One statement on a session: its cursor, and what its cells become. */
export class PostgresStatement extends SessionStatement {
  readonly #session: PostgresSession
  readonly #statement: Statement
  #cursor: PortalCursor | undefined
  #types: PostgresType[] = []
  #forms: CellForm[] = []

  constructor(session: PostgresSession, statement: Statement) {
    super(session)
    this.#session = session
    this.#statement = statement
  }

  read(): Promise<Row[] | undefined> {
    return this.#readAs(decodeRows)
  }

  readTexts(): Promise<TextBatch | undefined> {
    return this.#readAs(decodeTexts)
  }

  /** How `readTexts` gives the cells of each column. */
  get forms(): readonly CellForm[] {
    return this.#forms
  }

  async #readAs<T>(decode: (batch: WireBatch, types: readonly PostgresType[]) => T): Promise<T | undefined> {
    try {
      const batch = await this.#cursor?.read()
      if (batch !== undefined) {
        if (batch.columnCount !== this.#types.length) throw this.#refuse(new Error('a row of another result'))
        return decode(batch, this.#types)
      }
      return undefined
    } catch (error) {
      throw statementError(error)
    }
  }

  /** Nothing that a server sends is read after what makes no sense. */
  #refuse(cause: Error): UnreadableAnswer {
    this.#session.destroy()
    return new UnreadableAnswer(cause)
  }

  protected override async start(): Promise<DriverColumn[]> {
    try {
      await this.#session.prepare(this.#statement)
      if (this.isStopped) return []
      const fields = await this.#open()
      const columns = await this.#describe(fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })))
      this.#forms = fields.map(({ format, dataTypeID }) => (format === 'binary' ? cellForm(dataTypeID) : 'text'))
      this.#types = this.#types.map((type, at) => (this.#forms[at] === 'text' ? type : AS_IT_CAME))
      return columns
    } catch (error) {
      throw statementError(error)
    }
  }

  /** Starts the statement, again with plain text where the server could not tell a value's type. */
  async #open(): Promise<FieldDef[]> {
    const { sql, params, access, role } = this.#statement
    const transaction = access === 'read' ? readingIn(role) : this.#session.takeBeginning()
    const bound = bindParams(params)
    const asked: BoundStatement = { sql, params: bound }
    const isBinary = await this.#binaryColumns(asked)
    for (;;) {
      const cursor = new PortalCursor({ ...asked, isBinary }, this.#session.tap, transaction)
      this.#cursor = cursor
      this.#session.client.query(cursor)
      try {
        return await cursor.fields
      } catch (error) {
        // An error ends the transaction of a write.
        if (this.isStopped || access === 'write' || !settleUnknownType(bound, error)) throw error
        await cursor.finished
        await this.#session.rollback()
      }
    }
  }

  /** Which columns are sent in binary: none but those that `cells` are read of. */
  async #binaryColumns(statement: BoundStatement): Promise<boolean[]> {
    if (this.#statement.asCells !== true || !this.#session.countsMicroseconds) return []
    const description = new Description(statement)
    this.#session.client.query(description)
    return (await description.fields).map(({ dataTypeID }) => cellForm(dataTypeID) !== 'text')
  }

  async #describe(fields: { name: string; oid: number }[]): Promise<DriverColumn[]> {
    const { types } = this.#session
    const oids = fields.map(({ oid }) => oid)
    if (!types.hasAll(oids)) await types.load(oids)
    this.#types = oids.map((oid) => types.get(oid))
    return fields.map(({ name, oid }) => {
      const { databaseType, baseType } = types.get(oid)
      return { name, databaseType, baseType }
    })
  }

  protected override get isSent(): boolean {
    return this.#cursor !== undefined
  }

  protected override async halt(): Promise<boolean> {
    return this.#cursor?.stop(this.#session.cancel) ?? true
  }

  get changedRows(): number | undefined {
    const count = CHANGED_ROWS.exec(this.#cursor?.tag ?? '')?.[1]
    return count === undefined ? undefined : Number(count)
  }

  protected override async tidy(): Promise<void> {
    if (this.#statement.access === 'read') await this.#session.rollback()
    if (SEED.test(this.#statement.sql)) this.#session.spoil()
    if (this.#cursor?.tag !== '' && !HARMLESS_TAG.test(this.#cursor?.tag ?? '')) this.#session.spoil()
  }
}
