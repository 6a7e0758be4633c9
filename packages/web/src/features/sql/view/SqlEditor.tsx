import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { cardOptions, type Card } from '../../../api/card.ts'
import { databasesOptions } from '../../../api/database.ts'
import { saveAnswer, type FileFormat } from '../../../api/download.ts'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { SQL_COMPLETION } from '../../../lib/looks.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Code, formatSql, type CodeHandle } from '../../../ui/Code/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { useTitle } from '../../../ui/Page/Page.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { FilterBar, isEmpty, type Values } from '../../parameters/index.ts'
import { Notices, useNewer } from '../../saving/index.ts'
import { draftOf, EMPTY_SETUP, isVariable, movedOrder, queryOf, tagsOf, valuesToSend } from '../model/index.ts'
import type { QuestionLike } from '../model/index.ts'
import { SchemaPanel } from '../schema/SchemaPanel.tsx'
import { findCompletions } from './completions.ts'
import { Panels } from './Panels.tsx'
import { ResultPane } from './ResultPane.tsx'
import { SqlHead, type SqlCommand } from './SqlHead.tsx'
import { useSqlActions } from './use-sql-actions.ts'
import { useValues } from './use-values.ts'
import { useRun } from './use-run.ts'
import { useSave } from './use-save.ts'
import { useSqlDraft } from './use-sql-draft.ts'
import styles from './editor.module.css'

