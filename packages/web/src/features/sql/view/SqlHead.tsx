import { useQuery } from '@tanstack/react-query'
import type { Card } from '../../../api/card.ts'
import { databasesOptions } from '../../../api/database.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { ActionItem, Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { CardItems, useCardActions } from '../../item-tools/card-menu/index.ts'
import { BackToDashboard } from '../../create/question/index.ts'
import { InfoTools } from '../../item-tools/info/index.ts'
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
  const { card, etag, database, isRunning, mayRun, maySave, isDirty, isSaving, isOpen, mayOpen, mayWrite } = props
  const { data: databases = [] } = useQuery(databasesOptions)
  const ofCard = useCardActions(card, etag)
  const open = databases.filter(({ native_permissions }) => native_permissions === 'write')
  const title = card?.name ?? t('New SQL question')
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        {card === null ? (
          <BackToDashboard />
        ) : (
          <Link href={urls.collection({ id: card.collection_id ?? 'root', name: card.collection?.name ?? null })}>
            {collectionName(card.collection) || t('Our analytics')}
          </Link>
        )}
        {card?.type === 'model' && <Link href={urls.model(card)}>{t('Go to the model')}</Link>}
        <h1 className={styles.title}>{title}</h1>
      </div>
      {isOpen && open.length > 0 && (
        <Select
          aria-label={t('Database')}
          options={open.map(({ id, name }) => ({ id: String(id), label: name, icon: 'database' as const }))}
          value={database === null ? null : String(database)}
          onChange={(id) => props.onDatabase(Number(id))}
        />
      )}
      <span className={styles.gap} />
      {card !== null && <InfoTools subject={{ kind: 'card', thing: card }} etag={etag} />}
      {mayOpen && card !== null && (
        <Button icon="sql" onPress={() => props.do('open')} aria-expanded={isOpen}>
          {isOpen ? t('Hide SQL') : t('Show SQL')}
        </Button>
      )}
      {isOpen && (
        <>
          {mayWrite && (
            <IconButton
              icon="sidebar"
              label={t('Tables and snippets')}
              isOn={props.isSchemaOpen}
              onPress={() => props.do('schema')}
            />
          )}
          <IconButton
            icon="panel-right"
            label={t('Variables')}
            isOn={props.isVariablesOpen}
            onPress={() => props.do('variables')}
          />
        </>
      )}
      {(isOpen || card !== null) && (
        <MenuTrigger>
          <span className={styles.more}>
            <IconButton icon="more" label={t('More')} />
          </span>
          <Menu label={t('More')} placement="bottom end">
            {isOpen && mayWrite && (
              <>
                <ActionItem action={props.actions.undo} />
                <ActionItem action={props.actions.redo} />
                <ActionItem action={props.actions.format} />
                <ActionItem action={props.actions.snippet} />
                <MenuItem icon={props.completesAlone ? 'check' : undefined} onAction={() => props.do('completion')}>
                  {t('Autocomplete')}
                </MenuItem>
              </>
            )}
            {ofCard !== null && (
              <>
                <ActionItem action={ofCard.history} />
                {isOpen && mayWrite && (
                  <MenuItem icon="copy" onAction={() => props.do('save-as')}>
                    {t('Save as a new question')}
                  </MenuItem>
                )}
                <CardItems actions={ofCard} />
              </>
            )}
          </Menu>
        </MenuTrigger>
      )}
      {isRunning ? (
        <Button icon="stop" onPress={() => props.do('stop')}>
          {t('Stop')}
        </Button>
      ) : (
        <Button icon="play" variant="primary" isDisabled={!mayRun} onPress={() => props.do('run')}>
          {props.hasSelection ? t('Run selection') : t('Run')}
        </Button>
      )}
      {maySave && (card === null || isDirty) && (
        <Button isDisabled={!mayRun} isPending={isSaving} onPress={() => props.do('save')}>
          {t('Save')}
        </Button>
      )}
    </header>
  )
}
