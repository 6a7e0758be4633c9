import { TableStorage } from '@querent/query'

/** A stored function that people's SQL calls may write while a table is filled, where a question could not. */
export class MysqlTableStorage extends TableStorage {
  override readonly takesSql = false

  /** A schema is a database, which goes with its tables. */
  override dropSchema() {
    return undefined
  }
}
