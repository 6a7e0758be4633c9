import type { BaseType } from '@querent/contract'

const BASE_TYPES: ReadonlyMap<string, BaseType> = new Map(
  Object.entries<BaseType>({
    boolean: 'type/Boolean',
    tinyint: 'type/Integer',
    smallint: 'type/Integer',
    integer: 'type/Integer',
    utinyint: 'type/Integer',
    usmallint: 'type/Integer',
    uinteger: 'type/Integer',
    bigint: 'type/BigInteger',
    ubigint: 'type/BigInteger',
    hugeint: 'type/BigInteger',
    uhugeint: 'type/BigInteger',
    bignum: 'type/BigInteger',
    float: 'type/Float',
    double: 'type/Float',
    decimal: 'type/Decimal',
    varchar: 'type/Text',
    uuid: 'type/UUID',
    enum: 'type/Text',
    json: 'type/JSON',
    date: 'type/Date',
    time: 'type/Time',
    time_ns: 'type/Time',
    'time with time zone': 'type/TimeWithTZ',
    timestamp: 'type/DateTime',
    timestamp_s: 'type/DateTime',
    timestamp_ms: 'type/DateTime',
    timestamp_ns: 'type/DateTime',
    'timestamp with time zone': 'type/DateTimeWithTZ',
    interval: 'type/Interval',
    struct: 'type/Dictionary',
    map: 'type/Dictionary',
    union: 'type/Dictionary',
    variant: 'type/*',
  }),
)

/** The name by which a type is known: lower case, and without the labels of an enum. */
export function typeName(declared: string): string {
  return declared.startsWith('ENUM(') && declared.endsWith(')') ? 'enum' : declared.toLowerCase()
}

/** The base type of a type as DuckDB writes it, e.g. `DECIMAL(10,2)`, `VARCHAR[]`, `STRUCT(a INTEGER)`. */
export function baseTypeOf(declared: string): BaseType {
  if (declared.endsWith(']')) return 'type/Array'
  const name = declared.replace(/\(.*$/s, '').trim().toLowerCase()
  return BASE_TYPES.get(name) ?? 'type/*'
}
