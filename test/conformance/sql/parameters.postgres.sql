-- # number operators, with text as values
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  ("orders"."total" >= 10.1)
  AND ("orders"."total" <= 40.4)
  AND (
    (
      NOT ("orders"."id" IN (3, 5))
      OR "orders"."id" IS NULL
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # between, also with one end
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."total" BETWEEN 0.9 AND 40.4)
  AND ("orders"."id" <= 4)
  AND ("orders"."quantity" >= 2)
LIMIT
  1048575

-- # text operators
-- 1: "%QUICK%"
-- 2: "%!_%"
-- 3: "%brown%"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
      OR CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $2 ESCAPE '!'
    )
  )
  AND (
    (
      NOT (CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $3 ESCAPE '!')
      OR "orders"."note" IS NULL
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # beginnings, ends, and empty text
-- 1: "Qu%"
-- 2: "F%"
-- 3: "1%"
-- 4: "%k"
-- 5: "%!%"
-- 6: ""
-- 7: "x"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
      OR CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $2 ESCAPE '!'
      OR CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $3 ESCAPE '!'
    )
  )
  AND (
    (
      CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $4 ESCAPE '!'
      OR CAST("orders"."note" AS TEXT) COLLATE "default" ILIKE $5 ESCAPE '!'
    )
  )
  AND (
    (
      NOT ("orders"."note" IN ($6, $7))
      OR "orders"."note" IS NULL
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # empty text is a value
-- 1: ""
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."note" = $1
LIMIT
  1048575

-- # true or false
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."is_gift" = TRUE
LIMIT
  1048575

-- # several values of raw types
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."person_id" IN (1, 2))
  AND ("orders"."quantity" IN (1, 2))
LIMIT
  1048575

-- # an id that is none
-- refused: invalid-parameter | "=": "abc" is not a number. (at parameter "Person") | parameter "Person"

-- # nothing given
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
LIMIT
  1048575

-- # a default where no value is sent, or null
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."person_id" = 1)
  AND ("orders"."quantity" >= 2)
LIMIT
  1048575

-- # several single dates are alternatives
-- 1: "2024-01-07T00:00:00"
-- 2: "2024-01-08T00:00:00"
-- 3: "2024-02-29T00:00:00"
-- 4: "2024-03-01T00:00:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
    OR (
      "orders"."created_at" >= CAST($3 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($4 AS TIMESTAMP)
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # older targets
-- 1: "Widget"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  ("orders"."person_id" = 1)
  AND ("orders"."quantity" = 2)
  AND ("products__via__product_id"."category" = $1)
  AND ("orders"."id" = 2)
LIMIT
  1048575

-- # an expression, and columns of joined tables
-- 1: "ben"
-- 2: "Ann"
-- 3: "Gadget"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "people" AS "P" ON "orders"."person_id" = "P"."id"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  ((CAST("orders"."quantity" AS bigint) * 2) >= 4)
  AND ("P"."name" IN ($1, $2))
  AND ("products__via__product_id"."category" = $3)
LIMIT
  1048575

-- # stages from the start and from the end
SELECT
  "source"."product_id" AS "product_id",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "sum"
    FROM
      "orders"
    WHERE
      "orders"."id" <= 4
    GROUP BY
      1
  ) AS "source"
WHERE
  ("source"."sum" > 1)
  AND ("source"."sum" <= 2)
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # the stage after the last
SELECT
  "source"."product_id" AS "product_id",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  ("source"."sum" >= 4)
  AND ("source"."sum" <= 5)
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # a stage that is not there
-- refused: invalid-parameter | Parameter "who" names stage 2, which does not exist. | parameter "who"

-- # the stage after SQL
-- 1: "2024-01-07T00:00:00"
-- 2: "2024-01-08T00:00:00"
SELECT
  SUM("source"."quantity") AS "sum"
FROM
  (
    select
      id,
      quantity,
      created_at
    from
      orders
  ) AS "source"
WHERE
  ("source"."id" <= 3)
  AND (
    (
      "source"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "source"."created_at" < CAST($2 AS TIMESTAMP)
    )
  )
LIMIT
  1048575

-- # the filters see a card's result
SELECT
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."sum" >= 4
LIMIT
  1048575

-- # one day of a timestamp, and of an instant in the report zone (Europe/Paris)
-- 1: "2024-01-07T00:00:00"
-- 2: "2024-01-08T00:00:00"
-- 3: "2024-01-08T00:00:00+01:00"
-- 4: "2024-01-09T00:00:00+01:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
  )
  AND (
    (
      "orders"."paid_at" >= CAST($3 AS TIMESTAMPTZ)
      AND "orders"."paid_at" < CAST($4 AS TIMESTAMPTZ)
    )
  )
LIMIT
  1048575

