-- # median and percentiles between neighbors
SELECT
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      CAST("numbers"."n" AS DOUBLE PRECISION)
  ) AS "median",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      CAST("numbers"."d" AS DOUBLE PRECISION)
  ) AS "median_2",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      CAST("numbers"."f" AS DOUBLE PRECISION)
  ) AS "median_3",
  PERCENTILE_CONT(0.9) WITHIN GROUP (
    ORDER BY
      CAST("numbers"."n" AS DOUBLE PRECISION)
  ) AS "percentile",
  PERCENTILE_CONT(0.25) WITHIN GROUP (
    ORDER BY
      CAST("numbers"."d" AS DOUBLE PRECISION)
  ) AS "percentile_2",
  PERCENTILE_CONT(0) WITHIN GROUP (
    ORDER BY
      CAST("numbers"."n" AS DOUBLE PRECISION)
  ) AS "percentile_3",
  PERCENTILE_CONT(1) WITHIN GROUP (
    ORDER BY
      CAST("numbers"."n" AS DOUBLE PRECISION)
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
      CAST("orders"."total" AS DOUBLE PRECISION)
  ) AS "median",
  COUNT(*) AS "count",
  SUM("orders"."quantity") AS "sum",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      CAST("orders"."quantity" AS DOUBLE PRECISION)
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
      CAST("orders"."total" AS DOUBLE PRECISION)
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
        CAST("orders"."total" AS DOUBLE PRECISION)
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
          CAST("orders"."total" AS DOUBLE PRECISION)
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
          CAST("orders"."quantity" AS DOUBLE PRECISION)
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
      CAST("orders"."total" AS DOUBLE PRECISION)
  ) AS "median",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."id" = 99
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
          CAST(2 AS DOUBLE PRECISION)
      ) AS "agg_1",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          CAST(3 AS DOUBLE PRECISION)
      ) AS "agg_2",
      PERCENTILE_CONT(1) WITHIN GROUP (
        ORDER BY
          CAST("numbers"."n" AS DOUBLE PRECISION)
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
