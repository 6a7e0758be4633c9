/** Asking a provider, whose answers are kept in memory whole: one that does not end would fill it. */
import type { CustomFetch } from 'openid-client'

/** Far more than a description, keys, tokens and claims take. */
const MOST_BYTES = 2 * 1024 * 1024

/** The same as `fetch`. @throws {Error} also for an answer that is too long. */
export const boundedFetch: CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit)
  const body = await readAll(answer.body)
  return new Response(body.length === 0 ? null : body, answer)
}

async function readAll(stream: ReadableStream<Uint8Array> | null): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let byteCount = 0
  for await (const chunk of stream ?? []) {
    byteCount += chunk.length
    if (byteCount > MOST_BYTES) throw new Error('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
