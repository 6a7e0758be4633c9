-- # text from others
SELECT
  CAST("numbers"."n" AS TEXT) AS "e1",
  CAST("numbers"."f" AS TEXT) AS "e2",
  CAST("numbers"."big" AS TEXT) AS "e3",
  CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION) AS TEXT) AS "e4",
  CASE
    WHEN ("numbers"."n" = 7) THEN 'true'
    WHEN NOT ("numbers"."n" = 7) THEN 'false'
  END AS "e5"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575
