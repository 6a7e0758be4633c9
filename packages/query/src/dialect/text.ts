/** How an engine writes text values, searches and text functions. */
import { isA } from '@querent/contract'
import { call, cast, join, numberLiteral, param, raw, sql, textLiteral, type Sql } from '../sql/fragment.ts'
import { groupNumber, posixPattern, URL_START, URL_TO_PATH } from './patterns.ts'
import type { TypedSql } from './typed-sql.ts'

export type TextMatch = 'contains' | 'starts-with' | 'ends-with'

/** Escapes `%`, `_` and the escape sign itself; `!` because a backslash means something else to each engine. */
export function likePattern(needle: string, match: TextMatch): string {
  const escaped = needle.replace(/[!%_]/g, '!$&')
  if (match === 'contains') return `%${escaped}%`
  return match === 'starts-with' ? `${escaped}%` : `%${escaped}`
}

/** `$."a"."b"`. */
export function jsonPath(keys: readonly string[]): string {
  return `$${keys.map((key) => `.${JSON.stringify(key)}`).join('')}`
}

function isPlainText(value: TypedSql): boolean {
  return isA(value.type, 'type/Text') && value.type !== 'type/UUID'
}

export class TextSyntax {
  /** A bound text where its type must be plain to the engine. */
  value(text: string): Sql {
    return param(text)
  }

  /** Name of the text type in a cast. */
  readonly castType: string = 'TEXT'
  /** True when `ILIKE` compares without regard to case; otherwise both sides are put into lower case. */
  readonly hasIlike: boolean = true
  /** True when regular expressions are those of POSIX: every group captures, and blanks are `[[:space:]]`. */
  readonly hasPosixPatterns: boolean = false

  /** The engine's own text of a value. */
  asText(value: Sql): Sql {
    return cast(value, this.castType)
  }

  /** Any value as text; a point in time without its zone. A boolean comes as a condition, and gives `true` or `false`. */
  cast(value: TypedSql): Sql {
    if (isPlainText(value)) return value.sql
    if (isA(value.type, 'type/Boolean'))
      return sql`CASE WHEN ${value.sql} THEN 'true' WHEN NOT ${value.sql} THEN 'false' END`
    if (isA(value.type, 'type/DateTime')) return this.castMoment(value.sql)
    if (isA(value.type, 'type/Time')) return this.castTime(value.sql)
    if (isA(value.type, 'type/Integer')) return value.isStored ? this.asText(value.sql) : this.castInteger(value.sql)
    if (isA(value.type, 'type/Decimal')) return this.castDecimal(value.sql)
    return isA(value.type, 'type/Float') ? this.castFloat(value.sql) : this.asText(value.sql)
  }

  /** Digits alone, also of a whole number that the engine keeps as a float, as rounding gives it. */
  protected castInteger(value: Sql): Sql {
    return this.asText(value)
  }

  /** With as many digits after the point as the type has. */
  protected castDecimal(value: Sql): Sql {
    return this.asText(value)
  }

  /** A timestamp without zone as `2024-03-05 10:20:30`, with as much of a fraction as there is. */
  protected castMoment(value: Sql): Sql {
    return this.asText(value)
  }

  /** A time as `10:20:30`, with as much of a fraction as there is. */
  protected castTime(value: Sql): Sql {
    return this.asText(value)
  }

  /**
   * The shortest digits of a double; no fraction where it is whole. Without an exponent from 1e-15 up to 1e21, which no
   * engine does by itself, beyond as in `1.5e-16` and `1.5e+21`.
   */
  protected castFloat(value: Sql): Sql {
    return this.asText(value)
  }

  /** Bytes, given as hexadecimal digits. */
  bytes(hex: string): Sql {
    return call('UNHEX', this.value(hex))
  }

  /** Text kept as bytes of UTF-8. */
  fromBytes(value: Sql): Sql {
    return this.asText(value)
  }

  /** A pattern of ours, as dialect/patterns.ts has them, in the engine's kind of regular expressions. */
  pattern(pattern: string): string {
    return this.hasPosixPatterns ? posixPattern(pattern) : pattern
  }

  /** True when the text matches one of the patterns of ours. */
  fits(value: Sql, pattern: string): Sql {
    return sql`${value} REGEXP ${textLiteral(this.pattern(pattern))}`
  }

  /**
   * The value at a path in a column of JSON as text; null where there is none, or null.
   * @param isText True when the column is text that holds JSON.
   */
  jsonText(column: Sql, keys: readonly string[], _isText: boolean): Sql {
    return call('JSON_VALUE', column, textLiteral(jsonPath(keys)))
  }

