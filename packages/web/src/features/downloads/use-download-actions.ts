import type { FileFormat } from '../../api/download.ts'
import { t } from '../../i18n/t.ts'
import { useActions } from '../../lib/use-actions.ts'

/** The formats of the menu, for the palette; nothing where nobody may download. */
export function useDownloadActions(onChoose: ((format: FileFormat) => void) | undefined): void {
  const formats: [FileFormat, string][] = [
    ['csv', t('Download as CSV')],
    ['xlsx', t('Download as Excel')],
    ['json', t('Download as JSON')],
  ]
  useActions(
    onChoose === undefined
      ? []
      : formats.map(([format, label]) => ({
          id: `question.${format}`,
          label,
          icon: 'download',
          section: t('Question'),
          run: () => onChoose(format),
        })),
  )
}
