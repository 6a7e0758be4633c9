import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cardOptions, type Card } from '../../../api/card.ts'
import { databasesOptions } from '../../../api/database.ts'
import { fileOfAnswer, fileOfCard, type FileFormat } from '../../../api/download.ts'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { missingFilters, valuesToSend, withValues, type FilterValues } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { SQL_COMPLETION } from '../../../lib/looks.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Code, formatSql, type CompletionPlace } from '../../../ui/Code/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { useTitle } from '../../../ui/Page/Page.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { saveFile } from '../../downloads/index.ts'
import { useLastDatabase } from '../../create/question/index.ts'
import { useNewer } from '../../../models/saving/index.ts'
import { Notices } from '../../versions/saving/index.ts'
import { draftOf, EMPTY_SETUP, isVariable, movedOrder, queryOf, tagsOf } from '../model/index.ts'
import type { QuestionLike } from '../model/index.ts'
import { SchemaPanel } from '../schema/SchemaPanel.tsx'
import { findCompletions } from '../completions/index.ts'
import { Panels, type SidePanel } from './Panels.tsx'
import { hasSettings, ResultPane, type View } from './ResultPane.tsx'
import { SqlHead, type SqlCommand } from './SqlHead.tsx'
import { useCode } from './use-code.ts'
import { useSqlActions } from './use-sql-actions.ts'
import { useValues } from './use-values.ts'
import { useRun } from './use-run.ts'
import { useSave } from './use-save.ts'
import { useSqlDraft } from './use-sql-draft.ts'
import styles from './editor.module.css'

const SqlDialogs = lazy(async () => ({ default: (await import('./SqlDialogs.tsx')).SqlDialogs }))

/** Most SQL asks its readers for nothing. */
const FilterBar = lazy(async () => ({ default: (await import('../../../filters/bar/index.ts')).FilterBar }))

export interface SqlEditorProps {
  /** What is stored; null for a question that never was. Give the editor a `key` by its id. */
  card?: Card | null
  etag?: string | null
  /** What it begins with in place of what is stored, such as the question of an address's hash. */
  question?: QuestionLike | null
}

const VariablesPanel = lazy(async () => ({
  default: (await import('../variables/VariablesPanel.tsx')).VariablesPanel,
}))

const SettingsPanel = lazy(async () => ({
  default: (await import('../../../viz/SettingsPanel/index.ts')).SettingsPanel,
}))

/** Commands of people who may write SQL. */
const WRITES = /^(?:undo|redo|format|schema|snippet|completion|save-as)$/

const NARROW = '(width < 960px)'

