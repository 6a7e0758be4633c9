import {
  cast,
  COMMON_FEATURES,
  Dialect,
  type Comparison,
  type DateSyntax,
  type Features,
  type Grammar,
  type Lexis,
  type NumberSyntax,
  type Sql,
  type TextSyntax,
} from '@querent/query'
import { isA, type BaseType } from '@querent/contract'
import { PostgresDates } from './dates.ts'
import { PostgresNumbers } from './numbers.ts'
import { PostgresTableStorage } from './loads/table-storage.ts'
import { PostgresText } from './text.ts'
import { POSTGRES_LEXIS } from './lexis.ts'

/** Types without equality or order of their values (of boxes, lines and circles, equality is one of sizes). */
const UNORDERED: ReadonlySet<string> = new Set(
  ['json', 'xml', 'point', 'box', 'line', 'lseg', 'path', 'polygon', 'circle'].flatMap((name) => [name, `_${name}`]),
)
const READ_AS: ReadonlyMap<string, string> = new Map([
  ['money', 'numeric'],
  ['oid', 'bigint'],
  ['char', 'text'],
  ['bpchar', 'text'],
])
/** Of these, the server has no least value either. */
const WITHOUT_EXTREMES: ReadonlySet<BaseType> = new Set(['type/UUID', 'type/JSON', 'type/PostgresBitString'])

/** A relative spreads them and says what differs. */
export const POSTGRES_FEATURES: Features = {
  ...COMMON_FEATURES,
  actions: 'native',
  'actions/custom': 'native',
  uploads: 'native',
  'persist-models': 'native',
  'set-timezone': 'native',
  schemas: 'native',
  'uuid-type': 'native',
  'connection-impersonation': 'native',
}

/** How PostgreSQL writes queries; Redshift and CockroachDB differ in small ways and can extend it. */
export class PostgresDialect extends Dialect {
  override readonly engine: string = 'postgres'
  override readonly grammar: Grammar = 'postgresql'
  override readonly features: Features = POSTGRES_FEATURES
  override readonly equalityJoins: Dialect['equalityJoins'] = new Set(['full-join'])
  override readonly maxParams: number = 65_535
  override readonly hasGroupingSets: boolean = true
  override readonly locksRows: boolean = true
  override readonly countsFoundRows = true
  override readonly dates: DateSyntax = new PostgresDates()
  override readonly text: TextSyntax = new PostgresText()
  override readonly numbers: NumberSyntax = new PostgresNumbers()
  override readonly storage: Dialect['storage'] = new PostgresTableStorage()
  override readonly lexis: Lexis = POSTGRES_LEXIS

  override holdsSingles(databaseType: string): boolean {
    return databaseType === 'float4'
  }

  override comparesAsText(type: BaseType, databaseType: string, comparison: Comparison): boolean {
    const isUnordered =
      databaseType === '' ? isA(type, 'type/JSON') || isA(type, 'type/XML') : UNORDERED.has(databaseType)
    if (isUnordered || comparison === 'key') return isUnordered
    if (comparison === 'extreme' && WITHOUT_EXTREMES.has(type)) return true
    return type === 'type/*' && databaseType !== '' && databaseType !== 'bytea'
  }

  /**
   * Money and object ids do not mix with other numbers, and single bytes not with other text. The padding of `char(n)`
   * counts for some functions only.
   */
  override readColumn(column: Sql, databaseType: string): Sql {
    const type = READ_AS.get(databaseType)
    return type === undefined ? column : cast(column, type)
  }

  /** Padding makes no difference here, and an index on the column can serve. */
  override plainColumn(column: Sql, databaseType: string): Sql {
    return databaseType === 'bpchar' ? column : this.readColumn(column, databaseType)
  }

  override placeholder(index: number): string {
    return `$${index + 1}`
  }
}
