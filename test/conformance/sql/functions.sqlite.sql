-- # division is a float, and null by zero
SELECT
  (CAST("numbers"."n" AS REAL) / NULLIF(2, 0)) AS "e1",
  (CAST("numbers"."d" AS REAL) / NULLIF("numbers"."n", 0)) AS "e2",
  (CAST("numbers"."n" AS REAL) / NULLIF(0, 0)) AS "e3",
  (CAST(1 AS REAL) / NULLIF(3, 0)) AS "e4",
  (CAST((CAST("numbers"."f" AS REAL) / NULLIF("numbers"."d", 0)) AS REAL) / NULLIF(2, 0)) AS "e5",
  (CAST("numbers"."n" AS REAL) / NULLIF(NULL, 0)) AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # sums and products of decimals stay exact
SELECT
  querent_decimal (("numbers"."d" * "numbers"."d")) AS "e1",
  querent_decimal (("numbers"."d" * 3)) AS "e2",
  querent_decimal (("numbers"."d" + "numbers"."d")) AS "e3",
  querent_decimal (("numbers"."d" - 1.1)) AS "e4",
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
  (- "numbers"."n") AS "e1",
  (- (- "numbers"."f")) AS "e2",
  (5 - (- "numbers"."n")) AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers beyond 64 bits become floats
SELECT
  ("numbers"."big" * "numbers"."big") AS "e1",
  ((- "numbers"."big") - 2) AS "e2"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers beyond 32 bits
SELECT
  ("numbers"."n" * 1000000 * 1000000) AS "e1",
  (2147483647 + "numbers"."n") AS "e2",
  (99999 * 99999) AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # rounding of halves
SELECT
  ROUND("numbers"."d") AS "e1",
  ROUND("numbers"."f") AS "e2",
  ROUND(("numbers"."f" * (-1))) AS "e3",
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
  ABS("numbers"."n") AS "e1",
  ABS("numbers"."d") AS "e2",
  ABS("numbers"."f") AS "e3",
  ABS(
    CASE "numbers"."big"
      WHEN (-9223372036854775808) THEN 9223372036854775808.0
      ELSE "numbers"."big"
    END
  ) AS "e4"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # roots, logarithms and powers where there are none
