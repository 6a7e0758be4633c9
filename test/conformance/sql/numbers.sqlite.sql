-- # running sums of decimals stay decimal
SELECT
  "source"."id" AS "id",
  querent_decimal (
    SUM("source"."agg_1") OVER (
      ORDER BY
        "source"."id" ASC ROWS UNBOUNDED PRECEDING
    )
  ) AS "sum"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      querent_decimal (SUM("orders"."total")) AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # sums of products of decimals stay decimal
SELECT
  querent_decimal (SUM(querent_decimal (("orders"."total" * "orders"."quantity")))) AS "sum",
  querent_decimal (SUM("products__via__product_id"."price")) AS "sum_2",
  querent_decimal (
    SUM(
      CASE
        WHEN "orders"."total" < 11 THEN "orders"."total"
        ELSE 0
      END
    )
  ) AS "sum_where_total"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
LIMIT
  1048575

-- # calculated decimals are decimals
SELECT
  querent_decimal (("orders"."total" * 3)) AS "thrice",
  querent_decimal (("orders"."total" * 1.1)) AS "taxed",
  querent_decimal (("orders"."total" + 0.1 + 0.2)) AS "more"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # greatest calculated decimal, by calculated decimals
SELECT
  querent_decimal (("orders"."total" * 3)) AS "thrice",
  MAX(querent_decimal (("orders"."total" * 1.1))) AS "max",
  querent_decimal ((querent_decimal (SUM("orders"."total")) * 1.1)) AS "expression"
FROM
  "orders"
WHERE
  "orders"."total" < 11
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a decimal equals its digits
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."total" IN (10.1, 0.9, 60.6)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # division of whole numbers is not cut, and by zero gives null
SELECT
  (CAST("orders"."quantity" AS REAL) / NULLIF(2, 0)) AS "half",
  (CAST("orders"."quantity" AS REAL) / NULLIF(("orders"."quantity" - 1), 0)) AS "none",
  (CAST((CAST(12 AS REAL) / NULLIF("orders"."quantity", 0)) AS REAL) / NULLIF(2, 0)) AS "chain"
FROM
  "orders"
WHERE
  "orders"."id" < 5
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # whole numbers beyond a double, as literals and as results
SELECT
  ("people"."id" + 9007199254740990) AS "big",
  ("people"."id" * 3000000000000000) AS "product"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # averages and medians of whole numbers have fractions
SELECT
  CAST(AVG("orders"."quantity") AS REAL) AS "avg",
  percentile_cont ("orders"."quantity", 0.5) AS "median",
  percentile_cont ("orders"."quantity", 0.25) AS "percentile"
FROM
  "orders"
WHERE
  "orders"."id" < 5
LIMIT
  1048575

-- # aggregates of nothing
SELECT
  COUNT(*) AS "count",
  querent_decimal (SUM("orders"."total")) AS "sum",
  CAST(AVG("orders"."quantity") AS REAL) AS "avg",
  MAX("orders"."quantity") AS "max",
  (
    CAST(
      COUNT(
        CASE
          WHEN "orders"."quantity" > 1 THEN 1
        END
      ) AS REAL
    ) / NULLIF(COUNT(*), 0)
  ) AS "share"
FROM
  "orders"
WHERE
  "orders"."id" < 0
LIMIT
  1048575

-- # whole numbers that outgrow their type before a fraction joins in
SELECT
  (2147483647 + "numbers"."n" + "numbers"."f") AS "a",
  querent_decimal ((2147483647 * "numbers"."n" * "numbers"."d")) AS "b"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # floats beyond 64 bits on SQLite
SELECT
  querent_wide (
    SUM(("numbers"."big" * 2) >> 32),
    SUM(("numbers"."big" * 2) & 4294967295),
    TOTAL(("numbers"."big" * 2) - CAST(("numbers"."big" * 2) AS INTEGER))
  ) AS "sum",
  (
    querent_wide (
      SUM("numbers"."big" >> 32),
      SUM("numbers"."big" & 4294967295),
      TOTAL("numbers"."big" - CAST("numbers"."big" AS INTEGER))
    ) * 2
  ) AS "expression"
FROM
  "numbers"
LIMIT
  1048575

-- # sums of sums beyond 64 bits on SQLite
SELECT
  "source"."sum" AS "sum",
  "source"."less" AS "less"
FROM
  (
    SELECT
      "source"."sum" AS "sum",
      ("source"."sum" < 5) AS "less"
    FROM
      (
        SELECT
          (
            querent_wide (
              SUM("numbers"."big" >> 32),
              SUM("numbers"."big" & 4294967295),
              TOTAL("numbers"."big" - CAST("numbers"."big" AS INTEGER))
            ) + 0
          ) AS "sum"
        FROM
          "numbers"
      ) AS "source"
  ) AS "source"
LIMIT
  1048575

-- # products of decimals
SELECT
  querent_decimal (("numbers"."d" * 100000000 * 1000000 * "numbers"."d")) AS "large"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # whole numbers of floats beyond 64 bits
SELECT
  CASE
    WHEN ABS(("numbers"."f" * 1e+300)) < 9.223372036854775807e18 THEN CAST(ROUND(("numbers"."f" * 1e+300)) AS INTEGER)
  END AS "whole",
  CASE
    WHEN ABS(("numbers"."f" * 1000000)) < 9.223372036854775807e18 THEN CAST(ROUND(("numbers"."f" * 1000000)) AS INTEGER)
  END AS "near"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # numbers that are stored without a sign
SELECT
  ("counters"."seen" - "counters"."gone") AS "left",
  ("counters"."seen" * (-1)) AS "product",
  ((-8) + "counters"."seen") AS "sum",
  ABS((5 - "counters"."seen")) AS "size"
FROM
  "counters"
ORDER BY
  "counters"."id" ASC
LIMIT
  1048575

-- # aggregates of numbers without a sign
SELECT
  (MIN("counters"."seen") - MAX("counters"."seen")) AS "expression",
  SUM(("counters"."seen" - "counters"."gone")) AS "sum",
  (SUM("counters"."gone") - 100) AS "expression_2",
  (
    COUNT(
      CASE
        WHEN "counters"."seen" > 5 THEN 1
      END
    ) - MAX("counters"."gone")
  ) AS "expression_3"
FROM
  "counters"
LIMIT
  1048575

-- # a bin below the least value that is known
SELECT
  querent_decimal (((CAST(FLOOR((CAST("counters"."seen" AS REAL) - 5) / 5 + 1e-9) AS INTEGER) * 5) + 5)) AS "seen",
  COUNT(*) AS "count"
FROM
  "counters"
WHERE
  "counters"."seen" IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # bigint and decimal filters
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."total" = 10.1
LIMIT
  1048575

-- # text of a rounded float has no fraction
SELECT
  CAST(CAST(ROUND("orders"."discount") AS INTEGER) AS TEXT) AS "rounded"
FROM
  "orders"
WHERE
  "orders"."id" IN (2, 6)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # filters on negative numbers
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."discount" >= (-1)
    AND "orders"."discount" < (-0.5)
  )
LIMIT
  1048575
