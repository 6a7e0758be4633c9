import { call, cast, param, raw, sql, textLiteral, TextSyntax, type Sql, type TypedSql } from '@querent/query'
import { isA } from '@querent/contract'
import { tryCast } from './try-cast.ts'

/** Exponents from 1e-15, and up to 1e21. */
const SMALL = 'e-(0[0-9]|1[0-5])$'
const LARGE = 'e[+](1[0-9]|20)$'

/** The text of a number without its exponent. */
function digits(text: Sql, places: number): Sql {
  return cast(tryCast(text, `DECIMAL(38, ${places})`), 'VARCHAR')
}

export class DuckDbText extends TextSyntax {
  override readonly castType = 'VARCHAR'

  override value(text: string): Sql {
    return cast(param(text), 'VARCHAR')
  }

  override place(value: Sql): Sql {
    return cast(value, 'BIGINT')
  }

  override uuid(text: string): Sql {
    return cast(param(text), 'UUID')
  }

  /** Nested values as JSON, which is how answers show them. */
  override cast(value: TypedSql): Sql {
    const isNested = isA(value.type, 'type/Array') || isA(value.type, 'type/Dictionary')
    return isNested ? cast(call('to_json', value.sql), 'VARCHAR') : super.cast(value)
  }

  /** Rounded floats come with an exponent, and keep it beyond 38 digits. */
  protected override castInteger(value: Sql): Sql {
    const text = this.asText(value)
    return call('COALESCE', digits(text, 0), text)
  }

  /** Bytes that are no ASCII come escaped: nothing fails. */
  override fromBytes(value: Sql): Sql {
    return cast(value, 'VARCHAR')
  }

  override jsonText(column: Sql, keys: readonly string[]): Sql {
    const pointer = keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
    return call('json_extract_string', column, textLiteral(pointer))
  }

  protected override castFloat(value: Sql): Sql {
    const text = this.asText(value)
    const short = call('regexp_replace', text, textLiteral('(^-(0))?\\.0$'), textLiteral('\\2'))
    return sql`CASE WHEN regexp_matches(${text}, ${textLiteral(SMALL)}) THEN RTRIM(${digits(text, 31)}, '0')
      WHEN regexp_matches(${text}, ${textLiteral(LARGE)}) THEN ${digits(text, 0)} ELSE ${short} END`
  }

  override fits(value: Sql, pattern: string): Sql {
    return call('regexp_matches', value, textLiteral(pattern))
  }

  override firstMatch(value: Sql, pattern: string): Sql {
    return sql`CASE WHEN regexp_matches(${value}, ${param(pattern)}) THEN regexp_extract(${value}, ${param(pattern)}) END`
  }

  protected override firstGroup(value: Sql, pattern: string): Sql {
    return call('NULLIF', call('regexp_extract', value, textLiteral(pattern), raw('1')), textLiteral(''))
  }
}
