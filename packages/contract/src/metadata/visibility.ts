/**
 * Which tables and fields show up where (contract: databases, section 2; data-model, sections 2 and 3). This is about
 * what is useful to see; what a user is allowed to see is decided by rights and policies.
 *
 * A field must be active everywhere. Beyond that, its `visibility_type` decides:
 *
 * | place              | normal | details-only | hidden | retired | sensitive |
 * |--------------------|--------|--------------|--------|---------|-----------|
 * | `suggestion`       | yes    |              |        |         |           |
 * | `metadata`         | yes    | yes          |        |         |           |
 * | `use`              | yes    | yes          | yes    |         |           |
 * | `whole-metadata`   | yes    | yes          | yes    | yes     |           |
 *
 * - `suggestion`: lists of values, related fields, the name that a parameter shows for a key.
 * - `metadata`: metadata of a database, a table or a query. The metadata of one table has hidden and sensitive fields
 *   too where the request asks for them, and never retired ones.
 * - `use`: columns of a table that a query does not choose from, `/api/database/:id/fields`, completion of SQL,
 *   parameter values, the name field of a key, fingerprints, and columns of JSON that are unfolded. A query may still
 *   name any field; but what a model shows depends on this too, whether its author or the data model said so.
 * - `whole-metadata`: metadata of a database with `include_hidden=true`, and `/api/database/:id/idfields`.
 *
 * Foreign keys and the records of single fields and tables are shown whatever their visibility.
 *
 * A table with any `visibility_type` is left out of lists for choosing (`isShownTable`). `GET /api/table`, the metadata
 * of queries that read the table, and `include_hidden=true` have it. Of the hidden tables, sync reads all but those of
 * frameworks (`cruft`).
 */
import type { FieldVisibility } from '../resources/field.ts'

/** Where fields are listed; the table above shows what each place has. */
export type FieldPlace = 'suggestion' | 'metadata' | 'use' | 'whole-metadata'

const LEFT_OUT: Readonly<Record<FieldPlace, readonly FieldVisibility[]>> = {
  suggestion: ['details-only', 'hidden', 'retired', 'sensitive'],
  metadata: ['hidden', 'retired', 'sensitive'],
  use: ['retired', 'sensitive'],
  'whole-metadata': ['sensitive'],
}

/** Visibilities of the fields that a place leaves out. */
export function visibilitiesLeftOut(place: FieldPlace): readonly FieldVisibility[] {
  return LEFT_OUT[place]
}

/** Whether a field shows up in a place. */
export function isShownIn(
  place: FieldPlace,
  { active, visibility_type }: { active: boolean; visibility_type: string },
): boolean {
  return active && !LEFT_OUT[place].some((visibility) => visibility === visibility_type)
}

/** Whether results have the column where the query does not name it. */
export function isShownColumn({ visibility_type }: { visibility_type?: unknown }): boolean {
  return isShownIn('use', { active: true, visibility_type: String(visibility_type ?? 'normal') })
}

/** Whether a table shows up in lists for choosing one. */
export function isShownTable({
  active,
  visibility_type,
}: {
  active: boolean
  visibility_type: string | null
}): boolean {
  return active && visibility_type === null
}
