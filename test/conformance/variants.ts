/**
 * Engines with dialects that print otherwise what the engine understands in two ways. Their answers are the same, and a
 * piece of SQL that is printed past the dialect shows in the statement.
 */
import { call, cast, identifier, numberLiteral, raw, sql, textLiteral, type Features, type Sql } from '@querent/query'
import { PostgresDates } from '../../packages/drivers/src/postgres/dates.ts'
import { PostgresDialect } from '../../packages/drivers/src/postgres/dialect.ts'
import { PostgresNumbers } from '../../packages/drivers/src/postgres/numbers.ts'
import { PostgresText } from '../../packages/drivers/src/postgres/text.ts'
import { SqliteDialect } from '../../packages/drivers/src/sqlite/dialect.ts'
import type { Engine } from './engines.ts'

class Dates extends PostgresDates {
  protected override modulo(value: Sql, by: number): Sql {
    return call('MOD', value, numberLiteral(by))
  }
}

class Numbers extends PostgresNumbers {
  protected override decimalLiteral(text: string): Sql {
    return cast(textLiteral(text), 'numeric')
  }

  override bitAnd(value: Sql, bits: number): Sql {
    return call('int8and', value, numberLiteral(bits))
  }
}

class Text extends PostgresText {
  override readonly hasIlike = false
}

/** PostgreSQL as engines are that follow the standard closely. */
class StandardPostgres extends PostgresDialect {
  override readonly equalityJoins = new Set(['left-join', 'right-join', 'full-join'] as const)
  override readonly innerOrder = 'refused'
  override readonly nestsWith = false
  override readonly hasGroupingSets = false
  override readonly dates = new Dates()
  override readonly text = new Text()
  override readonly numbers = new Numbers()

  override limit(rows: number | bigint, offset: number | null, isSorted: boolean): Sql {
    const order = isSorted ? raw('') : raw('ORDER BY (SELECT NULL) ')
    return sql`${order}OFFSET ${numberLiteral(offset ?? 0)} ROWS FETCH NEXT ${numberLiteral(rows)} ROWS ONLY`
  }

  override relationAlias(relation: Sql, alias: string): Sql {
    return sql`${relation} ${identifier(alias)}`
  }
}

/** SQLite without words for true and false, and with percentiles as the pipeline writes them. */
class PoorSqlite extends SqliteDialect {
  override readonly hasBooleans = false
  override readonly features: Features = { ...new SqliteDialect().features, 'percentile-aggregations': 'emulated' }
}

export interface Variant extends Engine {
  /** What its statements do not hold, but for texts and what people wrote. */
  unprinted: RegExp
}

const VARIANTS: Readonly<Record<string, Pick<Variant, 'dialect' | 'unprinted'>>> = {
  postgres: {
    dialect: new StandardPostgres(),
    unprinted: /\bLIMIT\b|\bILIKE\b|\) AS "(?:source|pivot_)|(?:FROM|JOIN) "\w+" AS | [%&] |GROUPING SETS/,
  },
  sqlite: { dialect: new PoorSqlite(), unprinted: /\bTRUE\b|\bFALSE\b|percentile_cont/ },
}

/** The variants of those of the engines that have one. */
export function variantsOf(engines: readonly Engine[]): Variant[] {
  return engines.flatMap((engine) => {
    const variant = VARIANTS[engine.name]
    return variant === undefined ? [] : [{ ...engine, ...variant }]
  })
}
