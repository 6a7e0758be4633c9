import { isMap, type QuestionDraft } from '../../../models/question/index.ts'
import { isPivotGrouping, pressed, type Hit } from './hit.ts'

const KEY = 'table.columns'

/** The table without the pressed column: a setting, the query stays. Null for the last column that is left. */
export function hideColumn(draft: QuestionDraft, hit: Hit): QuestionDraft | null {
  const column = pressed(hit)
  if (column === null || isPivotGrouping(column)) return null
  const stored = draft.visualization_settings[KEY]
  const listed = Array.isArray(stored) ? stored.filter(isMap) : []
  const names = new Set(listed.map(({ name }) => name))
  const missing = hit.columns.filter(({ name }) => !names.has(name)).map(({ name }) => ({ name, enabled: true }))
  const next = [...listed, ...missing].map((one) => (one['name'] === column.name ? { ...one, enabled: false } : one))
  const shown = new Set(hit.columns.map(({ name }) => name))
  if (!next.some((one) => one['enabled'] !== false && shown.has(String(one['name'])))) return null
  return { ...draft, visualization_settings: { ...draft.visualization_settings, [KEY]: next } }
}
