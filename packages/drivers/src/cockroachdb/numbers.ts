import { type Sql } from '@querent/query'
import { PostgresNumbers } from '../postgres/index.ts'

export class CockroachNumbers extends PostgresNumbers {
  /** Percentiles are those of floats. */
  override percentile(value: Sql, share: Sql): Sql {
    return super.percentile(this.toFloat(value), share)
  }
}
