import { TableStorage } from '@querent/query'

/** A file has no schemas that stay in it. */
export class SqliteTableStorage extends TableStorage {
  override readonly hasSchemas = false
  /** Its columns have affinities in place of the declared types. */
  override readonly keepsTypes = false
  /** `CREATE TABLE … AS` gives its columns the collation BINARY. */
  override readonly obstacle = {
    sql: "SELECT 1 FROM sqlite_schema WHERE sql LIKE '%collate%nocase%' OR sql LIKE '%collate%rtrim%' LIMIT 1",
    message: 'The database has columns with the collation NOCASE or RTRIM, which stored tables would not keep.',
  }
}
