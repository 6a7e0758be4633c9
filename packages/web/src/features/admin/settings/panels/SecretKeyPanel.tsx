import { useState } from 'react'
import { putSettings, randomKey } from '../../../../api/setting.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../../ui/Choice/index.ts'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Field } from '../../../../ui/Form/index.ts'
import { toast } from '../../../../ui/Toast/index.ts'
import { useTrial } from '../use-trial.ts'
import type { Settings } from '../use-settings.ts'
import settingStyles from '../settings.module.css'
import styles from './panels.module.css'

const KEY = 'embedding-secret-key'
const PREVIOUS = 'embedding-secret-key-previous'

/** The key that tokens are signed with: shown on demand, copied, replaced. */
export function SecretKeyPanel({ settings }: { settings: Settings }) {
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [keepsOld, setKeepsOld] = useState(true)
  const trial = useTrial()
  const key = String(settings.read(KEY) ?? '')
  const lock = settings.lockOf(KEY)
  const until = settings.read(PREVIOUS) === null ? null : settings.read(`${PREVIOUS}-until`)

  async function replace(close: () => void): Promise<void> {
    const isDone = await trial.run(async () => {
      const { token } = await randomKey()
      await putSettings({ [KEY]: token, ...(keepsOld && { [PREVIOUS]: key }) })
      await settings.refresh()
    })
    if (!isDone) return
    close()
    toast(t('The key was replaced. Give the new key to everybody who signs tokens.'))
  }

  return (
    <div className={settingStyles.panel}>
      <Field
        label={t('Secret key')}
        help={t('Your server signs tokens with it. Anybody who knows it can see all embedded content.')}
      >
        <code className={styles.key}>{isShown ? key : '•'.repeat(24)}</code>
      </Field>
      <div className={settingStyles.row}>
        <Button icon={isShown ? 'hidden' : 'eye'} onPress={() => setShown(!isShown)}>
          {isShown ? t('Hide') : t('Show')}
        </Button>
        <Button
          icon="copy"
          onPress={() =>
            void navigator.clipboard.writeText(key).then(
              () => toast(t('Copied')),
              () => toast({ text: t('The browser does not allow copying here.'), tone: 'bad' }),
            )
          }
        >
          {t('Copy')}
        </Button>
        {lock === undefined && (
          <Button icon="refresh" onPress={() => setAsking(true)}>
            {t('Replace…')}
          </Button>
        )}
      </div>
      {typeof until === 'string' && (
        <p className={settingStyles.text}>
          {t('Tokens signed with the previous key are valid until {time}.', {
            time: new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
              Date.parse(until),
            ),
          })}
        </p>
      )}
      {lock !== undefined && (
        <p className={settingStyles.text}>{t('Set by {variable} in the server’s environment.', { variable: lock })}</p>
      )}
      <Dialog
        title={t('Replace the secret key?')}
        size="small"
        isOpen={isAsking}
        onOpenChange={setAsking}
        footer={(close) => (
          <>
            <Button onPress={close}>{t('Cancel')}</Button>
            <Button variant="danger" isPending={trial.isRunning} onPress={() => void replace(close)}>
              {t('Replace')}
            </Button>
          </>
        )}
      >
        <div className={settingStyles.panel}>
          <p className={settingStyles.text}>{t('Embedding pages need the new key to keep working.')}</p>
          <Checkbox isSelected={keepsOld} onChange={setKeepsOld}>
            {t('Tokens signed with the old key stay valid for a week')}
          </Checkbox>
          {trial.reason !== undefined && (
            <p className={settingStyles.error} role="alert">
              {trial.reason}
            </p>
          )}
        </div>
      </Dialog>
    </div>
  )
}
