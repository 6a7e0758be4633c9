import type { Action } from '../../lib/actions.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { StateBadge } from './StateBadge.tsx'
import { StoredFacts } from './StoredFacts.tsx'
import type { StoredModelActions } from './use-stored-model.ts'
import { reasonText } from './words.ts'
import styles from './stored-models.module.css'

/** Whether a model is stored, since when, and what the reader may do about it. */
export function StoredModelInfo({ stored, actions }: Pick<StoredModelActions, 'stored' | 'actions'>) {
  if (stored === undefined) return null
  const reason = stored === null ? null : reasonText(stored)
  const title = stored?.target === 'copy' ? t('Copied to the server') : t('Stored as a table')
  return (
    <section className={styles.info} aria-label={title}>
      <h3 className={styles.heading}>
        {title} <StateBadge model={stored} />
      </h3>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {stored?.state === 'error' && (
        <p className={styles.note}>{t('Questions read the source until a refresh succeeds.')}</p>
      )}
      {stored === null ? (
        <p className={styles.note}>
          {t('Questions on this model run it each time. Stored as a table, its rows are read from there.')}
        </p>
      ) : (
        <StoredFacts stored={stored} />
      )}
      {actions.length > 0 && <Buttons actions={actions} />}
    </section>
  )
}

function Buttons({ actions }: { actions: readonly Action<IconName>[] }) {
  return (
    <div className={styles.buttons}>
      {actions.map(({ id, label, icon, run }) => (
        <Button key={id} isSmall onPress={run} {...(icon !== undefined && { icon })}>
          {label}
        </Button>
      ))}
    </div>
  )
}
