import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import type { Endpoint } from '../../shared/route/route.ts'
import { settledWithin } from '../../shared/settled-within.ts'

/** Which server process to interrupt, as told at the start of its session. */
export interface BackendKey {
  processId: number
  secretKey: number
}

export interface CancelTarget {
  endpoint: Endpoint
  /** Undefined on an unencrypted connection. */
  tls: ConnectionOptions | undefined
}

const CANCEL_REQUEST = 80_877_102
const SSL_REQUEST = 80_877_103
const TIMEOUT_MS = 3000

/** A statement that ends by itself this soon needs no cancel request. */
const GRACE_MS = 10
/** A request that reaches the server before the statement does is lost, so the next one must come soon. */
const CANCEL_WAIT_MS = 250
const CANCEL_ATTEMPTS = 16

/**
 * Asks the server over a connection of its own to stop what the session runs (PostgreSQL manual, "Canceling Requests
 * in Progress"). Needs no free session. Resolves when the server has closed that connection: from then on the request
 * cannot hit a later statement. Never rejects; whether it had an effect shows in the session alone.
 */
export function sendCancelRequest(target: CancelTarget, key: BackendKey): Promise<void> {
  return new Promise((resolve) => {
    const { endpoint, tls } = target
    const socket = connect(endpoint)
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve()
    }
    const timer = setTimeout(finish, TIMEOUT_MS)
    socket.once('error', finish)
    socket.once('close', finish)
    socket.once('connect', () => {
      if (tls === undefined) send(socket, key)
      else upgrade(socket, tls, key, finish)
    })
  })
}

function connect({ host, port, newSocket }: Endpoint): Socket {
  const socket = newSocket()
  return host.startsWith('/') ? socket.connect(`${host}/.s.PGSQL.${port}`) : socket.connect(port, host)
}

function send(socket: Socket, { processId, secretKey }: BackendKey): void {
  socket.resume() // the end of a stream that nobody reads is not seen
  socket.write(message(CANCEL_REQUEST, processId, secretKey))
}

function upgrade(socket: Socket, tls: ConnectionOptions, key: BackendKey, finish: () => void): void {
  socket.once('data', () => {
    const secure = connectTls({ ...tls, socket })
    secure.once('error', finish)
    secure.once('secureConnect', () => send(secure, key))
  })
  socket.write(message(SSL_REQUEST))
}

function message(...fields: number[]): Buffer {
  const buffer = Buffer.alloc(4 + fields.length * 4)
  buffer.writeInt32BE(buffer.length, 0)
  for (const [index, field] of fields.entries()) buffer.writeInt32BE(field, 4 + index * 4)
  return buffer
}

/** Calls the listener at the first of the events. */
export function onceAny(emitter: EventEmitter, names: readonly string[], listener: () => void): void {
  const settle = () => {
    for (const name of names) emitter.off(name, settle)
    listener()
  }
  for (const name of names) emitter.on(name, settle)
}

/**
 * Waits until `finished`, asking the server to cancel where a statement does not end by itself.
 * @returns false when the server does not react.
 */
export async function stopRunning(finished: Promise<unknown>, cancel: () => Promise<void>): Promise<boolean> {
  if (await settledWithin(finished, GRACE_MS)) return true
  for (let attempt = 0; attempt < CANCEL_ATTEMPTS; attempt += 1) {
    await cancel()
    if (await settledWithin(finished, CANCEL_WAIT_MS)) return true
  }
  return false
}
