/** The answer of another server, given again by a bare one: the same status, headers and body. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Recorded {
  status: number
  /** Names and values in turn. */
  headers: string[]
  body: string
}

/** Written by every node:http server by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** What a bare server has to write to give the same answer. */
export function recordedOf(answer: IncomingMessage, body: Buffer): Recorded {
  const headers = answer.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !OWN.has(name.toLowerCase()) ? [name, all[index + 1]!] : [],
  )
  return {
    status: answer.statusCode ?? 200,
    headers: [...headers, 'Content-Length', String(body.length)],
    body: body.toString(),
  }
}

/** Reads the request to its end and answers. */
export function replay({ status, headers, body }: Recorded, request: IncomingMessage, response: ServerResponse): void {
  const answer = () => response.writeHead(status, headers).end(body)
  if (request.method === 'GET') answer()
  else request.once('end', answer).resume()
}