SELECT
  CASE
    WHEN (- "numbers"."f") >= 0 THEN SQRT(CAST((- "numbers"."f") AS REAL))
  END AS "e1",
  CASE
    WHEN (-1) >= 0 THEN SQRT(CAST((-1) AS REAL))
  END AS "e2",
  CASE
    WHEN 0 > 0 THEN LOG10(CAST(0 AS REAL))
  END AS "e3",
  CASE
    WHEN (-1) > 0 THEN LOG10(CAST((-1) AS REAL))
  END AS "e4",
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN (-1) > 0 THEN 0
      WHEN (-1) = 0 THEN 1
    END
    WHEN 0 < 0
    AND (-1) <> FLOOR((-1)) THEN NULL
    WHEN CAST((-1) AS REAL) * LN(ABS(CAST(0 AS REAL))) > 709.78 THEN NULL
    WHEN CAST((-1) AS REAL) * LN(ABS(CAST(0 AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST(0 AS REAL), CAST((-1) AS REAL))
  END AS "e5",
  CASE
    WHEN "numbers"."n" = 0 THEN CASE
      WHEN (- 400) > 0 THEN 0
      WHEN (- 400) = 0 THEN 1
    END
    WHEN "numbers"."n" < 0
    AND (- 400) <> FLOOR((- 400)) THEN NULL
    WHEN CAST((- 400) AS REAL) * LN(ABS(CAST("numbers"."n" AS REAL))) > 709.78 THEN NULL
    WHEN CAST((- 400) AS REAL) * LN(ABS(CAST("numbers"."n" AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."n" AS REAL), CAST((- 400) AS REAL))
  END AS "e6",
  CASE
    WHEN 1000 > 709.78 THEN NULL
    WHEN 1000 < (-744) THEN 0
    ELSE EXP(CAST(1000 AS REAL))
  END AS "e7",
  CASE
    WHEN (-1000) > 709.78 THEN NULL
    WHEN (-1000) < (-744) THEN 0
    ELSE EXP(CAST((-1000) AS REAL))
  END AS "e8",
  CASE
    WHEN "numbers"."big" = 0 THEN CASE
      WHEN 40 > 0 THEN 0
      WHEN 40 = 0 THEN 1
    END
    WHEN "numbers"."big" < 0
    AND 40 <> FLOOR(40) THEN NULL
    WHEN CAST(40 AS REAL) * LN(ABS(CAST("numbers"."big" AS REAL))) > 709.78 THEN NULL
    WHEN CAST(40 AS REAL) * LN(ABS(CAST("numbers"."big" AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."big" AS REAL), CAST(40 AS REAL))
  END AS "e9",
  CASE
    WHEN (-8) = 0 THEN CASE
      WHEN 0.5 > 0 THEN 0
      WHEN 0.5 = 0 THEN 1
    END
    WHEN (-8) < 0
    AND 0.5 <> FLOOR(0.5) THEN NULL
    WHEN CAST(0.5 AS REAL) * LN(ABS(CAST((-8) AS REAL))) > 709.78 THEN NULL
    WHEN CAST(0.5 AS REAL) * LN(ABS(CAST((-8) AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST((-8) AS REAL), CAST(0.5 AS REAL))
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
    WHEN 4 >= 0 THEN SQRT(CAST(4 AS REAL))
  END AS "e1",
  CASE
    WHEN 1000 > 0 THEN LOG10(CAST(1000 AS REAL))
  END AS "e2",
  CASE
    WHEN 0.01 > 0 THEN LOG10(CAST(0.01 AS REAL))
  END AS "e3",
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 10 > 0 THEN 0
      WHEN 10 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 10 <> FLOOR(10) THEN NULL
    WHEN CAST(10 AS REAL) * LN(ABS(CAST(2 AS REAL))) > 709.78 THEN NULL
    WHEN CAST(10 AS REAL) * LN(ABS(CAST(2 AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST(2 AS REAL), CAST(10 AS REAL))
  END AS "e4",
  CASE
    WHEN "numbers"."n" = 0 THEN CASE
      WHEN 2 > 0 THEN 0
      WHEN 2 = 0 THEN 1
    END
    WHEN "numbers"."n" < 0
    AND 2 <> FLOOR(2) THEN NULL
    WHEN CAST(2 AS REAL) * LN(ABS(CAST("numbers"."n" AS REAL))) > 709.78 THEN NULL
    WHEN CAST(2 AS REAL) * LN(ABS(CAST("numbers"."n" AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."n" AS REAL), CAST(2 AS REAL))
  END AS "e5",
  CASE
    WHEN 10 = 0 THEN CASE
      WHEN (-2) > 0 THEN 0
      WHEN (-2) = 0 THEN 1
    END
    WHEN 10 < 0
    AND (-2) <> FLOOR((-2)) THEN NULL
    WHEN CAST((-2) AS REAL) * LN(ABS(CAST(10 AS REAL))) > 709.78 THEN NULL
    WHEN CAST((-2) AS REAL) * LN(ABS(CAST(10 AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST(10 AS REAL), CAST((-2) AS REAL))
  END AS "e6",
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN 0 > 0 THEN 0
      WHEN 0 = 0 THEN 1
    END
    WHEN 0 < 0
    AND 0 <> FLOOR(0) THEN NULL
    WHEN CAST(0 AS REAL) * LN(ABS(CAST(0 AS REAL))) > 709.78 THEN NULL
    WHEN CAST(0 AS REAL) * LN(ABS(CAST(0 AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST(0 AS REAL), CAST(0 AS REAL))
  END AS "e7",
  CASE
    WHEN "numbers"."f" = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN "numbers"."f" < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN CAST(3 AS REAL) * LN(ABS(CAST("numbers"."f" AS REAL))) > 709.78 THEN NULL
    WHEN CAST(3 AS REAL) * LN(ABS(CAST("numbers"."f" AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."f" AS REAL), CAST(3 AS REAL))
  END AS "e8",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS REAL))
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
-- 3: " -7 "
-- 4: " -7 "
-- 5: "1e3"
-- 6: "1e3"
-- 7: "99999999999999999999"
-- 8: "99999999999999999999"
-- 9: "12abc"
-- 10: "12abc"
-- 11: ""
-- 12: ""
SELECT
  CASE
    WHEN ROUND("numbers"."d") BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND("numbers"."d") AS INTEGER)
  END AS "e1",
  CASE
    WHEN "numbers"."f" >= (-9.223372036854775808e18)
    AND "numbers"."f" < 9.223372036854775808e18 THEN CAST(ROUND("numbers"."f") AS INTEGER)
  END AS "e2",
  "numbers"."n" AS "e3",
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
-- 3: ".5"
-- 4: ".5"
SELECT
  CASE
    WHEN "words"."word" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer ("words"."word")
  END AS "e1",
  CASE
    WHEN (COALESCE(?, '') || COALESCE(CAST("words"."place" AS TEXT), '')) REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer ((COALESCE(?, '') || COALESCE(CAST("words"."place" AS TEXT), '')))
  END AS "e2",
  CASE
    WHEN "words"."word" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS REAL)
  END AS "e3",
  CASE
    WHEN (COALESCE(CAST("words"."place" AS TEXT), '') || COALESCE(?, '')) REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST((COALESCE(CAST("words"."place" AS TEXT), '') || COALESCE(?, '')) AS REAL)
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
  CAST("numbers"."n" AS REAL) AS "e1",
  CAST("numbers"."d" AS REAL) AS "e2",
  CASE
    WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
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
  CAST(
    CASE
      WHEN ("numbers"."n" = 7) THEN 1
      WHEN NOT ("numbers"."n" = 7) THEN 0
    END AS REAL
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
  querent_number_text ("numbers"."f") AS "e2",
  CAST("numbers"."big" AS TEXT) AS "e3",
  querent_number_text (CAST((CAST("numbers"."n" AS REAL) / NULLIF(2, 0)) AS REAL)) AS "e4",
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

-- # dates from text
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
-- 4: "2024-02-29"
-- 5: "2024-02-29"
-- 6: "2024-02-30"
-- 7: "2024-02-30"
-- 8: "2024-02-30"
-- 9: "2024-02-30"
-- 10: "2024-02-30"
-- 11: "2023-02-29"
-- 12: "2023-02-29"
-- 13: "2023-02-29"
-- 14: "2023-02-29"
-- 15: "2023-02-29"
-- 16: "2024-02-29T10:20:30"
-- 17: "2024-02-29T10:20:30"
-- 18: "2024-02-29T10:20:30"
-- 19: "2024-02-29T10:20:30"
-- 20: "2024-02-29T10:20:30"
-- 21: "2024-02-29T23:30:00-02:00"
-- 22: "2024-02-29T23:30:00-02:00"
-- 23: "2024-02-29T23:30:00-02:00"
-- 24: "2024-02-29T23:30:00-02:00"
-- 25: "2024-02-29T23:30:00-02:00"
-- 26: "soon"
-- 27: "soon"
-- 28: "soon"
-- 29: "soon"
-- 30: "soon"
-- 31: ""
-- 32: ""
-- 33: ""
-- 34: ""
-- 35: ""
SELECT
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e1",
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e2",
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e3",
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e4",
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e5",
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e6",
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
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
-- 5: "2024-02-29"
-- 6: "2024-02-29T10:20:30"
-- 7: "2024-02-29T10:20:30"
-- 8: "2024-02-29T10:20:30"
-- 9: "2024-02-29T10:20:30"
-- 10: "2024-02-29T10:20:30"
-- 11: "2024-02-29 10:20:30.125"
-- 12: "2024-02-29 10:20:30.125"
-- 13: "2024-02-29 10:20:30.125"
-- 14: "2024-02-29 10:20:30.125"
-- 15: "2024-02-29 10:20:30.125"
-- 16: "2024-02-29T10:20"
-- 17: "2024-02-29T10:20"
-- 18: "2024-02-29T10:20"
-- 19: "2024-02-29T10:20"
-- 20: "2024-02-29T10:20"
-- 21: "2024-02-29T10:20:30Z"
-- 22: "2024-02-29T10:20:30Z"
-- 23: "2024-02-29T10:20:30Z"
-- 24: "2024-02-29T10:20:30Z"
-- 25: "2024-02-29T10:20:30Z"
-- 26: "2024-02-29T10:20:30+02:00"
-- 27: "2024-02-29T10:20:30+02:00"
-- 28: "2024-02-29T10:20:30+02:00"
-- 29: "2024-02-29T10:20:30+02:00"
-- 30: "2024-02-29T10:20:30+02:00"
-- 31: "2024-02-29 10:20:30-0530"
-- 32: "2024-02-29 10:20:30-0530"
-- 33: "2024-02-29 10:20:30-0530"
-- 34: "2024-02-29 10:20:30-0530"
-- 35: "2024-02-29 10:20:30-0530"
-- 36: "2024-02-29 10:20:30+00"
-- 37: "2024-02-29 10:20:30+00"
-- 38: "2024-02-29 10:20:30+00"
-- 39: "2024-02-29 10:20:30+00"
-- 40: "2024-02-29 10:20:30+00"
-- 41: "2024-13-01"
-- 42: "2024-13-01"
-- 43: "2024-13-01"
-- 44: "2024-13-01"
-- 45: "2024-13-01"
-- 46: "2024-02-29T24:00:00"
-- 47: "2024-02-29T24:00:00"
-- 48: "2024-02-29T24:00:00"
-- 49: "2024-02-29T24:00:00"
-- 50: "2024-02-29T24:00:00"
-- 51: "12:00"
-- 52: "12:00"
-- 53: "12:00"
-- 54: "12:00"
-- 55: "12:00"
SELECT
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e1",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e2",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e3",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e4",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e5",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e6",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e7",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e8",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e9",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e10",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
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
    WHEN "words"."word" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "words"."word")
    WHEN "words"."word" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
      strftime('%Y-%m-%d %H:%M:%f', "words"."word"),
      querent_convert_timezone ("words"."word", 'UTC', 'UTC')
    )
  END AS "e1",
  date(
    CASE
      WHEN "words"."word" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "words"."word")
      WHEN "words"."word" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
        strftime('%Y-%m-%d %H:%M:%f', "words"."word"),
        querent_convert_timezone ("words"."word", 'UTC', 'UTC')
      )
    END
  ) AS "e2",
  CASE
    WHEN "words"."word" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
      '%Y-%m-%d %H:%M:%f',
      (
        substr("words"."word", 1, 4) || '-' || substr("words"."word", 5, 2) || '-' || substr("words"."word", 7, 2) || ' ' || substr("words"."word", 9, 2) || ':' || substr("words"."word", 11, 2) || ':' || substr("words"."word", 13, 2)
      )
    )
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
-- 4: "20240229102030"
-- 5: "20240229102030"
-- 6: "20240229102030"
-- 7: "20240229102030"
-- 8: "20240230000000"
-- 9: "20240230000000"
-- 10: "20240230000000"
-- 11: "20240230000000"
-- 12: "20240230000000"
-- 13: "20240230000000"
-- 14: "20240230000000"
-- 15: "2024"
-- 16: "2024"
-- 17: "2024"
-- 18: "2024"
-- 19: "2024"
-- 20: "2024"
-- 21: "2024"
SELECT
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
      '%Y-%m-%d %H:%M:%f',
      (
        substr(?, 1, 4) || '-' || substr(?, 5, 2) || '-' || substr(?, 7, 2) || ' ' || substr(?, 9, 2) || ':' || substr(?, 11, 2) || ':' || substr(?, 13, 2)
      )
    )
  END AS "e1",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
      '%Y-%m-%d %H:%M:%f',
      (
        substr(?, 1, 4) || '-' || substr(?, 5, 2) || '-' || substr(?, 7, 2) || ' ' || substr(?, 9, 2) || ':' || substr(?, 11, 2) || ':' || substr(?, 13, 2)
      )
    )
  END AS "e2",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
      '%Y-%m-%d %H:%M:%f',
      (
        substr(?, 1, 4) || '-' || substr(?, 5, 2) || '-' || substr(?, 7, 2) || ' ' || substr(?, 9, 2) || ':' || substr(?, 11, 2) || ':' || substr(?, 13, 2)
      )
    )
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
    AND "numbers"."n" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("numbers"."n" / 1.0), 'unixepoch')
  END AS "e1",
  CASE
    WHEN 1711852200123 >= (-62135596800000)
    AND 1711852200123 < 253402300800000 THEN strftime('%Y-%m-%d %H:%M:%fZ', (1711852200123 / 1000.0), 'unixepoch')
  END AS "e2",
  CASE
    WHEN 1711852200123000 >= (-62135596800000000)
    AND 1711852200123000 < 253402300800000000 THEN strftime('%Y-%m-%d %H:%M:%fZ', (1711852200123000 / 1000000.0), 'unixepoch')
  END AS "e3",
  CASE
    WHEN 1711852200123000000 >= (-62135596800000000000)
    AND 1711852200123000000 < 253402300800000000000 THEN strftime('%Y-%m-%d %H:%M:%fZ', (1711852200123000000 / 1000000000.0), 'unixepoch')
  END AS "e4",
  CASE
    WHEN "numbers"."f" >= (-62135596800)
    AND "numbers"."f" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("numbers"."f" / 1.0), 'unixepoch')
  END AS "e5",
  CASE
    WHEN "numbers"."n" >= (-62135596800)
    AND "numbers"."n" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("numbers"."n" / 1.0), 'unixepoch')
  END AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # dates and timestamps from each other
