import { useQuery } from '@tanstack/react-query'
import type { Card } from '../../../api/card.ts'
import { databasesOptions } from '../../../api/database.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { BackToDashboard } from '../../create/question/index.ts'
import { InfoTools } from '../../item-tools/info/index.ts'
import { SqlMenu } from './SqlMenu.tsx'
import type { SqlActions } from './use-sql-actions.ts'
import styles from './editor.module.css'

interface SqlHeadProps {
  card: Card | null
  etag: string | null
  database: number | null
  onDatabase(id: number): void
  isRunning: boolean
  mayRun: boolean
  /** Part of the SQL is selected, and runs alone. */
  hasSelection: boolean
  maySave: boolean
  isDirty: boolean
  isSaving: boolean
  isSchemaOpen: boolean
  isVariablesOpen: boolean
  /** The SQL is shown. */
  isOpen: boolean
  /** It may be edited and run as it is typed. */
  mayWrite: boolean
  mayOpen: boolean
  completesAlone: boolean
  actions: SqlActions
  do(what: SqlCommand): void
}

export type SqlCommand =
  | 'run'
  | 'stop'
  | 'save'
  | 'save-as'
  | 'undo'
  | 'redo'
  | 'format'
  | 'schema'
  | 'variables'
  | 'open'
  | 'completion'
  | 'snippet'

/** Name, database and everything that can be done with the SQL. */
export function SqlHead(props: SqlHeadProps) {
  const { card, etag, database, isOpen, mayOpen, mayWrite, onDatabase } = props
  return (
    <header className={styles.head}>
      <Titles card={card} />
      {isOpen && <DatabaseChoice database={database} onDatabase={onDatabase} />}
      <span className={styles.gap} />
      {card !== null && <InfoTools subject={{ kind: 'card', thing: card }} etag={etag} />}
      {mayOpen && card !== null && (
        <Button icon="sql" onPress={() => props.do('open')} aria-expanded={isOpen}>
          {isOpen ? t('Hide SQL') : t('Show SQL')}
        </Button>
      )}
      {isOpen && mayWrite && (
        <IconButton
          icon="sidebar"
          label={t('Tables and snippets')}
          isOn={props.isSchemaOpen}
          onPress={() => props.do('schema')}
        />
      )}
      {isOpen && (
        <IconButton
          icon="panel-right"
          label={t('Variables')}
          isOn={props.isVariablesOpen}
          onPress={() => props.do('variables')}
        />
      )}
      {(isOpen || card !== null) && (
        <SqlMenu
          {...{ card, etag }}
          isEditing={isOpen && mayWrite}
          completesAlone={props.completesAlone}
          actions={props.actions}
          do={props.do}
        />
      )}
      <RunAndSave {...props} />
    </header>
  )
}

function Titles({ card }: Pick<SqlHeadProps, 'card'>) {
  return (
    <div className={styles.titles}>
      {card === null ? (
        <BackToDashboard />
      ) : (
        <Link href={urls.collection({ id: card.collection_id ?? 'root', name: card.collection?.name ?? null })}>
          {collectionName(card.collection) || t('Our analytics')}
        </Link>
      )}
      {card?.type === 'model' && <Link href={urls.model(card)}>{t('Go to the model')}</Link>}
      <h1 className={styles.title}>{card?.name ?? t('New SQL question')}</h1>
    </div>
  )
}

function DatabaseChoice({ database, onDatabase }: Pick<SqlHeadProps, 'database' | 'onDatabase'>) {
  const { data: databases = [] } = useQuery(databasesOptions)
  const open = databases.filter(({ native_permissions }) => native_permissions === 'write')
  if (open.length === 0) return null
  return (
    <Select
      aria-label={t('Database')}
      options={open.map(({ id, name }) => ({ id: String(id), label: name, icon: 'database' as const }))}
      value={database === null ? null : String(database)}
      onChange={(id) => onDatabase(Number(id))}
    />
  )
}

function RunAndSave({ card, isRunning, mayRun, hasSelection, maySave, isDirty, isSaving, ...props }: SqlHeadProps) {
  return (
    <>
      {isRunning ? (
        <Button icon="stop" onPress={() => props.do('stop')}>
          {t('Stop')}
        </Button>
      ) : (
        <Button icon="play" variant="primary" isDisabled={!mayRun} onPress={() => props.do('run')}>
          {hasSelection ? t('Run selection') : t('Run')}
        </Button>
      )}
      {maySave && (card === null || isDirty) && (
        <Button isDisabled={!mayRun} isPending={isSaving} onPress={() => props.do('save')}>
          {t('Save')}
        </Button>
      )}
    </>
  )
}
