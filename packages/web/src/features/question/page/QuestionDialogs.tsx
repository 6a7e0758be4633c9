import type { Card, CardType } from '../../../api/card.ts'
import { kindsFor } from '../../item-tools/card-menu/index.ts'
import { useHome } from '../../create/question/index.ts'
import { ConflictDialog, SaveDialog } from '../../versions/saving/index.ts'
import type { Json, QuestionDraft } from '../../../models/question/index.ts'
import type { QuestionEditor } from './use-editor.ts'
import { savedOf, type useSave } from './use-save.ts'

interface QuestionDialogsProps {
  card: Card | null
  editor: QuestionEditor
  /** What is saved of it. */
  draft: QuestionDraft
  legacy: Json | null
  save: ReturnType<typeof useSave>
  /** A name for what is saved for the first time. */
  suggested: string
  isSaving: boolean
  onSaving(isSaving: boolean): void
}

/** What is asked when a question is saved: name and place, or which of two versions. */
export function QuestionDialogs(props: QuestionDialogsProps) {
  const { card, editor, draft, legacy, save, suggested, isSaving, onSaving } = props
  const home = useHome()
  const mine = savedOf(draft, legacy)
  return (
    <>
      <SaveDialog
        isOpen={isSaving}
        onOpenChange={onSaving}
        question={mine}
        original={card}
        suggested={suggested}
        types={typesOf(draft, card?.type ?? home.type)}
        dashboard={card === null ? home.dashboard : undefined}
        create={home.create}
        onSaved={(made) => {
          editor.forget()
          save.closeConflict()
          home.show(made)
        }}
      />
      {card !== null && save.conflict !== null && !isSaving && (
        <ConflictDialog
          kind="card"
          conflict={save.conflict}
          mine={{ ...card, ...mine }}
          isSaving={save.isSaving}
          onClose={save.closeConflict}
          onMine={save.saveOver}
          onTheirs={() => void save.takeTheirs()}
          onCopy={() => onSaving(true)}
        />
      )}
    </>
  )
}

/** What a question may become, first what it is or is made for. */
function typesOf(draft: QuestionDraft, own: CardType = 'question'): CardType[] {
  const types = kindsFor(draft.dataset_query)
  return types.includes(own) ? [own, ...types.filter((type) => type !== own)] : types
}
