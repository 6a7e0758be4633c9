import { Socket } from 'node:net'
import { guardStream } from '../streams/index.ts'
import type { TunnelTarget } from './ssh-tunnel/details.ts'
import { SshTunnel } from './ssh-tunnel/tunnel.ts'

/** Where sockets reach a database server. */
export interface Endpoint {
  host: string
  port: number
  /** A socket that is not connected yet, and is to be connected at once; only such are let through. */
  newSocket(): Socket
}

/** The way from here to a database server, for all sessions of a data source and what they need beside. */
export interface Route {
  /** Opens the way when it is not open. @throws {ConnectionError} */
  endpoint(): Promise<Endpoint>
  /** Closes the way, soon after the sockets that use it have been closed. Never rejects. */
  close(): Promise<void>
}

/** What the details say of the way. */
export interface RouteTarget {
  host: string
  port: number
  /** Undefined: straight to the server. */
  tunnel: TunnelTarget | undefined
}

/** @param timeoutMs For opening the way, where it must be opened. */
export function routeTo({ host, port, tunnel }: RouteTarget, timeoutMs: number): Route {
  return tunnel === undefined ? directRoute(host, port) : new SshTunnel(tunnel, { host, port }, timeoutMs)
}

function directRoute(host: string, port: number): Route {
  const endpoint: Endpoint = { host, port, newSocket: () => guardStream(new Socket()) }
  return { endpoint: async () => endpoint, close: async () => undefined }
}
