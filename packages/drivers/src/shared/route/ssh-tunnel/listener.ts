import { createServer, type AddressInfo, type Server, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ConnectionError } from '@querent/query'
import { guardStream } from '../../streams/index.ts'
import { settledWithin } from '../../settled-within.ts'

/** Who connects from outside of this process is sent away after this time, in milliseconds. */
const STRANGER_TIMEOUT_MS = 2000
/** Sockets that are being closed may say good-bye for as long, in milliseconds. */
const GRACE_MS = 2000

/**
 * A port of this machine that leads into a tunnel. Only sockets of `newSocket` get through: the machine may have other
 * users. A socket is recognized by its own address, which both of its ends know.
 */
export class TunnelListener {
  readonly #server: Server
  readonly #openStream: () => Promise<Duplex>
  readonly #sockets = new Set<Socket>()
  readonly #connected = new Map<string, Socket>()
  readonly #accepted = new Map<string, Socket>()
  #failure: ConnectionError | undefined

  /** @param openStream Opens a stream through the tunnel for one connection. */
  static async open(openStream: () => Promise<Duplex>): Promise<TunnelListener> {
    const listener = new TunnelListener(openStream)
    const server = listener.#server
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(0, '127.0.0.1', resolve)
    })
    return listener
  }

  private constructor(openStream: () => Promise<Duplex>) {
    this.#openStream = openStream
    this.#server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => this.#accept(socket))
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** A socket that is let through once it connects to the port; it fails when the tunnel is gone. */
  newSocket(): Socket {
    const socket = guardStream(new Socket())
    if (this.#failure !== undefined) process.nextTick(() => socket.destroy(this.#failure))
    this.#sockets.add(socket)
    let address = ''
    socket.once('connect', () => {
      address = `${socket.localAddress}:${socket.localPort}`
      this.#connected.set(address, socket)
      this.#match(address)
    })
    socket.once('close', () => {
      this.#sockets.delete(socket)
      this.#connected.delete(address)
    })
    return socket
  }

  /** Ends all connections with an error, and accepts no more. */
  fail(error: ConnectionError): void {
    this.#failure ??= error
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy(error)
    for (const socket of this.#accepted.values()) socket.destroy()
  }

  /** Accepts no more, and resolves when all connections have ended. Those that do not end soon are cut. */
  async close(error: ConnectionError): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#accepted.values()) socket.destroy()
    await settledWithin(closed, GRACE_MS)
    this.fail(error)
  }

  #accept(socket: Socket): void {
    const address = `${socket.remoteAddress}:${socket.remotePort}`
    this.#accepted.set(address, socket)
    socket.on('error', () => undefined) // the other end tells it
    socket.once('close', () => this.#accepted.delete(address))
    socket.setTimeout(STRANGER_TIMEOUT_MS, () => socket.destroy())
    this.#match(address)
  }

  #match(address: string): void {
    const own = this.#connected.get(address)
    const accepted = this.#accepted.get(address)
    if (own === undefined || accepted === undefined) return
    this.#connected.delete(address)
    this.#accepted.delete(address)
    accepted.setTimeout(0)
    void this.#join(own, accepted)
  }

  /** Passes on what comes from either side, its pauses and its end. */
  async #join(own: Socket, accepted: Socket): Promise<void> {
    let stream: Duplex | undefined
    try {
      stream = await this.#openStream()
      await pipeline(accepted, stream, accepted)
    } catch (error) {
      if (stream === undefined) own.destroy(error instanceof Error ? error : undefined)
    } finally {
      accepted.destroy()
      stream?.destroy()
    }
  }
}
