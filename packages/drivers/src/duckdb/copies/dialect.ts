import { cast, raw, sql, type NumberSyntax, type Sql } from '@querent/query'
import { DuckDbDialect } from '../dialect.ts'
import { DuckDbNumbers } from '../numbers.ts'

/** Decimals become floats by their digits, as in other engines: DuckDB divides by the power of ten, which rounds twice. */
class CopiedNumbers extends DuckDbNumbers {
  override toFloat(value: Sql): Sql {
    return super.toFloat(cast(value, 'VARCHAR'))
  }

  override divide(left: Sql, right: Sql): Sql {
    return sql`(${this.toFloat(left)} / NULLIF(${this.toFloat(right)}, 0))`
  }
}

type Nulls = 'first' | 'last'

/** Where engines sort nulls, in rows that ascend and in rows that descend. */
const NULLS: ReadonlyMap<string, { asc: Nulls; desc: Nulls }> = new Map([
  ['postgres', { asc: 'last', desc: 'first' }],
  ['mysql', { asc: 'first', desc: 'last' }],
  ['mariadb', { asc: 'first', desc: 'last' }],
  ['sqlite', { asc: 'first', desc: 'last' }],
  ['duckdb', { asc: 'last', desc: 'last' }],
])

/** How copies of a database are asked: in DuckDB's words, with the source's order of nulls. */
export class CopiesDialect extends DuckDbDialect {
  override readonly maxIdentifierBytes: number
  override readonly numbers: NumberSyntax
  readonly #isOwn: boolean
  readonly #nulls: { asc: Nulls; desc: Nulls }

  /**
   * @param source The engine whose tables are copied: `postgres`.
   * @param maxIdentifierBytes Its longest name: columns keep the names that they have there.
   * @throws for an engine whose copies are not proven.
   */
  constructor(source: string, maxIdentifierBytes: number) {
    super()
    const nulls = NULLS.get(source)
    if (nulls === undefined) throw new Error(`Copies of ${source} cannot be asked.`)
    this.#nulls = nulls
    this.#isOwn = source === 'duckdb'
    this.numbers = this.#isOwn ? new DuckDbNumbers() : new CopiedNumbers()
    this.maxIdentifierBytes = maxIdentifierBytes
  }

  /** Instants are shown in the zone of the results by the server, which has the source's list of zones nowhere else. */
  override sessionZone(reportZone: string): string {
    return this.#isOwn ? reportZone : 'UTC'
  }

  /** `"total" DESC NULLS FIRST`. */
  override sortItem(key: Sql, direction: 'asc' | 'desc'): Sql {
    return sql`${super.sortItem(key, direction)} ${raw(this.#nulls[direction] === 'first' ? 'NULLS FIRST' : 'NULLS LAST')}`
  }
}
