import { t } from '../../../../../i18n/t.ts'
import type { Settings } from '../../use-settings.ts'
import styles from '../../settings.module.css'
import { Connected } from './Connected.tsx'
import { SlackSetup } from './SlackSetup.tsx'

const TOKEN = 'slack-app-token'

/** The Slack app: how to make and connect one, or which one is connected. */
export function SlackPanel({ settings }: { settings: Settings }) {
  const lock = settings.lockOf(TOKEN)
  const isSet = lock !== undefined || settings.read(TOKEN) !== null
  return (
    <div className={styles.panel}>
      {isSet ? <Connected settings={settings} isLocked={lock !== undefined} /> : <SlackSetup settings={settings} />}
      {lock !== undefined && (
        <p className={styles.text}>{t('Set by {variable} in the server’s environment.', { variable: lock })}</p>
      )}
    </div>
  )
}
