/** Entry of the formatter's thread. */
import { parentPort } from 'node:worker_threads'
import { format } from 'sql-formatter'
import type { Grammar } from '@querent/query'
import type { FromFormatter, ToFormatter } from './messages.ts'

parentPort?.on('message', ({ job, text, language }: ToFormatter) => {
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
