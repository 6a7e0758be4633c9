import {
  call,
  cast,
  join,
  jsonPath,
  likePattern,
  param,
  sql,
  textLiteral,
  TextSyntax,
  URL_START,
  URL_TO_PATH,
  type Sql,
  type TextMatch,
  type TypedSql,
} from '@querent/query'
import { lowerCase } from '../shared/letters.ts'

/** Text by its characters alone: collations would make upper and lower case, and accents, equal. */
function exact(value: Sql): Sql {
  return sql`CONVERT(${value} USING utf8mb4) COLLATE utf8mb4_bin`
}

/** The characters of a text as bytes of one encoding. */
function bytes(value: Sql): Sql {
  return cast(sql`CONVERT(${value} USING utf8mb4)`, 'BINARY')
}

/** MySQL and MariaDB have no common way to a group of a match: what stands before it is taken away. */
function removing(value: Sql, pattern: string): Sql {
  return call('REGEXP_REPLACE', value, textLiteral(pattern), textLiteral(''))
}

function matching(value: Sql, pattern: string): Sql {
  return call('NULLIF', call('REGEXP_SUBSTR', value, textLiteral(pattern)), textLiteral(''))
}

/** What stands in a document under these keys; null for nothing. MariaDB reads no path with a key that begins with a dash. */
function extracted(document: Sql, keys: readonly string[]): Sql {
  const dashed = keys.findIndex((key) => key.startsWith('-'))
  const readable = dashed < 0 ? keys : keys.slice(0, dashed)
  const found = readable.length === 0 ? document : call('JSON_EXTRACT', document, textLiteral(jsonPath(readable)))
  return dashed < 0 ? found : extracted(valueOfKey(found, keys[dashed]!), keys.slice(dashed + 1))
}

/** By the place that the key has among the keys of the document. */
function valueOfKey(document: Sql, key: string): Sql {
  const pattern = textLiteral(key.replaceAll(/[%_\\]/g, '\\$&'))
  const place = call('JSON_SEARCH', exact(call('JSON_KEYS', document)), textLiteral('one'), pattern)
  return call('JSON_EXTRACT', call('JSON_EXTRACT', document, textLiteral('$.*')), call('JSON_UNQUOTE', place))
}

/** Exponents up to 1e21, and from 1e-15. */
const LARGE = 'e(1[0-9]|20)$'
const SMALL = 'e-([0-9]|1[0-5])$'

/** The text of a whole number without its exponent. */
function digits(text: Sql): Sql {
  return cast(cast(text, 'DECIMAL(65, 0)'), 'CHAR')
}

/** The text of a number below 1 without its exponent; decimals have fewer digits after the point. */
function fraction(text: Sql): Sql {
  const shown = sql`REPLACE(REPLACE(SUBSTRING_INDEX(${text}, 'e', 1), '.', ''), '-', '')`
  return sql`CONCAT(IF(${text} LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(${text}, 'e', -1) - 1), ${shown})`
}

export class MysqlText extends TextSyntax {
  override readonly castType = 'CHAR'

  override concat(values: readonly Sql[]): Sql {
    return call('CONCAT_WS', textLiteral(''), ...values)
  }

  override matches(value: Sql, needle: string, match: TextMatch, caseSensitive: boolean): Sql {
    const pattern = param(likePattern(caseSensitive ? needle : lowerCase(needle), match))
    const subject = caseSensitive ? value : call('LOWER', value)
    return sql`${exact(subject)} LIKE ${pattern} ESCAPE '!'`
  }

  override matchesValue(value: Sql, needle: Sql, match: TextMatch, caseSensitive: boolean): Sql {
    return super.matchesValue(exact(value), exact(needle), match, caseSensitive)
  }

  override jsonText(column: Sql, keys: readonly string[]): Sql {
    const found = extracted(column, keys)
    return sql`CASE WHEN JSON_TYPE(${found}) <> 'NULL' THEN JSON_UNQUOTE(${found}) END`
  }

  override position(value: Sql, part: Sql): Sql {
    return call('LOCATE', part, value)
  }

  /** Blanks alone are equal to empty text in most collations. */
  override isEmpty(value: Sql): Sql {
    return sql`CHAR_LENGTH(${value}) = 0`
  }

