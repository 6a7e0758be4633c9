/** A million orders of 12 mixed columns, the same in PostgreSQL and DuckDB. */
export const ORDER_ROWS = 1_000_000

const COLUMNS = `
  i as id, i * 7 % 50000 as user_id, i * 13 % 200 as product_id,
  cast(i * 37 % 10000 as decimal(12, 2)) / 100 as subtotal, cast(i * 11 % 900 as decimal(12, 2)) / 100 as tax,
  case when i % 10 = 0 then cast(i % 500 as decimal(12, 2)) / 100 end as discount,
  cast(i * 0.37 as double precision) as weight, i % 5 + 1 as quantity, i % 3 = 0 as is_gift,
  case i % 4 when 0 then 'Organic' when 1 then 'Affiliate' when 2 then 'Facebook' else 'Twitter, paid' end as source,
  'Order note number ' || i as note,
  cast('2022-01-01 00:00:00' as timestamp) + i * interval '97 seconds' as created_at`

export const POSTGRES_ORDERS = `
  create table orders as select ${COLUMNS} from generate_series(1, ${ORDER_ROWS}) as s(i);
  alter table orders add primary key (id); analyze orders;`

export const DUCKDB_ORDERS = `create table orders as select ${COLUMNS} from range(1, ${ORDER_ROWS + 1}) as s(i)`

/** A schema of 1,000 tables with 10 columns each. */
export const WIDE_SCHEMA = Array.from(
  { length: 1000 },
  (_table, index) =>
    `create table table_${index} (id integer primary key, name text, created_at timestamp, amount numeric(12, 2),
     quantity integer, category text, is_active boolean, rating double precision, country text, note text);`,
).join('\n')
