import { call, cast, join, param, raw, sql, textLiteral, type Sql } from '@querent/query'
import { PostgresText } from '../postgres/index.ts'

/** TEXT holds 256 bytes here. */
const TEXT = 'varchar(65535)'
/** Patterns as other engines read them: `(?:…)`, `\s`, flags in front. */
const PERL = textLiteral('p')
const FIRST = raw('1, 1')

export class RedshiftText extends PostgresText {
  override readonly castType = TEXT

  override value(text: string): Sql {
    return cast(param(text), TEXT)
  }

  protected override beside(text: string): Sql {
    return this.value(text)
  }

  protected override characters(value: Sql): Sql {
    return value
  }

  override uuid(text: string): Sql {
    return this.value(text)
  }

  override bytes(hex: string): Sql {
    return call('TO_VARBYTE', this.value(hex), textLiteral('hex'))
  }

  override fromBytes(value: Sql): Sql {
    return call('FROM_VARBYTE', value, textLiteral('utf8'))
  }

  /** CONCAT takes two texts, and gives null with any null. */
  override concat(values: readonly Sql[]): Sql {
    return sql`(${join(
      values.map((value) => sql`COALESCE(${value}, '')`),
      ' || ',
    )})`
  }

  override fits(value: Sql, pattern: string): Sql {
    return sql`${call('REGEXP_COUNT', value, textLiteral(pattern), raw('1'), PERL)} > 0`
  }

  /** Where nothing matches, the text is empty. */
  override firstMatch(value: Sql, pattern: string): Sql {
    const subject = call('REGEXP_SUBSTR', value, this.value(pattern), FIRST, PERL)
    return sql`CASE WHEN ${call('REGEXP_COUNT', value, this.value(pattern), raw('1'), PERL)} > 0 THEN ${subject} END`
  }

  protected override firstGroup(value: Sql, pattern: string): Sql {
    return call('NULLIF', call('REGEXP_SUBSTR', value, textLiteral(pattern), FIRST, textLiteral('pe')), textLiteral(''))
  }

  /** Null for a document that cannot be read, too. */
  override jsonText(column: Sql, keys: readonly string[], isText: boolean): Sql {
    const path = keys.map((key) => textLiteral(key))
    const document = isText ? column : call('JSON_SERIALIZE', column)
    return call('NULLIF', call('JSON_EXTRACT_PATH_TEXT', document, ...path, raw('TRUE')), textLiteral(''))
  }

  /** Exponents as the server writes them: what it makes of their texts is not proven, no server was at hand. */
  protected override castInteger(value: Sql): Sql {
    return this.asText(value)
  }

  protected override castFloat(value: Sql): Sql {
    return this.asText(value)
  }
}
