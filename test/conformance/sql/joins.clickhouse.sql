-- # all columns of a joined table come after those of the source
SELECT
  "orders"."id" AS "id",
  "P"."id" AS "P__id",
  "P"."title" AS "P__title",
  "P"."category" AS "P__category",
  "P"."price" AS "P__price"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
WHERE
  "orders"."id" = 2
LIMIT
  1048575

-- # default fields, an expression, then the joined columns
SELECT
  "products"."id" AS "id",
  "products"."title" AS "title",
  "products"."category" AS "category",
  "products"."price" AS "price",
  (toDecimal256 (1, 0) * "products"."price" * 2) AS "dear",
  "O"."id" AS "O__id",
  "O"."quantity" AS "O__quantity"
FROM
  "products"
  LEFT JOIN "orders" AS "O" ON "products"."id" = "O"."product_id"
WHERE
  "products"."id" = 3
LIMIT
  1048575

-- # a join without fields adds none
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
WHERE
  "P"."category" = 'Widget'
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # fields: none
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
ORDER BY
  "orders"."id" DESC
LIMIT
  1

-- # a field that is there already does not come twice
SELECT
  "orders"."id" AS "id",
  "P"."title" AS "P__title",
  "P"."id" AS "P__id"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  1

-- # left join keeps rows without a partner
SELECT
  "orders"."id" AS "id",
  "W"."name" AS "W__name"
FROM
  "orders"
  LEFT JOIN "people" AS "W" ON "orders"."person_id" = "W"."id"
ORDER BY
  "orders"."id" DESC
LIMIT
  2

-- # inner join drops them
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  INNER JOIN "people" AS "W" ON "orders"."person_id" = "W"."id"
LIMIT
  1048575

-- # right join keeps the other side
SELECT
  "W"."id" AS "W__id",
  COUNT("orders"."id") AS "count",
  COUNT(*) AS "count_2"
