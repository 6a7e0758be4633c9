-- # a joined column goes by its name and by its alias in the SQL
-- 1: "gadget three"
SELECT
  "source"."a__title" AS "a__title",
  COUNT(*) AS "count",
  MAX("source"."title") AS "max",
  MAX("source"."a__title") AS "max_2"
FROM
  (
    SELECT
      "products"."title" AS "title",
      "a"."title" AS "a__title",
      COUNT(*) AS "count"
    FROM
      "products"
      LEFT JOIN "products" AS "a" ON "products"."category" = "a"."category"
    GROUP BY
      1,
      2
  ) AS "source"
WHERE
  "source"."a__title" = CAST($1 AS varchar(65535))
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a label changes no name, a name does
SELECT
  SUM("orders"."total") AS "sum",
  COUNT(*) AS "count",
  (CAST(COUNT(*) AS decimal(38, 0)) + 1) AS "expression",
  CAST(
    (CAST(SUM("orders"."quantity") AS decimal(38, 10)) / NULLIF(COUNT("orders"."quantity"), 0)) AS DOUBLE PRECISION
  ) AS "mean",
  MAX("orders"."quantity") AS "most"
FROM
  "orders"
LIMIT
  1048575
