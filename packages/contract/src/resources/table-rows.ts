/** Rows of a table that are edited in place: ours (contract: actions, section 7). */
import { Type, type Static } from 'typebox'
import { JsonMap, Maybe, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const KINDS = ['create', 'update', 'delete'] as const

/** Changes of one request at most. */
export const MOST_ROW_CHANGES = 1_000

/** What is done to one row. All maps have the names of columns as keys. */
const RowChange = Type.Object({
  kind: OneOf(KINDS),
  /** Which row: its primary key. For updates and deletions. */
  key: Maybe(JsonMap),
  /** New values; null empties a cell. For new rows and updates. */
  values: Maybe(JsonMap),
  /** Values as the caller last saw them. An update needs them of all columns that it changes. */
  expected: Maybe(JsonMap),
})
/** A change of a row as clients send it. */
export type RowChange = Static<typeof RowChange>

/** All of the changes, or none. */
export const RowChangesBody = Type.Object({
  changes: Type.Array(RowChange, { minItems: 1, maxItems: MOST_ROW_CHANGES }),
})

const ChangedRow = Type.Object({
  kind: OneOf(KINDS),
  key: JsonMap,
  /** The row before, of an update or a deletion. */
  before: Type.Optional(JsonMap),
  /** The row after, of an update or a new row. */
  after: Type.Optional(JsonMap),
})
/** What was done to a row. */
export type ChangedRow = Static<typeof ChangedRow>

/** What was done, in the order of the changes. */
export const RowChangesAnswer = Type.Object({ changes: Type.Array(ChangedRow) })
/** The same as a type. */
export type RowChangesAnswer = Static<typeof RowChangesAnswer>

const REFUSALS = ['actions-off', 'engine', 'permission', 'key'] as const

/** Why rows cannot be edited: actions are off, the engine takes none, the caller may not, or there is no single primary key. */
export type RowEditingRefusal = (typeof REFUSALS)[number]

const COLUMN_REFUSALS = ['key', 'auto-increment', 'generated', 'type', 'coerced'] as const

/**
 * Why values of a column cannot be set: they say which row it is, the database counts them up or alone sets them, their type is not one that
 * can be written, or they are stored in another form than they are shown.
 */
export type ColumnRefusal = (typeof COLUMN_REFUSALS)[number]

const RowEditingColumn = Type.Object({
  field_id: PositiveInt,
  name: Type.String(),
  is_key: Type.Boolean(),
  /** Whether a new row needs a value. */
  is_required: Type.Boolean(),
  /** Why a new row cannot be given a value; null where it can. */
  create_refusal: Nullable(OneOf(COLUMN_REFUSALS)),
  /** Why a value cannot be changed; null where it can. */
  update_refusal: Nullable(OneOf(COLUMN_REFUSALS)),
})
/** What may be done with a column. */
export type RowEditingColumn = Static<typeof RowEditingColumn>

/** What the caller may do with the rows of a table. */
export const RowEditing = Type.Object({
  /** Why no row can be edited; null where they can. */
  refusal: Nullable(OneOf(REFUSALS)),
  can_add: Type.Boolean(),
  /** Whether a row that was deleted can be added again as it was. */
  can_restore: Type.Boolean(),
  /** Those that the caller sees; none where no row can be edited. */
  columns: Type.Array(RowEditingColumn),
})
/** The same as a type. */
export type RowEditing = Static<typeof RowEditing>
