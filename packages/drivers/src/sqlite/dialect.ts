import { COMMON_FEATURES, Dialect, type Features, type Grammar, type Lexis, type Sql } from '@querent/query'
import { SqliteDates } from './dates.ts'
import { SQLITE_LEXIS } from './lexis.ts'
import { SqliteNumbers } from './numbers.ts'
import { SqliteTableStorage } from './loads/table-storage.ts'
import { SqliteText } from './text.ts'
import { baseTypeOf } from './types.ts'

/** How SQLite writes queries. */
export class SqliteDialect extends Dialect {
  override readonly engine: string = 'sqlite'
  override readonly grammar: Grammar = 'sqlite'
  override readonly features: Features = {
    ...COMMON_FEATURES,
    actions: 'native',
    'actions/custom': 'native',
    uploads: 'native',
    'persist-models': 'native',
    'set-timezone': 'missing',
    schemas: 'missing',
    'uuid-type': 'missing',
  }
  override readonly maxParams: number = 32_766
  override readonly mixesTextAndBytes: boolean = true
  override readonly dates = new SqliteDates()
  override readonly text = new SqliteText()
  override readonly numbers = new SqliteNumbers()
  override readonly storage: Dialect['storage'] = new SqliteTableStorage()
  override readonly lexis: Lexis = SQLITE_LEXIS
  override readonly functions = { upper: 'querent_upper', lower: 'querent_lower' }

  override readColumn(column: Sql, databaseType: string): Sql {
    return this.dates.stored(column, baseTypeOf(databaseType))
  }

  /** Its declared type tells what its values mean, and an index on it can serve. */
  override plainColumn(column: Sql): Sql {
    return column
  }

  /** The text of a statement ends with its first NUL. */
  override quoteText(text: string): string {
    return text.includes('\0') ? `CAST(x'${Buffer.from(text).toString('hex')}' AS TEXT)` : super.quoteText(text)
  }
}
