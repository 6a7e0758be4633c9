import type { BaseType } from '@querent/contract'

/** The zones of the types in which the dialect keeps wall times and instants that it computes: their names tell them apart. */
export const WALL_ZONE = 'UTC'
export const INSTANT_ZONE = 'Etc/UTC'

const BASE_TYPES: ReadonlyMap<string, BaseType> = new Map(
  Object.entries<BaseType>({
    Int8: 'type/Integer',
    Int16: 'type/Integer',
    Int32: 'type/Integer',
    UInt8: 'type/Integer',
    UInt16: 'type/Integer',
    UInt32: 'type/Integer',
    Int64: 'type/BigInteger',
    Int128: 'type/BigInteger',
    Int256: 'type/BigInteger',
    UInt64: 'type/BigInteger',
    UInt128: 'type/BigInteger',
    UInt256: 'type/BigInteger',
    Float32: 'type/Float',
    Float64: 'type/Float',
    BFloat16: 'type/Float',
    Decimal: 'type/Decimal',
    Bool: 'type/Boolean',
    String: 'type/Text',
    FixedString: 'type/Text',
    Enum8: 'type/Text',
    Enum16: 'type/Text',
    UUID: 'type/UUID',
    IPv4: 'type/IPAddress',
    IPv6: 'type/IPAddress',
    Date: 'type/Date',
    Date32: 'type/Date',
    Time: 'type/Time',
    Time64: 'type/Time',
    JSON: 'type/JSON',
    Object: 'type/JSON',
    Array: 'type/Array',
    Nested: 'type/Array',
    Tuple: 'type/Dictionary',
    Map: 'type/Dictionary',
  }),
)

const WRAPPED = /^(?:Nullable|LowCardinality)\((.*)\)$/s
/** Of a function and the type of its values. */
const AGGREGATED = /^SimpleAggregateFunction\([^,]+, (.*)\)$/s
/** `SimpleAggregateFunction(any, LowCardinality(Nullable(String)))` has most. */
const MOST_WRAPPERS = 4
const MOMENT = /^DateTime(?:64)?\(?(?:\d+)?(?:, )?(?:'([^']*)')?\)?$/

/** The type without what it is wrapped in: `LowCardinality(Nullable(String))` → `String`. */
export function plainType(type: string): string {
  let plain = type
  for (let level = 0; level < MOST_WRAPPERS; level += 1) {
    const inner = WRAPPED.exec(plain)?.[1] ?? AGGREGATED.exec(plain)?.[1]
    if (inner === undefined) break
    plain = inner
  }
  return plain
}

/** True for a type whose values may be null. */
export function isNullable(type: string): boolean {
  return /^(?:LowCardinality\()?Nullable\(/.test(type)
}

/**
 * The base type of a type as ClickHouse writes it: `Decimal(10, 2)`, `DateTime64(6, 'UTC')`, `Array(String)`. A state of an
 * aggregate function is not a value.
 */
export function baseTypeOf(type: string): BaseType {
  const plain = plainType(type)
  const zone = zoneOf(plain)
  if (zone !== undefined) return momentType(zone)
  return BASE_TYPES.get(/^\w+/.exec(plain)?.[0] ?? '') ?? 'type/*'
}

function momentType(zone: string | null): BaseType {
  if (zone === null) return 'type/DateTimeWithLocalTZ'
  return zone === WALL_ZONE ? 'type/DateTime' : 'type/DateTimeWithTZ'
}

/** The zone that a type of points in time has; null for that of the session, undefined for any other type. */
export function zoneOf(plain: string): string | null | undefined {
  const moment = MOMENT.exec(plain)
  return moment === null ? undefined : (moment[1] ?? null)
}
