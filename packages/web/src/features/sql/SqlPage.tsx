import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { databasesOptions, suggestNames } from '../../api/database.ts'
import { runQuery } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { useActions } from '../../lib/use-actions.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Code } from '../../ui/Code/index.ts'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { TextInput } from '../../ui/Form/index.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { useTitle } from '../../ui/Page/Page.tsx'
import { Picture } from '../../viz/Picture/index.ts'
import { asked, parametersOf, queryOf, tagsIn, type SqlDraft } from './model.ts'
import { SaveDialog } from './SaveDialog.tsx'
import styles from './SqlPage.module.css'

const EMPTY: SqlDraft = { database: null, text: '', tags: {}, display: 'table', settings: {} }

/** SQL, what it asks for, and what it answers. */
export function SqlPage() {
  useTitle(t('New SQL question'))
  const [draft, setDraft] = useState(EMPTY)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setSaving] = useState(false)
  const running = useRef(new AbortController())
  const { data: databases = [] } = useQuery(databasesOptions)
  const open = databases.filter(({ native_permissions }) => native_permissions === 'write')
  const database = open.find(({ id }) => id === draft.database) ?? open[0]
  const whole = { ...draft, database: database?.id ?? null }
  const run = useMutation({
    mutationFn: (text: string) => {
      running.current.abort()
      running.current = new AbortController()
      const query = { ...queryOf(whole, text), parameters: parametersOf(whole.tags, values) }
      return runQuery(query, running.current.signal)
    },
  })
  const mayRun = database !== undefined && draft.text.trim() !== ''
  useActions([
    {
      id: 'sql.run',
      label: t('Run'),
      icon: 'play',
      section: t('SQL'),
      keys: 'mod+enter',
      run: () => run.mutate(draft.text),
    },
    { id: 'sql.save', label: t('Save'), section: t('SQL'), keys: 'mod+s', run: () => setSaving(mayRun) },
  ])

  function write(text: string): void {
    setDraft((before) => ({ ...before, text, tags: tagsIn(text, before.tags, makeUuid) }))
  }

  const result = run.data
  const failure = run.error?.message ?? (result?.status === 'failed' ? result.error : undefined)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('New SQL question')}</h1>
        <Select
          aria-label={t('Database')}
          options={open.map(({ id, name }) => ({ id: String(id), label: name, icon: 'database' as const }))}
          value={database === undefined ? null : String(database.id)}
          onChange={(id) => setDraft({ ...draft, database: Number(id) })}
        />
        <span className={styles.gap} />
        {run.isPending ? (
          <Button icon="stop" onPress={() => running.current.abort()}>
            {t('Stop')}
          </Button>
        ) : (
          <Button icon="play" variant="primary" isDisabled={!mayRun} onPress={() => run.mutate(draft.text)}>
            {t('Run')}
          </Button>
        )}
        <Button isDisabled={!mayRun} onPress={() => setSaving(true)}>
          {t('Save')}
        </Button>
      </header>
      <section className={styles.editor} aria-label={t('SQL')}>
        <Code
          label={t('SQL')}
          value={draft.text}
          onChange={write}
          isFocused
          {...(database && {
            dialect: database.engine,
            complete: async (word: string) => suggestNames(database.id, word),
          })}
          onRun={(text) => run.mutate(text)}
        />
      </section>
      {asked(draft.tags).length > 0 && (
        <section className={styles.tags} aria-label={t('Variables')}>
          {asked(draft.tags).map((tag) => (
            <TextInput
              key={tag.name}
              label={tag['display-name']}
              value={values[tag.name] ?? ''}
              onChange={(value) => setValues({ ...values, [tag.name]: value })}
            />
          ))}
        </section>
      )}
      <section className={styles.result} aria-label={t('Result')} aria-busy={run.isPending}>
        {failure !== undefined && !run.isPending ? (
          <Problem title={t('The database refused it')} isSmall>
            {failure}
          </Problem>
        ) : result === undefined ? (
          <Empty icon="sql" title={t('Nothing run yet')} isSmall>
            {t('Write SQL and run it. What is selected runs alone.')}
          </Empty>
        ) : (
          <Picture
            display={draft.display}
            settings={draft.settings}
            result={result.data}
            label={t('Result')}
            isWhole={result.data.rows_truncated === undefined}
          />
        )}
      </section>
      {result?.status === 'completed' && (
        <div className={styles.foot} role="status">
          {t('{n, plural, one {# row} other {# rows}} in {ms} ms', {
            n: result.row_count,
            ms: result.running_time ?? 0,
          })}
        </div>
      )}
      <SaveDialog isOpen={isSaving} onOpenChange={setSaving} draft={whole} />
    </div>
  )
}