  /** The end is that of the text, and not of its last line. */
  override pattern(pattern: string): string {
    return pattern.replace(/\$$/, String.raw`\z`)
  }

  override fits(value: Sql, pattern: string): Sql {
    return super.fits(exact(value), pattern)
  }

  override length(value: Sql): Sql {
    return call('CHAR_LENGTH', value)
  }

  override exact(value: Sql): Sql {
    return exact(value)
  }

  override identity(value: Sql): Sql {
    return bytes(value)
  }

  /** Trailing blanks count for nothing in most collations. */
  override groupKeys(value: Sql): Sql[] {
    return [call('LENGTH', value)]
  }

  /** The plain comparison can use an index; that of the bytes drops what only the collation calls equal. */
  override isOneOf(value: Sql, texts: readonly string[]): Sql {
    const values = join(texts.map((text) => param(text)))
    const exactly = join(texts.map((text) => cast(param(text), 'BINARY')))
    if (texts.length === 1) return sql`(${value} = ${values} AND ${bytes(value)} = ${exactly})`
    return sql`(${value} IN (${values}) AND ${bytes(value)} IN (${exactly}))`
  }

  override isSame(left: Sql, right: Sql): Sql {
    return sql`(${left} = ${right} AND ${bytes(left)} = ${bytes(right)})`
  }

  /** A cast has the connection's collation, which does not mix with that of a column; an explicit one does. */
  override cast(value: TypedSql): Sql {
    const text = super.cast(value)
    return text === value.sql ? text : exact(text)
  }

  /** Rounded floats come with an exponent. */
  protected override castInteger(value: Sql): Sql {
    const text = this.asText(value)
    return sql`CASE WHEN ${text} LIKE '%e%' THEN ${digits(text)} ELSE ${text} END`
  }

  protected override castFloat(value: Sql): Sql {
    const text = this.asText(value)
    return sql`CASE WHEN ${text} REGEXP ${textLiteral(LARGE)} THEN ${digits(text)}
      WHEN ${text} REGEXP ${textLiteral(SMALL)} THEN ${fraction(text)}
      WHEN ${text} = '-0' THEN '0' ELSE REPLACE(REPLACE(${text}, 'e', 'e+'), 'e+-', 'e-') END`
  }

  protected override castMoment(value: Sql): Sql {
    const text = cast(value, 'CHAR')
    return sql`CASE WHEN ${text} LIKE '%.%' THEN TRIM(TRAILING '.' FROM TRIM(TRAILING '0' FROM ${text})) ELSE ${text} END`
  }

  protected override castTime(value: Sql): Sql {
    return this.castMoment(value)
  }

  /** Where nothing is to be replaced the server does not look at the replacement. */
  override replace(value: Sql, part: Sql, replacement: Sql): Sql {
    return sql`CASE WHEN ${replacement} IS NOT NULL THEN ${super.replace(value, part, replacement)} END`
  }

  override fromBytes(value: Sql): Sql {
    return sql`CONVERT(${value} USING utf8mb4)`
  }

  /** MariaDB gives empty text where nothing matches. */
  override firstMatch(value: Sql, pattern: string): Sql {
    const subject = exact(value)
    return sql`CASE WHEN ${subject} REGEXP ${param(pattern)} THEN REGEXP_SUBSTR(${subject}, ${param(pattern)}) END`
  }

  override urlHost(value: Sql): Sql {
    return matching(removing(value, URL_START), '^[^/?#:@\\s]+')
  }

  override urlPath(value: Sql): Sql {
    return sql`CASE WHEN ${this.fits(value, `${URL_TO_PATH}/`)} THEN ${matching(removing(value, URL_TO_PATH), '^[^?#]+')} END`
  }

  override splitPart(value: Sql, delimiter: Sql, position: Sql): Sql {
    const parts = sql`((CHAR_LENGTH(${value}) - CHAR_LENGTH(REPLACE(${value}, ${delimiter}, ''))) DIV CHAR_LENGTH(${delimiter}) + 1)`
    const part = sql`SUBSTRING_INDEX(SUBSTRING_INDEX(${value}, ${delimiter}, ${position}), ${delimiter}, -1)`
    return sql`CASE WHEN ${position} > ${parts} THEN '' ELSE ${part} END`
  }
}
