/**
 * What differs between engines when a query is printed. An engine subclasses this in its own folder of
 * `@querent/drivers`; docs/how-to/add-a-driver.md tells how, and test/conformance proves each one.
 *
 * Three tiers, the plainest that will do: leave a feature out and its clauses are refused; give another name in
 * `functions`; set a flag, or override a method, here or in one of the groups `dates`, `text` and `numbers`.
 * printing.test.ts has a made-up engine for each of them.
 */
import type { BaseType } from '@querent/contract'
import type { ChangeStep } from '../change.ts'
import type { SqlParam } from '../driver.ts'
import { QueryError } from '../errors.ts'
import type { JoinStrategy } from '../model/query.ts'
import { render, type SqlSyntax } from '../sql/render.ts'
import { call, identifier, join, numberLiteral, param, raw, sql, type Sql } from '../sql/fragment.ts'
import type { DateSyntax } from './dates.ts'
import type { Feature, Features } from './features.ts'
import { STANDARD_LEXIS, type Lexis } from './lexis.ts'
import { NumberSyntax } from './numbers.ts'
import type { TableStorage } from './table-storage.ts'
import { TextSyntax } from './text.ts'

/** Ways to compare values: to group, sort and match them; to find the least; with a text of the query. */
export type Comparison = 'key' | 'extreme' | 'literal'

/** Grammars of SQL that the formatter tells apart. */
export type Grammar = 'sql' | 'postgresql' | 'mysql' | 'sqlite' | 'duckdb'

/** Name of a query whose columns are named by place. */
const RENAMED = 'renamed_columns'

export abstract class Dialect implements SqlSyntax {
  /** Name on the wire: `postgres`, `mysql`, `sqlite`, `duckdb`. */
  abstract readonly engine: string
  abstract readonly features: Features
  abstract readonly dates: DateSyntax
  readonly text: TextSyntax = new TextSyntax()
  readonly numbers: NumberSyntax = new NumberSyntax()
  /** How people's own SQL is read. */
  readonly lexis: Lexis = STANDARD_LEXIS
  /** How statements are formatted for people. */
  readonly grammar: Grammar = 'sql'
  /** How it keeps the rows of models as tables, for engines with `persist-models`. */
  readonly storage: TableStorage | undefined
  /** Other names for functions: clause → function of the engine. */
  readonly functions: Readonly<Record<string, string>> = {}
  /** Joins that need an equation of both sides among their conditions; those without one are written in another way. */
  readonly equalityJoins: ReadonlySet<JoinStrategy> = new Set()
  readonly maxParams: number = Number.POSITIVE_INFINITY
  /** The largest number that a LIMIT may have. */
  readonly largestLimit: number = Number.MAX_SAFE_INTEGER
  /** Longest identifier in bytes; longer aliases are shortened. */
  readonly maxIdentifierBytes: number = 63
  /**
   * True when `GROUP BY GROUPING SETS` and `GROUPING()` exist, and texts are grouped by their characters as they are.
   * Otherwise totals are joined by `UNION ALL`.
   */
  readonly hasGroupingSets: boolean = false

  /** True when a column of bytes may hold text as well, which is shown as it is. */
  readonly mixesTextAndBytes: boolean = false

  /**
   * What becomes of the order of a subquery that has no limit: `dropped`, also where the query around it has none, or
   * `refused` as an error.
   */
  readonly innerOrder: 'kept' | 'dropped' | 'refused' = 'kept'

  /** False when `WITH` can begin a whole statement only: people's SQL that begins so is then refused as a source. */
  readonly nestsWith: boolean = true

  /** True when rows that are read can be locked until the transaction ends (`FOR UPDATE`). */
  readonly locksRows: boolean = false

  /** True when an UPDATE says how many rows it found, changed or not, also in a view. */
  readonly countsFoundRows: boolean = false

  /** False when the engine has neither conditions as values nor the word `TRUE`: values are then 1 and 0. */
  readonly hasBooleans: boolean = true

  /** `a"b` → `"a""b"`. */
  quoteIdentifier(name: string): string {
    return `"${name.replaceAll('"', '""')}"`
  }

  /** `it's` → `'it''s'`. Values are bound: this is for what cannot be, such as names of zones. */
  quoteText(text: string): string {
    return `'${text.replaceAll("'", "''")}'`
  }

  /** `?`, or `$1` on engines that number parameters; `index` counts from 0. */
  placeholder(_index: number, _value: SqlParam): string {
    return '?'
  }

  /** A bound value as people read it in SQL that is shown to them: `-5` → `(-5)`, null → `NULL`. */
  paramLiteral(value: SqlParam): string {
    if (value === null) return 'NULL'
    if (typeof value === 'string') return this.quoteText(value)
    if (typeof value === 'boolean') return this.booleanLiteral(value)
    return value < 0 ? `(${value})` : String(value)
  }

  /** `TRUE`, or `1` without `hasBooleans`. */
  booleanLiteral(value: boolean): string {
    if (!this.hasBooleans) return value ? '1' : '0'
    return value ? 'TRUE' : 'FALSE'
  }

