/** A plain client on kept-alive connections, cheaper and steadier than `fetch`; asks for no compression. */
import { Agent, request, type IncomingMessage } from 'node:http'

const agent = new Agent({ keepAlive: true })

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** The body of the answer. @throws for any status of 300 and above. */
export async function send(url: string, sent: Sent = {}): Promise<Buffer> {
  const { body } = await sendWhole(url, sent)
  return body
}

/** The body of the answer beside its head. @throws for any status of 300 and above. */
export async function sendWhole(url: string, sent: Sent = {}): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const answer = await open(url, sent)
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`${url} → ${answer.statusCode} ${body.subarray(0, 300)}`)
  return { answer, body }
}

/** Reads the answer to its end and throws it away; gives its size in bytes. */
export async function drain(url: string, sent: Sent = {}): Promise<number> {
  const answer = await open(url, sent)
  let bytes = 0
  answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
  await new Promise((resolve, reject) => answer.once('end', resolve).once('error', reject))
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`${url} → ${answer.statusCode}`)
  return bytes
}

/** Reads the answer to its end and throws it away; gives the milliseconds until its first byte. */
export async function drainTimed(url: string, sent: Sent = {}): Promise<number> {
  const before = performance.now()
  const answer = await open(url, sent)
  let firstMs: number | undefined
  for await (const _chunk of answer) firstMs ??= performance.now() - before
  return firstMs ?? Number.NaN
}

function open(url: string, { method = 'POST', headers = {}, body }: Sent): Promise<IncomingMessage> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { ...headers, ...length }, agent }, resolve)
      .once('error', reject)
      .end(body)
  })
}
