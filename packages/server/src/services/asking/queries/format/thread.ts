/** Entry of the formatter's thread. */
import { parentPort } from 'node:worker_threads'
import { endThread, takeMessages } from '@querent/drivers/shared/threads/index.ts'
import { format } from 'sql-formatter'
import type { Grammar } from '@querent/query'
import { RETIRE, type FromFormatter, type ToFormatter } from './messages.ts'

takeMessages((message: ToFormatter | typeof RETIRE) => {
  if (message === RETIRE) return endThread()
  const { job, text, language } = message
  const answer: FromFormatter = { job, text: formatted(text, language) }
  parentPort?.postMessage(answer, [])
})

function formatted(text: string, language: Grammar): string | null {
  try {
    return format(text, { language })
  } catch {
    return null
  }
}
