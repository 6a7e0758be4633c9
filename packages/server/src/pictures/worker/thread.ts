/** Entry of the thread that draws pictures, one after the other. */
import { parentPort } from 'node:worker_threads'
import { endThread, takeMessages } from '@querent/drivers/shared/threads/index.ts'
import type { FoundMap } from '../types.ts'
import { draw } from './draw.ts'
import type { FromPainter, Made, ToPainter } from './messages.ts'

/** Whoever waits for a map, by its job. */
const waiting = new Map<number, (map: FoundMap | null) => void>()
/** Settles when every picture before is drawn. */
let tail: Promise<unknown> = Promise.resolve()

takeMessages((message: ToPainter) => {
  if (message.type === 'retire') endThread()
  else if (message.type === 'map') {
    waiting.get(message.job)?.(message.map)
    waiting.delete(message.job)
  } else tail = tail.then(() => work(message))
})

async function work({ job, work: wanted }: Extract<ToPainter, { type: 'draw' }>): Promise<void> {
  const findMap = (key: string) =>
    new Promise<FoundMap | null>((resolve) => {
      waiting.set(job, resolve)
      send({ type: 'map', job, key })
    })
  try {
    const made = await draw(wanted, findMap)
    send({ type: 'made', job, made }, memoryOf(made))
  } catch (error) {
    send({ type: 'failed', job, message: error instanceof Error ? error.message : String(error) })
  }
}

function send(message: FromPainter, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved)
}

/** Views of a larger buffer are copied. */
function memoryOf({ bytes: { buffer, byteLength } }: Made): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
