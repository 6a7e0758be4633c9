import type { Action } from '../../lib/actions.ts'
import { locale, t } from '../../i18n/t.ts'
import { moment } from '../../i18n/when.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { StateBadge } from './StateBadge.tsx'
import type { StoredModelActions } from './use-stored-model.ts'
import { durationText, readAsOf, reasonText } from './words.ts'
import styles from './stored-models.module.css'

/** Whether a model is stored as a table, since when, and what the reader may do about it. */
export function StoredModelInfo({ stored, actions }: StoredModelActions) {
  if (stored === undefined) return null
  const reason = stored === null ? null : reasonText(stored)
  return (
    <section className={styles.info} aria-label={t('Stored as a table')}>
      <h3 className={styles.heading}>
        {t('Stored as a table')} <StateBadge model={stored} />
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
        <dl className={styles.facts}>
          {factsOf(stored).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
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

function factsOf(stored: NonNullable<StoredModelActions['stored']>): [string, string][] {
  const { row_count, 'next-fire-time': next } = stored
  const asOf = readAsOf(stored)
  const duration = durationText(stored)
  return [
    ...(asOf === null ? [] : [[t('Data as of'), moment(asOf)] satisfies [string, string]]),
    ...(row_count === null || asOf === null
      ? []
      : [[t('Rows'), new Intl.NumberFormat(locale()).format(row_count)] satisfies [string, string]]),
    ...(duration === undefined ? [] : [[t('Last refresh took'), duration] satisfies [string, string]]),
    ...(next === null ? [] : [[t('Next refresh'), moment(next)] satisfies [string, string]]),
  ]
}
