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
    WHEN ("numbers"."f" * 1e+300) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 1e+300) < 9.223372036854775808e18 THEN CAST(ROUND(("numbers"."f" * 1e+300)) AS INTEGER)
  END AS "whole",
  CASE
    WHEN ("numbers"."f" * 1000000) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 1000000) < 9.223372036854775808e18 THEN CAST(ROUND(("numbers"."f" * 1000000)) AS INTEGER)
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
  querent_whole_text (ROUND("orders"."discount")) AS "rounded"
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
  querent_number_text (CAST(("numbers"."f" * 4e-8) AS REAL)) AS "e1",
  querent_number_text (CAST(("numbers"."f" * (-6e-16)) AS REAL)) AS "e2",
  querent_number_text (CAST(("numbers"."f" * 6e-17) AS REAL)) AS "e3",
  querent_number_text (CAST(("numbers"."f" * 600000000000000) AS REAL)) AS "e4",
  querent_number_text (CAST(("numbers"."f" * 80000000000000000000) AS REAL)) AS "e5",
  querent_number_text (CAST(("numbers"."f" * (-600000000000000000000)) AS REAL)) AS "e6",
  querent_number_text (CAST((CAST("numbers"."n" AS REAL) / NULLIF(3, 0)) AS REAL)) AS "e7",
  (
    COALESCE(querent_number_text (CAST(("numbers"."f" - 2.3) AS REAL)), '') || COALESCE(?, '') || COALESCE(querent_number_text (CAST(("numbers"."f" * 2) AS REAL)), '')
  ) AS "e8",
  querent_number_text (CAST(("numbers"."f" * 0 * (-1)) AS REAL)) AS "e9",
  querent_whole_text (ROUND(("numbers"."f" * 800000000000000000000))) AS "e10"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # text as a whole number at the ends of 64 bits
-- 1: "9223372036854775807"
-- 2: "9223372036854775807"
-- 3: "-9223372036854775808"
-- 4: "-9223372036854775808"
-- 5: "9223372036854775808"
-- 6: "9223372036854775808"
-- 7: "-9223372036854775809"
-- 8: "-9223372036854775809"
-- 9: " +9223372036854775806.5 "
-- 10: " +9223372036854775806.5 "
-- 11: "9223372036854775807.4"
-- 12: "9223372036854775807.4"
-- 13: "9223372036854775807.5"
-- 14: "9223372036854775807.5"
-- 15: "-9223372036854775808.4"
-- 16: "-9223372036854775808.4"
-- 17: "9.223372036854775807e18"
-- 18: "9.223372036854775807e18"
SELECT
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e1",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e2",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e3",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e4",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e5",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e6",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e7",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e8",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e9",
  CASE
    WHEN CAST("numbers"."big" AS TEXT) REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (CAST("numbers"."big" AS TEXT))
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
-- 3: "-9007199254740993.4999999999999999"
-- 4: "-9007199254740993.4999999999999999"
SELECT
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e1",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
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
-- 3: "\t15e-1\r\n"
-- 4: "\t15e-1\r\n"
-- 5: " 42"
-- 6: " 42"
-- 7: " 42"
-- 8: " 42"
-- 9: "42 "
-- 10: "42 "
-- 11: "-1.5e200"
-- 12: "-1.5e200"
-- 13: "1e300"
-- 14: "1e300"
-- 15: "1e"
-- 16: "1e"
SELECT
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e1",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e2",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
  END AS "e3",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
  END AS "e4",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
  END AS "e5",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
  END AS "e6",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
  END AS "e7",
  CASE
    WHEN (COALESCE(?, '') || COALESCE(querent_whole_text (("numbers"."n" + 93)), '')) REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer ((COALESCE(?, '') || COALESCE(querent_whole_text (("numbers"."n" + 93)), '')))
  END AS "e8"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # large floats are rounded without losing digits
SELECT
  ROUND(("numbers"."f" * 1801439850948199)) AS "e1",
  ROUND(("numbers"."f" * (-3602879701896396.2))) AS "e2",
  CASE
    WHEN ("numbers"."f" * 3602879701896396.2) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 3602879701896396.2) < 9.223372036854775808e18 THEN CAST(ROUND(("numbers"."f" * 3602879701896396.2)) AS INTEGER)
  END AS "e3",
  CASE
    WHEN ("numbers"."f" * (-3689348814741910323.2)) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * (-3689348814741910323.2)) < 9.223372036854775808e18 THEN CAST(ROUND(("numbers"."f" * (-3689348814741910323.2))) AS INTEGER)
  END AS "e4",
  CASE
    WHEN ("numbers"."f" * 3689348814741910323.2) >= (-9.223372036854775808e18)
    AND ("numbers"."f" * 3689348814741910323.2) < 9.223372036854775808e18 THEN CAST(ROUND(("numbers"."f" * 3689348814741910323.2)) AS INTEGER)
  END AS "e5",
  ROUND(("numbers"."f" - 2.9)) AS "e6"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # whole numbers times fractions of the query are decimals
SELECT
  querent_decimal (SUM(querent_decimal (("numbers"."n" * 0.1)))) AS "sum",
  MAX(querent_decimal (("numbers"."n" * 0.1))) AS "max",
  querent_decimal (
    SUM(
      CASE
        WHEN "numbers"."n" > 2 THEN querent_decimal ((querent_decimal (("numbers"."n" * 0.1)) + 0.2))
        ELSE 0
      END
    )
  ) AS "sum_where_expression",
  querent_decimal (CAST(AVG(querent_decimal (("numbers"."n" * 0.3))) AS REAL)) AS "avg"
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
  ABS(
    CASE (("numbers"."big" * (-1)) - 1)
      WHEN (-9223372036854775808) THEN 9223372036854775808.0
      ELSE (("numbers"."big" * (-1)) - 1)
    END
  ) = 9223372036854775808
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
