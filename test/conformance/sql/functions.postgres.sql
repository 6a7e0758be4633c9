-- # division is a float, and null by zero
SELECT
  (CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS "e1",
  (CAST("numbers"."d" AS DOUBLE PRECISION) / NULLIF("numbers"."n", 0)) AS "e2",
  (CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(0, 0)) AS "e3",
  (CAST(1 AS DOUBLE PRECISION) / NULLIF(3, 0)) AS "e4",
  (
    CAST((CAST("numbers"."f" AS DOUBLE PRECISION) / NULLIF("numbers"."d", 0)) AS DOUBLE PRECISION) / NULLIF(2, 0)
  ) AS "e5",
  (CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(NULL, 0)) AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # sums and products of decimals stay exact
SELECT
  ("numbers"."d" * "numbers"."d") AS "e1",
  ("numbers"."d" * 3) AS "e2",
  ("numbers"."d" + "numbers"."d") AS "e3",
  ("numbers"."d" - 1.1) AS "e4",
  ("numbers"."n" + "numbers"."d" + "numbers"."f") AS "e5",
  (- "numbers"."d") AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # minus with one argument
SELECT
  (- CAST("numbers"."n" AS bigint)) AS "e1",
  (- (- "numbers"."f")) AS "e2",
  (CAST(5 AS bigint) - (- CAST("numbers"."n" AS bigint))) AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers beyond 64 bits
SELECT
  (CAST("numbers"."big" AS numeric) + 1) AS "e1",
  (CAST("numbers"."big" AS numeric) * "numbers"."big") AS "e2",
  (CAST((- CAST("numbers"."big" AS numeric)) AS numeric) - 2) AS "e3",
  ("numbers"."big" + 0.5) AS "e4"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers beyond 32 bits
SELECT
  (CAST("numbers"."n" AS numeric) * 1000000 * 1000000) AS "e1",
  (CAST(2147483647 AS bigint) + "numbers"."n") AS "e2",
  (CAST(99999 AS bigint) * 99999) AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # rounding of halves
SELECT
  ROUND("numbers"."d") AS "e1",
  (
    SIGN(CAST("numbers"."f" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("numbers"."f" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
  ) AS "e2",
  (
    SIGN(CAST(("numbers"."f" * (-1)) AS DOUBLE PRECISION)) * FLOOR(ABS(CAST(("numbers"."f" * (-1)) AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
  ) AS "e3",
  CEIL("numbers"."d") AS "e4",
  FLOOR("numbers"."d") AS "e5",
  CEIL("numbers"."f") AS "e6",
  FLOOR("numbers"."f") AS "e7",
  "numbers"."n" AS "e8",
  "numbers"."big" AS "e9",
  "numbers"."big" AS "e10"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # absolute values
SELECT
  ABS(CAST("numbers"."n" AS bigint)) AS "e1",
  ABS("numbers"."d") AS "e2",
  ABS("numbers"."f") AS "e3",
  ABS(CAST("numbers"."big" AS numeric)) AS "e4"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # roots, logarithms and powers where there are none
SELECT
  CASE
    WHEN (- "numbers"."f") >= 0 THEN SQRT(CAST((- "numbers"."f") AS DOUBLE PRECISION))
  END AS "e1",
  CASE
    WHEN (-1) >= 0 THEN SQRT(CAST((-1) AS DOUBLE PRECISION))
  END AS "e2",
  CASE
    WHEN 0 > 0 THEN LOG(CAST(0 AS DOUBLE PRECISION))
  END AS "e3",
  CASE
    WHEN (-1) > 0 THEN LOG(CAST((-1) AS DOUBLE PRECISION))
  END AS "e4",
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN (-1) > 0 THEN 0
      WHEN (-1) = 0 THEN 1
    END
    WHEN 0 < 0
    AND (-1) <> FLOOR((-1)) THEN NULL
    WHEN CAST((-1) AS DOUBLE PRECISION) * LN(ABS(CAST(0 AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST((-1) AS DOUBLE PRECISION) * LN(ABS(CAST(0 AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST(0 AS DOUBLE PRECISION), CAST((-1) AS DOUBLE PRECISION))
  END AS "e5",
  CASE
    WHEN "numbers"."n" = 0 THEN CASE
      WHEN (- CAST(400 AS bigint)) > 0 THEN 0
      WHEN (- CAST(400 AS bigint)) = 0 THEN 1
    END
    WHEN "numbers"."n" < 0
    AND (- CAST(400 AS bigint)) <> FLOOR((- CAST(400 AS bigint))) THEN NULL
    WHEN CAST((- CAST(400 AS bigint)) AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."n" AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST((- CAST(400 AS bigint)) AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."n" AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."n" AS DOUBLE PRECISION), CAST((- CAST(400 AS bigint)) AS DOUBLE PRECISION))
  END AS "e6",
  CASE
    WHEN 1000 > 709.78 THEN NULL
    WHEN 1000 < (-744) THEN 0
    ELSE EXP(CAST(1000 AS DOUBLE PRECISION))
  END AS "e7",
  CASE
    WHEN (-1000) > 709.78 THEN NULL
    WHEN (-1000) < (-744) THEN 0
    ELSE EXP(CAST((-1000) AS DOUBLE PRECISION))
  END AS "e8",
  CASE
    WHEN "numbers"."big" = 0 THEN CASE
      WHEN 40 > 0 THEN 0
      WHEN 40 = 0 THEN 1
    END
    WHEN "numbers"."big" < 0
    AND 40 <> FLOOR(40) THEN NULL
    WHEN CAST(40 AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."big" AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST(40 AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."big" AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."big" AS DOUBLE PRECISION), CAST(40 AS DOUBLE PRECISION))
  END AS "e9",
  CASE
    WHEN (-8) = 0 THEN CASE
      WHEN 0.5 > 0 THEN 0
      WHEN 0.5 = 0 THEN 1
    END
    WHEN (-8) < 0
    AND 0.5 <> FLOOR(0.5) THEN NULL
    WHEN CAST(0.5 AS DOUBLE PRECISION) * LN(ABS(CAST((-8) AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST(0.5 AS DOUBLE PRECISION) * LN(ABS(CAST((-8) AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST((-8) AS DOUBLE PRECISION), CAST(0.5 AS DOUBLE PRECISION))
  END AS "e10"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # roots, logarithms and powers
SELECT
  CASE
    WHEN 4 >= 0 THEN SQRT(CAST(4 AS DOUBLE PRECISION))
  END AS "e1",
  CASE
    WHEN 1000 > 0 THEN LOG(CAST(1000 AS DOUBLE PRECISION))
  END AS "e2",
  CASE
    WHEN 0.01 > 0 THEN LOG(CAST(0.01 AS DOUBLE PRECISION))
  END AS "e3",
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 10 > 0 THEN 0
      WHEN 10 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 10 <> FLOOR(10) THEN NULL
    WHEN CAST(10 AS DOUBLE PRECISION) * LN(ABS(CAST(2 AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST(10 AS DOUBLE PRECISION) * LN(ABS(CAST(2 AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST(2 AS DOUBLE PRECISION), CAST(10 AS DOUBLE PRECISION))
  END AS "e4",
  CASE
    WHEN "numbers"."n" = 0 THEN CASE
      WHEN 2 > 0 THEN 0
      WHEN 2 = 0 THEN 1
    END
    WHEN "numbers"."n" < 0
    AND 2 <> FLOOR(2) THEN NULL
    WHEN CAST(2 AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."n" AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST(2 AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."n" AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."n" AS DOUBLE PRECISION), CAST(2 AS DOUBLE PRECISION))
  END AS "e5",
  CASE
    WHEN 10 = 0 THEN CASE
      WHEN (-2) > 0 THEN 0
      WHEN (-2) = 0 THEN 1
    END
    WHEN 10 < 0
    AND (-2) <> FLOOR((-2)) THEN NULL
    WHEN CAST((-2) AS DOUBLE PRECISION) * LN(ABS(CAST(10 AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST((-2) AS DOUBLE PRECISION) * LN(ABS(CAST(10 AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST(10 AS DOUBLE PRECISION), CAST((-2) AS DOUBLE PRECISION))
  END AS "e6",
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN 0 > 0 THEN 0
      WHEN 0 = 0 THEN 1
    END
    WHEN 0 < 0
    AND 0 <> FLOOR(0) THEN NULL
    WHEN CAST(0 AS DOUBLE PRECISION) * LN(ABS(CAST(0 AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST(0 AS DOUBLE PRECISION) * LN(ABS(CAST(0 AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST(0 AS DOUBLE PRECISION), CAST(0 AS DOUBLE PRECISION))
  END AS "e7",
  CASE
    WHEN "numbers"."f" = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN "numbers"."f" < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN CAST(3 AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."f" AS DOUBLE PRECISION))) > 709.78 THEN NULL
    WHEN CAST(3 AS DOUBLE PRECISION) * LN(ABS(CAST("numbers"."f" AS DOUBLE PRECISION))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."f" AS DOUBLE PRECISION), CAST(3 AS DOUBLE PRECISION))
  END AS "e8",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS DOUBLE PRECISION))
  END AS "e9"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers from others
-- 1: "2.5"
-- 2: "2.5"
-- 3: "2.5"
-- 4: " -7 "
-- 5: " -7 "
-- 6: " -7 "
-- 7: "1e3"
-- 8: "1e3"
-- 9: "1e3"
-- 10: "99999999999999999999"
-- 11: "99999999999999999999"
-- 12: "99999999999999999999"
-- 13: "12abc"
-- 14: "12abc"
-- 15: "12abc"
-- 16: ""
-- 17: ""
-- 18: ""
SELECT
  CASE
    WHEN ROUND("numbers"."d") BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND("numbers"."d") AS BIGINT)
  END AS "e1",
  CASE
    WHEN "numbers"."f" >= (-9.223372036854775808e18)
    AND "numbers"."f" < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(CAST("numbers"."f" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("numbers"."f" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
      ) AS BIGINT
    )
  END AS "e2",
  "numbers"."n" AS "e3",
  CASE
    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($2 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($3 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e4",
  CASE
    WHEN CAST(CAST($4 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($5 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($6 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e5",
  CASE
    WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($8 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($9 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e6",
  CASE
    WHEN CAST(CAST($10 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($11 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($12 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e7",
  CASE
    WHEN CAST(CAST($13 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($14 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($15 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e8",
  CASE
    WHEN CAST(CAST($16 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CAST($17 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($18 AS text) AS NUMERIC)) AS BIGINT)
    END
  END AS "e9",
  CASE
    WHEN ("numbers"."n" = 7) THEN 1
    WHEN NOT ("numbers"."n" = 7) THEN 0
  END AS "e10"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers from columns of text
-- 1: "1"
-- 2: "1"
-- 3: "1"
-- 4: ".5"
-- 5: ".5"
SELECT
  CASE
    WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST("words"."word" AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST("words"."word" AS NUMERIC)) AS BIGINT)
    END
  END AS "e1",
  CASE
    WHEN CAST(CONCAT(CAST($1 AS text), CAST("words"."place" AS TEXT)) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(CONCAT(CAST($2 AS text), CAST("words"."place" AS TEXT)) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CONCAT(CAST($3 AS text), CAST("words"."place" AS TEXT)) AS NUMERIC)) AS BIGINT)
    END
  END AS "e2",
  CASE
    WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS DOUBLE PRECISION)
  END AS "e3",
  CASE
    WHEN CAST(CONCAT(CAST("words"."place" AS TEXT), CAST($4 AS text)) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CONCAT(CAST("words"."place" AS TEXT), CAST($5 AS text)) AS DOUBLE PRECISION)
  END AS "e4"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # floats from others
-- 1: "1e3"
-- 2: "1e3"
-- 3: "  2.5 "
-- 4: "  2.5 "
-- 5: ".5"
-- 6: ".5"
-- 7: "nan"
-- 8: "nan"
-- 9: "1,5"
-- 10: "1,5"
SELECT
  CAST("numbers"."n" AS DOUBLE PRECISION) AS "e1",
  CAST("numbers"."d" AS DOUBLE PRECISION) AS "e2",
  CASE
    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($2 AS text) AS DOUBLE PRECISION)
  END AS "e3",
  CASE
    WHEN CAST(CAST($3 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($4 AS text) AS DOUBLE PRECISION)
  END AS "e4",
  CASE
    WHEN CAST(CAST($5 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($6 AS text) AS DOUBLE PRECISION)
  END AS "e5",
  CASE
    WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($8 AS text) AS DOUBLE PRECISION)
  END AS "e6",
  CASE
    WHEN CAST(CAST($9 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($10 AS text) AS DOUBLE PRECISION)
  END AS "e7",
  CAST(
    CASE
      WHEN ("numbers"."n" = 7) THEN 1
      WHEN NOT ("numbers"."n" = 7) THEN 0
    END AS DOUBLE PRECISION
  ) AS "e8"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # text from others
SELECT
  CAST("numbers"."n" AS TEXT) AS "e1",
  CASE
    WHEN CAST("numbers"."f" AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(CAST(CAST("numbers"."f" AS TEXT) AS numeric) AS text)
    WHEN CAST("numbers"."f" AS TEXT) = '-0' THEN '0'
    ELSE CAST("numbers"."f" AS TEXT)
  END AS "e2",
  CAST("numbers"."big" AS TEXT) AS "e3",
  CASE
    WHEN CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION) AS TEXT) ~ 'e(-(0[0-9]|1[0-5])|[+](1[0-9]|20))$' THEN CAST(
      CAST(
        CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION) AS TEXT) AS numeric
      ) AS text
    )
    WHEN CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION) AS TEXT) = '-0' THEN '0'
    ELSE CAST(CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION) AS TEXT)
  END AS "e4",
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

-- # text from dates and instants (Europe/Paris)
SELECT
  CASE
    WHEN "orders"."is_gift" THEN 'true'
    WHEN NOT "orders"."is_gift" THEN 'false'
  END AS "e1",
  CAST(CAST("orders"."created_at" AS DATE) AS TEXT) AS "e2",
  CAST(CAST(("orders"."paid_at" AT TIME ZONE 'Europe/Paris') AS DATE) AS TEXT) AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates from text
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
-- 4: "2024-02-29"
-- 5: "2024-02-30"
-- 6: "2024-02-30"
-- 7: "2024-02-30"
-- 8: "2024-02-30"
-- 9: "2023-02-29"
-- 10: "2023-02-29"
-- 11: "2023-02-29"
-- 12: "2023-02-29"
-- 13: "2024-02-29T10:20:30"
-- 14: "2024-02-29T10:20:30"
-- 15: "2024-02-29T10:20:30"
-- 16: "2024-02-29T10:20:30"
-- 17: "2024-02-29T23:30:00-02:00"
-- 18: "2024-02-29T23:30:00-02:00"
-- 19: "2024-02-29T23:30:00-02:00"
-- 20: "2024-02-29T23:30:00-02:00"
-- 21: "soon"
-- 22: "soon"
-- 23: "soon"
-- 24: "soon"
-- 25: ""
-- 26: ""
-- 27: ""
-- 28: ""
SELECT
  CAST(
    CASE
      WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($2 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($3 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($4 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e1",
  CAST(
    CASE
      WHEN CAST(CAST($5 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($6 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($8 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e2",
  CAST(
    CASE
      WHEN CAST(CAST($9 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($10 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($11 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($12 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e3",
  CAST(
    CASE
      WHEN CAST(CAST($13 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($14 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($15 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($16 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e4",
  CAST(
    CASE
      WHEN CAST(CAST($17 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($18 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($19 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($20 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e5",
  CAST(
    CASE
      WHEN CAST(CAST($21 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($22 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($23 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($24 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e6",
  CAST(
    CASE
      WHEN CAST(CAST($25 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($26 AS text), 26) AS TIMESTAMP)
      WHEN CAST(CAST($27 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace(CAST($28 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "e7"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # timestamps from text
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
-- 4: "2024-02-29"
-- 5: "2024-02-29T10:20:30"
-- 6: "2024-02-29T10:20:30"
-- 7: "2024-02-29T10:20:30"
-- 8: "2024-02-29T10:20:30"
-- 9: "2024-02-29 10:20:30.125"
-- 10: "2024-02-29 10:20:30.125"
-- 11: "2024-02-29 10:20:30.125"
-- 12: "2024-02-29 10:20:30.125"
-- 13: "2024-02-29T10:20"
-- 14: "2024-02-29T10:20"
-- 15: "2024-02-29T10:20"
-- 16: "2024-02-29T10:20"
-- 17: "2024-02-29T10:20:30Z"
-- 18: "2024-02-29T10:20:30Z"
-- 19: "2024-02-29T10:20:30Z"
-- 20: "2024-02-29T10:20:30Z"
-- 21: "2024-02-29T10:20:30+02:00"
-- 22: "2024-02-29T10:20:30+02:00"
-- 23: "2024-02-29T10:20:30+02:00"
-- 24: "2024-02-29T10:20:30+02:00"
-- 25: "2024-02-29 10:20:30-0530"
-- 26: "2024-02-29 10:20:30-0530"
-- 27: "2024-02-29 10:20:30-0530"
-- 28: "2024-02-29 10:20:30-0530"
-- 29: "2024-02-29 10:20:30+00"
-- 30: "2024-02-29 10:20:30+00"
-- 31: "2024-02-29 10:20:30+00"
-- 32: "2024-02-29 10:20:30+00"
-- 33: "2024-13-01"
-- 34: "2024-13-01"
-- 35: "2024-13-01"
-- 36: "2024-13-01"
-- 37: "2024-02-29T24:00:00"
-- 38: "2024-02-29T24:00:00"
-- 39: "2024-02-29T24:00:00"
-- 40: "2024-02-29T24:00:00"
-- 41: "12:00"
-- 42: "12:00"
-- 43: "12:00"
-- 44: "12:00"
SELECT
  CASE
    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($2 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($3 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($4 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e1",
  CASE
    WHEN CAST(CAST($5 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($6 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($8 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e2",
  CASE
    WHEN CAST(CAST($9 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($10 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($11 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($12 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e3",
  CASE
    WHEN CAST(CAST($13 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($14 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($15 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($16 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e4",
  CASE
    WHEN CAST(CAST($17 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($18 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($19 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($20 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e5",
  CASE
    WHEN CAST(CAST($21 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($22 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($23 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($24 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e6",
  CASE
    WHEN CAST(CAST($25 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($26 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($27 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($28 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e7",
  CASE
    WHEN CAST(CAST($29 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($30 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($31 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($32 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e8",
  CASE
    WHEN CAST(CAST($33 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($34 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($35 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($36 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e9",
  CASE
    WHEN CAST(CAST($37 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($38 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($39 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($40 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e10",
  CASE
    WHEN CAST(CAST($41 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CAST($42 AS text), 26) AS TIMESTAMP)
    WHEN CAST(CAST($43 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(CAST($44 AS text), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "e11"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # timestamps from columns of text
SELECT
  CASE
    WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("words"."word", 26) AS TIMESTAMP)
    WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (CAST(regexp_replace("words"."word", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e1",
  CAST(
    CASE
      WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("words"."word", 26) AS TIMESTAMP)
      WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (CAST(regexp_replace("words"."word", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e2",
  CASE
    WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr("words"."word", 1, 8) || 'T' || substr("words"."word", 9)) AS timestamp)
  END AS "e3"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # timestamps from digits
-- 1: "20240229102030"
-- 2: "20240229102030"
-- 3: "20240229102030"
-- 4: "20240230000000"
-- 5: "20240230000000"
-- 6: "20240230000000"
-- 7: "2024"
-- 8: "2024"
-- 9: "2024"
SELECT
  CASE
    WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr(CAST($2 AS text), 1, 8) || 'T' || substr(CAST($3 AS text), 9)) AS timestamp)
  END AS "e1",
  CASE
    WHEN CAST(CAST($4 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr(CAST($5 AS text), 1, 8) || 'T' || substr(CAST($6 AS text), 9)) AS timestamp)
  END AS "e2",
  CASE
    WHEN CAST(CAST($7 AS text) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr(CAST($8 AS text), 1, 8) || 'T' || substr(CAST($9 AS text), 9)) AS timestamp)
  END AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # instants from epochs
SELECT
  CASE
    WHEN "numbers"."n" >= (-62135596800)
    AND "numbers"."n" < 253402300800 THEN to_timestamp(CAST("numbers"."n" AS double precision))
  END AS "e1",
  CASE
    WHEN 1711852200123 >= (-62135596800000)
    AND 1711852200123 < 253402300800000 THEN (to_timestamp(0) + 1711852200123 * INTERVAL '1 millisecond')
  END AS "e2",
  CASE
    WHEN 1711852200123000 >= (-62135596800000000)
    AND 1711852200123000 < 253402300800000000 THEN (to_timestamp(0) + 1711852200123000 * INTERVAL '1 microsecond')
  END AS "e3",
  CASE
    WHEN 1711852200123000000 >= (-62135596800000000000)
    AND 1711852200123000000 < 253402300800000000000 THEN (to_timestamp(0) + FLOOR(1711852200123000000 / 1000.0) * INTERVAL '1 microsecond')
  END AS "e4",
  CASE
    WHEN "numbers"."f" >= (-62135596800)
    AND "numbers"."f" < 253402300800 THEN to_timestamp(CAST("numbers"."f" AS double precision))
  END AS "e5",
  CASE
    WHEN "numbers"."n" >= (-62135596800)
    AND "numbers"."n" < 253402300800 THEN to_timestamp(CAST("numbers"."n" AS double precision))
  END AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # dates and timestamps from each other
SELECT
  CAST("orders"."created_at" AS DATE) AS "e1",
  CAST(("orders"."paid_at" AT TIME ZONE 'UTC') AS DATE) AS "e2",
  "orders"."created_at" AS "e3",
  CAST(CAST("orders"."created_at" AS DATE) AS TIMESTAMP) AS "e4"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # a number is no date
-- refused: invalid-query | "date": expected text or a date, got type/Integer. (at query.expressions.e1) | query.expressions.e1

-- # text is no number
-- refused: invalid-query | "+": expected numbers, got type/Text. (at query.expressions.e1) | query.expressions.e1

-- # text has no root
-- refused: invalid-query | "sqrt": expected numbers, got type/Text. (at query.expressions.e1) | query.expressions.e1

-- # an unknown mode
-- refused: invalid-query | "datetime": the mode "stardate" is not known. (at query.expressions.e1) | query.expressions.e1

-- # typed values
-- 1: "x"
-- 2: "2024-03-01"
-- 3: "2024-03-01T10:00:00"
SELECT
  5 AS "e1",
  5 AS "e2",
  CAST($1 AS text) AS "e3",
  TRUE AS "e4",
  CAST($2 AS DATE) AS "e5",
  CAST($3 AS TIMESTAMP) AS "e6",
  NULL AS "e7",
  1.5 AS "e8"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # typed value in a comparison of numbers
SELECT
  "numbers"."id" AS "id"
FROM
  "numbers"
WHERE
  "numbers"."n" = 7
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # typed value in a comparison of dates
-- 1: "2024-12-30T00:00:00"
-- 2: "2024-12-31T00:00:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # comparisons as values
SELECT
  ("numbers"."n" = 7) AS "e1",
  (
    (
      "numbers"."n" <> 7
      OR "numbers"."n" IS NULL
    )
  ) AS "e2",
  ("numbers"."n" < 3) AS "e3",
  ("numbers"."n" <= 3) AS "e4",
  ("numbers"."n" > 3) AS "e5",
  ("numbers"."n" >= 3) AS "e6",
  ("numbers"."n" BETWEEN 0 AND 3) AS "e7",
  ("numbers"."n" IS NULL) AS "e8",
  ("numbers"."n" IS NOT NULL) AS "e9"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # logic as values
SELECT
  (
    (
      "numbers"."n" < 3
      AND "numbers"."d" > 0
    )
  ) AS "e1",
  (
    (
      "numbers"."n" < 3
      OR "numbers"."d" > 0
    )
  ) AS "e2",
  (NOT (COALESCE("numbers"."n" < 3, FALSE))) AS "e3",
  ("numbers"."n" IS NOT NULL) AS "e4"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # text filters as values
-- 1: "abc"
-- 2: "%b%"
-- 3: "a%"
-- 4: "%c"
-- 5: "%b%"
SELECT
  ("words"."word" = $1) AS "e1",
  (CAST("words"."word" AS TEXT) COLLATE "default" LIKE $2 ESCAPE '!') AS "e2",
  (CAST("words"."word" AS TEXT) COLLATE "default" LIKE $3 ESCAPE '!') AS "e3",
  (CAST("words"."word" AS TEXT) COLLATE "default" LIKE $4 ESCAPE '!') AS "e4",
  (
    (
      NOT (CAST("words"."word" AS TEXT) COLLATE "default" LIKE $5 ESCAPE '!')
      OR "words"."word" IS NULL
    )
  ) AS "e5",
  (
    (
      "words"."word" IS NULL
      OR "words"."word" = ''
    )
  ) AS "e6",
  (
    (
      "words"."word" IS NOT NULL
      AND NOT ("words"."word" = '')
    )
  ) AS "e7"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # date filters as values
-- 1: "2024-12-01T00:00:00"
-- 2: "2025-06-01T00:00:00"
-- 3: "2024-02-01T00:00:00"
-- 4: "2024-03-01T00:00:00"
-- 5: "2024-12-30T00:00:00"
-- 6: "2024-12-31T00:00:00"
-- 7: "2024-12-01T00:00:00"
-- 8: "2025-02-01T00:00:00"
SELECT
  (
    (
      "orders"."created_at" >= CAST($1 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
    )
  ) AS "e1",
  (
    (
      "orders"."created_at" >= CAST($3 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($4 AS TIMESTAMP)
    )
  ) AS "e2",
  (
    (
      "orders"."created_at" >= CAST($5 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($6 AS TIMESTAMP)
    )
  ) AS "e3",
  (
    (
      "orders"."created_at" >= CAST($7 AS TIMESTAMP)
      AND "orders"."created_at" < CAST($8 AS TIMESTAMP)
    )
  ) AS "e4"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # conditions compared with conditions
SELECT
  ("orders"."is_gift" = ("orders"."quantity" = 1)) AS "e1",
  CASE
    WHEN "orders"."quantity" = 1 THEN ("orders"."is_gift" = TRUE)
    ELSE FALSE
  END AS "e2",
  COALESCE("orders"."is_gift", FALSE) AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # group by a condition
SELECT
  ("orders"."quantity" > 1) AS "many",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # filter by a condition that is an expression
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."quantity" > 1) = TRUE
LIMIT
  1048575

-- # filter by a condition alone
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."quantity" > 1
LIMIT
  1048575

-- # case and if with and without a default
-- 1: "big"
-- 2: "neg"
-- 3: "mid"
-- 4: "x"
SELECT
  CASE
    WHEN "numbers"."n" > 5 THEN CAST($1 AS text)
    WHEN "numbers"."n" < 0 THEN CAST($2 AS text)
    ELSE CAST($3 AS text)
  END AS "e1",
  CASE
    WHEN "numbers"."n" > 5 THEN "numbers"."n"
    WHEN "numbers"."n" < 0 THEN "numbers"."d"
    ELSE 0.25
  END AS "e2",
  CASE
    WHEN "numbers"."n" > 5 THEN 1
    ELSE 0
  END AS "e3",
  CASE
    WHEN "numbers"."n" > 5 THEN NULL
    WHEN "numbers"."n" < 0 THEN CAST($4 AS text)
  END AS "e4"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # first of several values
-- 1: "none"
SELECT
  COALESCE("numbers"."n", "numbers"."d", 0) AS "e1",
  COALESCE(CAST("numbers"."n" AS TEXT), CAST($1 AS text)) AS "e2",
  COALESCE(NULL, "numbers"."n") AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # dates beside text
-- 1: "2020-02-03"
-- 2: "unknown"
-- 3: "2024-01-01"
SELECT
  COALESCE("people"."birth", CAST($1 AS DATE)) AS "e1",
  COALESCE(CAST("people"."birth" AS TEXT), CAST($2 AS text)) AS "e2",
  CASE
    WHEN "people"."id" = 1 THEN CAST($3 AS DATE)
    WHEN "people"."id" = 2 THEN "people"."birth"
  END AS "e3"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # text read as an epoch
-- 1: "1700000000"
-- 2: "1700000000"
-- 3: "1700000000"
-- 4: "1700000000"
-- 5: "1700000000"
-- 6: "1700000000"
SELECT
  CASE
    WHEN CASE
      WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS DOUBLE PRECISION)
    END >= (-62135596800)
    AND CASE
      WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS DOUBLE PRECISION)
    END < 253402300800 THEN to_timestamp(
      CAST(
        CASE
          WHEN CAST("words"."word" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS DOUBLE PRECISION)
        END AS double precision
      )
    )
  END AS "e1",
  CASE
    WHEN CASE
      WHEN CAST(CAST($1 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($2 AS text) AS DOUBLE PRECISION)
    END >= (-62135596800)
    AND CASE
      WHEN CAST(CAST($3 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($4 AS text) AS DOUBLE PRECISION)
    END < 253402300800 THEN to_timestamp(
      CAST(
        CASE
          WHEN CAST(CAST($5 AS text) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CAST($6 AS text) AS DOUBLE PRECISION)
        END AS double precision
      )
    )
  END AS "e2"
FROM
  "words"
WHERE
  "words"."id" = 4
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # a date is no epoch
-- refused: invalid-query | "datetime": expected text or a number, got type/Date. (at query.expressions.e1) | query.expressions.e1

-- # a number holds no bytes
-- refused: invalid-query | "datetime": expected text or bytes, got type/Integer. (at query.expressions.e1) | query.expressions.e1

-- # not of a text
-- refused: invalid-query | "not": expected a condition. (at query.filter) | query.filter

-- # JSON beside a number becomes text
SELECT
  COALESCE(CAST("documents"."doc" AS TEXT), CAST("documents"."id" AS TEXT)) AS "e1"
FROM
  "documents"
WHERE
  "documents"."id" > 3
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # casts
-- 1: "1"
-- 2: ".5"
-- 3: "1"
-- 4: ".5"
-- 5: "2024-05-06T"
-- 6: "07:08:09"
-- 7: "2024-05-06T"
-- 8: "07:08:09"
-- 9: "2024-05-06T"
-- 10: "07:08:09"
-- 11: "2024-05-06T"
-- 12: "07:08:09"
SELECT
  CASE
    WHEN ROUND("orders"."total") BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND("orders"."total") AS BIGINT)
  END AS "i",
  CASE
    WHEN CAST(CONCAT(CAST($1 AS text), CAST($2 AS text)) AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(CONCAT(CAST($3 AS text), CAST($4 AS text)) AS DOUBLE PRECISION)
  END AS "f",
  CAST("orders"."quantity" AS TEXT) AS "t",
  CAST("orders"."created_at" AS DATE) AS "d",
  CASE
    WHEN CAST(CONCAT(CAST($5 AS text), CAST($6 AS text)) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(CONCAT(CAST($7 AS text), CAST($8 AS text)), 26) AS TIMESTAMP)
    WHEN CAST(CONCAT(CAST($9 AS text), CAST($10 AS text)) AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(
        regexp_replace(CONCAT(CAST($11 AS text), CAST($12 AS text)), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "dt"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # numbers
SELECT
  ABS("orders"."discount") AS "a",
  CASE
    WHEN 16 >= 0 THEN SQRT(CAST(16 AS DOUBLE PRECISION))
  END AS "b",
  CASE
    WHEN 1000 > 0 THEN LOG(CAST(1000 AS DOUBLE PRECISION))
  END AS "c",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS DOUBLE PRECISION))
  END AS "d",
  CEIL("orders"."total") AS "e",
  ("orders"."total" + 0.1) AS "f",
  (CAST("orders"."quantity" AS bigint) - 5) AS "g"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575
