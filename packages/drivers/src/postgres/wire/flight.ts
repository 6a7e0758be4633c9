import type { BoundParams } from './parameters.ts'

/** A statement with its values. */
export interface BoundStatement {
  sql: string
  params: BoundParams
  /** Of each column of the result, whether it is wanted in binary; left out for text everywhere. */
  isBinary?: readonly boolean[]
}

/** What begins the transaction of a statement, and ends it. */
export interface OwnTransaction {
  /** One or more commands. */
  readonly begin: readonly string[]
  /** Left out where other statements follow in it. */
  readonly end?: string
}

/** Redshift wants portals to have a name. */
const PORTAL = 'rows'
/** More than all messages of a flight take beside the statement, its values and the commands of its transaction. */
const FIXED_BYTES = 128
/** More than the messages of a command take beside its text. */
const COMMAND_BYTES = 64
/** Of a value: its type and its length. */
const BYTES_PER_VALUE = 8
const BYTES_PER_FORMAT = 2

/**
 * The messages that run a statement, in its own transaction if it has one, as one piece (PostgreSQL manual, "Message
 * Formats"). The client library writes each by itself, which is more work for the socket than for the messages.
 */
export function flightOf(statement: BoundStatement, transaction?: OwnTransaction): Buffer {
  const { begin = [], end } = transaction ?? {}
  const commands = end === undefined ? begin : [...begin, end]
  const commandBytes = commands.reduce((sum, command) => sum + COMMAND_BYTES + Buffer.byteLength(command), 0)
  const flight = new Flight(FIXED_BYTES + commandBytes + byteLengthOf(statement))
  // The portal of a statement before it in the same transaction is still there.
  if (end === undefined) flight.begin('C').byte('P').text(PORTAL).end()
  for (const [index, command] of begin.entries()) addCommand(flight, `begin${index}`, command)
  addStatement(flight, PORTAL, statement)
  flight.begin('D').byte('P').text(PORTAL).end()
  flight.begin('E').text(PORTAL).int32(0).end()
  if (end !== undefined) addCommand(flight, 'end', end)
  return flight.begin('S').end().written()
}

/** The messages that ask what columns a statement has. */
export function describingFlight({ sql, params: { types } }: BoundStatement): Buffer {
  const flight = new Flight(FIXED_BYTES + Buffer.byteLength(sql) + types.length * BYTES_PER_VALUE)
  addParse(flight, sql, types)
  return flight.begin('D').byte('S').text('').end().begin('S').end().written()
}

function byteLengthOf({ sql, params: { values }, isBinary = [] }: BoundStatement): number {
  const bytesOf = (value: string | null) => BYTES_PER_VALUE + (value === null ? 0 : Buffer.byteLength(value))
  const formats = isBinary.length * BYTES_PER_FORMAT
  return values.reduce((sum, value) => sum + bytesOf(value), Buffer.byteLength(sql) + formats)
}

/** A command of our own. */
function addCommand(flight: Flight, portal: string, sql: string): void {
  addStatement(flight, portal, { sql, params: { types: [], values: [] } })
  flight.begin('E').text(portal).int32(0).end()
}

/** Parse and bind. */
function addStatement(flight: Flight, portal: string, { sql, params, isBinary = [] }: BoundStatement): void {
  const { types, values } = params
  addParse(flight, sql, types)
  flight.begin('B').text(portal).text('').int16(0).int16(values.length)
  for (const value of values) flight.value(value)
  flight.int16(isBinary.length)
  for (const binary of isBinary) flight.int16(binary ? 1 : 0)
  flight.end()
}

function addParse(flight: Flight, sql: string, types: readonly number[]): void {
  flight.begin('P').text('').text(sql).int16(types.length)
  for (const type of types) flight.int32(type)
  flight.end()
}

class Flight {
  readonly #bytes: Buffer
  #at = 0
  #start = 0

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafe(size)
  }

  /** Begins a message, whose length `end` fills in. */
  begin(kind: string): this {
    this.#start = this.#at + 1
    return this.byte(kind).int32(0)
  }

  end(): this {
    this.#bytes.writeInt32BE(this.#at - this.#start, this.#start)
    return this
  }

  byte(character: string): this {
    this.#bytes[this.#at++] = character.charCodeAt(0)
    return this
  }

  int16(value: number): this {
    this.#at = this.#bytes.writeUInt16BE(value, this.#at)
    return this
  }

  int32(value: number): this {
    this.#at = this.#bytes.writeInt32BE(value, this.#at)
    return this
  }

  /** A text with the zero that ends it. */
  text(text: string): this {
    this.#at += this.#bytes.write(text, this.#at)
    this.#bytes[this.#at++] = 0
    return this
  }

  /** A value after its length. */
  value(text: string | null): this {
    if (text === null) return this.int32(-1)
    const start = this.#at
    this.#at += 4 + this.#bytes.write(text, start + 4)
    this.#bytes.writeInt32BE(this.#at - start - 4, start)
    return this
  }

  written(): Buffer {
    return this.#bytes.subarray(0, this.#at)
  }
}