SELECT
  date(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    )
  ) AS "e1",
  date(
    querent_convert_timezone (
      iif(
        typeof("orders"."paid_at") IN ('integer', 'real'),
        querent_moment ("orders"."paid_at") || 'Z',
        "orders"."paid_at"
      ),
      'UTC',
      'UTC'
    )
  ) AS "e2",
  iif(
    typeof("orders"."created_at") IN ('integer', 'real'),
    querent_moment ("orders"."created_at"),
    "orders"."created_at"
  ) AS "e3",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    date(
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    )
  ) AS "e4"
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
-- 3: "2024-03-01 10:00:00"
SELECT
  5 AS "e1",
  5 AS "e2",
  ? AS "e3",
  TRUE AS "e4",
  ? AS "e5",
  strftime('%Y-%m-%d %H:%M:%f', ?) AS "e6",
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
-- 1: "2024-12-30 00:00:00"
-- 2: "2024-12-31 00:00:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
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
-- 2: "*b*"
-- 3: "a*"
-- 4: "*c"
-- 5: "*b*"
SELECT
  ("words"."word" = ?) AS "e1",
  ("words"."word" GLOB ?) AS "e2",
  ("words"."word" GLOB ?) AS "e3",
  ("words"."word" GLOB ?) AS "e4",
  (
    (
      NOT ("words"."word" GLOB ?)
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
-- 1: "2024-12-01 00:00:00"
-- 2: "2025-06-01 00:00:00"
-- 3: "2024-02-01 00:00:00"
-- 4: "2024-03-01 00:00:00"
-- 5: "2024-12-30 00:00:00"
-- 6: "2024-12-31 00:00:00"
-- 7: "2024-12-01 00:00:00"
-- 8: "2025-02-01 00:00:00"
SELECT
  (
    (
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      AND strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    )
  ) AS "e1",
  (
    (
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      AND strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    )
  ) AS "e2",
  (
    (
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      AND strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    )
  ) AS "e3",
  (
    (
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      AND strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
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
    WHEN "numbers"."n" > 5 THEN ?
    WHEN "numbers"."n" < 0 THEN ?
    ELSE ?
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
    WHEN "numbers"."n" < 0 THEN ?
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
  COALESCE(CAST("numbers"."n" AS TEXT), ?) AS "e2",
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
  COALESCE(
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    ),
    ?
  ) AS "e1",
  COALESCE(
    CAST(
      iif(
        typeof("people"."birth") IN ('integer', 'real'),
        date(querent_moment ("people"."birth")),
        "people"."birth"
      ) AS TEXT
    ),
    ?
  ) AS "e2",
  CASE
    WHEN "people"."id" = 1 THEN ?
    WHEN "people"."id" = 2 THEN iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    )
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
      WHEN "words"."word" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS REAL)
    END >= (-62135596800)
    AND CASE
      WHEN "words"."word" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS REAL)
    END < 253402300800 THEN strftime(
      '%Y-%m-%d %H:%M:%fZ',
      (
        CASE
          WHEN "words"."word" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("words"."word" AS REAL)
        END / 1.0
      ),
      'unixepoch'
    )
  END AS "e1",
  CASE
    WHEN CASE
      WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
    END >= (-62135596800)
    AND CASE
      WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
    END < 253402300800 THEN strftime(
      '%Y-%m-%d %H:%M:%fZ',
      (
        CASE
          WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(? AS REAL)
        END / 1.0
      ),
      'unixepoch'
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
-- 13: "2024-05-06T"
-- 14: "07:08:09"
SELECT
  CASE
    WHEN ROUND("orders"."total") BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND("orders"."total") AS INTEGER)
  END AS "i",
  CASE
    WHEN (COALESCE(?, '') || COALESCE(?, '')) REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST((COALESCE(?, '') || COALESCE(?, '')) AS REAL)
  END AS "f",
  CAST("orders"."quantity" AS TEXT) AS "t",
  date(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    )
  ) AS "d",
  CASE
    WHEN (COALESCE(?, '') || COALESCE(?, '')) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', (COALESCE(?, '') || COALESCE(?, '')))
    WHEN (COALESCE(?, '') || COALESCE(?, '')) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
      strftime('%Y-%m-%d %H:%M:%f', (COALESCE(?, '') || COALESCE(?, ''))),
      querent_convert_timezone ((COALESCE(?, '') || COALESCE(?, '')), 'UTC', 'UTC')
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
    WHEN 16 >= 0 THEN SQRT(CAST(16 AS REAL))
  END AS "b",
  CASE
    WHEN 1000 > 0 THEN LOG10(CAST(1000 AS REAL))
  END AS "c",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS REAL))
  END AS "d",
  CEIL("orders"."total") AS "e",
  querent_decimal (("orders"."total" + 0.1)) AS "f",
  ("orders"."quantity" - 5) AS "g"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575
