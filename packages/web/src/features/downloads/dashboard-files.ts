/** What a dashboard is downloaded as. */
import type { DashboardFormat } from '../../api/download.ts'
import { t } from '../../i18n/t.ts'

export const DASHBOARD_FILES: readonly { format: DashboardFormat; label(): string; action(): string }[] = [
  { format: 'pdf', label: () => t('PDF document'), action: () => t('Download as PDF') },
  { format: 'png', label: () => t('PNG image'), action: () => t('Download as PNG') },
]
