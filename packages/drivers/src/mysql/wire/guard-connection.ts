import type { Duplex } from 'node:stream'
import type { Connection } from 'mysql2'
import { guardStream, UnreadableAnswer } from '../../shared/streams/index.ts'
import { watchRowSize } from './packet-limit.ts'
import { quieten, type Sequence } from './quiet-packets.ts'

/** A server has no result with more columns (MySQL manual, "Limits on Table Column Count"). */
const MAX_COLUMNS = 4096

/** An answer to one statement has no more results than this; the client library keeps a word of each. */
const MAX_RESULTS = 1000
/** The most that answers a command of our own: the client library keeps all of it. */
const MAX_OWN_BYTES = 4 * 1024 * 1024

/** What the packets belong to: a statement whose rows are taken as they come, or one that is called back with all of them. */
interface Command {
  _fieldCount?: unknown
  _rows?: unknown
  onResult?: unknown
}

/** How the client library reads; all of it may be called with any bytes. */
interface Reading extends Sequence {
  stream: Duplex
  startTLS(onSecure: (error?: Error) => void): void
  handlePacket(packet?: unknown): void
  _command: Command | null | undefined
}

/**
 * Has whatever a server sends end its connection alone: also what comes encrypted, and what comes compressed, which is read
 * outside of the socket's events. To be called before the socket is connected.
 */
export function guardConnection(connection: Connection): void {
  const reading = readingOf(connection)
  const { startTLS, handlePacket } = reading
  const own: OwnAnswer = { command: undefined, byteCount: 0 }
  guardStream(reading.stream)
  reading.startTLS = (onSecure) => {
    startTLS.call(connection, onSecure)
    guardStream(reading.stream)
  }
  reading.handlePacket = (packet) => {
    try {
      quieten(reading, packet)
      refuseFlood(reading, own, packet)
      handlePacket.call(connection, packet)
      refuseColumns(reading)
    } catch (error) {
      reading.stream.destroy(error instanceof UnreadableAnswer ? error : new UnreadableAnswer(error))
    }
  }
  watchRowSize(connection, () => reading.stream.destroy(new UnreadableAnswer(new Error('a packet that is too large'))))
}

interface OwnAnswer {
  command: Command | null | undefined
  byteCount: number
}

function refuseFlood({ _command: command }: Reading, own: OwnAnswer, packet: unknown): void {
  if (own.command !== command) Object.assign(own, { command, byteCount: 0 })
  const length = Number(Object(packet).length?.() ?? 0)
  own.byteCount += typeof command?.onResult === 'function' ? length : 0
  const results = Array.isArray(command?._rows) ? command._rows.length : 0
  if (own.byteCount > MAX_OWN_BYTES || results > MAX_RESULTS)
    throw new UnreadableAnswer(new Error('more than is ever needed'))
}

/** The columns of a result are all kept before its first row is read. */
function refuseColumns({ _command: command }: Reading): void {
  const count = command?._fieldCount
  if (typeof count === 'number' ? count > MAX_COLUMNS : typeof count === 'string' || typeof count === 'bigint')
    throw new UnreadableAnswer(new Error('a result of too many columns'))
}

function readingOf(connection: Connection): Reading {
  const reading: Partial<Reading> = Object(connection)
  if (reading.startTLS === undefined || reading.handlePacket === undefined || reading.stream === undefined)
    throw new Error('The client library does not read packets as it did.')
  return reading as Reading
}
