-- # running sums of decimals stay decimal
SELECT
  "source"."id" AS "id",
  SUM("source"."agg_1") OVER (
    ORDER BY
      "source"."id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      SUM("orders"."total") AS "agg_1"
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
  SUM(("orders"."total" * "orders"."quantity")) AS "sum",
  SUM("products__via__product_id"."price") AS "sum_2",
  SUM(
    CASE
      WHEN "orders"."total" < 11 THEN "orders"."total"
      ELSE 0
    END
  ) AS "sum_where_total"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
LIMIT
  1048575

-- # calculated decimals are decimals
SELECT
  ("orders"."total" * 3) AS "thrice",
  ("orders"."total" * 1.1) AS "taxed",
  ("orders"."total" + 0.1 + 0.2) AS "more"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # greatest calculated decimal, by calculated decimals
SELECT
  ("orders"."total" * 3) AS "thrice",
  MAX(("orders"."total" * 1.1)) AS "max",
  (SUM("orders"."total") * 1.1) AS "expression"
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
  (CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS "half",
  (
    CAST("orders"."quantity" AS DOUBLE PRECISION) / NULLIF((CAST("orders"."quantity" AS bigint) - 1), 0)
  ) AS "none",
  (
    CAST((CAST(12 AS DOUBLE PRECISION) / NULLIF("orders"."quantity", 0)) AS DOUBLE PRECISION) / NULLIF(2, 0)
  ) AS "chain"
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
  (CAST("people"."id" AS bigint) + 9007199254740990) AS "big",
  (CAST("people"."id" AS numeric) * 3000000000000000) AS "product"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # averages and medians of whole numbers have fractions
SELECT
  CAST(AVG("orders"."quantity") AS DOUBLE PRECISION) AS "avg",
  PERCENTILE_CONT(0.5) WITHIN GROUP (
    ORDER BY
      "orders"."quantity"
  ) AS "median",
  PERCENTILE_CONT(0.25) WITHIN GROUP (
    ORDER BY
      "orders"."quantity"
  ) AS "percentile"
FROM
  "orders"
WHERE
  "orders"."id" < 5
LIMIT
  1048575

-- # aggregates of nothing
SELECT
  COUNT(*) AS "count",
  SUM("orders"."total") AS "sum",
  CAST(AVG("orders"."quantity") AS DOUBLE PRECISION) AS "avg",
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

-- # products beyond 64 bits, whichever factor is large
SELECT
  (CAST(2 AS numeric) * "numbers"."big") AS "a",
  (CAST("numbers"."n" AS numeric) * "numbers"."big") AS "b",
  ABS(CAST((- CAST("numbers"."big" AS numeric)) AS numeric)) AS "c"
FROM
  "numbers"
WHERE
  "numbers"."id" = 5
LIMIT
  1048575

-- # whole numbers that outgrow their type before a fraction joins in
SELECT
  (CAST(2147483647 AS bigint) + "numbers"."n" + "numbers"."f") AS "a",
  (CAST(2147483647 AS bigint) * "numbers"."n" * "numbers"."d") AS "b"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # products of more factors than 64 bits hold
SELECT
  "source"."a" AS "a",
  "source"."b" AS "b",
  "source"."c" AS "c",
  (CAST("source"."b" AS numeric) * "source"."b") AS "d"
FROM
  (
    SELECT
      (CAST("numbers"."n" AS numeric) * 2147483647 * 2147483647) AS "a",
      (CAST("numbers"."n" AS bigint) * 2147483647) AS "b",
      (
        CAST((CAST("numbers"."n" AS bigint) * 2147483647) AS numeric) * (CAST("numbers"."n" AS bigint) * 2147483647)
      ) AS "c"
    FROM
      "numbers"
    WHERE
      "numbers"."id" = 1
  ) AS "source"
LIMIT
  1048575

-- # sums of what is beyond 64 bits
SELECT
  SUM((CAST("numbers"."big" AS numeric) * 2)) AS "sum",
  (CAST(SUM("numbers"."big") AS numeric) * 2) AS "expression"
FROM
  "numbers"
LIMIT
  1048575

-- # sums of sums beyond 64 bits
SELECT
  MAX("source"."sum") AS "max",
  COUNT(
    CASE
      WHEN "source"."sum" < 99999999999999999999 THEN 1
    END
  ) AS "count_where",
  SUM("source"."sum") AS "sum"
FROM
  (
    SELECT
      "numbers"."n" AS "n",
      SUM("numbers"."big") AS "sum"
    FROM
      "numbers"
    GROUP BY
      1
  ) AS "source"
LIMIT
  1048575

-- # products of decimals
SELECT
  ("numbers"."d" * 100000000 * 1000000 * "numbers"."d") AS "large"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # whole numbers of floats beyond 64 bits
SELECT
  CASE
    WHEN ("numbers"."f" * 1e+300) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 1e+300) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(CAST(("numbers"."f" * 1e+300) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * 1e+300) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
      ) AS BIGINT
    )
  END AS "whole",
  CASE
    WHEN ("numbers"."f" * 1000000) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 1000000) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(CAST(("numbers"."f" * 1000000) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * 1000000) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
      ) AS BIGINT
    )
  END AS "near"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # numbers that are stored without a sign