const SqlDialogs = lazy(async () => ({ default: (await import('./SqlDialogs.tsx')).SqlDialogs }))

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
  const database = editing.draft.database ?? open[0]?.id ?? null
  const draft = useMemo(() => ({ ...editing.draft, database }), [editing.draft, database])
  const engine = databases?.find(({ id }) => id === database)?.engine
  const mayWriteSql = open.some(({ id }) => id === database)
  const isNarrow = useMedia(NARROW)
  const [isOpen, setOpen] = useState(card === null || question !== null)
  const [schema, keepSchema] = useKept<'open' | 'closed'>('sql-schema', 'open')
  const [variables, keepVariables] = useKept<'open' | 'closed' | 'auto'>('sql-variables', 'auto')
  const [sheet, setSheet] = useState<'schema' | 'variables' | null>(null)
  const [completion, keepCompletion] = useKept<'on' | 'off'>(SQL_COMPLETION, 'on')
  const [saving, setSaving] = useState<'new' | 'copy' | null>(null)
  const [snippet, setSnippet] = useState<string | null>(null)
  const code = useRef<CodeHandle>(null)
  const run = useRun(user)
  const saved = useSave(card, editing)
  const newer = useNewer('card', card?.id ?? null, editing.base.etag)
  const title = card?.name ?? t('New SQL question')
  useTitle(title)

  const { parameters, values, setValues, source } = useValues(card, draft, idOf, isDirty)
  const hasVariablesOpen = variables === 'auto' ? parameters.length > 0 : variables === 'open'
  const mayRun = database !== null && draft.text.trim() !== ''

  function start(part = draft.text, next: Values = values): void {
    if (database === null || part.trim() === '') return
    const named = new Set(tagsOf({ ...draft, text: part }, idOf).map(({ id }) => id))
    const sent = valuesToSend(
      parameters.filter(({ id }) => named.has(id)),
      next,
    )
    // A stored question is run as such: whoever may see it may run it, also without rights to write SQL.
    const query = card !== null && !isDirty && part === draft.text ? card.id : queryOf(draft, idOf, part)
    void run.run({ text: part, offset: Math.max(draft.text.indexOf(part), 0), database, parameters: sent, query })
  }
  const latest = useRef(start)
  latest.current = start
  const hasText = initial.text !== '' && (card !== null || question !== null)
  const mayBegin = hasText && parameters.every(({ id, required }) => required !== true || !isEmpty(values[id]))
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
    async (word: string, signal: AbortSignal) => {
      if (database === null) return []
      const way = style === 'prefix' ? 'prefix' : 'substring'
      const names = tagsOf(draft, idOf).filter(isVariable)
      return findCompletions({ client, database, way, variables: names.map(({ name }) => name) }, word, signal)
    },
    [client, database, style, draft, idOf],
  )
  const place = run.problem?.place
  const diagnostics = useMemo(() => (place ? [place] : []), [place])

  function command(what: SqlCommand): void {
    const actions: Record<SqlCommand, () => void> = {
      run: () => start(),
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
      variables: () => (isNarrow ? setSheet('variables') : keepVariables(hasVariablesOpen ? 'closed' : 'open')),
      completion: () => keepCompletion(completion === 'on' ? 'off' : 'on'),
      format: () => void format(),
      snippet: () => setSnippet(code.current?.selection() || draft.text),
    }
    actions[what]()
  }
  useSqlActions(command)

  async function format(): Promise<void> {
    try {
      editing.setText(await formatSql(draft.text, engine ?? ''))
    } catch {
      toast(t('The SQL cannot be read, so it stays as it is.'))
    }
  }

  function download(format: FileFormat): void {
    saveAnswer({ ...queryOf(draft, idOf), parameters: valuesToSend(parameters, values) }, draft.settings, format)
  }
  const insert = (text: string) => {
    setSheet(null)
    // A sheet gives the focus back to its button; the cursor is wanted where it was.
    setTimeout(() => code.current?.insert(text), isNarrow ? 250 : 0)
  }
  if (card === null && databases !== undefined && open.length === 0) {
    return (
      <Empty icon="sql" title={t('There is no database that you may write SQL for')}>
        {t('Ask an administrator for the permission, or ask a question step by step.')}
      </Empty>
    )
  }
  const mayEdit = mayWriteSql && (card === null || card.can_write)
  return (
    <div className={styles.page}>
      <SqlHead
        card={card}
        etag={etag}
        database={database}
        onDatabase={(id) => edit(t('Choose a database'), (before) => ({ ...before, database: id }))}
        isRunning={run.isRunning}
        mayRun={mayRun}
        maySave={card === null ? mayWriteSql : card.can_write}
        isDirty={isDirty}
        isSaving={saved.isSaving}
        isSchemaOpen={isNarrow ? sheet === 'schema' : schema === 'open'}
        isVariablesOpen={isNarrow ? sheet === 'variables' : hasVariablesOpen}
        isOpen={isOpen}
        mayOpen={mayWriteSql || card?.can_write === true}
        completesAlone={completion === 'on'}
        do={command}
      />
      <Notices
        kept={editing.kept}
        onResume={() => {
          editing.continueKept(t('Continue the draft'))
          setOpen(true)
        }}
        onForget={editing.discardKept}
        newer={newer}
        isDirty={isDirty}
        onShow={() => void client.invalidateQueries({ queryKey: cardOptions(card?.id ?? 0).queryKey })}
        onCompare={() => void saved.compare()}
      />
      <Panels
        isNarrow={isNarrow}
        sheet={sheet}
        onCloseSheet={() => setSheet(null)}
        start={
          isOpen &&
          database !== null && {
            title: t('Tables and snippets'),
            isOpen: schema === 'open',
            content: <SchemaPanel database={database} engine={engine ?? ''} onInsert={insert} />,
          }
        }
        end={
          isOpen && {
            title: t('Variables'),
            isOpen: hasVariablesOpen,
            content: (
              <Suspense>
                <VariablesPanel
                  draft={draft}
                  idOf={idOf}
                  isReadOnly={!mayEdit}
                  onTag={(tag) =>
                    edit(
                      t('Change the variable'),
                      (before) => ({ ...before, tags: { ...before.tags, [tag.name]: tag } }),
                      tag.name,
                    )
                  }
                  onChoice={(name, choice) =>
                    edit(
                      t('Change the variable'),
                      (before) => ({ ...before, choices: { ...before.choices, [name]: choice } }),
                      name,
                    )
                  }
                  onMove={(name, by) =>
                    edit(t('Move the variable'), (before) => ({
                      ...before,
                      order: movedOrder(
                        parameters.map(({ slug }) => slug),
                        name,
                        by,
                      ),
                    }))
                  }
                />
              </Suspense>
            ),
          }
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
              onRun={() => start()}
              onRunSelection={(text) => start(text)}
              ref={code}
            />
          </section>
        )}
        {parameters.length > 0 && (
          <div className={styles.filters}>
            <FilterBar
              parameters={parameters}
              values={values}
              source={source}
              onChange={(next) => {
                setValues(next)
                if (run.answer !== null) start(draft.text, next)
              }}
            />
          </div>
        )}
        <ResultPane
          name={card?.name ?? t('New question')}
          collection={card === null ? null : (card.collection_id ?? 'root')}
          run={run}
          text={draft.text}
          display={draft.display}
          settings={draft.settings}
          user={user}
          database={database}
          onDisplay={(display) => edit(t('Change the display'), (before) => ({ ...before, display }))}
          onSettings={(settings) => edit(t('Change the display'), (before) => ({ ...before, settings }), 'settings')}
          onGoTo={(at) => {
            setOpen(true)
            // The editor comes into the page first where it was closed.
            setTimeout(() => code.current?.goTo(at), isOpen ? 0 : 300)
          }}
          onHistory={(text) => {
            setOpen(true)
            editing.setText(text)
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
