-- # division is a float, and null by zero
SELECT
  ((`numbers`.`n` + 0E0) / NULLIF(2, 0)) AS `e1`,
  ((`numbers`.`d` + 0E0) / NULLIF(`numbers`.`n`, 0)) AS `e2`,
  ((`numbers`.`n` + 0E0) / NULLIF(0, 0)) AS `e3`,
  ((1 + 0E0) / NULLIF(3, 0)) AS `e4`,
  ((((`numbers`.`f` + 0E0) / NULLIF(`numbers`.`d`, 0)) + 0E0) / NULLIF(2, 0)) AS `e5`,
  ((`numbers`.`n` + 0E0) / NULLIF(NULL, 0)) AS `e6`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # sums and products of decimals stay exact
SELECT
  (`numbers`.`d` * `numbers`.`d`) AS `e1`,
  (`numbers`.`d` * 3) AS `e2`,
  (`numbers`.`d` + `numbers`.`d`) AS `e3`,
  (`numbers`.`d` - 1.1) AS `e4`,
  (`numbers`.`n` + `numbers`.`d` + `numbers`.`f`) AS `e5`,
  (- `numbers`.`d`) AS `e6`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # minus with one argument
SELECT
  (- `numbers`.`n`) AS `e1`,
  (- (- `numbers`.`f`)) AS `e2`,
  (5 - CAST((- `numbers`.`n`) AS SIGNED)) AS `e3`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # whole numbers beyond 64 bits
SELECT
  (CAST(`numbers`.`big` AS DECIMAL(65, 0)) + 1) AS `e1`,
  (CAST(`numbers`.`big` AS DECIMAL(65, 0)) * `numbers`.`big`) AS `e2`,
  (CAST((- CAST(`numbers`.`big` AS DECIMAL(65, 0))) AS DECIMAL(65, 0)) - 2) AS `e3`,
  (`numbers`.`big` + 0.5) AS `e4`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # whole numbers beyond 32 bits
SELECT
  (CAST(`numbers`.`n` AS DECIMAL(65, 0)) * 1000000 * 1000000) AS `e1`,
  (2147483647 + `numbers`.`n`) AS `e2`,
  (99999 * 99999) AS `e3`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # rounding of halves
SELECT
  (SIGN(`numbers`.`d`) * FLOOR(ABS(`numbers`.`d`) + 0.5)) AS `e1`,
  (SIGN((`numbers`.`f` + 0E0)) * FLOOR(ABS((`numbers`.`f` + 0E0)) + 4.9999999999999994e-1) + 0) AS `e2`,
  (
    SIGN(((`numbers`.`f` * (-1)) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * (-1)) + 0E0)) + 4.9999999999999994e-1) + 0
  ) AS `e3`,
  CEIL(`numbers`.`d`) AS `e4`,
  FLOOR(`numbers`.`d`) AS `e5`,
  CEIL(`numbers`.`f`) AS `e6`,
  FLOOR(`numbers`.`f`) AS `e7`,
  `numbers`.`n` AS `e8`,
  `numbers`.`big` AS `e9`,
  `numbers`.`big` AS `e10`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # absolute values
SELECT
  ABS(`numbers`.`n`) AS `e1`,
  ABS(`numbers`.`d`) AS `e2`,
  ABS(`numbers`.`f`) AS `e3`,
  ABS(CAST(`numbers`.`big` AS DECIMAL(65, 0))) AS `e4`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # roots, logarithms and powers where there are none
