import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnName } from './column-name.ts'

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
    ['o', 'select * from orders o', 'o.total'],
    ['x', 'select x.total from (select * from orders) x', 'x.total'],
    ['t', 'select * from (select total as t from orders) q', 't'],
    ['o.sum', 'select * from (select 1 as sum) o', 'o.sum'],
    ['"o"."sum"', 'select 1', 'o.sum'],
    [' ', 'select 1 from orders group by 1', 'orders.total'],
  ]
  for (const [alias, sql, expected] of cases) {
    const { table, column } = columnName(alias, 'orders', 'total', sql)
    assert.equal(table === null ? column : `${table}.${column}`, expected, sql)
  }
})
