import { useId } from 'react'
import type { AccountWarning } from '../../api/database-admin.ts'
import { t } from '../../i18n/t.ts'
import { CopyField } from '../../ui/CopyField/CopyField.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { isAccountTooStrong, scriptOf } from './model.ts'
import styles from './connect.module.css'

/** What the account may do besides reading, and the statements that make one which may not. */
export function AccountWarnings({ warnings }: { warnings: readonly AccountWarning[] }) {
  const id = useId()
  if (warnings.length === 0) return null
  const script = scriptOf(warnings)
  const isAccount = isAccountTooStrong({ account_warnings: warnings })
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.warned}>
        <Icon name="warning" />
        {isAccount ? t('Its account can do more than read') : t('The server can write to its file')}
      </h2>
      <ul className={styles.reasons}>
        {warnings.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
      {script !== '' && (
        <>
          {isAccount && (
            <p className={styles.advice}>
              {t(
                'These statements create a read-only account. Ask a database administrator to run them, then enter the account’s name and password in this connection.',
              )}
            </p>
          )}
          <CopyField label={t('Statements to run')} value={script} />
        </>
      )}
    </section>
  )
}