SELECT
  CASE
    WHEN (- `numbers`.`f`) >= 0 THEN SQRT(((- `numbers`.`f`) + 0E0))
  END AS `e1`,
  CASE
    WHEN (-1) >= 0 THEN SQRT(((-1) + 0E0))
  END AS `e2`,
  CASE
    WHEN 0 > 0 THEN LOG10((0 + 0E0))
  END AS `e3`,
  CASE
    WHEN (-1) > 0 THEN LOG10(((-1) + 0E0))
  END AS `e4`,
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN (-1) > 0 THEN 0
      WHEN (-1) = 0 THEN 1
    END
    WHEN 0 < 0
    AND (-1) <> FLOOR((-1)) THEN NULL
    WHEN ((-1) + 0E0) * LN(ABS((0 + 0E0))) > 709.78 THEN NULL
    WHEN ((-1) + 0E0) * LN(ABS((0 + 0E0))) < (-744) THEN 0
    ELSE POWER((0 + 0E0), ((-1) + 0E0))
  END AS `e5`,
  CASE
    WHEN `numbers`.`n` = 0 THEN CASE
      WHEN (- 400) > 0 THEN 0
      WHEN (- 400) = 0 THEN 1
    END
    WHEN `numbers`.`n` < 0
    AND (- 400) <> FLOOR((- 400)) THEN NULL
    WHEN ((- 400) + 0E0) * LN(ABS((`numbers`.`n` + 0E0))) > 709.78 THEN NULL
    WHEN ((- 400) + 0E0) * LN(ABS((`numbers`.`n` + 0E0))) < (-744) THEN 0
    ELSE POWER((`numbers`.`n` + 0E0), ((- 400) + 0E0))
  END AS `e6`,
  CASE
    WHEN 1000 > 709.78 THEN NULL
    WHEN 1000 < (-744) THEN 0
    ELSE EXP((1000 + 0E0))
  END AS `e7`,
  CASE
    WHEN (-1000) > 709.78 THEN NULL
    WHEN (-1000) < (-744) THEN 0
    ELSE EXP(((-1000) + 0E0))
  END AS `e8`,
  CASE
    WHEN `numbers`.`big` = 0 THEN CASE
      WHEN 40 > 0 THEN 0
      WHEN 40 = 0 THEN 1
    END
    WHEN `numbers`.`big` < 0
    AND 40 <> FLOOR(40) THEN NULL
    WHEN (40 + 0E0) * LN(ABS((`numbers`.`big` + 0E0))) > 709.78 THEN NULL
    WHEN (40 + 0E0) * LN(ABS((`numbers`.`big` + 0E0))) < (-744) THEN 0
    ELSE POWER((`numbers`.`big` + 0E0), (40 + 0E0))
  END AS `e9`,
  CASE
    WHEN (-8) = 0 THEN CASE
      WHEN 0.5 > 0 THEN 0
      WHEN 0.5 = 0 THEN 1
    END
    WHEN (-8) < 0
    AND 0.5 <> FLOOR(0.5) THEN NULL
    WHEN (0.5 + 0E0) * LN(ABS(((-8) + 0E0))) > 709.78 THEN NULL
    WHEN (0.5 + 0E0) * LN(ABS(((-8) + 0E0))) < (-744) THEN 0
    ELSE POWER(((-8) + 0E0), (0.5 + 0E0))
  END AS `e10`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # roots, logarithms and powers
SELECT
  CASE
    WHEN 4 >= 0 THEN SQRT((4 + 0E0))
  END AS `e1`,
  CASE
    WHEN 1000 > 0 THEN LOG10((1000 + 0E0))
  END AS `e2`,
  CASE
    WHEN 0.01 > 0 THEN LOG10((0.01 + 0E0))
  END AS `e3`,
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 10 > 0 THEN 0
      WHEN 10 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 10 <> FLOOR(10) THEN NULL
    WHEN (10 + 0E0) * LN(ABS((2 + 0E0))) > 709.78 THEN NULL
    WHEN (10 + 0E0) * LN(ABS((2 + 0E0))) < (-744) THEN 0
    ELSE POWER((2 + 0E0), (10 + 0E0))
  END AS `e4`,
  CASE
    WHEN `numbers`.`n` = 0 THEN CASE
      WHEN 2 > 0 THEN 0
      WHEN 2 = 0 THEN 1
    END
    WHEN `numbers`.`n` < 0
    AND 2 <> FLOOR(2) THEN NULL
    WHEN (2 + 0E0) * LN(ABS((`numbers`.`n` + 0E0))) > 709.78 THEN NULL
    WHEN (2 + 0E0) * LN(ABS((`numbers`.`n` + 0E0))) < (-744) THEN 0
    ELSE POWER((`numbers`.`n` + 0E0), (2 + 0E0))
  END AS `e5`,
  CASE
    WHEN 10 = 0 THEN CASE
      WHEN (-2) > 0 THEN 0
      WHEN (-2) = 0 THEN 1
    END
    WHEN 10 < 0
    AND (-2) <> FLOOR((-2)) THEN NULL
    WHEN ((-2) + 0E0) * LN(ABS((10 + 0E0))) > 709.78 THEN NULL
    WHEN ((-2) + 0E0) * LN(ABS((10 + 0E0))) < (-744) THEN 0
    ELSE POWER((10 + 0E0), ((-2) + 0E0))
  END AS `e6`,
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN 0 > 0 THEN 0
      WHEN 0 = 0 THEN 1
    END
    WHEN 0 < 0
    AND 0 <> FLOOR(0) THEN NULL
    WHEN (0 + 0E0) * LN(ABS((0 + 0E0))) > 709.78 THEN NULL
    WHEN (0 + 0E0) * LN(ABS((0 + 0E0))) < (-744) THEN 0
    ELSE POWER((0 + 0E0), (0 + 0E0))
  END AS `e7`,
  CASE
    WHEN `numbers`.`f` = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN `numbers`.`f` < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN (3 + 0E0) * LN(ABS((`numbers`.`f` + 0E0))) > 709.78 THEN NULL
    WHEN (3 + 0E0) * LN(ABS((`numbers`.`f` + 0E0))) < (-744) THEN 0
    ELSE POWER((`numbers`.`f` + 0E0), (3 + 0E0))
  END AS `e8`,
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP((0 + 0E0))
  END AS `e9`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # whole numbers from others
