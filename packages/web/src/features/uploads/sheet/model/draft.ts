/** What is chosen for a file before it is uploaded. */
import type { FileReading, UploadPreview } from '../../../../api/uploads.ts'

type Mode = 'create' | 'append' | 'replace'

export interface UploadDraft {
  reading: FileReading
  /** Chosen types and names, by the column's name. */
  types: Readonly<Record<string, string>>
  labels: Readonly<Record<string, string>>
  /** Of the model; null for that of the file. */
  name: string | null
  /** A collection, or `root`. */
  place: string
  mode: Mode
  /** Whose rows are added to or replaced. */
  table: number | null
}

/** The fields beside the file. */
export function fieldsOf(draft: UploadDraft, preview: UploadPreview): Record<string, string> {
  const reading = { ...draft.reading }
  if (draft.mode !== 'create') return reading
  return {
    ...reading,
    collection_id: draft.place,
    name: draft.name ?? preview.name,
    types: JSON.stringify(draft.types),
    labels: JSON.stringify(draft.labels),
  }
}

/** With a change of how the file is read its columns may be others, and what was chosen for them is void. */
export function withReading(draft: UploadDraft, reading: FileReading): UploadDraft {
  return { ...draft, reading: { ...draft.reading, ...reading }, types: {}, labels: {} }
}
