import type { BaseType } from '@querent/contract'
import type { Comparison, Features } from '@querent/query'
import { POSTGRES_FEATURES, PostgresDialect } from '../postgres/index.ts'
import { CockroachDates } from './dates.ts'
import { CockroachNumbers } from './numbers.ts'
import { CockroachText } from './text.ts'

/** Whether a transaction takes its role with it, and what changes leave, is not proven: no server was at hand. */
const COCKROACH_FEATURES: Features = {
  ...POSTGRES_FEATURES,
  'connection-impersonation': 'missing',
  actions: 'missing',
  'actions/custom': 'missing',
  uploads: 'missing',
  'persist-models': 'missing',
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
