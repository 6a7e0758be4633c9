import {
  call,
  COMMON_FEATURES,
  Dialect,
  type DateSyntax,
  type Features,
  type Lexis,
  type NumberSyntax,
  raw,
  sql,
  type Sql,
  type TextSyntax,
} from '@querent/query'
import { ClickhouseDates } from './dates.ts'
import { CLICKHOUSE_LEXIS } from './lexis.ts'
import { ClickhouseNumbers } from './numbers.ts'
import { USUAL_MEANING } from './settings.ts'
import { ClickhouseText } from './text.ts'

/** How ClickHouse writes queries. */
export class ClickhouseDialect extends Dialect {
  override readonly engine = 'clickhouse'
  override readonly features: Features = {
    ...COMMON_FEATURES,
    'metadata/key-constraints': 'missing',
    'set-timezone': 'native',
    schemas: 'native',
    'uuid-type': 'native',
  }
  override readonly hasGroupingSets = true
  override readonly equalityJoins: Dialect['equalityJoins'] = new Set(['left-join', 'right-join', 'full-join'])
  override readonly maxIdentifierBytes = 255
  /** Values are written as literals, which are escaped here: bound ones need their types in the statement. */
  override readonly maxParams = 0
  override readonly dates: DateSyntax = new ClickhouseDates()
  override readonly text: TextSyntax = new ClickhouseText()
  override readonly numbers: NumberSyntax = new ClickhouseNumbers()
  override readonly lexis: Lexis = CLICKHOUSE_LEXIS
  override readonly functions: Readonly<Record<string, string>> = { upper: 'upperUTF8' }

  override quoteIdentifier(name: string): string {
    return `"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  }

  override quoteText(text: string): string {
    return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  }

  override callFunction(clause: string, ...args: readonly Sql[]): Sql {
    const [text] = args
    return clause === 'lower' && text !== undefined ? this.text.lower(text) : super.callFunction(clause, ...args)
  }

  override givenSource(written: Sql): Sql {
    return sql`SELECT * FROM (${written}) ${raw(USUAL_MEANING)}`
  }

  override nullable(value: Sql): Sql {
    return call('toNullable', value)
  }
}
