-- # moments that no engine has are null
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
SELECT
  CASE
    WHEN "numbers"."big" >= (-62135596800)
    AND "numbers"."big" < 253402300800 THEN to_timestamp(CAST("numbers"."big" AS double precision))
  END AS "a",
  CAST(
    (
      CAST($1 AS DATE) + CASE
        WHEN "numbers"."big" BETWEEN (-1715500) AND 1715500 THEN "numbers"."big"
      END * INTERVAL '1 day'
    ) AS DATE
  ) AS "b",
  CAST(
    (
      CAST($2 AS DATE) + (
        - CASE
          WHEN "numbers"."big" BETWEEN (-56400) AND 56400 THEN "numbers"."big"
        END
      ) * INTERVAL '1 month'
    ) AS DATE
  ) AS "c",
  (
    CAST($3 AS DATE) + CASE
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
  (CAST($1 AS TIMESTAMP) + 1 * INTERVAL '1 day') AS "a",
  ((CAST($2 AS TIMESTAMP) + (- 1) * INTERVAL '1 month') + (- 3) * INTERVAL '1 hour') AS "b",
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
    EXTRACT(
      WEEK
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e1",
  (
    (
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              "orders"."created_at"
          ) AS integer
        ) - 1 + (
          (
            CAST(
              EXTRACT(
                DOW
                FROM
                  "orders"."created_at"
              ) AS integer
            ) - CAST(
              EXTRACT(
                DOY
                FROM
                  "orders"."created_at"
              ) AS integer
            ) + 372
          ) % 7
        )
      ) / 7
    ) + 1
  ) AS "e2",
  (
    (
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              "orders"."created_at"
          ) AS integer
        ) - 1 + (
          (
            CAST(
              EXTRACT(
                DOW
                FROM
                  "orders"."created_at"
              ) AS integer
            ) - CAST(
              EXTRACT(
                DOY
                FROM
                  "orders"."created_at"
              ) AS integer
            ) + 372
          ) % 7
        )
      ) / 7
    ) + 1
  ) AS "e3",
  (
    CAST(
      EXTRACT(
        DOW
        FROM
          "orders"."created_at"
      ) AS integer
    ) + 1
  ) AS "e4",
  (
    (
      (
        CAST(
          EXTRACT(
            DOW
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 6
      ) % 7
    ) + 1
  ) AS "e5",
  (
    CAST(
      EXTRACT(
        DOW
        FROM
          "orders"."created_at"
      ) AS integer
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
    EXTRACT(
      YEAR
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e1",
  (
    (
      CAST(
        EXTRACT(
          MONTH
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 2
    ) / 3
  ) AS "e2",
  CAST(
    EXTRACT(
      MONTH
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e3",
  CAST(
    EXTRACT(
      DAY
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e4",
  CAST(
    EXTRACT(
      HOUR
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e5",
  CAST(
    EXTRACT(
      MINUTE
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e6",
  CAST(
    FLOOR(
      EXTRACT(
        SECOND
        FROM
          "orders"."created_at"
      )
    ) AS integer
  ) AS "e7",
  CAST(
    EXTRACT(
      DOY
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e8",
  CAST(
    EXTRACT(
      WEEK
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "e9",
  (
    (
      (
        CAST(
          EXTRACT(
            DOW
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 6
      ) % 7
    ) + 1
  ) AS "e10",
  CAST(
    EXTRACT(
      YEAR
      FROM
        "orders"."created_at"
    ) AS integer
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
      AND 1.5 < 9.223372036854775808e18 THEN CAST(
        (
          SIGN(CAST(1.5 AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(1.5 AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
        ) AS BIGINT
      )
    END * INTERVAL '1 day'
  ) AS "e1",
  (
    "orders"."created_at" + CASE
      WHEN CASE
        WHEN (CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
        AND (CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(
          (
            SIGN(CAST((CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION)) * FLOOR(
              ABS(CAST((CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION)) + 4.9999999999999994e-1
            ) + 0
          ) AS BIGINT
        )
      END BETWEEN (-1715500) AND 1715500 THEN CASE
        WHEN (CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
        AND (CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(
          (
            SIGN(CAST((CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION)) * FLOOR(
              ABS(CAST((CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION)) + 4.9999999999999994e-1
            ) + 0
          ) AS BIGINT
        )
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
-- 3: "2025-06-15T12:00:00Z"
-- 4: "2025-06-15T12:00:00Z"
-- 5: "2025-01-01"
-- 6: "2025-01-01"
-- 7: "2025-01-01"
-- 8: "2025-01-01"
SELECT
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($1 AS DATE) AS DATE) AS timestamp),
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($2 AS DATE) AS DATE) AS timestamp),
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 12
  ) AS "e1",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST((CAST($3 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp),
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST((CAST($4 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp),
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 3
  ) AS "e2",
  CAST(
    (
      EXTRACT(
        year
        FROM
          age (
            CAST(CAST(CAST($5 AS DATE) AS DATE) AS timestamp),
            CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
      ) * 12 + EXTRACT(
        month
        FROM
          age (
            CAST(CAST(CAST($6 AS DATE) AS DATE) AS timestamp),
            CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
      )
    ) AS integer
  ) AS "e3",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($7 AS DATE) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 604800000000
  ) AS "e4",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($8 AS DATE) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "e5",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST("orders"."created_at" AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 3600000000
  ) AS "e6",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST("orders"."created_at" AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 60000000
  ) AS "e7",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST("orders"."created_at" AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 1000000
  ) AS "e8"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # age in years
-- 1: "2025-06-15"
-- 2: "2025-06-15"
SELECT
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
  END AS "e1",
  CASE
    WHEN (
      (
        CAST(
          EXTRACT(
            MONTH
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 2
      ) / 3
    ) = 1 THEN CAST($13 AS text)
    WHEN (
      (
        CAST(
          EXTRACT(
            MONTH
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 2
      ) / 3
    ) = 2 THEN CAST($14 AS text)
    WHEN (
      (
        CAST(
          EXTRACT(
            MONTH
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 2
      ) / 3
    ) = 3 THEN CAST($15 AS text)
    WHEN (
      (
        CAST(
          EXTRACT(
            MONTH
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 2
      ) / 3
    ) = 4 THEN CAST($16 AS text)
  END AS "e2",
  CASE
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 1 THEN CAST($17 AS text)
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 2 THEN CAST($18 AS text)
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 3 THEN CAST($19 AS text)
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 4 THEN CAST($20 AS text)
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 5 THEN CAST($21 AS text)
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 6 THEN CAST($22 AS text)
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 7 THEN CAST($23 AS text)
  END AS "e3",
  CASE
    WHEN 13 = 1 THEN CAST($24 AS text)
    WHEN 13 = 2 THEN CAST($25 AS text)
    WHEN 13 = 3 THEN CAST($26 AS text)
    WHEN 13 = 4 THEN CAST($27 AS text)
    WHEN 13 = 5 THEN CAST($28 AS text)
    WHEN 13 = 6 THEN CAST($29 AS text)
    WHEN 13 = 7 THEN CAST($30 AS text)
    WHEN 13 = 8 THEN CAST($31 AS text)
    WHEN 13 = 9 THEN CAST($32 AS text)
    WHEN 13 = 10 THEN CAST($33 AS text)
    WHEN 13 = 11 THEN CAST($34 AS text)
    WHEN 13 = 12 THEN CAST($35 AS text)
  END AS "e4",
  CASE
    WHEN 0 = 1 THEN CAST($36 AS text)
    WHEN 0 = 2 THEN CAST($37 AS text)
    WHEN 0 = 3 THEN CAST($38 AS text)
    WHEN 0 = 4 THEN CAST($39 AS text)
    WHEN 0 = 5 THEN CAST($40 AS text)
    WHEN 0 = 6 THEN CAST($41 AS text)
    WHEN 0 = 7 THEN CAST($42 AS text)
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
  CAST($1 AS TIMESTAMPTZ) AS "e1",
  CAST($2 AS DATE) AS "e2",
  CAST($3 AS TIMESTAMP) AS "e3",
  CAST($4 AS TIMESTAMP) AS "e4",
  CAST($5 AS DATE) AS "e5",
  CAST($6 AS TIMESTAMP) AS "e6",
  CAST($7 AS TIME) AS "e7"
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
  ((CAST("orders"."created_at" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE INTERVAL '120 minutes') AS "e3",
  ("orders"."paid_at" AT TIME ZONE INTERVAL '-300 minutes') AS "e4",
  ((CAST("orders"."created_at" AS TIMESTAMP) AT TIME ZONE INTERVAL '-330 minutes') AT TIME ZONE 'UTC') AS "e5"
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
      WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($2 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($3 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($4 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e1",
  CAST(
    CASE
      WHEN CAST(CAST($5 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($6 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($8 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e2",
  CASE
    WHEN CAST(CAST($9 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($10 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($11 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($12 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e3",
  CASE
    WHEN CAST(CAST($13 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($14 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($15 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($16 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e4",
  CASE
    WHEN CAST(CAST($17 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($18 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($19 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($20 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e5",
  CASE
    WHEN CAST(CAST($21 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($22 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($23 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($24 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e6",
  CASE
    WHEN CAST(CAST($25 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($26 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($27 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($28 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e7",
  CASE
    WHEN CAST(CAST($29 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($30 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($31 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($32 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e8",
  CASE
    WHEN CAST(CAST($33 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($34 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($35 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($36 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
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
  CAST("events"."clock" AS TEXT) AS "e1",
  CONCAT(CAST(("events"."clock" + 1500 * INTERVAL '1 millisecond') AS TEXT), CAST($1 AS text)) AS "e2",
  CAST(("events"."clock" + 10 * INTERVAL '1 minute') AS TEXT) AS "e3"
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
  CAST("orders"."created_at" AS TEXT) AS "e1",
  CAST(("orders"."created_at" + 1500 * INTERVAL '1 millisecond') AS TEXT) AS "e2",
  CONCAT(CAST($1 AS text), CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS TEXT)) AS "e3"
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
      WHEN ("orders"."created_at" + 1 * INTERVAL '1 year') > CAST($1 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN CAST(
        EXTRACT(
          YEAR
          FROM
            "orders"."created_at"
        ) AS integer
      ) = 2024 THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN CAST(
        EXTRACT(
          HOUR
          FROM
            "orders"."created_at"
        ) AS integer
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
      WHEN CAST("orders"."created_at" AS DATE) = CAST($2 AS DATE) THEN 1
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
      WHEN "orders"."created_at" >= CAST($1 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN NOT (
        COALESCE(
          (
            "orders"."created_at" >= CAST($2 AS TIMESTAMP)
            AND "orders"."created_at" < CAST($3 AS TIMESTAMP)
          ),
          FALSE
        )
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= CAST($4 AS TIMESTAMP)
        AND "orders"."created_at" < CAST($5 AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= CAST($6 AS TIMESTAMP)
        AND "orders"."created_at" < CAST($7 AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        "orders"."paid_at" >= CAST($8 AS TIMESTAMPTZ)
        AND "orders"."paid_at" < CAST($9 AS TIMESTAMPTZ)
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
    EXTRACT(
      HOUR
      FROM
        CAST(
          CAST(
            CASE
              WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
              WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
              )
            END AS DATE
          ) AS timestamp
        )
    ) AS integer
  ) AS "hour",
  CAST(
    FLOOR(
      EXTRACT(
        SECOND
        FROM
          CAST(
            CAST(
              CASE
                WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
                WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                  CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                )
              END AS DATE
            ) AS timestamp
          )
      )
    ) AS integer
  ) AS "second",
  (
    CASE
      WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
    END + 90 * INTERVAL '1 minute'
  ) AS "later",
  (
    CASE
      WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
    END + (- 11) * INTERVAL '1 hour'
  ) AS "earlier",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(
                (
                  CASE
                    WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
                  END + 45 * INTERVAL '1 second'
                ) AS time
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CASE
                  WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
                END AS time
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 1000000
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
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) >= CAST($1 AS TIMESTAMP)
    AND CAST(
      CASE
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) <= CAST($2 AS DATE)
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
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) = CAST($1 AS TIMESTAMP)
    OR CAST(
      CASE
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) = CAST($2 AS DATE)
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # minutes and seconds
SELECT
  CAST(
    EXTRACT(
      MINUTE
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "m",
  CAST(
    FLOOR(
      EXTRACT(
        SECOND
        FROM
          "orders"."created_at"
      )
    ) AS integer
  ) AS "s",
  CAST(
    EXTRACT(
      HOUR
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "h",
  CAST(
    EXTRACT(
      DAY
      FROM
        "orders"."created_at"
    ) AS integer
  ) AS "d",
  (
    (
      CAST(
        EXTRACT(
          MONTH
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 2
    ) / 3
  ) AS "q",
  (
    (
      (
        CAST(
          EXTRACT(
            DOW
            FROM
              "orders"."created_at"
          ) AS integer
        ) + 6
      ) % 7
    ) + 1
  ) AS "w",
  CAST(
    EXTRACT(
      DOY
      FROM
        "orders"."created_at"
    ) AS integer
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
-- 5: "2025-03-01"
-- 6: "2025-03-01"
-- 7: "2023-01-01"
-- 8: "2023-01-01"
-- 9: "2024-01-01"
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
  CAST(
    (
      EXTRACT(
        year
        FROM
          age (
            CAST(CAST(CAST($3 AS DATE) AS DATE) AS timestamp),
            CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
      ) * 12 + EXTRACT(
        month
        FROM
          age (
            CAST(CAST(CAST($4 AS DATE) AS DATE) AS timestamp),
            CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
      )
    ) AS integer
  ) AS "b",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($5 AS DATE) AS DATE) AS timestamp),
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($6 AS DATE) AS DATE) AS timestamp),
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 12
  ) AS "c",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp),
              CAST(CAST(CAST($7 AS DATE) AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp),
              CAST(CAST(CAST($8 AS DATE) AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 3
  ) AS "d",
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
              CAST(CAST(CAST($9 AS DATE) AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 604800000000
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
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($2 AS text), 26) AS TIMESTAMP)
                    WHEN CAST(CAST($3 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                      CAST(regexp_replace(CAST($4 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                    )
                  END AS DATE
                ) AS timestamp
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST(CAST($5 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($6 AS text), 26) AS TIMESTAMP)
                    WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                      CAST(regexp_replace(CAST($8 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                    )
                  END AS DATE
                ) AS timestamp
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "days",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST(CAST($9 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($10 AS text), 26) AS TIMESTAMP)
                    WHEN CAST(CAST($11 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                      CAST(regexp_replace(CAST($12 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                    )
                  END AS DATE
                ) AS timestamp
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST(CAST($13 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($14 AS text), 26) AS TIMESTAMP)
                    WHEN CAST(CAST($15 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                      CAST(regexp_replace(CAST($16 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                    )
                  END AS DATE
                ) AS timestamp
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 604800000000
  ) AS "weeks",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(
                CASE
                  WHEN CAST(CAST($17 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($18 AS text), 26) AS TIMESTAMP)
                  WHEN CAST(CAST($19 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                    CAST(regexp_replace(CAST($20 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                  )
                END AS timestamp
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CASE
                  WHEN CAST(CAST($21 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($22 AS text), 26) AS TIMESTAMP)
                  WHEN CAST(CAST($23 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                    CAST(regexp_replace(CAST($24 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                  )
                END AS timestamp
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 3600000000
  ) AS "hours"
FROM
  "numbers"
LIMIT
  1
