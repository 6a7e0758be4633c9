-- # count
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
LIMIT
  1048575

-- # sum of decimals
SELECT
  SUM("orders"."total") AS "sum"
FROM
  "orders"
LIMIT
  1048575

-- # default fields of people
SELECT
  "people"."id" AS "id",
  "people"."name" AS "name",
  "people"."state" AS "state",
  "people"."birth" AS "birth"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  2

-- # by month
SELECT
  CAST(date_trunc('month', "orders"."created_at") AS date) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by week from Sunday
SELECT
  CAST((date_trunc('week', ("orders"."created_at" - INTERVAL '6 day')) + INTERVAL '6 day') AS date) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by quarter
SELECT
  CAST(date_trunc('quarter', "orders"."created_at") AS date) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by hour
SELECT
  date_trunc('hour', "orders"."created_at") AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  2

-- # by day of week
SELECT
  (
    CAST(
      EXTRACT(
        DOW
        FROM
          "orders"."created_at"
      ) AS integer
    ) + 1
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # week of year
SELECT
  (
    (
      CAST(
        EXTRACT(
          DOY
          FROM
            CAST((date_trunc('week', ("orders"."created_at" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
        ) AS integer
      ) + 6
    ) / 7
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # instant by day in Paris (Europe/Paris)
SELECT
  CAST(date_trunc('day', ("orders"."paid_at" AT TIME ZONE 'Europe/Paris')) AS date) AS "paid_at",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."paid_at" IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # instant by hour in Paris (Europe/Paris)
-- 1: "2024-03-31T00:00:00+01:00"
SELECT
  date_trunc('hour', "orders"."paid_at") AS "paid_at",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."paid_at" >= CAST($1 AS TIMESTAMPTZ)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # equals
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."quantity" IN (1, 2)
LIMIT
  1048575

-- # not equal keeps nulls
-- 1: "Quick"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."note" = $1)
    OR "orders"."note" IS NULL
  )
LIMIT
  1048575

-- # not contains keeps nulls
-- 1: "%uick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT (CAST("orders"."note" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!')
    OR "orders"."note" IS NULL
  )
LIMIT
  1048575

-- # equality minds case
-- 1: "ann"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  "people"."name" = $1
LIMIT
  1048575

-- # contains minds case
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  CAST("orders"."note" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
LIMIT
  1048575

-- # contains without case
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
LIMIT
  1048575

-- # contains takes wildcards literally
-- 1: "%!_%"
-- 2: "%!%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    CAST("orders"."note" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
    OR CAST("orders"."note" AS TEXT) COLLATE "default" LIKE $2 ESCAPE '!'
  )
LIMIT
  1048575

-- # starts with
-- 1: "O'%"
SELECT
  "people"."name" AS "name"
FROM
  "people"
WHERE
  CAST("people"."name" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
LIMIT
  1048575

-- # is empty
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  (
    "people"."state" IS NULL
    OR "people"."state" = ''
  )
LIMIT
  1048575

-- # not of a comparison keeps nulls
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  NOT (COALESCE("orders"."discount" > 0, FALSE))
LIMIT
  1048575

-- # between days includes the last
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-01-08T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # bucketed equality is a range
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-02-01T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # time interval
-- 1: "2024-01-01T00:00:00"
-- 2: "2025-01-01T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # birthday equals
-- 1: "1980-02-29"
SELECT
  "people"."name" AS "name"
FROM
  "people"
WHERE
  "people"."birth" = CAST($1 AS DATE)
LIMIT
  1048575

-- # average is a float
SELECT
  CAST(AVG("orders"."quantity") AS DOUBLE PRECISION) AS "avg"
FROM
  "orders"
LIMIT
  1048575

-- # division is a float and null by zero
SELECT
  (CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS "x",
  (CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(0, 0)) AS "y"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # implicit join
SELECT
  "products__via__product_id"."category" AS "products__via__product_id__category",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # explicit join
SELECT
  "orders"."id" AS "id",
  "P"."name" AS "P__name"
FROM
  "orders"
  LEFT JOIN "people" AS "P" ON "orders"."person_id" = "P"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  2

-- # nested query
SELECT
  "source"."product_id" AS "product_id",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."total") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."sum" > 20
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # cumulative sum
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
  1 ASC
LIMIT
  1048575

-- # share, count-where, sum-where
SELECT
  (
    CAST(
      COUNT(
        CASE
          WHEN "orders"."quantity" = 1 THEN 1
        END
      ) AS DOUBLE PRECISION
    ) / NULLIF(COUNT(*), 0)
  ) AS "share",
  COUNT(
    CASE
      WHEN "orders"."quantity" = 1 THEN 1
    END
  ) AS "count_where",
  SUM(
    CASE
      WHEN "orders"."quantity" = 1 THEN "orders"."total"
      ELSE 0
    END
  ) AS "sum_where_total"
FROM
  "orders"
LIMIT
  1048575

-- # median
SELECT
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "orders"."quantity"
  ) AS "median"
FROM
  "orders"
LIMIT
  1048575

-- # standard deviation
SELECT
  SQRT(CAST(VAR_POP("orders"."quantity") AS DOUBLE PRECISION)) AS "stddev"
FROM
  "orders"
LIMIT
  1048575

-- # aggregation math
SELECT
  (CAST(SUM("orders"."quantity") AS DOUBLE PRECISION) / NULLIF(COUNT(*), 0)) AS "expression"
FROM
  "orders"
LIMIT
  1048575

-- # binning
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS DOUBLE PRECISION) / 20 + 1e-9) AS BIGINT) * 20) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # case
-- 1: "many"
-- 2: "one"
SELECT
  CASE
    WHEN "orders"."quantity" > 1 THEN CAST($1 AS text)
    ELSE CAST($2 AS text)
  END AS "size",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # text functions
