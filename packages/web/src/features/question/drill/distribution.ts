import { kindOf } from '../../../lib/columns/kind.ts'
import { isCategory, type QuestionDraft } from '../../../models/question/index.ts'
import { pressed, type Hit } from './hit.ts'
import { countBy } from './summarize.ts'

/**
 * How often the values of the pressed column occur: bars of bins, months or values. Null for groups and for columns whose
 * values say nothing, such as keys and long texts.
 */
export function distribution(draft: QuestionDraft, hit: Hit): QuestionDraft | null {
  const column = pressed(hit)
  if (column === null || hit.row !== null) return null
  const kind = kindOf(column)
  const isFit = kind === 'number' || kind === 'coordinate' || kind === 'date' || kind === 'time' || isCategory(column)
  const counted = isFit ? countBy(draft, hit) : null
  return counted === null ? null : { ...counted, display: 'bar' }
}
