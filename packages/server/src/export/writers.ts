/** The writer of each format. */
import { csvWriter } from './csv/writer.ts'
import { jsonWriter } from './json/writer.ts'
import { xlsxWriter } from './xlsx/writer.ts'
import type { ExportFormat, ExportPlan, ExportWriter } from './types.ts'

const WRITERS: Readonly<Record<ExportFormat, (plan: ExportPlan) => ExportWriter>> = {
  csv: csvWriter,
  json: jsonWriter,
  xlsx: xlsxWriter,
}

/** A new writer. @throws {TooLargeForFormat} when the format cannot hold the columns. */
export function createWriter(format: ExportFormat, plan: ExportPlan): ExportWriter {
  return WRITERS[format](plan)
}
