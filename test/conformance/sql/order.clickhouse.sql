-- # sorted by the column of a breakout, without its unit
SELECT
  CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 DESC
LIMIT
  1048575

-- # sorted by an expression
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
ORDER BY
  (- CAST("orders"."id" AS Int128)) ASC
LIMIT
  2

-- # groups of an inner level stay in their order
SELECT
  "source"."created_at" AS "created_at",
  "source"."count" AS "count"
FROM
  (
    SELECT
      CAST(toStartOfMonth (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."count" >= 1
ORDER BY
  "source"."created_at" ASC
LIMIT
  1048575

-- # the first rows of a sorted level, two levels up, with an expression
SELECT
  "source"."id" AS "id",
  "source"."quantity" AS "quantity",
  (CAST("source"."id" AS Int128) + 1) AS "next"
FROM
  (
    SELECT
      "source"."id" AS "id",
      "source"."quantity" AS "quantity"
    FROM
      (
        SELECT
          "orders"."id" AS "id",
          "orders"."quantity" AS "quantity"
        FROM
          "orders"
      ) AS "source"
    WHERE
      (
        "source"."id" <> 6
        OR "source"."id" IS NULL
      )
  ) AS "source"
ORDER BY
  "source"."quantity" DESC,
  "source"."id" DESC
LIMIT
  3

-- # an order of its own comes in place of that of the inner level
SELECT
  "source"."id" AS "id"
FROM
  (
    SELECT
      "orders"."id" AS "id"
    FROM
      "orders"
  ) AS "source"
ORDER BY
  "source"."id" ASC
LIMIT
  2

-- # an order by a column that is not passed on ends there
SELECT
  "source"."id" AS "id"
FROM
  (
    SELECT
      "orders"."id" AS "id"
    FROM
      "orders"
    ORDER BY
      "orders"."quantity" DESC,
      "orders"."id" ASC
    LIMIT
      3
  ) AS "source"
WHERE
  "source"."id" > 0
LIMIT
  1048575

-- # constants do not sort, and are no places of columns
SELECT
  "numbers"."id" AS "id",
  "numbers"."n" AS "n"
FROM
  "numbers"
WHERE
  "numbers"."id" < 4
ORDER BY
  "numbers"."id" DESC
LIMIT
  1048575
