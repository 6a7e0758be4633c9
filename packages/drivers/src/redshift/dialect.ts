import type { BaseType } from '@querent/contract'
import { call, UNPROVEN_FEATURES, type Comparison, type Features, type Lexis, type Sql } from '@querent/query'
import { POSTGRES_FEATURES, POSTGRES_LEXIS, PostgresDialect } from '../postgres/index.ts'
import { RedshiftDates } from './dates.ts'
import { RedshiftNumbers } from './numbers.ts'
import { RedshiftText } from './text.ts'

export const REDSHIFT_LEXIS: Lexis = { ...POSTGRES_LEXIS, backslashEscapes: 'always' }

/** One order per query is all that percentiles may have here. */
const REDSHIFT_FEATURES: Features = {
  ...POSTGRES_FEATURES,
  'percentile-aggregations': 'emulated',
  'uuid-type': 'missing',
  ...UNPROVEN_FEATURES,
}

export class RedshiftDialect extends PostgresDialect {
  override readonly engine = 'redshift'
  override readonly features = REDSHIFT_FEATURES
  override readonly maxParams = 32_767
  override readonly largestLimit = 2_147_483_647
  override readonly maxIdentifierBytes = 127
  override readonly lexis = REDSHIFT_LEXIS
  override readonly dates = new RedshiftDates()
  override readonly text = new RedshiftText()
  override readonly numbers = new RedshiftNumbers()

  /** A backslash is an escape sign here. */
  override quoteText(text: string): string {
    return super.quoteText(text.replaceAll('\\', '\\\\'))
  }

  override comparesAsText(type: BaseType, databaseType: string, comparison: Comparison): boolean {
    return databaseType === 'super' || super.comparesAsText(type, databaseType, comparison)
  }

  override holdsBytes(databaseType: string): boolean {
    return databaseType === 'varbyte' || super.holdsBytes(databaseType)
  }

  /** A document as its text: as it is, it compares with other documents alone. */
  override readColumn(column: Sql, databaseType: string): Sql {
    return databaseType === 'super' ? call('JSON_SERIALIZE', column) : super.readColumn(column, databaseType)
  }
}
