import { t } from '../../../../i18n/t.ts'
import type { UploadedInto } from '../../model/asked.ts'

export function titleOf(into: UploadedInto | undefined): string {
  if (into === undefined) return t('Upload a file')
  return into.mode === 'append'
    ? t('Add rows to {name}', { name: into.name })
    : t('Replace the rows of {name}', { name: into.name })
}
