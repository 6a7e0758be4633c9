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

-- # staged spellings
-- 1: "many"
-- 2: "one"
SELECT
  CASE
    WHEN "orders"."quantity" > 1 THEN CAST($1 AS varchar(65535))
    ELSE CAST($2 AS varchar(65535))
  END AS "size",
  COUNT(*) AS "count",
  SUM("orders"."quantity") AS "pieces"
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
      "source"."v_1" AS "product_id",
      COUNT(*) AS "agg_1",
      CAST(
        (
          MAX(
            CASE
              WHEN "source"."v_3" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) + 1 THEN "source"."v_2"
            END
          ) + (
            MAX(
              CASE
                WHEN "source"."v_3" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) + 1 THEN "source"."v_2"
              END
            ) - MAX(
              CASE
                WHEN "source"."v_3" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) + 1 THEN "source"."v_2"
              END
            )
          ) * (
            MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))))
          )
        ) AS DOUBLE PRECISION
      ) AS "agg_2",
      COUNT(
        CASE
          WHEN "source"."v_5" THEN 1
        END
      ) AS "agg_3"
    FROM
      (
        SELECT
          "orders"."product_id" AS "v_1",
          "orders"."quantity" AS "v_2",
          ROW_NUMBER() OVER (
            PARTITION BY
              "orders"."product_id"
            ORDER BY
              "orders"."quantity" IS NULL,
              "orders"."quantity"
          ) AS "v_3",
          COUNT("orders"."quantity") OVER (
            PARTITION BY
              "orders"."product_id"
          ) AS "v_4",
          ("orders"."quantity" = 1) AS "v_5"
        FROM
          "orders"
      ) AS "source"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575
