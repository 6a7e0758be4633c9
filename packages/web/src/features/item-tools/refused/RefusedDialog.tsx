import { useStore } from 'zustand'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { refusedStore, showRefused } from '../../../models/items/index.ts'
import styles from './refused.module.css'

/** Which of several things stayed as they were, and why. */
export function RefusedDialog() {
  const refused = useStore(refusedStore, (state) => state.refused)
  return (
    <Dialog
      title={t('{n, plural, one {One item was not changed} other {# items were not changed}}', { n: refused.length })}
      isOpen={refused.length > 0}
      onOpenChange={(isOpen) => !isOpen && showRefused([])}
      footer={(close) => <Button onPress={close}>{t('Close')}</Button>}
    >
      <p className={styles.note}>{t('Everything else was done.')}</p>
      <ul className={styles.refused}>
        {refused.map(({ name, reason }, at) => (
          <li key={at}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
