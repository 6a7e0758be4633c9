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
      "orders"."note" ILIKE $1 ESCAPE '!'
      OR "orders"."note" ILIKE $2 ESCAPE '!'
    )
  )
  AND (
    (
      NOT ("orders"."note" ILIKE $3 ESCAPE '!')
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
      "orders"."note" ILIKE $1 ESCAPE '!'
      OR "orders"."note" ILIKE $2 ESCAPE '!'
      OR "orders"."note" ILIKE $3 ESCAPE '!'
    )
  )
  AND (
    (
      "orders"."note" ILIKE $4 ESCAPE '!'
      OR "orders"."note" ILIKE $5 ESCAPE '!'
    )
  )
  AND (
    (
      NOT ("orders"."note" IN (CAST($6 AS varchar(65535)), CAST($7 AS varchar(65535))))
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
  "orders"."note" = CAST($1 AS varchar(65535))
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
  AND ("products__via__product_id"."category" = CAST($1 AS varchar(65535)))
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
  AND ("P"."name" IN (CAST($1 AS varchar(65535)), CAST($2 AS varchar(65535))))
  AND ("products__via__product_id"."category" = CAST($3 AS varchar(65535)))
LIMIT
  1048575

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
        AND "encoded"."millis" < 253402300800000 THEN (
          (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."millis" * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'
        )
      END >= CAST($1 AS TIMESTAMPTZ)
      AND CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (
          (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."millis" * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'
        )
      END < CAST($2 AS TIMESTAMPTZ)
    )
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

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
                AND "encoded"."millis" < 253402300800000 THEN (
                  (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."millis" * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'
                )
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
                AND "encoded"."millis" < 253402300800000 THEN (
                  (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."millis" * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'
                )
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
