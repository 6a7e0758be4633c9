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
    CAST(
      DIV(
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
        ),
        7
      ) AS bigint
    ) + 1
  ) AS "e2",
  (
    CAST(
      DIV(
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
        ),
        7
      ) AS bigint
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

-- # differences in every unit
-- 1: "2025-01-01"
-- 2: "2025-01-01"
-- 3: "2025-01-01"
-- 4: "2025-01-01"
-- 5: "2025-01-01"
-- 6: "2025-01-01"
-- 7: "2025-01-01"
-- 8: "2025-01-01"
-- 9: "2025-01-01"
-- 10: "2025-01-01"
-- 11: "2025-06-15T12:00:00Z"
-- 12: "2025-06-15T12:00:00Z"
-- 13: "2025-06-15T12:00:00Z"
-- 14: "2025-06-15T12:00:00Z"
-- 15: "2025-06-15T12:00:00Z"
-- 16: "2025-06-15T12:00:00Z"
-- 17: "2025-06-15T12:00:00Z"
-- 18: "2025-06-15T12:00:00Z"
-- 19: "2025-06-15T12:00:00Z"
-- 20: "2025-06-15T12:00:00Z"
-- 21: "2025-01-01"
-- 22: "2025-01-01"
-- 23: "2025-01-01"
-- 24: "2025-01-01"
-- 25: "2025-01-01"
-- 26: "2025-01-01"
-- 27: "2025-01-01"
-- 28: "2025-01-01"
-- 29: "2025-01-01"
-- 30: "2025-01-01"
-- 31: "2025-01-01"
-- 32: "2025-01-01"
SELECT
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($1 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($2 AS DATE) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($3 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($4 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($5 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($6 AS DATE) AS DATE) AS timestamp))
            ) < (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($7 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($8 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($9 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($10 AS DATE) AS DATE) AS timestamp))
            ) > (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      12
    ) AS bigint
  ) AS "e1",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST((CAST($11 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST((CAST($12 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST((CAST($13 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST((CAST($14 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST((CAST($15 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp) - date_trunc('month', CAST(CAST((CAST($16 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp))
            ) < (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST((CAST($17 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST((CAST($18 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST((CAST($19 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp) - date_trunc('month', CAST(CAST((CAST($20 AS TIMESTAMPTZ) AT TIME ZONE 'UTC') AS DATE) AS timestamp))
            ) > (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      3
    ) AS bigint
  ) AS "e2",
  CAST(
    (
      (
        (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($21 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($22 AS DATE) AS DATE) AS timestamp)
          )
        ) - (
          EXTRACT(
            year
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
        )
      ) - CASE
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($23 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($24 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
          )
        ) > 0
        AND (
          CAST(CAST(CAST($25 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($26 AS DATE) AS DATE) AS timestamp))
        ) < (
          CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
        ) THEN 1
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($27 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($28 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
          )
        ) < 0
        AND (
          CAST(CAST(CAST($29 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($30 AS DATE) AS DATE) AS timestamp))
        ) > (
          CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
        ) THEN -1
        ELSE 0
      END
    ) AS integer
  ) AS "e3",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($31 AS DATE) AS DATE) AS timestamp) - CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      604800000000
    ) AS bigint
  ) AS "e4",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($32 AS DATE) AS DATE) AS timestamp) - CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      86400000000
    ) AS bigint
  ) AS "e5",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp) - CAST("orders"."created_at" AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      3600000000
    ) AS bigint
  ) AS "e6",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp) - CAST("orders"."created_at" AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      60000000
    ) AS bigint
  ) AS "e7",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST("orders"."created_at" AS timestamp) - CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      1000000
    ) AS bigint
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
-- 3: "2025-06-15"
-- 4: "2025-06-15"
-- 5: "2025-06-15"
-- 6: "2025-06-15"
-- 7: "2025-06-15"
-- 8: "2025-06-15"
-- 9: "2025-06-15"
-- 10: "2025-06-15"
SELECT
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($1 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($2 AS DATE) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST("people"."birth" AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST("people"."birth" AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($3 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($4 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("people"."birth" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("people"."birth" AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($5 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($6 AS DATE) AS DATE) AS timestamp))
            ) < (
              CAST(CAST("people"."birth" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("people"."birth" AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($7 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($8 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("people"."birth" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("people"."birth" AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($9 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($10 AS DATE) AS DATE) AS timestamp))
            ) > (
              CAST(CAST("people"."birth" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("people"."birth" AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      12
    ) AS bigint
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
    WHEN CAST(
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
    ) = 1 THEN CAST($13 AS text)
    WHEN CAST(
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
    ) = 2 THEN CAST($14 AS text)
    WHEN CAST(
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
    ) = 3 THEN CAST($15 AS text)
    WHEN CAST(
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

-- # zones by name and by offset
SELECT
  (
    (CAST("orders"."created_at" AS TIMESTAMP) AT TIME ZONE 'Europe/Paris') AT TIME ZONE 'America/New_York'
  ) AS "e1",
  ("orders"."paid_at" AT TIME ZONE 'Asia/Kolkata') AS "e2",
  (
    ((CAST("orders"."created_at" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') + 120 * INTERVAL '1 minute'
  ) AS "e3",
  (("orders"."paid_at" AT TIME ZONE 'UTC') + (-300) * INTERVAL '1 minute') AS "e4",
  (
    ((CAST("orders"."created_at" AS TIMESTAMP) - (-330) * INTERVAL '1 minute') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
  ) AS "e5"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # a date has its midnight, a time goes round at midnight
SELECT
  CAST(
    EXTRACT(
      HOUR
      FROM
        CAST(
          CAST(
            CASE
              WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
              WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
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
                WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
                WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
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
      WHEN "encoded"."iso_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
    END + 90 * INTERVAL '1 minute'
  ) AS "later",
  (
    CASE
      WHEN "encoded"."iso_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
    END + (- 11) * INTERVAL '1 hour'
  ) AS "earlier",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(
                  (
                    CASE
                      WHEN "encoded"."iso_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
                    END + 45 * INTERVAL '1 second'
                  ) AS time
                ) - CAST(
                  CASE
                    WHEN "encoded"."iso_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
                  END AS time
                )
              )
          ) * 1000000
        ) AS bigint
      ),
      1000000
    ) AS bigint
  ) AS "between"
FROM
  "encoded"
WHERE
  "encoded"."id" < 4
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

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
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) >= CAST($1 AS TIMESTAMP)
    AND CAST(
      CASE
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
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
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) = CAST($1 AS TIMESTAMP)
    OR CAST(
      CASE
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN "encoded"."iso_date" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
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
-- 15: "2024-01-31"
-- 16: "2024-01-31"
-- 17: "2024-01-31"
-- 18: "2024-01-31"
-- 19: "2024-01-31"
-- 20: "2024-01-31"
-- 21: "2025-03-01"
-- 22: "2025-03-01"
-- 23: "2025-03-01"
-- 24: "2025-03-01"
-- 25: "2025-03-01"
-- 26: "2025-03-01"
-- 27: "2025-03-01"
-- 28: "2025-03-01"
-- 29: "2025-03-01"
-- 30: "2025-03-01"
-- 31: "2023-01-01"
-- 32: "2023-01-01"
-- 33: "2023-01-01"
-- 34: "2023-01-01"
-- 35: "2023-01-01"
-- 36: "2023-01-01"
-- 37: "2023-01-01"
-- 38: "2023-01-01"
-- 39: "2023-01-01"
-- 40: "2023-01-01"
-- 41: "2024-01-01"
SELECT
  CAST(
    (
      (
        (
          EXTRACT(
            year
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
        ) - (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($1 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($2 AS DATE) AS DATE) AS timestamp)
          )
        )
      ) - CASE
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($3 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($4 AS DATE) AS DATE) AS timestamp)
            )
          )
        ) > 0
        AND (
          CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
        ) < (
          CAST(CAST(CAST($5 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($6 AS DATE) AS DATE) AS timestamp))
        ) THEN 1
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($7 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($8 AS DATE) AS DATE) AS timestamp)
            )
          )
        ) < 0
        AND (
          CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
        ) > (
          CAST(CAST(CAST($9 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($10 AS DATE) AS DATE) AS timestamp))
        ) THEN -1
        ELSE 0
      END
    ) AS integer
  ) AS "a",
  CAST(
    (
      (
        (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($11 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($12 AS DATE) AS DATE) AS timestamp)
          )
        ) - (
          EXTRACT(
            year
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
          )
        )
      ) - CASE
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($13 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($14 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
          )
        ) > 0
        AND (
          CAST(CAST(CAST($15 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($16 AS DATE) AS DATE) AS timestamp))
        ) < (
          CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
        ) THEN 1
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($17 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($18 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
            )
          )
        ) < 0
        AND (
          CAST(CAST(CAST($19 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($20 AS DATE) AS DATE) AS timestamp))
        ) > (
          CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
        ) THEN -1
        ELSE 0
      END
    ) AS integer
  ) AS "b",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($21 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($22 AS DATE) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($23 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($24 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($25 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($26 AS DATE) AS DATE) AS timestamp))
            ) < (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($27 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($28 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($29 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($30 AS DATE) AS DATE) AS timestamp))
            ) > (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      12
    ) AS bigint
  ) AS "c",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($31 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($32 AS DATE) AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($33 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($34 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) < (
              CAST(CAST(CAST($35 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($36 AS DATE) AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($37 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($38 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("orders"."created_at" AS DATE) AS timestamp))
            ) > (
              CAST(CAST(CAST($39 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($40 AS DATE) AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      3
    ) AS bigint
  ) AS "d",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - CAST(CAST(CAST($41 AS DATE) AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      604800000000
    ) AS bigint
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
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(
                  CAST(
                    CASE
                      WHEN CAST($1 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($2 AS text), 26) AS TIMESTAMP)
                      WHEN CAST($3 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                        CAST(regexp_replace(CAST($4 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                      )
                    END AS DATE
                  ) AS timestamp
                ) - CAST(
                  CAST(
                    CASE
                      WHEN CAST($5 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($6 AS text), 26) AS TIMESTAMP)
                      WHEN CAST($7 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                        CAST(regexp_replace(CAST($8 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                      )
                    END AS DATE
                  ) AS timestamp
                )
              )
          ) * 1000000
        ) AS bigint
      ),
      86400000000
    ) AS bigint
  ) AS "days",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(
                  CAST(
                    CASE
                      WHEN CAST($9 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($10 AS text), 26) AS TIMESTAMP)
                      WHEN CAST($11 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                        CAST(regexp_replace(CAST($12 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                      )
                    END AS DATE
                  ) AS timestamp
                ) - CAST(
                  CAST(
                    CASE
                      WHEN CAST($13 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($14 AS text), 26) AS TIMESTAMP)
                      WHEN CAST($15 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                        CAST(regexp_replace(CAST($16 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                      )
                    END AS DATE
                  ) AS timestamp
                )
              )
          ) * 1000000
        ) AS bigint
      ),
      604800000000
    ) AS bigint
  ) AS "weeks",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(
                  CASE
                    WHEN CAST($17 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($18 AS text), 26) AS TIMESTAMP)
                    WHEN CAST($19 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                      CAST(regexp_replace(CAST($20 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                    )
                  END AS timestamp
                ) - CAST(
                  CASE
                    WHEN CAST($21 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($22 AS text), 26) AS TIMESTAMP)
                    WHEN CAST($23 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                      CAST(regexp_replace(CAST($24 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                    )
                  END AS timestamp
                )
              )
          ) * 1000000
        ) AS bigint
      ),
      3600000000
    ) AS bigint
  ) AS "hours"
FROM
  "numbers"
LIMIT
  1
