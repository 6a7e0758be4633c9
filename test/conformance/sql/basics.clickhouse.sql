-- # count
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
LIMIT
  1048575

-- # sum of decimals
SELECT
  sum("orders"."total") AS "sum"
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
  CAST(toStartOfMonth (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
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
  CAST((toStartOfWeek ((CAST("orders"."created_at" AS Date32) + 1), 1) - 1) AS Date32) AS "created_at",
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
  CAST(toStartOfQuarter (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
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
  toStartOfHour (toStartOfSecond (CAST("orders"."created_at" AS DateTime64 (6, 'UTC')))) AS "created_at",
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
SELECT ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) AS "created_at", COUNT(*) AS "count" FROM "orders" GROUP BY 1 ORDER BY 1 ASC LIMIT 1048575

-- # week of year
SELECT
  intDiv (
    (
      CAST(
        toDayOfYear (
          CAST(CAST((toStartOfWeek ((CAST("orders"."created_at" AS Date32) + 1), 1) - 1) AS Date32) AS Date32)
        ) AS Int64
      ) + 6
    ),
    7
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
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."note" = 'Quick')
    OR "orders"."note" IS NULL
  )
LIMIT
  1048575

-- # not contains keeps nulls
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."note" LIKE '%uick%' ESCAPE '!')
    OR "orders"."note" IS NULL
  )
LIMIT
  1048575

-- # equality minds case
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  "people"."name" = 'ann'
LIMIT
  1048575

-- # contains minds case
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."note" LIKE '%quick%' ESCAPE '!'
LIMIT
  1048575

-- # contains without case
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%quick%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
LIMIT
  1048575

-- # contains takes wildcards literally
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."note" LIKE '%!_%' ESCAPE '!'
    OR "orders"."note" LIKE '%!%' ESCAPE '!'
  )
LIMIT
  1048575

-- # starts with
SELECT
  "people"."name" AS "name"
FROM
  "people"
WHERE
  "people"."name" LIKE 'O\'%' ESCAPE '!'
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
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # bucketed equality is a range
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2024-02-01 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # time interval
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

-- # birthday equals
SELECT
  "people"."name" AS "name"
FROM
  "people"
WHERE
  "people"."birth" = toDate32 ('1980-02-29')
LIMIT
  1048575

-- # average is a float
SELECT
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("orders"."quantity" AS Int128))) AS Decimal(76, 30)) / nullIf(count("orders"."quantity"), 0)
      )
    )
  ) AS "avg"
FROM
  "orders"
LIMIT
  1048575

-- # division is a float and null by zero
SELECT
  (CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS "x",
  (CAST("orders"."quantity" AS Float64) / CAST(nullIf(0, 0) AS Float64)) AS "y"
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
      sum("orders"."total") AS "sum"
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
  sum(CAST("source"."agg_1" AS Int128)) OVER (
    ORDER BY
      "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_1"
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
      ) AS Float64
    ) / CAST(nullIf(COUNT(*), 0) AS Float64)
  ) AS "share",
  COUNT(
    CASE
      WHEN "orders"."quantity" = 1 THEN 1
    END
  ) AS "count_where",
  sum(
    CASE
      WHEN "orders"."quantity" = 1 THEN "orders"."total"
      ELSE 0
    END
  ) AS "sum_where_total"
FROM
  "orders"
LIMIT
  1048575

-- # standard deviation
SELECT
  stddevPop (CAST("orders"."quantity" AS Float64)) AS "stddev"
FROM
  "orders"
LIMIT
  1048575

-- # aggregation math
SELECT
  (CAST(sum(CAST("orders"."quantity" AS Int128)) AS Float64) / CAST(nullIf(COUNT(*), 0) AS Float64)) AS "expression"
FROM
  "orders"
LIMIT
  1048575

-- # binning
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

-- # case
SELECT
  CASE
    WHEN "orders"."quantity" > 1 THEN 'many'
    ELSE 'one'
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
SELECT
  concat (ifNull (upperUTF8 ("people"."name"), ''), ifNull ('-', ''), ifNull (toString ("people"."id"), '')) AS "a",
  substringUTF8 ("people"."name", 1, 2) AS "b",
  lengthUTF8 ("people"."name") AS "c",
  replaceAll ("people"."name", 'n', 'm') AS "d"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # regular expression
SELECT
  CASE
    WHEN match ("people"."name", '[0-9]+') THEN regexpExtract ("people"."name", '[0-9]+', 0)
  END AS "a"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # split part
SELECT if(isNull("people"."name"), NULL, splitByString(' ', ifNull("people"."name", ''))[CAST(2 AS Int64)]) AS "a" FROM "people" WHERE "people"."id" = 4 LIMIT 1048575

-- # date arithmetic
SELECT
  addMonths (CAST("people"."birth" AS Date32), CAST(12 AS Int64)) AS "a",
  intDiv (
    age (
      'month',
      CAST(CAST("people"."birth" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2000-02-28') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "b",
  CAST(toYear (CAST("people"."birth" AS Date32)) AS Int64) AS "c"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # differences
SELECT
  age (
    'month',
    CAST(CAST(toDate32 ('2024-01-01') AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "a",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST(toDate32 ('2024-01-01') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    86400000000
  ) AS "b",
  intDiv (
    dateDiff (
      'microsecond',
      CAST("orders"."created_at" AS DateTime64 (6, 'UTC')),
      CAST(toDate32 ('2024-01-01') AS DateTime64 (6, 'UTC'))
    ),
    3600000000
  ) AS "c"
FROM
  "orders"
WHERE
  "orders"."id" = 3
LIMIT
  1048575

-- # iso week and names
SELECT
  CAST(toISOWeek ("orders"."created_at") AS Int64) AS "w",
  CASE
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 1 THEN 'January'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 2 THEN 'February'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 3 THEN 'March'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 4 THEN 'April'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 5 THEN 'May'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 6 THEN 'June'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 7 THEN 'July'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 8 THEN 'August'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 9 THEN 'September'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 10 THEN 'October'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 11 THEN 'November'
    WHEN CAST(toMonth ("orders"."created_at") AS Int64) = 12 THEN 'December'
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
  LAG (toNullable ("source"."agg_1"), 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "before"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_1"
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
    SIGN (CAST((CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS Float64)) * FLOOR(
      ABS(CAST((CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS Float64)) + 4.9999999999999994e-1
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
    WHEN CAST(3 AS Float64) * LN(ABS(CAST(2 AS Float64))) > 709.78 THEN NULL
    WHEN CAST(3 AS Float64) * LN(ABS(CAST(2 AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST(2 AS Float64), CAST(3 AS Float64))
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
select
  count(*)
from
  orders
where
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-02-01 00:00:00', 6, 'UTC')
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
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%quick%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
LIMIT
  1048575

-- # parameter that excludes days
SELECT COUNT(*) AS "count" FROM "orders" WHERE (NOT (((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) IN (1, 2)) OR ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) IS NULL) LIMIT 1048575

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
SELECT
  COALESCE("people"."state", 'none') AS "a",
  concat (ifNull ("people"."state", ''), ifNull ('-', '')) AS "b"
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
  sum(
    CASE
      WHEN "orders"."quantity" = 1 THEN toDecimal128 ('1.5', 1)
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

-- # not of two equalities keeps nulls
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
          "orders"."note" = 'Fox'
          AND "orders"."quantity" = 2
        ),
        FALSE
      )
    )
  )
LIMIT
  1048575
