-- # full join keeps both sides
SELECT
  "people"."id" AS "id",
  "o"."id" AS "o__id"
FROM
  "people"
  FULL JOIN "orders" AS "o" ON "people"."id" = "o"."person_id"
WHERE
  (
    "people"."id" IS NULL
    OR "o"."id" > 5
  )
ORDER BY
  "o"."id" ASC
LIMIT
  1048575

-- # full join where each side has rows alone
SELECT
  COUNT(*) AS "count",
  COUNT("people"."id") AS "count_2",
  COUNT(DISTINCT "people"."id") AS "count_3",
  COUNT("o"."id") AS "count_4",
  SUM("o"."quantity") AS "sum"
FROM
  "people"
  FULL JOIN "orders" AS "o" ON (
    "people"."id" = "o"."person_id"
    AND "o"."quantity" = 1
  )
LIMIT
  1048575

-- # full join by groups
SELECT
  "people"."name" AS "name",
  COUNT(*) AS "count",
  percentile_cont ("o"."quantity", 0.5) AS "median"
FROM
  "people"
  FULL JOIN "orders" AS "o" ON "people"."id" = "o"."person_id"
WHERE
  "people"."id" > 1
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # full join after a left join, with a page
SELECT
  "orders"."id" AS "id",
  "p"."title" AS "p__title",
  "c"."id" AS "c__id"
FROM
  "orders"
  LEFT JOIN "products" AS "p" ON "orders"."product_id" = "p"."id"
  FULL JOIN "people" AS "c" ON "orders"."person_id" = "c"."id"
WHERE
  "orders"."id" IS NOT NULL
ORDER BY
  "orders"."id" ASC
LIMIT
  3
OFFSET
  3

-- # full join with a nested query
SELECT
  "people"."name" AS "name",
  "o"."person_id" AS "o__person_id",
  "o"."count" AS "o__count"
FROM
  "people"
  FULL JOIN (
    SELECT
      "orders"."person_id" AS "person_id",
      (COUNT(*) + 0) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "o" ON "people"."id" = "o"."person_id"
WHERE
  "people"."id" IS NOT NULL
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # full join on an order
SELECT
  COUNT(*) AS "count",
  COUNT("people"."id") AS "count_2",
  COUNT("p"."id") AS "count_3"
FROM
  "people"
  FULL JOIN "products" AS "p" ON "people"."id" > "p"."id"
LIMIT
  1048575

-- # right join keeps the joined side
SELECT
  COUNT(*) AS "count",
  COUNT("people"."id") AS "count_2"
FROM
  "people"
  RIGHT JOIN "orders" AS "o" ON "people"."id" = "o"."person_id"
LIMIT
  1048575

-- # right join with a filter and names
SELECT
  "people"."name" AS "name",
  "o"."id" AS "o__id"
FROM
  "people"
  RIGHT JOIN "orders" AS "o" ON "people"."id" = "o"."person_id"
WHERE
  "o"."id" > 4
ORDER BY
  "o"."id" ASC
LIMIT
  1048575

-- # inner join on a month of both sides
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
  INNER JOIN "orders" AS "o" ON date(
    date(
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      ),
      'start of month'
    )
  ) = date(
    date(
      iif(
        typeof("o"."created_at") IN ('integer', 'real'),
        querent_moment ("o"."created_at"),
        "o"."created_at"
      ),
      'start of month'
    )
  )
LIMIT
  1048575

-- # join on an expression
SELECT
  "orders"."id" AS "id",
  "p"."title" AS "p__title"
FROM
  "orders"
  LEFT JOIN "products" AS "p" ON ("orders"."product_id" + 1) = "p"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  3

-- # two full joins
SELECT
  "people"."name" AS "name",
  "O"."id" AS "O__id",
  "P"."title" AS "P__title"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
  FULL JOIN "products" AS "P" ON "O"."product_id" = "P"."id"
WHERE
  (
    "people"."id" IS NULL
    OR "people"."id" > 2
    OR "O"."id" IS NULL
  )
LIMIT
  1048575

-- # a full join before a right join
SELECT
  "people"."name" AS "name",
  "O"."id" AS "O__id",
  "P"."title" AS "P__title"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
  RIGHT JOIN "products" AS "P" ON "O"."product_id" = "P"."id"
WHERE
  (
    "people"."id" IS NULL
    OR "people"."id" > 2
    OR "O"."id" IS NULL
  )
LIMIT
  1048575

-- # a full join after a right join, grouped
SELECT
  "P"."title" AS "P__title",
  COUNT(*) AS "count",
  SUM("O"."quantity") AS "sum"
FROM
  "people"
  RIGHT JOIN "orders" AS "O" ON ("people"."id" + 1) = "O"."person_id"
  FULL JOIN "products" AS "P" ON ("O"."product_id" + 1) = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # medians over both sides of a full join
SELECT
  percentile_cont (COALESCE("O"."quantity", 10), 0.5) AS "median",
  COUNT(*) AS "count"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON ("people"."id" + 2) = "O"."person_id"
LIMIT
  1048575

-- # full join on an equation of one side
SELECT
  COUNT(*) AS "count",
  COUNT(DISTINCT "O"."id") AS "count_2",
  COUNT(DISTINCT "people"."id") AS "count_3"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON "O"."quantity" = 3
LIMIT
  1048575

-- # full join
SELECT
  COUNT(*) AS "count"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
LIMIT
  1048575
