-- # moments that no engine has are null
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
SELECT
  CASE
    WHEN "numbers"."big" >= (-62135596800)
    AND "numbers"."big" < 253402300800 THEN (make_timestamp(CAST(ROUND(CAST("numbers"."big" AS DOUBLE) * 1000000) AS BIGINT)) AT TIME ZONE 'UTC')
  END AS "a",
  CAST(
    (
      CAST(? AS DATE) + CASE
        WHEN "numbers"."big" BETWEEN (-1715500) AND 1715500 THEN "numbers"."big"
      END * INTERVAL '1 day'
    ) AS DATE
  ) AS "b",
  CAST(
    (
      CAST(? AS DATE) + (
        - CASE
          WHEN "numbers"."big" BETWEEN (-56400) AND 56400 THEN "numbers"."big"
        END
      ) * INTERVAL '1 month'
    ) AS DATE
  ) AS "c",
  (
    CAST(? AS DATE) + CASE
      WHEN 9007199254740993 BETWEEN (-41172000) AND 41172000 THEN 9007199254740993
    END * INTERVAL '1 hour'
  ) AS "d"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # an interval after a text and after nothing
-- 1: "2024-02-28T00:00:00"
-- 2: "2024-02-29T10:20:30"
SELECT
  (CAST(? AS TIMESTAMP) + 1 * INTERVAL '1 day') AS "a",
  ((CAST(? AS TIMESTAMP) + (- 1) * INTERVAL '1 month') + (- 3) * INTERVAL '1 hour') AS "b",
  NULL AS "c",
  NULL AS "d"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # a time has no date to be read
-- refused: invalid-query | "date": a time has no date. (at query.expressions.a) | query.expressions.a

-- # a word is no number of units
-- refused: invalid-query | "datetime-add": "many" is not a number. (at query.expressions.a) | query.expressions.a

