import { useState } from 'react'
import { checkOidc, type ProviderAnswer } from '../../../../api/setting.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { useTrial } from '../use-trial.ts'
import type { Settings } from '../use-settings.ts'
import styles from '../settings.module.css'

/** Tries the provider with what is kept. */
export function OidcPanel({ settings }: { settings: Settings }) {
  const [answer, setAnswer] = useState<ProviderAnswer>()
  const trial = useTrial()
  const isSet = Boolean(settings.read('oidc-issuer-url')) && Boolean(settings.read('oidc-client-id'))
  if (!isSet) return null
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <Button
          icon="plug"
          isPending={trial.isRunning}
          onPress={() => {
            setAnswer(undefined)
            void trial.run(async () => setAnswer(await checkOidc()))
          }}
        >
          {t('Test the provider')}
        </Button>
      </div>
      {trial.reason !== undefined && (
        <p className={styles.error} role="alert">
          {trial.reason}
        </p>
      )}
      {answer !== undefined && (
        <>
          <p className={styles.good} role="status">
            <Icon name="success" size={14} />
            {t('The provider responded. Enter this redirect URL there:')}
          </p>
          <code className={styles.code}>{answer['redirect-uri']}</code>
        </>
      )}
    </div>
  )
}
