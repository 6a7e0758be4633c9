import { ConnectionError } from '@querent/query'
import type { Endpoint, Route } from '../route.ts'
import { SshConnection } from './client.ts'
import type { TunnelTarget } from './details.ts'
import { TunnelListener } from './listener.ts'

/** What the tunnel leads to, as the SSH server sees it. */
interface DatabaseAddress {
  host: string
  port: number
}

interface OpenTunnel {
  connection: SshConnection
  listener: TunnelListener
  endpoint: Endpoint
}

/**
 * The way to a database through an SSH server: one SSH connection, and a port of this machine that leads into it. When
 * the connection is lost, its sessions end with an error that says so, and the next session opens another one.
 */
export class SshTunnel implements Route {
  readonly #target: TunnelTarget
  readonly #address: DatabaseAddress
  readonly #timeoutMs: number
  readonly #closing = new AbortController()
  #tunnel: Promise<OpenTunnel> | undefined

  /** @param timeoutMs For connecting to the SSH server and logging in. */
  constructor(target: TunnelTarget, address: DatabaseAddress, timeoutMs: number) {
    this.#target = target
    this.#address = address
    this.#timeoutMs = timeoutMs
  }

  async endpoint(): Promise<Endpoint> {
    if (this.#closing.signal.aborted) throw closedError()
    this.#tunnel ??= this.#open()
    return (await this.#tunnel).endpoint
  }

  async close(): Promise<void> {
    this.#closing.abort(closedError())
    const tunnel = await this.#tunnel?.catch(() => undefined)
    if (tunnel === undefined) return
    await tunnel.listener.close(closedError())
    await tunnel.connection.close()
  }

  #open(): Promise<OpenTunnel> {
    const opening = this.#connect()
    const forget = () => {
      if (this.#tunnel === opening) this.#tunnel = undefined
    }
    opening.then(({ connection }) => connection.gone.then(forget), forget)
    return opening
  }

  async #connect(): Promise<OpenTunnel> {
    const { host, port } = this.#address
    const connection = await SshConnection.open(this.#target, this.#timeoutMs, this.#closing.signal)
    try {
      const listener = await TunnelListener.open(() => connection.forward(host, port))
      void connection.gone.then((reason) => listener.fail(reason))
      const endpoint = { host: '127.0.0.1', port: listener.port, newSocket: () => listener.newSocket() }
      return { connection, listener, endpoint }
    } catch (error) {
      await connection.close()
      throw error
    }
  }
}

function closedError(): ConnectionError {
  return new ConnectionError('The SSH tunnel to this database has been closed.')
}
