/** The `data` map of an answer (contract: results, section 1) as JSON text. */
import type { PreparedQuery, ResultAnalysis, ResultColumn } from '@querent/query'
import { rowsText } from '../rows/answer-size.ts'
import { columnTexts } from './column-texts.ts'

export function dataText(
  rows: unknown[][],
  columns: ResultColumn[],
  prepared: PreparedQuery,
  analysis: ResultAnalysis | null,
): string {
  const { cols, metadata } = columnTexts(prepared, columns, analysis?.fingerprints())
  const isCut = prepared.defaultLimitApplied && rows.length === prepared.rowLimit
  const rest = JSON.stringify({
    native_form: {
      query: prepared.sql,
      params:
        prepared.params.length === 0
          ? null
          : prepared.params.map((value) => (typeof value === 'bigint' ? value.toString() : value)),
    },
    results_timezone: prepared.timeZone,
    ...(prepared.requestedTimeZone === null ? {} : { requested_timezone: prepared.requestedTimeZone }),
    insights: analysis?.insights() ?? null,
    ...(prepared.isRestricted ? { is_sandboxed: true } : {}),
    ...(isCut ? { rows_truncated: rows.length } : {}),
  })
  // V8 writes a value the slow way as soon as it meets a text that was cut or put together; rows may hold such.
  return `{"rows":${rowsText(rows)},"cols":${cols},"results_metadata":{"columns":${metadata}},${rest.slice(1)}`
}
