import { Agent } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { callbackify } from 'node:util'
import type { Route } from '../../shared/route/route.ts'

/** Connections are kept for less than the ten seconds after which servers close them. */
const KEPT_MS = 5000

type Connected = (error: Error | null, socket: Duplex) => void

/** Connections over the way of a data source, encrypted or not. */
export class RouteAgent extends Agent {
  readonly #route: Route
  readonly #readTls: () => Promise<ConnectionOptions | undefined>

  constructor(route: Route, readTls: () => Promise<ConnectionOptions | undefined>) {
    super({ keepAlive: true, timeout: KEPT_MS })
    this.#route = route
    this.#readTls = readTls
  }

  override createConnection(_options: unknown, callback?: Connected): undefined {
    if (callback !== undefined) callbackify(() => this.#connect())(callback)
  }

  async #connect(): Promise<Socket> {
    const tls = await this.#readTls()
    const { host, port, newSocket } = await this.#route.endpoint()
    // Nothing is waited for from here on, so the request hears every error of its socket.
    const socket = newSocket().setNoDelay(true).connect(port, host)
    return tls === undefined ? socket : connectTls({ ...tls, socket })
  }
}