  /**
   * The end of a SELECT that gives so many rows, after those of the offset: `LIMIT 10 OFFSET 20`.
   * @param _isSorted True after ORDER BY, without which some engines take no limit.
   */
  limit(rows: number | bigint, offset: number | null, _isSorted: boolean): Sql {
    const most = sql`LIMIT ${numberLiteral(rows)}`
    return offset ? sql`${most} OFFSET ${numberLiteral(offset)}` : most
  }

  /** What rows are sorted by, with its direction: `"total" DESC`. Where nulls stand is left to the engine. */
  sortItem(key: Sql, direction: 'asc' | 'desc'): Sql {
    return sql`${key} ${raw(direction === 'asc' ? 'ASC' : 'DESC')}`
  }

  /** A value that is written into a column of the type: bound, or `FROM_UNIXTIME(1769847630)` where texts with an offset are refused. */
  writtenValue(value: SqlParam, _type: string): Sql {
    return param(value)
  }

  /** SQL of people as the source of a query of ours, for engines whose settings for the latter would change what it means. */
  givenSource(written: Sql): Sql {
    return written
  }

  /** A stored table by its full name: `"public"."orders"`. @param schema `catalog.schema` where the engine has `multi-level-schema`. */
  tableName(schema: string | null, name: string): Sql {
    if (schema === null || !this.supports('multi-level-schema')) return identifier(schema, name)
    const [catalog = '', ...rest] = schema.split('.')
    return identifier(catalog, rest.join('.'), name)
  }

  /** The step of a change that drops a table that was made by a load. */
  dropTable(schema: string | null, name: string): ChangeStep {
    return { sql: render(sql`DROP TABLE ${this.tableName(schema, name)}`, this).sql, params: [], changesTables: true }
  }

  /** A table, or a subquery in parentheses, with the name that qualifies its columns: `(SELECT …) AS "source"`. */
  relationAlias(relation: Sql, alias: string): Sql {
    return sql`${relation} AS ${identifier(alias)}`
  }

  /**
   * A query with other names for its columns, by place: `WITH "renamed_columns" ("a", "b") AS (…) SELECT * FROM
   * "renamed_columns"`, or after the alias of a subquery.
   */
  renameColumns(query: Sql, names: readonly string[]): Sql {
    const [renamed, columns] = [identifier(RENAMED), join(names.map((name) => identifier(name)))]
    if (!this.nestsWith) return sql`SELECT * FROM ${this.relationAlias(sql`(${query})`, RENAMED)} (${columns})`
    return sql`WITH ${renamed} (${columns}) AS (${query}) SELECT * FROM ${renamed}`
  }

  /** A call of the engine's function for a clause: `ceil` → `CEIL("total")`, or as `functions` says `CEILING("total")`. */
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

  /** A stored column, read so that one can calculate with it: `"price"`, or `CAST("price" AS DOUBLE)` for some types. */
  readColumn(column: Sql, _databaseType: string): Sql {
    return column
  }

  /** A stored column that is only shown, sorted or grouped by. */
  plainColumn(column: Sql, databaseType: string): Sql {
    return this.readColumn(column, databaseType)
  }

  /** A value where another row may have none, for engines whose types say whether there are nulls. */
  nullable(value: Sql): Sql {
    return value
  }

  /** Zone of the session of a query without SQL of its own, for results in `reportZone`. */
  sessionZone(reportZone: string): string {
    return reportZone
  }

  /** The condition as a value, null where it is unknown: `"total" > 5`, or `CASE WHEN "total" > 5 THEN 1 …`. */
  conditionAsValue(condition: Sql): Sql {
    if (this.hasBooleans) return condition
    return sql`CASE WHEN ${condition} THEN 1 WHEN NOT (${condition}) THEN 0 END`
  }

  /** A boolean value as a condition: `"paid"`, or `("paid" = 1)`. */
  valueAsCondition(value: Sql): Sql {
    return this.hasBooleans ? value : sql`(${value} = 1)`
  }

  /** The condition as one that is never unknown: `COALESCE("total" > 5, FALSE)`. */
  isTrue(condition: Sql): Sql {
    if (this.hasBooleans) return call('COALESCE', condition, raw(this.booleanLiteral(false)))
    return sql`CASE WHEN ${condition} THEN 1 ELSE 0 END = 1`
  }

  /** True for a feature that queries may use, whether the engine has it or the pipeline writes it in another way. */
  supports(feature: Feature): boolean {
    return this.features[feature] !== 'missing'
  }

  /** Names of the features that queries may use, as clients read them. */
  listFeatures(): string[] {
    return Object.entries(this.features).flatMap(([name, support]) => (support === 'missing' ? [] : [name]))
  }

  /** @throws {QueryError} `unsupported-feature` naming the clause and the engine when the engine lacks the feature. */
  require(feature: Feature, clause: string, path?: string): void {
    if (this.supports(feature)) return
    throw new QueryError('unsupported-feature', `${clause} is not supported by ${this.engine}.`, {
      path,
      data: { clause, engine: this.engine, feature },
    })
  }
}
