/** What a caller chooses of an export, and what the writers make of it. */
import type { ResultColumn } from '@querent/query'
import type { ExportFormat, ExportOptions } from '../../export/index.ts'
import type { ReadyQuery } from '../prepare/prepare.ts'

export interface ExportChoices {
  /** `api` is the envelope of an answer with all rows. */
  format: ExportFormat | 'api'
  formatRows: boolean
  /** Undefined: as the setting `csv-escape-formulas` says; for guests always. */
  escapesFormulas?: boolean | undefined
  visualizationSettings: Record<string, unknown>
  locale?: string
}

export function exportOptions(
  columns: ResultColumn[],
  ready: ReadyQuery,
  choices: ExportChoices & { forGuest: boolean },
): ExportOptions {
  return {
    columns,
    timeZone: ready.prepared.timeZone,
    formatRows: choices.formatRows,
    escapesFormulas: choices.escapesFormulas ?? (choices.forGuest || ready.settings.escapesFormulas),
    visualizationSettings: choices.visualizationSettings,
    customFormatting: ready.settings.customFormatting,
    startOfWeek: ready.settings.startOfWeek,
    ...(choices.locale === undefined ? {} : { locale: choices.locale }),
  }
}
