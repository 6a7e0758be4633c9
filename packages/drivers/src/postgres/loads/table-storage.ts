import { created, nameOf, TableStorage, type ChangeStep, type Dialect, type StoredRows } from '@querent/query'

/** Holds the rows of people's SQL until the transaction ends. */
const STAGE = 'querent_stored_rows'

export class PostgresTableStorage extends TableStorage {
  /** The standard view shows only schemas of roles that the account is in. */
  override findSchema(schema: string, dialect: Dialect): string {
    return `SELECT 1 FROM pg_catalog.pg_namespace WHERE nspname = ${dialect.quoteText(schema)}`
  }

  /**
   * People's SQL runs in a part of the transaction that only reads, as their questions do, where nothing but a temporary
   * table can be filled: a function that it calls changes nothing. Releasing the savepoint lets the transaction write again.
   */
  override fillSteps(rows: StoredRows, dialect: Dialect): ChangeStep[] {
    if (!rows.holdsSql) return super.fillSteps(rows, dialect)
    const { query } = rows
    return [
      created(`CREATE TEMPORARY TABLE ${STAGE} ON COMMIT DROP`, `SELECT * FROM (${query}) AS source WITH NO DATA`),
      statement('SAVEPOINT querent_reads'),
      statement('SET TRANSACTION READ ONLY'),
      statement(`INSERT INTO pg_temp.${STAGE} SELECT * FROM (${query}) AS source`),
      statement('RELEASE SAVEPOINT querent_reads'),
      created(`CREATE TABLE ${nameOf(rows.place, dialect)}`, `TABLE pg_temp.${STAGE}`),
    ]
  }
}

function statement(sql: string): ChangeStep {
  return { sql, params: [] }
}
