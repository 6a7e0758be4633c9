/** An SSH server in this process that forwards connections, as a tunnel to a database needs it. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import ssh2 from 'ssh2'
import type { AuthContext, Connection, ParsedKey, PublicKeyAuthContext, ServerChannel } from 'ssh2'

const USER = 'tunnel'
const PASSWORD = ' Pass word '
export const SSH_PASSPHRASE = 'open sesame'

export interface SshTestServer {
  /** Connection details of a tunnel through this server, with the password. */
  details: Readonly<Record<string, unknown>>
  /** Of the server's own key, as `ssh-keygen -l` shows it. */
  fingerprint: string
  /** Private keys that open the server: one that is plain, one that is encrypted with `SSH_PASSPHRASE`. */
  privateKey: string
  encryptedKey: string
  /** Logins and forwarded connections so far. */
  logins: number
  forwarded: number
  /** Connections of clients, and forwarded ones, that are open now. */
  readonly connected: number
  readonly forwarding: number
  /** Cuts all connections without a word. */
  cut(): void
  stop(): Promise<void>
}

export interface SshTestServerOptions {
  /** Addresses of names that this server alone knows. */
  hosts?: Readonly<Record<string, string>>
  /** False: connections are not forwarded. */
  forwards?: boolean
  /** Asks for the password in a dialog instead of taking it at once. */
  asksForPassword?: boolean
}

/** Listens on a free port of this machine. */
export async function sshServer({
  hosts = {},
  forwards = true,
  asksForPassword = false,
}: SshTestServerOptions = {}): Promise<SshTestServer> {
  const hostKey = newKey()
  const plainKey = newKey()
  const encryptedKey = newKey(SSH_PASSPHRASE)
  const userKeys = [plainKey.parsed, encryptedKey.parsed]
  const sockets = new Set<Connection>()
  const channels = new Set<ServerChannel>()
  const listener = new ssh2.Server({ hostKeys: [hostKey.text] }, (client) => {
    sockets.add(client)
    socketOf(client).setNoDelay()
    client.on('error', () => undefined) // the client tells it
    client.on('close', () => sockets.delete(client))
    client.on('authentication', (context) => authenticate(context, userKeys, asksForPassword))
    client.on('ready', () => {
      server.logins += 1
    })
    if (!forwards) return
    client.on('tcpip', (accept, reject, { destIP, destPort }) => {
      const socket = connect({ port: destPort, host: hosts[destIP] ?? destIP, noDelay: true })
      socket.once('error', reject)
      socket.once('connect', () => {
        const channel = accept()
        server.forwarded += 1
        channels.add(channel)
        pipeline(channel, socket, channel, () => {
          socket.destroy()
          channel.close()
          channels.delete(channel)
        })
      })
    })
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const server: SshTestServer = {
    details: {
      'tunnel-enabled': true,
      'tunnel-host': '127.0.0.1',
      'tunnel-port': (listener.address() as AddressInfo).port,
      'tunnel-user': USER,
      'tunnel-auth-option': 'password',
      'tunnel-pass': PASSWORD,
    },
    fingerprint: `SHA256:${createHash('sha256').update(hostKey.parsed.getPublicSSH()).digest('base64').replace('=', '')}`,
    privateKey: plainKey.text,
    encryptedKey: encryptedKey.text,
    logins: 0,
    forwarded: 0,
    get connected() {
      return sockets.size
    },
    get forwarding() {
      return channels.size
    },
    cut() {
      for (const client of sockets) socketOf(client).destroy()
    },
    async stop() {
      server.cut()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
  return server
}

function authenticate(context: AuthContext, keys: readonly ParsedKey[], asksForPassword: boolean): void {
  if (context.username === USER) {
    if (context.method === 'publickey' && keys.some((key) => isSignedWith(context, key))) return context.accept()
    if (context.method === 'password' && !asksForPassword && context.password === PASSWORD) return context.accept()
    if (context.method === 'keyboard-interactive' && asksForPassword) {
      return context.prompt([{ prompt: 'Password: ', echo: false }], ([answer]) => {
        if (answer === PASSWORD) context.accept()
        else context.reject()
      })
    }
  }
  context.reject(['publickey', asksForPassword ? 'keyboard-interactive' : 'password'])
}

/** The library keeps it to itself. */
function socketOf(client: Connection): Socket {
  return Reflect.get(client, '_sock')
}

/** Also true for the question, without a signature, whether the key would do. */
function isSignedWith({ key, blob, signature, hashAlgo }: PublicKeyAuthContext, known: ParsedKey): boolean {
  if (!key.data.equals(known.getPublicSSH())) return false
  return blob === undefined || signature === undefined || known.verify(blob, signature, hashAlgo) === true
}

/** The library makes a key now and then that nobody can read: another one is made then. */
function newKey(passphrase?: string): { text: string; parsed: ParsedKey } {
  for (;;) {
    const encryption = passphrase === undefined ? undefined : { passphrase, cipher: 'aes256-ctr', rounds: 1 }
    const text = ssh2.utils.generateKeyPairSync('ed25519', encryption).private
    const parsed = ssh2.utils.parseKey(text, passphrase)
    if (!(parsed instanceof Error)) return { text, parsed }
  }
}
