import type { BaseType } from '@querent/contract'
import { type Decoder, decodeInteger } from '../shared/decode.ts'
import {
  decodeBytes,
  decodeDate,
  decodeMoney,
  decodeNumeric,
  decodeTimestamp,
  decodeTimestampWithZone,
  normalizeOffset,
  withoutPadding,
} from './cells.ts'
import {
  editBoolean,
  editDate,
  editFloat,
  editOffset,
  editPadding,
  editTimestamp,
  editTimestampWithZone,
  type TextEdit,
} from './wire/text-edits.ts'

/** How one type of the server appears in results. */
export interface PostgresType {
  databaseType: string
  baseType: BaseType
  /** Absent when the engine's text is the cell. */
  decode?: Decoder
  /** How the text of the cell comes from the engine's in most cases; the others are decoded. */
  text?: 'same' | TextEdit
}

/** A row of `pg_type`: what is needed to map a type that is not built in. */
interface TypeRow {
  name: string
  /** `typtype`: b(ase), e(num), d(omain), c(omposite), r(ange), m(ultirange), p(seudo). */
  kind: string
  /** `typcategory`, e.g. A(rray), S(tring). */
  category: string
}

const text = (databaseType: string, baseType: BaseType = 'type/Text'): PostgresType => ({ databaseType, baseType })
const other = (databaseType: string): PostgresType => text(databaseType, 'type/*')

const integer = (databaseType: string): PostgresType => ({
  databaseType,
  baseType: 'type/Integer',
  decode: Number,
  text: 'same',
})
const float = (databaseType: string): PostgresType => ({
  databaseType,
  baseType: 'type/Float',
  decode: Number,
  text: editFloat,
})

const DECODED: readonly [oid: number, type: PostgresType][] = [
  [16, { databaseType: 'bool', baseType: 'type/Boolean', decode: (cell) => cell === 't', text: editBoolean }],
  [17, { databaseType: 'bytea', baseType: 'type/*', decode: decodeBytes }],
  [20, { databaseType: 'int8', baseType: 'type/BigInteger', decode: decodeInteger, text: 'same' }],
  [21, integer('int2')],
  [23, integer('int4')],
  [26, integer('oid')],
  [700, float('float4')],
  [701, float('float8')],
  [790, { databaseType: 'money', baseType: 'type/Decimal', decode: decodeMoney }],
  [1042, { databaseType: 'bpchar', baseType: 'type/Text', decode: withoutPadding, text: editPadding }],
  [1082, { databaseType: 'date', baseType: 'type/Date', decode: decodeDate, text: editDate }],
  [1114, { databaseType: 'timestamp', baseType: 'type/DateTime', decode: decodeTimestamp, text: editTimestamp }],
  [
    1184,
    {
      databaseType: 'timestamptz',
      baseType: 'type/DateTimeWithLocalTZ',
      decode: decodeTimestampWithZone,
      text: editTimestampWithZone,
    },
  ],
  [1266, { databaseType: 'timetz', baseType: 'type/TimeWithTZ', decode: normalizeOffset, text: editOffset }],
  [1700, { databaseType: 'numeric', baseType: 'type/Decimal', decode: decodeNumeric, text: 'same' }],
]

const AS_TEXT: readonly [oid: number, type: PostgresType][] = [
  [18, text('char')],
  [19, text('name')],
  [25, text('text')],
  [1043, text('varchar')],
  [705, text('unknown')],
  [114, text('json', 'type/JSON')],
  [3802, text('jsonb', 'type/JSON')],
  [142, text('xml', 'type/XML')],
  [650, text('cidr', 'type/IPAddress')],
  [869, text('inet', 'type/IPAddress')],
  [829, other('macaddr')],
  [774, other('macaddr8')],
  [1083, text('time', 'type/Time')],
  [1186, text('interval', 'type/Interval')],
  [1560, text('bit', 'type/PostgresBitString')],
  [1562, text('varbit', 'type/PostgresBitString')],
  [2950, text('uuid', 'type/UUID')],
  [600, other('point')],
  [601, other('lseg')],
  [602, other('path')],
  [603, other('box')],
  [604, other('polygon')],
  [628, other('line')],
  [718, other('circle')],
  [2205, other('regclass')],
  [2278, other('void')],
  [3614, other('tsvector')],
  [3615, other('tsquery')],
]

const ARRAY_OIDS: readonly [oid: number, element: string][] = [
  [143, 'xml'],
  [199, 'json'],
  [651, 'cidr'],
  [791, 'money'],
  [1000, 'bool'],
  [1001, 'bytea'],
  [1002, 'char'],
  [1003, 'name'],
  [1005, 'int2'],
  [1007, 'int4'],
  [1009, 'text'],
  [1014, 'bpchar'],
  [1015, 'varchar'],
  [1016, 'int8'],
  [1021, 'float4'],
  [1022, 'float8'],
  [1028, 'oid'],
  [1041, 'inet'],
  [1115, 'timestamp'],
  [1182, 'date'],
  [1183, 'time'],
  [1185, 'timestamptz'],
  [1187, 'interval'],
  [1231, 'numeric'],
  [1270, 'timetz'],
  [1561, 'bit'],
  [1563, 'varbit'],
  [2951, 'uuid'],
  [3807, 'jsonb'],
]

/** Types whose oid is the same on every server. */
export const BUILT_IN_TYPES: ReadonlyMap<number, PostgresType> = new Map([
  ...DECODED,
  ...AS_TEXT,
  ...ARRAY_OIDS.map(([oid, element]): [number, PostgresType] => [oid, text(`_${element}`, 'type/Array')]),
])

const BASE_TYPE_BY_NAME: ReadonlyMap<string, BaseType> = new Map([
  ...[...BUILT_IN_TYPES.values()].map(({ databaseType, baseType }): [string, BaseType] => [databaseType, baseType]),
  ['citext', 'type/Text'],
  ['hstore', 'type/Dictionary'],
])

/** Base type of a column from its `pg_type` row. */
export function baseTypeOf({ name, kind, category }: TypeRow): BaseType {
  if (kind === 'e') return 'type/PostgresEnum'
  if (category === 'A') return 'type/Array'
  return BASE_TYPE_BY_NAME.get(name) ?? (category === 'S' ? 'type/Text' : 'type/*')
}
