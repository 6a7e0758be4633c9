/** A webhook in this process that keeps what it is sent. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { TestContext } from 'node:test'

export interface ReceivedCall {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  text: string
}

export async function webhookServer(t: Pick<TestContext, 'after'>) {
  const received: ReceivedCall[] = []
  let answer: { status: number; text: string; headers: Record<string, string> } | undefined
  let isCut = false
  const usual = { status: 200, text: 'ok', headers: {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, text: Buffer.concat(chunks).toString() })
      const { status, text, headers: own } = answer ?? usual
      if (status === 0) request.socket.destroy()
      else if (isCut) response.writeHead(status, { 'content-length': 100 }).write('half', () => response.destroy())
      else response.writeHead(status, own).end(text)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => new Promise<void>((closed) => server.close(() => closed())))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** From now on; 200 at first. With status 0 it takes what is sent and breaks the line. */
    answer(status: number, text = '') {
      answer = { status, text, headers: {} }
    },
    /** From now on the line breaks in the middle of each answer. */
    cut() {
      isCut = true
    },
    redirect(location: string) {
      answer = { status: 302, text: '', headers: { location } }
    },
  }
}
