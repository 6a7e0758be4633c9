/** How many files of data were asked for, and what came of them. */
import { plainCounter } from './plain-counter.ts'

const TEXT = { name: 'querent_exports_total', help: 'Files of data that were asked for, by format and outcome.' }
const FORMATS = ['csv', 'json', 'xlsx']
const OUTCOMES = { completed: 'done', failed: 'failed', interrupted: 'cancelled' } as const
/** Contexts of queries end so when their answer is a file (contract: query-language, section 1). */
const FILE = /(csv|json|xlsx)-download$/

export function exportCounts() {
  const combinations = FORMATS.flatMap((format) => Object.values(OUTCOMES).map((outcome) => ({ format, outcome })))
  const { count, render } = plainCounter(TEXT, combinations)
  return {
    count(context: string, status: keyof typeof OUTCOMES): void {
      const [, format] = FILE.exec(context) ?? []
      if (format !== undefined) count({ format, outcome: OUTCOMES[status] })
    },
    render,
  }
}
