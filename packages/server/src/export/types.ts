import type { RowBatch } from '@querent/query'
import type { BaseType } from '@querent/contract'
import type { FormatSettings } from '@querent/viz/format/index.ts'

/** A file format that an export writes. */
export type ExportFormat = 'csv' | 'json' | 'xlsx'

/** What the writers need of a result column; names are the wire's (contract: results, section 2). */
export interface ExportColumn {
  name: string
  display_name: string
  base_type: BaseType
  effective_type?: BaseType | null
  semantic_type: string | null
  /** Temporal unit of a bucketed or extracted column. */
  unit?: string | null
  /** Legacy form, e.g. `["field", 7, null]`. */
  field_ref?: unknown
  /** The field's own formatting: the layer below `column_settings`. */
  settings?: Record<string, unknown> | null
  remapped_from?: string | null
  remapped_to?: string | null
  /** Zone of a column made by convert-timezone; replaces the result zone for it. */
  converted_timezone?: string | null
}

export interface ExportOptions {
  /** One per cell of a row, in the same order. */
  columns: readonly ExportColumn[]
  /** Zone in which instants are shown: an IANA name. */
  timeZone: string
  /** True: values as displayed. False: raw values. XLSX always writes real values with the columns' formats. */
  formatRows: boolean
  /** Of the card, with the dashcard's merged over it. */
  visualizationSettings: Readonly<Record<string, unknown>>
  /** Setting `custom-formatting`. */
  customFormatting?: Readonly<Record<string, unknown>>
  /** True: texts of CSV that spreadsheets would take for formulas are marked as texts; false when left out. */
  escapesFormulas?: boolean
  /** Language of month, day and currency names; `en` when left out. */
  locale?: string
  /** Setting `start-of-week`; `sunday` when left out. */
  startOfWeek?: string
}

/** A column that is written, with everything that shapes it. Plain data: it travels to the export worker. */
export interface PlannedColumn {
  /** Place of the cell in a row of the source. */
  index: number
  /** Header before any currency suffix. */
  title: string
  /** Header when titles do not apply. */
  name: string
  kind: ColumnKind
  isInteger: boolean
  /** What the texts of its cells stand for, where the engine gives texts; exact numbers are texts. */
  holds: 'floats' | 'booleans' | 'texts'
  semanticType: string | null
  unit: string | null
  timeZone: string
  settings: FormatSettings
}

/** An export that is ready to be written. */
export interface ExportPlan {
  columns: PlannedColumn[]
  /** Lines above the header, as wide as the columns. */
  above?: string[][]
  /** Place of the `pivot-grouping` cell, whose rows other than group 0 are left out; -1 without one. */
  groupIndex: number
  formatRows: boolean
  escapesFormulas: boolean
  locale: string
  /** 0 = Sunday … 6 = Saturday. */
  weekStart: number
}

/** Encodes batches of one kind into the bytes of a file; used by one export, one call at a time. */
export interface ExportWriter<Batch extends RowBatch = RowBatch> {
  /** Takes rows and gives the bytes that are complete. */
  write(batch: Batch): Uint8Array[] | Promise<Uint8Array[]>
  /** Gives the bytes that remain. */
  end(): Uint8Array[] | Promise<Uint8Array[]>
  /** Frees what is held outside the heap, when the file is not finished. */
  destroy?(): void
}

/** What the cells of a column are, from its type; cells of another form are written as they come. */
export type ColumnKind = 'number' | 'date' | 'datetime' | 'instant' | 'time' | 'other'
