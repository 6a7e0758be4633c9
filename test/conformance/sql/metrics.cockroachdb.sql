-- # a metric brings its join
-- 1: "Gadget"
SELECT
  "orders"."product_id" AS "product_id",
  SUM(
    CASE
      WHEN "P"."category" = CAST($1 AS text) THEN "orders"."quantity"
    END
  ) AS "sum",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's join beside one of the same name
-- 1: "Gadget"
SELECT
  "P"."id" AS "P__id",
  SUM(
    CASE
      WHEN "P_2"."category" = CAST($1 AS text) THEN "orders"."quantity"
    END
  ) AS "sum"
FROM
  "orders"
  LEFT JOIN "people" AS "P" ON "orders"."person_id" = "P"."id"
  LEFT JOIN "products" AS "P_2" ON "orders"."product_id" = "P_2"."id"
WHERE
  "P"."name" IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's join that the query has too is not joined twice
-- 1: "Gadget"
SELECT
  "P"."category" AS "P__category",
  SUM(
    CASE
      WHEN "P"."category" = CAST($1 AS text) THEN "orders"."quantity"
    END
  ) AS "sum",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric as its own source, with its join and filter
-- 1: "Gadget"
SELECT
  "source"."P__title" AS "P__title",
  SUM("source"."quantity") AS "sum"
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
      "orders"."is_gift" AS "is_gift",
      "P"."id" AS "P__id",
      "P"."title" AS "P__title",
      "P"."category" AS "P__category",
      "P"."price" AS "P__price"
    FROM
      "orders"
      LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
    WHERE
      "P"."category" = CAST($1 AS text)
  ) AS "source"
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  1048575

-- # the share of a metric's own rows
-- 1: "Gadget"
SELECT
  (
    CAST(
      COUNT(
        CASE
          WHEN (
            "products__via__product_id"."category" = CAST($1 AS text)
            AND "orders"."quantity" > 1
          ) THEN 1
        END
      ) AS DOUBLE PRECISION
    ) / NULLIF(
      COUNT(
        CASE
          WHEN "orders"."quantity" > 1 THEN 1
        END
      ),
      0
    )
  ) AS "share"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
LIMIT
  1048575
