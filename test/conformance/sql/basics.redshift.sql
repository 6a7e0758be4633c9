-- # not equal keeps nulls
-- 1: "Quick"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."note" = CAST($1 AS varchar(65535)))
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
    NOT ("orders"."note" LIKE $1 ESCAPE '!')
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
  "people"."name" = CAST($1 AS varchar(65535))
LIMIT
  1048575

-- # contains minds case
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."note" LIKE $1 ESCAPE '!'
LIMIT
  1048575

-- # contains without case
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."note" ILIKE $1 ESCAPE '!'
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
    "orders"."note" LIKE $1 ESCAPE '!'
    OR "orders"."note" LIKE $2 ESCAPE '!'
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
  "people"."name" LIKE $1 ESCAPE '!'
LIMIT
  1048575

-- # average is a float
SELECT
  CAST(
    (CAST(SUM("orders"."quantity") AS decimal(38, 10)) / NULLIF(COUNT("orders"."quantity"), 0)) AS DOUBLE PRECISION
  ) AS "avg"
FROM
  "orders"
LIMIT
  1048575

-- # case
-- 1: "many"
-- 2: "one"
SELECT
  CASE
    WHEN "orders"."quantity" > 1 THEN CAST($1 AS varchar(65535))
    ELSE CAST($2 AS varchar(65535))
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
  (
    COALESCE(UPPER("people"."name"), '') || COALESCE(CAST($1 AS varchar(65535)), '') || COALESCE(CAST("people"."id" AS varchar(65535)), '')
  ) AS "a",
  SUBSTR("people"."name", 1, 2) AS "b",
  LENGTH("people"."name") AS "c",
  REPLACE("people"."name", CAST($2 AS varchar(65535)), CAST($3 AS varchar(65535))) AS "d"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # regular expression
-- 1: "[0-9]+"
-- 2: "[0-9]+"
SELECT
  CASE
    WHEN REGEXP_COUNT ("people"."name", CAST($1 AS varchar(65535)), 1, 'p') > 0 THEN REGEXP_SUBSTR ("people"."name", CAST($2 AS varchar(65535)), 1, 1, 'p')
  END AS "a"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # split part
-- 1: " "
SELECT
  SPLIT_PART("people"."name", CAST($1 AS varchar(65535)), 2) AS "a"
FROM
  "people"
WHERE
  "people"."id" = 4
LIMIT
  1048575

-- # date arithmetic
-- 1: "2000-02-28"
-- 2: "2000-02-28"
-- 3: "2000-02-28"
-- 4: "2000-02-28"
-- 5: "2000-02-28"
-- 6: "2000-02-28"
-- 7: "2000-02-28"
-- 8: "2000-02-28"
-- 9: "2000-02-28"
-- 10: "2000-02-28"
SELECT
  CAST(DATEADD (month, CAST(12 AS integer), "people"."birth") AS date) AS "a",
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
-- 5: "2024-01-01"
-- 6: "2024-01-01"
-- 7: "2024-01-01"
-- 8: "2024-01-01"
-- 9: "2024-01-01"
-- 10: "2024-01-01"
-- 11: "2024-01-01"
-- 12: "2024-01-01"
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
  (
    DATEDIFF (
      microsecond,
      CAST(CAST(CAST($11 AS DATE) AS DATE) AS timestamp),
      CAST(CAST("orders"."created_at" AS DATE) AS timestamp)
    ) / 86400000000
  ) AS "b",
  (
    DATEDIFF (microsecond, CAST("orders"."created_at" AS timestamp), CAST(CAST($12 AS DATE) AS timestamp)) / 3600000000
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
  END AS "m"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # parameter on a column
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."note" ILIKE $1 ESCAPE '!'
LIMIT
  1048575

-- # coalesce and concat of nulls
-- 1: "none"
-- 2: "-"
SELECT
  COALESCE("people"."state", CAST($1 AS varchar(65535))) AS "a",
  (COALESCE("people"."state", '') || COALESCE(CAST($2 AS varchar(65535)), '')) AS "b"
FROM
  "people"
WHERE
  "people"."id" = 3
LIMIT
  1048575

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
          "orders"."note" = CAST($1 AS varchar(65535))
          AND "orders"."quantity" = 2
        ),
        FALSE
      )
    )
  )
LIMIT
  1048575
