/** The columns of a key that a change would have made ambiguous: the server names the key alone. */
import { ChangeError, type Change } from '@querent/query'

/** @returns the error to report: the same one where there is nothing to add. */
export async function withKeyColumns(
  error: unknown,
  { steps }: Change,
  rows: (sql: string, params: string[]) => Promise<unknown[]>,
): Promise<unknown> {
  if (!(error instanceof ChangeError) || error.violation?.kind !== 'unique') return error
  const { step, state, violation, cause } = error
  const { constraint } = violation
  const table = steps[step]?.table
  if (constraint === undefined || table === undefined) return error
  const sql =
    'SELECT COLUMN_NAME FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ' +
    'AND INDEX_NAME = ? ORDER BY SEQ_IN_INDEX'
  let found: unknown[]
  try {
    found = await rows(sql, [table, constraint])
  } catch {
    return error
  }
  const columns = found.flatMap((row) => (Array.isArray(row) ? [String(row[0])] : []))
  return new ChangeError(error.message, { step, state, cause, violation: { ...violation, columns } })
}
