/** Files that become tables and models. */
import { queryOptions } from '@tanstack/react-query'
import type { UploadPreviewAnswer, UploadsDatabase, UploadTableList } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post } from './client.ts'
import { sendForm, type SendStep } from './send-form.ts'

export type UploadPreview = Answer<typeof UploadPreviewAnswer>
export type UploadedTable = Answer<typeof UploadTableList>[number]
export type UploadStep = SendStep

/** How a file is read where that is not left to the server. */
export interface FileReading {
  sheet?: string
  separator?: string
  encoding?: string
}

/** Where uploads go; nowhere without a database. */
export interface UploadsSettings {
  db_id: number | null
  schema_name: string | null
  table_prefix: string | null
}

type Fields = Readonly<Record<string, string>>

interface Watch {
  signal: AbortSignal
  onStep(step: UploadStep): void
}

/** What is in a file, or in the beginning of one. */
export const previewFile = (file: Blob, name: string, reading: FileReading, signal: AbortSignal) =>
  post<UploadPreview>('/api/upload/preview', formOf(file, name, { ...reading }), signal)

/** Makes a table and a model on it. */
export const uploadFile = (file: File, fields: Fields, watch: Watch) =>
  sendForm<{ modelId: number; tableId: number }>('/api/upload/csv', formOf(file, file.name, fields), watch)

/** Adds the rows of a file to an uploaded table, or has them take the place of all that are there. */
export const uploadRows = (
  file: File,
  { table, mode, fields }: { table: number; mode: 'append' | 'replace'; fields: Fields },
  watch: Watch,
) => sendForm<{ 'row-count': number }>(`/api/table/${table}/${mode}-csv`, formOf(file, file.name, fields), watch)

/** A database of the server's own, to which uploads go from now on. */
export const makeUploadsDatabase = () => post<Answer<typeof UploadsDatabase>>('/api/upload/database')

export const uploadedTablesOptions = queryOptions({
  queryKey: ['upload', 'tables'],
  queryFn: ({ signal }) => get<UploadedTable[]>('/api/ee/upload-management/tables', undefined, signal),
})

/** @param archives Whether questions and models on it go to the Trash. */
export const deleteUploadedTable = (id: number, archives: boolean) =>
  del(`/api/ee/upload-management/tables/${id}`, { 'archive-cards': archives })

/** The file comes last, so that the server knows the rest before it. */
function formOf(file: Blob, name: string, fields: Fields): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', file, name)
  return form
}
