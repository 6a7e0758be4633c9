-- # staged form
SELECT
  "source"."product_id" AS "product_id",
  "source"."total" AS "total"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM((CAST("orders"."quantity" AS BIGINT) * 2)) AS "total"
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

-- # bigint and decimal filters
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."total" = 10.1
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

-- # bucketed inequality keeps nulls
-- 1: "1980-01-01"
-- 2: "1981-01-01"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  NOT (
    COALESCE(
      (
        "people"."birth" >= CAST(? AS DATE)
        AND "people"."birth" < CAST(? AS DATE)
      ),
      FALSE
    )
  )
LIMIT
  1048575

-- # before, until, after, from a bucket
-- 1: "2024-03-01T00:00:00"
-- 2: "2024-04-01T00:00:00"
-- 3: "2024-04-01T00:00:00"
-- 4: "2024-03-01T00:00:00"
SELECT
  COUNT(
    CASE
      WHEN "orders"."created_at" < CAST(? AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "orders"."created_at" < CAST(? AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "orders"."created_at" >= CAST(? AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN "orders"."created_at" >= CAST(? AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_4"
FROM
  "orders"
LIMIT
  1048575

-- # extraction equals a number
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  CAST(
    EXTRACT (
      MONTH
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) IN (1, 12)
LIMIT
  1048575

-- # relative date with interval
-- 1: "2024-04-01T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."created_at" >= CAST(? AS TIMESTAMP)
LIMIT
  1048575

-- # relative interval with an offset
-- 1: "2024-10-01T00:00:00"
-- 2: "2025-01-01T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST(? AS TIMESTAMP)
    AND "orders"."created_at" < CAST(? AS TIMESTAMP)
  )
LIMIT
  1048575

-- # during
-- 1: "2024-10-27T00:00:00"
-- 2: "2024-10-28T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST(? AS TIMESTAMP)
    AND "orders"."created_at" < CAST(? AS TIMESTAMP)
  )
LIMIT
  1048575

-- # datetime literal
-- 1: "2024-12-30T08:15:30"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."created_at" = CAST(? AS TIMESTAMP)
LIMIT
  1048575

-- # instant against a zoned literal
-- 1: "2024-10-27T00:30:00Z"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."paid_at" = CAST(? AS TIMESTAMPTZ)
LIMIT
  1048575

-- # instants shown
SELECT
  "orders"."paid_at" AS "paid_at"
FROM
  "orders"
WHERE
  "orders"."id" IN (5, 7)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # instants by day
SELECT
  CAST(date_trunc('day', ("orders"."paid_at" AT TIME ZONE 'UTC')) AS DATE) AS "paid_at",
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

-- # hour of day in Paris (Europe/Paris)
-- 1: "2024-03-31T00:00:00+01:00"
SELECT
  CAST(
    EXTRACT (
      HOUR
      FROM
        ("orders"."paid_at" AT TIME ZONE 'Europe/Paris')
    ) AS INTEGER
  ) AS "paid_at",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."paid_at" >= CAST(? AS TIMESTAMPTZ)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # timestamps take no zone (Europe/Paris)
-- 1: "2024-12-30T00:00:00"
-- 2: "2024-12-31T00:00:00"
SELECT
  "orders"."created_at" AS "created_at"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST(? AS TIMESTAMP)
    AND "orders"."created_at" < CAST(? AS TIMESTAMP)
  )
LIMIT
  1048575

-- # minutes and seconds
SELECT
  CAST(
    EXTRACT (
      MINUTE
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "m",
  CAST(
    EXTRACT (
      SECOND
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "s",
  CAST(
    EXTRACT (
      HOUR
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "h",
  CAST(
    EXTRACT (
      DAY
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "d",
  (
    (
      CAST(
        EXTRACT (
          MONTH
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 2
    ) // 3
  ) AS "q",
  (
    (
      (
        CAST(
          EXTRACT (
            DOW
            FROM
              "orders"."created_at"
          ) AS INTEGER
        ) + 6
      ) % 7
    ) + 1
  ) AS "w",
  CAST(
    EXTRACT (
      DOY
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "y"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # end of month arithmetic
SELECT
  ("orders"."created_at" + 1 * INTERVAL '1 month') AS "a",
  ("orders"."created_at" + (- 1) * INTERVAL '3 month') AS "b",
  ("orders"."created_at" + 90 * INTERVAL '1 minute') AS "c",
  ("orders"."created_at" + 1 * INTERVAL '1 week') AS "d"
FROM
  "orders"
WHERE
  "orders"."id" = 4
LIMIT
  1048575

-- # months between
-- 1: "2024-01-31"
-- 2: "2024-01-31"
-- 3: "2024-01-31"
-- 4: "2024-01-31"
-- 5: "2024-01-31"
-- 6: "2024-01-31"
-- 7: "2024-01-31"
-- 8: "2024-01-31"
-- 9: "2024-01-31"
-- 10: "2024-01-31"
-- 11: "2024-01-31"
-- 12: "2024-01-31"
-- 13: "2024-01-31"
-- 14: "2024-01-31"
-- 15: "2025-03-01"
-- 16: "2025-03-01"
-- 17: "2025-03-01"
-- 18: "2025-03-01"
-- 19: "2025-03-01"
-- 20: "2025-03-01"
-- 21: "2025-03-01"
-- 22: "2023-01-01"
-- 23: "2023-01-01"
-- 24: "2023-01-01"
-- 25: "2023-01-01"
-- 26: "2023-01-01"
-- 27: "2023-01-01"
-- 28: "2023-01-01"
-- 29: "2024-01-01"
SELECT
  (
    date_diff(
      'month',
      CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP),
      CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP)
    ) - CASE
      WHEN date_diff(
        'month',
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP),
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP)
      ) > 0
      AND (
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
      ) < (
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
      ) THEN 1
      WHEN date_diff(
        'month',
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP),
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP)
      ) < 0
      AND (
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
      ) > (
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
      ) THEN -1
      ELSE 0
    END
  ) AS "a",
  (
    date_diff(
      'month',
      CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
      CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
    ) - CASE
      WHEN date_diff(
        'month',
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
      ) > 0
      AND (
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
      ) < (
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
      ) THEN 1
      WHEN date_diff(
        'month',
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
      ) < 0
      AND (
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
      ) > (
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
      ) THEN -1
      ELSE 0
    END
  ) AS "b",
  (
    (
      date_diff(
        'month',
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
      ) - CASE
        WHEN date_diff(
          'month',
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
        ) > 0
        AND (
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
        ) < (
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
        ) THEN 1
        WHEN date_diff(
          'month',
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
        ) < 0
        AND (
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
        ) > (
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
        ) THEN -1
        ELSE 0
      END
    ) // 12
  ) AS "c",
  (
    (
      date_diff(
        'month',
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP),
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP)
      ) - CASE
        WHEN date_diff(
          'month',
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP),
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP)
        ) > 0
        AND (
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
        ) < (
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
        ) THEN 1
        WHEN date_diff(
          'month',
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP),
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP)
        ) < 0
        AND (
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
        ) > (
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
        ) THEN -1
        ELSE 0
      END
    ) // 3
  ) AS "d",
  (
    (
      epoch_us(CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP)) - epoch_us(CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
    ) // 604800000000
  ) AS "e"
FROM
  "orders"
WHERE
  "orders"."id" = 3
LIMIT
  1048575

-- # casts
-- 1: "1"
-- 2: ".5"
-- 3: "1"
-- 4: ".5"
-- 5: "2024-05-06T"
-- 6: "07:08:09"
-- 7: "2024-05-06T"
-- 8: "07:08:09"
-- 9: "2024-05-06T"
-- 10: "07:08:09"
-- 11: "2024-05-06T"
-- 12: "07:08:09"
SELECT
  CASE
    WHEN ABS("orders"."total") < 9.223372036854775807e18 THEN CAST(ROUND("orders"."total") AS BIGINT)
  END AS "i",
  CASE
    WHEN regexp_matches(
      CONCAT(CAST(? AS VARCHAR), CAST(? AS VARCHAR)),
      '^\s*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?\s*$'
    ) THEN TRY_CAST (CONCAT(CAST(? AS VARCHAR), CAST(? AS VARCHAR)) AS DOUBLE)
  END AS "f",
  CAST(CAST("orders"."quantity" AS HUGEINT) AS VARCHAR) AS "t",
  CAST("orders"."created_at" AS DATE) AS "d",
  CASE
    WHEN regexp_matches(
      CONCAT(CAST(? AS VARCHAR), CAST(? AS VARCHAR)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CONCAT(CAST(? AS VARCHAR), CAST(? AS VARCHAR)) AS TIMESTAMP)
    WHEN regexp_matches(
      CONCAT(CAST(? AS VARCHAR), CAST(? AS VARCHAR)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
    ) THEN (TRY_CAST (CONCAT(CAST(? AS VARCHAR), CAST(? AS VARCHAR)) AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "dt"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # numbers
SELECT
  ABS("orders"."discount") AS "a",
  CASE
    WHEN 16 >= 0 THEN SQRT(CAST(16 AS DOUBLE))
  END AS "b",
  CASE
    WHEN 1000 > 0 THEN LOG10(CAST(1000 AS DOUBLE))
  END AS "c",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS DOUBLE))
  END AS "d",
  CEIL("orders"."total") AS "e",
  ("orders"."total" + 0.1) AS "f",
  (CAST("orders"."quantity" AS BIGINT) - 5) AS "g"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # coalesce and concat of nulls
-- 1: "none"
-- 2: "-"
SELECT
  COALESCE("people"."state", CAST(? AS VARCHAR)) AS "a",
  CONCAT("people"."state", CAST(? AS VARCHAR)) AS "b"
FROM
  "people"
WHERE
  "people"."id" = 3
LIMIT
  1048575

-- # trims and cases
-- 1: "  x "
-- 2: "  x"
-- 3: "x  "
SELECT
  TRIM(CAST(? AS VARCHAR)) AS "a",
  LTRIM(CAST(? AS VARCHAR)) AS "b",
  RTRIM(CAST(? AS VARCHAR)) AS "c",
  LOWER("people"."name") AS "d",
  UPPER("people"."name") AS "e"
FROM
  "people"
WHERE
  "people"."id" = 2
LIMIT
  1048575

-- # boolean expression
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."quantity" > 1) = TRUE
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
      CAST(date_trunc('quarter', "orders"."created_at") AS DATE) AS "created_at",
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

-- # joins of all kinds
SELECT
  COUNT(*) AS "count",
  SUM("O"."count") AS "sum"
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

-- # full join
SELECT
  COUNT(*) AS "count"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
LIMIT
  1048575

-- # nested over a join with all fields
SELECT
  "source"."P__category" AS "P__category",
  SUM("source"."P__price") AS "sum"
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

-- # self join with the table's own name as alias
SELECT
  COUNT(*) AS "count"
FROM
  "people"
  LEFT JOIN "people" AS "People_2" ON "people"."id" = "People_2"."id"
LIMIT
  1048575

-- # implicit join in a filter and a sort
-- 1: "ben"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "people__via__person_id"."name" = CAST(? AS VARCHAR)
ORDER BY
  "products__via__product_id"."title" DESC,
  "orders"."id" ASC
LIMIT
  1048575

-- # three levels
-- 1: "2024-01-01"
SELECT
  "source"."created_at" AS "created_at",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      CAST(date_trunc('year', "source"."created_at") AS DATE) AS "created_at",
      SUM("source"."count") AS "sum"
    FROM
      (
        SELECT
          CAST(date_trunc('month', "orders"."created_at") AS DATE) AS "created_at",
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
  "source"."created_at" = CAST(? AS DATE)
ORDER BY
  "source"."created_at" ASC
LIMIT
  1048575

-- # text compared with text of another column
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  INSTR("people"."name", SUBSTR("people"."name", 2, 2)) > 0
LIMIT
  1048575

-- # contains one of several
-- 1: "%ANN%"
-- 2: "%ZO%"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  (
    "people"."name" ILIKE ? ESCAPE '!'
    OR "people"."name" ILIKE ? ESCAPE '!'
  )
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

-- # native list of numbers
select
  count(*)
from
  orders
where
  id in (1, 2, 3)

-- # native text that looks like SQL
-- 1: "O'Hara 50%_x"
select
  count(*)
from
  people
where
  name = ?

-- # native date
-- 1: "2024-01-02"
select
  count(*)
from
  orders
where
  created_at < CAST(? AS DATE)

-- # native field filter with several texts
-- 1: "Ann"
-- 2: "ben"
select
  count(*)
from
  people
where
  ("people"."name" IN (CAST(? AS VARCHAR), CAST(? AS VARCHAR)))

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

-- # number parameters as text
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."person_id" IN (1, 2))
  AND ("orders"."quantity" >= 2)
LIMIT
  1048575

-- # date range parameter
-- 1: "2024-01-07T00:00:00"
-- 2: "2024-04-01T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST(? AS TIMESTAMP)
    AND "orders"."created_at" < CAST(? AS TIMESTAMP)
  )
LIMIT
  1048575

-- # open date range parameter
-- 1: "2000-01-01"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  "people"."birth" < CAST(? AS DATE)
LIMIT
  1048575

-- # unit parameter
SELECT
  CAST(date_trunc('year', "orders"."created_at") AS DATE) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # variance and deviation of one row are 0
SELECT
  CAST(VAR_POP("orders"."quantity") AS DOUBLE) AS "var",
  CAST(STDDEV_POP("orders"."total") AS DOUBLE) AS "stddev"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # bins of a width
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS DOUBLE) / 25 + 1e-9) AS BIGINT) * 25) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # instants compared with days of Paris (Europe/Paris)
-- 1: "2024-01-08T00:00:00+01:00"
-- 2: "2024-01-09T00:00:00+01:00"
-- 3: "2024-03-31T00:00:00+01:00"
-- 4: "2024-04-01T00:00:00+02:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."paid_at" >= CAST(? AS TIMESTAMPTZ)
      AND "orders"."paid_at" < CAST(? AS TIMESTAMPTZ)
    )
    OR (
      "orders"."paid_at" >= CAST(? AS TIMESTAMPTZ)
      AND "orders"."paid_at" < CAST(? AS TIMESTAMPTZ)
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575
