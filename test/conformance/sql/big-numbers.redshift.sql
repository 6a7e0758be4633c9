-- # arithmetic with whole numbers beyond a double
SELECT
  (CAST("numbers"."big" AS decimal(38, 0)) + 9007199254740993) AS "sum",
  (CAST(9007199254740995 AS decimal(38, 0)) - "numbers"."big") AS "difference",
  (CAST("numbers"."n" AS decimal(38, 0)) * 9007199254740993) AS "product",
  ABS(CAST((-9007199254740993) AS decimal(38, 0))) AS "size",
  9007199254740993 AS "itself"
FROM
  "numbers"
WHERE
  "numbers"."id" < 4
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # casts of whole numbers beyond a double
-- 1: "!"
SELECT
  9007199254740993 AS "integer",
  CAST(9007199254740993 AS varchar(65535)) AS "text",
  CAST(9007199254740993 AS DOUBLE PRECISION) AS "float",
  9007199254740993 AS "round",
  (COALESCE(CAST(9007199254740993 AS varchar(65535)), '') || COALESCE(CAST($1 AS varchar(65535)), '')) AS "concat",
  CASE
    WHEN "numbers"."id" = 2 THEN 1
    ELSE 9007199254740993
  END AS "case",
  COALESCE("numbers"."n", (-9007199254740993)) AS "coalesce"
FROM
  "numbers"
WHERE
  "numbers"."id" = 4
LIMIT
  1048575

-- # moments of whole numbers beyond a double
SELECT
  CASE
    WHEN 1711852200123000001 >= (-62135596800000000000)
    AND 1711852200123000001 < 253402300800000000000 THEN (
      (TIMESTAMP '1970-01-01 00:00:00' + FLOOR(1711852200123000001 / 1000.0) * INTERVAL '1 microsecond') AT TIME ZONE 'UTC'
    )
  END AS "nanos",
  CASE
    WHEN 9007199254741000 >= (-62135596800000000)
    AND 9007199254741000 < 253402300800000000 THEN ((TIMESTAMP '1970-01-01 00:00:00' + 9007199254741000 * INTERVAL '1 microsecond') AT TIME ZONE 'UTC')
  END AS "micros"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # aggregations with whole numbers beyond a double
SELECT
  SUM(
    CASE
      WHEN "numbers"."n" > 0 THEN 9007199254740993
      ELSE 0
    END
  ) AS "sum",
  MAX((CAST("numbers"."n" AS decimal(38, 0)) + 9007199254740993)) AS "max",
  SUM(
    CASE
      WHEN "numbers"."n" > 0 THEN 9007199254740993
      ELSE 0
    END
  ) AS "sum_where_expression",
  COUNT(DISTINCT (CAST("numbers"."n" AS decimal(38, 0)) * 9007199254740993)) AS "count"
FROM
  "numbers"
LIMIT
  1048575

-- # whole numbers beyond a double in the staged form
SELECT
  "source"."rest" AS "rest"
FROM
  (
    SELECT
      (CAST("numbers"."big" AS decimal(38, 0)) - 9007199254740990) AS "rest"
    FROM
      "numbers"
    WHERE
      "numbers"."big" = 9007199254740993
  ) AS "source"
WHERE
  "source"."rest" < 9007199254740993
LIMIT
  1048575
