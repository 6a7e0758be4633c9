/** What each clause promises on a copy, by the values that it is given and the engine of the source. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BaseType } from '@querent/contract'
import '../clauses/registry.ts'
import { findClause, listClauses } from '../clauses/clause.ts'
import type { CopiedColumn } from './copied-table.ts'
import { columnValue, computedValue, literalValue, type CopiedValue, type CopySource } from './copied-value.ts'
import { COPY_REASONS } from './reasons.ts'

const POSTGRES: CopySource = { engine: 'postgres', acceptsFloatSums: false, timeZone: 'Europe/Berlin', startOfWeek: 0 }
const on = (engine: string, more: Partial<CopySource> = {}): CopySource => ({ ...POSTGRES, engine, ...more })

function column(type: BaseType, databaseType: string, more: Partial<CopiedColumn> = {}): CopiedValue {
  const plain = { name: 'c', note: null, class: 'full', differsAsText: false, ordersAlike: true } as const
  return columnValue({ ...plain, databaseType, orderColumn: null, wallTimes: {}, ...more }, type)
}

const WHOLE = column('type/Integer', 'integer')
const DECIMAL = column('type/Decimal', 'decimal(10,2)')
const LONG_DECIMAL = column('type/Decimal', 'decimal(38,2)')
const FLOAT = column('type/Float', 'double')
const TEXT = column('type/Text', 'varchar')
const COLLATED = column('type/Text', 'varchar', { ordersAlike: false })
const SHOWN = column('type/Text', 'varchar', { class: 'shown' })
const ABSENT = column('type/Text', '', { class: 'absent' })
const INSTANT = column('type/DateTimeWithLocalTZ', 'timestamp with time zone')
const KEPT = column('type/DateTimeWithLocalTZ', 'timestamp with time zone', {
  wallTimes: { 'Europe/Berlin': '~c@Europe/Berlin' },
})
const DATE = column('type/Date', 'date')
const NUMBER_CONDITION = column('type/Boolean', 'tinyint')
const LITERAL = literalValue('type/Text')

type Case = [op: string, args: CopiedValue[], expected: string | null, source?: CopySource, type?: BaseType]

const CASES: readonly Case[] = [
  ['=', [TEXT, LITERAL], null],
  ['=', [COLLATED, LITERAL], null],
  ['=', [SHOWN, LITERAL], 'shown-column'],
  ['=', [NUMBER_CONDITION, literalValue('type/Boolean')], 'number-conditions'],
  ['=', [INSTANT, DATE], 'time-zone'],
  ['=', [KEPT, DATE], null],
  ['=', [INSTANT, DATE], null, on('postgres', { timeZone: 'UTC' })],
  ['<', [TEXT, LITERAL], null],
  ['<', [COLLATED, LITERAL], 'text-order'],
  ['<', [COLLATED, LITERAL], null, on('mysql')],
  ['between', [COLLATED, LITERAL, LITERAL], 'text-order'],
  ['between', [WHOLE, literalValue('type/Integer'), literalValue('type/Integer')], null],
  ['is-null', [SHOWN], null],
  ['is-null', [ABSENT], 'absent-column'],
  ['is-empty', [SHOWN], 'shown-column'],
  ['contains', [COLLATED, LITERAL], null],
  ['count', [], null],
  ['count', [SHOWN], null],
  ['distinct', [COLLATED], null],
  ['sum', [WHOLE], null],
  ['sum', [DECIMAL], null],
  ['sum', [FLOAT], 'float-sums'],
  ['sum', [FLOAT], null, on('postgres', { acceptsFloatSums: true })],
  ['sum', [WHOLE], 'large-numbers', on('sqlite')],
  ['cum-sum', [FLOAT], 'float-sums'],
  ['avg', [WHOLE], 'averages'],
  ['avg', [WHOLE], null, on('duckdb')],
  ['avg', [FLOAT], 'float-sums', on('duckdb')],
  ['stddev', [WHOLE], 'float-sums'],
  ['median', [WHOLE], 'float-functions'],
  ['median', [WHOLE], null, on('duckdb')],
  ['min', [WHOLE], null],
  ['max', [COLLATED], 'text-order'],
  ['max', [TEXT], 'text-order', on('mysql')],
  ['+', [WHOLE, WHOLE], null],
  ['+', [FLOAT, DECIMAL], null],
  ['+', [FLOAT, LONG_DECIMAL], 'decimal-as-float'],
  ['*', [WHOLE, WHOLE], 'large-numbers', on('sqlite')],
  ['/', [DECIMAL, WHOLE], null],
  ['/', [LONG_DECIMAL, WHOLE], null],
  ['sqrt', [WHOLE], null],
  ['exp', [WHOLE], 'float-functions'],
  ['exp', [WHOLE], null, on('duckdb')],
  ['power', [WHOLE, WHOLE], 'float-functions'],
  ['case', [computedValue('type/Boolean', [TEXT]), DECIMAL, FLOAT], null, POSTGRES, 'type/Float'],
  ['coalesce', [INSTANT, LITERAL], 'time-zone', POSTGRES, 'type/Text'],
  ['upper', [TEXT], 'letter-case'],
  ['lower', [TEXT], null],
  ['concat', [TEXT, LONG_DECIMAL], null],
  ['concat', [TEXT, column('type/Decimal', 'decimal(38,4)', { differsAsText: true })], 'decimal-text'],
  ['regex-match-first', [TEXT, LITERAL], 'regular-expressions'],
  ['host', [TEXT], null],
  ['datetime-add', [DATE, WHOLE, LITERAL], null],
  ['datetime-add', [INSTANT, WHOLE, LITERAL], 'moved-instants'],
  ['datetime-add', [DATE, WHOLE, LITERAL], 'years-beyond', on('mysql')],
  ['datetime-diff', [KEPT, KEPT, LITERAL], null],
  ['datetime-diff', [INSTANT, INSTANT, LITERAL], 'time-zone'],
  ['convert-timezone', [KEPT, LITERAL], 'time-zone'],
  ['text', [FLOAT], null],
  ['float', [LONG_DECIMAL], null],
  ['datetime', [TEXT], 'milliseconds', on('sqlite')],
]

describe('promises', () => {
  for (const [op, args, expected, source = POSTGRES, type = 'type/*'] of CASES) {
    const given = args.map((arg) => `${arg.column?.databaseType ?? arg.type}`).join(', ')
    test(`${op}(${given}) of ${source.engine}: ${expected ?? 'the same'}`, () => {
      assert.equal(findClause(op)?.onCopy({ type, args, source }), expected)
    })
  }

  test('no clause promises anything of a column that is not in the copy', () => {
    for (const { clause } of listClauses()) {
      const count = Math.max(1, clause.args.length)
      const reason = clause.onCopy({
        type: 'type/*',
        args: Array.from({ length: count }, () => ABSENT),
        source: POSTGRES,
      })
      assert.ok(reason !== null && reason in COPY_REASONS, clause.op)
    }
  })
})
