/** Requests to the HTTP interface of ClickHouse. */
import { type IncomingMessage, request, type Agent, type OutgoingHttpHeaders } from 'node:http'
import { OddAnswer, ServerException } from '../errors.ts'

/** What is kept of an error: it may quote the whole statement. */
export const MOST_ERROR_BYTES = 64 * 1024

interface ClickhouseRequest {
  sql: string
  /** Settings and parameters of the interface. */
  parameters: Readonly<Record<string, string>>
  signal: AbortSignal
}

/** Where requests go, and who sends them. */
export interface ClickhouseServer {
  agent: Agent
  headers: OutgoingHttpHeaders
}

/**
 * Sends a statement, and gives the answer when its head is there; its body is not read yet.
 * @throws {ServerException} the server refuses it.
 * @throws {OddAnswer} something else than ClickHouse answers.
 */
export async function send(server: ClickhouseServer, { sql, parameters, signal }: ClickhouseRequest) {
  try {
    return await sendOnce(server, sql, parameters, signal)
  } catch (error) {
    // A connection that was kept may be closed by the server at that moment. It has not begun with the statement then.
    if (signal.aborted || !(error instanceof StaleConnection)) throw error
    return sendOnce(server, sql, parameters, signal)
  }
}

class StaleConnection extends Error {}

async function sendOnce(
  { agent, headers }: ClickhouseServer,
  sql: string,
  parameters: ClickhouseRequest['parameters'],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const path = `/?${new URLSearchParams(parameters).toString()}`
  const outgoing = request({ agent, path, method: 'POST', headers, signal })
  outgoing.end(sql)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject)
  }).catch((error: unknown) => {
    throw isReset(error) && outgoing.reusedSocket ? new StaleConnection('stale', { cause: error }) : error
  })
  requireData(response)
  if (response.statusCode === 200) return response
  throw new ServerException(await errorText(response))
}

/** A page comes from a proxy, and so does what was compressed on its way: nobody asked for either. */
function requireData(response: IncomingMessage): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
  const status = response.statusCode ?? 0
  const isPage = /^text\/html\b/i.test(type)
  if (!isPage && encoding === 'identity' && (status < 300 || status >= 400)) return
  response.destroy()
  if (isPage) throw new OddAnswer(`a web page, with the status ${status}`)
  throw new OddAnswer(
    encoding === 'identity' ? `a redirect, with the status ${status}` : 'what nobody asked to compress',
  )
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}

async function errorText(response: IncomingMessage): Promise<string> {
  const text = (await shortText(response)).trim()
  return text === '' ? `The server answered with the status ${response.statusCode}.` : text
}

/** The text of an answer that has few bytes, or as much of it as an error may have. */
export async function shortText(response: IncomingMessage): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response) {
    pieces.push(piece)
    length += piece.length
    if (length > MOST_ERROR_BYTES) break
  }
  return Buffer.concat(pieces).toString('utf8', 0, MOST_ERROR_BYTES)
}
