/**
 * What differs between engines when a query is printed. An engine subclasses this in its own folder of
 * `@querent/drivers`; how to is in docs/how-to/add-a-driver.md, and test/conformance proves each one.
 *
 * Three tiers, the plainest that will do: leave a feature out and its clauses are refused; give another name in
 * `functions`; override a method of one of the groups `dates`, `text` and `numbers`.
 */
import type { BaseType } from '@querent/contract'
import type { SqlParam } from '../driver.ts'
import { QueryError } from '../errors.ts'
import type { SqlSyntax } from '../sql/render.ts'
import { call, type Sql } from '../sql/fragment.ts'
import type { DateSyntax } from './dates.ts'
import type { Feature } from './features.ts'
import { STANDARD_LEXIS, type Lexis } from './lexis.ts'
import { NumberSyntax } from './numbers.ts'
import { TextSyntax } from './text.ts'

/** Ways to compare values: to group, sort and match them; to find the least; with a text of the query. */
export type Comparison = 'key' | 'extreme' | 'literal'

/** Grammars of SQL that the formatter tells apart. */
export type Grammar = 'sql' | 'postgresql' | 'mysql' | 'sqlite' | 'duckdb'

const NOTHING: ReadonlySet<Feature> = new Set()
const FALSE: Sql = { parts: ['FALSE'] }

export abstract class Dialect implements SqlSyntax {
  /** Name on the wire: `postgres`, `mysql`, `sqlite`, `duckdb`. */
  abstract readonly engine: string
  abstract readonly features: ReadonlySet<Feature>
  abstract readonly dates: DateSyntax
  readonly text: TextSyntax = new TextSyntax()
  readonly numbers: NumberSyntax = new NumberSyntax()
  /** How people's own SQL is read. */
  readonly lexis: Lexis = STANDARD_LEXIS
  /** How statements are formatted for people. */
  readonly grammar: Grammar = 'sql'
  /** Other names for functions: clause → function of the engine. */
  readonly functions: Readonly<Record<string, string>> = {}
  /** Those of its features that the engine itself lacks: the pipeline writes them in other ways (compile/over-rows.ts). */
  readonly emulated: ReadonlySet<Feature> = NOTHING
  /** True when a full join needs an equation among its conditions. */
  readonly fullJoinNeedsEquality: boolean = false
  readonly maxParams: number = Number.POSITIVE_INFINITY
  /** Longest identifier in bytes; longer aliases are shortened. */
  readonly maxIdentifierBytes: number = 63
  /**
   * True when `GROUP BY GROUPING SETS` and `GROUPING()` exist, and texts are grouped by their characters without further
   * ado; totals are else joined by `UNION ALL`.
   */
  readonly hasGroupingSets: boolean = false

  /** True when a column of bytes may hold text as well, which is shown as it is. */
  readonly mixesTextAndBytes: boolean = false

  /** True when the order of a subquery counts only together with a limit, also where the query around it has none. */
  readonly dropsInnerOrder: boolean = false

  quoteIdentifier(name: string): string {
    return `"${name.replaceAll('"', '""')}"`
  }

  quoteText(text: string): string {
    return `'${text.replaceAll("'", "''")}'`
  }

  placeholder(_index: number): string {
    return '?'
  }

  paramLiteral(value: SqlParam): string {
    if (value === null) return 'NULL'
    if (typeof value === 'string') return this.quoteText(value)
    if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
    return value < 0 ? `(${value})` : String(value)
  }

  /** A call of the engine's function for a clause: the clause's own name unless `functions` gives another. */
  callFunction(clause: string, ...args: readonly Sql[]): Sql {
    return call(this.functions[clause] ?? clause.toUpperCase(), ...args)
  }

  /**
   * True for a type whose values the engine cannot compare in this way, though their texts can be.
   * @param databaseType Empty for a computed value.
   */
  comparesAsText(_type: BaseType, _databaseType: string, _comparison: Comparison): boolean {
    return false
  }

  /** True for a stored column of floats of 32 bits, which answers show by their shortest digits. */
  holdsSingles(_databaseType: string): boolean {
    return false
  }

  /** True for a stored column of bytes, which answers show as base64. */
  holdsBytes(databaseType: string): boolean {
    return /blob|binary|^bytea$/.test(databaseType)
  }

  /** A stored column, read so that one can calculate with it. */
  readColumn(column: Sql, _databaseType: string): Sql {
    return column
  }

  /** A stored column that is only shown, sorted or grouped by. */
  plainColumn(column: Sql, databaseType: string): Sql {
    return this.readColumn(column, databaseType)
  }

  /** Zone of the session of a query without SQL of its own, for results in `reportZone`. */
  sessionZone(reportZone: string): string {
    return reportZone
  }

  /** The condition as a value that is never null: unknown counts as false. */
  isTrue(condition: Sql): Sql {
    return call('COALESCE', condition, FALSE)
  }

  /** @throws {QueryError} `unsupported-feature` naming the clause and the engine when the engine lacks the feature. */
  require(feature: Feature, clause: string, path?: string): void {
    if (this.features.has(feature)) return
    throw new QueryError('unsupported-feature', `${clause} is not supported by ${this.engine}.`, {
      path,
      data: { clause, engine: this.engine, feature },
    })
  }
}
