-- # sums keep exact decimals
SELECT
  SUM("numbers"."n") AS "sum",
  SUM("numbers"."d") AS "sum_2",
  SUM("numbers"."f") AS "sum_3",
  SUM(("numbers"."d" * "numbers"."d")) AS "sum_4",
  SUM(
    CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."d"
      ELSE 0
    END
  ) AS "sum_5"
FROM
  "numbers"
LIMIT
  1048575

-- # sum of whole numbers beyond 64 bits
SELECT
  SUM("numbers"."big") AS "sum"
FROM
  "numbers"
LIMIT
  1048575

-- # averages are exact floats
SELECT
  CAST(AVG("numbers"."n") AS DOUBLE PRECISION) AS "avg",
  CAST(AVG("numbers"."d") AS DOUBLE PRECISION) AS "avg_2",
  CAST(AVG("numbers"."f") AS DOUBLE PRECISION) AS "avg_3",
  CAST(AVG((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(3, 0))) AS DOUBLE PRECISION) AS "avg_4"
FROM
  "numbers"
LIMIT
  1048575

-- # average of large numbers
SELECT
  CAST(AVG("numbers"."big") AS DOUBLE PRECISION) AS "avg"
FROM
  "numbers"
LIMIT
  1048575

-- # least and greatest
SELECT
  MIN("numbers"."d") AS "min",
  MAX("numbers"."d") AS "max",
  MIN("numbers"."big") AS "min_2",
  MAX("numbers"."big") AS "max_2",
  MIN("numbers"."f") AS "min_3"
FROM
  "numbers"
LIMIT
  1048575

-- # least and greatest of dates, text and conditions
SELECT
  MIN("orders"."created_at") AS "min",
  MAX("orders"."paid_at") AS "max",
  MAX("orders"."note") AS "max_2",
  (
    MIN(
      CASE
        WHEN "orders"."is_gift" THEN 1
        WHEN NOT "orders"."is_gift" THEN 0
      END
    ) = 1
  ) AS "min_2",
  (
    MAX(
      CASE
        WHEN "orders"."is_gift" THEN 1
        WHEN NOT "orders"."is_gift" THEN 0
      END
    ) = 1
  ) AS "max_3"
FROM
  "orders"
LIMIT
  1048575

-- # median and percentiles between neighbors
SELECT
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "numbers"."n"
  ) AS "median",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "numbers"."d"
  ) AS "median_2",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "numbers"."f"
  ) AS "median_3",
  PERCENTILE_CONT(0.9) WITHIN GROUP (
    ORDER BY
      "numbers"."n"
  ) AS "percentile",
  PERCENTILE_CONT(0.25) WITHIN GROUP (
    ORDER BY
      "numbers"."d"
  ) AS "percentile_2",
  PERCENTILE_CONT(0) WITHIN GROUP (
    ORDER BY
      "numbers"."n"
  ) AS "percentile_3",
  PERCENTILE_CONT(1) WITHIN GROUP (
    ORDER BY
      "numbers"."n"
  ) AS "percentile_4"
FROM
  "numbers"
LIMIT
  1048575

-- # median per group with other aggregates
SELECT
  "orders"."product_id" AS "product_id",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "orders"."total"
  ) AS "median",
  COUNT(*) AS "count",
  SUM("orders"."quantity") AS "sum",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "orders"."quantity"
  ) AS "percentile"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # median per group of text and dates
SELECT
  "people__via__person_id"."name" AS "people__via__person_id__name",
  CAST(date_trunc('year', "orders"."created_at") AS date) AS "created_at",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "orders"."total"
  ) AS "median"
FROM
  "orders"
  LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
WHERE
  "orders"."person_id" IS NOT NULL
GROUP BY
  1,
  2
ORDER BY
  3 DESC,
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # arithmetic of medians, sorted and limited
SELECT
  "orders"."product_id" AS "product_id",
  (
    MAX("orders"."total") - PERCENTILE_CONT(0.5) WITHIN GROUP (
      ORDER BY
        "orders"."total"
    )
  ) AS "expression",
  COUNT(
    CASE
      WHEN "orders"."is_gift" = TRUE THEN 1
    END
  ) AS "count_where"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  2

