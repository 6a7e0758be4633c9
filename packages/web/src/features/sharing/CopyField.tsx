import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { TextInput } from '../../ui/Form/index.ts'
import { toast } from '../../ui/Toast/index.ts'
import styles from './sharing.module.css'

interface CopyFieldProps {
  label: string
  value: string
}

/** A text to take elsewhere. */
export function CopyField({ label, value }: CopyFieldProps) {
  return (
    <div className={styles.copy}>
      <TextInput
        label={label}
        value={value}
        isReadOnly
        isMono
        onFocus={(event) => (event.target as HTMLInputElement).select()}
      />
      <Button icon="copy" aria-label={t('Copy: {name}', { name: label })} onPress={() => void copyText(value)}>
        {t('Copy')}
      </Button>
    </div>
  )
}

/** Puts a text into the clipboard and says whether that worked. */
export async function copyText(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    toast(t('Copied'))
  } catch {
    toast({ text: t('The browser does not allow copying here.'), tone: 'bad' })
  }
}
