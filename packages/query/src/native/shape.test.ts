import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STANDARD_LEXIS } from '../dialect/lexis.ts'
import { beginsWithTables, endsSorted } from './shape.ts'

const ENDS: [text: string, isSorted: boolean][] = [
  ['select * from t order by a', true],
  ['select * from t ORDER\n BY f(a, b) desc -- limit', true],
  ["select * from t order by a = 'limit 3'", true],
  ['select a from t union all select b from u order by 1', true],
  ['with w as (select * from t limit 3) select * from w order by 1', true],
  ['select * from t order by a limit 3', false],
  ['select * from t order by a fetch first 3 rows only', false],
  ['select * from t order by a for update', false],
  ['select * from t order by a /*! limit 3 */', false],
  ['select * from (select * from t order by a) x', false],
  ['select rank() over (order by a) from t', false],
  ['(select * from t order by a)', false],
  ["select 'order by' from t", false],
]

for (const [text, isSorted] of ENDS) {
  test(`${text} ends sorted: ${isSorted}`, () => assert.equal(endsSorted(text, STANDARD_LEXIS), isSorted))
}

const BEGINNINGS: [text: string, hasTables: boolean][] = [
  ['WITH w AS (select 1) select * from w', true],
  ['-- tables\n/* of mine */ (with w as (select 1) select * from w)', true],
  ['select * from (with w as (select 1) select * from w) x', false],
  ['/* with */ select 1', false],
  ['withdrawn', false],
]

for (const [text, hasTables] of BEGINNINGS) {
  test(`${text} begins with tables: ${hasTables}`, () =>
    assert.equal(beginsWithTables(text, STANDARD_LEXIS), hasTables))
}
