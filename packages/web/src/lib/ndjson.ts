/** Lines of JSON, as they arrive. */
import { parseJson } from './exact-json.ts'

const NEWLINE = 0x0a

/**
 * Tells each line of the body as it is complete, in order; ends with the body. Lines are split by bytes, so that a letter
 * which arrives in two parts stays whole. Integers keep their digits.
 * @throws what reading throws (an abort, a lost connection), and SyntaxError for a line that is no JSON.
 */
export async function readNdjson(
  source: Response | ReadableStream<Uint8Array>,
  onLine: (value: unknown) => void,
): Promise<void> {
  const stream = source instanceof Response ? source.body : source
  if (stream === null) return
  const decoder = new TextDecoder()
  const tell = (parts: readonly Uint8Array[]) => {
    const text = parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
    if (text.trim() !== '') onLine(parseJson(text))
  }
  const reader = stream.getReader()
  let open: Uint8Array[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      let from = 0
      for (let end = value.indexOf(NEWLINE); end >= 0; end = value.indexOf(NEWLINE, from)) {
        tell([...open, value.subarray(from, end)])
        open = []
        from = end + 1
      }
      if (from < value.length) open.push(value.subarray(from))
    }
    tell(open)
  } finally {
    // Whoever throws in `onLine` wants no more.
    await reader.cancel().catch(() => {})
  }
}
