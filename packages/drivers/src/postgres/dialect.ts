import {
  call,
  COMMON_FEATURES,
  DateSyntax,
  Dialect,
  join,
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
  type Comparison,
  type DatePart,
  type EpochUnit,
  type Feature,
  type Lexis,
  type Sql,
  type TruncationUnit,
  type TypedSql,
} from '@querent/query'
import { isA, type BaseType } from '@querent/contract'

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
const TIME_PARTS: ReadonlySet<DatePart> = new Set(['hour', 'minute', 'second'])

/** Types without equality or order of their values (of boxes, lines and circles, equality is one of sizes). */
const UNORDERED: ReadonlySet<string> = new Set(
  ['json', 'xml', 'point', 'box', 'line', 'lseg', 'path', 'polygon', 'circle'].flatMap((name) => [name, `_${name}`]),
)
const READ_AS: ReadonlyMap<string, string> = new Map([
  ['money', 'numeric'],
  ['oid', 'bigint'],
  ['char', 'text'],
])
/** Of these, the server has no least value either. */
const WITHOUT_EXTREMES: ReadonlySet<BaseType> = new Set(['type/UUID', 'type/JSON', 'type/PostgresBitString'])

const DATE_UNITS: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter', 'year'])
function cast(value: Sql, type: string): Sql {
  return sql`CAST(${value} AS ${raw(type)})`
}

/** A bare offset would be read with its sign the other way round. */
function zoneName(zone: string): Sql {
  const minutes = offsetMinutes(zone)
  return minutes === undefined ? textLiteral(zone) : sql`INTERVAL ${textLiteral(`${minutes} minutes`)}`
}

class PostgresDates extends DateSyntax {
  literal({ type, text, offset }: BoundTemporal): Sql {
    if (isA(type, 'type/DateTimeWithTZ')) return cast(param(text + offset), 'timestamptz')
    if (isA(type, 'type/DateTime')) return cast(param(text), 'timestamp')
    return cast(param(text), isA(type, 'type/Time') ? 'time' : 'date')
  }

  wallTime(value: Sql, zone: string): Sql {
    return sql`(${value} AT TIME ZONE ${zoneName(zone)})`
  }

  truncate({ sql: value, type }: TypedSql, unit: TruncationUnit, clock: Clock): Sql {
    const name = textLiteral(unit === 'millisecond' ? 'milliseconds' : unit)
    if (isA(type, 'type/Time')) return cast(call('date_trunc', name, cast(value, 'time')), 'time')
    // A bare date would be cut as a timestamp with zone.
    const moment = isA(type, 'type/Date') ? cast(value, 'timestamp') : value
    if (unit === 'week' && clock.startOfWeek !== 1) {
      const days = raw(`INTERVAL '${(clock.startOfWeek + 6) % 7} day'`)
      return cast(sql`(${call('date_trunc', name, sql`(${moment} - ${days})`)} + ${days})`, 'date')
    }
    const cut = call('date_trunc', name, moment)
    return DATE_UNITS.has(unit) ? cast(cut, 'date') : cut
  }

  part({ sql: value, type }: TypedSql, part: DatePart): Sql {
    // A date has no hours to the server.
    const moment = isA(type, 'type/Date') && TIME_PARTS.has(part) ? cast(value, 'timestamp') : value
    const number = sql`EXTRACT(${raw(PARTS[part])} FROM ${moment})`
    // Seconds come with their fraction, and a cast would round it.
    return cast(part === 'second' || isA(type, 'type/Time') ? call('FLOOR', number) : number, 'integer')
  }

  add({ sql: value, type }: TypedSql, amount: Sql, unit: TruncationUnit): Sql {
    const [name, size] = unit === 'quarter' ? ['month', 3] : [unit, 1]
    const step = raw(`INTERVAL '${size} ${name}'`)
    const moved = sql`(${value} + ${amount} * ${step})`
    return isA(type, 'type/Date') && DATE_UNITS.has(unit) ? cast(moved, 'date') : moved
  }

  monthsBetween(from: TypedSql, to: TypedSql): Sql {
    const age = call('age', cast(to.sql, 'timestamp'), cast(from.sql, 'timestamp'))
    return cast(sql`(EXTRACT(year FROM ${age}) * 12 + EXTRACT(month FROM ${age}))`, 'integer')
  }

  secondsBetween(from: TypedSql, to: TypedSql): Sql {
    return sql`(EXTRACT(epoch FROM ${this.moment(to)}) - EXTRACT(epoch FROM ${this.moment(from)}))`
  }

  /** A bound literal needs its type; one with a zone keeps it. */
  private moment({ sql: value, type }: TypedSql): Sql {
    if (isA(type, 'type/Time')) return cast(value, 'time')
    return isA(type, 'type/DateTimeWithTZ') ? value : cast(value, 'timestamp')
  }

  fromEpoch(value: Sql, unit: EpochUnit): Sql {
    if (unit === 'seconds') return call('to_timestamp', cast(value, 'double precision'))
    const units = unit === 'nanoseconds' ? sql`FLOOR(${value} / 1000.0)` : value
    return sql`(to_timestamp(0) + ${units} * INTERVAL '1 ${raw(unit === 'milliseconds' ? 'millisecond' : 'microsecond')}')`
  }

