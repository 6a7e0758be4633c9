import { useState } from 'react'
import type { FileReading, UploadPreview } from '../../../../api/uploads.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Select, type SelectOption } from '../../../../ui/Select/Select.tsx'
import styles from '../sheet.module.css'

interface ReadingPartProps {
  reading: FileReading
  preview: UploadPreview
  onChange(reading: FileReading): void
}

const ENCODINGS = ['UTF-8', 'UTF-16LE', 'UTF-16BE', 'windows-1252', 'iso-8859-2', 'windows-1251', 'shift_jis']

/** How a text is read, where that was not found out well. */
export function ReadingPart({ reading, preview, onChange }: ReadingPartProps) {
  const [isOpen, setOpen] = useState(false)
  const { encoding, separator } = preview
  if (encoding === undefined && separator === undefined) return null
  return (
    <section className={styles.part}>
      <div>
        <Button
          variant="quiet"
          iconAfter={isOpen ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {t('Separator and encoding')}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.pair}>
          {separator !== undefined && (
            <Select
              label={t('Separator')}
              options={separators(separator)}
              value={reading.separator ?? separator}
              onChange={(next) => onChange({ separator: next })}
            />
          )}
          {encoding !== undefined && (
            <Select
              label={t('Encoding')}
              options={encodings(encoding)}
              value={reading.encoding ?? encoding}
              onChange={(next) => onChange({ encoding: next })}
            />
          )}
        </div>
      )}
    </section>
  )
}

function separators(found: string): SelectOption[] {
  const known = [
    { id: ',', label: t('Comma') },
    { id: ';', label: t('Semicolon') },
    { id: '\t', label: t('Tab') },
    { id: '|', label: t('Vertical bar') },
  ]
  return known.some(({ id }) => id === found) ? known : [...known, { id: found, label: found }]
}

const encodings = (found: string): SelectOption[] =>
  [...new Set([found, ...ENCODINGS.filter((one) => one.toLowerCase() !== found.toLowerCase())])].map((id) => ({
    id,
    label: id,
  }))
