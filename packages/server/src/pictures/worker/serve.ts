/** What the thread does with messages: it draws one picture after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { endThread, takeMessages } from '@querent/drivers/shared/threads/index.ts'
import { trimNativeHeap } from '../../process/native-heap.ts'
import { PainterBroke, painterCode } from '../png/index.ts'
import type { FoundMap } from '../types.ts'
import { wholeMemory, type FromPainter, type Made, type ToPainter, type Work } from './messages.ts'

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
    await lendCode()
    send({ type: 'made', made }, wholeMemory(made.bytes))
    giveBack()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    send({ type: 'failed', message, isBroken: error instanceof PainterBroke })
  }
}

let isLent = workerData?.code !== undefined

/** It is compiled once for all threads: a third of what a thread does until its first picture. */
async function lendCode(): Promise<void> {
  const code = isLent ? undefined : await painterCode()
  if (code === undefined) return
  isLent = true
  send({ type: 'code', code })
}

const GIVE_BACK_EVERY_MS = 100
let givenBack = 0

/**
 * What compiling the painter and its own modules takes is freed soon, but stays with the C library: some 20 MB while the charts
 * of a mail are drawn. Giving it back takes less than a millisecond.
 */
function giveBack(): void {
  if (performance.now() - givenBack < GIVE_BACK_EVERY_MS) return
  trimNativeHeap()
  givenBack = performance.now()
}

function send(message: FromPainter, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved)
}
