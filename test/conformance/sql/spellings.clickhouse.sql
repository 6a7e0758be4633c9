-- # keys and names in any case, with hyphens or underscores
SELECT
  "source"."created_at" AS "created_at",
  sum(CAST("source"."agg_1" AS Int128)) OVER (
    ORDER BY
      "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
      COUNT(*) AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 DESC
LIMIT
  1048575

-- # bare field ids
SELECT
  "orders"."product_id" AS "product_id",
  sum(CAST("orders"."quantity" AS Int128)) AS "sum"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 DESC
LIMIT
  1048575

-- # field-id
SELECT
  "orders"."product_id" AS "product_id",
  sum(CAST("orders"."quantity" AS Int128)) AS "sum"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 DESC
LIMIT
  1048575

-- # field-literal on a nested query
SELECT
  sum(CAST("source"."quantity" AS Int128)) AS "sum"
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
LIMIT
  1048575

-- # fk-> with clauses and bare ids
SELECT
  "products__via__product_id"."category" AS "products__via__product_id__category",
  "products__via__product_id"."title" AS "products__via__product_id__title"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  2

-- # joined-field
SELECT
  "P"."category" AS "P__category",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # datetime-field with and without as
SELECT
  CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
  intDiv ((CAST(toMonth ("orders"."created_at") AS Int64) + 2), 3) AS "created_at_2",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1,
  2
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # binning-strategy
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 20 + 1e-9) AS Int64) * 20) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # binning-strategy by number and by default
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 20 + 1e-9) AS Int64) * 20) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."total" < 1000
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a field in a field
SELECT
  CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # empty options
SELECT
  MAX("orders"."quantity") AS "max"
FROM
  "orders"
LIMIT
  1048575

-- # named aggregations
SELECT
  sum(CAST("orders"."quantity" AS Int128)) AS "sum",
  COUNT(*) AS "n",
  COUNT(*) AS "x"
FROM
  "orders"
ORDER BY
  2 ASC
LIMIT
  1048575

-- # one aggregation in several spellings
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."product_id" = 1
LIMIT
  1048575

-- # rows is no aggregation
SELECT
  "people"."id" AS "id"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # substring from zero
SELECT
  substringUTF8 ("people"."name", 1, 2) AS "s"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # and, or and not around one filter
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."product_id" = 1
LIMIT
  1048575

-- # nested groups and repeated filters
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."product_id" = 1
    AND "orders"."quantity" > 0
  )
LIMIT
  1048575

-- # empty clauses and nulls are left out
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
LIMIT
  1048575

-- # fields that are breakouts too
SELECT
  "orders"."product_id" AS "product_id"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # time-interval and inside by bare ids
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # is-null, between and others by bare ids
SELECT
  COUNT(
    CASE
      WHEN "orders"."note" IS NULL THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "orders"."quantity" BETWEEN 2 AND 3 THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('quick%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!' THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN "orders"."person_id" IS NOT NULL THEN 1
    END
  ) AS "count_where_4"
FROM
  "orders"
LIMIT
  1048575

-- # staged spellings
SELECT
  CASE
    WHEN "orders"."quantity" > 1 THEN 'many'
    ELSE 'one'
  END AS "size",
  COUNT(*) AS "count",
  sum(CAST("orders"."quantity" AS Int128)) AS "pieces"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  3 DESC,
  1 ASC
LIMIT
  1048575

-- # staged text filters and intervals
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    (
      lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%QUICK%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
      OR lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%fox%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    )
  )
  AND ("orders"."person_id" IS NOT NULL)
LIMIT
  1048575

-- # staged offset, percentile and typed value
SELECT "source"."product_id" AS "product_id", LAG(toNullable("source"."agg_1"), 1) OVER (ORDER BY "source"."product_id" ASC) AS "before", "source"."agg_2" AS "percentile", "source"."agg_3" AS "count_where" FROM (SELECT "orders"."product_id" AS "product_id", COUNT(*) AS "agg_1", if(length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."quantity" AS Float64))))))] - arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))))) AS "agg_2", COUNT(CASE WHEN "orders"."quantity" = 1 THEN 1 END) AS "agg_3" FROM "orders" GROUP BY 1) AS "source" ORDER BY 1 ASC LIMIT 1048575

