import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { registerFunctions } from './functions.ts'

const connection = new DatabaseSync(':memory:')
registerFunctions(connection)

function evaluate(expression: string): unknown {
  return connection.prepare(`select ${expression} as value`).get()?.['value']
}

const CASES: [expression: string, value: unknown][] = [
  ["'Hällo' regexp '(?i)HÄ.LO'", 1],
  ["'Hello' regexp '^ello'", 0],
  ["'a-b' regexp '[\\w\\-]+$'", 1],
  ["null regexp 'a'", null],
  ["querent_regex_match_first('ab12cd34', '\\d+', 0)", '12'],
  ["querent_regex_match_first('ab12cd34', 'b(\\d)', 1)", '1'],
  ["querent_regex_match_first('abc', '\\d+', 0)", null],
  ["querent_lower('ÄB')", 'äb'],
  ["querent_lower('ΟΔΟΣ İ')", 'οδοσ i'],
  ["querent_upper('äb')", 'ÄB'],
  ["querent_upper('straße')", 'STRAßE'],
  ['querent_number_text(2.0 / 3)', '0.6666666666666666'],
  ['querent_number_text(0.1 + 0.2)', '0.30000000000000004'],
  ['querent_number_text(-1.5e-7)', '-0.00000015'],
  ['querent_number_text(1.5e-15)', '0.0000000000000015'],
  ['querent_number_text(1e-16)', '1e-16'],
  ['querent_number_text(1.5e20)', '150000000000000000000'],
  ['querent_number_text(-1.5e21)', '-1.5e+21'],
  ['querent_number_text(-0.0)', '0'],
  ['querent_number_text(9223372036854775807)', '9223372036854775807'],
  ['querent_whole_text(1.25e22)', '12500000000000000000000'],
  ["querent_integer(' -2.5 ')", -3],
  ["querent_integer('9223372036854775807.4') = 9223372036854775807", 1],
  ["querent_integer('-9223372036854775808') + 1 = -9223372036854775807", 1],
  ["querent_integer('9223372036854775808')", null],
  ["querent_integer('0.49999999999999999999')", 0],
  ["querent_integer('-15e-1')", -2],
  ["querent_integer('.5e3')", 500],
  ["querent_integer('1e99')", null],
  ['querent_decimal(1.15 * 1.15)', 1.3225],
  ['querent_decimal(1 / 3.0)', 1 / 3],
  ['querent_wide(2, 1, 0.0)', 2 ** 33 + 1],
  ['querent_wide(4294967296, 0, 0.0)', '18446744073709551616'],
  ['querent_wide(0, 1, 0.5)', 1.5],
  ['querent_moment(1709634030)', '2024-03-05 10:20:30.000'],
  ['querent_moment(1709634030120)', '2024-03-05 10:20:30.120'],
  ['querent_moment(1709634030120456)', '2024-03-05 10:20:30.120'],
  ['querent_moment(2460374.930902778)', '2024-03-05 10:20:30.000'],
  ['querent_moment(9223372036854775807)', null],
  ["querent_moment('soon')", null],
  ["querent_convert_timezone('2024-07-05 10:20:30.5', 'UTC', 'Europe/Paris')", '2024-07-05 12:20:30.5'],
  ["querent_convert_timezone('2024-07-05', 'Europe/Paris', 'UTC')", '2024-07-04 22:00:00'],
  ["querent_convert_timezone('2024-07-05T10:20:30+02:00', null, 'America/New_York')", '2024-07-05 04:20:30'],
  ["querent_convert_timezone('2024-03-31 02:30', 'Europe/Paris', 'UTC')", '2024-03-31 01:30:00'],
  ["querent_convert_timezone('2024-10-27 02:30', 'Europe/Paris', 'UTC')", '2024-10-27 01:30:00'],
  ["querent_truncate_instant('2024-03-05T10:20:30Z', 'hour', 'Asia/Kathmandu')", '2024-03-05 10:15:00Z'],
  ["querent_truncate_instant('1969-12-31 23:59:30.5', 'minute', 'UTC')", '1969-12-31 23:59:00Z'],
  ["querent_truncate_instant('soon', 'hour', 'UTC')", null],
  ["querent_convert_timezone('2024-02-30', 'UTC', 'UTC')", null],
  ['querent_decimal(0.1 + 0.2)', 0.3],
  ['querent_decimal(1234567890.1 * 3)', 3703703670.3],
  ['querent_decimal(12345678901234.56)', 12345678901234.56],
  ['querent_decimal(3)', 3],
  ["querent_decimal('a')", 'a'],
  ['querent_decimal(null)', null],
  ["querent_convert_timezone('soon', 'UTC', 'UTC')", null],
]

for (const [expression, value] of CASES) {
  test(expression, () => assert.equal(evaluate(expression), value))
}

test('an unknown zone is an error', () => {
  assert.throws(() => evaluate("querent_convert_timezone('2024-02-03', 'Mars/Olympus', 'UTC')"), /time zone/)
})

test('a bad pattern is an error', () => {
  assert.throws(() => evaluate("'a' regexp '('"), /Invalid regular expression/)
})

test('deviations and variances', () => {
  connection.exec('create table samples (v); insert into samples values (2), (4), (4), (4), (5), (5), (7), (9), (null)')
  const row = connection
    .prepare(
      `select querent_stddev_pop(v) deviation, querent_var_pop(v) variance,
      querent_var_pop(v) filter (where v = 2) single, querent_var_pop(v) filter (where v = 100) none from samples`,
    )
    .get()
  assert.deepEqual({ ...row }, { deviation: 2, variance: 4, single: 0, none: null })
})

test("the build has SQLite's own mathematics and percentiles", () => {
  const values = '(select 1 as v union all select 2 union all select 4)'
  assert.equal(evaluate(`(select percentile_cont(v, 0.25) from ${values})`), 1.5)
  assert.equal(evaluate(`(select median(v) from ${values})`), 2)
  assert.equal(evaluate('power(2, 10) + log10(1000) + floor(1.5) + sqrt(4)'), 1030)
})
