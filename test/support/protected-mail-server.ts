/** SMTP servers in this process that ask for protection or a sign-in, and keep the bytes that they are given. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

const tlsFile = (name: string) => readFileSync(join(import.meta.dirname, 'tls', name), 'utf8')

export interface ReceivedBytes {
  from: string
  to: string[]
  raw: Buffer
  /** Whether the connection was encrypted. */
  isProtected: boolean
  /** Who signed in; undefined when nobody did. */
  user: string | undefined
}

interface Options extends Pick<SMTPServerOptions, 'secure' | 'authOptional' | 'allowInsecureAuth'> {
  /** By its name in `test/support/tls`. */
  certificate?: 'server.crt' | 'server-expired.crt'
  /** What a client cannot do. */
  without?: readonly ('STARTTLS' | 'AUTH')[]
  login?: { user: string; password: string }
  /** At which step the line breaks, once. */
  breaksAt?: 'RCPT' | 'DATA'
}

export async function protectedMailServer(t: Pick<TestContext, 'after'>, options: Options = {}) {
  const { certificate = 'server.crt', without = [], login, breaksAt, ...others } = options
  const received: ReceivedBytes[] = []
  const seen = { connections: 0, senders: 0, signIns: 0 }
  const sockets = new Set<Socket>()
  const broken = new Set<string>()
  const breaks = (step: string) => breaksAt === step && broken.size < broken.add(step).size
  const cut = ({ remotePort }: SMTPServerSession) =>
    [...sockets].find((socket) => socket.remotePort === remotePort)?.destroy()
  const server = new SMTPServer({
    cert: tlsFile(certificate),
    key: tlsFile('server.key'),
    disabledCommands: [...without],
    ...others,
    onAuth({ username, password }, _session, done) {
      seen.signIns += 1
      if (username === login?.user && password === login?.password) return done(null, { user: username })
      const error = Object.assign(new Error('5.7.8 Authentication credentials invalid'), { responseCode: 535 })
      return done(error)
    },
    onMailFrom(_address, _session, done) {
      seen.senders += 1
      done()
    },
    onRcptTo: (_address, session, done) => (breaks('RCPT') ? void cut(session) : done()),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (breaks('DATA')) return void cut(session)
        received.push(receivedOf(session, Buffer.concat(chunks)))
        return done()
      })
    },
  })
  // A client that does not trust the certificate breaks the line.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    seen.connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((closed) => server.close(() => closed()))
  })
  const { port } = server.server.address() as AddressInfo
  return { port, received, seen }
}

function receivedOf(session: SMTPServerSession, raw: Buffer): ReceivedBytes {
  const { envelope, secure, user } = session
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
  return { from, to: envelope.rcptTo.map(({ address }) => address), raw, isProtected: secure, user }
}

/** Has this process trust the certificates of tests until the test ends. */
export function trustTestAuthority(t: Pick<TestContext, 'after'>): void {
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, tlsFile('authority.crt')])
  t.after(() => setDefaultCACertificates(known))
}