-- # measures are refused
-- refused: unsupported-feature | Measures are not supported. | stages[0].aggregation[0]

-- # an unknown clause
-- refused: invalid-query | Unknown clause "frequency". (at query.aggregation[0]) | query.aggregation[0]

-- # an unknown unit
-- refused: invalid-query | Unknown temporal unit "fortnight". (at query.breakout[0][2].temporal-unit) | query.breakout[0][2].temporal-unit

-- # an aggregation that is not there
-- refused: invalid-query | There is no aggregation number 3. (at query.order-by[0][1]) | query.order-by[0][1]

-- # an expression that is not there
-- refused: invalid-query | Column "nothing" does not exist. (at query.fields[0]) | query.fields[0]

-- # expressions that use each other
-- refused: invalid-query | Expression "a" refers to itself. (at query.expressions.b[1]) | query.expressions.b[1]

-- # a number before a calculation is no field id
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (CAST("orders"."quantity" AS Int128) + 0) > 2
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # numbers are no field ids in the staged form
SELECT
  sum(CAST(2 AS Int128)) AS "sum",
  MAX(7) AS "max",
  sum(
    CAST(
      CASE
        WHEN "orders"."id" > 1 THEN 3
        ELSE 0
      END AS Int128
    )
  ) AS "sum_where_expression"
FROM
  "orders"
WHERE
  ABS(CAST((CAST("orders"."quantity" AS Int128) * 1) AS Int128)) = 1
LIMIT
  1048575

-- # a comparison with the value first
SELECT
  COUNT(
    CASE
      WHEN (
        "orders"."discount" <> toDecimal128 ('1.5', 1)
        OR "orders"."discount" IS NULL
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "orders"."discount" IS NULL THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "orders"."discount" < 1 THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC')
        AND "orders"."created_at" < toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= toDateTime64 ('2024-01-07 00:00:00', 6, 'UTC')
        AND "orders"."created_at" < toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "orders"."created_at" >= toDateTime64 ('2024-10-27 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where_6"
FROM
  "orders"
LIMIT
  1048575

-- # one field id where a list is expected
SELECT
  "orders"."product_id" AS "product_id",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # nulls and empty clauses among conditions
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."quantity" = 3
LIMIT
  1048575

-- # a filter of nothing
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
LIMIT
  1048575

-- # the present in capitals
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."created_at" < toDateTime64 ('2025-06-15 00:00:00', 6, 'UTC')
LIMIT
  1048575

-- # options that are null
SELECT
  "source"."product_id" AS "product_id",
  "source"."agg_1" AS "sum",
  LAG (toNullable ("source"."agg_2"), 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "offset"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_1",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_2"
    FROM
      "orders"
    WHERE
      (
        "orders"."created_at" >= toDateTime64 ('1995-01-01 00:00:00', 6, 'UTC')
        AND "orders"."created_at" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
      )
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a number before a field
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."quantity" > 1
LIMIT
  1048575

-- # sorted by the name of an aggregation
SELECT
  "orders"."product_id" AS "product_id",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  2 ASC,
  1 ASC
LIMIT
  1

-- # staged form
SELECT
  "source"."product_id" AS "product_id",
  "source"."total" AS "total"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST((CAST("orders"."quantity" AS Int128) * 2) AS Int128)) AS "total"
    FROM
      "orders"
    WHERE
      "orders"."quantity" > 1
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."total" > 4
ORDER BY
  "source"."total" DESC,
  "source"."product_id" ASC
LIMIT
  1048575

-- # several old spellings in one query
SELECT
  "products__via__product_id"."category" AS "products__via__product_id__category",
  sum(CAST("orders"."quantity" AS Int128)) AS "sum"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  1048575
