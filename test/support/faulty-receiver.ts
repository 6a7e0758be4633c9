/** A server over HTTP that treats a message as the name that it is sent to says, and knows what it has accepted. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import type { AcceptedCopy } from './faulty-mail-server.ts'

const SLOW_MS = 800
/** Longer than anybody waits for an answer. */
const TOO_LATE_MS = 21_000

/** A message as one of the ways to send it carries it. */
interface Sent {
  /** Of who gets it, which says what becomes of it. */
  name: string
  isMarked: boolean
}

interface Way {
  /** The message in a request; else the request is answered by `answer`. */
  read(request: IncomingMessage, bytes: Buffer): Sent | undefined
  answer?(request: IncomingMessage, bytes: Buffer, reply: ServerResponse): void
  /** To a message that was accepted, or refused for good. */
  accept(reply: ServerResponse): void
  refuse(reply: ServerResponse): void
}

/**
 * The first try: `cut` breaks the line before anything is taken, `drop` after it was accepted; `late` is accepted and
 * answered when nobody waits any longer; `failing` is accepted with status 500; `busy` is limited for a second,
 * `unavailable` refused with 503. Each try: `slow` is answered after a while, `never` refused, `redirect` sent to an address
 * of the machine's network. Anything else is accepted.
 */
export async function faultyReceiver(t: Pick<TestContext, 'after'>, { read, answer, accept, refuse }: Way) {
  const copies = new Map<string, AcceptedCopy[]>()
  const seen = new Set<string>()
  const isFirst = (name: string) => !seen.has(name) && seen.add(name) !== undefined

  function treat({ name, isMarked }: Sent, reply: ServerResponse): void {
    const [fault = ''] = name.split('-')
    const take = () => copies.set(name, [...(copies.get(name) ?? []), { isMarked }])
    const status = (code: number, headers = {}) => void reply.writeHead(code, headers).end()
    if (fault === 'never') return refuse(reply)
    if (fault === 'redirect') return status(302, { location: 'http://169.254.169.254/latest/meta-data' })
    const first = isFirst(name) ? fault : ''
    if (first === 'cut') return void reply.destroy()
    if (first === 'busy') return status(429, { 'retry-after': '1' })
    if (first === 'unavailable') return status(503)
    take()
    if (first === 'drop') return void reply.destroy()
    if (first === 'failing') return status(500)
    if (first === 'late') return void setTimeout(() => accept(reply), TOO_LATE_MS).unref()
    if (fault === 'slow') return void setTimeout(() => accept(reply), SLOW_MS)
    return accept(reply)
  }

  const server = createServer((request, reply) => {
    reply.on('error', () => undefined) // whoever asked is gone
    void buffer(request).then(
      (bytes) => {
        const sent = read(request, bytes)
        if (sent === undefined) answer?.(request, bytes, reply)
        else treat(sent, reply)
      },
      () => undefined,
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, accepted: (name: string): readonly AcceptedCopy[] => copies.get(name) ?? [] }
}