  protected read(value: Sql, kind: 'datetime' | 'time'): Sql {
    return cast(value, kind === 'time' ? 'time' : 'timestamp')
  }

  protected readOffset(value: Sql): Sql {
    return sql`(${cast(value, 'timestamptz')} AT TIME ZONE 'UTC')`
  }

  protected readCompact(value: Sql): Sql {
    // Not `to_timestamp`: it gives an instant, and moves wall times that the session's zone skips.
    return cast(sql`(substr(${value}, 1, 8) || 'T' || substr(${value}, 9))`, 'timestamp')
  }

  toDate({ sql: value }: TypedSql): Sql {
    return cast(value, 'date')
  }

  fromWallTime(value: Sql, zone: string): Sql {
    return this.wallTime(value, zone)
  }

  shiftZone(value: Sql, source: string, target: string): Sql {
    // A bare date would be read as an instant of the session's zone.
    return this.wallTime(this.fromWallTime(cast(value, 'timestamp'), source), target)
  }

  /** A date beside a timestamp with zone would be read in the session's zone, which is the report zone. */
  override comparable({ sql: value }: TypedSql): Sql {
    return value
  }

  wholeQuotient(value: Sql, by: number): Sql {
    return sql`(${value} / ${numberLiteral(by)})`
  }

  wholeNumber(value: Sql): Sql {
    return cast(call('TRUNC', value), 'bigint')
  }
}

class PostgresText extends TextSyntax {
  /** A bare parameter has no type where several would do. */
  override value(text: string): Sql {
    return cast(param(text), 'text')
  }

  override uuid(text: string): Sql {
    return cast(param(text), 'uuid')
  }

  override position(value: Sql, part: Sql): Sql {
    return call('strpos', value, part)
  }

  /** Bytes of ASCII as they are, others escaped: nothing fails. */
  override fromBytes(value: Sql): Sql {
    return call('encode', value, textLiteral('escape'))
  }

  override fits(value: Sql, pattern: string): Sql {
    return sql`${value} ~ ${textLiteral(pattern)}`
  }

  override jsonText(column: Sql, keys: readonly string[], isText: boolean): Sql {
    const path = join(keys.map((key) => textLiteral(key)))
    return sql`(${isText ? cast(column, 'jsonb') : column} #>> ARRAY[${path}])`
  }

  override place(value: Sql): Sql {
    return cast(value, 'integer')
  }

  /** The outer group makes the whole match the answer, also for patterns with groups of their own. */
  override firstMatch(value: Sql, pattern: string): Sql {
    const [flags, body] = withoutFlags(pattern)
    return call('substring', value, this.value(`${flags}(${body})`))
  }

  protected override firstGroup(value: Sql, pattern: string): Sql {
    return call('substring', value, textLiteral(pattern))
  }
}

const FLAGS: Readonly<Record<string, string>> = { i: 'i', m: 'w', s: '' }

/** Leading flags, which must stay in front and have other letters here. */
function withoutFlags(pattern: string): [flags: string, body: string] {
  const [, given = '', body = pattern] = /^\(\?([ims]+)\)(.*)$/s.exec(pattern) ?? []
  const flags = Array.from(given, (flag) => FLAGS[flag] ?? '').join('')
  return [flags === '' ? '' : `(?${flags})`, body]
}

class PostgresNumbers extends NumberSyntax {
  protected override readonly log10Name = 'LOG'

  /** Rounding a double goes to the even neighbor; rounding a numeric goes away from zero. */
  override round(value: TypedSql): Sql {
    return call('ROUND', cast(value.sql, 'numeric'))
  }

  override wide(value: TypedSql): Sql {
    if (!isA(value.type, 'type/Integer')) return value.sql
    return cast(value.sql, isA(value.type, 'type/BigInteger') ? 'numeric' : 'bigint')
  }
}

/** How PostgreSQL writes queries; Redshift and CockroachDB differ in small ways and can extend it. */
export class PostgresDialect extends Dialect {
  override readonly engine: string = 'postgres'
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
  override readonly fullJoinNeedsEquality: boolean = true
  override readonly hasGroupingSets: boolean = true
  override readonly dates: DateSyntax = new PostgresDates()
  override readonly text: TextSyntax = new PostgresText()
  override readonly numbers: NumberSyntax = new PostgresNumbers()
  override readonly lexis: Lexis = {
    ...STANDARD_LEXIS,
    nestedComments: true,
    backslashEscapes: 'prefixed',
    dollarQuotes: true,
  }

  override comparesAsText(type: BaseType, databaseType: string, comparison: Comparison): boolean {
    const isUnordered =
      databaseType === '' ? isA(type, 'type/JSON') || isA(type, 'type/XML') : UNORDERED.has(databaseType)
    if (isUnordered || comparison === 'key') return isUnordered
    if (comparison === 'extreme' && WITHOUT_EXTREMES.has(type)) return true
    return type === 'type/*' && databaseType !== '' && databaseType !== 'bytea'
  }

  /** Money and object ids do not mix with other numbers, and single bytes not with other text. */
  override readColumn(column: Sql, databaseType: string): Sql {
    const type = READ_AS.get(databaseType)
    return type === undefined ? column : cast(column, type)
  }

  override placeholder(index: number): string {
    return `$${index + 1}`
  }
}
