import type { BaseType } from '@querent/contract'
import { UNPROVEN_FEATURES, type Comparison, type Features } from '@querent/query'
import { POSTGRES_FEATURES, PostgresDialect } from '../postgres/index.ts'
import { CockroachDates } from './dates.ts'
import { CockroachNumbers } from './numbers.ts'
import { CockroachText } from './text.ts'

const COCKROACH_FEATURES: Features = {
  ...POSTGRES_FEATURES,
  ...UNPROVEN_FEATURES,
}

/** It has the other features of PostgreSQL. */
export class CockroachDialect extends PostgresDialect {
  override readonly engine = 'cockroachdb'
  override readonly features = COCKROACH_FEATURES
  override readonly hasGroupingSets = false
  override readonly dates = new CockroachDates()
  override readonly text = new CockroachText()
  override readonly numbers = new CockroachNumbers()

  /** Documents have an order from version 23.2 on. */
  override comparesAsText(type: BaseType, databaseType: string, comparison: Comparison): boolean {
    return databaseType === 'jsonb' || super.comparesAsText(type, databaseType, comparison)
  }
}
