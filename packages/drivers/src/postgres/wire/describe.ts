import type { Connection, FieldDef, Submittable } from 'pg'
import { isServerError } from '../errors.ts'
import { onceAny } from './cancel.ts'
import { describingFlight, type BoundStatement } from './flight.ts'

/** Asks what columns a statement has, before it is run. */
export class Description implements Submittable {
  /** Empty for a statement that returns no rows; known once the session is ready again. Rejects when the statement is refused. */
  readonly fields: Promise<FieldDef[]>
  readonly #statement: BoundStatement
  readonly #described = Promise.withResolvers<FieldDef[]>()
  #fields: FieldDef[] = []

  constructor(statement: BoundStatement) {
    this.#statement = statement
    this.fields = this.#described.promise
  }

  submit({ stream }: Connection): void {
    if (stream.writable) stream.write(describingFlight(this.#statement))
  }

  handleRowDescription(message: { fields: FieldDef[] }): void {
    this.#fields = message.fields
  }

  handleReadyForQuery(): void {
    this.#described.resolve(this.#fields)
  }

  /** An error of the server is followed by its ready message; any other ends the connection's use. */
  handleError(error: Error, connection: Connection | undefined): void {
    const refuse = () => this.#described.reject(error)
    if (connection !== undefined && isServerError(error)) return onceAny(connection, ['readyForQuery', 'end'], refuse)
    connection?.stream.destroy()
    refuse()
  }
}
