import { call, cast, param, raw, sql, textLiteral, TextSyntax, type Sql, type TypedSql } from '@querent/query'
import { isA } from '@querent/contract'

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

  protected override castInteger(value: Sql): Sql {
    return cast(cast(value, 'HUGEINT'), 'VARCHAR')
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
    return call('regexp_replace', cast(value, 'VARCHAR'), textLiteral('\\.0$'), textLiteral(''))
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
