/** Lines of JSON as they arrive. */
import { parseJson } from './exact-json.ts'

/** Calls back for each line of a body as soon as it is whole. */
export async function readLines(body: ReadableStream<Uint8Array>, onLine: (value: unknown) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader() as ReadableStreamDefaultReader<string>
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    const lines = (rest + value).split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) if (line.trim() !== '') onLine(parseJson(line))
    if (done) return
  }
}