SELECT
  (CAST("counters"."seen" AS bigint) - "counters"."gone") AS "left",
  (CAST("counters"."seen" AS bigint) * (-1)) AS "product",
  (CAST((-8) AS bigint) + "counters"."seen") AS "sum",
  ABS(CAST((CAST(5 AS bigint) - "counters"."seen") AS bigint)) AS "size"
FROM
  "counters"
ORDER BY
  "counters"."id" ASC
LIMIT
  1048575

-- # aggregates of numbers without a sign
SELECT
  (CAST(MIN("counters"."seen") AS bigint) - MAX("counters"."seen")) AS "expression",
  SUM((CAST("counters"."seen" AS bigint) - "counters"."gone")) AS "sum",
  (CAST(SUM("counters"."gone") AS bigint) - 100) AS "expression_2",
  (
    CAST(
      COUNT(
        CASE
          WHEN "counters"."seen" > 5 THEN 1
        END
      ) AS bigint
    ) - MAX("counters"."gone")
  ) AS "expression_3"
FROM
  "counters"
LIMIT
  1048575

-- # a bin below the least value that is known
SELECT
  ((CAST(FLOOR((CAST("counters"."seen" AS DOUBLE PRECISION) - 5) / 5 + 1e-9) AS BIGINT) * 5) + 5) AS "seen",
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
  CAST(
    CAST(
      CAST(
        (
          SIGN(CAST("orders"."discount" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("orders"."discount" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
        ) AS TEXT
      ) AS numeric
    ) AS text
  ) AS "rounded"
FROM
  "orders"
WHERE
  "orders"."id" IN (2, 6)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # the text of a float has an exponent below 1e-15 and from 1e21 on
-- 1: " "
SELECT
  CASE
    WHEN CAST(CAST(("numbers"."f" * 4e-8) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST(CAST(("numbers"."f" * 4e-8) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text)
    WHEN CAST(CAST(("numbers"."f" * 4e-8) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST(("numbers"."f" * 4e-8) AS DOUBLE PRECISION) AS TEXT)
  END AS "e1",
  CASE
    WHEN CAST(CAST(("numbers"."f" * (-6e-16)) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST(CAST(("numbers"."f" * (-6e-16)) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text)
    WHEN CAST(CAST(("numbers"."f" * (-6e-16)) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST(("numbers"."f" * (-6e-16)) AS DOUBLE PRECISION) AS TEXT)
  END AS "e2",
  CASE
    WHEN CAST(CAST(("numbers"."f" * 6e-17) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST(CAST(("numbers"."f" * 6e-17) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text)
    WHEN CAST(CAST(("numbers"."f" * 6e-17) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST(("numbers"."f" * 6e-17) AS DOUBLE PRECISION) AS TEXT)
  END AS "e3",
  CASE
    WHEN CAST(CAST(("numbers"."f" * 600000000000000) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST(CAST(("numbers"."f" * 600000000000000) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text)
    WHEN CAST(CAST(("numbers"."f" * 600000000000000) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST(("numbers"."f" * 600000000000000) AS DOUBLE PRECISION) AS TEXT)
  END AS "e4",
  CASE
    WHEN CAST(CAST(("numbers"."f" * 80000000000000000000) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(
      CAST(CAST(CAST(("numbers"."f" * 80000000000000000000) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text
    )
    WHEN CAST(CAST(("numbers"."f" * 80000000000000000000) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST(("numbers"."f" * 80000000000000000000) AS DOUBLE PRECISION) AS TEXT)
  END AS "e5",
  CASE
    WHEN CAST(CAST(("numbers"."f" * (-600000000000000000000)) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(
      CAST(CAST(CAST(("numbers"."f" * (-600000000000000000000)) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text
    )
    WHEN CAST(CAST(("numbers"."f" * (-600000000000000000000)) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST(("numbers"."f" * (-600000000000000000000)) AS DOUBLE PRECISION) AS TEXT)
  END AS "e6",
  CASE
    WHEN CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(3, 0)) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(
      CAST(
        CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(3, 0)) AS DOUBLE PRECISION) AS TEXT) AS numeric
      ) AS text
    )
    WHEN CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(3, 0)) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(3, 0)) AS DOUBLE PRECISION) AS TEXT)
  END AS "e7",
  CONCAT(
    CASE
      WHEN CAST(CAST(("numbers"."f" - 2.3) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST(CAST(("numbers"."f" - 2.3) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text)
      WHEN CAST(CAST(("numbers"."f" - 2.3) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
      ELSE CAST(CAST(("numbers"."f" - 2.3) AS DOUBLE PRECISION) AS TEXT)
    END,
    CAST($1 AS text),
    CASE
      WHEN CAST(CAST(("numbers"."f" * 2) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST(CAST(("numbers"."f" * 2) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text)
      WHEN CAST(CAST(("numbers"."f" * 2) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
      ELSE CAST(CAST(("numbers"."f" * 2) AS DOUBLE PRECISION) AS TEXT)
    END
  ) AS "e8",
  CASE
    WHEN CAST(CAST(("numbers"."f" * 0 * (-1)) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST(CAST(("numbers"."f" * 0 * (-1)) AS DOUBLE PRECISION) AS TEXT) AS numeric) AS text)
    WHEN CAST(CAST(("numbers"."f" * 0 * (-1)) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST(("numbers"."f" * 0 * (-1)) AS DOUBLE PRECISION) AS TEXT)
  END AS "e9",
  CAST(
    CAST(
      CAST(
        (
          SIGN(CAST(("numbers"."f" * 800000000000000000000) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * 800000000000000000000) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
        ) AS TEXT
      ) AS numeric
    ) AS text
  ) AS "e10"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # text as a whole number at the ends of 64 bits
-- 1: "9223372036854775807"
-- 2: "9223372036854775807"
-- 3: "9223372036854775807"
-- 4: "-9223372036854775808"
-- 5: "-9223372036854775808"
-- 6: "-9223372036854775808"
-- 7: "9223372036854775808"
-- 8: "9223372036854775808"
-- 9: "9223372036854775808"
-- 10: "-9223372036854775809"
-- 11: "-9223372036854775809"
-- 12: "-9223372036854775809"
-- 13: " +9223372036854775806.5 "
-- 14: " +9223372036854775806.5 "
-- 15: " +9223372036854775806.5 "
-- 16: "9223372036854775807.4"
-- 17: "9223372036854775807.4"
-- 18: "9223372036854775807.4"
-- 19: "9223372036854775807.5"
-- 20: "9223372036854775807.5"
-- 21: "9223372036854775807.5"
-- 22: "-9223372036854775808.4"
-- 23: "-9223372036854775808.4"
-- 24: "-9223372036854775808.4"
-- 25: "9.223372036854775807e18"
-- 26: "9.223372036854775807e18"
-- 27: "9.223372036854775807e18"
SELECT
  CASE
    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($2 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($3 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e1",
  CASE
    WHEN CAST(CAST($4 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($5 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($6 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e2",
  CASE
    WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($8 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($9 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e3",
  CASE
    WHEN CAST(CAST($10 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($11 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($12 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e4",
  CASE
    WHEN CAST(CAST($13 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($14 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($15 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e5",
  CASE
    WHEN CAST(CAST($16 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($17 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($18 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e6",
  CASE
    WHEN CAST(CAST($19 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($20 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($21 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e7",
  CASE
    WHEN CAST(CAST($22 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($23 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($24 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e8",
  CASE
    WHEN CAST(CAST($25 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($26 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($27 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e9",
  CASE
    WHEN CAST(CAST("numbers"."big" AS TEXT) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST("numbers"."big" AS TEXT) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST("numbers"."big" AS TEXT) AS NUMERIC)) AS BIGINT)
    END
  END AS "e10"
FROM
  "numbers"
WHERE
  "numbers"."id" = 5
LIMIT
  1048575

-- # a number in a text is rounded once
-- 1: "0.4999999999999999"
-- 2: "0.4999999999999999"
-- 3: "0.4999999999999999"
-- 4: "-9007199254740993.4999999999999999"
-- 5: "-9007199254740993.4999999999999999"
-- 6: "-9007199254740993.4999999999999999"
SELECT
  CASE
    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($2 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($3 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e1",
  CASE
    WHEN CAST(CAST($4 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($5 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($6 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e2"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # numbers in texts: blanks of ASCII around them, and the range of a double
-- 1: "-.5"
-- 2: "-.5"
-- 3: "-.5"
-- 4: "\t15e-1\r\n"
-- 5: "\t15e-1\r\n"
-- 6: "\t15e-1\r\n"
-- 7: " 42"
-- 8: " 42"
-- 9: " 42"
-- 10: " 42"
-- 11: " 42"
-- 12: "42 "
-- 13: "42 "
-- 14: "-1.5e200"
-- 15: "-1.5e200"
-- 16: "1e300"
-- 17: "1e300"
-- 18: "1e"
-- 19: "1e"
-- 20: "1e"
SELECT
  CASE
    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($2 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($3 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e1",
  CASE
    WHEN CAST(CAST($4 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($5 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($6 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e2",
  CASE
    WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($8 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($9 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e3",
  CASE
    WHEN CAST(CAST($10 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($11 AS text) AS DOUBLE PRECISION)
  END AS "e4",
  CASE
    WHEN CAST(CAST($12 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($13 AS text) AS DOUBLE PRECISION)
  END AS "e5",
  CASE
    WHEN CAST(CAST($14 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($15 AS text) AS DOUBLE PRECISION)
  END AS "e6",
  CASE
    WHEN CAST(CAST($16 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($17 AS text) AS DOUBLE PRECISION)
  END AS "e7",
  CASE
    WHEN CAST(
      CONCAT(
        CAST($18 AS text),
        CAST(CAST(CAST((CAST("numbers"."n" AS bigint) + 93) AS TEXT) AS numeric) AS text)
      ) AS TEXT
    ) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(
        CAST(
          CONCAT(
            CAST($19 AS text),
            CAST(CAST(CAST((CAST("numbers"."n" AS bigint) + 93) AS TEXT) AS numeric) AS text)
          ) AS NUMERIC
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        ROUND(
          CAST(
            CONCAT(
              CAST($20 AS text),
              CAST(CAST(CAST((CAST("numbers"."n" AS bigint) + 93) AS TEXT) AS numeric) AS text)
            ) AS NUMERIC
          )
        ) AS BIGINT
      )
    END
  END AS "e8"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # large floats are rounded without losing digits
SELECT
  (
    SIGN(CAST(("numbers"."f" * 1801439850948199) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * 1801439850948199) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
  ) AS "e1",
  (
    SIGN(CAST(("numbers"."f" * (-3602879701896396.2)) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * (-3602879701896396.2)) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
  ) AS "e2",
  CASE
    WHEN ("numbers"."f" * 3602879701896396.2) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 3602879701896396.2) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(CAST(("numbers"."f" * 3602879701896396.2) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * 3602879701896396.2) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
      ) AS BIGINT
    )
  END AS "e3",
  CASE
    WHEN ("numbers"."f" * (-3689348814741910323.2)) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * (-3689348814741910323.2)) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(CAST(("numbers"."f" * (-3689348814741910323.2)) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * (-3689348814741910323.2)) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
      ) AS BIGINT
    )
  END AS "e4",
  CASE
    WHEN ("numbers"."f" * 3689348814741910323.2) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 3689348814741910323.2) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(CAST(("numbers"."f" * 3689348814741910323.2) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * 3689348814741910323.2) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
      ) AS BIGINT
    )
  END AS "e5",
  (
    SIGN(CAST(("numbers"."f" - 2.9) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" - 2.9) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
  ) AS "e6"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # whole numbers times fractions of the query are decimals
SELECT
  SUM(("numbers"."n" * 0.1)) AS "sum",
  MAX(("numbers"."n" * 0.1)) AS "max",
  SUM(
    CASE
      WHEN "numbers"."n" > 2 THEN (("numbers"."n" * 0.1) + 0.2)
      ELSE 0
    END
  ) AS "sum_where_expression",
  CAST(AVG(("numbers"."n" * 0.3)) AS DOUBLE PRECISION) AS "avg"
FROM
  "numbers"
WHERE
  "numbers"."n" > 0
LIMIT
  1048575

-- # the least of 64 bits has an opposite
SELECT
  COUNT(*) AS "count"
FROM
  "numbers"
WHERE
  ABS(CAST((CAST((CAST("numbers"."big" AS numeric) * (-1)) AS numeric) - 1) AS numeric)) = 9223372036854775808
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
