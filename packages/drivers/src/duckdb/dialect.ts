import {
  COMMON_FEATURES,
  Dialect,
  TableStorage,
  type DateSyntax,
  type Features,
  type Grammar,
  type Lexis,
  type NumberSyntax,
  type TextSyntax,
} from '@querent/query'
import { DuckDbDates } from './dates.ts'
import { DUCKDB_LEXIS } from './lexis.ts'
import { DuckDbNumbers } from './numbers.ts'
import { DuckDbText } from './text.ts'

/** How DuckDB writes queries. */
export class DuckDbDialect extends Dialect {
  override readonly engine: string = 'duckdb'
  override readonly grammar: Grammar = 'duckdb'
  override readonly features: Features = {
    ...COMMON_FEATURES,
    actions: 'native',
    'actions/custom': 'native',
    uploads: 'native',
    'persist-models': 'native',
    'set-timezone': 'native',
    schemas: 'native',
    'uuid-type': 'native',
  }
  override readonly hasGroupingSets: boolean = true
  override readonly dates: DateSyntax = new DuckDbDates()
  override readonly text: TextSyntax = new DuckDbText()
  override readonly numbers: NumberSyntax = new DuckDbNumbers()
  override readonly storage: Dialect['storage'] = new TableStorage()
  override readonly lexis: Lexis = DUCKDB_LEXIS
}
