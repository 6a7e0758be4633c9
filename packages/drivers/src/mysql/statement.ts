import type { DriverColumn, Row, Statement } from '@querent/query'
import type { FieldPacket } from 'mysql2'
import { decodeColumns, type Decoder } from '../shared/decode.ts'
import { SessionStatement } from '../shared/statements/session-statement.ts'
import { type MysqlColumn, prepareColumn } from './cells.ts'
import { statementError } from './errors.ts'
import type { MysqlSession } from './session.ts'
import { inlineParams } from './wire/literals.ts'
import { RowReader } from './wire/row-reader.ts'

/** One statement on a session: its reader, and what its cells become. */
export class MysqlStatement extends SessionStatement {
  readonly #session: MysqlSession
  readonly #statement: Statement
  #reader: RowReader | undefined
  #decoders: (Decoder | undefined)[] = []

  constructor(session: MysqlSession, statement: Statement) {
    super(session)
    this.#session = session
    this.#statement = statement
  }

  async read(): Promise<Row[] | undefined> {
    try {
      const rows = await this.#reader?.read()
      return rows && decodeColumns(rows, this.#decoders)
    } catch (error) {
      throw statementError(error)
    }
  }

  protected override async start(): Promise<DriverColumn[]> {
    try {
      const { sql, params } = this.#statement
      const session = this.#session
      await session.prepare(this.#statement)
      if (this.isStopped) return []
      let columns: (MysqlColumn & { name: string })[] = []
      const text = inlineParams(sql, params, session.hasAnsiQuotes)
      this.#reader = new RowReader(session.connection, text, (fields: FieldPacket[]) => {
        columns = fields.map((field) => ({ name: field.name, ...prepareColumn(field, session.zone) }))
        return [...columns.keys()].filter((index) => columns[index]?.isWide)
      })
      session.reader = this.#reader
      session.limitRows()
      await this.#reader.fields
      this.#decoders = columns.map(({ decode }) => decode)
      return columns.map(({ name, databaseType, baseType }) => ({ name, databaseType, baseType }))
    } catch (error) {
      throw statementError(error)
    }
  }

  get changedRows(): number | undefined {
    return this.#reader?.changedRows
  }

  protected override get isSent(): boolean {
    return this.#reader !== undefined
  }

  protected override async halt(): Promise<boolean> {
    return this.#reader?.stop(() => this.#session.kill()) ?? true
  }

  protected override async tidy(): Promise<void> {
    const session = this.#session
    session.reader = undefined
    if (this.#reader?.wasKilled) await session.settle()
    const { access, holdsSql } = this.#statement
    const isPeoples = access === 'read' && holdsSql
    if (this.#reader !== undefined && this.#mayHaveChangedSession(this.#reader, isPeoples)) session.spoil()
    // The next statement comes after it on the same connection, so nobody need wait for it.
    else if (isPeoples) void session.renew()
  }

  /**
   * Whatever gives no single result set may have changed the session: SET, CALL, BEGIN and so on. A SELECT may have set
   * variables, which the next one would read, or taken a lock.
   */
  #mayHaveChangedSession({ isUnusual }: RowReader, isRenewed: boolean): boolean {
    const { sql, access } = this.#statement
    if (!isRenewed && /:=|\bget_lock\b/i.test(sql)) return true
    return (
      isUnusual && (access === 'read' || !/^\s*(insert|update|delete|replace|create|alter|drop|truncate)\b/i.test(sql))
    )
  }
}