-- # both ends are in
-- 1: "2024-01-07T00:00:00"
-- 2: "2024-04-01T00:00:00"
-- 3: "2024-01-01T00:00:00"
-- 4: "2024-02-29T12:01:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
  )
  AND (
    (
      "orders"."created_at" >= CAST($3 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($4 AS TIMESTAMP)
    )
  )
LIMIT
  1048575

-- # two ends as a list
-- 1: "2024-01-07T00:00:00"
-- 2: "2024-04-01T00:00:00"
-- 3: "2024-03-31T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
  )
  AND ("orders"."created_at" < CAST($3 AS TIMESTAMP))
LIMIT
  1048575

-- # open ends leave out the day they name
-- 1: "2024-01-08T00:00:00"
-- 2: "2024-10-27T00:00:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  ("orders"."created_at" >= CAST($1 AS TIMESTAMP))
  AND ("orders"."created_at" < CAST($2 AS TIMESTAMP))
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # a month, a quarter, and what is left out
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-04-01T00:00:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
  )
  AND (
    (
      CAST(
        EXTRACT(
          MONTH
          FROM
            "orders"."created_at"
        ) AS integer
      ) <> 2
      OR CAST(
        EXTRACT(
          MONTH
          FROM
            "orders"."created_at"
        ) AS integer
      ) IS NULL
    )
  )
  AND (
    (
      NOT (
        CAST(
          EXTRACT(
            HOUR
            FROM
              "orders"."created_at"
          ) AS integer
        ) IN (23, 2)
      )
      OR CAST(
        EXTRACT(
          HOUR
          FROM
            "orders"."created_at"
        ) AS integer
      ) IS NULL
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # month and year
-- 1: "2024-03-01T00:00:00"
-- 2: "2024-04-01T00:00:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # dates around today
-- 1: "2024-12-01T00:00:00"
-- 2: "2025-06-01T00:00:00"
-- 3: "2023-05-29T00:00:00"
-- 4: "2025-05-29T00:00:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
  )
  AND (
    (
      "orders"."created_at" >= CAST($3 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($4 AS TIMESTAMP)
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates of a date column
-- 1: "1999-12-31"
-- 2: "2000-01-02"
SELECT
  "people"."id" AS "id"
FROM
  "people"
WHERE
  (
    "people"."birth" >= CAST($1 AS DATE)
    AND "people"."birth" < CAST($2 AS DATE)
  )
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # no date
-- refused: invalid-parameter | Parameter "When" of type date/all-options has the value "past999999years", which is not a date or a range of dates. | parameter "When"

-- # hours of a date
-- refused: invalid-parameter | The unit "hour-of-day" does not fit a date. (at parameter "When") | parameter "When"

-- # too many values
-- refused: invalid-parameter | Parameter "Least" of type number/>= takes 1 value, got 2. | parameter "Least"

-- # too few values
-- refused: invalid-parameter | Parameter "Between" of type number/between takes 2 values, got 1. | parameter "Between"

-- # units of the breakouts that have the target's unit
SELECT
  CAST(
    EXTRACT(
      MONTH
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "created_at",
  CAST(date_trunc('year', "orders"."created_at") AS date) AS "created_at_2",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."id" < 4
GROUP BY
  1,
  2
ORDER BY
  1 DESC,
  2 ASC
LIMIT
  1048575

-- # a unit that does not fit
-- refused: invalid-parameter | Parameter "Unit" has the unit "hour", which does not fit type/Date. | parameter "Unit"

-- # staged form
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."quantity" = 1
LIMIT
  1048575

-- # field filters of all kinds
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-02-01T00:00:00"
-- 3: "%QUICK%"
-- 4: "Quick"
-- 5: "quick brown"
select
  o.id
from
  orders o
where
  ("o"."product_id" IN (1, 2))
  and (
    (
      (
        "o"."created_at" >= CAST($1 AS TIMESTAMP)
        AND "o"."created_at" < CAST($2 AS TIMESTAMP)
      )
    )
    AND (
      (
        (
          CAST(
            EXTRACT(
              DOW
              FROM
                "o"."created_at"
            ) AS integer
          ) + 1
        ) <> 2
        OR (
          CAST(
            EXTRACT(
              DOW
              FROM
                "o"."created_at"
            ) AS integer
          ) + 1
        ) IS NULL
      )
    )
  )
  and ("o"."total" <= 50)
  and (CAST("o"."note" AS TEXT) COLLATE "default" ILIKE $3 ESCAPE '!')
  and not (
    (
      NOT ("o"."note" IN ($4, $5))
      OR "o"."note" IS NULL
    )
  )
order by
  1

-- # a field filter on an instant in the report zone (Europe/Paris)
-- 1: "2024-01-08T00:00:00+01:00"
-- 2: "2024-04-01T00:00:00+02:00"
select
  id
from
  orders
where
  (
    (
      "orders"."paid_at" >= CAST($1 AS TIMESTAMPTZ)
      AND "orders"."paid_at" < CAST($2 AS TIMESTAMPTZ)
    )
  )
order by
  id

-- # field filters without values
select
  count(*)
from
  orders
where
  1 = 1

-- # a required field filter without a value
-- refused: missing-required-parameter | You need to specify a value for "The note" before running this query. | 

-- # a field filter that cannot be read
-- refused: invalid-parameter | Parameter "The day" of type date/all-options has the value "someday", which is not a date or a range of dates. | parameter "The day"

-- # a field filter in SQL that gives the column, or the table, another name
select
  id
from
  (
    select
      id,
      total as t
    from
      orders
  ) q
where
  ("t" >= 20)
  and id in (
    select
      x.id
    from
      orders x
    where
      ("x"."id" IN (2, 6))
  )
order by
  1

-- # a field filter in SQL with an alias that nobody told
select
  o.id
from
  orders as o
where
  ("o"."quantity" = 3)
order by
  1

-- # a day of milliseconds (field filter)
-- 1: "2024-03-31T00:00:00Z"
-- 2: "2024-04-01T00:00:00Z"
select
  id
from
  encoded
where
  id < 3
  and (
    (
      CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END >= CAST($1 AS TIMESTAMPTZ)
      AND CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END < CAST($2 AS TIMESTAMPTZ)
    )
  )
order by
  1

-- # a day of milliseconds (column)
-- 1: "2024-03-31T00:00:00Z"
-- 2: "2024-04-01T00:00:00Z"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  ("encoded"."id" < 3)
  AND (
    (
      CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END >= CAST($1 AS TIMESTAMPTZ)
      AND CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END < CAST($2 AS TIMESTAMPTZ)
    )
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a day of milliseconds in the report zone (field filter) (America/New_York)
-- 1: "2024-03-30T00:00:00-04:00"
-- 2: "2024-03-31T00:00:00-04:00"
select
  id
from
  encoded
where
  id < 3
  and (
    (
      CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END >= CAST($1 AS TIMESTAMPTZ)
      AND CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END < CAST($2 AS TIMESTAMPTZ)
    )
  )
order by
  1

-- # a day of milliseconds in the report zone (column) (America/New_York)
-- 1: "2024-03-30T00:00:00-04:00"
-- 2: "2024-03-31T00:00:00-04:00"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  ("encoded"."id" < 3)
  AND (
    (
      CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END >= CAST($1 AS TIMESTAMPTZ)
      AND CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END < CAST($2 AS TIMESTAMPTZ)
    )
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # months of milliseconds left out (field filter)
select
  id
from
  encoded
where
  id < 3
  and (
    (
      CAST(
        EXTRACT(
          MONTH
          FROM
            (
              CASE
                WHEN "encoded"."millis" >= (-62135596800000)
                AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
              END AT TIME ZONE 'UTC'
            )
        ) AS integer
      ) <> 3
      OR CAST(
        EXTRACT(
          MONTH
          FROM
            (
              CASE
                WHEN "encoded"."millis" >= (-62135596800000)
                AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
              END AT TIME ZONE 'UTC'
            )
        ) AS integer
      ) IS NULL
    )
  )
order by
  1

-- # months of milliseconds left out (column)
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  ("encoded"."id" < 3)
  AND (
    (
      CAST(
        EXTRACT(
          MONTH
          FROM
            (
              CASE
                WHEN "encoded"."millis" >= (-62135596800000)
                AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
              END AT TIME ZONE 'UTC'
            )
        ) AS integer
      ) <> 3
      OR CAST(
        EXTRACT(
          MONTH
          FROM
            (
              CASE
                WHEN "encoded"."millis" >= (-62135596800000)
                AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
              END AT TIME ZONE 'UTC'
            )
        ) AS integer
      ) IS NULL
    )
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a day of a timestamp read as a date (field filter)
-- 1: "2024-03-31"
-- 2: "2024-04-01"
select
  id
from
  encoded
where
  id < 3
  and (
    (
      CAST("encoded"."moment" AS DATE) >= CAST($1 AS DATE)
      AND CAST("encoded"."moment" AS DATE) < CAST($2 AS DATE)
    )
  )
order by
  1

-- # a day of a timestamp read as a date (column)
-- 1: "2024-03-31"
-- 2: "2024-04-01"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  ("encoded"."id" < 3)
  AND (
    (
      CAST("encoded"."moment" AS DATE) >= CAST($1 AS DATE)
      AND CAST("encoded"."moment" AS DATE) < CAST($2 AS DATE)
    )
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a unit for a column by its name, aimed at by its id
SELECT
  CAST(date_trunc('year', "source"."created_at") AS date) AS "created_at",
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
    ORDER BY
      "orders"."id" ASC
    LIMIT
      3
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

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
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
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
  "people"."birth" < CAST($1 AS DATE)
LIMIT
  1048575

-- # unit parameter
SELECT
  CAST(date_trunc('year', "orders"."created_at") AS date) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575
