import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { t } from '../../i18n/t.ts'
import styles from './Connection.module.css'

/** One line as long as the browser has no network; what is asked meanwhile waits. */
export function Connection() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  if (isOnline) return null
  return (
    <div role="status" className={styles.bar}>
      {t('No connection. Your changes are kept here and sent when the connection is back.')}
    </div>
  )
}
