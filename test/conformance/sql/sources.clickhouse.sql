-- # a question as source keeps the columns of its table
SELECT
  "source"."id" AS "id",
  "source"."total" AS "total"
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
      "orders"."is_gift" AS "is_gift"
    FROM
      "orders"
  ) AS "source"
WHERE
  "source"."quantity" = 3
LIMIT
  1048575

-- # a grouped question as source: columns by name
SELECT
  "source"."product_id" AS "product_id",
  "source"."count" AS "count",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count",
      sum("orders"."total") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."count" > 1
ORDER BY
  "source"."sum" DESC
LIMIT
  1048575

-- # questions on questions
SELECT
  COUNT(*) AS "count",
  MAX("source"."sum") AS "max"
FROM
  (
    SELECT
      "source"."product_id" AS "product_id",
      "source"."count" AS "count",
      "source"."sum" AS "sum"
    FROM
      (
        SELECT
          "orders"."product_id" AS "product_id",
          COUNT(*) AS "count",
          sum("orders"."total") AS "sum"
        FROM
          "orders"
        GROUP BY
          1
      ) AS "source"
    WHERE
      "source"."sum" > 10
  ) AS "source"
LIMIT
  1048575

-- # what a model's author wrote is shown
SELECT
  "source"."id" AS "id",
  "source"."total" AS "total",
  "source"."person_id" AS "person_id",
  "source"."created_at" AS "created_at"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."total" AS "total",
      "orders"."person_id" AS "person_id",
      "orders"."created_at" AS "created_at"
    FROM
      "orders"
  ) AS "source"
WHERE
  "source"."id" = 2
LIMIT
  1048575

-- # a model on a model
SELECT
  sum("source"."total") AS "sum",
  MAX("source"."created_at") AS "max"
FROM
  (
    SELECT
      "source"."id" AS "id",
      "source"."total" AS "total",
      "source"."person_id" AS "person_id",
      "source"."created_at" AS "created_at"
    FROM
      (
        SELECT
          "orders"."id" AS "id",
          "orders"."total" AS "total",
          "orders"."person_id" AS "person_id",
          "orders"."created_at" AS "created_at"
        FROM
          "orders"
      ) AS "source"
    WHERE
      "source"."total" > 5
  ) AS "source"
LIMIT
  1048575

-- # an implicit join from a model takes the model's name of the key
SELECT
  "people__via__person_id"."state" AS "people__via__person_id__state",
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."total" AS "total",
      "orders"."person_id" AS "person_id",
      "orders"."created_at" AS "created_at"
    FROM
      "orders"
  ) AS "source"
  LEFT JOIN "people" AS "people__via__person_id" ON "source"."person_id" = "people__via__person_id"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a SQL question as source
SELECT
  "source"."person_id" AS "person_id",
  sum("source"."total") AS "sum"
