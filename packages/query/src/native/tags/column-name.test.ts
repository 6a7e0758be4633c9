import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STANDARD_LEXIS } from '../../dialect/lexis.ts'
import { columnName } from './column-name.ts'
import { outlineSql } from '../select-around.ts'

test('what the SQL calls the column of a field filter', () => {
  const cases: [alias: string | undefined, sql: string, name: string][] = [
    [undefined, 'select * from orders where', 'orders.total'],
    [undefined, 'select * from orders o where', 'o.total'],
    [undefined, 'select * from public."Orders" as o join x', 'o.total'],
    [undefined, 'select * from people p, orders o', 'o.total'],
    [undefined, 'select * from orders o where id in (select id from orders where', 'orders.total'],
    [undefined, 'select * from orders_old o', 'orders.total'],
    [undefined, 'select 1', 'orders.total'],
    [undefined, 'select * from "orders" "o x" where', 'o x.total'],
    [undefined, 'select * from orders [[where {{x}}]]', 'orders.total'],
    [undefined, 'select * from orders use index (i) where', 'orders.total'],
    [undefined, '-- from orders o\nselect * from orders', 'orders.total'],
    [undefined, 'select 1 from orders a where {{f}} union all select 1 from orders b where x', 'a.total'],
    [undefined, 'select 1 from orders a where x union all select 1 from orders b where {{f}}', 'b.total'],
    [undefined, 'with x as (select 1 from orders a where {{f}}) select 1 from x join orders b', 'a.total'],
    [undefined, 'with x as (select 1 from orders a) select 1 from x join orders b on {{f}}', 'b.total'],
    [undefined, 'select * from (select * from orders a) orders where {{f}}', 'orders.total'],
    [undefined, 'select * from people p where exists (select 1 from orders o where (o.x or ({{f}})))', 'o.total'],
    [undefined, 'select * from orders o where exists (select 1 from people p where {{f}})', 'o.total'],
    [undefined, 'select * from (people p join orders o on p.id = o.person_id) where {{f}}', 'o.total'],
    [undefined, "select ')', * from orders /* from orders x */ o -- (select\n where {{f}}", 'o.total'],
    [undefined, 'select coalesce(max(x), (select 1 from orders z)) from orders o where {{f}}', 'o.total'],
    [undefined, 'select 1 from ((select 1 from orders a where {{f}}) union (select 1 from orders b)) q', 'a.total'],
    [undefined, 'select * from {{#12}} orders where {{f}}', 'orders.total'],
    ['o', 'select * from orders o', 'o.total'],
    ['x', 'select x.total from (select * from orders) x', 'x.total'],
    ['t', 'select * from (select total as t from orders) q', 't'],
    ['o.sum', 'select * from (select 1 as sum) o', 'o.sum'],
    ['"o"."sum"', 'select 1', 'o.sum'],
    [' ', 'select 1 from orders group by 1', 'orders.total'],
  ]
  for (const [alias, sql, expected] of cases) {
    const outline = outlineSql(sql, STANDARD_LEXIS)
    const at = sql.indexOf('{{f}}')
    const place = { sql: outline.masked, selects: () => outline.selectsAt(at < 0 ? sql.length : at) }
    const { table, column } = columnName(alias, 'orders', 'total', place)
    assert.equal(table === null ? column : `${table}.${column}`, expected, sql)
  }
})
