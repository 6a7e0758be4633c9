-- # a join without fields adds none
-- 1: "Widget"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
WHERE
  "P"."category" = CAST($1 AS text)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # one implicit join for all columns of a key
-- 1: "Widget"
SELECT
  "products__via__product_id"."title" AS "products__via__product_id__title",
  "products__via__product_id"."price" AS "products__via__product_id__price",
  "people__via__person_id"."name" AS "people__via__person_id__name"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
  LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
WHERE
  "products__via__product_id"."category" = CAST($1 AS text)
ORDER BY
  "orders"."id" ASC
LIMIT
  1

-- # an implicit join in an inner level gives a column of the outer one
-- 1: "Gadget"
SELECT
  "source"."products__via__product_id__category" AS "products__via__product_id__category",
  "source"."count" AS "count"
FROM
  (
    SELECT
      "products__via__product_id"."category" AS "products__via__product_id__category",
      COUNT(*) AS "count"
    FROM
      "orders"
      LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."products__via__product_id__category" = CAST($1 AS text)
ORDER BY
  "source"."products__via__product_id__category" ASC
LIMIT
  1048575

-- # several conditions, staged
-- 1: "NY"
SELECT
  "orders"."id" AS "id",
  "W"."name" AS "W__name"
FROM
  "orders"
  INNER JOIN (
    SELECT
      "people"."id" AS "id",
      "people"."name" AS "name",
      "people"."state" AS "state",
      "people"."birth" AS "birth"
    FROM
      "people"
    WHERE
      (
        NOT ("people"."state" = CAST($1 AS text))
        OR "people"."state" IS NULL
      )
  ) AS "W" ON (
    "orders"."person_id" = "W"."id"
    AND "orders"."quantity" > 1
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # implicit join in a filter and a sort
-- 1: "ben"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "people__via__person_id"."name" = CAST($1 AS text)
ORDER BY
  "products__via__product_id"."title" DESC,
  "orders"."id" ASC
LIMIT
  1048575
