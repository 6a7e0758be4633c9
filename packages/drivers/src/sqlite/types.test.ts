import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseTypeOf } from './types.ts'

const CASES = {
  INTEGER: 'type/Integer',
  'UNSIGNED BIG INT': 'type/BigInteger',
  BIGINT: 'type/BigInteger',
  'tinyint(1)': 'type/Integer',
  'VARCHAR(255)': 'type/Text',
  'NATIVE CHARACTER(70)': 'type/Text',
  CLOB: 'type/Text',
  BLOB: 'type/*',
  '': 'type/*',
  GEOMETRY: 'type/*',
  'DOUBLE PRECISION': 'type/Float',
  'FLOATING POINT': 'type/Float',
  'DECIMAL(10, 2)': 'type/Decimal',
  NUMERIC: 'type/Decimal',
  Boolean: 'type/Boolean',
  date: 'type/Date',
  DATETIME: 'type/DateTime',
  'timestamp(3) with time zone': 'type/DateTimeWithTZ',
  UUID: 'type/UUID',
  json: 'type/JSON',
  constructor: 'type/*',
}

test('declared types give base types', () => {
  for (const [declared, baseType] of Object.entries(CASES)) assert.equal(baseTypeOf(declared), baseType, declared)
})
