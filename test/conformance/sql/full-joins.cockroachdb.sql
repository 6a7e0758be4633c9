-- # full join by groups
SELECT
  "people"."name" AS "name",
  COUNT(*) AS "count",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      CAST("o"."quantity" AS DOUBLE PRECISION)
  ) AS "median"
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

-- # medians over both sides of a full join
SELECT
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      CAST(COALESCE("O"."quantity", 10) AS DOUBLE PRECISION)
  ) AS "median",
  COUNT(*) AS "count"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON (CAST("people"."id" AS bigint) + 2) = "O"."person_id"
LIMIT
  1048575
