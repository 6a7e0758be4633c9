import { isBlankSql } from '../../shared/statements/blank-sql.ts'

/**
 * SQLite prepares the first statement of a text and passes over the rest, which must not happen unseen.
 * @param prepared the part of `sql` that was prepared
 * @throws {Error} when more than blanks, comments and semicolons follow
 */
export function requireSingleStatement(sql: string, prepared: string): void {
  if (!isBlankSql(sql.slice(prepared.length))) throw new Error('Only one statement can be run at a time.')
}
