import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cardOptions, cardResultOptions, type Card } from '../../../api/card.ts'
import { answerOptions, askedOf, runCardSorted, runQuery } from '../../../api/dataset.ts'
import { databasesOptions, tableMetadataOptions } from '../../../api/database.ts'
import { settingsOfTotals } from '../../../api/totals.ts'
import { t } from '../../../i18n/t.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { urls } from '../../../lib/urls.ts'
import { useTitle } from '../../../ui/Page/Page.tsx'
import type { DrawnChart } from '../../../viz/Picture/index.ts'
import { Builder } from '../builder/Builder.tsx'
import {
  chartOf,
  lacksCondition,
  plainTableOf,
  runningOf,
  sourceOf,
  toggleMuted,
  withFittingDisplay,
  withMuted,
  withoutEmptyStages,
  type Column,
  type Description,
  type QuestionDraft,
  type StagedQuery,
} from '../../../models/question/index.ts'
import { RowEditor, useRowsEditable } from '../../rows/index.ts'
import { newName, useLastDatabase, usePurpose } from '../../create/question/index.ts'
import { useNewer } from '../../../models/saving/index.ts'
import { Notices } from '../../versions/saving/index.ts'
import { useDescribed } from '../state/use-described.ts'
import { MutedDialog } from './MutedDialog.tsx'
import { QuestionHead } from './QuestionHead.tsx'
import { ResultPane } from './ResultPane.tsx'
import { SqlSheet } from './SqlSheet.tsx'
import { useQuestionEditor } from './use-editor.ts'
import { useQuestionActions } from './use-question-actions.ts'
import { useSave } from './use-save.ts'
import styles from './question.module.css'

const SettingsPanel = lazy(async () => ({
  default: (await import('../../../viz/SettingsPanel/index.ts')).SettingsPanel,
}))
const QuestionDialogs = lazy(async () => ({ default: (await import('./QuestionDialogs.tsx')).QuestionDialogs }))

interface QuestionViewProps {
  base: QuestionDraft
  /** What is saved; null for a question that is only in the address. */
  card: Card | null
  etag: string | null
}

const QUIET_MS = 300
const NONE: readonly string[] = []

