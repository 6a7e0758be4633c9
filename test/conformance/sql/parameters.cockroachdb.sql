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
      NOT ("orders"."note" IN (CAST($6 AS text), CAST($7 AS text)))
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
  "orders"."note" = CAST($1 AS text)
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
  AND ("products__via__product_id"."category" = CAST($1 AS text))
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
  AND ("P"."name" IN (CAST($1 AS text), CAST($2 AS text)))
  AND ("products__via__product_id"."category" = CAST($3 AS text))
LIMIT
  1048575
