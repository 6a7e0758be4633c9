import { connect, type Socket } from 'node:net'
import { ConnectionError } from '@querent/query'
import type { AnyAuthMethod, Client, ClientChannel, ConnectConfig, utils } from 'ssh2'
import { FIELD_HINT } from '../../errors.ts'
import { guardStream } from '../../streams/index.ts'
import { settledWithin } from '../../settled-within.ts'
import type { TunnelTarget } from './details.ts'
import { forwardError, lostError, sshConnectError } from './errors.ts'
import { fingerprintOf, readPrivateKey } from './keys.ts'
import { unlock } from './unlock.ts'

/** A server that leaves three questions in a row unanswered is taken for gone. */
const KEEP_ALIVE: ConnectConfig = { keepaliveInterval: 10_000, keepaliveCountMax: 3 }

/** A server that does not take the good-bye is left after this time, in milliseconds. */
const GRACE_MS = 1000

/** A connection to an SSH server, logged in. */
export class SshConnection {
  /** Resolves with the reason once the connection has ended, whichever side ended it. */
  readonly gone: Promise<ConnectionError>
  readonly #client: Client
  readonly #socket: Socket

  /**
   * Connects and logs in.
   * @param timeoutMs For all of it.
   * @param signal Gives the attempt up.
   * @throws {ConnectionError} naming the detail at fault.
   */
  static async open(target: TunnelTarget, timeoutMs: number, signal: AbortSignal): Promise<SshConnection> {
    const ssh2 = (await import('ssh2')).default
    const startedAt = performance.now()
    const unlocked = await withoutPassphrase(target, timeoutMs, signal)
    const authHandler = loginMethods(unlocked, ssh2.utils.parseKey)
    signal.throwIfAborted()
    const readyTimeout = Math.max(1, timeoutMs - Math.ceil(performance.now() - startedAt))
    const socket = guardStream(connect({ host: target.host, port: target.port, noDelay: true }))
    const giveUp = () => socket.destroy()
    signal.addEventListener('abort', giveUp)
    const connection = new SshConnection(new ssh2.Client(), socket, target)
    try {
      await connection.#logIn(target, { ...KEEP_ALIVE, authHandler, sock: socket, readyTimeout })
      return connection
    } catch (error) {
      socket.destroy()
      throw error
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }

  private constructor(client: Client, socket: Socket, target: TunnelTarget) {
    this.#client = client
    this.#socket = socket
    this.gone = new Promise((resolve) => {
      let cause: unknown
      client.on('error', (error) => {
        cause ??= error
        socket.destroy()
      })
      client.once('close', () => resolve(lostError(target, cause)))
    })
  }

  /** A stream to an address as the SSH server sees it. @throws {ConnectionError} */
  forward(host: string, port: number): Promise<ClientChannel> {
    return new Promise((resolve, reject) => {
      this.#client.forwardOut('127.0.0.1', 0, host, port, (error, channel) => {
        if (error) reject(forwardError(error, host, port))
        else resolve(channel)
      })
    })
  }

  /** Says good-bye and closes. Never rejects. */
  async close(): Promise<void> {
    this.#client.end()
    this.#socket.destroySoon()
    if (!(await settledWithin(this.gone, GRACE_MS))) this.#socket.destroy()
  }

  #logIn(target: TunnelTarget, config: ConnectConfig): Promise<void> {
    const client = this.#client
    let wrongKey: ConnectionError | undefined
    const hostVerifier = (key: Buffer) => {
      wrongKey = hostKeyError(fingerprintOf(key), target)
      return wrongKey === undefined
    }
    return new Promise((resolve, reject) => {
      client.once('ready', resolve)
      client.once('error', (error) => reject(wrongKey ?? sshConnectError(error, target)))
      void this.gone.then(reject)
      client.connect({ ...config, username: target.user, hostVerifier })
    })
  }
}

/** The same with a key that anybody could read. */
async function withoutPassphrase(target: TunnelTarget, timeoutMs: number, signal: AbortSignal): Promise<TunnelTarget> {
  const { login } = target
  if (!('privateKey' in login) || login.passphrase === '') return target
  const { privateKey: text, passphrase } = login
  return { ...target, login: { privateKey: await unlock({ text, passphrase }, timeoutMs, signal), passphrase: '' } }
}

/** How to log in. Servers that ask for the password in a dialog get it there. */
function loginMethods({ user, login }: TunnelTarget, parse: typeof utils.parseKey): AnyAuthMethod[] {
  const username = user
  if ('password' in login) {
    const { password } = login
    return [
      { type: 'password', username, password },
      {
        type: 'keyboard-interactive',
        username,
        prompt: (_name, _instructions, _language, prompts, finish) => finish(prompts.map(() => password)),
      },
    ]
  }
  return [{ type: 'publickey', username, key: readPrivateKey(login.privateKey, login.passphrase, parse) }]
}

function hostKeyError(fingerprint: string, { hostKey }: TunnelTarget): ConnectionError | undefined {
  if (hostKey === undefined || hostKey === fingerprint) return undefined
  return new ConnectionError(`The SSH server has another key than expected: its fingerprint is ${fingerprint}.`, {
    'tunnel-host-key': FIELD_HINT['tunnel-host-key'],
  })
}
