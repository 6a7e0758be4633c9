import {
  call,
  cast,
  raw,
  sql,
  textLiteral,
  type NumberSyntax,
  type Sql,
  type TextSyntax,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'
import { DuckDbDialect } from '../dialect.ts'
import { DuckDbNumbers } from '../numbers.ts'
import { DuckDbText } from '../text.ts'

/** Decimals become floats by their digits, as in other engines: DuckDB divides by the power of ten, which rounds twice. */
class CopiedNumbers extends DuckDbNumbers {
  override toFloat(value: Sql): Sql {
    return super.toFloat(cast(value, 'VARCHAR'))
  }

  override divide(left: Sql, right: Sql): Sql {
    return sql`(${this.toFloat(left)} / NULLIF(${this.toFloat(right)}, 0))`
  }
}

const BEFORE_CHRIST = '^([0-9-]+) [(]BC[)](.*)$'

/** Texts as other engines write them. */
class CopiedText extends DuckDbText {
  /** False where small letters depend on the source's locale, and both sides of a comparison are put into them. */
  override readonly hasIlike: boolean

  constructor(source: string) {
    super()
    this.hasIlike = source !== 'postgres'
  }

  /** Fails for letters beyond ASCII where they depend on the locale: the source is asked then. */
  override lower(value: Sql): Sql {
    if (this.hasIlike) return super.lower(value)
    const failure = call('error', textLiteral('Letters beyond ASCII decide.'))
    return sql`CASE WHEN strlen(${value}) <> length(${value}) THEN ${failure} ELSE ${super.lower(value)} END`
  }

  override cast(value: TypedSql): Sql {
    const text = super.cast(value)
    if (!isA(value.type, 'type/HasDate')) return text
    return call('regexp_replace', text, textLiteral(BEFORE_CHRIST), textLiteral('\\1\\2 BC'))
  }

  /** NaN and the infinities have other names here. */
  protected override castFloat(value: Sql): Sql {
    const text = this.asText(value)
    return sql`CASE ${text} WHEN 'nan' THEN 'NaN' WHEN 'inf' THEN 'Infinity' WHEN '-inf' THEN '-Infinity'
      ELSE ${super.castFloat(value)} END`
  }
}

/** Other engines take blanks away; DuckDB would take all that Unicode calls a space. */
const TRIMS: ReadonlySet<string> = new Set(['trim', 'ltrim', 'rtrim'])

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
  override readonly text: TextSyntax
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
    this.text = this.#isOwn ? new DuckDbText() : new CopiedText(source)
    this.maxIdentifierBytes = maxIdentifierBytes
  }

  override callFunction(clause: string, ...args: readonly Sql[]): Sql {
    if (clause === 'lower') return args.map((arg) => this.text.lower(arg))[0]!
    const more = TRIMS.has(clause) && !this.#isOwn ? [textLiteral(' ')] : []
    return super.callFunction(clause, ...args, ...more)
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
