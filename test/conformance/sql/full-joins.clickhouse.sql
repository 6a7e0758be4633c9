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
  sum(CAST("o"."quantity" AS Int128)) AS "sum"
FROM
  "people"
  FULL JOIN "orders" AS "o" ON (
    "people"."id" = "o"."person_id"
    AND "o"."quantity" = 1
  )
LIMIT
  1048575

-- # full join by groups
SELECT "people"."name" AS "name", COUNT(*) AS "count", if(length(arraySort(groupArray(CAST("o"."quantity" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("o"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("o"."quantity" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("o"."quantity" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("o"."quantity" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("o"."quantity" AS Float64))))))] - arraySort(groupArray(CAST("o"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("o"."quantity" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("o"."quantity" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("o"."quantity" AS Float64)))) - 1)))))) AS "median" FROM "people" FULL JOIN "orders" AS "o" ON "people"."id" = "o"."person_id" WHERE "people"."id" > 1 GROUP BY 1 ORDER BY 1 ASC LIMIT 1048575

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
      COUNT(*) AS "count"
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
  COUNT("source"."v_1") AS "count_2",
  COUNT("source"."v_2") AS "count_3"
FROM
  (
    SELECT
      "people"."id" AS "v_1",
      "p"."id" AS "v_2"
    FROM
      (
        SELECT
          "people".*,
          1 AS "querent_equal"
        FROM
          "people"
      ) AS "people"
      LEFT JOIN (
        SELECT
          "p".*,
          1 AS "querent_equal"
        FROM
          "products" AS "p"
      ) AS "p" ON (
        COALESCE("people"."querent_equal", 1) = "p"."querent_equal"
        AND "people"."id" > "p"."id"
      )
    UNION ALL
    SELECT
      "people"."id" AS "v_1",
      "p"."id" AS "v_2"
    FROM
      (
        SELECT
          "people".*,
          1 AS "querent_equal"
        FROM
          (
            SELECT
              "people".*,
              1 AS "querent_row"
            FROM
              "people"
          ) AS "people"
      ) AS "people"
      RIGHT JOIN (
        SELECT
          "p".*,
          1 AS "querent_equal"
        FROM
          "products" AS "p"
      ) AS "p" ON (
        COALESCE("people"."querent_equal", 1) = "p"."querent_equal"
        AND "people"."id" > "p"."id"
      )
    WHERE
      "people"."querent_row" IS NULL
  ) AS "source"
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
  INNER JOIN "orders" AS "o" ON CAST(toStartOfMonth (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) = CAST(toStartOfMonth (CAST("o"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32)
LIMIT
  1048575

-- # join on an expression
SELECT
  "orders"."id" AS "id",
  "p"."title" AS "p__title"
FROM
  "orders"
  LEFT JOIN "products" AS "p" ON (CAST("orders"."product_id" AS Int128) + 1) = "p"."id"
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
  sum(CAST("O"."quantity" AS Int128)) AS "sum"
FROM
  "people"
  RIGHT JOIN "orders" AS "O" ON (CAST("people"."id" AS Int128) + 1) = "O"."person_id"
  FULL JOIN "products" AS "P" ON (CAST("O"."product_id" AS Int128) + 1) = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # medians over both sides of a full join
SELECT if(length(arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))) = 0, NULL, arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64))))))] - arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(COALESCE("O"."quantity", 10) AS Float64)))) - 1)))))) AS "median", COUNT(*) AS "count" FROM "people" FULL JOIN "orders" AS "O" ON (CAST("people"."id" AS Int128) + 2) = "O"."person_id" LIMIT 1048575

-- # full join on an equation of one side
SELECT
  COUNT(*) AS "count",
  COUNT(DISTINCT "source"."v_1") AS "count_2",
  COUNT(DISTINCT "source"."v_2") AS "count_3"
FROM
  (
    SELECT
      "O"."id" AS "v_1",
      "people"."id" AS "v_2"
    FROM
      (
        SELECT
          "people".*,
          1 AS "querent_equal"
        FROM
          "people"
      ) AS "people"
      LEFT JOIN (
        SELECT
          "O".*,
          1 AS "querent_equal"
        FROM
          "orders" AS "O"
      ) AS "O" ON (
        COALESCE("people"."querent_equal", 1) = "O"."querent_equal"
        AND "O"."quantity" = 3
      )
    UNION ALL
    SELECT
      "O"."id" AS "v_1",
      "people"."id" AS "v_2"
    FROM
      (
        SELECT
          "people".*,
          1 AS "querent_equal"
        FROM
          (
            SELECT
              "people".*,
              1 AS "querent_row"
            FROM
              "people"
          ) AS "people"
      ) AS "people"
      RIGHT JOIN (
        SELECT
          "O".*,
          1 AS "querent_equal"
        FROM
          "orders" AS "O"
      ) AS "O" ON (
        COALESCE("people"."querent_equal", 1) = "O"."querent_equal"
        AND "O"."quantity" = 3
      )
    WHERE
      "people"."querent_row" IS NULL
  ) AS "source"
LIMIT
  1048575