/** A question with its steps, its answer, and how the answer is shown. */
export function QuestionView({ base, card, etag }: QuestionViewProps) {
  const router = useRouter()
  const client = useQueryClient()
  const name = card?.name ?? newName(usePurpose().type)
  useTitle(name)
  const editor = useQuestionEditor(base, card?.id ?? null, etag)
  const { draft, store, isDirty } = editor
  const [keptPanel, setPanel] = usePanel(card === null)
  const [isSaving, setSaving] = useState(false)
  const [isSqlOpen, setSqlOpen] = useState(false)
  const [isWarning, setWarning] = useState(false)
  const [run, setRun] = useState(0)
  const [readsSource, setReadsSource] = useState(false)
  const [chart, setChart] = useState<DrawnChart | null>(null)
  const query = draft.dataset_query
  const shown = useMemo(() => runningOf(draft), [draft])
  const running = shown.dataset_query
  const known = useDescribed(query)
  const [, noteDatabase] = useLastDatabase()
  useEffect(() => noteDatabase(query.database), [noteDatabase, query.database])
  const runs = useDescribed(running)
  const quiet = useDebounced(running, QUIET_MS)
  const { data: databases } = useQuery(databasesOptions)
  const database = databases?.find(({ id }) => id === query.database)
  // Whoever may only look gets the saved answer, however it is shown.
  const mayAsk = databases === undefined || database !== undefined
  const isAsSaved = !isDirty || (running === base.dataset_query && !isPivotChange(base, draft))
  const isStored = card !== null && (!mayAsk || (isAsSaved && run === 0))
  const isAuto = database?.['auto_run_queries'] !== false
  const [asked, setAsked] = useState<StagedQuery>(running)
  const runnable = isAuto ? quiet : asked
  // What was stopped stays so until something else is asked, or the same again.
  const [stopped, setStopped] = useState<StagedQuery | null>(null)
  const isStopped = stopped === runnable
  const ofCard = cardResultOptions(
    { id: card?.id ?? 0, display: draft.display, dataset_query: card?.dataset_query },
    readsSource,
  )
  const ofQuery = answerOptions(withoutEmptyStages(runnable), draft.display, draft.visualization_settings, {
    run,
    readsSource,
  })
  const stored = useQuery({ ...ofCard, enabled: isStored && !isStopped, placeholderData: keepPreviousData })
  const fresh = useQuery({
    ...ofQuery,
    // The saved answer stays until that of the first change is there.
    placeholderData: (before) => before ?? stored.data,
    enabled:
      !isStored &&
      !isStopped &&
      !lacksCondition(running) &&
      (runs.description === null || runs.canRun || !runs.isFresh),
  })
  const answer = isStored ? stored : fresh
  const stop = () => {
    setStopped(runnable)
    void client.cancelQueries({ queryKey: (isStored ? ofCard : ofQuery).queryKey, exact: true })
  }
  const ask = () => {
    setStopped(null)
    setAsked(running)
  }
  const source = sourceOf(query)
  const { data: table } = useQuery({
    ...tableMetadataOptions(source?.kind === 'table' ? source.id : `card__${source?.id ?? 0}`),
    enabled: source !== null,
  })
  // A question that was drilled into lies nowhere; its events are those of where it came from.
  const originId = card === null ? draft.original_card_id : undefined
  const origin = useQuery({ ...cardOptions(Number(originId ?? 0)), enabled: originId !== undefined })
  const home = card ?? origin.data?.value
  const tableOfRows = useMemo(() => plainTableOf(running), [running])
  const areEditable = useRowsEditable(mayAsk ? tableOfRows : null)
  const [isEditing, setEditing] = useState(false)
  const closeRows = () => {
    setEditing(false)
    setRun((count) => count + 1)
  }
  const save = useSave({ card, editor, draft: shown, legacy: runs.legacy })
  const newer = useNewer('card', card?.id ?? null, editor.version)

  // The address holds a question that is not saved, so that reloading and sharing lose nothing. The router is not told: this
  // page is where the address leads already.
  useEffect(() => {
    if (card !== null || !isDirty) return
    const { pathname, search } = window.location
    const href = `${pathname}${search}#${hashOf(draft)}`
    History.prototype.replaceState.call(window.history, window.history.state, '', href)
  }, [card, draft, isDirty])

  const columnsNow = useRef<readonly Column[]>([])
  columnsNow.current = known.description?.stages.flatMap(({ visible }) => visible) ?? []
  const edit = useCallback(
    (label: string, recipe: (before: StagedQuery) => StagedQuery) =>
      store.getState().edit(label, (before) => {
        const after = withMuted({ ...before, dataset_query: recipe(before.dataset_query) })
        return withFittingDisplay(before, after, columnsNow.current)
      }),
    [store],
  )
  const mute = useCallback(
    (key: string) =>
      store
        .getState()
        .edit(t('Mute a step'), (before) => withFittingDisplay(before, toggleMuted(before, key), columnsNow.current)),
    [store],
  )
  const show = (change: Partial<QuestionDraft>, label = t('Change the display')) =>
    store.getState().edit(label, (before) => ({ ...before, ...change }), label)
  const open = (next: QuestionDraft) =>
    void router.navigate({
      href: urls.unsaved({ ...next, ...(card !== null && { original_card_id: card.id }) }),
    })
  const panel = mayAsk || keptPanel !== 'steps' ? keptPanel : 'none'
  const canSave = card === null ? mayAsk : isDirty && (mayAsk || card.can_write)

  const actions = useQuestionActions({
    editor,
    isSaved: card !== null,
    mayAsk,
    panel,
    onSave: () => canSave && begin(),
    onSaveAs: () => setSaving(true),
    onPanel: setPanel,
    onSql: () => setSqlOpen(true),
    onRun() {
      if (!mayAsk) return void stored.refetch()
      ask()
      setRun((count) => count + 1)
    },
    onDisplay(kind) {
      if (kind === 'table') show({ display: 'table' })
      else if (draft.display === 'table') show({ display: chartOf(running) })
    },
  })

  function begin(): void {
    if (draft.muted !== undefined) setWarning(true)
    else saveOrAsk()
  }

  function saveOrAsk(): void {
    if (card === null || !card.can_write) setSaving(true)
    else save.save()
  }

  return (
    <div className={styles.page} data-panel={panel}>
      <QuestionHead
        name={name}
        card={card}
        etag={etag}
        editor={editor}
        draft={shown}
        canSave={canSave}
        mayAsk={mayAsk}
        isSaving={save.isSaving}
        onSave={begin}
        panel={panel}
        actions={actions}
        chart={chart}
        onEditRows={areEditable && !isEditing ? () => setEditing(true) : undefined}
        mayDownload={answer.data?.data.download_perms !== 'none'}
      />
      <SqlSheet isOpen={isSqlOpen} onOpenChange={setSqlOpen} query={shown.dataset_query} />
      <Notices
        kept={editor.kept}
        onResume={editor.resume}
        onForget={editor.forget}
        newer={newer}
        isDirty={isDirty}
        onShow={() => void client.invalidateQueries({ queryKey: cardOptions(card?.id ?? 0).queryKey })}
        onCompare={() => void save.compare()}
      />
      <div className={styles.body}>
        {panel !== 'none' && (
          <aside className={styles.panel} aria-label={t('Build')}>
            {panel === 'steps' ? (
              <Builder
                query={query}
                description={known.description}
                sourceName={table?.display_name ?? ''}
                features={database?.features ?? []}
                muted={draft.muted ?? NONE}
                onMute={mute}
                edit={edit}
              />
            ) : (
              answer.data !== undefined &&
              answer.data.status === 'completed' && (
                <Suspense>
                  <SettingsPanel
                    display={draft.display}
                    settings={draft.visualization_settings}
                    result={answer.data.data}
                    onDisplay={(display) => show({ display })}
                    onSettings={(visualization_settings) => show({ visualization_settings }, t('Change a setting'))}
                  />
                </Suspense>
              )
            )}
          </aside>
        )}
        {isEditing && tableOfRows !== null ? (
          <Suspense>
            <RowEditor
              tableId={tableOfRows}
              query={withoutEmptyStages(running)}
              label={name}
              settings={draft.visualization_settings}
              onClose={closeRows}
            />
          </Suspense>
        ) : (
          <ResultPane
            name={name}
            collection={home === undefined ? null : (home.collection_id ?? 'root')}
            draft={shown}
            answer={answer}
            errors={mayAsk ? faultsOf(running, runs.description) : []}
            isStale={!isAuto && asked !== running}
            onRun={ask}
            onSource={() => setReadsSource(true)}
            onStop={stop}
            isStopped={isStopped}
            onSettings={(patch) =>
              show({ visualization_settings: { ...draft.visualization_settings, ...patch } }, t('Change a setting'))
            }
            visible={runs.description?.stages.at(-1)?.visible ?? []}
            onDrill={mayAsk ? open : undefined}
            drawn={setChart}
            keptAs={card === null ? 'new question' : `question ${card.id}`}
            cardId={isStored ? (card?.id ?? null) : null}
            askSorted={(order, signal) =>
              isStored && card !== null
                ? runCardSorted(card.id, order, signal, { readsSource })
                : runQuery({ ...withoutEmptyStages(runnable), sort_rows: order, ...askedOf(readsSource) }, signal)
            }
            onNarrow={
              mayAsk && draft.muted === undefined ? (next) => store.getState().edit(t('Filter'), () => next) : undefined
            }
          />
        )}
      </div>
      {isWarning && (
        <MutedDialog
          isOpen
          onOpenChange={setWarning}
          onDrop={() => {
            // What is saved is what runs now; undo brings the steps back.
            store.getState().edit(t('Remove muted steps'), () => shown)
            saveOrAsk()
          }}
        />
      )}
      {(isSaving || save.conflict !== null) && (
        <Suspense>
          <QuestionDialogs
            card={card}
            editor={editor}
            draft={shown}
            legacy={runs.legacy}
            save={save}
            suggested={table?.display_name ?? ''}
            isSaving={isSaving}
            onSaving={setSaving}
          />
        </Suspense>
      )}
    </div>
  )
}

type Panel = 'steps' | 'display' | 'none'

/** Why the question cannot be asked. */
function faultsOf(query: StagedQuery, description: Description | null): readonly string[] {
  if (lacksCondition(query)) return [t('Choose the columns to join on.')]
  return description?.errors.map(({ message }) => message) ?? []
}

/** What stands beside the answer: of saved questions as the reader left it last; a new one begins with its steps. */
function usePanel(isNew: boolean): [Panel, (panel: Panel) => void] {
  const kept = useKept<Panel>('question.panel', 'none')
  const own = useState<Panel>('steps')
  return isNew ? own : kept
}

/** Pivot tables are asked for in a way of their own. */
const isPivotChange = (one: QuestionDraft, other: QuestionDraft) =>
  (one.display === 'pivot' || other.display === 'pivot') &&
  (one.display !== other.display ||
    !sameJson(settingsOfTotals(one.visualization_settings), settingsOfTotals(other.visualization_settings)))

const hashOf = (draft: QuestionDraft) => urls.unsaved(draft).split('#')[1] ?? ''
