/** Reads lines of the authorization matrix and makes the calls that they say. */
import type { Answer, Client } from '../../support/test-server.ts'
import type { Fixture } from './fixtures.ts'

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With names of fixtures in angle brackets, like the body, which is JSON otherwise. */
  path: string
  body: string | undefined
}

/** @throws {Error} For a line that is no call. */
export function parseCall(line: string): Call {
  const match = /^(GET|POST|PUT|DELETE) +((?:<[^>]+>|\S)+)(?: (.+))?$/.exec(line)
  if (match === null) throw new Error(`not METHOD path body: ${line}`)
  return { method: match[1]!.toLowerCase() as Call['method'], path: match[2]!, body: match[3] }
}

/** The text with what `write` makes of fixtures in place of their names. */
async function fill(text: string, fixtures: ReadonlyMap<string, Fixture>, write: (value: unknown) => string) {
  let filled = ''
  let end = 0
  for (const match of text.matchAll(/<([a-z ]+)>/g)) {
    const fixture = fixtures.get(match[1]!)
    if (fixture === undefined) throw new Error(`<${match[1]}> is not in fixtures.ts`)
    filled += text.slice(end, match.index) + write(await fixture())
    end = match.index + match[0].length
  }
  return filled + text.slice(end)
}

export async function send(
  client: Client,
  { method, path, body }: Call,
  fixtures: ReadonlyMap<string, Fixture>,
): Promise<Answer> {
  const url = await fill(path, fixtures, (value) => encodeURIComponent(String(value)))
  if (method === 'get') return client.get(url)
  const json = body === undefined ? undefined : JSON.parse(await fill(body, fixtures, (value) => JSON.stringify(value)))
  return client[method](url, json)
}

/**
 * `+` for what is answered, else the last digit of the status. A query that is refused when it is run is 3 too, although
 * its status is another (contract: permissions, section 5).
 */
export function outcomeOf({ status, body }: Answer): string {
  if (body?.error_type === 'missing-required-permissions') return '3'
  if (status < 300) return '+'
  return status < 500 ? String(status % 10) : String(status)
}
