import {
  COMMON_FEATURES,
  DateSyntax,
  Dialect,
  NumberSyntax,
  param,
  TextSyntax,
  type Features,
  type Grammar,
  type Lexis,
  type Sql,
  type SqlParam,
} from '@querent/query'
import { MysqlDates } from './dates.ts'
import { MYSQL_LEXIS } from './lexis.ts'
import { MysqlNumbers } from './numbers.ts'
import { MysqlTableStorage } from './loads/table-storage.ts'
import { MysqlText } from './text.ts'

/** A relative spreads them and says what differs. */
export const MYSQL_FEATURES: Features = {
  ...COMMON_FEATURES,
  actions: 'native',
  'actions/custom': 'native',
  uploads: 'native',
  'persist-models': 'native',
  'full-join': 'emulated',
  'percentile-aggregations': 'emulated',
  'set-timezone': 'native',
  schemas: 'missing',
  'uuid-type': 'missing',
  'connection-impersonation': 'native',
}

const INSTANT = /^(\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d(?:\.\d+)?)?)([+-]\d\d:\d\d)$/

/** How MySQL 8 and MariaDB write queries; TiDB and StarRocks differ in small ways and can extend it. */
export class MysqlDialect extends Dialect {
  override readonly engine: string = 'mysql'
  override readonly grammar: Grammar = 'mysql'
  override readonly features: Features = MYSQL_FEATURES
  override readonly dates: DateSyntax = new MysqlDates()
  override readonly text: TextSyntax = new MysqlText()
  override readonly numbers: NumberSyntax = new MysqlNumbers()
  override readonly storage: Dialect['storage'] = new MysqlTableStorage()
  override readonly lexis: Lexis = MYSQL_LEXIS
  override readonly innerOrder: Dialect['innerOrder'] = 'dropped'
  override readonly maxIdentifierBytes: number = 64
  override readonly locksRows: boolean = true

  /** MariaDB reads no offset in a text. */
  override writtenValue(value: SqlParam, type: string): Sql {
    const [, text, offset] = type.startsWith('type/DateTimeWith') ? (INSTANT.exec(String(value)) ?? []) : []
    if (text === undefined || offset === undefined) return param(value)
    return this.dates.literal({ kind: 'temporal', type: 'type/DateTimeWithTZ', text: text.replace(' ', 'T'), offset })
  }

  override quoteIdentifier(name: string): string {
    return `\`${name.replaceAll('`', '``')}\``
  }

  override holdsSingles(databaseType: string): boolean {
    return databaseType.startsWith('float')
  }

  /** Shapes are shown as the bytes in which they are kept. */
  override holdsBytes(databaseType: string): boolean {
    return super.holdsBytes(databaseType) || /geom|point|linestring|polygon/.test(databaseType)
  }

  /** UTC: the two hours that clocks show alike when they go back would be one in any other session. */
  override sessionZone(): string {
    return 'UTC'
  }

  /** A backslash is an escape sign here. */
  override quoteText(text: string): string {
    return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  }
}
