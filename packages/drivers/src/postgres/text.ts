import {
  call,
  cast,
  join,
  param,
  sql,
  textLiteral,
  TextSyntax,
  type Sql,
  type TextMatch,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'

/** From 1e-15 up to 1e21. */
const SHORT_EXPONENT = 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$'

/** The text of a number without its exponent. */
function digits(text: Sql): Sql {
  return cast(cast(text, 'numeric'), 'text')
}

export class PostgresText extends TextSyntax {
  /** A bare parameter has no type where several would do. */
  override value(text: string): Sql {
    return cast(param(text), 'text')
  }

  /** A text of the query beside a value, which gives it its type: that of `citext` has an equality of its own. */
  protected beside(text: string): Sql {
    return param(text)
  }

  override isOneOf(value: Sql, texts: readonly string[]): Sql {
    const [first, ...more] = texts.map((text) => this.beside(text))
    return more.length === 0 ? sql`${value} = ${first!}` : sql`${value} IN (${join([first!, ...more])})`
  }

  /** The characters of a text: `citext` finds them in any case, and in texts of some collations they cannot be searched. */
  protected characters(value: Sql): Sql {
    return sql`${this.asText(value)} COLLATE "default"`
  }

  override matches(value: Sql, needle: string, match: TextMatch, caseSensitive: boolean): Sql {
    return super.matches(this.characters(value), needle, match, caseSensitive)
  }

  override matchesValue(value: Sql, needle: Sql, match: TextMatch, caseSensitive: boolean): Sql {
    return super.matchesValue(this.characters(value), this.characters(needle), match, caseSensitive)
  }

  override uuid(text: string): Sql {
    return cast(param(text), 'uuid')
  }

  override position(value: Sql, part: Sql): Sql {
    return call('strpos', value, part)
  }

  /** As the server shows an address: a cast adds the length of its network. */
  override cast(value: TypedSql): Sql {
    if (!isA(value.type, 'type/IPAddress')) return super.cast(value)
    return sql`CASE WHEN ${value.sql} IS NOT NULL THEN format('%s', ${value.sql}) END`
  }

  /** Rounded floats come with an exponent. */
  protected override castInteger(value: Sql): Sql {
    return digits(this.asText(value))
  }

  protected override castFloat(value: Sql): Sql {
    const text = this.asText(value)
    return sql`CASE WHEN ${text} ~ ${textLiteral(SHORT_EXPONENT)} THEN ${digits(text)} WHEN ${text} = '-0' THEN '0' ELSE ${text} END`
  }

  override bytes(hex: string): Sql {
    return call('decode', this.value(hex), textLiteral('hex'))
  }

  /** Bytes of ASCII as they are, others escaped: nothing fails. */
  override fromBytes(value: Sql): Sql {
    return call('encode', value, textLiteral('escape'))
  }

  override fits(value: Sql, pattern: string): Sql {
    return sql`${this.characters(value)} ~ ${textLiteral(pattern)}`
  }

  override jsonText(column: Sql, keys: readonly string[], isText: boolean): Sql {
    const path = join(keys.map((key) => textLiteral(key)))
    return sql`(${isText ? cast(column, 'jsonb') : column} #>> ARRAY[${path}])`
  }

  override replace(value: Sql, part: Sql, replacement: Sql): Sql {
    return super.replace(this.characters(value), part, replacement)
  }

  override splitPart(value: Sql, delimiter: Sql, position: Sql): Sql {
    return super.splitPart(this.characters(value), delimiter, position)
  }

  override place(value: Sql): Sql {
    return cast(value, 'integer')
  }

  /** The outer group makes the whole match the answer, also for patterns with groups of their own. */
  override firstMatch(value: Sql, pattern: string): Sql {
    const [flags, body] = withoutFlags(pattern)
    return call('substring', this.characters(value), this.value(`${flags}(${body})`))
  }

  protected override firstGroup(value: Sql, pattern: string): Sql {
    return call('substring', this.characters(value), textLiteral(pattern))
  }
}

const FLAGS: ReadonlyMap<string, string> = new Map(Object.entries<string>({ i: 'i', m: 'w', s: '' }))

/** Leading flags, which must stay in front and have other letters here. */
function withoutFlags(pattern: string): [flags: string, body: string] {
  const [, given = '', body = pattern] = /^\(\?([ims]+)\)(.*)$/s.exec(pattern) ?? []
  const flags = Array.from(given, (flag) => FLAGS.get(flag) ?? '').join('')
  return [flags === '' ? '' : `(?${flags})`, body]
}
