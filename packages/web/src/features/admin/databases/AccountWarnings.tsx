import type { AccountWarning } from '../../../api/database-admin.ts'
import { t } from '../../../i18n/t.ts'
import { CopyField } from '../../../ui/CopyField/CopyField.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import styles from './databases.module.css'

/** What the account may do besides reading, and the statements that take it away. */
export function AccountWarnings({ warnings }: { warnings: readonly AccountWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="account-warnings">
      <h2 id="account-warnings" className={styles.heading}>
        <Icon name="warning" />
        {t('Its account may do more than read')}
      </h2>
      {warnings.map(({ code, message, statements }) => (
        <div key={code} className={styles.warned}>
          <p>{message}</p>
          {statements.map((statement, at) => (
            <CopyField key={statement} label={t('What to run ({n})', { n: at + 1 })} value={statement} />
          ))}
        </div>
      ))}
    </section>
  )
}
