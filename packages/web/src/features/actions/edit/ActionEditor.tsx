import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeAction, createAction, type ModelAction, type ShownAction } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import type { Database } from '../../../api/database.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { FormPreview } from '../../action-form/index.ts'
import { Notices } from '../../versions/saving/index.ts'
import { AnswerPart } from './AnswerPart.tsx'
import { bodyOf, shownAction, type ActionDraft, type EditDraft } from './draft.ts'
import { FieldsPart } from './FieldsPart.tsx'
import { Part } from './Part.tsx'
import { isWhole } from './request.ts'
import { RequestPart } from './RequestPart.tsx'
import { SqlPart } from './SqlPart.tsx'
import { TryPart } from './TryPart.tsx'
import { useDraft } from './use-draft.ts'
import { WordsPart } from './WordsPart.tsx'
import styles from '../actions.module.css'

interface ActionEditorProps {
  card: Card
  database: Database | undefined
  /** Null for a new one. */
  action: ModelAction | null
  /** What a new one does. */
  newKind: ActionDraft['kind']
  onClose(): void
}

/** What an action is called, what it does, and what it asks for, beside the form that people will see. */
export function ActionEditor({ card, database, action, newKind, onClose }: ActionEditorProps) {
  const editing = useDraft(card, action, newKind)
  const { draft } = editing
  const saving = useSave({ card, action, editing, onClose })
  const refusal = refusalOf(saving.error, REFUSABLE)
  const shown = shownAction(draft, action)
  const mayNot = !isComplete(draft) || (action !== null && !editing.isDirty)
  const save = () => {
    if (!mayNot) saving.mutate()
  }
  const section = t('Action')
  useActions([
    { id: 'action.save', label: t('Save'), section, keys: 'mod+s', run: save },
    { id: 'action.undo', label: t('Undo'), section, icon: 'undo', keys: 'mod+z', run: () => editing.undo?.() },
    { id: 'action.redo', label: t('Redo'), section, icon: 'redo', keys: 'mod+shift+z', run: () => editing.redo?.() },
  ])
  return (
    <>
      <Notices
        isInside
        kept={editing.kept}
        onResume={editing.resume}
        onForget={editing.forget}
        newer={null}
        isDirty={editing.isDirty}
        onShow={onClose}
      />
      <Head editing={editing} mayNot={mayNot} isSaving={saving.isPending} onSave={save} onClose={onClose} />
      {saving.error !== null && (
        <Problem isSmall title={t('Could not be saved')}>
          {refusal.general ?? Object.values(refusal.fields).join(' ')}
        </Problem>
      )}
      <div className={styles.editor}>
        <Settings {...{ editing, action, shown, database }} errors={refusal.fields} />
        <Preview action={shown} card={card} database={database} />
      </div>
    </>
  )
}

interface SettingsProps extends Pick<ActionEditorProps, 'action' | 'database'> {
  editing: ReturnType<typeof useDraft>
  /** As it would be saved. */
  shown: ShownAction
  /** Why the server refused parts of it. */
  errors: Readonly<Record<string, string>>
}

function Settings({ editing: { draft, edit, isDirty }, action, shown, database, errors }: SettingsProps) {
  const isRequest = draft.kind === 'http'
  return (
    <div className={styles.settings}>
      <NamePart draft={draft} isNew={action === null} onEdit={edit} />
      {draft.kind === 'query' && <SqlPart draft={draft} database={database} onEdit={edit} />}
      {isRequest && <RequestPart draft={draft} errors={errors} onEdit={edit} />}
      <FieldsPart draft={draft} action={shown} onEdit={edit} />
      {isRequest && <AnswerPart draft={draft} errors={errors} onEdit={edit} />}
      <WordsPart draft={draft} action={shown} onEdit={edit} />
      {isRequest && <TryPart action={action} isDirty={isDirty} />}
    </div>
  )
}

/** What of a request is refused by its name. */
const REFUSABLE = ['url', 'headers', 'body', 'response_handle', 'error_handle']

function isComplete({ name, kind, text, request }: ActionDraft): boolean {
  const isMade = kind === 'query' ? text.trim() !== '' : kind !== 'http' || isWhole(request)
  return name.trim() !== '' && isMade
}

interface PreviewProps extends Pick<ActionEditorProps, 'card' | 'database'> {
  action: ShownAction
}

function Preview({ action, card, database }: PreviewProps) {
  return (
    <section className={styles.beside} aria-label={t('Preview')}>
      <h2 className={styles.partTitle}>{t('Preview')}</h2>
      <div className={styles.preview}>
        <FormPreview action={action} subject={{ table: card.name, database: database?.name }} />
      </div>
    </section>
  )
}

interface HeadProps {
  editing: ReturnType<typeof useDraft>
  mayNot: boolean
  isSaving: boolean
  onSave(): void
  onClose(): void
}

/** The way back, and saving. */
function Head({ editing: { undo, redo }, mayNot, isSaving, onSave, onClose }: HeadProps) {
  return (
    <div className={styles.head}>
      <Button variant="quiet" icon="arrow-left" onPress={onClose}>
        {t('All actions')}
      </Button>
      <span className={styles.gap} />
      <IconButton icon="undo" label={t('Undo')} keys="mod+z" isDisabled={undo === undefined} onPress={undo} />
      <IconButton icon="redo" label={t('Redo')} keys="mod+shift+z" isDisabled={redo === undefined} onPress={redo} />
      <Button variant="primary" isDisabled={mayNot} isPending={isSaving} onPress={onSave}>
        {t('Save')}
      </Button>
    </div>
  )
}

interface NamePartProps {
  draft: ActionDraft
  isNew: boolean
  onEdit: EditDraft
}

function NamePart({ draft, isNew, onEdit }: NamePartProps) {
  return (
    <Part title={t('Action')}>
      <TextInput
        label={t('Name')}
        value={draft.name}
        autoFocus={isNew}
        onChange={(name) => onEdit((before) => ({ ...before, name }), 'name')}
      />
      <TextArea
        label={t('Description')}
        isOptional
        value={draft.description}
        onChange={(description) => onEdit((before) => ({ ...before, description }), 'description')}
      />
    </Part>
  )
}

interface SaveOptions extends Omit<ActionEditorProps, 'database' | 'newKind'> {
  editing: ReturnType<typeof useDraft>
}

function useSave({ card, action, editing, onClose }: SaveOptions) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const body = bodyOf(editing.draft, card)
      return action === null ? createAction(body) : changeAction(action.id, body)
    },
    onSuccess: async () => {
      await editing.settle()
      await client.invalidateQueries({ queryKey: ['action'] })
      toast(t('Saved'))
      onClose()
    },
  })
}
