/** Looking for a part of a text. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** A LIKE pattern for a part of a text; `!` is its escape character. */
const pattern = (part: string): string => `%${part.replaceAll(/[!%_]/g, '!$&')}%`

/** Whether a text has a part, in any case; either is enough. */
export function containing(text: RawBuilder<unknown>, part: string): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`lower(${text}) like ${pattern(part.toLowerCase())} escape '!'`,
    // Whether PostgreSQL lowers letters beyond ASCII depends on the locale of its database.
    sql<SqlBool>`${text} like ${pattern(part)} escape '!'`,
  ]
}
