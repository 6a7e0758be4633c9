/** What tests of shared content ask as guests, and read of the answers. */
import assert from 'node:assert/strict'
import { given, type SharedContent } from './shared-content.ts'

/** A link that opens nothing. */
export const UNKNOWN_LINK = '00000000-0000-4000-8000-000000000000'
/** All that guests learn of a request that is refused. */
export const GENERIC = 'An error occurred.'

export function keys(value: object): string[] {
  return Object.keys(value).toSorted()
}

/** Of an answer of a query: its first column, row by row. */
export function firsts({ body }: { body: { data: { rows: unknown[][] } } }): unknown[] {
  return body.data.rows.map(([first]) => first)
}

export async function refused(at: SharedContent, url: string, status: number, text: string): Promise<void> {
  const answer = await at.guest.get(url)
  assert.deepEqual([answer.status, answer.text], [status, text], url)
}

/** Requests that have to succeed. */
export function guestReader(at: SharedContent) {
  const get = async (url: string) => {
    const answer = await at.guest.get(url)
    assert.ok(answer.status === 200 || answer.status === 202, `${url}: ${answer.status} ${answer.text}`)
    return answer
  }
  const run = (kind: Parameters<typeof at.card>[0], parameters: unknown) =>
    get(`${at.card(kind)}/query?${given(parameters)}`)
  return { get, run }
}
