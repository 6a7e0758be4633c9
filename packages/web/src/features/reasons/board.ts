/** An explanation as a dashboard: the change in words, both periods, and a chart of each column that explains it. */
import type { ReasonColumn, ReasonDimension, Reasons } from '../../api/reasons.ts'
import { t } from '../../i18n/t.ts'
import type { QuestionDraft } from '../../models/question/index.ts'
import type { MadeBoard } from '../save-board/index.ts'

interface Told {
  title: string
  /** The change in words. */
  sentence: string
  whole(): QuestionDraft
  questionOf(column: ReasonColumn): QuestionDraft
}

/** Columns that stand out; where none does, the first ones show that. */
const MOST_CARDS = 6
const FIRST = 4
const TALL = 7
const WIDE = 24

export function boardOf({ dimensions }: Reasons, { title, sentence, whole, questionOf }: Told): MadeBoard {
  const standing = dimensions.filter(({ strength }) => strength > 0)
  const shown = standing.length > 0 ? standing.slice(0, MOST_CARDS) : dimensions.slice(0, FIRST)
  const charts = [
    { name: title, draft: whole() },
    ...shown.map((dimension) => ({ name: nameOf(title, dimension), draft: questionOf(dimension) })),
  ]
  return { name: title, dashcards: [words(sentence), ...charts.map(chart)] }
}

const nameOf = (title: string, { name }: ReasonDimension) =>
  t('{measure} by {column}', { measure: title, column: name })

function words(text: string) {
  const visualization_settings = { virtual_card: { display: 'text' }, text, 'dashcard.background': false }
  return { ...place('words', [0, 0, WIDE, 2]), card: null, card_id: null, visualization_settings }
}

/** Two beside each other. */
function chart({ name, draft }: { name: string; draft: QuestionDraft }, at: number) {
  const { dataset_query, display, visualization_settings } = draft
  const id = `chart ${at}`
  return {
    ...place(id, [2 + TALL * Math.floor(at / 2), (WIDE / 2) * (at % 2), WIDE / 2, TALL]),
    card_id: id,
    card: { id, name, display, dataset_query, visualization_settings },
  }
}

function place(id: string, [row, col, size_x, size_y]: readonly [number, number, number, number]) {
  return { id, row, col, size_x, size_y, dashboard_tab_id: null }
}
