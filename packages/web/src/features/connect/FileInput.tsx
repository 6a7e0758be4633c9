import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { DropZone } from '../../ui/DropZone/DropZone.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Field } from '../../ui/Form/index.ts'
import { isKept, type Values } from './model.ts'
import styles from './connect.module.css'

interface FileInputProps {
  name: string
  label: string
  help: string | undefined
  error?: string
  values: Values
  onChange(changes: Values): void
}

/** A certificate or key: read here, sent with the form, kept with the connection. */
export function FileInput({ name, label, help, error, values, onChange }: FileInputProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const value = values[`${name}-value`] ?? values[name]
  const path = values[`${name}-path`]
  const isSet = (typeof value === 'string' && value !== '') || (typeof path === 'string' && path !== '')
  const put = (content: string | null) =>
    onChange({
      [name]: null,
      [`${name}-path`]: null,
      [`${name}-value`]: content,
      [`${name}-options`]: content === null ? null : 'uploaded',
    })
  return (
    <Field label={label} {...(help !== undefined && { help })} {...(error !== undefined && { error })} isOptional>
      {isSet ? (
        <div className={styles.file}>
          <span>{chosen ?? (isKept(value) ? t('Kept') : String(path ?? t('Entered as text')))}</span>
          <Button
            isSmall
            onPress={() => {
              setChosen(null)
              put(null)
            }}
          >
            {t('Remove')}
          </Button>
        </div>
      ) : (
        <DropZone
          label={t('Drop the file')}
          onFiles={async ([file]) => {
            if (file === undefined) return
            put(await dataUrlOf(file))
            setChosen(file.name)
          }}
        />
      )}
    </Field>
  )
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)))
    reader.readAsDataURL(file)
  })
}