-- # weeks and days of the week in all modes
SELECT
  CAST(
    EXTRACT (
      WEEK
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e1",
  (
    (
      (
        CAST(
          EXTRACT (
            DOY
            FROM
              "orders"."created_at"
          ) AS INTEGER
        ) - 1 + (
          (
            CAST(
              EXTRACT (
                DOW
                FROM
                  "orders"."created_at"
              ) AS INTEGER
            ) - CAST(
              EXTRACT (
                DOY
                FROM
                  "orders"."created_at"
              ) AS INTEGER
            ) + 372
          ) % 7
        )
      ) // 7
    ) + 1
  ) AS "e2",
  (
    (
      (
        CAST(
          EXTRACT (
            DOY
            FROM
              "orders"."created_at"
          ) AS INTEGER
        ) - 1 + (
          (
            CAST(
              EXTRACT (
                DOW
                FROM
                  "orders"."created_at"
              ) AS INTEGER
            ) - CAST(
              EXTRACT (
                DOY
                FROM
                  "orders"."created_at"
              ) AS INTEGER
            ) + 372
          ) % 7
        )
      ) // 7
    ) + 1
  ) AS "e3",
  (
    CAST(
      EXTRACT (
        DOW
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) + 1
  ) AS "e4",
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
  ) AS "e5",
  (
    CAST(
      EXTRACT (
        DOW
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) + 1
  ) AS "e6"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # parts by name and by unit
SELECT
  CAST(
    EXTRACT (
      YEAR
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e1",
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
  ) AS "e2",
  CAST(
    EXTRACT (
      MONTH
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e3",
  CAST(
    EXTRACT (
      DAY
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e4",
  CAST(
    EXTRACT (
      HOUR
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e5",
  CAST(
    EXTRACT (
      MINUTE
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e6",
  CAST(
    EXTRACT (
      SECOND
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e7",
  CAST(
    EXTRACT (
      DOY
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e8",
  CAST(
    EXTRACT (
      WEEK
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e9",
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
  ) AS "e10",
  CAST(
    EXTRACT (
      YEAR
      FROM
        "orders"."created_at"
    ) AS INTEGER
  ) AS "e11"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates moved by every unit
SELECT
  ("orders"."created_at" + 1 * INTERVAL '3 month') AS "e1",
  ("orders"."created_at" + (-1) * INTERVAL '1 month') AS "e2",
  (
    "orders"."created_at" + CASE
      WHEN "orders"."quantity" BETWEEN (-244400) AND 244400 THEN "orders"."quantity"
    END * INTERVAL '1 week'
  ) AS "e3",
  ("orders"."created_at" + (- 2) * INTERVAL '1 year') AS "e4",
  ("orders"."created_at" + 1500 * INTERVAL '1 millisecond') AS "e5",
  (
    "orders"."created_at" + (
      - CASE
        WHEN "orders"."quantity" BETWEEN (-41172000) AND 41172000 THEN "orders"."quantity"
      END
    ) * INTERVAL '1 hour'
  ) AS "e6"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates moved by fractions, which are rounded
SELECT
  (
    "orders"."created_at" + CASE
      WHEN 1.5 >= (-9.223372036854775808e18)
      AND 1.5 < 9.223372036854775808e18 THEN CAST(ROUND(1.5) AS BIGINT)
    END * INTERVAL '1 day'
  ) AS "e1",
  (
    "orders"."created_at" + CASE
      WHEN CASE
        WHEN (CAST("orders"."quantity" AS DOUBLE) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
        AND (CAST("orders"."quantity" AS DOUBLE) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(ROUND((CAST("orders"."quantity" AS DOUBLE) / NULLIF(2, 0))) AS BIGINT)
      END BETWEEN (-1715500) AND 1715500 THEN CASE
        WHEN (CAST("orders"."quantity" AS DOUBLE) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
        AND (CAST("orders"."quantity" AS DOUBLE) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(ROUND((CAST("orders"."quantity" AS DOUBLE) / NULLIF(2, 0))) AS BIGINT)
      END
    END * INTERVAL '1 day'
  ) AS "e2"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # days moved by hours and by years
SELECT
  ("people"."birth" + 1 * INTERVAL '1 hour') AS "e1",
  CAST(("people"."birth" + 1 * INTERVAL '1 year') AS DATE) AS "e2",
  CAST(
    (
      "people"."birth" + CASE
        WHEN "people"."id" BETWEEN (-56400) AND 56400 THEN "people"."id"
      END * INTERVAL '1 month'
    ) AS DATE
  ) AS "e3"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # dates with intervals
SELECT
  ("orders"."created_at" + 1 * INTERVAL '1 month') AS "e1",
  (("orders"."created_at" + (- 1) * INTERVAL '1 week') + (- 2) * INTERVAL '1 hour') AS "e2",
  ("orders"."created_at" + 1 * INTERVAL '1 day') AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # differences in every unit
-- 1: "2025-01-01"
-- 2: "2025-01-01"
-- 3: "2025-01-01"
-- 4: "2025-01-01"
-- 5: "2025-01-01"
-- 6: "2025-01-01"
-- 7: "2025-01-01"
-- 8: "2025-06-15T12:00:00Z"
-- 9: "2025-06-15T12:00:00Z"
-- 10: "2025-06-15T12:00:00Z"
-- 11: "2025-06-15T12:00:00Z"
-- 12: "2025-06-15T12:00:00Z"
-- 13: "2025-06-15T12:00:00Z"
-- 14: "2025-06-15T12:00:00Z"
-- 15: "2025-01-01"
-- 16: "2025-01-01"
-- 17: "2025-01-01"
-- 18: "2025-01-01"
-- 19: "2025-01-01"
-- 20: "2025-01-01"
-- 21: "2025-01-01"
-- 22: "2025-01-01"
-- 23: "2025-01-01"
SELECT
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
  ) AS "e1",
  (
    (
      date_diff(
        'month',
        CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
        CAST(CAST((CAST(? AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS TIMESTAMP)
      ) - CASE
        WHEN date_diff(
          'month',
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
          CAST(CAST((CAST(? AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS TIMESTAMP)
        ) > 0
        AND (
          CAST(CAST((CAST(? AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST((CAST(? AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS TIMESTAMP))
        ) < (
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
        ) THEN 1
        WHEN date_diff(
          'month',
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP),
          CAST(CAST((CAST(? AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS TIMESTAMP)
        ) < 0
        AND (
          CAST(CAST((CAST(? AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST((CAST(? AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS TIMESTAMP))
        ) > (
          CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
        ) THEN -1
        ELSE 0
      END
    ) // 3
  ) AS "e2",
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
  ) AS "e3",
  (
    (
      epoch_us(CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)) - epoch_us(CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
    ) // 604800000000
  ) AS "e4",
  (
    (
      epoch_us(CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)) - epoch_us(CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP))
    ) // 86400000000
  ) AS "e5",
  ((epoch_us(("orders"."paid_at" AT TIME ZONE 'UTC')) - epoch_us("orders"."created_at")) // 3600000000) AS "e6",
  ((epoch_us(("orders"."paid_at" AT TIME ZONE 'UTC')) - epoch_us("orders"."created_at")) // 60000000) AS "e7",
  ((epoch_us("orders"."created_at") - epoch_us(("orders"."paid_at" AT TIME ZONE 'UTC'))) // 1000000) AS "e8"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # age in years
-- 1: "2025-06-15"
-- 2: "2025-06-15"
-- 3: "2025-06-15"
-- 4: "2025-06-15"
-- 5: "2025-06-15"
-- 6: "2025-06-15"
-- 7: "2025-06-15"
SELECT
  (
    (
      date_diff(
        'month',
        CAST(CAST("people"."birth" AS DATE) AS TIMESTAMP),
        CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
      ) - CASE
        WHEN date_diff(
          'month',
          CAST(CAST("people"."birth" AS DATE) AS TIMESTAMP),
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
        ) > 0
        AND (
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
        ) < (
          CAST(CAST("people"."birth" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("people"."birth" AS DATE) AS TIMESTAMP))
        ) THEN 1
        WHEN date_diff(
          'month',
          CAST(CAST("people"."birth" AS DATE) AS TIMESTAMP),
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP)
        ) < 0
        AND (
          CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST(CAST(? AS DATE) AS DATE) AS TIMESTAMP))
        ) > (
          CAST(CAST("people"."birth" AS DATE) AS TIMESTAMP) - date_trunc('month', CAST(CAST("people"."birth" AS DATE) AS TIMESTAMP))
        ) THEN -1
        ELSE 0
      END
    ) // 12
  ) AS "e1"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # names of months, quarters and days
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
-- 13: "Q1"
-- 14: "Q2"
-- 15: "Q3"
-- 16: "Q4"
-- 17: "Sunday"
-- 18: "Monday"
-- 19: "Tuesday"
-- 20: "Wednesday"
-- 21: "Thursday"
-- 22: "Friday"
-- 23: "Saturday"
-- 24: "January"
-- 25: "February"
-- 26: "March"
-- 27: "April"
-- 28: "May"
-- 29: "June"
-- 30: "July"
-- 31: "August"
-- 32: "September"
-- 33: "October"
-- 34: "November"
-- 35: "December"
-- 36: "Sunday"
-- 37: "Monday"
-- 38: "Tuesday"
-- 39: "Wednesday"
-- 40: "Thursday"
-- 41: "Friday"
-- 42: "Saturday"
SELECT
  CASE
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 1 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 2 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 3 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 4 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 5 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 6 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 7 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 8 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 9 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 10 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 11 THEN CAST(? AS VARCHAR)
    WHEN CAST(
      EXTRACT (
        MONTH
        FROM
          "orders"."created_at"
      ) AS INTEGER
    ) = 12 THEN CAST(? AS VARCHAR)
  END AS "e1",
  CASE
    WHEN (
      (
        CAST(
          EXTRACT (
            MONTH
            FROM
              "orders"."created_at"
          ) AS INTEGER
        ) + 2
      ) // 3
    ) = 1 THEN CAST(? AS VARCHAR)
    WHEN (
      (
        CAST(
          EXTRACT (
            MONTH
            FROM
              "orders"."created_at"
          ) AS INTEGER
        ) + 2
      ) // 3
    ) = 2 THEN CAST(? AS VARCHAR)
    WHEN (
      (
        CAST(
          EXTRACT (
            MONTH
            FROM
              "orders"."created_at"
          ) AS INTEGER
        ) + 2
      ) // 3
    ) = 3 THEN CAST(? AS VARCHAR)
    WHEN (
      (
        CAST(
          EXTRACT (
            MONTH
            FROM
              "orders"."created_at"
          ) AS INTEGER
        ) + 2
      ) // 3
    ) = 4 THEN CAST(? AS VARCHAR)
  END AS "e2",
  CASE
    WHEN (
      CAST(
        EXTRACT (
          DOW
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 1
    ) = 1 THEN CAST(? AS VARCHAR)
    WHEN (
      CAST(
        EXTRACT (
          DOW
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 1
    ) = 2 THEN CAST(? AS VARCHAR)
    WHEN (
      CAST(
        EXTRACT (
          DOW
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 1
    ) = 3 THEN CAST(? AS VARCHAR)
    WHEN (
      CAST(
        EXTRACT (
          DOW
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 1
    ) = 4 THEN CAST(? AS VARCHAR)
    WHEN (
      CAST(
        EXTRACT (
          DOW
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 1
    ) = 5 THEN CAST(? AS VARCHAR)
    WHEN (
      CAST(
        EXTRACT (
          DOW
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 1
    ) = 6 THEN CAST(? AS VARCHAR)
    WHEN (
      CAST(
        EXTRACT (
          DOW
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) + 1
    ) = 7 THEN CAST(? AS VARCHAR)
  END AS "e3",
  CASE
    WHEN 13 = 1 THEN CAST(? AS VARCHAR)
    WHEN 13 = 2 THEN CAST(? AS VARCHAR)
    WHEN 13 = 3 THEN CAST(? AS VARCHAR)
    WHEN 13 = 4 THEN CAST(? AS VARCHAR)
    WHEN 13 = 5 THEN CAST(? AS VARCHAR)
    WHEN 13 = 6 THEN CAST(? AS VARCHAR)
    WHEN 13 = 7 THEN CAST(? AS VARCHAR)
    WHEN 13 = 8 THEN CAST(? AS VARCHAR)
    WHEN 13 = 9 THEN CAST(? AS VARCHAR)
    WHEN 13 = 10 THEN CAST(? AS VARCHAR)
    WHEN 13 = 11 THEN CAST(? AS VARCHAR)
    WHEN 13 = 12 THEN CAST(? AS VARCHAR)
  END AS "e4",
  CASE
    WHEN 0 = 1 THEN CAST(? AS VARCHAR)
    WHEN 0 = 2 THEN CAST(? AS VARCHAR)
    WHEN 0 = 3 THEN CAST(? AS VARCHAR)
    WHEN 0 = 4 THEN CAST(? AS VARCHAR)
    WHEN 0 = 5 THEN CAST(? AS VARCHAR)
    WHEN 0 = 6 THEN CAST(? AS VARCHAR)
    WHEN 0 = 7 THEN CAST(? AS VARCHAR)
  END AS "e5"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # points in time as values
-- 1: "2025-06-15T12:00:00Z"
-- 2: "2025-06-15"
-- 3: "2025-05-01T00:00:00"
-- 4: "2025-06-15T12:00:00"
-- 5: "2024-03-01"
-- 6: "2024-03-01T00:00:00"
-- 7: "10:20:00"
SELECT
  CAST(? AS TIMESTAMPTZ) AS "e1",
  CAST(? AS DATE) AS "e2",
  CAST(? AS TIMESTAMP) AS "e3",
  CAST(? AS TIMESTAMP) AS "e4",
  CAST(? AS DATE) AS "e5",
  CAST(? AS TIMESTAMP) AS "e6",
  CAST(? AS TIME) AS "e7"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # zones by name and by offset
SELECT
  (
    (CAST("orders"."created_at" AS TIMESTAMP) AT TIME ZONE 'Europe/Paris') AT TIME ZONE 'America/New_York'
  ) AS "e1",
  ("orders"."paid_at" AT TIME ZONE 'Asia/Kolkata') AS "e2",
  (
    ((CAST("orders"."created_at" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') + to_minutes(120)
  ) AS "e3",
  (("orders"."paid_at" AT TIME ZONE 'UTC') + to_minutes((-300))) AS "e4",
  (
    ((CAST("orders"."created_at" AS TIMESTAMP) - to_minutes((-330))) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
  ) AS "e5"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # texts as dates: fractions are cut, offsets in every spelling, and nothing but the text counts
-- 1: "2024-02-29T23:59:59.9999999"
-- 2: "2024-02-29T23:59:59.9999999"
-- 3: "2024-02-29T23:59:59.9999999"
-- 4: "2024-02-29T23:59:59.9999999"
-- 5: "2024-02-29T23:59:59.9999999Z"
-- 6: "2024-02-29T23:59:59.9999999Z"
-- 7: "2024-02-29T23:59:59.9999999Z"
-- 8: "2024-02-29T23:59:59.9999999Z"
-- 9: "2024-02-29T10:20+01"
-- 10: "2024-02-29T10:20+01"
-- 11: "2024-02-29T10:20+01"
-- 12: "2024-02-29T10:20+01"
-- 13: "2024-02-29 10:20:30.5 -0330"
-- 14: "2024-02-29 10:20:30.5 -0330"
-- 15: "2024-02-29 10:20:30.5 -0330"
-- 16: "2024-02-29 10:20:30.5 -0330"
-- 17: "2024-02-29T10:20:30z"
-- 18: "2024-02-29T10:20:30z"
-- 19: "2024-02-29T10:20:30z"
-- 20: "2024-02-29T10:20:30z"
-- 21: "2024-02-29t10:20"
-- 22: "2024-02-29t10:20"
-- 23: "2024-02-29t10:20"
-- 24: "2024-02-29t10:20"
-- 25: "2024-02-29\n"
-- 26: "2024-02-29\n"
-- 27: "2024-02-29\n"
-- 28: "2024-02-29\n"
-- 29: "2024-02-29T10:20:30+25:00"
-- 30: "2024-02-29T10:20:30+25:00"
-- 31: "2024-02-29T10:20:30+25:00"
-- 32: "2024-02-29T10:20:30+25:00"
-- 33: "2024-02-29T10:20:30+01:75"
-- 34: "2024-02-29T10:20:30+01:75"
-- 35: "2024-02-29T10:20:30+01:75"
-- 36: "2024-02-29T10:20:30+01:75"
SELECT
  CAST(
    CASE
      WHEN regexp_matches(
        CAST(? AS VARCHAR),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
      ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
      WHEN regexp_matches(
        CAST(? AS VARCHAR),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN (
        TRY_CAST (
          regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
        ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e1",
  CAST(
    CASE
      WHEN regexp_matches(
        CAST(? AS VARCHAR),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
      ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
      WHEN regexp_matches(
        CAST(? AS VARCHAR),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN (
        TRY_CAST (
          regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
        ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e2",
  CASE
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "e3",
  CASE
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "e4",
  CASE
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "e5",
  CASE
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "e6",
  CASE
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "e7",
  CASE
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "e8",
  CASE
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
    WHEN regexp_matches(
      CAST(? AS VARCHAR),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "e9"
FROM
  "events"
WHERE
  "events"."id" = 1
LIMIT
  1048575

-- # times as text have the fraction that they have
-- 1: " h"
SELECT
  CAST("events"."clock" AS VARCHAR) AS "e1",
  CONCAT(CAST(("events"."clock" + 1500 * INTERVAL '1 millisecond') AS VARCHAR), CAST(? AS VARCHAR)) AS "e2",
  CAST(("events"."clock" + 10 * INTERVAL '1 minute') AS VARCHAR) AS "e3"
FROM
  "events"
WHERE
  "events"."id" IN (5, 10)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # dates and instants as text
-- 1: "at "
SELECT
  CAST("orders"."created_at" AS VARCHAR) AS "e1",
  CAST(("orders"."created_at" + 1500 * INTERVAL '1 millisecond') AS VARCHAR) AS "e2",
  CONCAT(CAST(? AS VARCHAR), CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS VARCHAR)) AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # filters on functions of dates
-- 1: "2025-06-15T12:00:00"
-- 2: "2024-02-29"
SELECT
  COUNT(
    CASE
      WHEN ("orders"."created_at" + 1 * INTERVAL '1 year') > CAST(? AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN CAST(
        EXTRACT (
          YEAR
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) = 2024 THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN CAST(
        EXTRACT (
          HOUR
          FROM
            "orders"."created_at"
        ) AS INTEGER
      ) BETWEEN 1 AND 3 THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN ("orders"."paid_at" AT TIME ZONE 'UTC') < "orders"."created_at" THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN CAST("orders"."created_at" AS DATE) = CAST(? AS DATE) THEN 1
    END
  ) AS "count_where_5"
FROM
  "orders"
LIMIT
  1048575

-- # date filters
-- 1: "2024-12-02T00:00:00"
-- 2: "2024-02-29T00:00:00"
-- 3: "2024-03-01T00:00:00"
-- 4: "2025-01-01T00:00:00"
-- 5: "2026-01-01T00:00:00"
-- 6: "2024-01-01T00:00:00"
-- 7: "2026-01-01T00:00:00"
-- 8: "2024-06-01T00:00:00Z"
-- 9: "2025-06-01T00:00:00Z"
SELECT
  COUNT(
    CASE
      WHEN "orders"."created_at" >= CAST(? AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN NOT (
        COALESCE(
          (
            "orders"."created_at" >= CAST(? AS TIMESTAMP)
            AND "orders"."created_at" < CAST(? AS TIMESTAMP)
          ),
          FALSE
        )
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= CAST(? AS TIMESTAMP)
        AND "orders"."created_at" < CAST(? AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= CAST(? AS TIMESTAMP)
        AND "orders"."created_at" < CAST(? AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        "orders"."paid_at" >= CAST(? AS TIMESTAMPTZ)
        AND "orders"."paid_at" < CAST(? AS TIMESTAMPTZ)
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "orders"."created_at" IS NULL THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN "orders"."paid_at" IS NOT NULL THEN 1
    END
  ) AS "count_where_7"
FROM
  "orders"
LIMIT
  1048575

-- # an unknown zone
-- refused: invalid-query | "convert-timezone": unknown time zone "Mars/Olympus". (at query.expressions.e1) | query.expressions.e1

-- # an unknown unit of movement
-- refused: invalid-query | "datetime-add": unknown unit "fortnight". (at query.expressions.e1) | query.expressions.e1

-- # text is no date
-- refused: invalid-query | "get-year": expected a date, got type/Text. (at query.expressions.e1) | query.expressions.e1

-- # a date has its midnight, a time goes round at midnight
SELECT
  CAST(
    EXTRACT (
      HOUR
      FROM
        CAST(
          CASE
            WHEN regexp_matches(
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
            ) THEN TRY_CAST ("encoded"."iso_date" AS TIMESTAMP)
            WHEN regexp_matches(
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN (
              TRY_CAST (
                regexp_replace(
                  regexp_replace(upper("encoded"."iso_date"), ' ?([Z+-][0-9:]*)$', '\1'),
                  '^(.{16})([Z+-])',
                  '\1:00\2'
                ) AS TIMESTAMPTZ
              ) AT TIME ZONE 'UTC'
            )
          END AS DATE
        )
    ) AS INTEGER
  ) AS "hour",
  CAST(
    EXTRACT (
      SECOND
      FROM
        CAST(
          CASE
            WHEN regexp_matches(
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
            ) THEN TRY_CAST ("encoded"."iso_date" AS TIMESTAMP)
            WHEN regexp_matches(
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN (
              TRY_CAST (
                regexp_replace(
                  regexp_replace(upper("encoded"."iso_date"), ' ?([Z+-][0-9:]*)$', '\1'),
                  '^(.{16})([Z+-])',
                  '\1:00\2'
                ) AS TIMESTAMPTZ
              ) AT TIME ZONE 'UTC'
            )
          END AS DATE
        )
    ) AS INTEGER
  ) AS "second",
  (
    CASE
      WHEN regexp_matches("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$') THEN TRY_CAST (
        CASE
          WHEN length("encoded"."iso_time") = 5 THEN "encoded"."iso_time" || ':00'
          ELSE "encoded"."iso_time"
        END AS TIME
      )
    END + 90 * INTERVAL '1 minute'
  ) AS "later",
  (
    CASE
      WHEN regexp_matches("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$') THEN TRY_CAST (
        CASE
          WHEN length("encoded"."iso_time") = 5 THEN "encoded"."iso_time" || ':00'
          ELSE "encoded"."iso_time"
        END AS TIME
      )
    END + (- 11) * INTERVAL '1 hour'
  ) AS "earlier",
  (
    (
      epoch_us(
        (
          CASE
            WHEN regexp_matches("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$') THEN TRY_CAST (
              CASE
                WHEN length("encoded"."iso_time") = 5 THEN "encoded"."iso_time" || ':00'
                ELSE "encoded"."iso_time"
              END AS TIME
            )
          END + 45 * INTERVAL '1 second'
        )
      ) - epoch_us(
        CASE
          WHEN regexp_matches("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$') THEN TRY_CAST (
            CASE
              WHEN length("encoded"."iso_time") = 5 THEN "encoded"."iso_time" || ':00'
              ELSE "encoded"."iso_time"
            END AS TIME
          )
        END
      )
    ) // 1000000
  ) AS "between"
FROM
  "encoded"
WHERE
  "encoded"."id" < 4
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a time has no year
-- refused: invalid-query | "get-year": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is not moved by days
-- refused: invalid-query | "datetime-add": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is no distance from a date
-- refused: invalid-query | "datetime-diff": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is in no zone
-- refused: invalid-query | "convert-timezone": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a number with an interval
-- refused: invalid-query | "+": expected a date, got type/Integer. (at query.expressions.a) | query.expressions.a

-- # a date and an interval of hours is a timestamp
SELECT
  ("people"."birth" + 5 * INTERVAL '1 hour') AS "e1",
  (("people"."birth" + (- 30) * INTERVAL '1 minute') + (- 1) * INTERVAL '1 day') AS "e2"
FROM
  "people"
WHERE
  "people"."id" = 1
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # an interval of a date
-- refused: invalid-query | "interval": expected a number, got type/DateTimeWithLocalTZ. (at query.expressions.e1[2]) | query.expressions.e1[2]

-- # dates between a day and a time of day
-- 1: "2024-03-01T10:00:00"
-- 2: "2024-07-01"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CAST(
      CASE
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
        ) THEN TRY_CAST ("encoded"."iso_date" AS TIMESTAMP)
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN (
          TRY_CAST (
            regexp_replace(
              regexp_replace(upper("encoded"."iso_date"), ' ?([Z+-][0-9:]*)$', '\1'),
              '^(.{16})([Z+-])',
              '\1:00\2'
            ) AS TIMESTAMPTZ
          ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) >= CAST(? AS TIMESTAMP)
    AND CAST(
      CASE
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
        ) THEN TRY_CAST ("encoded"."iso_date" AS TIMESTAMP)
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN (
          TRY_CAST (
            regexp_replace(
              regexp_replace(upper("encoded"."iso_date"), ' ?([Z+-][0-9:]*)$', '\1'),
              '^(.{16})([Z+-])',
              '\1:00\2'
            ) AS TIMESTAMPTZ
          ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) <= CAST(? AS DATE)
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # dates among days and times of day
-- 1: "2024-03-01T10:00:00"
-- 2: "2024-07-01"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CAST(
      CASE
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
        ) THEN TRY_CAST ("encoded"."iso_date" AS TIMESTAMP)
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN (
          TRY_CAST (
            regexp_replace(
              regexp_replace(upper("encoded"."iso_date"), ' ?([Z+-][0-9:]*)$', '\1'),
              '^(.{16})([Z+-])',
              '\1:00\2'
            ) AS TIMESTAMPTZ
          ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) = CAST(? AS TIMESTAMP)
    OR CAST(
      CASE
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
        ) THEN TRY_CAST ("encoded"."iso_date" AS TIMESTAMP)
        WHEN regexp_matches(
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN (
          TRY_CAST (
            regexp_replace(
              regexp_replace(upper("encoded"."iso_date"), ' ?([Z+-][0-9:]*)$', '\1'),
              '^(.{16})([Z+-])',
              '\1:00\2'
            ) AS TIMESTAMPTZ
          ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) = CAST(? AS DATE)
  )
ORDER BY
  "encoded"."id" ASC
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

-- # a microsecond less than a unit is no unit
-- 1: "2024-01-01T23:59:59.999999"
-- 2: "2024-01-01T23:59:59.999999"
-- 3: "2024-01-01T23:59:59.999999"
-- 4: "2024-01-01T23:59:59.999999"
-- 5: "2024-01-01T00:00:00"
-- 6: "2024-01-01T00:00:00"
-- 7: "2024-01-01T00:00:00"
-- 8: "2024-01-01T00:00:00"
-- 9: "2024-01-14T23:59:59.999999"
-- 10: "2024-01-14T23:59:59.999999"
-- 11: "2024-01-14T23:59:59.999999"
-- 12: "2024-01-14T23:59:59.999999"
-- 13: "2024-01-01T00:00:00"
-- 14: "2024-01-01T00:00:00"
-- 15: "2024-01-01T00:00:00"
-- 16: "2024-01-01T00:00:00"
-- 17: "2024-01-02T00:00:00"
-- 18: "2024-01-02T00:00:00"
-- 19: "2024-01-02T00:00:00"
-- 20: "2024-01-02T00:00:00"
-- 21: "2024-01-01T00:00:00"
-- 22: "2024-01-01T00:00:00"
-- 23: "2024-01-01T00:00:00"
-- 24: "2024-01-01T00:00:00"
SELECT
  (
    (
      epoch_us(
        CAST(
          CAST(
            CASE
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
              ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
              ) THEN (
                TRY_CAST (
                  regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
                ) AT TIME ZONE 'UTC'
              )
            END AS DATE
          ) AS TIMESTAMP
        )
      ) - epoch_us(
        CAST(
          CAST(
            CASE
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
              ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
              ) THEN (
                TRY_CAST (
                  regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
                ) AT TIME ZONE 'UTC'
              )
            END AS DATE
          ) AS TIMESTAMP
        )
      )
    ) // 86400000000
  ) AS "days",
  (
    (
      epoch_us(
        CAST(
          CAST(
            CASE
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
              ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
              ) THEN (
                TRY_CAST (
                  regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
                ) AT TIME ZONE 'UTC'
              )
            END AS DATE
          ) AS TIMESTAMP
        )
      ) - epoch_us(
        CAST(
          CAST(
            CASE
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
              ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
              WHEN regexp_matches(
                CAST(? AS VARCHAR),
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
              ) THEN (
                TRY_CAST (
                  regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
                ) AT TIME ZONE 'UTC'
              )
            END AS DATE
          ) AS TIMESTAMP
        )
      )
    ) // 604800000000
  ) AS "weeks",
  (
    (
      epoch_us(
        CASE
          WHEN regexp_matches(
            CAST(? AS VARCHAR),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
          ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
          WHEN regexp_matches(
            CAST(? AS VARCHAR),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
          ) THEN (
            TRY_CAST (
              regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
            ) AT TIME ZONE 'UTC'
          )
        END
      ) - epoch_us(
        CASE
          WHEN regexp_matches(
            CAST(? AS VARCHAR),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
          ) THEN TRY_CAST (CAST(? AS VARCHAR) AS TIMESTAMP)
          WHEN regexp_matches(
            CAST(? AS VARCHAR),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
          ) THEN (
            TRY_CAST (
              regexp_replace(regexp_replace(upper(CAST(? AS VARCHAR)), ' ?([Z+-][0-9:]*)$', '\1'), '^(.{16})([Z+-])', '\1:00\2') AS TIMESTAMPTZ
            ) AT TIME ZONE 'UTC'
          )
        END
      )
    ) // 3600000000
  ) AS "hours"
FROM
  "numbers"
LIMIT
  1
