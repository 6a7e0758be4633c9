-- # what a question shows for a key can be asked for by its name
-- 1: "Widget Two"
SELECT
  "source"."id" AS "id",
  "products__via__product_id"."title" AS "products__via__product_id__title"
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
  ) AS "source"
  LEFT JOIN "products" AS "products__via__product_id" ON "source"."product_id" = "products__via__product_id"."id"
WHERE
  "products__via__product_id"."title" = CAST($1 AS text)
ORDER BY
  "source"."id" ASC
LIMIT
  1048575

-- # labels that a question shows can be asked for by their name
-- 1: "one"
-- 2: "two"
-- 3: "one"
-- 4: "two"
-- 5: "two"
-- 6: "one"
-- 7: "two"
SELECT
  CASE
    WHEN "source"."quantity" = 1 THEN CAST($1 AS text)
    WHEN "source"."quantity" = 2 THEN CAST($2 AS text)
    ELSE CAST("source"."quantity" AS TEXT)
  END AS "quantity",
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
  ) AS "source"
WHERE
  (
    NOT (
      CASE
        WHEN "source"."quantity" = 1 THEN CAST($3 AS text)
        WHEN "source"."quantity" = 2 THEN CAST($4 AS text)
        ELSE CAST("source"."quantity" AS TEXT)
      END = CAST($5 AS text)
    )
    OR CASE
      WHEN "source"."quantity" = 1 THEN CAST($6 AS text)
      WHEN "source"."quantity" = 2 THEN CAST($7 AS text)
      ELSE CAST("source"."quantity" AS TEXT)
    END IS NULL
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575
