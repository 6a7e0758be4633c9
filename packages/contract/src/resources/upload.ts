/** Uploads: files that become tables and models (contract: uploads, section 1). */
import { Type, type Static } from 'typebox'
import { Content } from '../schemas/answers.ts'
import { Flag, Nullable } from '../schemas/values.ts'

/** The id of the new model; for a caller that accepts lines, how far the work is, and how it ended. */
export const UploadedModel = Content({ 'application/json': Type.Integer(), 'application/x-ndjson': Type.String() })

/** How many rows were loaded. */
export const UploadedRows = Content({
  'application/json': Type.Object({ 'row-count': Type.Integer() }),
  'application/x-ndjson': Type.String(),
})

const UploadColumn = Type.Object({
  header: Type.String(),
  name: Type.String(),
  displayName: Type.String(),
  type: Type.String(),
  fits: Type.Array(Type.String()),
})

/** What is in a file: its columns with the types that all values have, its first rows, and what is wrong in which line. */
export const UploadPreviewAnswer = Type.Object({
  name: Type.String({ description: 'What the model would be called.' }),
  format: Type.String(),
  encoding: Type.Optional(Type.String({ description: 'Of texts, such as `UTF-8`.' })),
  separator: Type.Optional(Type.String({ description: 'Of CSV and TSV.' })),
  sheets: Type.Optional(Type.Array(Type.String(), { description: 'Of a workbook, all with cells.' })),
  sheet: Type.Optional(Type.String({ description: 'The one that was read.' })),
  columns: Type.Array(UploadColumn),
  rowCount: Type.Integer(),
  sample: Type.Array(Type.Array(Nullable(Type.String()))),
  problems: Type.Array(Type.Object({ line: Type.Integer(), message: Type.String() })),
  problemCount: Type.Integer(),
  tables: Type.Array(Type.Object({ id: Type.Integer(), display_name: Type.String() }), {
    description: 'Uploaded tables to which the rows can be added.',
  }),
})

/** An uploaded table. */
export const UploadTableRecord = Type.Object({
  id: Type.Integer(),
  db_id: Type.Integer(),
  schema: Nullable(Type.String()),
  name: Type.String(),
  display_name: Type.String(),
  is_upload: Type.Boolean(),
  active: Type.Boolean(),
  created_at: Type.String(),
  updated_at: Type.String(),
  file_name: Nullable(Type.String()),
  bytes: Nullable(Type.Number({ description: 'Bytes of the file, or of all files that were appended.' })),
  row_count: Nullable(Type.Number()),
  last_used_at: Nullable(Type.String({ description: 'When a question or model on it was last run.' })),
  deleted_after: Nullable(
    Type.String({ description: 'When it is deleted if nobody uses it; null before its owner gets the mail.' }),
  ),
  creator: Nullable(
    Type.Object({
      id: Type.Integer(),
      first_name: Nullable(Type.String()),
      last_name: Nullable(Type.String()),
      email: Nullable(Type.String()),
    }),
  ),
})
/** All of them, by name. */
export const UploadTableList = Type.Array(UploadTableRecord)

/** The database that uploads go to from now on. */
export const UploadsDatabase = Type.Object({ id: Type.Integer() })

/** Whether questions and models on the table go to the Trash. */
export const UploadDeleteQuery = Type.Object({ 'archive-cards': Flag })

export type UploadTableRecord = Static<typeof UploadTableRecord>
