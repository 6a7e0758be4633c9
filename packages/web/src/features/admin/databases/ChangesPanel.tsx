import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeDatabase, type ManagedDatabase } from '../../../api/database-admin.ts'
import { t } from '../../../i18n/t.ts'
import { Switch } from '../../../ui/Choice/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import styles from './databases.module.css'

const ENABLED = 'database-enable-actions'

/** Whether people may change its data. Nothing for engines that do not write. */
export function ChangesPanel({ database }: { database: ManagedDatabase }) {
  const client = useQueryClient()
  const { id, features, settings } = database
  const change = useMutation({
    mutationFn: (isOn: boolean) => changeDatabase(id, { settings: { [ENABLED]: isOn } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['database'] }),
  })
  if (!features.includes('actions')) return null
  const isOn = change.isPending ? change.variables : settings?.[ENABLED] === true
  return (
    <section className={styles.card} aria-label={t('Changes to data')}>
      <Switch
        isSelected={isOn}
        onChange={(next) => {
          // A switch that is disabled for a moment would lose the focus.
          if (!change.isPending) change.mutate(next)
        }}
        help={t(
          'Actions of models can add, change and delete rows. The database account needs the rights to do so (INSERT, UPDATE, DELETE). Everybody who sees a model can run its actions.',
        )}
      >
        {t('Allow changes to data (actions)')}
      </Switch>
      {change.error !== null && (
        <Problem isSmall title={t('Could not be saved')} onRetry={() => change.mutate(change.variables)}>
          {change.error.message}
        </Problem>
      )}
    </section>
  )
}