-- 1: "2.5"
-- 2: "2.5"
-- 3: "2.5"
-- 4: "2.5"
-- 5: "2.5"
-- 6: " -7 "
-- 7: " -7 "
-- 8: " -7 "
-- 9: " -7 "
-- 10: " -7 "
-- 11: "1e3"
-- 12: "1e3"
-- 13: "1e3"
-- 14: "1e3"
-- 15: "1e3"
-- 16: "99999999999999999999"
-- 17: "99999999999999999999"
-- 18: "99999999999999999999"
-- 19: "99999999999999999999"
-- 20: "99999999999999999999"
-- 21: "12abc"
-- 22: "12abc"
-- 23: "12abc"
-- 24: "12abc"
-- 25: "12abc"
-- 26: ""
-- 27: ""
-- 28: ""
-- 29: ""
-- 30: ""
SELECT
  CASE
    WHEN (SIGN(`numbers`.`d`) * FLOOR(ABS(`numbers`.`d`) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(`numbers`.`d`) * FLOOR(ABS(`numbers`.`d`) + 0.5)) AS SIGNED)
  END AS `e1`,
  CASE
    WHEN `numbers`.`f` >= (-9.223372036854775808e18)
    AND `numbers`.`f` < 9.223372036854775808e18 THEN CAST(
      (SIGN((`numbers`.`f` + 0E0)) * FLOOR(ABS((`numbers`.`f` + 0E0)) + 4.9999999999999994e-1) + 0) AS SIGNED
    )
  END AS `e2`,
  `numbers`.`n` AS `e3`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e4`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e5`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e6`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e7`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e8`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e9`,
  CASE
    WHEN (`numbers`.`n` = 7) THEN 1
    WHEN NOT (`numbers`.`n` = 7) THEN 0
  END AS `e10`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # whole numbers from columns of text