FROM
  (
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
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a SQL model: names, types and keys from its metadata
SELECT
  "source"."id" AS "id",
  "source"."total" AS "total",
  "source"."person_id" AS "person_id"
FROM
  (
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
  ) AS "source"
  LEFT JOIN "people" AS "people__via__person_id" ON "source"."person_id" = "people__via__person_id"."id"
WHERE
  "people__via__person_id"."id" < 2
ORDER BY
  "source"."id" ASC
LIMIT
  1048575

-- # implicit join from a column of a SQL model by its name
SELECT
  "people__via__person_id"."name" AS "people__via__person_id__name",
  COUNT(*) AS "count"
FROM
  (
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
  ) AS "source"
  LEFT JOIN "people" AS "people__via__person_id" ON "source"."person_id" = "people__via__person_id"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a SQL question whose columns nobody noted
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
          quantity
        from
          orders
        where
          quantity > 1
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
ORDER BY
  "source"."id" DESC
LIMIT
  2

-- # SQL first, then clauses
SELECT
  "source"."product_id" AS "product_id",
  "source"."pieces" AS "pieces"
FROM
  (
    SELECT
      "source"."product_id" AS "product_id",
      sum(CAST("source"."quantity" AS Int128)) AS "pieces"
    FROM
      (
        SELECT
          *
        FROM
          (
            select
              product_id,
              quantity
            from
              orders
          ) SETTINGS join_use_nulls = 0,
          aggregate_functions_null_for_empty = 0,
          group_by_use_nulls = 0,
          cast_keep_nullable = 0,
          prefer_column_name_to_alias = 0,
          enable_extended_results_for_datetime_functions = 0
      ) AS "source"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # SQL first, then clauses, in one query
SELECT
  "source"."product_id" AS "product_id",
  "source"."count" AS "count"
FROM
  (
    SELECT
      "source"."product_id" AS "product_id",
      COUNT(*) AS "count"
    FROM
      (
        SELECT
          *
        FROM
          (
            select
              product_id,
              quantity
            from
              orders
          ) SETTINGS join_use_nulls = 0,
          aggregate_functions_null_for_empty = 0,
          group_by_use_nulls = 0,
          cast_keep_nullable = 0,
          prefer_column_name_to_alias = 0,
          enable_extended_results_for_datetime_functions = 0
      ) AS "source"
    WHERE
      "source"."quantity" > 1
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."count" > 1
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # the limit of an inner level is kept
SELECT
  MIN("source"."id") AS "min"
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
      "orders"."is_gift" AS "is_gift"
    FROM
      "orders"
    ORDER BY
      "orders"."id" DESC
    LIMIT
      3
  ) AS "source"
LIMIT
  1048575

-- # joined columns of a question by alias, by their own id and by name
SELECT
  "source"."Products__title" AS "Products__title",
  "source"."Products__category" AS "Products__category",
  "source"."Products__price" AS "Products__price",
  "source"."Products__id" AS "Products__id",
  "source"."id" AS "id"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."product_id" AS "product_id",
      "Products"."id" AS "Products__id",
      "Products"."title" AS "Products__title",
      "Products"."category" AS "Products__category",
      "Products"."price" AS "Products__price"
    FROM
      "orders"
      LEFT JOIN "products" AS "Products" ON "orders"."product_id" = "Products"."id"
  ) AS "source"
ORDER BY
  "source"."id" ASC
LIMIT
  1

-- # a column of an inner level keeps its day
SELECT
  MAX(CAST(toStartOfYear (CAST("source"."created_at" AS Date32)) AS Date32)) AS "max"
FROM
  (
    SELECT
      CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
LIMIT
  1048575

-- # an extracted part is a number one level up
SELECT
  "source"."created_at" AS "created_at",
  "source"."count" AS "count"
FROM
  (
    SELECT
      CAST(toMonth ("orders"."created_at") AS Int64) AS "created_at",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."created_at" > 9
ORDER BY
  "source"."created_at" ASC
LIMIT
  1048575

-- # expressions of an inner level are columns, by either kind of reference
SELECT
  sum(CAST("source"."twice" AS Int128)) AS "sum",
  MAX("source"."twice") AS "max"
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
      (CAST("orders"."quantity" AS Int128) * 2) AS "twice"
    FROM
      "orders"
  ) AS "source"
LIMIT
  1048575

-- # an expression may have the name of a column
SELECT
  "source"."id" AS "id",
  "source"."quantity_2" AS "quantity_2",
  "source"."quantity" AS "quantity"
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
      (CAST("orders"."quantity" AS Int128) * 10) AS "quantity_2"
    FROM
      "orders"
  ) AS "source"
WHERE
  "source"."id" = 6
LIMIT
  1048575

-- # an expression may have the name of a column: on its own level
SELECT
  "orders"."quantity" AS "quantity",
  (CAST("orders"."quantity" AS Int128) * 10) AS "quantity_2"
FROM
  "orders"
WHERE
  (CAST("orders"."quantity" AS Int128) * 10) = 30
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # four levels, staged
SELECT
  "source"."kinds" AS "kinds",
  "source"."count" AS "count"
FROM
  (
    SELECT
      "source"."kinds" AS "kinds",
      COUNT(*) AS "count"
    FROM
      (
        SELECT
          "source"."person_id" AS "person_id",
          COUNT(*) AS "kinds"
        FROM
          (
            SELECT
              "orders"."person_id" AS "person_id",
              "orders"."product_id" AS "product_id",
              COUNT(*) AS "count"
            FROM
              "orders"
            GROUP BY
              1,
              2
          ) AS "source"
        GROUP BY
          1
      ) AS "source"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  "source"."count" DESC
LIMIT
  1048575

-- # source-card in the staged form
SELECT
  "source"."product_id" AS "product_id",
  "source"."count" AS "count",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count",
      sum("orders"."total") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."product_id" = 3
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # a card by its stored staged query
SELECT
  sum(CAST("source"."pieces" AS Int128)) AS "sum"
FROM
  (
    SELECT
      "source"."product_id" AS "product_id",
      "source"."pieces" AS "pieces"
    FROM
      (
        SELECT
          "source"."product_id" AS "product_id",
          sum(CAST("source"."quantity" AS Int128)) AS "pieces"
        FROM
          (
            SELECT
              *
            FROM
              (
                select
                  product_id,
                  quantity
                from
                  orders
              ) SETTINGS join_use_nulls = 0,
              aggregate_functions_null_for_empty = 0,
              group_by_use_nulls = 0,
              cast_keep_nullable = 0,
              prefer_column_name_to_alias = 0,
              enable_extended_results_for_datetime_functions = 0
          ) AS "source"
        GROUP BY
          1
      ) AS "source"
  ) AS "source"
LIMIT
  1048575

-- # page of a question
SELECT
  "source"."id" AS "id"
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
      "orders"."is_gift" AS "is_gift"
    FROM
      "orders"
  ) AS "source"
ORDER BY
  "source"."id" ASC
LIMIT
  3
OFFSET
  3

-- # a saved filter on a question
SELECT
  COUNT(*) AS "count"
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
      "orders"."is_gift" AS "is_gift"
    FROM
      "orders"
  ) AS "source"
