/** Encodes on the calling thread, one batch at a time. */
import { openSource } from './closable-stream.ts'
import type { Row } from '@querent/query'
import type { Source } from './closable-stream.ts'
import type { ExportWriter } from './text-writer.ts'

/** Chunks of a file, made as they are read; the next batch is pulled when no chunk is left. */
export function localExport(writer: ExportWriter, batches: AsyncIterable<Row[]>): Source<Uint8Array> {
  const source = openSource(batches)
  const ready: Uint8Array[] = []
  let isEnded = false

  return {
    async next() {
      while (ready.length === 0 && !isEnded) {
        const rows = await source.next()
        isEnded = rows === undefined
        ready.push(...(await (rows ? writer.write(rows) : writer.end())))
      }
      return ready.shift()
    },
    async close() {
      writer.destroy?.()
      await source.close()
    },
  }
}
