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
    WHEN CAST($10 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($11 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($12 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e4",
  CASE
    WHEN CAST($13 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($14 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($15 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e5",
  CASE
    WHEN CAST($16 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($17 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($18 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e6",
  CASE
    WHEN CAST($19 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($20 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($21 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e7",
  CASE
    WHEN CAST($22 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($23 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($24 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e8",
  CASE
    WHEN CAST($25 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($26 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($27 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e9",
  CASE
    WHEN CAST("numbers"."big" AS TEXT) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST("numbers"."big" AS TEXT) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST("numbers"."big" AS TEXT) AS NUMERIC)) AS BIGINT)
    END
  END AS "e10"
FROM
  "numbers"
WHERE
  "numbers"."id" = 5
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
