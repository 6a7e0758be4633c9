-- # text of a rounded float has no fraction
SELECT
  CAST(
    (
      SIGN(CAST("orders"."discount" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("orders"."discount" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
    ) AS TEXT
  ) AS "rounded"
FROM
  "orders"
WHERE
  "orders"."id" IN (2, 6)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575