  lower(value: Sql): Sql {
    return call('LOWER', value)
  }

  /** The text in a form whose order and groups go by its characters alone, whatever the column's collation. */
  exact(value: Sql): Sql {
    return value
  }

  /** The text in a form that is equal for equal characters alone, and compared by them; it is never shown. */
  identity(value: Sql): Sql {
    return value
  }

  /** What tells texts apart that `exact` does not; rows are grouped by these too. */
  groupKeys(_value: Sql): Sql[] {
    return []
  }

  /** Joined texts; nulls count as empty. */
  concat(values: readonly Sql[]): Sql {
    return call('CONCAT', ...values)
  }

  /** A UUID where its type must be plain to the engine. */
  uuid(text: string): Sql {
    return param(text)
  }

  /** True when the text holds the needle. Case matters unless told otherwise; needles are literal, not patterns. */
  matches(value: Sql, needle: string, match: TextMatch, caseSensitive: boolean): Sql {
    const pattern = likePattern(needle, match)
    if (!caseSensitive && !this.hasIlike) {
      return sql`${this.lower(value)} LIKE ${this.lower(this.value(pattern))} ESCAPE '!'`
    }
    return sql`${value} ${raw(caseSensitive ? 'LIKE' : 'ILIKE')} ${param(pattern)} ESCAPE '!'`
  }

  /** The same with a needle that is computed per row. */
  matchesValue(value: Sql, needle: Sql, match: TextMatch, caseSensitive: boolean): Sql {
    const [text, part] = caseSensitive ? [value, needle] : [this.lower(value), this.lower(needle)]
    switch (match) {
      case 'contains':
        return sql`${this.position(text, part)} > 0`
      case 'starts-with':
        return this.isSame(call('SUBSTR', text, raw('1'), this.length(part)), part)
      case 'ends-with':
        return sql`(${this.length(part)} = 0 OR ${this.isSame(this.#lastOf(text, part), part)})`
    }
  }

  /** As many characters at the end of a text as the part has. */
  #lastOf(text: Sql, part: Sql): Sql {
    return call('SUBSTR', text, sql`${this.length(text)} - ${this.length(part)} + 1`)
  }

  /** One-based place of a part, 0 for none. */
  position(value: Sql, part: Sql): Sql {
    return call('INSTR', value, part)
  }

  length(value: Sql): Sql {
    return call('LENGTH', value)
  }

  isEmpty(value: Sql): Sql {
    return sql`${value} = ''`
  }

  /** Exact equality with one of the texts. */
  isOneOf(value: Sql, texts: readonly string[]): Sql {
    if (texts.length === 1) return sql`${value} = ${this.value(texts[0]!)}`
    return sql`${value} IN (${join(texts.map((text) => this.value(text)))})`
  }

  /** Equality of two computed texts. */
  isSame(left: Sql, right: Sql): Sql {
    return sql`${left} = ${right}`
  }

  /** A whole number as the type in which places and lengths are given. */
  place(value: Sql): Sql {
    return value
  }

  substring(value: Sql, start: Sql, length: Sql | null): Sql {
    return length ? call('SUBSTR', value, start, length) : call('SUBSTR', value, start)
  }

  /** Every occurrence of a part replaced; null with any null. */
  replace(value: Sql, part: Sql, replacement: Sql): Sql {
    return call('REPLACE', value, part, replacement)
  }

  /** The first part that matches a regular expression, null for none. */
  firstMatch(value: Sql, pattern: string): Sql {
    return call('REGEXP_SUBSTR', value, param(pattern))
  }

  /** The one-based part between delimiters that are not empty; empty text beyond the last. */
  splitPart(value: Sql, delimiter: Sql, position: Sql): Sql {
    return call('SPLIT_PART', value, delimiter, position)
  }

  /** What the one group of a pattern of ours holds; null where nothing matches. */
  protected firstGroup(value: Sql, pattern: string): Sql {
    const group = numberLiteral(this.hasPosixPatterns ? groupNumber(pattern) : 1)
    return sql`REGEXP_SUBSTR(${value}, ${textLiteral(this.pattern(pattern))}, 1, 1, 'c', ${group})`
  }

  /** Host of a URL or an e-mail address, without a leading `www`. */
  urlHost(value: Sql): Sql {
    return this.firstGroup(value, `${URL_START}([^/?#:@\\s]+)`)
  }

  /** Path of a URL from its slash on. */
  urlPath(value: Sql): Sql {
    return this.firstGroup(value, `${URL_TO_PATH}(/[^?#]*)`)
  }
}
