import { call, cast, join, param, raw, sql, textLiteral, TextSyntax, type Sql, type TextMatch } from '@querent/query'

export class ClickhouseText extends TextSyntax {
  override readonly castType = 'String'
  override readonly hasIlike = false

  override asText(value: Sql): Sql {
    return call('toString', value)
  }

  /** Each letter by itself: the engine's own goes by the end of a word, and gives two signs for one letter. */
  override lower(value: Sql): Sql {
    return sql`lowerUTF8(replaceAll(replaceAll(${value}, 'Σ', 'σ'), 'İ', 'i'))`
  }

  override concat(values: readonly Sql[]): Sql {
    return call('concat', ...values.map((value) => call('ifNull', value, raw("''"))))
  }

  override uuid(text: string): Sql {
    return call('toUUID', param(text))
  }

  override place(value: Sql): Sql {
    return cast(value, 'Int64')
  }

  override length(value: Sql): Sql {
    return call('lengthUTF8', value)
  }

  override substring(value: Sql, start: Sql, length: Sql | null): Sql {
    return length ? call('substringUTF8', value, start, length) : call('substringUTF8', value, start)
  }

  override position(value: Sql, part: Sql): Sql {
    return call('positionUTF8', value, part)
  }

  override matchesValue(value: Sql, needle: Sql, match: TextMatch, caseSensitive: boolean): Sql {
    const [text, part] = caseSensitive ? [value, needle] : [this.lower(value), this.lower(needle)]
    if (match === 'contains') return sql`${this.position(text, part)} > 0`
    return call(match === 'starts-with' ? 'startsWith' : 'endsWith', text, part)
  }

  override replace(value: Sql, part: Sql, replacement: Sql): Sql {
    return call('replaceAll', value, part, replacement)
  }

  override fits(value: Sql, pattern: string): Sql {
    return call('match', value, textLiteral(pattern))
  }

  override firstMatch(value: Sql, pattern: string): Sql {
    return sql`CASE WHEN match(${value}, ${param(pattern)}) THEN regexpExtract(${value}, ${param(pattern)}, 0) END`
  }

  protected override firstGroup(value: Sql, pattern: string): Sql {
    return call('nullIf', call('regexpExtract', value, textLiteral(pattern), raw('1')), raw("''"))
  }

  override splitPart(value: Sql, delimiter: Sql, position: Sql): Sql {
    const parts = call('splitByString', delimiter, call('ifNull', value, raw("''")))
    return sql`if(isNull(${value}), NULL, ${parts}[${cast(position, 'Int64')}])`
  }

  override jsonText(column: Sql, keys: readonly string[]): Sql {
    const path = join(keys.map((key) => textLiteral(key)))
    return sql`JSONExtract(${call('toString', column)}, ${path}, 'Nullable(String)')`
  }

  /** Six digits of a fraction are kept, and shown without the zeros at the end. */
  protected override castMoment(value: Sql): Sql {
    return withoutZeros(call('toString', cast(value, "DateTime64(6, 'UTC')")))
  }

  protected override castTime(value: Sql): Sql {
    return withoutZeros(call('toString', cast(value, 'Time64(6)')))
  }

  override bytes(hex: string): Sql {
    return call('unhex', param(hex))
  }

  override fromBytes(value: Sql): Sql {
    return value
  }
}

function withoutZeros(text: Sql): Sql {
  return call('replaceRegexpOne', text, textLiteral('\\.?0+$'), raw("''"))
}
