import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import styles from '../account.module.css'

/** Codes for when phone and passkeys are lost, the one time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const text = `${codes.join('\n')}\n`
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast(t('Copied'))
    } catch {
      toast({ text: t('The browser does not allow copying here.'), tone: 'bad' })
    }
  }
  function download(): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className={styles.parts}>
      <p className={styles.text}>
        {t(
          'If you lose your phone, you can sign in with these codes. Each one works once. Keep them somewhere safe: they are not shown again.',
        )}
      </p>
      <ul className={styles.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon="copy" onPress={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button icon="download" onPress={download}>
          {t('Download')}
        </Button>
      </div>
      <Button variant="primary" isWide onPress={onDone}>
        {t('I have saved them')}
      </Button>
    </div>
  )
}
