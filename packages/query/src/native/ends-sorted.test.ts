import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STANDARD_LEXIS } from '../dialect/lexis.ts'
import { endsSorted } from './ends-sorted.ts'

const CASES: [text: string, isSorted: boolean][] = [
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

for (const [text, isSorted] of CASES) {
  test(text, () => assert.equal(endsSorted(text, STANDARD_LEXIS), isSorted))
}
