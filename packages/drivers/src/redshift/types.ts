import type { BaseType } from '@querent/contract'
import { baseTypeOf, type PostgresType } from '../postgres/index.ts'

const SUPER: PostgresType = { databaseType: 'super', baseType: 'type/JSON' }

/** Types of its own, by object id. */
export const OWN_TYPES: ReadonlyMap<number, PostgresType> = new Map([
  [2935, { databaseType: 'hllsketch', baseType: 'type/*' }],
  [3000, { databaseType: 'geometry', baseType: 'type/*' }],
  [3001, { databaseType: 'geography', baseType: 'type/*' }],
  [4000, SUPER],
  [6551, { databaseType: 'varbyte', baseType: 'type/*' }],
])

/** Names of the catalog → those of results. */
const RESULT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    smallint: 'int2',
    integer: 'int4',
    bigint: 'int8',
    real: 'float4',
    'double precision': 'float8',
    boolean: 'bool',
    character: 'bpchar',
    'character varying': 'varchar',
    'timestamp without time zone': 'timestamp',
    'timestamp with time zone': 'timestamptz',
    'time without time zone': 'time',
    'time with time zone': 'timetz',
    'binary varying': 'varbyte',
  }),
)

/** The type of a column from its name in the catalog. */
export function columnType(name: string): { databaseType: string; baseType: BaseType } {
  const plain = name.replace(/\(.*\)/, '').trim()
  const databaseType = RESULT_NAMES.get(plain) ?? plain
  if (databaseType === SUPER.databaseType) return { databaseType, baseType: SUPER.baseType }
  return { databaseType, baseType: baseTypeOf({ name: databaseType, kind: 'b', category: '' }) }
}
