import { useRouter } from '@tanstack/react-router'
import type { Card } from '../../../api/card.ts'
import type { Snippet } from '../../../api/snippet.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { draftOf, questionOf, type SqlDraft } from '../model/index.ts'
import { SnippetDialog } from '../schema/SnippetDialog.tsx'
import { ConflictSheet } from './ConflictSheet.tsx'
import { SaveDialog } from './SaveDialog.tsx'
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
  const router = useRouter()
  return (
    <>
      <SaveDialog
        isOpen={saving !== null}
        onOpenChange={(isShown) => !isShown && onSaving(null)}
        question={{ ...questionOf(draft, editing.idOf), ...(card !== null && { type: card.type }) }}
        {...(card !== null && { name: card.name, collection: card.collection_id })}
        onSaved={(made) => {
          editing.setStored(draft, null)
          toast(t('Saved'))
          void router.navigate({ href: made.type === 'model' ? urls.model(made) : urls.question(made) })
        }}
      />
      {card !== null && conflict.theirs !== null && (
        <ConflictSheet
          isOpen
          onClose={conflict.closeConflict}
          mine={draft.text}
          theirs={draftOf(conflict.theirs.value).text}
          {...byOf(conflict.theirs.value)}
          onMine={conflict.saveOver}
          onTheirs={conflict.takeTheirs}
          onCopy={() => onSaving('copy')}
        />
      )}
      {snippet !== null && <SnippetDialog content={snippet} onClose={() => onSnippet(null)} onSaved={onSnippetSaved} />}
    </>
  )
}

function byOf(card: Card): { by?: string } {
  const edited = card['last-edit-info']
  const name = [edited?.first_name, edited?.last_name].filter(Boolean).join(' ')
  return name === '' ? {} : { by: name }
}
