/** How the client library reads a server, and how others read before it. */
import type { Duplex } from 'node:stream'
import type { Client, Connection } from 'pg'
import { guardStream } from '../../shared/streams/index.ts'
import { WholeMessages } from '../wire/whole-messages.ts'

/** Calls back when the client library has begun to read a stream: the socket, or what encrypts it. */
export function whenRead(connection: Connection, watch: (stream: Duplex) => void): void {
  const { attachListeners }: { attachListeners?: (stream: Duplex) => void } = Object(connection)
  if (attachListeners === undefined) throw new Error('The client library does not read its socket as it did.')
  Object.assign(connection, {
    attachListeners(stream: Duplex) {
      attachListeners.call(connection, stream)
      watch(stream)
    },
  })
}

/** Reads a stream in place of the client library. @returns how the library reads. */
export function readInstead(stream: Duplex, read: (chunk: Buffer) => void): (bytes: Buffer) => void {
  const [library, ...others] = stream.listeners('data') as ((bytes: Buffer) => void)[]
  if (library === undefined || others.length > 0) throw new Error('The client library does not read its socket.')
  stream.off('data', library)
  stream.on('data', read)
  return library
}

/**
 * Has whatever the server sends end this connection alone, for clients whose rows the library itself reads. To be called
 * before the client connects.
 * @param mostRowBytes the largest row that is taken
 */
export function guardClient(client: Client, mostRowBytes: number): void {
  whenRead(client.connection, (stream) => {
    const whole = new WholeMessages(mostRowBytes)
    const library = readInstead(guardStream(stream), (chunk) => {
      const messages = whole.take(chunk)
      if (messages.length > 0) library(messages)
    })
  })
}
