import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { managedDatabasesOptions, type ManagedDatabase } from '../../../../api/database-admin.ts'
import { allowStoredModels, storeModelsOf } from '../../../../api/stored-models.ts'
import { t } from '../../../../i18n/t.ts'
import { Switch } from '../../../../ui/Choice/index.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { RefreshSchedule } from './RefreshSchedule.tsx'
import styles from './stored.module.css'

/** Switches for storing models: one for the whole server, and one for each database. */
export function StoredModelSwitches({ isOn }: { isOn: boolean }) {
  const { data: databases = [] } = useQuery(managedDatabasesOptions)
  const change = useChange(allowStoredModels)
  const able = databases.filter((one) => canStore(one))
  const isShownOn = change.isPending ? change.variables : isOn
  return (
    <section className={styles.card} aria-label={t('Where models are stored')}>
      <Switch
        isSelected={isShownOn}
        onChange={(next) => {
          if (!change.isPending) change.mutate(next)
        }}
        help={t(
          'Questions read the sources again as soon as this is switched off. The tables are dropped an hour later.',
        )}
      >
        {t('Store models as tables')}
      </Switch>
      {change.error !== null && (
        <Problem isSmall title={t('Could not be saved')}>
          {change.error.message}
        </Problem>
      )}
      {isOn && (
        <>
          <RefreshSchedule />
          <div className={styles.databases} role="group" aria-label={t('Databases')}>
            {able.map((database) => (
              <DatabaseSwitch key={database.id} database={database} />
            ))}
          </div>
          {able.length === 0 && <p className={styles.note}>{t('No connected database can store models.')}</p>}
        </>
      )}
    </section>
  )
}

function DatabaseSwitch({ database }: { database: ManagedDatabase }) {
  const change = useChange((isOn: boolean) => storeModelsOf(database.id, isOn))
  const isOn = database.settings?.['persist-models-enabled'] === true
  return (
    <div className={styles.database}>
      <Switch
        isSelected={change.isPending ? change.variables : isOn}
        onChange={(next) => {
          if (!change.isPending) change.mutate(next)
        }}
      >
        {database.name}
      </Switch>
      {change.error !== null && (
        <Problem isSmall title={t('The database refused it')} onRetry={() => change.mutate(true)}>
          {change.error.message}
        </Problem>
      )}
    </div>
  )
}

function useChange(mutationFn: (isOn: boolean) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(
        [['database'], ['stored models'], ['session', 'properties'], ['setting']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** The server's own files take no tables. */
const canStore = ({ features, is_sample, is_audit }: ManagedDatabase) =>
  features.includes('persist-models') && !is_sample && !is_audit
