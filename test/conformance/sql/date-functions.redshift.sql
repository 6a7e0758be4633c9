-- # moments that no engine has are null
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
SELECT
  CASE
    WHEN "numbers"."big" >= (-62135596800)
    AND "numbers"."big" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "numbers"."big" * INTERVAL '1 second') AT TIME ZONE 'UTC')
  END AS "a",
  CAST(
    DATEADD (
      day,
      CAST(
        CASE
          WHEN "numbers"."big" BETWEEN (-1715500) AND 1715500 THEN "numbers"."big"
        END AS integer
      ),
      CAST($1 AS DATE)
    ) AS date
  ) AS "b",
  CAST(
    DATEADD (
      month,
      CAST(
        (
          - CASE
            WHEN "numbers"."big" BETWEEN (-56400) AND 56400 THEN "numbers"."big"
          END
        ) AS integer
      ),
      CAST($2 AS DATE)
    ) AS date
  ) AS "c",
  DATEADD (
    hour,
    CAST(
      CASE
        WHEN 9007199254740993 BETWEEN (-41172000) AND 41172000 THEN 9007199254740993
      END AS integer
    ),
    CAST($3 AS DATE)
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
  DATEADD (day, CAST(1 AS integer), CAST($1 AS TIMESTAMP)) AS "a",
  DATEADD (hour, CAST((- 3) AS integer), DATEADD (month, CAST((- 1) AS integer), CAST($2 AS TIMESTAMP))) AS "b",
  NULL AS "c",
  NULL AS "d"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # dates moved by every unit
SELECT
  DATEADD (quarter, CAST(1 AS integer), "orders"."created_at") AS "e1",
  DATEADD (month, CAST((-1) AS integer), "orders"."created_at") AS "e2",
  DATEADD (
    week,
    CAST(
      CASE
        WHEN "orders"."quantity" BETWEEN (-244400) AND 244400 THEN "orders"."quantity"
      END AS integer
    ),
    "orders"."created_at"
  ) AS "e3",
  DATEADD (year, CAST((- 2) AS integer), "orders"."created_at") AS "e4",
  DATEADD (millisecond, CAST(1500 AS integer), "orders"."created_at") AS "e5",
  DATEADD (
    hour,
    CAST(
      (
        - CASE
          WHEN "orders"."quantity" BETWEEN (-41172000) AND 41172000 THEN "orders"."quantity"
        END
      ) AS integer
    ),
    "orders"."created_at"
  ) AS "e6"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates moved by fractions, which are rounded
SELECT
  DATEADD (
    day,
    CAST(
      CASE
        WHEN 1.5 >= (-9.223372036854775808e18)
        AND 1.5 < 9.223372036854775808e18 THEN CAST(
          (
            SIGN(CAST(1.5 AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(1.5 AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
          ) AS BIGINT
        )
      END AS integer
    ),
    "orders"."created_at"
  ) AS "e1",
  DATEADD (
    day,
    CAST(
      CASE
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
      END AS integer
    ),
    "orders"."created_at"
  ) AS "e2"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # days moved by hours and by years
SELECT
  DATEADD (hour, CAST(1 AS integer), "people"."birth") AS "e1",
  CAST(DATEADD (year, CAST(1 AS integer), "people"."birth") AS date) AS "e2",
  CAST(
    DATEADD (
      month,
      CAST(
        CASE
          WHEN "people"."id" BETWEEN (-56400) AND 56400 THEN "people"."id"
        END AS integer
      ),
      "people"."birth"
    ) AS date
  ) AS "e3"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # dates with intervals
SELECT
  DATEADD (month, CAST(1 AS integer), "orders"."created_at") AS "e1",
  DATEADD (hour, CAST((- 2) AS integer), DATEADD (week, CAST((- 1) AS integer), "orders"."created_at")) AS "e2",
  DATEADD (day, CAST(1 AS integer), "orders"."created_at") AS "e3"
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
  (
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
    ) / 12
  ) AS "e1",
  (
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
    ) / 3
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
  (
    DATEDIFF (
      microsecond,
      CAST(CAST("orders"."created_at" AS DATE) AS timestamp),
      CAST(CAST(CAST($31 AS DATE) AS DATE) AS timestamp)
    ) / 604800000000
  ) AS "e4",
  (
    DATEDIFF (
      microsecond,
      CAST(CAST("orders"."created_at" AS DATE) AS timestamp),
      CAST(CAST(CAST($32 AS DATE) AS DATE) AS timestamp)
    ) / 86400000000
  ) AS "e5",
  (
    DATEDIFF (
      microsecond,
      CAST("orders"."created_at" AS timestamp),
      CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp)
    ) / 3600000000
  ) AS "e6",
  (
    DATEDIFF (
      microsecond,
      CAST("orders"."created_at" AS timestamp),
      CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp)
    ) / 60000000
  ) AS "e7",
  (
    DATEDIFF (
      microsecond,
      CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS timestamp),
      CAST("orders"."created_at" AS timestamp)
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
-- 3: "2025-06-15"
-- 4: "2025-06-15"
-- 5: "2025-06-15"
-- 6: "2025-06-15"
-- 7: "2025-06-15"
-- 8: "2025-06-15"
-- 9: "2025-06-15"
-- 10: "2025-06-15"
SELECT
  (
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
    ) = 1 THEN CAST($1 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 2 THEN CAST($2 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 3 THEN CAST($3 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 4 THEN CAST($4 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 5 THEN CAST($5 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 6 THEN CAST($6 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 7 THEN CAST($7 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 8 THEN CAST($8 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 9 THEN CAST($9 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 10 THEN CAST($10 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 11 THEN CAST($11 AS varchar(65535))
    WHEN CAST(
      EXTRACT(
        MONTH
        FROM
          "orders"."created_at"
      ) AS integer
    ) = 12 THEN CAST($12 AS varchar(65535))
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
    ) = 1 THEN CAST($13 AS varchar(65535))
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
    ) = 2 THEN CAST($14 AS varchar(65535))
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
    ) = 3 THEN CAST($15 AS varchar(65535))
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
    ) = 4 THEN CAST($16 AS varchar(65535))
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
    ) = 1 THEN CAST($17 AS varchar(65535))
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 2 THEN CAST($18 AS varchar(65535))
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 3 THEN CAST($19 AS varchar(65535))
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 4 THEN CAST($20 AS varchar(65535))
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 5 THEN CAST($21 AS varchar(65535))
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 6 THEN CAST($22 AS varchar(65535))
    WHEN (
      CAST(
        EXTRACT(
          DOW
          FROM
            "orders"."created_at"
        ) AS integer
      ) + 1
    ) = 7 THEN CAST($23 AS varchar(65535))
  END AS "e3",
  CASE
    WHEN 13 = 1 THEN CAST($24 AS varchar(65535))
    WHEN 13 = 2 THEN CAST($25 AS varchar(65535))
    WHEN 13 = 3 THEN CAST($26 AS varchar(65535))
    WHEN 13 = 4 THEN CAST($27 AS varchar(65535))
    WHEN 13 = 5 THEN CAST($28 AS varchar(65535))
    WHEN 13 = 6 THEN CAST($29 AS varchar(65535))
    WHEN 13 = 7 THEN CAST($30 AS varchar(65535))
    WHEN 13 = 8 THEN CAST($31 AS varchar(65535))
    WHEN 13 = 9 THEN CAST($32 AS varchar(65535))
    WHEN 13 = 10 THEN CAST($33 AS varchar(65535))
    WHEN 13 = 11 THEN CAST($34 AS varchar(65535))
    WHEN 13 = 12 THEN CAST($35 AS varchar(65535))
  END AS "e4",
  CASE
    WHEN 0 = 1 THEN CAST($36 AS varchar(65535))
    WHEN 0 = 2 THEN CAST($37 AS varchar(65535))
    WHEN 0 = 3 THEN CAST($38 AS varchar(65535))
    WHEN 0 = 4 THEN CAST($39 AS varchar(65535))
    WHEN 0 = 5 THEN CAST($40 AS varchar(65535))
    WHEN 0 = 6 THEN CAST($41 AS varchar(65535))
    WHEN 0 = 7 THEN CAST($42 AS varchar(65535))
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

-- # times as text have the fraction that they have
-- 1: " h"
SELECT
  CAST("events"."clock" AS varchar(65535)) AS "e1",
  (
    COALESCE(CAST(DATEADD (millisecond, CAST(1500 AS integer), "events"."clock") AS varchar(65535)), '') || COALESCE(CAST($1 AS varchar(65535)), '')
  ) AS "e2",
  CAST(DATEADD (minute, CAST(10 AS integer), "events"."clock") AS varchar(65535)) AS "e3"
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
  CAST("orders"."created_at" AS varchar(65535)) AS "e1",
  CAST(DATEADD (millisecond, CAST(1500 AS integer), "orders"."created_at") AS varchar(65535)) AS "e2",
  (
    COALESCE(CAST($1 AS varchar(65535)), '') || COALESCE(CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS varchar(65535)), '')
  ) AS "e3"
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
      WHEN DATEADD (year, CAST(1 AS integer), "orders"."created_at") > CAST($1 AS TIMESTAMP) THEN 1
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

-- # a date has its midnight, a time goes round at midnight
SELECT
  CAST(
    EXTRACT(
      HOUR
      FROM
        CAST(
          CAST(
            CASE
              WHEN REGEXP_COUNT (
                "encoded"."iso_date",
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
                1,
                'p'
              ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
              WHEN REGEXP_COUNT (
                "encoded"."iso_date",
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
                1,
                'p'
              ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
                WHEN REGEXP_COUNT (
                  "encoded"."iso_date",
                  '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
                  1,
                  'p'
                ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
                WHEN REGEXP_COUNT (
                  "encoded"."iso_date",
                  '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
                  1,
                  'p'
                ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
              END AS DATE
            ) AS timestamp
          )
      )
    ) AS integer
  ) AS "second",
  DATEADD (
    minute,
    CAST(90 AS integer),
    CASE
      WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
    END
  ) AS "later",
  DATEADD (
    hour,
    CAST((- 11) AS integer),
    CASE
      WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
    END
  ) AS "earlier",
  (
    DATEDIFF (
      microsecond,
      CAST(
        CASE
          WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
        END AS time
      ),
      CAST(
        DATEADD (
          second,
          CAST(45 AS integer),
          CASE
            WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
          END
        ) AS time
      )
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

-- # a date and an interval of hours is a timestamp
SELECT
  DATEADD (hour, CAST(5 AS integer), "people"."birth") AS "e1",
  DATEADD (day, CAST((- 1) AS integer), DATEADD (minute, CAST((- 30) AS integer), "people"."birth")) AS "e2"
FROM
  "people"
WHERE
  "people"."id" = 1
ORDER BY
  "people"."id" ASC
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
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END AS DATE
    ) >= CAST($1 AS TIMESTAMP)
    AND CAST(
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END AS DATE
    ) = CAST($1 AS TIMESTAMP)
    OR CAST(
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END AS DATE
    ) = CAST($2 AS DATE)
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # end of month arithmetic
SELECT
  DATEADD (month, CAST(1 AS integer), "orders"."created_at") AS "a",
  DATEADD (quarter, CAST((- 1) AS integer), "orders"."created_at") AS "b",
  DATEADD (minute, CAST(90 AS integer), "orders"."created_at") AS "c",
  DATEADD (week, CAST(1 AS integer), "orders"."created_at") AS "d"
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
  (
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
    ) / 12
  ) AS "c",
  (
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
    ) / 3
  ) AS "d",
  (
    DATEDIFF (
      microsecond,
      CAST(CAST(CAST($41 AS DATE) AS DATE) AS timestamp),
      CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
    ) / 604800000000
  ) AS "e"
FROM
  "orders"
WHERE
  "orders"."id" = 3
LIMIT
  1048575

-- # a microsecond less than a unit is no unit
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-01-01T00:00:00"
-- 3: "2024-01-01T00:00:00"
-- 4: "2024-01-01T00:00:00"
-- 5: "2024-01-01T23:59:59.999999"
-- 6: "2024-01-01T23:59:59.999999"
-- 7: "2024-01-01T23:59:59.999999"
-- 8: "2024-01-01T23:59:59.999999"
-- 9: "2024-01-01T00:00:00"
-- 10: "2024-01-01T00:00:00"
-- 11: "2024-01-01T00:00:00"
-- 12: "2024-01-01T00:00:00"
-- 13: "2024-01-14T23:59:59.999999"
-- 14: "2024-01-14T23:59:59.999999"
-- 15: "2024-01-14T23:59:59.999999"
-- 16: "2024-01-14T23:59:59.999999"
-- 17: "2024-01-01T00:00:00"
-- 18: "2024-01-01T00:00:00"
-- 19: "2024-01-01T00:00:00"
-- 20: "2024-01-01T00:00:00"
-- 21: "2024-01-02T00:00:00"
-- 22: "2024-01-02T00:00:00"
-- 23: "2024-01-02T00:00:00"
-- 24: "2024-01-02T00:00:00"
SELECT
  (
    DATEDIFF (
      microsecond,
      CAST(
        CAST(
          CASE
            WHEN REGEXP_COUNT (
              CAST($1 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
              1,
              'p'
            ) > 0 THEN CAST(REPLACE(LEFT(CAST($2 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
            WHEN REGEXP_COUNT (
              CAST($3 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
              1,
              'p'
            ) > 0 THEN (CAST(REPLACE(CAST($4 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
          END AS DATE
        ) AS timestamp
      ),
      CAST(
        CAST(
          CASE
            WHEN REGEXP_COUNT (
              CAST($5 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
              1,
              'p'
            ) > 0 THEN CAST(REPLACE(LEFT(CAST($6 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
            WHEN REGEXP_COUNT (
              CAST($7 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
              1,
              'p'
            ) > 0 THEN (CAST(REPLACE(CAST($8 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
          END AS DATE
        ) AS timestamp
      )
    ) / 86400000000
  ) AS "days",
  (
    DATEDIFF (
      microsecond,
      CAST(
        CAST(
          CASE
            WHEN REGEXP_COUNT (
              CAST($9 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
              1,
              'p'
            ) > 0 THEN CAST(REPLACE(LEFT(CAST($10 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
            WHEN REGEXP_COUNT (
              CAST($11 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
              1,
              'p'
            ) > 0 THEN (CAST(REPLACE(CAST($12 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
          END AS DATE
        ) AS timestamp
      ),
      CAST(
        CAST(
          CASE
            WHEN REGEXP_COUNT (
              CAST($13 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
              1,
              'p'
            ) > 0 THEN CAST(REPLACE(LEFT(CAST($14 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
            WHEN REGEXP_COUNT (
              CAST($15 AS varchar(65535)),
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
              1,
              'p'
            ) > 0 THEN (CAST(REPLACE(CAST($16 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
          END AS DATE
        ) AS timestamp
      )
    ) / 604800000000
  ) AS "weeks",
  (
    DATEDIFF (
      microsecond,
      CAST(
        CASE
          WHEN REGEXP_COUNT (
            CAST($17 AS varchar(65535)),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
            1,
            'p'
          ) > 0 THEN CAST(REPLACE(LEFT(CAST($18 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
          WHEN REGEXP_COUNT (
            CAST($19 AS varchar(65535)),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
            1,
            'p'
          ) > 0 THEN (CAST(REPLACE(CAST($20 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
        END AS timestamp
      ),
      CAST(
        CASE
          WHEN REGEXP_COUNT (
            CAST($21 AS varchar(65535)),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
            1,
            'p'
          ) > 0 THEN CAST(REPLACE(LEFT(CAST($22 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
          WHEN REGEXP_COUNT (
            CAST($23 AS varchar(65535)),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
            1,
            'p'
          ) > 0 THEN (CAST(REPLACE(CAST($24 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
        END AS timestamp
      )
    ) / 3600000000
  ) AS "hours"
FROM
  "numbers"
LIMIT
  1
