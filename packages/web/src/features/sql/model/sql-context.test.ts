import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sqlContext } from './sql-context.ts'

/** The context at `|`. */
function at(text: string, textQuote = '') {
  const [before = '', after = ''] = text.split('|')
  return sqlContext(before, after, textQuote)
}

test('tables are wanted after FROM and JOIN and in their lists, columns elsewhere', () => {
  const wants = (text: string) => at(text).wants
  assert.equal(wants('select * from ord|'), 'tables')
  assert.equal(wants('select * from |'), 'tables')
  assert.equal(wants('select * from a left join b|'), 'tables')
  assert.equal(wants('select * from a, b|'), 'tables')
  assert.equal(wants('select a, b|'), 'columns')
  assert.equal(wants('select * from a where x in (1, b|'), 'columns')
  assert.equal(wants('select * from a order by x, b|'), 'columns')
  assert.equal(wants('select 1; select * from a|'), 'tables')
})

test('nothing is wanted in texts and comments', () => {
  assert.equal(at("select 'from a|").wants, 'none')
  assert.equal(at('select 1 -- from a|').wants, 'none')
  assert.equal(at('select 1 /* from a|').wants, 'none')
  assert.equal(at('select "a|', '"').wants, 'none')
  assert.equal(at("select 'it''s', a|").wants, 'columns')
})

test('a word has qualifiers and may have an open quote', () => {
  const read = (text: string) => {
    const { qualifiers, word, quote } = at(text)
    return [qualifiers.join('/'), word, quote]
  }
  assert.deepEqual(read('select o.to| from orders o'), ['o', 'to', ''])
  assert.deepEqual(read('select o.| from orders o'), ['o', '', ''])
  assert.deepEqual(read('select "Best|'), ['', 'Best', '"'])
  assert.deepEqual(read('select o."Best|'), ['o', 'Best', '"'])
  assert.deepEqual(read('select "a" b|'), ['', 'b', ''])
  assert.deepEqual(read('select "My Shop".größe|'), ['My Shop', 'größe', ''])
  assert.deepEqual(read('select 1 |'), ['', '', ''])
})

test('the tables of the statement are known with their aliases, also from behind the cursor', () => {
  assert.deepEqual(at('select | from shop.orders as o join "My Products" p on o.id = p.id where 1 = 1').tables, [
    { schema: 'shop', name: 'orders', alias: 'o' },
    { schema: null, name: 'My Products', alias: 'p' },
  ])
  assert.deepEqual(at('select 1 from other; select | from a, b where x; select 2 from c').tables, [
    { schema: null, name: 'a', alias: null },
    { schema: null, name: 'b', alias: null },
  ])
})

test('tables that the statement makes have the columns that it selects', () => {
  const derived = (text: string) => at(text).derived
  assert.deepEqual(derived('with t as (select a, b.c, sum(x) as "Sum of x", count(*), d e from o) select | from t'), [
    { name: 't', columns: ['a', 'c', 'Sum of x', 'e'], all: [] },
  ])
  assert.deepEqual(derived('with recursive n(i, j) as (select 1, 2 union all select i, j from n) select | from n'), [
    { name: 'n', columns: ['i', 'j'], all: [] },
  ])
  assert.deepEqual(derived('select s.| from (select *, 1 as one from shop.orders o join people) as s'), [
    { name: 's', columns: ['one'], all: ['orders', 'people'] },
  ])
  assert.deepEqual(derived('select | from a where x in (select y from b) and z order by 1'), [])
  assert.deepEqual(derived('select (select max(y) from b) m, | from a'), [])
})
