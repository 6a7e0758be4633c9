/** Encodes on the calling thread, one batch at a time. */
import type { RowBatch } from '@querent/query'
import { openSource } from './closable-stream.ts'
import type { Source } from './closable-stream.ts'
import type { ExportWriter } from '../types.ts'

/** Chunks of a file, made as they are read; the next batch is pulled when no chunk is left. */
export function localExport(writer: ExportWriter, batches: AsyncIterable<RowBatch>): Source<Uint8Array> {
  const source = openSource(batches)
  const ready: Uint8Array[] = []
  let isEnded = false

  return {
    async next() {
      while (ready.length === 0 && !isEnded) {
        const batch = await source.next()
        isEnded = batch === undefined
        ready.push(...(await (batch ? writer.write(batch) : writer.end())))
      }
      return ready.shift()
    },
    async close() {
      writer.destroy?.()
      await source.close()
    },
  }
}
