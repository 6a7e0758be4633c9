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
  "source"."a__title" = CAST($1 AS text)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575