-- 1: "1"
-- 2: "1"
-- 3: "1"
-- 4: "1"
-- 5: "1"
-- 6: ".5"
-- 7: ".5"
SELECT
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(CAST(`words`.`word` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`words`.`word` AS DECIMAL(65, 30))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(`words`.`word` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`words`.`word` AS DECIMAL(65, 30))) + 0.5)
        ) AS SIGNED
      )
    END
  END AS `e1`,
  CASE
    WHEN CONVERT(
      CONCAT_WS('', ?, CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(
          CAST(
            CONCAT_WS('', ?, CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) AS DECIMAL(65, 30)
          )
        ) * FLOOR(
          ABS(
            CAST(
              CONCAT_WS('', ?, CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) AS DECIMAL(65, 30)
            )
          ) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(
            CAST(
              CONCAT_WS('', ?, CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) AS DECIMAL(65, 30)
            )
          ) * FLOOR(
            ABS(
              CAST(
                CONCAT_WS('', ?, CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) AS DECIMAL(65, 30)
              )
            ) + 0.5
          )
        ) AS SIGNED
      )
    END
  END AS `e2`,
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`words`.`word` + 0E0)
  END AS `e3`,
  CASE
    WHEN CONVERT(
      CONCAT_WS('', CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin, ?) USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (CONCAT_WS('', CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin, ?) + 0E0)
  END AS `e4`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
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
  (`numbers`.`n` + 0E0) AS `e1`,
  (`numbers`.`d` + 0E0) AS `e2`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e3`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e4`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e5`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e6`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e7`,
  (
    CASE
      WHEN (`numbers`.`n` = 7) THEN 1
      WHEN NOT (`numbers`.`n` = 7) THEN 0
    END + 0E0
  ) AS `e8`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # text from others
SELECT CONVERT(CAST(`numbers`.`n` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS `e1`, CONVERT(CASE WHEN CAST(`numbers`.`f` AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(`numbers`.`f` AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(`numbers`.`f` AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(`numbers`.`f` AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(`numbers`.`f` AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(`numbers`.`f` AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(`numbers`.`f` AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(`numbers`.`f` AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e2`, CONVERT(CAST(`numbers`.`big` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS `e3`, CONVERT(CASE WHEN CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST((((`numbers`.`n` + 0E0) / NULLIF(2, 0)) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e4`, CONVERT(CASE WHEN (`numbers`.`n` = 7) THEN 'true' WHEN NOT (`numbers`.`n` = 7) THEN 'false' END USING utf8mb4) COLLATE utf8mb4_bin AS `e5` FROM `numbers` ORDER BY `numbers`.`id` ASC LIMIT 1048575

-- # text from dates and instants (Europe/Paris)
SELECT
  CONVERT(
    CASE
      WHEN `orders`.`is_gift` THEN 'true'
      WHEN NOT `orders`.`is_gift` THEN 'false'
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `e1`,
  CONVERT(CAST(DATE(`orders`.`created_at`) AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS `e2`,
  CONVERT(
    CAST(
      DATE(
        DATE_ADD(
          CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00'),
          INTERVAL ELT(
            INTERVAL(
              TO_SECONDS(CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
              60311260239 /* 304 more, fc3015f4 */,
              66263792400
            ) + 1,
            561 /* 305 more, 32f9eb72 */,
            3600
          ) SECOND
        )
      ) AS CHAR
    ) USING utf8mb4
  ) COLLATE utf8mb4_bin AS `e3`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # dates from text
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
-- 4: "2024-02-29"
-- 5: "2024-02-29"
-- 6: "2024-02-29"
-- 7: "2024-02-29"
-- 8: "2024-02-29"
-- 9: "2024-02-29"
-- 10: "2024-02-29"
-- 11: "2024-02-30"
-- 12: "2024-02-30"
-- 13: "2024-02-30"
-- 14: "2024-02-30"
-- 15: "2024-02-30"
-- 16: "2024-02-30"
-- 17: "2024-02-30"
-- 18: "2024-02-30"
-- 19: "2024-02-30"
-- 20: "2024-02-30"
-- 21: "2023-02-29"
-- 22: "2023-02-29"
-- 23: "2023-02-29"
-- 24: "2023-02-29"
-- 25: "2023-02-29"
-- 26: "2023-02-29"
-- 27: "2023-02-29"
-- 28: "2023-02-29"
-- 29: "2023-02-29"
-- 30: "2023-02-29"
-- 31: "2024-02-29T10:20:30"
-- 32: "2024-02-29T10:20:30"
-- 33: "2024-02-29T10:20:30"
-- 34: "2024-02-29T10:20:30"
-- 35: "2024-02-29T10:20:30"
-- 36: "2024-02-29T10:20:30"
-- 37: "2024-02-29T10:20:30"
-- 38: "2024-02-29T10:20:30"
-- 39: "2024-02-29T10:20:30"
-- 40: "2024-02-29T10:20:30"
-- 41: "2024-02-29T23:30:00-02:00"
-- 42: "2024-02-29T23:30:00-02:00"
-- 43: "2024-02-29T23:30:00-02:00"
-- 44: "2024-02-29T23:30:00-02:00"
-- 45: "2024-02-29T23:30:00-02:00"
-- 46: "2024-02-29T23:30:00-02:00"
-- 47: "2024-02-29T23:30:00-02:00"
-- 48: "2024-02-29T23:30:00-02:00"
-- 49: "2024-02-29T23:30:00-02:00"
-- 50: "2024-02-29T23:30:00-02:00"
-- 51: "soon"
-- 52: "soon"
-- 53: "soon"
-- 54: "soon"
-- 55: "soon"
-- 56: "soon"
-- 57: "soon"
-- 58: "soon"
-- 59: "soon"
-- 60: "soon"
-- 61: ""
-- 62: ""
-- 63: ""
-- 64: ""
-- 65: ""
-- 66: ""
-- 67: ""
-- 68: ""
-- 69: ""
-- 70: ""
SELECT
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e1`,
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e2`,
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e3`,
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e4`,
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e5`,
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e6`,
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e7`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # timestamps from text
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
-- 4: "2024-02-29"
-- 5: "2024-02-29"
-- 6: "2024-02-29"
-- 7: "2024-02-29"
-- 8: "2024-02-29"
-- 9: "2024-02-29"
-- 10: "2024-02-29"
-- 11: "2024-02-29T10:20:30"
-- 12: "2024-02-29T10:20:30"
-- 13: "2024-02-29T10:20:30"
-- 14: "2024-02-29T10:20:30"
-- 15: "2024-02-29T10:20:30"
-- 16: "2024-02-29T10:20:30"
-- 17: "2024-02-29T10:20:30"
-- 18: "2024-02-29T10:20:30"
-- 19: "2024-02-29T10:20:30"
-- 20: "2024-02-29T10:20:30"
-- 21: "2024-02-29 10:20:30.125"
-- 22: "2024-02-29 10:20:30.125"
-- 23: "2024-02-29 10:20:30.125"
-- 24: "2024-02-29 10:20:30.125"
-- 25: "2024-02-29 10:20:30.125"
-- 26: "2024-02-29 10:20:30.125"
-- 27: "2024-02-29 10:20:30.125"
-- 28: "2024-02-29 10:20:30.125"
-- 29: "2024-02-29 10:20:30.125"
-- 30: "2024-02-29 10:20:30.125"
-- 31: "2024-02-29T10:20"
-- 32: "2024-02-29T10:20"
-- 33: "2024-02-29T10:20"
-- 34: "2024-02-29T10:20"
-- 35: "2024-02-29T10:20"
-- 36: "2024-02-29T10:20"
-- 37: "2024-02-29T10:20"
-- 38: "2024-02-29T10:20"
-- 39: "2024-02-29T10:20"
-- 40: "2024-02-29T10:20"
-- 41: "2024-02-29T10:20:30Z"
-- 42: "2024-02-29T10:20:30Z"
-- 43: "2024-02-29T10:20:30Z"
-- 44: "2024-02-29T10:20:30Z"
-- 45: "2024-02-29T10:20:30Z"
-- 46: "2024-02-29T10:20:30Z"
-- 47: "2024-02-29T10:20:30Z"
-- 48: "2024-02-29T10:20:30Z"
-- 49: "2024-02-29T10:20:30Z"
-- 50: "2024-02-29T10:20:30Z"
-- 51: "2024-02-29T10:20:30+02:00"
-- 52: "2024-02-29T10:20:30+02:00"
-- 53: "2024-02-29T10:20:30+02:00"
-- 54: "2024-02-29T10:20:30+02:00"
-- 55: "2024-02-29T10:20:30+02:00"
-- 56: "2024-02-29T10:20:30+02:00"
-- 57: "2024-02-29T10:20:30+02:00"
-- 58: "2024-02-29T10:20:30+02:00"
-- 59: "2024-02-29T10:20:30+02:00"
-- 60: "2024-02-29T10:20:30+02:00"
-- 61: "2024-02-29 10:20:30-0530"
-- 62: "2024-02-29 10:20:30-0530"
-- 63: "2024-02-29 10:20:30-0530"
-- 64: "2024-02-29 10:20:30-0530"
-- 65: "2024-02-29 10:20:30-0530"
-- 66: "2024-02-29 10:20:30-0530"
-- 67: "2024-02-29 10:20:30-0530"
-- 68: "2024-02-29 10:20:30-0530"
-- 69: "2024-02-29 10:20:30-0530"
-- 70: "2024-02-29 10:20:30-0530"
-- 71: "2024-02-29 10:20:30+00"
-- 72: "2024-02-29 10:20:30+00"
-- 73: "2024-02-29 10:20:30+00"
-- 74: "2024-02-29 10:20:30+00"
-- 75: "2024-02-29 10:20:30+00"
-- 76: "2024-02-29 10:20:30+00"
-- 77: "2024-02-29 10:20:30+00"
-- 78: "2024-02-29 10:20:30+00"
-- 79: "2024-02-29 10:20:30+00"
-- 80: "2024-02-29 10:20:30+00"
-- 81: "2024-13-01"
-- 82: "2024-13-01"
-- 83: "2024-13-01"
-- 84: "2024-13-01"
-- 85: "2024-13-01"
-- 86: "2024-13-01"
-- 87: "2024-13-01"
-- 88: "2024-13-01"
-- 89: "2024-13-01"
-- 90: "2024-13-01"
-- 91: "2024-02-29T24:00:00"
-- 92: "2024-02-29T24:00:00"
-- 93: "2024-02-29T24:00:00"
-- 94: "2024-02-29T24:00:00"
-- 95: "2024-02-29T24:00:00"
-- 96: "2024-02-29T24:00:00"
-- 97: "2024-02-29T24:00:00"
-- 98: "2024-02-29T24:00:00"
-- 99: "2024-02-29T24:00:00"
-- 100: "2024-02-29T24:00:00"
-- 101: "12:00"
-- 102: "12:00"
-- 103: "12:00"
-- 104: "12:00"
-- 105: "12:00"
-- 106: "12:00"
-- 107: "12:00"
-- 108: "12:00"
-- 109: "12:00"
-- 110: "12:00"
SELECT
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e1`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e2`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e3`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e4`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e5`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e6`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e7`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e8`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e9`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e10`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e11`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # timestamps from columns of text
SELECT
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (`words`.`word`, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  `words`.`word`,
                  CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e1`,
  DATE(
    CASE
      WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (`words`.`word`, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(
                  LEFT(
                    `words`.`word`,
                    CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                  )
                ),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(`words`.`word`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e2`,
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(`words`.`word`, '%Y%m%d%H%i%s')
  END AS `e3`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # timestamps from digits
-- 1: "20240229102030"
-- 2: "20240229102030"
-- 3: "20240230000000"
-- 4: "20240230000000"
-- 5: "2024"
-- 6: "2024"
SELECT
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(?, '%Y%m%d%H%i%s')
  END AS `e1`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(?, '%Y%m%d%H%i%s')
  END AS `e2`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(?, '%Y%m%d%H%i%s')
  END AS `e3`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # instants from epochs
SELECT
  CASE
    WHEN `numbers`.`n` >= (-62135596800)
    AND `numbers`.`n` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`numbers`.`n` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `e1`,
  CASE
    WHEN 1711852200123 >= (-62135596800000)
    AND 1711852200123 < 253402300800000 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL(1711852200123 * 1000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `e2`,
  CASE
    WHEN 1711852200123000 >= (-62135596800000000)
    AND 1711852200123000 < 253402300800000000 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL 1711852200123000 MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `e3`,
  CASE
    WHEN 1711852200123000000 >= (-62135596800000000000)
    AND 1711852200123000000 < 253402300800000000000 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL FLOOR(1711852200123000000 / 1000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `e4`,
  CASE
    WHEN `numbers`.`f` >= (-62135596800)
    AND `numbers`.`f` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`numbers`.`f` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `e5`,
  CASE
    WHEN `numbers`.`n` >= (-62135596800)
    AND `numbers`.`n` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`numbers`.`n` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `e6`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # dates and timestamps from each other
SELECT
  DATE(`orders`.`created_at`) AS `e1`,
  DATE(`orders`.`paid_at`) AS `e2`,
  `orders`.`created_at` AS `e3`,
  CAST(DATE(`orders`.`created_at`) AS DATETIME) AS `e4`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
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
  5 AS `e1`,
  5 AS `e2`,
  ? AS `e3`,
  TRUE AS `e4`,
  CAST(? AS DATE) AS `e5`,
  CAST(? AS DATETIME(6)) AS `e6`,
  NULL AS `e7`,
  1.5 AS `e8`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # typed value in a comparison of numbers
SELECT
  `numbers`.`id` AS `id`
FROM
  `numbers`
WHERE
  `numbers`.`n` = 7
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # typed value in a comparison of dates
-- 1: "2024-12-30 00:00:00"
-- 2: "2024-12-31 00:00:00"
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # comparisons as values
SELECT
  (`numbers`.`n` = 7) AS `e1`,
  (
    (
      `numbers`.`n` <> 7
      OR `numbers`.`n` IS NULL
    )
  ) AS `e2`,
  (`numbers`.`n` < 3) AS `e3`,
  (`numbers`.`n` <= 3) AS `e4`,
  (`numbers`.`n` > 3) AS `e5`,
  (`numbers`.`n` >= 3) AS `e6`,
  (`numbers`.`n` BETWEEN 0 AND 3) AS `e7`,
  (`numbers`.`n` IS NULL) AS `e8`,
  (`numbers`.`n` IS NOT NULL) AS `e9`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # logic as values
SELECT
  (
    (
      `numbers`.`n` < 3
      AND `numbers`.`d` > 0
    )
  ) AS `e1`,
  (
    (
      `numbers`.`n` < 3
      OR `numbers`.`d` > 0
    )
  ) AS `e2`,
  (NOT (COALESCE(`numbers`.`n` < 3, FALSE))) AS `e3`,
  (`numbers`.`n` IS NOT NULL) AS `e4`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # text filters as values
-- 1: "abc"
-- 2: "abc"
-- 3: "%b%"
-- 4: "a%"
-- 5: "%c"
-- 6: "%b%"
SELECT
  (
    (
      `words`.`word` = ?
      AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
    )
  ) AS `e1`,
  (CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!') AS `e2`,
  (CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!') AS `e3`,
  (CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!') AS `e4`,
  (
    (
      NOT (CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!')
      OR `words`.`word` IS NULL
    )
  ) AS `e5`,
  (
    (
      `words`.`word` IS NULL
      OR CHAR_LENGTH(`words`.`word`) = 0
    )
  ) AS `e6`,
  (
    (
      `words`.`word` IS NOT NULL
      AND NOT (CHAR_LENGTH(`words`.`word`) = 0)
    )
  ) AS `e7`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
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
      `orders`.`created_at` >= CAST(? AS DATETIME(6))
      AND `orders`.`created_at` < CAST(? AS DATETIME(6))
    )
  ) AS `e1`,
  (
    (
      `orders`.`created_at` >= CAST(? AS DATETIME(6))
      AND `orders`.`created_at` < CAST(? AS DATETIME(6))
    )
  ) AS `e2`,
  (
    (
      `orders`.`created_at` >= CAST(? AS DATETIME(6))
      AND `orders`.`created_at` < CAST(? AS DATETIME(6))
    )
  ) AS `e3`,
  (
    (
      `orders`.`created_at` >= CAST(? AS DATETIME(6))
      AND `orders`.`created_at` < CAST(? AS DATETIME(6))
    )
  ) AS `e4`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # conditions compared with conditions
SELECT
  (`orders`.`is_gift` = (`orders`.`quantity` = 1)) AS `e1`,
  CASE
    WHEN `orders`.`quantity` = 1 THEN (`orders`.`is_gift` = TRUE)
    ELSE FALSE
  END AS `e2`,
  COALESCE(`orders`.`is_gift`, FALSE) AS `e3`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # group by a condition
SELECT
  (`orders`.`quantity` > 1) AS `many`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # filter by a condition that is an expression
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (`orders`.`quantity` > 1) = TRUE
LIMIT
  1048575

-- # filter by a condition alone
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`quantity` > 1
LIMIT
  1048575

-- # case and if with and without a default
-- 1: "big"
-- 2: "neg"
-- 3: "mid"
-- 4: "x"
SELECT
  CASE
    WHEN `numbers`.`n` > 5 THEN ?
    WHEN `numbers`.`n` < 0 THEN ?
    ELSE ?
  END AS `e1`,
  CASE
    WHEN `numbers`.`n` > 5 THEN `numbers`.`n`
    WHEN `numbers`.`n` < 0 THEN `numbers`.`d`
    ELSE 0.25
  END AS `e2`,
  CASE
    WHEN `numbers`.`n` > 5 THEN 1
    ELSE 0
  END AS `e3`,
  CASE
    WHEN `numbers`.`n` > 5 THEN NULL
    WHEN `numbers`.`n` < 0 THEN ?
  END AS `e4`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # first of several values
-- 1: "none"
SELECT
  COALESCE(`numbers`.`n`, `numbers`.`d`, 0) AS `e1`,
  COALESCE(CONVERT(CAST(`numbers`.`n` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin, ?) AS `e2`,
  COALESCE(NULL, `numbers`.`n`) AS `e3`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # dates beside text
-- 1: "2020-02-03"
-- 2: "unknown"
-- 3: "2024-01-01"
SELECT
  COALESCE(`people`.`birth`, CAST(? AS DATE)) AS `e1`,
  COALESCE(CONVERT(CAST(`people`.`birth` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin, ?) AS `e2`,
  CASE
    WHEN `people`.`id` = 1 THEN CAST(? AS DATE)
    WHEN `people`.`id` = 2 THEN `people`.`birth`
  END AS `e3`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
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
      WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`words`.`word` + 0E0)
    END >= (-62135596800)
    AND CASE
      WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`words`.`word` + 0E0)
    END < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(
        CAST('1970-01-01' AS DATETIME(6)),
        INTERVAL ROUND(
          CASE
            WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`words`.`word` + 0E0)
          END * 1000000
        ) MICROSECOND
      ),
      '+00:00',
      @@session.time_zone
    )
  END AS `e1`,
  CASE
    WHEN CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
    END >= (-62135596800)
    AND CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
    END < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(
        CAST('1970-01-01' AS DATETIME(6)),
        INTERVAL ROUND(
          CASE
            WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
          END * 1000000
        ) MICROSECOND
      ),
      '+00:00',
      @@session.time_zone
    )
  END AS `e2`
FROM
  `words`
WHERE
  `words`.`id` = 4
ORDER BY
  `words`.`id` ASC
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
  COALESCE(
    CONVERT(CAST(`documents`.`doc` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin,
    CONVERT(CAST(`documents`.`id` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin
  ) AS `e1`
FROM
  `documents`
WHERE
  `documents`.`id` > 3
ORDER BY
  `documents`.`id` ASC
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
-- 15: "2024-05-06T"
-- 16: "07:08:09"
-- 17: "2024-05-06T"
-- 18: "07:08:09"
-- 19: "2024-05-06T"
-- 20: "07:08:09"
-- 21: "2024-05-06T"
-- 22: "07:08:09"
-- 23: "2024-05-06T"
-- 24: "07:08:09"
SELECT
  CASE
    WHEN (SIGN(`orders`.`total`) * FLOOR(ABS(`orders`.`total`) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(`orders`.`total`) * FLOOR(ABS(`orders`.`total`) + 0.5)) AS SIGNED)
  END AS `i`,
  CASE
    WHEN CONVERT(CONCAT_WS('', ?, ?) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (CONCAT_WS('', ?, ?) + 0E0)
  END AS `f`,
  CONVERT(CAST(`orders`.`quantity` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS `t`,
  DATE(`orders`.`created_at`) AS `d`,
  CASE
    WHEN CONVERT(CONCAT_WS('', ?, ?) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (CONCAT_WS('', ?, ?), 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(CONCAT_WS('', ?, ?) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  CONCAT_WS('', ?, ?),
                  CHAR_LENGTH(CONCAT_WS('', ?, ?)) - CHAR_LENGTH(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `dt`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # numbers
SELECT
  ABS(`orders`.`discount`) AS `a`,
  CASE
    WHEN 16 >= 0 THEN SQRT((16 + 0E0))
  END AS `b`,
  CASE
    WHEN 1000 > 0 THEN LOG10((1000 + 0E0))
  END AS `c`,
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP((0 + 0E0))
  END AS `d`,
  CEIL(`orders`.`total`) AS `e`,
  (`orders`.`total` + 0.1) AS `f`,
  (`orders`.`quantity` - 5) AS `g`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575
