import type { BaseType } from '@querent/contract'

const NAMED: ReadonlyMap<string, BaseType> = new Map(
  Object.entries<BaseType>({
    bool: 'type/Boolean',
    boolean: 'type/Boolean',
    date: 'type/Date',
    datetime: 'type/DateTime',
    datetime2: 'type/DateTime',
    smalldatetime: 'type/DateTime',
    timestamp: 'type/DateTime',
    'timestamp without time zone': 'type/DateTime',
    'timestamp with time zone': 'type/DateTimeWithTZ',
    'timestamp with local time zone': 'type/DateTimeWithLocalTZ',
    timestamptz: 'type/DateTimeWithTZ',
    datetimeoffset: 'type/DateTimeWithTZ',
    time: 'type/Time',
    'time without time zone': 'type/Time',
    'time with time zone': 'type/TimeWithTZ',
    timetz: 'type/TimeWithTZ',
    decimal: 'type/Decimal',
    dec: 'type/Decimal',
    numeric: 'type/Decimal',
    number: 'type/Decimal',
    money: 'type/Decimal',
    num: 'type/Float',
    bigint: 'type/BigInteger',
    int8: 'type/BigInteger',
    'unsigned big int': 'type/BigInteger',
    year: 'type/Integer',
    serial: 'type/Integer',
    uuid: 'type/UUID',
    guid: 'type/UUID',
    uniqueidentifier: 'type/UUID',
    json: 'type/JSON',
    jsonb: 'type/JSON',
    string: 'type/Text',
    enum: 'type/Text',
    xml: 'type/XML',
  }),
)

/**
 * The base type of a declared column type. Known names come first; the others follow SQLite's rules of affinity
 * (https://www.sqlite.org/datatype3.html, section 3.1). No declaration, or one that says nothing about the content,
 * gives `type/*`.
 */
export function baseTypeOf(declared: string): BaseType {
  const name = declared
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const known = NAMED.get(name)
  return known ?? affinityType(name)
}

function affinityType(name: string): BaseType {
  if (/real|floa|doub/.test(name)) return 'type/Float'
  if (name.includes('int')) return 'type/Integer'
  if (/char|clob|text/.test(name)) return 'type/Text'
  return 'type/*'
}
