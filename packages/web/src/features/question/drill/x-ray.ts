import { urls } from '../../../lib/urls.ts'
import type { Clause, MbqlStage, QuestionDraft } from '../../../models/question/index.ts'
import { endingWith, rowsOf } from './change.ts'
import { conditionsOf } from './conditions.ts'
import { cellsOf, groupedStage, type Hit } from './hit.ts'
import { seeRows } from './see-rows.ts'

interface XRayAddresses {
  /** Of the rows behind the mark. */
  rows: string
  /** The same beside all other rows. */
  rest: string
}

/** X-rays of the rows behind a mark; null where they cannot be seen as rows. */
export function xRays(draft: QuestionDraft, hit: Hit): XRayAddresses | null {
  const query = draft.dataset_query
  const grouped = groupedStage(query)
  const conditions = cellsOf(query, hit)?.flatMap(conditionsOf) ?? []
  const [first] = conditions
  if (seeRows(draft, hit) === null || grouped === null || first === undefined) return null
  const base = rowsOf(grouped.stage)
  const of = (filter: Clause) =>
    encoded(
      endingWith(query, grouped.index, { ...base, filters: [...(base.filters ?? []), filter] } satisfies MbqlStage),
    )
  const mark: Clause = conditions.length === 1 ? first : ['and', {}, ...conditions]
  const rows = `adhoc/${of(mark)}`
  return { rows: urls.xRay(rows), rest: urls.xRay(`${rows}/compare/adhoc/${of(['not', {}, mark])}`) }
}

/** For a path. */
function encoded(query: object): string {
  return new TextEncoder().encode(JSON.stringify(query)).toBase64({ alphabet: 'base64url', omitPadding: true })
}
