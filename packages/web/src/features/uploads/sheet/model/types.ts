/** Types of columns in words. */
import type { UploadPreview } from '../../../../api/uploads.ts'
import { t } from '../../../../i18n/t.ts'
import type { SelectOption } from '../../../../ui/Select/Select.tsx'

export type PreviewColumn = UploadPreview['columns'][number]

/** The types that all values of a column can have, and text. */
export function typeOptions({ type, fits }: PreviewColumn): SelectOption[] {
  const words = typeWords()
  const offered = new Set([type, ...fits, 'text'])
  return Object.entries(words).flatMap(([id, label]) => (offered.has(id) ? [{ id, label }] : []))
}

const typeWords = (): Record<string, string> => ({
  boolean: t('Yes or no'),
  integer: t('Whole number'),
  float: t('Decimal number'),
  date: t('Date'),
  datetime: t('Date and time'),
  'offset-datetime': t('Date and time with time zone'),
  'varchar-255': t('Short text'),
  text: t('Text'),
})