-- 1: "-"
-- 2: "n"
-- 3: "m"
SELECT
  CONCAT(UPPER("people"."name"), CAST($1 AS text), CAST("people"."id" AS TEXT)) AS "a",
  SUBSTR("people"."name", 1, 2) AS "b",
  LENGTH("people"."name") AS "c",
  REPLACE(CAST("people"."name" AS TEXT) COLLATE "default", CAST($2 AS text), CAST($3 AS text)) AS "d"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # regular expression
-- 1: "([0-9]+)"
SELECT
  substring(CAST("people"."name" AS TEXT) COLLATE "default", CAST($1 AS text)) AS "a"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # split part
-- 1: " "
SELECT
  SPLIT_PART(CAST("people"."name" AS TEXT) COLLATE "default", CAST($1 AS text), 2) AS "a"
FROM
  "people"
WHERE
  "people"."id" = 4
LIMIT
  1048575

-- # date arithmetic
-- 1: "2000-02-28"
-- 2: "2000-02-28"
SELECT
  CAST(("people"."birth" + 12 * INTERVAL '1 month') AS DATE) AS "a",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($1 AS DATE) AS DATE) AS timestamp),
              CAST(CAST("people"."birth" AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($2 AS DATE) AS DATE) AS timestamp),
              CAST(CAST("people"."birth" AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 12
  ) AS "b",
  CAST(
    EXTRACT(
      YEAR
      FROM
        "people"."birth"
    ) AS integer
  ) AS "c"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # differences
-- 1: "2024-01-01"
-- 2: "2024-01-01"
-- 3: "2024-01-01"
-- 4: "2024-01-01"
SELECT
  CAST(
    (
      EXTRACT(
        year
        FROM
          age (
            CAST(CAST("orders"."created_at" AS DATE) AS timestamp),
            CAST(CAST(CAST($1 AS DATE) AS DATE) AS timestamp)
          )
      ) * 12 + EXTRACT(
        month
        FROM
          age (
            CAST(CAST("orders"."created_at" AS DATE) AS timestamp),
            CAST(CAST(CAST($2 AS DATE) AS DATE) AS timestamp)
          )
      )
    ) AS integer
  ) AS "a",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($3 AS DATE) AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "b",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST($4 AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST("orders"."created_at" AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 3600000000
  ) AS "c"
FROM
  "orders"
WHERE
  "orders"."id" = 3
LIMIT
  1048575

-- # iso week and names
-- 1: "January"
-- 2: "February"
-- 3: "March"
-- 4: "April"
-- 5: "May"
-- 6: "June"
-- 7: "July"
-- 8: "August"
-- 9: "September"
-- 10: "October"
-- 11: "November"
-- 12: "December"
SELECT
  CAST(
    EXTRACT(
      WEEK
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "w",
  CASE
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 1 THEN CAST($1 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 2 THEN CAST($2 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 3 THEN CAST($3 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 4 THEN CAST($4 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 5 THEN CAST($5 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 6 THEN CAST($6 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 7 THEN CAST($7 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 8 THEN CAST($8 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 9 THEN CAST($9 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 10 THEN CAST($10 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 11 THEN CAST($11 AS text)
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 12 THEN CAST($12 AS text)
  END AS "m"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # offset
SELECT
  "source"."product_id" AS "product_id",
  LAG("source"."agg_1", 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "before"
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
  1 ASC
LIMIT
  1048575

-- # page
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
ORDER BY
  "orders"."id" DESC
LIMIT
  3
OFFSET
  3

-- # rounding
SELECT
  (
    SIGN(CAST((CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION)) * FLOOR(
      ABS(CAST((CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION)) + 4.9999999999999994e-1
    ) + 0
  ) AS "r",
  FLOOR("orders"."discount") AS "f",
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN CAST(3 AS DOUBLE PRECISION) * LN(ABS(CAST(2 AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST(3 AS DOUBLE PRECISION) * LN(ABS(CAST(2 AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST(2 AS DOUBLE PRECISION), CAST(3 AS DOUBLE PRECISION))
  END AS "p"
FROM
  "orders"
WHERE
  "orders"."id" = 5
LIMIT
  1048575

-- # native with a number and an optional part
select
  count(*)
from
  orders
where
  quantity >= 2

-- # native field filter
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-02-01T00:00:00"
select
  count(*)
from
  orders
where
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
  )

-- # native field filter without a value
select
  count(*)
from
  orders
where
  1 = 1

-- # parameter on a column
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
LIMIT
  1048575

-- # parameter that excludes days
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT (
      (
        CAST(
          EXTRACT(
            DOW
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 1
      ) IN (1, 2)
    )
    OR (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) IS NULL
  )
LIMIT
  1048575

-- # null in a list
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."person_id" = 1
    OR "orders"."person_id" IS NULL
  )
LIMIT
  1048575

-- # not null in a list
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."person_id" <> 1
    AND "orders"."person_id" IS NOT NULL
  )
LIMIT
  1048575

-- # not equal to several keeps nulls
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."person_id" IN (1, 2))
    OR "orders"."person_id" IS NULL
  )
LIMIT
  1048575

-- # booleans
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."is_gift" = TRUE
LIMIT
  1048575

-- # booleans from text
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."is_gift" <> TRUE
    OR "orders"."is_gift" IS NULL
  )
LIMIT
  1048575

-- # coalesce and concat of nulls
-- 1: "none"
-- 2: "-"
SELECT
  COALESCE("people"."state", CAST($1 AS text)) AS "a",
  CONCAT("people"."state", CAST($2 AS text)) AS "b"
FROM
  "people"
WHERE
  "people"."id" = 3
LIMIT
  1048575

-- # group of nulls
SELECT
  "orders"."is_gift" AS "is_gift",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."is_gift" IS NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # several aggregations and a sort
SELECT
  "orders"."product_id" AS "product_id",
  COUNT(*) AS "count",
  MAX("orders"."total") AS "max",
  MIN("orders"."created_at") AS "min",
  COUNT(DISTINCT "orders"."person_id") AS "count_2"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  3 DESC,
  1 ASC
LIMIT
  1048575

-- # case without a default is null
SELECT
  SUM(
    CASE
      WHEN "orders"."quantity" = 1 THEN 1.5
    END
  ) AS "sum"
FROM
  "orders"
LIMIT
  1048575

-- # an aggregation of arithmetic alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[1]) | query.aggregation[1]

-- # an aggregation of a column alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # coalesce of one value
SELECT
  "orders"."note" AS "one"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  3

-- # a column of booleans
SELECT
  "orders"."is_gift" AS "is_gift"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1

-- # not of two equalities keeps nulls
-- 1: "Fox"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."id" = 1
    OR NOT (
      COALESCE(
        (
          "orders"."note" = $1
          AND "orders"."quantity" = 2
        ),
        FALSE
      )
    )
  )
LIMIT
  1048575
