import {
  call,
  COMMON_FEATURES,
  DateSyntax,
  Dialect,
  NumberSyntax,
  numberLiteral,
  offsetMinutes,
  param,
  raw,
  sql,
  STANDARD_LEXIS,
  textLiteral,
  TextSyntax,
  type BoundTemporal,
  type Clock,
  type DatePart,
  type EpochUnit,
  type Feature,
  type Lexis,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { isA } from '@querent/contract'

const PARTS: Readonly<Record<DatePart, string>> = {
  year: 'year',
  month: 'month',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  weekday: 'dow',
  'day-of-year': 'doy',
  'iso-week': 'week',
}

function isOnlyDate(type: TypedSql['type']): boolean {
  return isA(type, 'type/Date')
}

function cast(value: Sql, type: string): Sql {
  return sql`CAST(${value} AS ${raw(type)})`
}

/** Null where the value cannot be read; optimizers may evaluate a branch that a condition guards. */
function tryCast(value: Sql, type: string): Sql {
  return sql`TRY_CAST(${value} AS ${raw(type)})`
}

class DuckDbDates extends DateSyntax {
  literal({ type, text, offset }: BoundTemporal): Sql {
    const name = isA(type, 'type/DateTimeWithTZ')
      ? 'TIMESTAMPTZ'
      : isA(type, 'type/DateTime')
        ? 'TIMESTAMP'
        : isA(type, 'type/Time')
          ? 'TIME'
          : 'DATE'
    return cast(param(text.replace('T', ' ') + offset), name)
  }

  wallTime(value: Sql, zone: string): Sql {
    const minutes = offsetMinutes(zone)
    if (minutes === undefined) return sql`(${value} AT TIME ZONE ${textLiteral(zone)})`
    return sql`((${value} AT TIME ZONE 'UTC') + ${call('to_minutes', numberLiteral(minutes))})`
  }

  truncate({ sql: value, type }: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    if (isA(type, 'type/Time')) return this.truncateTime(value, unit)
    if (unit === 'week' && clock.startOfWeek !== 1) {
      // Weeks begin on Monday here: move the wanted first day there, cut, and move back.
      const days = numberLiteral((8 - clock.startOfWeek) % 7)
      const moved = sql`date_trunc('week', ${cast(value, 'DATE')} + ${days})`
      return sql`CAST(${cast(moved, 'DATE')} - ${days} AS DATE)`
    }
    if (isA(type, 'type/DateTimeWithTZ')) {
      // Cutting the instant itself would make one of the two equal hours when clocks go back.
      const wall = this.wallTime(value, clock.timeZone)
      return sql`(${value} - (${wall} - date_trunc(${textLiteral(unit)}, ${wall})))`
    }
    const cut = sql`date_trunc(${textLiteral(unit)}, ${value})`
    const isDay = unit === 'day' || unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year'
    return isDay ? cast(cut, 'DATE') : cut
  }

  private truncateTime(value: Sql, unit: TruncationUnit): Sql {
    return cast(sql`date_trunc(${textLiteral(unit)}, CAST('1970-01-01' AS DATE) + ${cast(value, 'TIME')})`, 'TIME')
  }

  part({ sql: value }: TypedSql, part: DatePart): Sql {
    return cast(sql`date_part(${textLiteral(PARTS[part])}, ${value})`, 'INTEGER')
  }

  add({ sql: value, type }: TypedSql, amount: Sql, unit: TruncationUnit): Sql {
    const count = unit === 'quarter' ? sql`(${amount} * 3)` : amount
    const name = unit === 'quarter' ? 'month' : unit
    const moved = sql`(${value} + ${call(`to_${name}s`, cast(count, 'INTEGER'))})`
    const staysDate = isOnlyDate(type) && (name === 'day' || name === 'week' || name === 'month' || name === 'year')
    return staysDate ? cast(moved, 'DATE') : moved
  }

  /** By hand: `date_sub` counts a month as complete on the last day of a shorter one. */
  monthsBetween(from: TypedSql, to: TypedSql): Sql {
    const [start, end] = [cast(from.sql, 'TIMESTAMP'), cast(to.sql, 'TIMESTAMP')]
    const months = call('date_diff', textLiteral('month'), start, end)
    const rest = (value: Sql): Sql => sql`(${value} - date_trunc('month', ${value}))`
    return sql`(${months} - CASE
      WHEN ${months} > 0 AND ${rest(end)} < ${rest(start)} THEN 1
      WHEN ${months} < 0 AND ${rest(end)} > ${rest(start)} THEN -1 ELSE 0 END)`
  }

  secondsBetween(from: TypedSql, to: TypedSql): Sql {
    return sql`(epoch_us(${this.moment(to)}) - epoch_us(${this.moment(from)})) / 1000000.0`
  }

  private moment({ sql: value, type }: TypedSql): Sql {
    return isOnlyDate(type) ? cast(value, 'TIMESTAMP') : value
  }

  fromEpoch(value: Sql, unit: EpochUnit): Sql {
    const microseconds = {
      seconds: sql`ROUND(${cast(value, 'DOUBLE')} * 1000000)`,
      milliseconds: sql`(${cast(value, 'DOUBLE')} * 1000)`,
      microseconds: value,
      nanoseconds: sql`FLOOR(${value} / 1000.0)`,
    }[unit]
    return sql`(make_timestamp(${cast(microseconds, 'BIGINT')}) AT TIME ZONE 'UTC')`
  }

  protected read(value: Sql, kind: 'datetime' | 'time'): Sql {
    return kind === 'datetime' ? tryCast(value, 'TIMESTAMP') : tryCast(this.withSeconds(value), 'TIME')
  }

  /** A time without seconds is none here. */
  private withSeconds(value: Sql): Sql {
    return sql`CASE WHEN length(${value}) = 5 THEN ${value} || ':00' ELSE ${value} END`
  }

  protected readOffset(value: Sql): Sql {
    return sql`(${tryCast(value, 'TIMESTAMPTZ')} AT TIME ZONE 'UTC')`
  }

  protected readCompact(value: Sql): Sql {
    return call('try_strptime', value, textLiteral('%Y%m%d%H%M%S'))
  }

  toDate({ sql: value }: TypedSql): Sql {
    return cast(value, 'DATE')
  }

  fromWallTime(value: Sql, zone: string): Sql {
    const minutes = offsetMinutes(zone)
    if (minutes === undefined) return sql`(${value} AT TIME ZONE ${textLiteral(zone)})`
    return sql`((${value} - ${call('to_minutes', numberLiteral(minutes))}) AT TIME ZONE 'UTC')`
  }

  shiftZone(value: Sql, source: string, target: string): Sql {
    return this.wallTime(this.fromWallTime(value, source), target)
  }

  wholeQuotient(value: Sql, by: number): Sql {
    return cast(sql`trunc(${value} / ${numberLiteral(by)}.0)`, 'BIGINT')
  }

  wholeNumber(value: Sql): Sql {
    return cast(sql`trunc(${value})`, 'BIGINT')
  }
}

class DuckDbText extends TextSyntax {
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
    return sql`regexp_replace(CAST(${value} AS VARCHAR), '\\.0$', '')`
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

class DuckDbNumbers extends NumberSyntax {
  override readonly floatType = 'DOUBLE'

  override textToFloat(value: Sql): Sql {
    return tryCast(value, 'DOUBLE')
  }

  override textToInteger(value: Sql): Sql {
    return tryCast(sql`ROUND(${tryCast(value, 'DECIMAL(38,9)')})`, 'BIGINT')
  }

  override wide(value: TypedSql, op: string): Sql {
    // A product of decimals of up to 18 digits is kept in 18 digits, of a longer one in 38.
    if (op === '*' && isA(value.type, 'type/Decimal')) return sql`CAST(1 AS DECIMAL(19, 0)) * ${value.sql}`
    if (!isA(value.type, 'type/Integer')) return value.sql
    return cast(value.sql, isA(value.type, 'type/BigInteger') ? 'HUGEINT' : 'BIGINT')
  }

  override percentile(value: Sql, share: Sql): Sql {
    return call('quantile_cont', this.toFloat(value), share)
  }
}

/** How DuckDB writes queries. */
export class DuckDbDialect extends Dialect {
  override readonly engine: string = 'duckdb'
  override readonly features: ReadonlySet<Feature> = new Set<Feature>([
    ...COMMON_FEATURES,
    'right-join',
    'full-join',
    'regex',
    'standard-deviation-aggregations',
    'percentile-aggregations',
    'convert-timezone',
    'set-timezone',
    'schemas',
    'uuid-type',
    'metadata/key-constraints',
  ])
  override readonly hasGroupingSets: boolean = true
  override readonly dates = new DuckDbDates()
  override readonly text = new DuckDbText()
  override readonly numbers = new DuckDbNumbers()
  override readonly lexis: Lexis = {
    ...STANDARD_LEXIS,
    nestedComments: true,
    backslashEscapes: 'prefixed',
    dollarQuotes: true,
  }
}
