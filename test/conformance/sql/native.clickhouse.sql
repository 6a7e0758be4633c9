-- # a comment and a text with dashes hide nothing after them
select
  id /* {{no}} */
from
  orders -- {{neither}}
where
  note <> 'a -- b'
  and id = 2

-- # a tag between quotes is put in as text
select
  name
from
  people
where
  name like '%O''Hara%'

-- # a backslash between quotes stays what it is
select
  'a\\'' or 1 = 1 -- \\' as a,
  'a\\\' or 1 = 1 -- \\' as b

-- # brackets and braces without a tag are text
select
  '[[1]] {{ [[ ]]' as a,
  '{"a":{"b":1}}' as b

-- # a card whose SQL ends in a semicolon and a comment
select
  count(*)
from
  (
    SELECT
      *
    FROM
      (
        select
          id,
          quantity
        from
          orders
        where
          quantity > 1 -- done;
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) as c

-- # a card without an alias
select
  count(*)
from
  (
    SELECT
      *
    FROM
      (
        select
          id,
          quantity
        from
          orders
        where
          quantity > 1 -- done;
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "card_1"
where
  quantity in (
    select
      3
    from
      (
        SELECT
          *
        FROM
          (
            select
              id,
              quantity
            from
              orders
            where
              quantity > 1 -- done;
          ) SETTINGS join_use_nulls = 0,
          aggregate_functions_null_for_empty = 0,
          group_by_use_nulls = 0,
          cast_keep_nullable = 0,
          prefer_column_name_to_alias = 0,
          enable_extended_results_for_datetime_functions = 0
      ) AS "card_1"
  )

-- # a card with tags of its own, which parameters of the query do not reach
select
  count(*)
from
  (
    SELECT
      *
    FROM
      (
        select
          id,
          name
        from
          people
        where
          id <= 3
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "card_2"

-- # a card in the query language
select
  c.product_id,
  c.sum
from
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) as c
order by
  c.product_id

-- # cards in cards
select
  n
from
  (
    SELECT
      *
    FROM
      (
        select
          count(*) as n
        from
          (
            SELECT
              *
            FROM
              (
                select
                  id,
                  name
                from
                  people
                where
                  id <= 3
              ) SETTINGS join_use_nulls = 0,
              aggregate_functions_null_for_empty = 0,
              group_by_use_nulls = 0,
              cast_keep_nullable = 0,
              prefer_column_name_to_alias = 0,
              enable_extended_results_for_datetime_functions = 0
          ) AS "card_2"
        where
          id in (
            select
              id
            from
              (
                SELECT
                  *
                FROM
                  (
                    select
                      id,
                      quantity
                    from
                      orders
                    where
                      quantity > 1 -- done;
                  ) SETTINGS join_use_nulls = 0,
                  aggregate_functions_null_for_empty = 0,
                  group_by_use_nulls = 0,
                  cast_keep_nullable = 0,
                  prefer_column_name_to_alias = 0,
                  enable_extended_results_for_datetime_functions = 0
              ) as x
          )
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "card_4"

-- # cards in a circle
-- refused: invalid-query | Card 5 is built on itself. (at native) | native

-- # an unknown card
-- refused: invalid-query | Card 999 does not exist. (at native) | native

-- # a snippet in a snippet with a variable
select
  id
from
  orders
where
  (
    quantity >= 2
    and id < 6
  )
order by
  id

-- # a snippet by its name alone, and a tag that only the snippet describes
select
  name
from
  people
where
  id = 2

-- # an optional part goes when a variable of its snippet has no value
select
  count(*)
from
  orders
where
  1 = 1

-- # snippets in a circle
-- refused: invalid-query | Snippet "round a" contains itself. | native

-- # an unknown snippet
-- refused: invalid-query | Snippet "nobody" does not exist. | native

-- # optional parts in optional parts
select
  count(*)
from
  orders
where
  quantity >= 2

-- # optional parts in optional parts, without the outer value
select
  count(*)
from
  orders

-- # a table as a subquery
select
  orders.id
from
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."person_id" AS "person_id",
      "orders"."product_id" AS "product_id",
      "orders"."total" AS "total",
      "orders"."discount" AS "discount",
      "orders"."quantity" AS "quantity",
      "orders"."created_at" AS "created_at",
      "orders"."paid_at" AS "paid_at",
      "orders"."note" AS "note",
      "orders"."is_gift" AS "is_gift"
    FROM
      "orders"
  ) AS "orders"
where
  orders.id < 3
order by
  1

-- # a table with filters of its own
select
  count(*)
from
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."person_id" AS "person_id",
      "orders"."product_id" AS "product_id",
      "orders"."total" AS "total",
      "orders"."discount" AS "discount",
      "orders"."quantity" AS "quantity",
      "orders"."created_at" AS "created_at",
      "orders"."paid_at" AS "paid_at",
      "orders"."note" AS "note",
      "orders"."is_gift" AS "is_gift"
    FROM
      "orders"
    WHERE
      ("orders"."quantity" > 1)
      AND ("orders"."id" < 6)
  ) x
  join (
    SELECT
      "people"."id" AS "id",
      "people"."name" AS "name",
      "people"."state" AS "state",
      "people"."birth" AS "birth"
    FROM
      "people"
  ) p on p.id = x.person_id

-- # text, number, date and boolean
select
  count(*)
from
  orders
where
  note = 'Quick'
  and quantity = 1
  and created_at < toDate32 ('2024-01-02')
  and is_gift = TRUE

-- # a list of numbers, negative ones too
select
  id
from
  orders
where
  discount in ((-1), 1.5, 2.25)
order by
  1

-- # no number
-- refused: invalid-parameter | The value "1; drop table orders" of "n" is not a valid number. | 

-- # a range is no date
-- refused: invalid-parameter | The value "2024-01-01~2024-02-01" of "d" is not a valid date. | 

-- # a required tag without a value
-- refused: missing-required-parameter | You need to specify a value for "Number" before running this query. | 

-- # a null stands above the default
select
  1 as a

-- # the tag's default stands above the parameter's
select
  2 as a,
  4 as b

-- # a variable that nobody describes
-- refused: missing-required-parameter | You need to specify a value for "constructor" before running this query. | 

-- # braces without an end
-- refused: invalid-query | Found "{{" with no terminating "}}" in the SQL. | 

-- # brackets without an end
-- refused: invalid-query | Found "[[" with no terminating "]]" in the SQL. | 

-- # columns cut to a unit
select
  CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) as u,
  count(*) as n
from
  orders
group by
  CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32)
order by
  1

-- # columns cut to a chosen unit
select
  intDiv ((CAST(toMonth ("orders"."created_at") AS Int64) + 2), 3) as u,
  count(*) as n
from
  orders
group by
  intDiv ((CAST(toMonth ("orders"."created_at") AS Int64) + 2), 3)
order by
  1

-- # a bare column without a unit
select
  count(*)
from
  orders o
where
  "o"."created_at" = '2024-01-01 00:00:00'

-- # an unknown unit
-- refused: invalid-parameter | "decade" is not a temporal unit (parameter "u"). | 

-- # a text beside a number, a date and a pattern
select
  id
from
  orders
where
  id <> '2'
  and created_at < '2024-12-01'
  and note like 'a%'
order by
  1

-- # texts in a list
select
  id
from
  orders
where
  note in ('Fox', 'O\'Hara', 'Quick')
order by
  1

-- # a text where nothing tells its type
select
  count(*) as n,
  'q' as g,
  concat ('q', 'y') as h,
  coalesce('q', note) as i
from
  orders
where
  'q' is not null
  and id = 1
group by
  2,
  3,
  4

-- # a text on both sides of a union
select
  id,
  'x' as tag
from
  orders
where
  id < 3
union all
select
  id,
  name
from
  people
where
  id = 1
order by
  1,
  2

-- # a number where only digits may stand
select
  id
from
  orders
order by
  id
limit
  2

-- # a negative number after a minus
select
  5 - (-3) as a

-- # equal to a moment
select
  id
from
  orders
where
  created_at = toDateTime64 ('2024-01-07 23:59:59', 6, 'UTC')

-- # a moment
select
  id
from
  orders
where
  created_at <= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
order by
  1

-- # a date between quotes
select
  id
from
  people
where
  birth = '1999-12-31'

-- # a number in a quoted name
select
  id as "n7"
from
  orders
where
  id = 1

-- # a value in a quoted text that does not end
-- refused: invalid-query | "{{x}}" is between quotes, but a quoted text in the SQL never ends. | native

-- # a staged native stage with a stage on top
SELECT
  sum(CAST("source"."quantity" AS Int128)) AS "sum"
FROM
  (
    SELECT
      *
    FROM
      (
        select
          id,
          quantity
        from
          orders
        where
          ("orders"."person_id" IN (1, 2))
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
WHERE
  "source"."id" >= 2
LIMIT
  1048575

-- # tags of SQL that a legacy query builds on
SELECT
  COUNT(*) AS "count"
FROM
  (
    SELECT
      *
    FROM
      (
        select
          id,
          quantity
        from
          orders
        where
          quantity >= 2
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
LIMIT
  1048575

-- # a unit that is left out drops the optional part
select
  1 as a
from
  orders
where
  id = 1

-- # an empty list of tags
select
  1 as a

-- # a snippet that ends in a comment
select
  id
from
  orders
where
  id > 5 -- the late ones
  and quantity = 2

-- # one field filter in several SELECTs, each with its own alias
with
  first as (
    select
      a.id
    from
      orders a
    where
      ("a"."quantity" = 2)
  )
select
  id
from
  first
union all
select
  b.id + 10
from
  orders b /* orders c */
where
  ("b"."quantity" = 2)
  and exists (
    select
      1
    from
      orders d
    where
      d.id = b.id
      and ("d"."quantity" = 2)
  )
order by
  1

-- # sorted SQL as a source keeps its order
SELECT
  "source".*
FROM
  (
    SELECT
      *
    FROM
      (
        select
          id,
          total
        from
          orders
        where
          id <> 7
        order by
          total desc,
          id -- the largest
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
WHERE
  "source"."id" < 6
LIMIT
  3

-- # SQL that is sorted and limited as a source
SELECT
  "source".*
FROM
  (
    SELECT
      *
    FROM
      (
        select
          id
        from
          orders
        order by
          (
            select
              1
          ),
          id desc
        limit
          3
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
WHERE
  (
    "source"."id" <> 6
    OR "source"."id" IS NULL
  )
LIMIT
  1048575

-- # sorted SQL as a source of groups
SELECT
  COUNT(*) AS "count"
FROM
  (
    SELECT
      *
    FROM
      (
        select
          id,
          total
        from
          orders
        order by
          total
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
LIMIT
  1048575

-- # a comma at the end of a list of numbers
select
  count(*)
from
  orders
where
  id in (1, 2, 7, 5)
  and quantity in (1, 2)

-- # a comma alone is no number
-- refused: invalid-parameter | The value "," of "n" is not a valid number. | 

-- # a tag whose name looks like the end of a statement
select
  id
from
  orders
where
  id = 3

-- # a tag whose name looks like the end of a statement, in the last place
select
  id
from
  orders
where
  id = 4

-- # a tag named as no key of a map usually is
select
  3 as a,
  4 as b

-- # a card goes by the id of its tag, whatever number the name shows
select
  count(*)
from
  (
    SELECT
      *
    FROM
      (
        select
          id,
          quantity
        from
          orders
        where
          quantity > 1 -- done;
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "card_1"
where
  quantity > 2

-- # parameters that aim at no tag are not looked at
select
  count(*)
from
  orders
where
  1 = 1

-- # native list of numbers
select
  count(*)
from
  orders
where
  id in (1, 2, 3)

-- # native text that looks like SQL
select
  count(*)
from
  people
where
  name = 'O\'Hara 50%_x'

-- # native date
select
  count(*)
from
  orders
where
  created_at < toDate32 ('2024-01-02')

-- # native field filter with several texts
select
  count(*)
from
  people
where
  ("people"."name" IN ('Ann', 'ben'))

-- # native columns
select
  id,
  name as label,
  birth
from
  people
order by
  id
limit
  1
