-- # number operators, with text as values
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  ("orders"."total" >= toDecimal128 ('10.1', 1))
  AND ("orders"."total" <= toDecimal128 ('40.4', 1))
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
  ("orders"."total" BETWEEN toDecimal128 ('0.9', 1) AND toDecimal128 ('40.4', 1))
  AND ("orders"."id" <= 4)
  AND ("orders"."quantity" >= 2)
LIMIT
  1048575

-- # text operators
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%QUICK%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
      OR lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%!_%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    )
  )
  AND (
    (
      NOT (
        lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%brown%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
      )
      OR "orders"."note" IS NULL
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # beginnings, ends, and empty text
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('Qu%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
      OR lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('F%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
      OR lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('1%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    )
  )
  AND (
    (
      lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%k', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
      OR lowerUTF8 (replaceAll (replaceAll ("orders"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%!%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    )
  )
  AND (
    (
      NOT ("orders"."note" IN ('', 'x'))
      OR "orders"."note" IS NULL
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # empty text is a value
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."note" = ''
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
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-01-07 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC')
    )
    OR (
      "orders"."created_at" >= toDateTime64 ('2024-02-29 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC')
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # older targets
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  ("orders"."person_id" = 1)
  AND ("orders"."quantity" = 2)
  AND ("products__via__product_id"."category" = 'Widget')
  AND ("orders"."id" = 2)
LIMIT
  1048575

-- # an expression, and columns of joined tables
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "people" AS "P" ON "orders"."person_id" = "P"."id"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  ((CAST("orders"."quantity" AS Int128) * 2) >= 4)
  AND ("P"."name" IN ('ben', 'Ann'))
  AND ("products__via__product_id"."category" = 'Gadget')
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
      sum(CAST("orders"."quantity" AS Int128)) AS "sum"
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
      sum(CAST("orders"."quantity" AS Int128)) AS "sum"
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
          quantity,
          created_at
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
  ("source"."id" <= 3)
  AND (
    (
      "source"."created_at" >= toDateTime64 ('2024-01-07 00:00:00', 6, 'UTC')
      AND "source"."created_at" < toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC')
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
      sum(CAST("orders"."quantity" AS Int128)) AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."sum" >= 4
LIMIT
  1048575

-- # both ends are in
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-01-07 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC')
    )
  )
  AND (
    (
      "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-02-29 12:01:00', 6, 'UTC')
    )
  )
LIMIT
  1048575

-- # two ends as a list
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-01-07 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC')
    )
  )
  AND ("orders"."created_at" < toDateTime64 ('2024-03-31 00:00:00', 6, 'UTC'))
LIMIT
  1048575

-- # open ends leave out the day they name
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  ("orders"."created_at" >= toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC'))
  AND ("orders"."created_at" < toDateTime64 ('2024-10-27 00:00:00', 6, 'UTC'))
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # a month, a quarter, and what is left out
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC')
    )
  )
  AND (
    (
      CAST(toMonth ("orders"."created_at") AS Int64) <> 2
      OR CAST(toMonth ("orders"."created_at") AS Int64) IS NULL
    )
  )
  AND (
    (
      NOT (CAST(toHour ("orders"."created_at") AS Int64) IN (23, 2))
      OR CAST(toHour ("orders"."created_at") AS Int64) IS NULL
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # month and year
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # dates around today
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-12-01 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2025-06-01 00:00:00', 6, 'UTC')
    )
  )
  AND (
    (
      "orders"."created_at" >= toDateTime64 ('2023-05-29 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2025-05-29 00:00:00', 6, 'UTC')
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates of a date column
SELECT
  "people"."id" AS "id"
FROM
  "people"
WHERE
  (
    "people"."birth" >= toDate32 ('1999-12-31')
    AND "people"."birth" < toDate32 ('2000-01-02')
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
  CAST(toMonth ("orders"."created_at") AS Int64) AS "created_at",
  CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at_2",
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
select o.id from orders o where ("o"."product_id" IN (1, 2)) and ((("o"."created_at" >= toDateTime64('2024-01-01 00:00:00', 6, 'UTC') AND "o"."created_at" < toDateTime64('2024-02-01 00:00:00', 6, 'UTC'))) AND ((((CAST(toDayOfWeek("o"."created_at") AS Int64) % 7) + 1) <> 2 OR ((CAST(toDayOfWeek("o"."created_at") AS Int64) % 7) + 1) IS NULL))) and ("o"."total" <= 50) and (lowerUTF8(replaceAll(replaceAll("o"."note", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8(replaceAll(replaceAll('%QUICK%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!') and not ((NOT ("o"."note" IN ('Quick', 'quick brown')) OR "o"."note" IS NULL)) order by 1

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
select
  id
from
  encoded
where
  id < 3
  and (
    (
      CASE
        WHEN "encoded"."millis" >= (-2208988800000)
        AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
      END >= parseDateTime64BestEffort ('2024-03-31T00:00:00Z', 6, 'Etc/UTC')
      AND CASE
        WHEN "encoded"."millis" >= (-2208988800000)
        AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
      END < parseDateTime64BestEffort ('2024-04-01T00:00:00Z', 6, 'Etc/UTC')
    )
  )
order by
  1

-- # a day of milliseconds (column)
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  ("encoded"."id" < 3)
  AND (
    (
      CASE
        WHEN "encoded"."millis" >= (-2208988800000)
        AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
      END >= parseDateTime64BestEffort ('2024-03-31T00:00:00Z', 6, 'Etc/UTC')
      AND CASE
        WHEN "encoded"."millis" >= (-2208988800000)
        AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
      END < parseDateTime64BestEffort ('2024-04-01T00:00:00Z', 6, 'Etc/UTC')
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
        toMonth (
          if (
            CAST(
              CASE
                WHEN "encoded"."millis" >= (-2208988800000)
                AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
              END AS DateTime64 (6, 'Etc/UTC')
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            toDateTime64 (
              toString (
                toTimeZone (
                  CAST(
                    CASE
                      WHEN "encoded"."millis" >= (-2208988800000)
                      AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
                  ),
                  'UTC'
                )
              ),
              6,
              'UTC'
            ),
            toTimeZone (
              (
                CAST(
                  CASE
                    WHEN "encoded"."millis" >= (-2208988800000)
                    AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
                ) + toIntervalSecond (
                  timezoneOffset (
                    toTimeZone (
                      CAST(
                        CASE
                          WHEN "encoded"."millis" >= (-2208988800000)
                          AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                        END AS DateTime64 (6, 'Etc/UTC')
                      ),
                      'UTC'
                    )
                  )
                )
              ),
              'UTC'
            )
          )
        ) AS Int64
      ) <> 3
      OR CAST(
        toMonth (
          if (
            CAST(
              CASE
                WHEN "encoded"."millis" >= (-2208988800000)
                AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
              END AS DateTime64 (6, 'Etc/UTC')
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            toDateTime64 (
              toString (
                toTimeZone (
                  CAST(
                    CASE
                      WHEN "encoded"."millis" >= (-2208988800000)
                      AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
                  ),
                  'UTC'
                )
              ),
              6,
              'UTC'
            ),
            toTimeZone (
              (
                CAST(
                  CASE
                    WHEN "encoded"."millis" >= (-2208988800000)
                    AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
                ) + toIntervalSecond (
                  timezoneOffset (
                    toTimeZone (
                      CAST(
                        CASE
                          WHEN "encoded"."millis" >= (-2208988800000)
                          AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                        END AS DateTime64 (6, 'Etc/UTC')
                      ),
                      'UTC'
                    )
                  )
                )
              ),
              'UTC'
            )
          )
        ) AS Int64
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
        toMonth (
          if (
            CAST(
              CASE
                WHEN "encoded"."millis" >= (-2208988800000)
                AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
              END AS DateTime64 (6, 'Etc/UTC')
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            toDateTime64 (
              toString (
                toTimeZone (
                  CAST(
                    CASE
                      WHEN "encoded"."millis" >= (-2208988800000)
                      AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
                  ),
                  'UTC'
                )
              ),
              6,
              'UTC'
            ),
            toTimeZone (
              (
                CAST(
                  CASE
                    WHEN "encoded"."millis" >= (-2208988800000)
                    AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
                ) + toIntervalSecond (
                  timezoneOffset (
                    toTimeZone (
                      CAST(
                        CASE
                          WHEN "encoded"."millis" >= (-2208988800000)
                          AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                        END AS DateTime64 (6, 'Etc/UTC')
                      ),
                      'UTC'
                    )
                  )
                )
              ),
              'UTC'
            )
          )
        ) AS Int64
      ) <> 3
      OR CAST(
        toMonth (
          if (
            CAST(
              CASE
                WHEN "encoded"."millis" >= (-2208988800000)
                AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
              END AS DateTime64 (6, 'Etc/UTC')
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            toDateTime64 (
              toString (
                toTimeZone (
                  CAST(
                    CASE
                      WHEN "encoded"."millis" >= (-2208988800000)
                      AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
                  ),
                  'UTC'
                )
              ),
              6,
              'UTC'
            ),
            toTimeZone (
              (
                CAST(
                  CASE
                    WHEN "encoded"."millis" >= (-2208988800000)
                    AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
                ) + toIntervalSecond (
                  timezoneOffset (
                    toTimeZone (
                      CAST(
                        CASE
                          WHEN "encoded"."millis" >= (-2208988800000)
                          AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                        END AS DateTime64 (6, 'Etc/UTC')
                      ),
                      'UTC'
                    )
                  )
                )
              ),
              'UTC'
            )
          )
        ) AS Int64
      ) IS NULL
    )
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a day of a timestamp read as a date (field filter)
select
  id
from
  encoded
where
  id < 3
  and (
    (
      CAST("encoded"."moment" AS Date32) >= toDate32 ('2024-03-31')
      AND CAST("encoded"."moment" AS Date32) < toDate32 ('2024-04-01')
    )
  )
order by
  1

-- # a day of a timestamp read as a date (column)
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  ("encoded"."id" < 3)
  AND (
    (
      CAST("encoded"."moment" AS Date32) >= toDate32 ('2024-03-31')
      AND CAST("encoded"."moment" AS Date32) < toDate32 ('2024-04-01')
    )
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a unit for a column by its name, aimed at by its id
SELECT
  CAST(toStartOfYear (CAST("source"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
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
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-01-07 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # open date range parameter
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  "people"."birth" < toDate32 ('2000-01-01')
LIMIT
  1048575

-- # unit parameter
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
