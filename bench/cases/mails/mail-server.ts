/** A mail server that takes all mails. Those that say that somebody was added are not of interest. */
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  port: number
  count(): number
  /** The bytes of the last one. */
  last(): Buffer
  close(): Promise<void>
}

export async function mailServer(): Promise<MailServer> {
  let count = 0
  let last = Buffer.alloc(0)
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        done()
        const mail = Buffer.concat(chunks)
        if (mail.includes('\r\nX-Querent-Notice:')) return
        last = mail
        count += 1
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    count: () => count,
    last: () => last,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
