import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { findCardValues, type Card } from '../../../api/card.ts'
import { databasesOptions } from '../../../api/database.ts'
import { downloadQuery, findValues, type FileFormat } from '../../../api/dataset.ts'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { urls } from '../../../lib/urls.ts'
import { Code, type CodeHandle } from '../../../ui/Code/index.ts'
import { useTitle } from '../../../ui/Page/Page.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { FilterBar, isEmpty, type ValueSource, type Values } from '../../parameters/index.ts'
import {
  draftOf,
  EMPTY_SETUP,
  fieldOf,
  isVariable,
  movedOrder,
  parametersOf,
  questionOf,
  queryOf,
  tagsOf,
  valuesToSend,
} from '../model/index.ts'
import type { QuestionLike } from '../model/index.ts'
import { SnippetDialog } from '../schema/SnippetDialog.tsx'
import { SchemaPanel } from '../schema/SchemaPanel.tsx'
import { VariablesPanel } from '../variables/VariablesPanel.tsx'
import { findCompletions } from './completions.ts'
import { ConflictSheet } from './ConflictSheet.tsx'
import { DraftBar } from './DraftBar.tsx'
import { Panels } from './Panels.tsx'
import { ResultPane } from './ResultPane.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { SqlHead, type SqlCommand } from './SqlHead.tsx'
import { useRun } from './use-run.ts'
import { useSave } from './use-save.ts'
import { useSqlDraft } from './use-sql-draft.ts'
import styles from './editor.module.css'

export interface SqlEditorProps {
  /** What is stored; null for a question that never was. Give the editor a `key` by its id. */
  card?: Card | null
  etag?: string | null
  /** What it begins with in place of what is stored, such as the question of an address's hash. */
  question?: QuestionLike | null
}

const NARROW = '(width < 960px)'

