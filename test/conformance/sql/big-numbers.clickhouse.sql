-- # arithmetic with whole numbers beyond a double
SELECT
  (CAST("numbers"."big" AS Int128) + 9007199254740993) AS "sum",
  (CAST(9007199254740995 AS Int128) - "numbers"."big") AS "difference",
  (CAST("numbers"."n" AS Int128) * 9007199254740993) AS "product",
  ABS(CAST((-9007199254740993) AS Int128)) AS "size",
  9007199254740993 AS "itself"
FROM
  "numbers"
WHERE
  "numbers"."id" < 4
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # comparisons with whole numbers beyond a double
SELECT
  COUNT(
    CASE
      WHEN "numbers"."big" = 9007199254740993 THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "numbers"."big" = 9007199254740992 THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        NOT ("numbers"."big" IN (9007199254740993, 9223372036854775807))
        OR "numbers"."big" IS NULL
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN "numbers"."big" > 9223372036854775806 THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN "numbers"."big" < 9007199254740993 THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "numbers"."big" BETWEEN (-9007199254740993) AND 9007199254740993 THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN "numbers"."big" < 123456789012345678901234567890 THEN 1
    END
  ) AS "count_where_7"
FROM
  "numbers"
LIMIT
  1048575

-- # casts of whole numbers beyond a double
SELECT
  9007199254740993 AS "integer",
  toString (9007199254740993) AS "text",
  CAST(9007199254740993 AS Float64) AS "float",
  9007199254740993 AS "round",
  concat (ifNull (toString (9007199254740993), ''), ifNull ('!', '')) AS "concat",
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
    WHEN 1711852200123000001 >= (-2208988800000000000)
    AND 1711852200123000001 < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 (1711852200123000001) / 1000) AS Int64), 'Etc/UTC')
  END AS "nanos",
  CASE
    WHEN 9007199254741000 >= (-2208988800000000)
    AND 9007199254741000 < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST(9007199254741000 AS Int64), 'Etc/UTC')
  END AS "micros"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # aggregations with whole numbers beyond a double
SELECT
  sum(
    CAST(
      CASE
        WHEN "numbers"."n" > 0 THEN 9007199254740993
        ELSE 0
      END AS Int128
    )
  ) AS "sum",
  MAX((CAST("numbers"."n" AS Int128) + 9007199254740993)) AS "max",
  sum(
    CAST(
      CASE
        WHEN "numbers"."n" > 0 THEN 9007199254740993
        ELSE 0
      END AS Int128
    )
  ) AS "sum_where_expression",
  COUNT(DISTINCT (CAST("numbers"."n" AS Int128) * 9007199254740993)) AS "count"
FROM
  "numbers"
LIMIT
  1048575

-- # whole numbers of more than 38 digits are floats
SELECT
  COUNT(
    CASE
      WHEN ("numbers"."n" * 1e+60) BETWEEN 6.9e+60 AND 7.1e+60 THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "numbers"."big" < 1e+60 THEN 1
    END
  ) AS "count_where_2"
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
      (CAST("numbers"."big" AS Int128) - 9007199254740990) AS "rest"
    FROM
      "numbers"
    WHERE
      "numbers"."big" = 9007199254740993
  ) AS "source"
WHERE
  "source"."rest" < 9007199254740993
LIMIT
  1048575

-- # parameters of whole numbers beyond a double
SELECT
  "numbers"."id" AS "id"
FROM
  "numbers"
WHERE
  ("numbers"."big" IN (9007199254740993, 9007199254740992))
  AND ("numbers"."big" = 9007199254740993)
  AND ("numbers"."big" = 9007199254740993)
  AND ("numbers"."big" BETWEEN 9007199254740993 AND 9007199254740994)
LIMIT
  1048575

-- # variables of whole numbers beyond a double
select
  id
from
  numbers
where
  big = 9007199254740993
  and ("numbers"."big" >= 9007199254740993)

-- # a whole number beyond a double is no text, no date and no limit
-- refused: invalid-query | Expected a whole number of at least 0, got 9007199254740993. (at query.limit) | query.limit

-- # a whole number beyond a double beside a date
-- refused: invalid-query | "=": "9007199254740993" is not a date or time. (at query.filter) | query.filter
