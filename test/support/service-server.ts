/** A service in this process that actions ask: it keeps what it is sent and answers as it is told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestContext } from 'node:test'
import type { ReceivedCall } from './webhook-server.ts'

interface ServiceAnswer {
  status?: number
  text?: string
  headers?: Record<string, string>
}

export type Answering = (response: ServerResponse, request: IncomingMessage) => void

export async function serviceServer(t: Pick<TestContext, 'after'>) {
  const received: ReceivedCall[] = []
  let answering: Answering = (response) => response.end('ok')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, text: Buffer.concat(chunks).toString() })
      answering(response, request)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => {
    server.closeAllConnections()
    return new Promise<void>((closed) => server.close(() => closed()))
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** From now on; `ok` at first. */
    answer({ status = 200, text = '', headers = {} }: ServiceAnswer) {
      answering = (response) => response.writeHead(status, headers).end(text)
    },
    /** From now on, with what writes the answer. */
    answerBy(next: Answering) {
      answering = next
    },
  }
}
