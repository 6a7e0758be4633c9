-- # week of year
SELECT
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST((date_trunc('week', ("orders"."created_at" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
          ) AS integer
        ) + 6
      ),
      7
    ) AS bigint
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

-- # not equal keeps nulls
-- 1: "Quick"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."note" = CAST($1 AS text))
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
  "people"."name" = CAST($1 AS text)
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

-- # text functions
-- 1: "-"
-- 2: "n"
-- 3: "m"
SELECT
  CONCAT(UPPER("people"."name"), CAST($1 AS text), CAST("people"."id" AS TEXT)) AS "a",
  SUBSTR("people"."name", 1, 2) AS "b",
  LENGTH("people"."name") AS "c",
  REPLACE("people"."name", CAST($2 AS text), CAST($3 AS text)) AS "d"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # regular expression
-- 1: "([0-9]+)"
SELECT
  substring("people"."name", CAST($1 AS text)) AS "a"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # split part
-- 1: " "
SELECT
  SPLIT_PART("people"."name", CAST($1 AS text), 2) AS "a"
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
  CAST(("people"."birth" + 12 * INTERVAL '1 month') AS DATE) AS "a",
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
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST("orders"."created_at" AS DATE) AS timestamp) - CAST(CAST(CAST($11 AS DATE) AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      86400000000
    ) AS bigint
  ) AS "b",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (CAST(CAST($12 AS DATE) AS timestamp) - CAST("orders"."created_at" AS timestamp))
          ) * 1000000
        ) AS bigint
      ),
      3600000000
    ) AS bigint
  ) AS "c"
FROM
  "orders"
WHERE
  "orders"."id" = 3
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
          "orders"."note" = CAST($1 AS text)
          AND "orders"."quantity" = 2
        ),
        FALSE
      )
    )
  )
LIMIT
  1048575
