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
    WHEN CAST($1 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($2 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($3 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e1",
  CASE
    WHEN CAST($4 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($5 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($6 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e2",
  CASE
    WHEN CAST($7 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($8 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($9 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e3",
  CASE
    WHEN CAST($10 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($11 AS text) AS DOUBLE PRECISION)
  END AS "e4",
  CASE
    WHEN CAST($12 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($13 AS text) AS DOUBLE PRECISION)
  END AS "e5",
  CASE
    WHEN CAST($14 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($15 AS text) AS DOUBLE PRECISION)
  END AS "e6",
  CASE
    WHEN CAST($16 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($17 AS text) AS DOUBLE PRECISION)
  END AS "e7",
  CASE
    WHEN CONCAT(CAST($18 AS text), CAST((CAST("numbers"."n" AS bigint) + 93) AS TEXT)) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CONCAT(CAST($19 AS text), CAST((CAST("numbers"."n" AS bigint) + 93) AS TEXT)) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        ROUND(CAST(CONCAT(CAST($20 AS text), CAST((CAST("numbers"."n" AS bigint) + 93) AS TEXT)) AS NUMERIC)) AS BIGINT
      )
    END
  END AS "e8"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575
