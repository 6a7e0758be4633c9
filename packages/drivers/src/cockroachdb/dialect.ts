import type { BaseType } from '@querent/contract'
import type { Comparison } from '@querent/query'
import { PostgresDialect } from '../postgres/index.ts'
import { CockroachDates } from './dates.ts'
import { CockroachNumbers } from './numbers.ts'
import { CockroachText } from './text.ts'

/** It has all features of PostgreSQL. */
export class CockroachDialect extends PostgresDialect {
  override readonly engine = 'cockroachdb'
  override readonly hasGroupingSets = false
  override readonly dates = new CockroachDates()
  override readonly text = new CockroachText()
  override readonly numbers = new CockroachNumbers()

  /** Documents have an order from version 23.2 on. */
  override comparesAsText(type: BaseType, databaseType: string, comparison: Comparison): boolean {
    return databaseType === 'jsonb' || super.comparesAsText(type, databaseType, comparison)
  }
}
