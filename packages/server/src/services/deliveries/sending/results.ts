/** Answers of queries, read back from the JSON that a screen would get: the same rows, cells and limits. */
import { isMap, parseExactJson } from '@querent/contract'
import type { DeliveredCard } from '../../../delivery/index.ts'

/** The result, or the sentence that says why there is none. */
export function resultOf(body: string): DeliveredCard['result'] {
  const answer = parseExactJson(body)
  const { status, error, data, row_count: count } = isMap(answer) ? answer : {}
  if (status !== 'completed' || !isMap(data)) return { error: typeof error === 'string' ? error : 'The query failed.' }
  const { cols, rows } = data
  const lines = Array.isArray(rows) ? rows : []
  return {
    cols: Array.isArray(cols) ? cols : [],
    rows: lines,
    rowCount: typeof count === 'number' ? count : lines.length,
    ...('rows_truncated' in data && { isCut: true }),
  }
}
