/** The lines of a dashboard's answer (contract: dashboards, section 13). */
import type { Result } from '../../../api/dataset.ts'
import { readNdjson } from '../../../lib/ndjson.ts'

export interface CardLine {
  readonly dashcard_id: number
  readonly card_id: number
  readonly result: Result
}

/** Tells the result of each card; gives whether the answer came to its end. Throws as {@link readNdjson}. */
export async function readCardLines(
  source: Response | ReadableStream<Uint8Array>,
  onCard: (line: CardLine) => void,
): Promise<boolean> {
  let isWhole = false
  await readNdjson(source, (line) => {
    if (isCardLine(line)) onCard(line)
    else if (typeof line === 'object' && line !== null && 'done' in line) isWhole = line.done === true
  })
  return isWhole
}

function isCardLine(line: unknown): line is CardLine {
  return (
    typeof line === 'object' &&
    line !== null &&
    'dashcard_id' in line &&
    'card_id' in line &&
    'result' in line &&
    typeof line.result === 'object' &&
    line.result !== null
  )
}
