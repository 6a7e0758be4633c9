/** An SMTP server in this process that keeps the mails it is given. */
import type { TestContext } from 'node:test'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** The whole message as sent, with soft line breaks undone. */
  text: string
}

export async function mailServer(t: TestContext) {
  const received: ReceivedMail[] = []
  const notices: ReceivedMail[] = []
  const waiting: ((mail: ReceivedMail) => void)[] = []
  let refusal: Error | undefined
  let refused: string | undefined
  const server = new SMTPServer({
    onRcptTo: ({ address }, _session, done) => done(refused === undefined || refused === address ? refusal : undefined),
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks)
          .toString('utf8')
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), text }
        if (/^X-Querent-Notice:/im.test(text)) notices.push(mail)
        else deliver(mail)
        done()
      })
    },
  })
  function deliver(mail: ReceivedMail): void {
    const reader = waiting.shift()
    if (reader === undefined) received.push(mail)
    else reader(mail)
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => new Promise<void>((closed) => server.close(() => closed())))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    /** Settings that make a server send its mails here. */
    env: { MB_EMAIL_SMTP_HOST: '127.0.0.1', MB_EMAIL_SMTP_PORT: String(port) },
    /** The next mail, also one that is still on its way. */
    next(): Promise<ReceivedMail> {
      const mail = received.shift()
      return mail === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(mail)
    },
    /** Refuses every recipient from now on, or one, until it is called without a code. */
    refuse(code: number | undefined, words = '', address?: string) {
      refused = address
      refusal = code === undefined ? undefined : Object.assign(new Error(words), { responseCode: code })
    },
    /** Mails about subscriptions and alerts themselves, which the others do not count; taken out by `splice`. */
    notices,
    /** Number of mails that nobody has read yet. */
    count: () => received.length,
  }
}