/** SQL, what it asks for, and what it answers: for new, linked and stored questions. */
export function SqlEditor({ card = null, etag = null, question = null }: SqlEditorProps) {
  const client = useQueryClient()
  const { data: me } = useQuery(currentUserOptions)
  const { data: properties } = useQuery(propertiesOptions)
  const { data: databases } = useQuery(databasesOptions)
  const user = me?.id ?? 0
  const stored = useMemo(() => (card === null ? { ...EMPTY_SETUP, text: '' } : draftOf(card)), [card])
  const [initial] = useState(() => (question === null ? stored : draftOf(question)))
  const editing = useSqlDraft({ initial, stored, etag, user, id: card?.id ?? null, offers: question === null })
  const { isDirty, idOf, edit } = editing
  const open = (databases ?? []).filter(({ native_permissions }) => native_permissions === 'write')
  const [last, keepLast] = useLastDatabase()
  const database = editing.draft.database ?? (open.find(({ id }) => id === last) ?? open[0])?.id ?? null
  const draft = useMemo(() => ({ ...editing.draft, database }), [editing.draft, database])
  const engine = databases?.find(({ id }) => id === database)?.engine
  const mayWriteSql = open.some(({ id }) => id === database)
  const isNarrow = useMedia(NARROW)
  const [isOpen, setOpen] = useState(card === null || question !== null)
  const [schema, keepSchema] = useKept<'open' | 'closed'>('sql-schema', 'open')
  const [variables, keepVariables] = useKept<'open' | 'closed' | 'auto'>('sql-variables', 'auto')
  const [sheet, setSheet] = useState<SidePanel | null>(null)
  const [isDisplayOpen, setDisplayOpen] = useState(false)
  const [view, setView] = useState<View>(editing.draft.display === 'table' ? 'result' : 'chart')
  const [completion, keepCompletion] = useKept<'on' | 'off'>(SQL_COMPLETION, 'on')
  const [saving, setSaving] = useState<'new' | 'copy' | null>(null)
  const [snippet, setSnippet] = useState<string | null>(null)
  const { code, attach, withCode } = useCode()
  /** What is written once the sheet that it came from is gone: a sheet gives the focus back to its button. */
  const afterSheet = useRef<string | null>(null)
  const run = useRun(user)
  const saved = useSave(card, editing)
  const newer = useNewer('card', card?.id ?? null, editing.version)
  const title = card?.name ?? t('New SQL question')
  useTitle(title)

  const { parameters, values, setValues, source } = useValues(card, draft, idOf, isDirty)
  const hasVariablesOpen = variables === 'auto' ? parameters.length > 0 : variables === 'open'
  const mayRun = database !== null && draft.text.trim() !== ''

  /** A stored question is run as such: people who see it may run it, even without rights to write SQL. */
  const storedAs = (part = draft.text) =>
    !mayWriteSql || (!isDirty && part === draft.text) ? (card?.id ?? null) : null

  function start(part = draft.text, next: FilterValues = values): void {
    if (database === null || part.trim() === '') return
    const named = new Set(tagsOf({ ...draft, text: part }, idOf).map(({ id }) => id))
    const sent = valuesToSend(
      parameters.filter(({ id }) => named.has(id)),
      next,
    )
    const query = storedAs(part) ?? queryOf(draft, idOf, part)
    keepLast(database)
    void run.run({ text: part, offset: Math.max(draft.text.indexOf(part), 0), database, parameters: sent, query })
  }
  const latest = useRef(start)
  latest.current = start
  const hasText = initial.text !== '' && (card !== null || question !== null)
  const mayBegin = hasText && missingFilters(parameters, values).length === 0
  useEffect(() => {
    if (mayBegin) latest.current()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was there when the page opened is run once
  }, [])
  const { followed } = editing
  useEffect(() => {
    if (followed > 0) latest.current()
  }, [followed])

  const style = properties?.['native-query-autocomplete-match-style']
  const complete = useCallback(
    async (place: CompletionPlace, signal: AbortSignal) => {
      if (database === null) return null
      const way = style === 'prefix' ? 'prefix' : 'substring'
      const names = tagsOf(draft, idOf).filter(isVariable)
      const source = { client, database, engine: engine ?? '', way, variables: names.map(({ name }) => name) } as const
      return findCompletions(source, place, signal)
    },
    [client, database, engine, style, draft, idOf],
  )
  const [hasSelection, setSelection] = useState(false)
  const place = run.problem?.place
  const diagnostics = useMemo(() => (place ? [place] : []), [place])

  function command(what: SqlCommand): void {
    const actions: Record<SqlCommand, () => void> = {
      run: () => start(code.current?.selection() || draft.text),
      stop: () => run.stop(),
      save: () => {
        if (!mayRun) return
        if (card === null) setSaving('new')
        else if (isDirty && card.can_write) saved.save()
      },
      'save-as': () => setSaving('copy'),
      undo: () => editing.undo?.(),
      redo: () => editing.redo?.(),
      open: () => setOpen(!isOpen),
      schema: () => (isNarrow ? setSheet('schema') : keepSchema(schema === 'open' ? 'closed' : 'open')),
      variables: () => {
        setDisplayOpen(false)
        if (isNarrow) setSheet('variables')
        else keepVariables(hasVariablesOpen && !isDisplayOpen ? 'closed' : 'open')
      },
      completion: () => keepCompletion(completion === 'on' ? 'off' : 'on'),
      format: () => void format(),
      snippet: () => setSnippet(code.current?.selection() || draft.text),
    }
    if (mayWriteSql || !WRITES.test(what)) actions[what]()
  }
  const actions = useSqlActions(command)

  async function format(): Promise<void> {
    try {
      editing.setText(await formatSql(draft.text, engine ?? ''))
    } catch {
      toast(t('The SQL cannot be read, so it was not formatted.'))
    }
  }

  function download(format: FileFormat): void {
    const sent = valuesToSend(parameters, values)
    const id = storedAs()
    const ask =
      id !== null
        ? fileOfCard(id, sent)
        : fileOfAnswer({ ...queryOf(draft, idOf), parameters: sent }, draft.settings, draft.display)
    void saveFile(ask, format)
  }
  const insert = (text: string) => {
    if (!isNarrow) {
      code.current?.insert(text)
      return
    }
    afterSheet.current = text
    setSheet(null)
  }
  function onSheetClosed(): void {
    const text = afterSheet.current
    afterSheet.current = null
    if (text !== null) code.current?.insert(text)
  }
  if (card === null && databases !== undefined && open.length === 0) {
    return (
      <Empty icon="sql" title={t('You cannot write SQL for any database')}>
        {t('Ask an administrator for permission, or build a question step by step.')}
      </Empty>
    )
  }
  const show = (display: string) => {
    edit(t('Change the display'), (before) => ({ ...before, display }))
    setView(display === 'table' ? 'result' : 'chart')
  }
  const setSettings = (settings: Readonly<Record<string, unknown>>) =>
    edit(t('Change the display'), (before) => ({ ...before, settings }), 'settings')
  const answered = run.answer?.result.data
  const displayPanel = isDisplayOpen &&
    answered !== undefined &&
    hasSettings(view, draft.display) && {
      title: t('Display'),
      isOpen: true,
      content: (
        <Suspense>
          <SettingsPanel
            display={draft.display}
            settings={draft.settings}
            result={answered}
            onDisplay={show}
            onSettings={setSettings}
          />
        </Suspense>
      ),
    }
  const mayEdit = mayWriteSql && (card === null || card.can_write)
  return (
    <div className={styles.page}>
      <SqlHead
        card={card}
        etag={etag}
        database={database}
        onDatabase={(id) => {
          keepLast(id)
          edit(t('Choose a database'), (before) => ({ ...before, database: id }))
        }}
        isRunning={run.isRunning}
        hasSelection={isOpen && hasSelection && mayWriteSql}
        mayRun={mayRun}
        maySave={card === null ? mayWriteSql : card.can_write}
        isDirty={isDirty}
        isSaving={saved.isSaving}
        isSchemaOpen={isNarrow ? sheet === 'schema' : schema === 'open'}
        isVariablesOpen={isNarrow ? sheet === 'variables' : hasVariablesOpen && displayPanel === false}
        isOpen={isOpen}
        mayWrite={mayWriteSql}
        mayOpen={mayWriteSql || card?.can_write === true}
        completesAlone={completion === 'on'}
        actions={actions}
        do={command}
      />
      <Notices
        kept={editing.kept}
        onResume={() => {
          editing.resume()
          setOpen(true)
        }}
        onForget={editing.forget}
        newer={newer}
        isDirty={isDirty}
        onShow={() => void client.invalidateQueries({ queryKey: cardOptions(card?.id ?? 0).queryKey })}
        onCompare={() => void saved.compare()}
      />
      <Panels
        isNarrow={isNarrow}
        sheet={sheet}
        onCloseSheet={() => {
          setSheet(null)
          setDisplayOpen(false)
        }}
        onSheetClosed={onSheetClosed}
        start={
          isOpen &&
          mayWriteSql &&
          database !== null && {
            title: t('Tables and snippets'),
            isOpen: schema === 'open',
            content: <SchemaPanel database={database} engine={engine ?? ''} onInsert={insert} />,
          }
        }
        end={
          displayPanel ||
          (isOpen && {
            title: t('Variables'),
            isOpen: hasVariablesOpen,
            content: (
              <Suspense>
                <VariablesPanel
                  draft={draft}
                  parameters={parameters}
                  source={source}
                  idOf={idOf}
                  isReadOnly={!mayEdit}
                  onTag={(tag) =>
                    edit(
                      t('Edit the variable'),
                      (before) => ({ ...before, tags: { ...before.tags, [tag.name]: tag } }),
                      tag.name,
                    )
                  }
                  onChoice={(name, choice) =>
                    edit(
                      t('Edit the variable'),
                      (before) => ({ ...before, choices: { ...before.choices, [name]: choice } }),
                      name,
                    )
                  }
                  onMove={(name, by) =>
                    edit(t('Move the variable'), (before) => ({
                      ...before,
                      order: movedOrder(
                        parameters.map(({ id, slug = id }) => slug),
                        name,
                        by,
                      ),
                    }))
                  }
                />
              </Suspense>
            ),
          })
        }
      >
        {isOpen && (
          <section className={styles.editor} aria-label={t('SQL')}>
            <Code
              label={t('SQL')}
              value={draft.text}
              onChange={(text) => {
                if (text === draft.text) return
                editing.setText(text)
                run.forgetPlace()
              }}
              isFocused={card === null}
              isReadOnly={!mayWriteSql}
              {...(engine !== undefined && { dialect: engine })}
              complete={complete}
              completesOnlyWhenAsked={completion === 'off'}
              diagnostics={diagnostics}
              onRun={() => start(code.current?.selection() || draft.text)}
              onSelect={setSelection}
              ref={attach}
            />
          </section>
        )}
        {parameters.length > 0 && (
          <div className={styles.filters}>
            <Suspense>
              <FilterBar
                parameters={parameters}
                values={values}
                source={source}
                onChange={(changes) => {
                  const next = withValues(parameters, values, changes)
                  setValues(next)
                  if (run.answer !== null) start(draft.text, next)
                }}
              />
            </Suspense>
          </div>
        )}
        <ResultPane
          name={card?.name ?? t('New question')}
          keptAs={card === null ? 'new SQL question' : `question ${card.id}`}
          collection={card === null ? null : (card.collection_id ?? 'root')}
          run={run}
          text={draft.text}
          display={draft.display}
          settings={draft.settings}
          view={view}
          onView={setView}
          isDisplayOpen={displayPanel !== false}
          onDisplayOpen={(isOn) => {
            setDisplayOpen(isOn)
            setSheet(isOn && isNarrow ? 'display' : null)
          }}
          user={user}
          database={database}
          onDisplay={(display) => edit(t('Change the display'), (before) => ({ ...before, display }))}
          onSettings={setSettings}
          onGoTo={(at) => {
            setOpen(true)
            withCode((editor) => editor.goTo(at))
          }}
          onHistory={(text) => {
            setOpen(true)
            if (mayWriteSql) editing.setText(text)
          }}
          onDownload={(format) => download(format)}
        />
      </Panels>
      {(saving !== null || snippet !== null || saved.conflict !== null) && (
        <Suspense>
          <SqlDialogs
            card={card}
            draft={draft}
            editing={editing}
            conflict={saved}
            saving={saving}
            onSaving={setSaving}
            snippet={snippet}
            onSnippet={setSnippet}
            onSnippetSaved={({ name }) => {
              if (code.current?.selection() !== '') code.current?.insert(`{{snippet: ${name}}}`)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
