-- # division is a float, and null by zero
SELECT
  (CAST("numbers"."n" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS "e1",
  (CAST("numbers"."d" AS Float64) / CAST(nullIf("numbers"."n", 0) AS Float64)) AS "e2",
  (CAST("numbers"."n" AS Float64) / CAST(nullIf(0, 0) AS Float64)) AS "e3",
  (CAST(1 AS Float64) / CAST(nullIf(3, 0) AS Float64)) AS "e4",
  (
    CAST((CAST("numbers"."f" AS Float64) / CAST(nullIf("numbers"."d", 0) AS Float64)) AS Float64) / CAST(nullIf(2, 0) AS Float64)
  ) AS "e5",
  (CAST("numbers"."n" AS Float64) / CAST(nullIf(NULL, 0) AS Float64)) AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # sums and products of decimals stay exact
SELECT
  (toDecimal256 (1, 0) * "numbers"."d" * "numbers"."d") AS "e1",
  (toDecimal256 (1, 0) * "numbers"."d" * 3) AS "e2",
  (toDecimal256 (1, 0) * "numbers"."d" + "numbers"."d") AS "e3",
  (toDecimal256 (1, 0) * "numbers"."d" - toDecimal128 ('1.1', 1)) AS "e4",
  ("numbers"."n" + "numbers"."d" + "numbers"."f") AS "e5",
  (- toDecimal256 (1, 0) * "numbers"."d") AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # minus with one argument
SELECT
  (- CAST("numbers"."n" AS Int128)) AS "e1",
  (- (- "numbers"."f")) AS "e2",
  (CAST(5 AS Int128) - (- CAST("numbers"."n" AS Int128))) AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers beyond 32 bits
SELECT
  (CAST("numbers"."n" AS Int128) * 1000000 * 1000000) AS "e1",
  (CAST(2147483647 AS Int128) + "numbers"."n") AS "e2",
  (CAST(99999 AS Int128) * 99999) AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # rounding of halves
SELECT
  round("numbers"."d") AS "e1",
  (
    SIGN (CAST("numbers"."f" AS Float64)) * FLOOR(ABS(CAST("numbers"."f" AS Float64)) + 4.9999999999999994e-1) + 0
  ) AS "e2",
  (
    SIGN (CAST(("numbers"."f" * (-1)) AS Float64)) * FLOOR(ABS(CAST(("numbers"."f" * (-1)) AS Float64)) + 4.9999999999999994e-1) + 0
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
  ABS(CAST("numbers"."n" AS Int128)) AS "e1",
  ABS(toDecimal256 (1, 0) * "numbers"."d") AS "e2",
  ABS("numbers"."f") AS "e3",
  ABS(CAST("numbers"."big" AS Int128)) AS "e4"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # roots, logarithms and powers where there are none
SELECT
  CASE
    WHEN (- "numbers"."f") >= 0 THEN SQRT(CAST((- "numbers"."f") AS Float64))
  END AS "e1",
  CASE
    WHEN (-1) >= 0 THEN SQRT(CAST((-1) AS Float64))
  END AS "e2",
  CASE
    WHEN 0 > 0 THEN LOG10 (CAST(0 AS Float64))
  END AS "e3",
  CASE
    WHEN (-1) > 0 THEN LOG10 (CAST((-1) AS Float64))
  END AS "e4",
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN (-1) > 0 THEN 0
      WHEN (-1) = 0 THEN 1
    END
    WHEN 0 < 0
    AND (-1) <> FLOOR((-1)) THEN NULL
    WHEN CAST((-1) AS Float64) * LN(ABS(CAST(0 AS Float64))) > 709.78 THEN NULL
    WHEN CAST((-1) AS Float64) * LN(ABS(CAST(0 AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST(0 AS Float64), CAST((-1) AS Float64))
  END AS "e5",
  CASE
    WHEN "numbers"."n" = 0 THEN CASE
      WHEN (- CAST(400 AS Int128)) > 0 THEN 0
      WHEN (- CAST(400 AS Int128)) = 0 THEN 1
    END
    WHEN "numbers"."n" < 0
    AND (- CAST(400 AS Int128)) <> FLOOR((- CAST(400 AS Int128))) THEN NULL
    WHEN CAST((- CAST(400 AS Int128)) AS Float64) * LN(ABS(CAST("numbers"."n" AS Float64))) > 709.78 THEN NULL
    WHEN CAST((- CAST(400 AS Int128)) AS Float64) * LN(ABS(CAST("numbers"."n" AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."n" AS Float64), CAST((- CAST(400 AS Int128)) AS Float64))
  END AS "e6",
  CASE
    WHEN 1000 > 709.78 THEN NULL
    WHEN 1000 < (-744) THEN 0
    ELSE EXP(CAST(1000 AS Float64))
  END AS "e7",
  CASE
    WHEN (-1000) > 709.78 THEN NULL
    WHEN (-1000) < (-744) THEN 0
    ELSE EXP(CAST((-1000) AS Float64))
  END AS "e8",
  CASE
    WHEN "numbers"."big" = 0 THEN CASE
      WHEN 40 > 0 THEN 0
      WHEN 40 = 0 THEN 1
    END
    WHEN "numbers"."big" < 0
    AND 40 <> FLOOR(40) THEN NULL
    WHEN CAST(40 AS Float64) * LN(ABS(CAST("numbers"."big" AS Float64))) > 709.78 THEN NULL
    WHEN CAST(40 AS Float64) * LN(ABS(CAST("numbers"."big" AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."big" AS Float64), CAST(40 AS Float64))
  END AS "e9",
  CASE
    WHEN (-8) = 0 THEN CASE
      WHEN toDecimal128 ('0.5', 1) > 0 THEN 0
      WHEN toDecimal128 ('0.5', 1) = 0 THEN 1
    END
    WHEN (-8) < 0
    AND toDecimal128 ('0.5', 1) <> FLOOR(toDecimal128 ('0.5', 1)) THEN NULL
    WHEN CAST(toDecimal128 ('0.5', 1) AS Float64) * LN(ABS(CAST((-8) AS Float64))) > 709.78 THEN NULL
    WHEN CAST(toDecimal128 ('0.5', 1) AS Float64) * LN(ABS(CAST((-8) AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST((-8) AS Float64), CAST(toDecimal128 ('0.5', 1) AS Float64))
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
    WHEN 4 >= 0 THEN SQRT(CAST(4 AS Float64))
  END AS "e1",
  CASE
    WHEN 1000 > 0 THEN LOG10 (CAST(1000 AS Float64))
  END AS "e2",
  CASE
    WHEN toDecimal128 ('0.01', 2) > 0 THEN LOG10 (CAST(toDecimal128 ('0.01', 2) AS Float64))
  END AS "e3",
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 10 > 0 THEN 0
      WHEN 10 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 10 <> FLOOR(10) THEN NULL
    WHEN CAST(10 AS Float64) * LN(ABS(CAST(2 AS Float64))) > 709.78 THEN NULL
    WHEN CAST(10 AS Float64) * LN(ABS(CAST(2 AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST(2 AS Float64), CAST(10 AS Float64))
  END AS "e4",
  CASE
    WHEN "numbers"."n" = 0 THEN CASE
      WHEN 2 > 0 THEN 0
      WHEN 2 = 0 THEN 1
    END
    WHEN "numbers"."n" < 0
    AND 2 <> FLOOR(2) THEN NULL
    WHEN CAST(2 AS Float64) * LN(ABS(CAST("numbers"."n" AS Float64))) > 709.78 THEN NULL
    WHEN CAST(2 AS Float64) * LN(ABS(CAST("numbers"."n" AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."n" AS Float64), CAST(2 AS Float64))
  END AS "e5",
  CASE
    WHEN 10 = 0 THEN CASE
      WHEN (-2) > 0 THEN 0
      WHEN (-2) = 0 THEN 1
    END
    WHEN 10 < 0
    AND (-2) <> FLOOR((-2)) THEN NULL
    WHEN CAST((-2) AS Float64) * LN(ABS(CAST(10 AS Float64))) > 709.78 THEN NULL
    WHEN CAST((-2) AS Float64) * LN(ABS(CAST(10 AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST(10 AS Float64), CAST((-2) AS Float64))
  END AS "e6",
  CASE
    WHEN 0 = 0 THEN CASE
      WHEN 0 > 0 THEN 0
      WHEN 0 = 0 THEN 1
    END
    WHEN 0 < 0
    AND 0 <> FLOOR(0) THEN NULL
    WHEN CAST(0 AS Float64) * LN(ABS(CAST(0 AS Float64))) > 709.78 THEN NULL
    WHEN CAST(0 AS Float64) * LN(ABS(CAST(0 AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST(0 AS Float64), CAST(0 AS Float64))
  END AS "e7",
  CASE
    WHEN "numbers"."f" = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN "numbers"."f" < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN CAST(3 AS Float64) * LN(ABS(CAST("numbers"."f" AS Float64))) > 709.78 THEN NULL
    WHEN CAST(3 AS Float64) * LN(ABS(CAST("numbers"."f" AS Float64))) < (-744) THEN 0
    ELSE POWER(CAST("numbers"."f" AS Float64), CAST(3 AS Float64))
  END AS "e8",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS Float64))
  END AS "e9"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # whole numbers from others
SELECT
  CASE
    WHEN CAST(round("numbers"."d") AS Int256) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
      greatest (
        least (CAST(round("numbers"."d") AS Int256), toInt256 ('9223372036854775807')),
        toInt256 ('-9223372036854775808')
      ) AS Int64
    )
  END AS "e1",
  accurateCastOrNull (
    (
      SIGN (CAST("numbers"."f" AS Float64)) * FLOOR(ABS(CAST("numbers"."f" AS Float64)) + 4.9999999999999994e-1) + 0
    ),
    'Int64'
  ) AS "e2",
  "numbers"."n" AS "e3",
  CASE
    WHEN match (
      '2.5',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '2.5'
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      '2.5'
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "e4",
  CASE
    WHEN match (
      ' -7 ',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                ' -7 '
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      ' -7 '
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "e5",
  CASE
    WHEN match (
      '1e3',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '1e3'
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      '1e3'
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "e6",
  CASE
    WHEN match (
      '99999999999999999999',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '99999999999999999999'
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      '99999999999999999999'
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "e7",
  CASE
    WHEN match (
      '12abc',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '12abc'
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      '12abc'
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "e8",
  CASE
    WHEN match (
      '',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                ''
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      ''
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
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
SELECT
  CASE
    WHEN match (
      "words"."word",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                "words"."word"
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      "words"."word"
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "e1",
  CASE
    WHEN match (
      concat (ifNull ('1', ''), ifNull (toString ("words"."place"), '')),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                concat (ifNull ('1', ''), ifNull (toString ("words"."place"), ''))
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      concat (ifNull ('1', ''), ifNull (toString ("words"."place"), ''))
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "e2",
  CASE
    WHEN match (
      "words"."word",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          "words"."word"
      )
    )
  END AS "e3",
  CASE
    WHEN match (
      concat (ifNull (toString ("words"."place"), ''), ifNull ('.5', '')),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          concat (ifNull (toString ("words"."place"), ''), ifNull ('.5', ''))
      )
    )
  END AS "e4"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # floats from others
SELECT
  CAST("numbers"."n" AS Float64) AS "e1",
  CAST("numbers"."d" AS Float64) AS "e2",
  CASE
    WHEN match (
      '1e3',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          '1e3'
      )
    )
  END AS "e3",
  CASE
    WHEN match (
      '  2.5 ',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          '  2.5 '
      )
    )
  END AS "e4",
  CASE
    WHEN match (
      '.5',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          '.5'
      )
    )
  END AS "e5",
  CASE
    WHEN match (
      'nan',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          'nan'
      )
    )
  END AS "e6",
  CASE
    WHEN match (
      '1,5',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          '1,5'
      )
    )
  END AS "e7",
  CAST(
    CASE
      WHEN ("numbers"."n" = 7) THEN 1
      WHEN NOT ("numbers"."n" = 7) THEN 0
    END AS Float64
  ) AS "e8"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # text from others
SELECT
  toString ("numbers"."n") AS "e1",
  toString ("numbers"."f") AS "e2",
  toString ("numbers"."big") AS "e3",
  toString (CAST((CAST("numbers"."n" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS Float64)) AS "e4",
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
SELECT
  CAST(
    CASE
      WHEN match (
        '2024-02-29',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ('2024-02-29', 6, 'UTC')
      WHEN match (
        '2024-02-29',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29', 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e1",
  CAST(
    CASE
      WHEN match (
        '2024-02-30',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ('2024-02-30', 6, 'UTC')
      WHEN match (
        '2024-02-30',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-30', 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e2",
  CAST(
    CASE
      WHEN match (
        '2023-02-29',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ('2023-02-29', 6, 'UTC')
      WHEN match (
        '2023-02-29',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2023-02-29', 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e3",
  CAST(
    CASE
      WHEN match (
        '2024-02-29T10:20:30',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30', 6, 'UTC')
      WHEN match (
        '2024-02-29T10:20:30',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30', 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e4",
  CAST(
    CASE
      WHEN match (
        '2024-02-29T23:30:00-02:00',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ('2024-02-29T23:30:00-02:00', 6, 'UTC')
      WHEN match (
        '2024-02-29T23:30:00-02:00',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29T23:30:00-02:00', 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e5",
  CAST(
    CASE
      WHEN match (
        'soon',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ('soon', 6, 'UTC')
      WHEN match (
        'soon',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('soon', 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e6",
  CAST(
    CASE
      WHEN match (
        '',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ('', 6, 'UTC')
      WHEN match (
        '',
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('', 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e7"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # timestamps from text
SELECT
  CASE
    WHEN match (
      '2024-02-29',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29', 6, 'UTC')
    WHEN match (
      '2024-02-29',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29', 6, 'Etc/UTC'), 'UTC')
  END AS "e1",
  CASE
    WHEN match (
      '2024-02-29T10:20:30',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30', 6, 'UTC')
    WHEN match (
      '2024-02-29T10:20:30',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30', 6, 'Etc/UTC'), 'UTC')
  END AS "e2",
  CASE
    WHEN match (
      '2024-02-29 10:20:30.125',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29 10:20:30.125', 6, 'UTC')
    WHEN match (
      '2024-02-29 10:20:30.125',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29 10:20:30.125', 6, 'Etc/UTC'), 'UTC')
  END AS "e3",
  CASE
    WHEN match (
      '2024-02-29T10:20',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29T10:20', 6, 'UTC')
    WHEN match (
      '2024-02-29T10:20',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29T10:20', 6, 'Etc/UTC'), 'UTC')
  END AS "e4",
  CASE
    WHEN match (
      '2024-02-29T10:20:30Z',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30Z', 6, 'UTC')
    WHEN match (
      '2024-02-29T10:20:30Z',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30Z', 6, 'Etc/UTC'), 'UTC')
  END AS "e5",
  CASE
    WHEN match (
      '2024-02-29T10:20:30+02:00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30+02:00', 6, 'UTC')
    WHEN match (
      '2024-02-29T10:20:30+02:00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29T10:20:30+02:00', 6, 'Etc/UTC'), 'UTC')
  END AS "e6",
  CASE
    WHEN match (
      '2024-02-29 10:20:30-0530',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29 10:20:30-0530', 6, 'UTC')
    WHEN match (
      '2024-02-29 10:20:30-0530',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29 10:20:30-0530', 6, 'Etc/UTC'), 'UTC')
  END AS "e7",
  CASE
    WHEN match (
      '2024-02-29 10:20:30+00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29 10:20:30+00', 6, 'UTC')
    WHEN match (
      '2024-02-29 10:20:30+00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29 10:20:30+00', 6, 'Etc/UTC'), 'UTC')
  END AS "e8",
  CASE
    WHEN match (
      '2024-13-01',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-13-01', 6, 'UTC')
    WHEN match (
      '2024-13-01',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-13-01', 6, 'Etc/UTC'), 'UTC')
  END AS "e9",
  CASE
    WHEN match (
      '2024-02-29T24:00:00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('2024-02-29T24:00:00', 6, 'UTC')
    WHEN match (
      '2024-02-29T24:00:00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-02-29T24:00:00', 6, 'Etc/UTC'), 'UTC')
  END AS "e10",
  CASE
    WHEN match (
      '12:00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ('12:00', 6, 'UTC')
    WHEN match (
      '12:00',
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('12:00', 6, 'Etc/UTC'), 'UTC')
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
    WHEN match (
      "words"."word",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ("words"."word", 6, 'UTC')
    WHEN match (
      "words"."word",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("words"."word", 6, 'Etc/UTC'), 'UTC')
  END AS "e1",
  CAST(
    CASE
      WHEN match (
        "words"."word",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ("words"."word", 6, 'UTC')
      WHEN match (
        "words"."word",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("words"."word", 6, 'Etc/UTC'), 'UTC')
    END AS Date32
  ) AS "e2",
  CASE
    WHEN match (
      "words"."word",
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
    ) THEN parseDateTime64BestEffortOrNull ("words"."word", 6, 'UTC')
  END AS "e3"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # timestamps from digits
SELECT
  CASE
    WHEN match (
      '20240229102030',
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
    ) THEN parseDateTime64BestEffortOrNull ('20240229102030', 6, 'UTC')
  END AS "e1",
  CASE
    WHEN match (
      '20240230000000',
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
    ) THEN parseDateTime64BestEffortOrNull ('20240230000000', 6, 'UTC')
  END AS "e2",
  CASE
    WHEN match (
      '2024',
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
    ) THEN parseDateTime64BestEffortOrNull ('2024', 6, 'UTC')
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
    WHEN "numbers"."n" >= (-2208988800)
    AND "numbers"."n" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("numbers"."n") * 1000000) AS Int64), 'Etc/UTC')
  END AS "e1",
  CASE
    WHEN 1711852200123 >= (-2208988800000)
    AND 1711852200123 < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 (1711852200123) * 1000) AS Int64), 'Etc/UTC')
  END AS "e2",
  CASE
    WHEN 1711852200123000 >= (-2208988800000000)
    AND 1711852200123000 < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST(1711852200123000 AS Int64), 'Etc/UTC')
  END AS "e3",
  CASE
    WHEN 1711852200123000000 >= (-2208988800000000000)
    AND 1711852200123000000 < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 (1711852200123000000) / 1000) AS Int64), 'Etc/UTC')
  END AS "e4",
  CASE
    WHEN "numbers"."f" >= (-2208988800)
    AND "numbers"."f" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("numbers"."f") * 1000000) AS Int64), 'Etc/UTC')
  END AS "e5",
  CASE
    WHEN "numbers"."n" >= (-2208988800)
    AND "numbers"."n" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("numbers"."n") * 1000000) AS Int64), 'Etc/UTC')
  END AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # dates and timestamps from each other
SELECT
  CAST("orders"."created_at" AS Date32) AS "e1",
  CAST(
    if (
      CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
      toDateTime64 (toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')), 6, 'UTC'),
      toTimeZone (
        (
          CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')))
        ),
        'UTC'
      )
    ) AS Date32
  ) AS "e2",
  "orders"."created_at" AS "e3",
  CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')) AS "e4"
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
SELECT
  5 AS "e1",
  5 AS "e2",
  'x' AS "e3",
  TRUE AS "e4",
  toDate32 ('2024-03-01') AS "e5",
  toDateTime64 ('2024-03-01 10:00:00', 6, 'UTC') AS "e6",
  NULL AS "e7",
  toDecimal128 ('1.5', 1) AS "e8"
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
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-12-30 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2024-12-31 00:00:00', 6, 'UTC')
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
SELECT
  ("words"."word" = 'abc') AS "e1",
  ("words"."word" LIKE '%b%' ESCAPE '!') AS "e2",
  ("words"."word" LIKE 'a%' ESCAPE '!') AS "e3",
  ("words"."word" LIKE '%c' ESCAPE '!') AS "e4",
  (
    (
      NOT ("words"."word" LIKE '%b%' ESCAPE '!')
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
SELECT
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-12-01 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2025-06-01 00:00:00', 6, 'UTC')
    )
  ) AS "e1",
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-02-01 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC')
    )
  ) AS "e2",
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-12-30 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2024-12-31 00:00:00', 6, 'UTC')
    )
  ) AS "e3",
  (
    (
      "orders"."created_at" >= toDateTime64 ('2024-12-01 00:00:00', 6, 'UTC')
      AND "orders"."created_at" < toDateTime64 ('2025-02-01 00:00:00', 6, 'UTC')
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
SELECT
  CASE
    WHEN "numbers"."n" > 5 THEN 'big'
    WHEN "numbers"."n" < 0 THEN 'neg'
    ELSE 'mid'
  END AS "e1",
  CASE
    WHEN "numbers"."n" > 5 THEN "numbers"."n"
    WHEN "numbers"."n" < 0 THEN "numbers"."d"
    ELSE toDecimal128 ('0.25', 2)
  END AS "e2",
  CASE
    WHEN "numbers"."n" > 5 THEN 1
    ELSE 0
  END AS "e3",
  CASE
    WHEN "numbers"."n" > 5 THEN NULL
    WHEN "numbers"."n" < 0 THEN 'x'
  END AS "e4"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # first of several values
SELECT
  COALESCE("numbers"."n", "numbers"."d", 0) AS "e1",
  COALESCE(toString ("numbers"."n"), 'none') AS "e2",
  COALESCE(NULL, "numbers"."n") AS "e3"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # dates beside text
SELECT
  COALESCE("people"."birth", toDate32 ('2020-02-03')) AS "e1",
  COALESCE(toString ("people"."birth"), 'unknown') AS "e2",
  CASE
    WHEN "people"."id" = 1 THEN toDate32 ('2024-01-01')
    WHEN "people"."id" = 2 THEN "people"."birth"
  END AS "e3"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # text read as an epoch
SELECT
  CASE
    WHEN CASE
      WHEN match (
        "words"."word",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
      ) THEN toFloat64OrNull (
        trim(
          BOTH ' 	
+'
          FROM
            "words"."word"
        )
      )
    END >= (-2208988800)
    AND CASE
      WHEN match (
        "words"."word",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
      ) THEN toFloat64OrNull (
        trim(
          BOTH ' 	
+'
          FROM
            "words"."word"
        )
      )
    END < 10413792000 THEN fromUnixTimestamp64Micro (
      CAST(
        round(
          toFloat64 (
            CASE
              WHEN match (
                "words"."word",
                '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
              ) THEN toFloat64OrNull (
                trim(
                  BOTH ' 	
+'
                  FROM
                    "words"."word"
                )
              )
            END
          ) * 1000000
        ) AS Int64
      ),
      'Etc/UTC'
    )
  END AS "e1",
  CASE
    WHEN CASE
      WHEN match (
        '1700000000',
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
      ) THEN toFloat64OrNull (
        trim(
          BOTH ' 	
+'
          FROM
            '1700000000'
        )
      )
    END >= (-2208988800)
    AND CASE
      WHEN match (
        '1700000000',
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
      ) THEN toFloat64OrNull (
        trim(
          BOTH ' 	
+'
          FROM
            '1700000000'
        )
      )
    END < 10413792000 THEN fromUnixTimestamp64Micro (
      CAST(
        round(
          toFloat64 (
            CASE
              WHEN match (
                '1700000000',
                '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
              ) THEN toFloat64OrNull (
                trim(
                  BOTH ' 	
+'
                  FROM
                    '1700000000'
                )
              )
            END
          ) * 1000000
        ) AS Int64
      ),
      'Etc/UTC'
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
  COALESCE(toString ("documents"."doc"), toString ("documents"."id")) AS "e1"
FROM
  "documents"
WHERE
  "documents"."id" > 3
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # casts
SELECT
  CASE
    WHEN CAST(round("orders"."total") AS Int256) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
      greatest (
        least (CAST(round("orders"."total") AS Int256), toInt256 ('9223372036854775807')),
        toInt256 ('-9223372036854775808')
      ) AS Int64
    )
  END AS "i",
  CASE
    WHEN match (
      concat (ifNull ('1', ''), ifNull ('.5', '')),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          concat (ifNull ('1', ''), ifNull ('.5', ''))
      )
    )
  END AS "f",
  toString ("orders"."quantity") AS "t",
  CAST("orders"."created_at" AS Date32) AS "d",
  CASE
    WHEN match (
      concat (ifNull ('2024-05-06T', ''), ifNull ('07:08:09', '')),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull (concat (ifNull ('2024-05-06T', ''), ifNull ('07:08:09', '')), 6, 'UTC')
    WHEN match (
      concat (ifNull ('2024-05-06T', ''), ifNull ('07:08:09', '')),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (
      parseDateTime64BestEffortOrNull (concat (ifNull ('2024-05-06T', ''), ifNull ('07:08:09', '')), 6, 'Etc/UTC'),
      'UTC'
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
    WHEN 16 >= 0 THEN SQRT(CAST(16 AS Float64))
  END AS "b",
  CASE
    WHEN 1000 > 0 THEN LOG10 (CAST(1000 AS Float64))
  END AS "c",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS Float64))
  END AS "d",
  CEIL("orders"."total") AS "e",
  (toDecimal256 (1, 0) * "orders"."total" + toDecimal128 ('0.1', 1)) AS "f",
  (CAST("orders"."quantity" AS Int128) - 5) AS "g"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575