-- # median of a nested query
SELECT
  MAX("source"."median") AS "max"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          "orders"."total"
      ) AS "median"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
LIMIT
  1048575

-- # running total of medians
SELECT
  "source"."product_id" AS "product_id",
  SUM("source"."agg_1") OVER (
    ORDER BY
      "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum",
  "source"."agg_2" AS "median"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "agg_1",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          "orders"."quantity"
      ) AS "agg_2"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # median of nothing
SELECT
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "orders"."total"
  ) AS "median",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."id" = 99
LIMIT
  1048575

-- # no rows
SELECT
  SUM("numbers"."n") AS "sum",
  CAST(AVG("numbers"."n") AS DOUBLE PRECISION) AS "avg",
  COUNT(*) AS "count",
  (
    CAST(
      COUNT(
        CASE
          WHEN "numbers"."n" > 2 THEN 1
        END
      ) AS DOUBLE PRECISION
    ) / NULLIF(COUNT(*), 0)
  ) AS "share",
  COUNT(
    CASE
      WHEN "numbers"."n" > 2 THEN 1
    END
  ) AS "count_where",
  SUM(
    CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."n"
      ELSE 0
    END
  ) AS "sum_where_n",
  SQRT(CAST(VAR_POP("numbers"."n") AS DOUBLE PRECISION)) AS "stddev",
  COUNT(DISTINCT "numbers"."n") AS "count_2",
  MIN("numbers"."n") AS "min"
FROM
  "numbers"
WHERE
  "numbers"."id" = 99
LIMIT
  1048575

-- # the deviation of large whole numbers and decimals keeps its fraction
SELECT
  SQRT(CAST(VAR_POP((CAST("numbers"."n" AS bigint) * 1000000000)) AS DOUBLE PRECISION)) AS "stddev",
  SQRT(CAST(VAR_POP(("numbers"."d" * 1000000000)) AS DOUBLE PRECISION)) AS "stddev_2"
FROM
  "numbers"
WHERE
  (
    "numbers"."id" <> 6
    OR "numbers"."id" IS NULL
  )
LIMIT
  1048575

-- # deviation and variance of the population
SELECT
  SQRT(CAST(VAR_POP("numbers"."n") AS DOUBLE PRECISION)) AS "stddev",
  CAST(VAR_POP("numbers"."n") AS DOUBLE PRECISION) AS "var",
  SQRT(CAST(VAR_POP("numbers"."d") AS DOUBLE PRECISION)) AS "stddev_2",
  CAST(VAR_POP("numbers"."f") AS DOUBLE PRECISION) AS "var_2"
FROM
  "numbers"
LIMIT
  1048575

-- # conditional aggregates
SELECT
  COUNT(
    CASE
      WHEN "numbers"."n" > 2 THEN 1
    END
  ) AS "count_where",
  SUM(
    CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."d"
      ELSE 0
    END
  ) AS "sum_where_d",
  SUM(
    CASE
      WHEN "numbers"."n" > 200 THEN "numbers"."d"
      ELSE 0
    END
  ) AS "sum_where_d_2",
  COUNT(
    DISTINCT CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."n"
    END
  ) AS "distinct_where_n",
  (
    CAST(
      COUNT(
        CASE
          WHEN "numbers"."n" > 2 THEN 1
        END
      ) AS DOUBLE PRECISION
    ) / NULLIF(COUNT(*), 0)
  ) AS "share"
FROM
  "numbers"
LIMIT
  1048575

-- # distinct numbers and conditions
SELECT
  COUNT(DISTINCT "orders"."total") AS "count",
  COUNT(DISTINCT "orders"."discount") AS "count_2",
  COUNT(DISTINCT "orders"."is_gift") AS "count_3",
  COUNT(DISTINCT "orders"."person_id") AS "count_4",
  COUNT("orders"."person_id") AS "count_5"
