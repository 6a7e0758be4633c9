import {
  call,
  jsonPath,
  likePattern,
  numberLiteral,
  param,
  sql,
  textLiteral,
  TextSyntax,
  type Sql,
  type TextMatch,
} from '@querent/query'
import { lowerCase } from '../shared/letters.ts'
import { DATE_TIME, format, TIME } from './dates.ts'

export class SqliteText extends TextSyntax {
  override concat(values: readonly Sql[]): Sql {
    const pieces = values.map((value) => sql`COALESCE(${value}, '')`)
    return sql`(${pieces.reduce((left, right) => sql`${left} || ${right}`)})`
  }

  protected override castInteger(value: Sql): Sql {
    return call('querent_whole_text', value)
  }

  /** Decimals are kept as binary floats here. */
  protected override castDecimal(value: Sql): Sql {
    return this.castFloat(value)
  }

  /** LIKE ignores the case of A to Z only, and always; GLOB never does. */
  override matches(value: Sql, needle: string, match: TextMatch, caseSensitive: boolean): Sql {
    if (caseSensitive) return sql`${value} GLOB ${param(globPattern(needle, match))}`
    const pattern = param(likePattern(lowerCase(needle), match))
    return sql`querent_lower(${value}) LIKE ${pattern} ESCAPE '!'`
  }

  /** Numbers in the digits of the document: as values, those beyond 64 bits lose some. */
  override jsonText(column: Sql, keys: readonly string[]): Sql {
    const path = textLiteral(jsonPath(keys))
    return sql`CASE WHEN json_valid(${column}) THEN
      CASE json_type(${column}, ${path}) WHEN 'text' THEN json_extract(${column}, ${path}) WHEN 'null' THEN NULL
      ELSE ${column} -> ${path} END END`
  }

  override lower(value: Sql): Sql {
    return call('querent_lower', value)
  }

  protected override castMoment(value: Sql): Sql {
    return short(format(DATE_TIME, value))
  }

  protected override castTime(value: Sql): Sql {
    return short(format(TIME, value))
  }

  protected override castFloat(value: Sql): Sql {
    return call('querent_number_text', value)
  }

  override firstMatch(value: Sql, pattern: string): Sql {
    return call('querent_regex_match_first', value, param(pattern), numberLiteral(0))
  }

  protected override firstGroup(value: Sql, pattern: string): Sql {
    return call('querent_regex_match_first', value, textLiteral(pattern), numberLiteral(1))
  }

  override splitPart(value: Sql, delimiter: Sql, position: Sql): Sql {
    return call('querent_split_part', value, delimiter, position)
  }
}

/** A fraction without zeros at its end. */
function short(text: Sql): Sql {
  return sql`rtrim(rtrim(${text}, '0'), '.')`
}

/** `*`, `?` and `[` stand for themselves in brackets. */
function globPattern(needle: string, match: TextMatch): string {
  const escaped = needle.replace(/[*?[]/g, '[$&]')
  if (match === 'contains') return `*${escaped}*`
  return match === 'starts-with' ? `${escaped}*` : `*${escaped}`
}