/** SQL, what it asks for, and what it answers: for new, linked and stored questions. */
export function SqlEditor({ card = null, etag = null, question = null }: SqlEditorProps) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: me } = useQuery(currentUserOptions)
  const { data: properties } = useQuery(propertiesOptions)
  const { data: databases } = useQuery(databasesOptions)
  const user = me?.id ?? 0
  const [begin] = useState(() => {
    const stored = card === null ? { ...EMPTY_SETUP, text: '' } : draftOf(card)
    return { stored, initial: question === null ? stored : draftOf(question) }
  })
  const editing = useSqlDraft({ ...begin, etag, user, id: card?.id ?? null, offers: question === null })
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
  const [completion, keepCompletion] = useKept<'on' | 'off'>('sql-completion', 'on')
  const [given, setGiven] = useState<Values>({})
  const [saving, setSaving] = useState<'new' | 'copy' | null>(null)
  const [snippet, setSnippet] = useState<string | null>(null)
  const code = useRef<CodeHandle>(null)
  const run = useRun(user)
  const saved = useSave(card, editing)
  const title = card?.name ?? t('New SQL question')
  useTitle(title)

  const parameters = useMemo(() => parametersOf(draft, idOf), [draft, idOf])
  const values = Object.fromEntries(
    parameters.map(({ id, default: standard }) => [id, id in given ? given[id] : (standard ?? null)]),
  )
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
  const first = useRef(start)
  const hasText = begin.initial.text !== '' && (card !== null || question !== null)
  const mayBegin = hasText && parameters.every(({ id, required }) => required !== true || !isEmpty(values[id]))
  useEffect(() => {
    if (mayBegin) first.current()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was there when the page opened is run once
  }, [])

  const source: ValueSource = useMemo(
    () => ({
      find: async (id, text, signal) => {
        if (card !== null && !isDirty) return findCardValues(card.id, id, text, signal)
        const tag = tagsOf(draft, idOf).find((one) => one.id === id)
        const field = tag && fieldOf(tag)
        return findValues(
          parameters.find((one) => one.id === id) ?? {},
          field === undefined ? [] : [field],
          text,
          signal,
        )
      },
    }),
    [card, isDirty, draft, idOf, parameters],
  )
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
      snippet: () => setSnippet(code.current?.selection() || draft.text),
    }
    actions[what]()
  }
  const section = t('SQL')
  useActions([
    { id: 'sql.run', label: t('Run'), icon: 'play', section, keys: 'mod+enter', run: () => command('run') },
    { id: 'sql.save', label: t('Save'), section, keys: 'mod+s', run: () => command('save') },
    { id: 'sql.undo', label: t('Undo'), icon: 'undo', section, keys: 'mod+z', run: () => command('undo') },
    { id: 'sql.redo', label: t('Redo'), icon: 'redo', section, keys: 'shift+mod+z', run: () => command('redo') },
    { id: 'sql.schema', label: t('Tables and snippets'), icon: 'sidebar', section, run: () => command('schema') },
    { id: 'sql.variables', label: t('Variables'), icon: 'panel-right', section, run: () => command('variables') },
    {
      id: 'sql.snippet',
      label: t('New snippet from selection'),
      icon: 'snippet',
      section,
      run: () => command('snippet'),
    },
  ])

  async function download(format: FileFormat): Promise<void> {
    try {
      const sent = valuesToSend(parameters, values)
      saveFile(await downloadQuery({ ...queryOf(draft, idOf), parameters: sent }, format), `${title}.${format}`)
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' })
    }
  }
  const insert = (text: string) => {
    setSheet(null)
    // A sheet gives the focus back to its button; the cursor is wanted where it was.
    setTimeout(() => code.current?.insert(text), isNarrow ? 250 : 0)
  }
  const mayEdit = mayWriteSql && (card === null || card.can_write)
  return (
    <div className={styles.page}>
      <SqlHead
        card={card}
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
      {editing.kept !== null && (
        <DraftBar
          at={editing.kept.at}
          onContinue={() => {
            editing.continueKept(t('Continue the draft'))
            setOpen(true)
          }}
          onDiscard={editing.discardKept}
        />
      )}
      <Panels
        isNarrow={isNarrow}
        sheet={sheet}
        onCloseSheet={() => setSheet(null)}
        start={
          isOpen &&
          database !== null && {
            title: t('Tables and snippets'),
            isOpen: schema === 'open',
            content: <SchemaPanel database={database} onInsert={insert} />,
          }
        }
        end={
          isOpen && {
            title: t('Variables'),
            isOpen: hasVariablesOpen,
            content: (
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
                setGiven(next)
                if (run.answer !== null) start(draft.text, next)
              }}
            />
          </div>
        )}
        <ResultPane
          run={run}
          text={draft.text}
          display={draft.display}
          settings={draft.settings}
          user={user}
          database={database}
          onDisplay={(display) => edit(t('Change the display'), (before) => ({ ...before, display }))}
          onSettings={(patch) =>
            edit(
              t('Change the table'),
              (before) => ({ ...before, settings: { ...before.settings, ...patch } }),
              'table',
            )
          }
          onGoTo={(at) => {
            setOpen(true)
            code.current?.goTo(at)
          }}
          onHistory={(text) => {
            setOpen(true)
            editing.setText(text)
          }}
          onDownload={(format) => void download(format)}
        />
      </Panels>
      <SaveDialog
        isOpen={saving !== null}
        onOpenChange={(isShown) => !isShown && setSaving(null)}
        question={questionOf(draft, idOf)}
        {...(card !== null && { name: card.name, collection: card.collection_id })}
        onSaved={(made) => {
          editing.setStored(draft, null)
          toast(t('Saved'))
          void router.navigate({ href: urls.question(made) })
        }}
      />
      {card !== null && saved.theirs !== null && (
        <ConflictSheet
          isOpen
          onClose={saved.closeConflict}
          mine={draft.text}
          theirs={draftOf(saved.theirs.value).text}
          {...byOf(saved.theirs.value)}
          onMine={saved.saveOver}
          onTheirs={saved.takeTheirs}
          onCopy={() => setSaving('copy')}
        />
      )}
      {snippet !== null && (
        <SnippetDialog
          content={snippet}
          onClose={() => setSnippet(null)}
          onSaved={({ name }) => {
            if (code.current?.selection() !== '') code.current?.insert(`{{snippet: ${name}}}`)
          }}
        />
      )}
    </div>
  )
}

function byOf(card: Card): { by?: string } {
  const edited = card['last-edit-info']
  const name = [edited?.first_name, edited?.last_name].filter(Boolean).join(' ')
  return name === '' ? {} : { by: name }
}
