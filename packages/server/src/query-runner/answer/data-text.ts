/** The `data` map of an answer (contract: results, section 1) as JSON text. */
import type { PreparedQuery, ResultAnalysis, ResultColumn } from '@querent/query'
import { guestCopy, shownCopies } from '../prepare/copies.ts'
import { guestUse, shownUse, sourceOf } from '../prepare/stored-models.ts'
import { rowsText } from '../rows/rows-text.ts'
import type { RunRequest } from '../types.ts'
import { columnTexts } from './column-texts.ts'
import { guestColumn } from './guest-column.ts'

type DataText = (
  rows: unknown[][],
  columns: ResultColumn[],
  prepared: PreparedQuery,
  analysis: ResultAnalysis | null,
) => Promise<string>

/** How the data is written for whoever asks. */
export function dataTextOf({ forGuest }: Pick<RunRequest, 'forGuest'>): DataText {
  return forGuest === true ? guestDataText : dataText
}

const dataText: DataText = async (rows, columns, prepared, analysis) => {
  const written = await rowsText(rows)
  const { cols, metadata } = columnTexts(prepared, columns, analysis?.fingerprints())
  const source = sourceOf(prepared)
  const rest = JSON.stringify({
    native_form: {
      query: source.sql,
      params:
        source.params.length === 0
          ? null
          : source.params.map((value) => (typeof value === 'bigint' ? value.toString() : value)),
    },
    ...(prepared.stored === null ? {} : { persisted_models: prepared.stored.uses.map(shownUse) }),
    ...(prepared.place.at === 'source' ? {} : { copies: shownCopies(prepared) }),
    ...(prepared.isRestricted ? { is_sandboxed: true } : {}),
    ...shownFacts(rows, prepared, analysis),
  })
  // V8 writes a value the slow way as soon as it meets a text that was cut or put together; rows may hold such.
  return `{"rows":${written},"cols":${cols},"results_metadata":{"columns":${metadata}},${rest.slice(1)}`
}

/** The statement, its tables' statistics and what a card would keep stay here (contract: sharing, section 2.3). */
const guestDataText: DataText = async (rows, columns, prepared, analysis) => {
  const written = await rowsText(rows)
  const cols = JSON.stringify(columns.map(guestColumn))
  const rest = JSON.stringify({
    ...(prepared.stored === null ? {} : { persisted_models: prepared.stored.uses.map(guestUse) }),
    ...(prepared.place.at === 'source' ? {} : { copies: prepared.place.uses.map(guestCopy) }),
    ...shownFacts(rows, prepared, analysis),
  })
  return `{"rows":${written},"cols":${cols},${rest.slice(1)}`
}

function shownFacts(rows: unknown[][], prepared: PreparedQuery, analysis: ResultAnalysis | null) {
  const isCut = prepared.defaultLimitApplied && rows.length === prepared.rowLimit
  return {
    results_timezone: prepared.timeZone,
    ...(prepared.requestedTimeZone === null ? {} : { requested_timezone: prepared.requestedTimeZone }),
    insights: analysis?.insights() ?? null,
    ...(isCut ? { rows_truncated: rows.length } : {}),
  }
}
