/** What the thread does with messages: it draws one picture after the other. */
import { parentPort } from 'node:worker_threads'
import { endThread, takeMessages } from '@querent/drivers/shared/threads/index.ts'
import { PainterBroke } from '../png/index.ts'
import type { FoundMap } from '../types.ts'
import type { FromPainter, Made, ToPainter, Work } from './messages.ts'

type Draw = (work: Work, findMap: (key: string) => Promise<FoundMap | null>) => Promise<Made>

export function serve(draw: Draw): void {
  let give: ((map: FoundMap | null) => void) | undefined
  const findMap = (key: string) =>
    new Promise<FoundMap | null>((resolve) => {
      give = resolve
      send({ type: 'map', key })
    })
  takeMessages((message: ToPainter) => {
    if (message.type === 'retire') endThread()
    else if (message.type === 'map') give?.(message.map)
    else void answer(draw(message.work, findMap))
  })
}

async function answer(picture: Promise<Made>): Promise<void> {
  try {
    const made = await picture
    send({ type: 'made', made }, memoryOf(made))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    send({ type: 'failed', message, isBroken: error instanceof PainterBroke })
  }
}

function send(message: FromPainter, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved)
}

/** Views of a larger buffer are copied. */
function memoryOf({ bytes: { buffer, byteLength } }: Made): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}
