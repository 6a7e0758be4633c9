/** Which refreshes of a copy read new rows alone, by a column that grows (docs/explanation/copies.md). */
import type { CopyToFill } from '@querent/drivers'
import { copyFile, fileState } from '../../../../copies/index.ts'
import type { PersistenceVersionRow } from '../../../../store/index.ts'
import type { Growth } from '../target.ts'

/** Refreshes after which all rows are read, where nothing else was chosen. */
export const USUAL_FULL_EVERY = 24

/** Undefined for a copy that is always filled whole. @param hash Of its rows as they are defined now. */
export async function growingOf(
  { row, before }: Growth,
  hash: string,
  dataDir: string,
): Promise<CopyToFill['growing'] | undefined> {
  const { growing_column: column, look_back } = row
  if (column === null) return undefined
  if (before === undefined || !isContinued({ row, before }, hash)) return { column }
  const { id, persistence_id, greatest, copied_columns, bytes } = before
  const key = { copyId: persistence_id, version: id }
  if (greatest === null || copied_columns === null) return { column }
  if ((await fileState(dataDir, key, bytes === null ? null : Number(bytes))) !== 'here') return { column }
  const path = copyFile(dataDir, key)
  return { column, since: { path, columns: copied_columns, greatest, lookBack: look_back ?? 0 } }
}

/** What the server itself has written may be anywhere in the table. */
function isContinued({ row, before }: Required<Growth>, hash: string): boolean {
  return (
    before !== undefined &&
    before.growing_column === row.growing_column &&
    before.definition_hash === hash &&
    before.writes >= row.writes &&
    before.parts + 1 < (row.full_every ?? USUAL_FULL_EVERY)
  )
}

/** What is noted of a version. */
export function grownFacts(
  { row, before }: Growth,
  { added, greatest, isPart }: { added: number; greatest: string | null; isPart: boolean },
): Pick<PersistenceVersionRow, 'added_rows' | 'greatest' | 'growing_column' | 'full_as_of' | 'parts'> {
  return {
    added_rows: added,
    greatest,
    growing_column: row.growing_column,
    full_as_of: isPart && before !== undefined ? (before.full_as_of ?? before.as_of) : null,
    parts: isPart && before !== undefined ? before.parts + 1 : 0,
  }
}
