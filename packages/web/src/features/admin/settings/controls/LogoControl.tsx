import { useState } from 'react'
import { addressOf } from '../../../../api/client.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Field, TextInput } from '../../../../ui/Form/index.ts'
import { pickFile } from '../pick-file.ts'
import type { ControlProps } from './types.ts'
import styles from '../settings.module.css'

/** The default of the setting is as older clients know it; browsers are given this one. */
const OLD_ICON = 'app/assets/img/favicon.ico'
const ICON = 'app/assets/img/favicon.svg'

/** A picture: from a file, which is kept whole, or by its address. */
export function LogoControl({ setting, value, otherwise, error, isDisabled, onSave }: ControlProps) {
  const { control, label, help } = setting
  const address = typeof value === 'string' ? value : ''
  const isFile = address.startsWith('data:')
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  if (control.kind !== 'logo') return null

  async function choose(maxBytes: number): Promise<void> {
    const file = await pickFile('image/*')
    if (file === undefined) return
    const isTooBig = file.size > maxBytes
    setRefusal(
      isTooBig ? t('The image is larger than {n} kB. Choose a smaller one.', { n: maxBytes / 1024 }) : undefined,
    )
    if (!isTooBig) onSave(await dataUrl(file))
  }

  const problem = refusal ?? error
  return (
    <Field label={label} help={help} {...(problem !== undefined && { error: problem })}>
      <div className={styles.logo}>
        <span className={styles.logoFrame}>
          <img src={isFile ? address : addressOf(address.replace(OLD_ICON, ICON))} alt={t('{label} now', { label })} />
        </span>
        <Button icon="upload" isDisabled={isDisabled} onPress={() => void choose(control.maxBytes)}>
          {t('Choose a file')}
        </Button>
        {address !== otherwise && !isDisabled && <Button onPress={() => onSave(null)}>{t('Use the default')}</Button>}
      </div>
      <TextInput
        aria-label={t('Image URL')}
        placeholder={t('Or the URL of an image: https://')}
        isDisabled={isDisabled}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return
          onSave(typed.trim())
          setTyped('')
        }}
      />
    </Field>
  )
}

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
}
