-- # datetime-field with and without as
SELECT
  CAST(date_trunc('year', "orders"."created_at") AS date) AS "created_at",
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            MONTH
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 2
      ),
      3
    ) AS bigint
  ) AS "created_at_2",
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

-- # is-null, between and others by bare ids
-- 1: "quick%"
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
      WHEN "orders"."note" ILIKE $1 ESCAPE '!' THEN 1
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

-- # staged text filters and intervals
-- 1: "%QUICK%"
-- 2: "%fox%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    (
      "orders"."note" ILIKE $1 ESCAPE '!'
      OR "orders"."note" ILIKE $2 ESCAPE '!'
    )
  )
  AND ("orders"."person_id" IS NOT NULL)
LIMIT
  1048575

-- # staged offset, percentile and typed value
SELECT
  "source"."product_id" AS "product_id",
  LAG("source"."agg_1", 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "before",
  "source"."agg_2" AS "percentile",
  "source"."agg_3" AS "count_where"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "agg_1",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          CAST("orders"."quantity" AS DOUBLE PRECISION)
      ) AS "agg_2",
      COUNT(
        CASE
          WHEN "orders"."quantity" = 1 THEN 1
        END
      ) AS "agg_3"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575