FROM
  "orders"
LIMIT
  1048575

-- # arithmetic of aggregates
SELECT
  (CAST(SUM("numbers"."d") AS DOUBLE PRECISION) / NULLIF(COUNT(*), 0)) AS "expression",
  (SUM("numbers"."d") + MAX("numbers"."n")) AS "expression_2",
  (CAST(AVG("numbers"."n") AS DOUBLE PRECISION) * 2) AS "expression_3",
  COALESCE(SUM("numbers"."n"), 0) AS "coalesce",
  CASE
    WHEN SUM("numbers"."n") > 3 THEN 1
    ELSE 0
  END AS "case",
  (
    SIGN(CAST(CAST(AVG("numbers"."d") AS DOUBLE PRECISION) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(CAST(AVG("numbers"."d") AS DOUBLE PRECISION) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
  ) AS "round",
  (CAST(SUM("numbers"."n") AS DOUBLE PRECISION) / NULLIF(0, 0)) AS "expression_4"
FROM
  "numbers"
LIMIT
  1048575

-- # running totals along the first of two breakouts
SELECT
  "source"."created_at" AS "created_at",
  "source"."product_id" AS "product_id",
  SUM("source"."agg_1") OVER (
    PARTITION BY
      "source"."product_id"
    ORDER BY
      "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum",
  SUM("source"."agg_2") OVER (
    PARTITION BY
      "source"."product_id"
    ORDER BY
      "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      CAST(date_trunc('year', "orders"."created_at") AS date) AS "created_at",
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "agg_1",
      COUNT(*) AS "agg_2"
    FROM
      "orders"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # running totals without a breakout
SELECT
  "source"."agg_1" AS "sum",
  "source"."agg_2" AS "count",
  "source"."agg_3" AS "count_2"
FROM
  (
    SELECT
      SUM("numbers"."n") AS "agg_1",
      COUNT(*) AS "agg_2",
      COUNT("numbers"."n") AS "agg_3"
    FROM
      "numbers"
  ) AS "source"
LIMIT
  1048575

-- # running totals are sorted after they are made
SELECT
  "source"."product_id" AS "product_id",
  SUM("source"."agg_1") OVER (
    ORDER BY
      "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 DESC
LIMIT
  1048575

-- # the row before and after
SELECT
  "source"."product_id" AS "product_id",
  "source"."agg_1" AS "sum",
  LAG("source"."agg_2", 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "before",
  LEAD("source"."agg_3", 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "after",
  (
    CAST("source"."agg_4" AS bigint) - LAG("source"."agg_5", 1) OVER (
      ORDER BY
        "source"."product_id" ASC
    )
  ) AS "expression"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "agg_1",
      SUM("orders"."quantity") AS "agg_2",
      SUM("orders"."quantity") AS "agg_3",
      SUM("orders"."quantity") AS "agg_4",
      SUM("orders"."quantity") AS "agg_5"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # the row before within each group
SELECT
  "source"."product_id" AS "product_id",
  "source"."quantity" AS "quantity",
  "source"."agg_1" AS "count",
  LAG("source"."agg_2", 1) OVER (
    PARTITION BY
      "source"."quantity"
    ORDER BY
      "source"."product_id" ASC
  ) AS "before"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      "orders"."quantity" AS "quantity",
      COUNT(*) AS "agg_1",
      COUNT(*) AS "agg_2"
    FROM
      "orders"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # reference to an aggregation before
SELECT
  SUM("orders"."quantity") AS "sum",
  (CAST(SUM("orders"."quantity") AS numeric) * 2) AS "expression"
FROM
  "orders"
LIMIT
  1048575

-- # percentile beyond one
-- refused: invalid-query | "percentile": the percentile must be from 0 to 1. (at query.aggregation[0]) | query.aggregation[0]

-- # offset of nothing
-- refused: invalid-query | "offset" needs a whole number of rows that is not 0. | query.aggregation[0]

-- # an aggregation among rows
-- refused: invalid-query | "count" can only be used in an aggregation. (at query.expressions.e1[1]) | query.expressions.e1[1]

-- # what aggregates nothing is no aggregation
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # a sum of text
-- refused: invalid-query | "sum": expected numbers, got type/Text. (at query.aggregation[0]) | query.aggregation[0]

-- # a median of dates
-- refused: invalid-query | "median": expected numbers, got type/Date. (at query.aggregation[0]) | query.aggregation[0]

-- # conditions count as one and zero in sums
SELECT
  SUM(
    CASE
      WHEN ("orders"."quantity" > 1) THEN 1
      WHEN NOT ("orders"."quantity" > 1) THEN 0
    END
  ) AS "sum",
  CAST(
    AVG(
      CASE
        WHEN ("orders"."quantity" > 1) THEN 1
        WHEN NOT ("orders"."quantity" > 1) THEN 0
      END
    ) AS DOUBLE PRECISION
  ) AS "avg"
FROM
  "orders"
LIMIT
  1048575

-- # a column of single rows beside an aggregation
-- refused: invalid-query | A column is outside the aggregation functions. (at query.aggregation[0]) | query.aggregation[0]

-- # an aggregation in another
-- refused: invalid-query | An aggregation cannot be used in an expression over single rows. (at query.aggregation[1][1]) | query.aggregation[1][1]

-- # breakouts in aggregations
SELECT
  "source"."product_id" AS "product_id",
  (CAST("source"."agg_1" AS numeric) + "source"."product_id") AS "expression",
  (
    CAST(
      SUM("source"."agg_2") OVER (
        ORDER BY
          "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
      ) AS numeric
    ) + "source"."product_id"
  ) AS "expression_2"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "agg_1",
      COUNT(*) AS "agg_2"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an offset of a running total
-- refused: invalid-query | "offset" cannot contain a running total or another offset. | query.aggregation[0]

-- # cumulative count restarts per group
SELECT
  "source"."created_at" AS "created_at",
  "source"."product_id" AS "product_id",
  SUM("source"."agg_1") OVER (
    PARTITION BY
      "source"."product_id"
    ORDER BY
      "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      CAST(date_trunc('quarter', "orders"."created_at") AS date) AS "created_at",
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # variance and deviation of one row are 0
SELECT
  CAST(VAR_POP("orders"."quantity") AS DOUBLE PRECISION) AS "var",
  SQRT(CAST(VAR_POP("orders"."total") AS DOUBLE PRECISION)) AS "stddev"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # percentiles of a constant, in groups by a constant
-- 1: "a"
-- 2: "2024-02-29"
SELECT
  "source"."c" AS "c",
  "source"."t" AS "t",
  "source"."d" AS "d",
  "source"."whole" AS "whole",
  "source"."agg_1" AS "median",
  "source"."agg_2" AS "median_2",
  "source"."agg_3" AS "percentile",
  SUM("source"."agg_4") OVER (
    PARTITION BY
      "source"."t",
      "source"."d",
      "source"."whole"
    ORDER BY
      "source"."c" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      2 AS "c",
      CAST($1 AS text) AS "t",
      CAST($2 AS DATE) AS "d",
      3 AS "whole",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          2
      ) AS "agg_1",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          3
      ) AS "agg_2",
      PERCENTILE_CONT(1) WITHIN GROUP (
        ORDER BY
          "numbers"."n"
      ) AS "agg_3",
      COUNT(*) AS "agg_4"
    FROM
      "numbers"
    GROUP BY
      1,
      2,
      3,
      4
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC,
  3 ASC,
  4 ASC
LIMIT
  1048575

-- # distinct-where and percentile
SELECT
  COUNT(
    DISTINCT CASE
      WHEN "orders"."quantity" > 1 THEN "orders"."person_id"
    END
  ) AS "distinct_where_person_id",
  PERCENTILE_CONT(0.9) WITHIN GROUP (
    ORDER BY
      "orders"."quantity"
  ) AS "percentile"
FROM
  "orders"
LIMIT
  1048575
