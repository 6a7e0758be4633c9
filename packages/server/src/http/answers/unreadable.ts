/** Answers to what cannot be read as a request at all, for which there is no route and no hook. */
import { lookup } from '@querent/contract'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { JSON_TYPE } from './json-text.ts'

interface Refusal {
  status: number
  message: string
}

const REFUSALS: Readonly<Record<string, Refusal>> = lookup({
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request was not complete in time.' },
})
const OTHERWISE: Refusal = { status: 400, message: 'The request is not valid HTTP.' }

/** Who goes on sending after the answer is cut off. */
const LINGER_MS = 2_000

/** Connections that have their answer: the parser complains of every further piece. */
const refused = new WeakSet<Socket>()

/** Says what is wrong and ends the connection: where the next request would begin is not known. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (refused.has(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  refused.add(socket)
  const { status, message } = REFUSALS[error.code] ?? OTHERWISE
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  // What is sent on is read: closing over unread bytes would reset the connection before the answer is taken.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}

/** Whether a part of another answer has gone out, which this one would end up in. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: message }: { _httpMessage?: { headersSent: boolean } } = Object(socket)
  return message?.headersSent === true
}
