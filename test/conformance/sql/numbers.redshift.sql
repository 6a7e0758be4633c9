-- # whole numbers beyond a double, as literals and as results
SELECT
  (CAST("people"."id" AS bigint) + 9007199254740990) AS "big",
  (CAST("people"."id" AS decimal(38, 0)) * 3000000000000000) AS "product"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # aggregates of nothing
SELECT
  COUNT(*) AS "count",
  SUM("orders"."total") AS "sum",
  CAST(
    (CAST(SUM("orders"."quantity") AS decimal(38, 10)) / NULLIF(COUNT("orders"."quantity"), 0)) AS DOUBLE PRECISION
  ) AS "avg",
  MAX("orders"."quantity") AS "max",
  (
    CAST(
      COUNT(
        CASE
          WHEN "orders"."quantity" > 1 THEN 1
        END
      ) AS DOUBLE PRECISION
    ) / NULLIF(COUNT(*), 0)
  ) AS "share"
FROM
  "orders"
WHERE
  "orders"."id" < 0
LIMIT
  1048575

-- # whole numbers of floats beyond 64 bits
SELECT
  CASE
    WHEN ABS(("numbers"."f" * 1e+300)) < 9.223372036854775807e18 THEN CAST((SIGN(("numbers"."f" * 1e+300)) * FLOOR(ABS(("numbers"."f" * 1e+300)) + 0.5)) AS BIGINT)
  END AS "whole",
  CASE
    WHEN ABS(("numbers"."f" * 1000000)) < 9.223372036854775807e18 THEN CAST((SIGN(("numbers"."f" * 1000000)) * FLOOR(ABS(("numbers"."f" * 1000000)) + 0.5)) AS BIGINT)
  END AS "near"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # text of a rounded float has no fraction
SELECT
  CAST((SIGN("orders"."discount") * FLOOR(ABS("orders"."discount") + 0.5)) AS varchar(65535)) AS "rounded"
FROM
  "orders"
WHERE
  "orders"."id" IN (2, 6)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575