WHERE
  "source"."product_id" = 2
LIMIT
  1048575

-- # a saved filter inside a saved filter
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    "orders"."product_id" = 2
    AND "orders"."discount" > 0
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # a saved filter in the staged form, negated
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  (
    NOT ("products__via__product_id"."category" = 'Gadget')
    OR "products__via__product_id"."category" IS NULL
  )
LIMIT
  1048575

-- # a saved filter as a condition of an aggregation
SELECT
  (
    CAST(
      COUNT(
        CASE
          WHEN "orders"."product_id" = 2 THEN 1
        END
      ) AS Float64
    ) / CAST(nullIf(COUNT(*), 0) AS Float64)
  ) AS "share",
  sum(
    CAST(
      CASE
        WHEN "orders"."product_id" = 2 THEN "orders"."quantity"
        ELSE 0
      END AS Int128
    )
  ) AS "sum_where_quantity"
FROM
  "orders"
LIMIT
  1048575

-- # a saved filter of older clients is left out
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # cards in a circle
-- refused: invalid-query | Card 58 is built on itself. (at query.joins[0]) | query.joins[0]

-- # saved filters in a circle
-- refused: invalid-query | Segment 53 refers to itself. (at segment.filter[1]) | segment.filter[1]

-- # a card that does not exist
-- refused: invalid-query | Card 999 does not exist. (at query) | query

-- # a card of another database
-- refused: invalid-query | Card 62 belongs to another database. (at query) | query

-- # a saved filter that does not exist
-- refused: invalid-query | Segment 999 does not exist. (at query.filter[1]) | query.filter[1]

-- # a column that the inner level does not have
-- refused: invalid-query | Column "quantity" does not exist. (at query.filter[1]) | query.filter[1]

-- # a field that the inner level does not have
-- refused: invalid-query | Field 306 ("quantity") is not part of this query. (at query.filter[1]) | query.filter[1]

-- # the same id twice
-- refused: invalid-query | Two clauses have the id "a0000000-0000-4000-8000-000000000001". (at stages[0].filters[0][2][1]) | stages[0].filters[0][2][1]

-- # an aggregation that is not there
-- refused: invalid-query | No aggregation has the id "nobody". (at stages[0].order-by[0][2]) | stages[0].order-by[0][2]

-- # aggregations by id and by name
SELECT
  "orders"."product_id" AS "product_id",
  COUNT(*) AS "count",
  COUNT("orders"."note") AS "count_2"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  3 DESC,
  2 ASC,
  1 ASC
LIMIT
  1048575

-- # hidden fields come, sensitive and retired ones do not
SELECT
  "people"."id" AS "id",
  "people"."birth" AS "birth"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # only sensitive fields
-- refused: invalid-query | The query selects no fields. (at query) | query

-- # SQL that has a name twice as source: each column is its own
SELECT
  "source"."id" AS "id",
  "source"."id_2" AS "id_2",
  "source"."quantity" AS "quantity"
