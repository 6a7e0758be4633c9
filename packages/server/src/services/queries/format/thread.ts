/** Entry of the formatter's thread. */
import { parentPort } from 'node:worker_threads'
import { format } from 'sql-formatter'
import type { Grammar } from '@querent/query'
import { collectGarbage } from '../../../process/collect-garbage.ts'
import { RETIRE, type FromFormatter, type ToFormatter } from './messages.ts'

parentPort?.on('message', (message: ToFormatter | typeof RETIRE) => {
  if (message === RETIRE) return retire()
  const { job, text, language } = message
  const answer: FromFormatter = { job, text: formatted(text, language) }
  parentPort?.postMessage(answer, [])
})

/** V8 keeps the pages of a thread that ends for the next one, and never gives them back: they are left empty. */
function retire(): void {
  collectGarbage()
  process.exit()
}

function formatted(text: string, language: Grammar): string | null {
  try {
    return format(text, { language })
  } catch {
    return null
  }
}
