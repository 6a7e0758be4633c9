/** An SMTP server that treats a mail as the name of its address says, and knows what it has accepted. */
import type { Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { SMTPServer } from 'smtp-server'

export interface AcceptedCopy {
  /** Whether it says that an earlier one may have arrived. */
  isMarked: boolean
}

const SLOW_MS = 400

/**
 * `slow` is answered after a while; `busy` is refused once for now, `never` for good; `drop` is accepted once and the line
 * breaks before the answer; `hang` is accepted once and there is no answer. Anything else is accepted.
 */
export async function faultyMailServer(t: Pick<TestContext, 'after'>) {
  const copies = new Map<string, AcceptedCopy[]>()
  const seen = new Set<string>()
  const sockets = new Set<Socket>()
  const isFirst = (id: string) => !seen.has(id) && seen.add(id) !== undefined
  const accept = (id: string, text: string) => {
    copies.set(id, [...(copies.get(id) ?? []), { isMarked: /^X-Querent-Repeated: yes/m.test(text) }])
  }
  const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode })

  function treat(name: string, mail: { id: string; text: string }, done: (error?: Error) => void, cut: () => void) {
    const { id, text } = mail
    if (name === 'never') return done(refusal(550))
    if (name === 'busy' && isFirst(id)) return done(refusal(451))
    accept(id, text)
    if (name === 'drop' && isFirst(id)) return cut()
    if (name === 'hang' && isFirst(id)) return undefined
    if (name === 'slow') return void setTimeout(done, SLOW_MS)
    return done()
  }

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const id = /^Message-ID:\s*<([^@>]+)@/im.exec(text)?.[1] ?? ''
        const [name = ''] = (session.envelope.rcptTo[0]?.address ?? '').split('@')
        const cut = () => [...sockets].find(({ remotePort }) => remotePort === session.remotePort)?.destroy()
        treat(name, { id, text }, done, cut)
      })
    },
  })
  // A process that is killed breaks its lines.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((closed) => server.close(() => closed()))
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    env: { MB_EMAIL_SMTP_HOST: '127.0.0.1', MB_EMAIL_SMTP_PORT: String(port) },
    /** Of the mail whose id begins so, the first one first. */
    accepted: (id: string): readonly AcceptedCopy[] => copies.get(id) ?? [],
  }
}