FROM
  "orders"
  RIGHT JOIN "people" AS "W" ON (
    "orders"."person_id" = "W"."id"
    AND "orders"."quantity" > 1
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # full join that is only counted
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  FULL JOIN "people" AS "W" ON "orders"."person_id" = "W"."id"
LIMIT
  1048575

-- # old spellings of strategies
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  INNER JOIN "people" AS "W" ON "orders"."person_id" = "W"."id"
LIMIT
  1048575

-- # a join whose source is a nested query
SELECT
  "products"."id" AS "id",
  "Sums"."product_id" AS "Sums__product_id",
  "Sums"."sum" AS "Sums__sum"
FROM
  "products"
  LEFT JOIN (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "Sums" ON "products"."id" = "Sums"."product_id"
ORDER BY
  "products"."id" ASC
LIMIT
  1048575

-- # a join whose source is a question
SELECT
  "products"."id" AS "id",
  "Sums"."sum" AS "Sums__sum"
FROM
  "products"
  LEFT JOIN (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count",
      sum("orders"."total") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "Sums" ON "products"."id" = "Sums"."product_id"
ORDER BY
  "Sums"."sum" DESC
LIMIT
  1048575

-- # a join with a model shows what its author wrote
SELECT
  "orders"."id" AS "id",
  "M"."id" AS "M__id",
  "M"."total" AS "M__total",
  "M"."person_id" AS "M__person_id",
  "M"."created_at" AS "M__created_at"
FROM
  "orders"
  LEFT JOIN (
    SELECT
      "orders"."id" AS "id",
      "orders"."total" AS "total",
      "orders"."person_id" AS "person_id",
      "orders"."created_at" AS "created_at"
    FROM
      "orders"
  ) AS "M" ON "orders"."id" = "M"."id"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # a join with a SQL question
SELECT
  "people"."id" AS "id",
  "Q"."total" AS "Q__total"
FROM
  "people"
  INNER JOIN (
    SELECT
      *
    FROM
      (
        select
          id,
          total,
          person_id
        from
          orders
        where
          total > 5
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "Q" ON "people"."id" = "Q"."person_id"
ORDER BY
  "people"."id" ASC,
  "Q"."total" ASC
LIMIT
  1048575

-- # a join with SQL
SELECT
  "people"."id" AS "id",
  "Q"."n" AS "Q__n"
FROM
  "people"
  LEFT JOIN (
    SELECT
      *
    FROM
      (
        select
          person_id as who,
          count(*) as n
        from
          orders
        group by
          person_id
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "Q" ON "people"."id" = "Q"."who"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # a table with itself
SELECT
  "orders"."id" AS "id",
  "Other"."id" AS "Other__id"
FROM
  "orders"
  INNER JOIN "orders" AS "Other" ON (
    "orders"."person_id" = "Other"."person_id"
    AND "orders"."id" < "Other"."id"
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # a join by month on both sides
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  INNER JOIN "orders" AS "Other" ON CAST(toStartOfMonth (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) = CAST(toStartOfMonth (CAST("Other"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32)
LIMIT
  1048575

-- # joins without an alias
SELECT
  "orders"."id" AS "id",
  "source"."title" AS "source__title",
  "source_2"."name" AS "source_2__name"
FROM
  "orders"
  LEFT JOIN "products" AS "source" ON "orders"."product_id" = "source"."id"
  LEFT JOIN "people" AS "source_2" ON "orders"."person_id" = "source_2"."id"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # an alias that is given keeps its name
SELECT
  "orders"."id" AS "id",
  "source"."name" AS "source__name"
FROM
  "orders"
  LEFT JOIN "products" AS "source_2" ON "orders"."product_id" = "source_2"."id"
  LEFT JOIN "people" AS "source" ON "orders"."person_id" = "source"."id"
WHERE
  "source_2"."id" = 3
LIMIT
  1048575

-- # aliases that differ in case alone
SELECT
  "orders"."id" AS "id",
  "P"."title" AS "P__title",
  "p_2"."name" AS "p__name"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
  LEFT JOIN "people" AS "p_2" ON "orders"."person_id" = "p_2"."id"
WHERE
  "orders"."id" = 2
LIMIT
  1048575

-- # a join on a joined table
SELECT
  "P"."category" AS "P__category",
  COUNT(*) AS "count"
FROM
  "people"
  LEFT JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
  LEFT JOIN "products" AS "P" ON "O"."product_id" = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an implicit join from the key of a joined table
SELECT
  "products__via__product_id"."category" AS "products__via__product_id__category",
  COUNT(*) AS "count"
FROM
  "people"
  LEFT JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
  LEFT JOIN "products" AS "products__via__product_id" ON "O"."product_id" = "products__via__product_id"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # two joins of one table, an implicit join from each
SELECT
  "people"."id" AS "id",
  "products__via__product_id"."title" AS "products__via__product_id__title",
  "products__via__product_id_2"."title" AS "products__via__product_id__title_2"
FROM
  "people"
  LEFT JOIN "orders" AS "A" ON "people"."id" = "A"."person_id"
  LEFT JOIN "orders" AS "B" ON (
    "people"."id" = "B"."person_id"
    AND (
      "A"."id" <> "B"."id"
      OR "A"."id" IS NULL
    )
  )
  LEFT JOIN "products" AS "products__via__product_id" ON "A"."product_id" = "products__via__product_id"."id"
  LEFT JOIN "products" AS "products__via__product_id_2" ON "B"."product_id" = "products__via__product_id_2"."id"
WHERE
  "people"."id" = 1
ORDER BY
  "A"."id" ASC
LIMIT
  1048575

-- # one implicit join for all columns of a key
SELECT
  "products__via__product_id"."title" AS "products__via__product_id__title",
  "products__via__product_id"."price" AS "products__via__product_id__price",
  "people__via__person_id"."name" AS "people__via__person_id__name"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
  LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
WHERE
  "products__via__product_id"."category" = 'Widget'
ORDER BY
  "orders"."id" ASC
LIMIT
  1

-- # an implicit join in an inner level gives a column of the outer one
SELECT
  "source"."products__via__product_id__category" AS "products__via__product_id__category",
  "source"."count" AS "count"
FROM
  (
    SELECT
      "products__via__product_id"."category" AS "products__via__product_id__category",
      COUNT(*) AS "count"
    FROM
      "orders"
      LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."products__via__product_id__category" = 'Gadget'
ORDER BY
  "source"."products__via__product_id__category" ASC
LIMIT
  1048575

-- # an implicit join of the outer level from a key of the inner one
SELECT
  "products__via__product_id"."title" AS "products__via__product_id__title",
  "source"."count" AS "count"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
  LEFT JOIN "products" AS "products__via__product_id" ON "source"."product_id" = "products__via__product_id"."id"
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # an implicit join by the name of the key
SELECT
  "products__via__product_id_2"."title" AS "products__via__product_id__title"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
  LEFT JOIN "products" AS "products__via__product_id" ON "source"."product_id" = "products__via__product_id"."id"
  LEFT JOIN "products" AS "products__via__product_id_2" ON "source"."product_id" = "products__via__product_id_2"."id"
WHERE
  "products__via__product_id"."price" = toDecimal128 ('20.2', 1)
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # a condition with an expression
SELECT
  "orders"."id" AS "id",
  "P"."id" AS "P__id"
FROM
  "orders"
  INNER JOIN "products" AS "P" ON (CAST("orders"."product_id" AS Int128) - 1) = "P"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  2

-- # conditions other than equality
SELECT
  COUNT(*) AS "count"
FROM
  "products"
  INNER JOIN "products" AS "Dearer" ON "products"."price" < "Dearer"."price"
LIMIT
  1048575

-- # several conditions, staged
SELECT
  "orders"."id" AS "id",
  "W"."name" AS "W__name"
FROM
  "orders"
  INNER JOIN (
    SELECT
      "people"."id" AS "id",
      "people"."name" AS "name",
      "people"."state" AS "state",
      "people"."birth" AS "birth"
    FROM
      "people"
    WHERE
      (
        NOT ("people"."state" = 'NY')
        OR "people"."state" IS NULL
      )
  ) AS "W" ON (
    "orders"."person_id" = "W"."id"
    AND "orders"."quantity" > 1
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # stages within a join
SELECT
  "people"."id" AS "id",
  "Best"."person_id" AS "Best__person_id",
  "Best"."top" AS "Best__top"
FROM
  "people"
  LEFT JOIN (
    SELECT
      "source"."person_id" AS "person_id",
      "source"."top" AS "top"
    FROM
      (
        SELECT
          "orders"."person_id" AS "person_id",
          MAX("orders"."total") AS "top"
        FROM
          "orders"
        GROUP BY
          1
      ) AS "source"
    WHERE
      "source"."top" > 15
  ) AS "Best" ON "people"."id" = "Best"."person_id"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # a join on the second level
SELECT
  "source"."product_id" AS "product_id",
  "source"."count" AS "count",
  "P"."title" AS "P__title"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
  LEFT JOIN "products" AS "P" ON "source"."product_id" = "P"."id"
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # joined columns, two levels up
SELECT
  "source"."P__category" AS "P__category",
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "source"."id" AS "id",
      "source"."P__id" AS "P__id",
      "source"."P__title" AS "P__title",
      "source"."P__category" AS "P__category",
      "source"."P__price" AS "P__price"
    FROM
      (
        SELECT
          "orders"."id" AS "id",
          "P"."id" AS "P__id",
          "P"."title" AS "P__title",
          "P"."category" AS "P__category",
          "P"."price" AS "P__price"
        FROM
          "orders"
          LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
      ) AS "source"
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an inner join with the same alias on two levels
SELECT
  "source"."id" AS "id",
  "source"."person_id" AS "person_id",
  "source"."J__title" AS "J__title",
  "J"."name" AS "J__name"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."person_id" AS "person_id",
      "J"."title" AS "J__title"
    FROM
      "orders"
      LEFT JOIN "products" AS "J" ON "orders"."product_id" = "J"."id"
  ) AS "source"
  LEFT JOIN "people" AS "J" ON "source"."person_id" = "J"."id"
WHERE
  "source"."id" = 2
LIMIT
  1048575

-- # two joins with one name
-- refused: invalid-query | There are two joins named "P". (at query.joins[1].alias) | query.joins[1].alias

-- # a join without a condition
-- refused: invalid-query | A join needs a condition. (at query.joins[0]) | query.joins[0]

-- # an unknown strategy
-- refused: invalid-query | Unknown join strategy "cross-join". (at query.joins[0].strategy) | query.joins[0].strategy

-- # a reference to a join that is not there
-- refused: invalid-query | There is no join named "Q" with column 202. (at query.fields[0]) | query.fields[0]

-- # a column that the joined table does not have
-- refused: invalid-query | Join "P" has no column 102. (at query.filter[1]) | query.filter[1]

-- # a key that does not point to the table
-- refused: invalid-query | Column "product_id" does not point to table "people". (at query.fields[0]) | query.fields[0]

-- # a join with both kinds of source
-- refused: invalid-query | A join has either "source-table" or "source-query", not both. (at query.joins[0]) | query.joins[0]

-- # a join in the staged form with keys of the older form
-- refused: invalid-query | "source-table" is not allowed in a join of the staged form. (at stages[0].joins[0].source-table) | stages[0].joins[0].source-table

-- # a key of another kind than the table's
-- refused: invalid-query | Column "paid_at" does not hold keys of table "products". (at query.fields[0]) | query.fields[0]

-- # all columns of joined SQL, as the client that saw them tells
SELECT
  "people"."id" AS "id",
  "S"."id" AS "S__id",
  "S"."title" AS "S__title"
FROM
  "people"
  LEFT JOIN (
    SELECT
      *
    FROM
      (
        select
          id,
          title
        from
          products
        where
          id < 3
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "S" ON "people"."id" = "S"."id"
WHERE
  "people"."id" < 4
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # all columns of joined SQL of which nobody told
-- refused: invalid-query | The columns of join "S" are not known: name them in "fields". (at stages[0].joins[0]) | stages[0].joins[0]

-- # joins of all kinds
SELECT
  COUNT(*) AS "count",
  sum(CAST("O"."count" AS Int128)) AS "sum"
FROM
  "people"
  RIGHT JOIN (
    SELECT
      "orders"."person_id" AS "person_id",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "O" ON "people"."id" = "O"."person_id"
LIMIT
  1048575

-- # self join with the table's own name as alias
SELECT
  COUNT(*) AS "count"
FROM
  "people"
  LEFT JOIN "people" AS "People_2" ON "people"."id" = "People_2"."id"
LIMIT
  1048575

-- # implicit join in a filter and a sort
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "people__via__person_id"."name" = 'ben'
ORDER BY
  "products__via__product_id"."title" DESC,
  "orders"."id" ASC
LIMIT
  1048575

-- # groups of a nested query that joined all fields
SELECT
  "source"."P__category" AS "P__category",
  sum("source"."P__price") AS "sum"
FROM
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
      "orders"."is_gift" AS "is_gift",
      "P"."id" AS "P__id",
      "P"."title" AS "P__title",
      "P"."category" AS "P__category",
      "P"."price" AS "P__price"
    FROM
      "orders"
      LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575