FROM
  (
    WITH
      "renamed_columns" ("id", "id_2", "quantity") AS (
        SELECT
          *
        FROM
          (
            select
              o.id,
              p.id,
              o.quantity
            from
              orders o
              join people p on p.id = o.person_id
          ) SETTINGS join_use_nulls = 0,
          aggregate_functions_null_for_empty = 0,
          group_by_use_nulls = 0,
          cast_keep_nullable = 0,
          prefer_column_name_to_alias = 0,
          enable_extended_results_for_datetime_functions = 0
      )
    SELECT
      *
    FROM
      "renamed_columns"
  ) AS "source"
WHERE
  "source"."id" = 4
LIMIT
  1048575

-- # SQL that has a name twice in a join: the second one by its name in the answer
SELECT
  "people"."id" AS "id",
  "j"."id" AS "j__id"
FROM
  "people"
  INNER JOIN (
    WITH
      "renamed_columns" ("id", "id_2", "quantity") AS (
        SELECT
          *
        FROM
          (
            select
              o.id,
              p.id,
              o.quantity
            from
              orders o
              join people p on p.id = o.person_id
          ) SETTINGS join_use_nulls = 0,
          aggregate_functions_null_for_empty = 0,
          group_by_use_nulls = 0,
          cast_keep_nullable = 0,
          prefer_column_name_to_alias = 0,
          enable_extended_results_for_datetime_functions = 0
      )
    SELECT
      *
    FROM
      "renamed_columns"
  ) AS "j" ON "people"."id" = "j"."id_2"
WHERE
  "j"."quantity" = 3
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # names that differ by case alone are columns of their own
SELECT
  "source"."a" AS "a",
  "source"."A_3" AS "A_3",
  "source"."A_2" AS "A_2"
FROM
  (
    WITH
      "renamed_columns" ("a", "A_3", "A_2") AS (
        SELECT
          *
        FROM
          (
            select
              1 as a,
              2 as A,
              3 as A_2
          ) SETTINGS join_use_nulls = 0,
          aggregate_functions_null_for_empty = 0,
          group_by_use_nulls = 0,
          cast_keep_nullable = 0,
          prefer_column_name_to_alias = 0,
          enable_extended_results_for_datetime_functions = 0
      )
    SELECT
      *
    FROM
      "renamed_columns"
  ) AS "source"
LIMIT
  1048575

-- # names that differ by case alone are found by case
SELECT
  "source"."A_2" AS "A_2",
  "source"."A_3" AS "A_3"
FROM
  (
    WITH
      "renamed_columns" ("a", "A_3", "A_2") AS (
        SELECT
          *
        FROM
          (
            select
              1 as a,
              2 as A,
              3 as A_2
          ) SETTINGS join_use_nulls = 0,
          aggregate_functions_null_for_empty = 0,
          group_by_use_nulls = 0,
          cast_keep_nullable = 0,
          prefer_column_name_to_alias = 0,
          enable_extended_results_for_datetime_functions = 0
      )
    SELECT
      *
    FROM
      "renamed_columns"
  ) AS "source"
WHERE
  "source"."A_3" = 2
LIMIT
  1048575

-- # SQL with metadata, summed
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
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
LIMIT
  1048575

-- # SQL whose columns nobody told
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
          quantity
        from
          orders
        order by
          id
        limit
          2
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
LIMIT
  1048575

-- # SQL whose columns nobody told, filtered
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
          quantity
        from
          orders
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
WHERE
  "source"."id" = 2
LIMIT
  1048575

-- # SQL whose columns nobody told, compared with texts
SELECT
  "source"."id" AS "id"
FROM
  (
    SELECT
      *
    FROM
      (
        select
          id,
          birth,
          name
        from
          people
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
WHERE
  (
    "source"."birth" = '1980-02-29'
    OR "source"."birth" BETWEEN '1999-12-01' AND '1999-12-31'
    OR (
      "source"."name" = 'Ann'
      OR "source"."name" = 'nobody'
    )
  )
ORDER BY
  "source"."id" ASC
LIMIT
  1048575

-- # three levels of groups
SELECT
  "source"."created_at" AS "created_at",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      CAST(toStartOfYear (CAST("source"."created_at" AS Date32)) AS Date32) AS "created_at",
      sum(CAST("source"."count" AS Int128)) AS "sum"
    FROM
      (
        SELECT
          CAST(toStartOfMonth (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
          COUNT(*) AS "count"
        FROM
          "orders"
        GROUP BY
          1
      ) AS "source"
    WHERE
      "source"."count" > 0
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."created_at" = toDate32 ('2024-01-01')
ORDER BY
  "source"."created_at" ASC
LIMIT
  1048575
