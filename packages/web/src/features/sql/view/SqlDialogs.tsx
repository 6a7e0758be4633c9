import type { Card } from '../../../api/card.ts'
import type { Snippet } from '../../../api/snippet.ts'
import { useHome } from '../../create/question/index.ts'
import { ConflictDialog, SaveDialog } from '../../versions/saving/index.ts'
import { questionOf, type SqlDraft } from '../model/index.ts'
import { SnippetDialog } from '../schema/SnippetDialog.tsx'
import type { useSave } from './use-save.ts'
import type { SqlEditing } from './use-sql-draft.ts'

interface SqlDialogsProps {
  card: Card | null
  draft: SqlDraft
  editing: SqlEditing
  conflict: ReturnType<typeof useSave>
  saving: 'new' | 'copy' | null
  onSaving(what: 'new' | 'copy' | null): void
  /** SQL that becomes a snippet. */
  snippet: string | null
  onSnippet(content: string | null): void
  onSnippetSaved(snippet: Snippet): void
}

/** What is asked over the editor: name and place, which of two versions, a snippet. */
export function SqlDialogs(props: SqlDialogsProps) {
  const { card, draft, editing, conflict, saving, onSaving, snippet, onSnippet, onSnippetSaved } = props
  const home = useHome()
  const mine = questionOf(draft, editing.idOf)
  return (
    <>
      <SaveDialog
        isOpen={saving !== null}
        onOpenChange={(isShown) => !isShown && onSaving(null)}
        question={mine}
        original={card}
        types={(card?.type ?? home.type) === 'model' ? ['model', 'question'] : ['question', 'model']}
        dashboard={card === null ? home.dashboard : undefined}
        create={home.create}
        onSaved={(made) => {
          editing.setStored(draft, null)
          conflict.closeConflict()
          home.show(made)
        }}
      />
      {card !== null && conflict.conflict !== null && saving === null && (
        <ConflictDialog
          kind="card"
          conflict={conflict.conflict}
          mine={{ ...card, ...mine }}
          isSaving={conflict.isSaving}
          onClose={conflict.closeConflict}
          onMine={conflict.saveOver}
          onTheirs={conflict.takeTheirs}
          onCopy={() => onSaving('copy')}
        />
      )}
      {snippet !== null && <SnippetDialog content={snippet} onClose={() => onSnippet(null)} onSaved={onSnippetSaved} />}
    </>
  )
}
