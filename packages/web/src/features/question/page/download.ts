/** The whole answer as a file, which the browser saves while it arrives. */
import { saveAnswer, saveCard, type FileFormat } from '../../../api/download.ts'
import type { Card } from '../../../api/card.ts'
import { withoutEmptyStages, type QuestionDraft } from '../draft/index.ts'

export async function downloadAnswer(
  draft: QuestionDraft,
  card: Card | null,
  isDirty: boolean,
  format: FileFormat,
): Promise<void> {
  if (card !== null && !isDirty) saveCard(card.id, format)
  else saveAnswer(withoutEmptyStages(draft.dataset_query), draft.visualization_settings, format)
}
