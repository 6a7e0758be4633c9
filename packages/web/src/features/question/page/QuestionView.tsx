import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { cardResultOptions, type Card } from '../../../api/card.ts'
import { answerOptions } from '../../../api/dataset.ts'
import { databasesOptions, tableMetadataOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { urls } from '../../../lib/urls.ts'
import { useTitle } from '../../../ui/Page/Page.tsx'
import { SettingsPanel } from '../../../viz/SettingsPanel/index.ts'
import { Builder } from '../builder/Builder.tsx'
import {
  fitsNoMore,
  guessDisplay,
  sourceOf,
  withoutEmptyStages,
  type QuestionDraft,
  type StagedQuery,
} from '../draft/index.ts'
import { useDescribed } from '../state/use-described.ts'
import { ConflictDialog, type Conflict } from './ConflictDialog.tsx'
import { DraftBar } from './DraftBar.tsx'
import { QuestionHead } from './QuestionHead.tsx'
import { ResultPane } from './ResultPane.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { useQuestionEditor } from './use-editor.ts'
import { useSave } from './use-save.ts'
import styles from './question.module.css'

interface QuestionViewProps {
  base: QuestionDraft
  /** What is saved; null for a question that is only in the address. */
  card: Card | null
  etag: string | null
}

const QUIET_MS = 300

/** A question with its steps, its answer, and how the answer is shown. */
export function QuestionView({ base, card, etag }: QuestionViewProps) {
  const router = useRouter()
  const name = card?.name ?? t('New question')
  useTitle(name)
  const editor = useQuestionEditor(base, card?.id ?? null, etag)
  const { draft, store, isDirty } = editor
  const [panel, setPanel] = useKept<'steps' | 'display' | 'none'>('question.panel', card === null ? 'steps' : 'none')
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [run, setRun] = useState(0)
  const query = draft.dataset_query
  const known = useDescribed(query)
  const quiet = useDebounced(query, QUIET_MS)
  const { data: databases = [] } = useQuery(databasesOptions)
  const database = databases.find(({ id }) => id === query.database)
  const isStored = card !== null && !isDirty && run === 0
  const isAuto = database?.['auto_run_queries'] !== false
  const [asked, setAsked] = useState<StagedQuery>(query)
  const runnable = isAuto ? quiet : asked
  const stored = useQuery({ ...cardResultOptions(card?.id ?? 0), enabled: isStored })
  const fresh = useQuery({
    ...answerOptions(withoutEmptyStages(runnable), draft.display, draft.visualization_settings, run),
    enabled: !isStored && (known.description === null || known.canRun || !known.isFresh),
  })
  const answer = isStored ? stored : fresh
  const source = sourceOf(query)
  const { data: table } = useQuery({
    ...tableMetadataOptions(source?.kind === 'table' ? source.id : `card__${source?.id ?? 0}`),
    enabled: source !== null,
  })
  const save = useSave({ card, etag, draft, legacy: known.legacy, onConflict: setConflict })

  // The address holds a question that is not saved, so that reloading and sharing lose nothing. The router is not told: this
  // page is where the address leads already.
  useEffect(() => {
    if (card !== null || !isDirty) return
    const href = `${window.location.pathname}#${hashOf(draft)}`
    History.prototype.replaceState.call(window.history, window.history.state, '', href)
  }, [card, draft, isDirty])

  const edit = useCallback(
    (label: string, recipe: (before: StagedQuery) => StagedQuery) =>
      store.getState().edit(label, (before) => {
        const next = recipe(before.dataset_query)
        // A display that was guessed follows the query; one that still fits stays.
        const isMisfit =
          before.display === 'table' ? guessDisplay(before.dataset_query) === 'table' : fitsNoMore(before.display, next)
        return { ...before, dataset_query: next, ...(isMisfit && { display: guessDisplay(next) }) }
      }),
    [store],
  )
  const show = (change: Partial<QuestionDraft>, label = t('Change the display')) =>
    store.getState().edit(label, (before) => ({ ...before, ...change }), label)
  const open = (next: QuestionDraft) =>
    void router.navigate({
      href: urls.unsaved({ ...next, ...(card !== null && { original_card_id: card.id }) } as never),
    })
  const canSave = card === null ? true : isDirty

  useActions([
    { id: 'question.save', label: t('Save'), section: t('Question'), keys: 'mod+s', run: () => canSave && begin() },
    {
      id: 'question.undo',
      label: t('Undo'),
      icon: 'undo',
      section: t('Question'),
      keys: 'mod+z',
      run: () => store.getState().undo(),
    },
    {
      id: 'question.redo',
      label: t('Redo'),
      icon: 'redo',
      section: t('Question'),
      keys: 'mod+shift+z',
      run: () => store.getState().redo(),
    },
    {
      id: 'question.run',
      label: t('Run again'),
      icon: 'refresh',
      section: t('Question'),
      keys: 'mod+enter',
      run: () => {
        setAsked(query)
        setRun((count) => count + 1)
      },
    },
    {
      id: 'question.steps',
      label: panel === 'steps' ? t('Hide the steps') : t('Show the steps'),
      icon: 'pencil',
      section: t('Question'),
      keys: 'e',
      run: () => setPanel(panel === 'steps' ? 'none' : 'steps'),
    },
  ])

  function begin(): void {
    if (card === null || !card.can_write) setSaving(true)
    else save.mutate({})
  }

  return (
    <div className={styles.page} data-panel={panel}>
      <QuestionHead
        name={name}
        card={card}
        editor={editor}
        draft={draft}
        canSave={canSave}
        isSaving={save.isPending}
        onSave={begin}
        onSaveAs={() => setSaving(true)}
        panel={panel}
        onPanel={setPanel}
      />
      {editor.kept !== null && <DraftBar kept={editor.kept} onResume={editor.resume} onForget={editor.forget} />}
      <div className={styles.body}>
        {panel !== 'none' && (
          <aside className={styles.panel} aria-label={t('Build')}>
            {panel === 'steps' ? (
              <Builder
                query={query}
                description={known.description}
                sourceName={table?.display_name ?? ''}
                features={database?.features ?? []}
                edit={edit}
              />
            ) : (
              answer.data !== undefined &&
              answer.data.status === 'completed' && (
                <SettingsPanel
                  display={draft.display}
                  settings={draft.visualization_settings}
                  result={answer.data.data}
                  onDisplay={(display) => show({ display })}
                  onSettings={(visualization_settings) => show({ visualization_settings }, t('Change a setting'))}
                />
              )
            )}
          </aside>
        )}
        <ResultPane
          name={name}
          draft={draft}
          answer={answer}
          errors={known.description?.errors.map(({ message }) => message) ?? []}
          isStale={!isAuto && asked !== query}
          onRun={() => setAsked(query)}
          onSettings={(patch) =>
            show({ visualization_settings: { ...draft.visualization_settings, ...patch } }, t('Change a setting'))
          }
          visible={known.description?.stages.at(-1)?.visible ?? []}
          onDrill={open}
        />
      </div>
      <SaveDialog
        isOpen={isSaving}
        onOpenChange={setSaving}
        draft={draft}
        legacy={known.legacy}
        card={card}
        suggested={card === null ? suggestedName(table?.display_name) : t('{name} — copy', { name: card.name })}
        onSaved={() => editor.forget()}
      />
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(null)}
        onMine={() => save.mutate({ isForced: true })}
        onCopy={() => setSaving(true)}
        onTheirs={(theirs) => {
          store.getState().edit(t('Take theirs'), () => theirs)
        }}
      />
    </div>
  )
}

const hashOf = (draft: QuestionDraft) => urls.unsaved(draft as never).split('#')[1] ?? ''

function suggestedName(table: string | undefined): string {
  return table ?? ''
}
