-- # a saved filter in the staged form, negated
-- 1: "Gadget"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  (
    NOT ("products__via__product_id"."category" = CAST($1 AS text))
    OR "products__via__product_id"."category" IS NULL
  )
LIMIT
  1048575
