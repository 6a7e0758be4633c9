-- # a foreign key shows what stands for it, at the end
SELECT
  "orders"."product_id" AS "product_id",
  "orders"."id" AS "id",
  "products__via__product_id"."title" AS "products__via__product_id__title"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  2

-- # sorted by what is shown
SELECT
  "orders"."product_id" AS "product_id",
  "orders"."id" AS "id",
  "products__via__product_id"."title" AS "products__via__product_id__title"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "orders"."product_id" < 3
ORDER BY
  "products__via__product_id"."title" DESC,
  "orders"."id" ASC
LIMIT
  2

-- # grouped: before the key
SELECT
  "products__via__product_id"."title" AS "products__via__product_id__title",
  "orders"."product_id" AS "product_id",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "orders"."product_id" < 3
GROUP BY
  1,
  2
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # grouped and sorted by the key
SELECT
  "products__via__product_id"."title" AS "products__via__product_id__title",
  "orders"."product_id" AS "product_id",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "orders"."product_id" < 3
GROUP BY
  1,
  2
ORDER BY
  1 DESC,
  2 ASC
LIMIT
  1048575

-- # nothing is shown where it is turned off
SELECT
  "orders"."product_id" AS "product_id",
  "orders"."quantity" AS "quantity"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1

-- # labels of stored values come last; others stay as they are
SELECT
  "orders"."quantity" AS "quantity",
  "orders"."id" AS "id"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  4

-- # labels of a breakout
SELECT
  "orders"."quantity" AS "quantity",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # both kinds
SELECT
  "orders"."product_id" AS "product_id",
  "orders"."quantity" AS "quantity",
  "products__via__product_id"."title" AS "products__via__product_id__title"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  1

-- # on top of a question
SELECT
  "source"."product_id" AS "product_id",
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
ORDER BY
  "source"."id" ASC
LIMIT
  1

-- # on top of a grouped level
SELECT
  "source"."product_id" AS "product_id",
  "source"."count" AS "count",
  "source"."sum" AS "sum",
  "products__via__product_id"."title" AS "products__via__product_id__title"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count",
      sum("orders"."total") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
  LEFT JOIN "products" AS "products__via__product_id" ON "source"."product_id" = "products__via__product_id"."id"
WHERE
  "source"."product_id" = 2
ORDER BY
  "products__via__product_id"."title" ASC,
  "source"."product_id" ASC
LIMIT
  1048575

-- # an inner level shows none of its own
SELECT
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      "orders"."quantity" AS "quantity"
    FROM
      "orders"
    ORDER BY
      "orders"."id" ASC
    LIMIT
      1
  ) AS "source"
LIMIT
  1048575

-- # an aggregate of the column has no label
SELECT
  MAX("orders"."quantity") AS "max"
FROM
  "orders"
LIMIT
  1048575

-- # a key of a joined table is shown as it is
SELECT
  "people"."id" AS "id",
  "O"."product_id" AS "O__product_id"
FROM
  "people"
  LEFT JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
WHERE
  "people"."id" = 3
LIMIT
  1048575

-- # a column that is asked for anyway is not added again
SELECT
  "orders"."product_id" AS "product_id",
  "products__via__product_id"."title" AS "products__via__product_id__title"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # names stay unique
SELECT
  "orders"."id" AS "id",
  "orders"."product_id" AS "product_id",
  "products__via__product_id"."title" AS "products__via__product_id__title"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # an inner level's groups are shown in the order of what stands for them
SELECT
  "source"."product_id" AS "product_id",
  "source"."count" AS "count",
  "products__via__product_id"."category" AS "products__via__product_id__category"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
  LEFT JOIN "products" AS "products__via__product_id" ON "source"."product_id" = "products__via__product_id"."id"
WHERE
  "source"."count" > 0
ORDER BY
  "products__via__product_id"."category" ASC,
  "source"."product_id" ASC
LIMIT
  1048575

-- # what a question shows for a key can be asked for by its name
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
  "products__via__product_id"."title" = 'Widget Two'
ORDER BY
  "source"."id" ASC
LIMIT
  1048575

-- # what a grouped question shows for a key can be asked for by its name
SELECT
  "products__via__product_id"."title" AS "products__via__product_id__title",
  sum(CAST("source"."count" AS Int128)) AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "count",
      sum("orders"."total") AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
  LEFT JOIN "products" AS "products__via__product_id" ON "source"."product_id" = "products__via__product_id"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # labels that a question shows can be asked for by their name
SELECT
  CASE
    WHEN "source"."quantity" = 1 THEN 'one'
    WHEN "source"."quantity" = 2 THEN 'two'
    ELSE toString ("source"."quantity")
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
        WHEN "source"."quantity" = 1 THEN 'one'
        WHEN "source"."quantity" = 2 THEN 'two'
        ELSE toString ("source"."quantity")
      END = 'two'
    )
    OR CASE
      WHEN "source"."quantity" = 1 THEN 'one'
      WHEN "source"."quantity" = 2 THEN 'two'
      ELSE toString ("source"."quantity")
    END IS NULL
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # what a joined question shows can be asked for by its name
SELECT
  "people"."id" AS "id",
  "products__via__product_id"."title" AS "products__via__product_id__title",
  CASE
    WHEN "O"."quantity" = 1 THEN 'one'
    WHEN "O"."quantity" = 2 THEN 'two'
    ELSE toString ("O"."quantity")
  END AS "O__quantity"
FROM
  "people"
  INNER JOIN (
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
  ) AS "O" ON "people"."id" = "O"."person_id"
  LEFT JOIN "products" AS "products__via__product_id" ON "O"."product_id" = "products__via__product_id"."id"
WHERE
  "people"."id" < 3
LIMIT
  1048575
