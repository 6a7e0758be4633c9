/** Answers of queries, read back from the JSON that a screen would get: the same rows, cells and limits. */
import { parseExactJson } from '@querent/contract'
import type { DeliveredCard, DeliveredResult } from '../../../delivery/index.ts'

interface Envelope {
  status: string
  error?: unknown
  row_count?: number
  data: Pick<DeliveredResult, 'cols' | 'rows'>
}

/** The result, or the sentence that says why there is none. */
export function resultOf(body: string): DeliveredCard['result'] {
  const { status, error, row_count, data } = parseExactJson(body) as Envelope
  if (status !== 'completed') return { error: typeof error === 'string' ? error : 'The query failed.' }
  return { cols: data.cols, rows: data.rows, rowCount: row_count ?? data.rows.length }
}
