-- # running sums of decimals stay decimal
SELECT
  "source"."id" AS "id",
  sum("source"."agg_1") OVER (
    ORDER BY
      "source"."id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      sum("orders"."total") AS "agg_1"
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
  sum((toDecimal256 (1, 0) * "orders"."total" * "orders"."quantity")) AS "sum",
  sum("products__via__product_id"."price") AS "sum_2",
  sum(
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
  (toDecimal256 (1, 0) * "orders"."total" * 3) AS "thrice",
  (toDecimal256 (1, 0) * "orders"."total" * toDecimal128 ('1.1', 1)) AS "taxed",
  (toDecimal256 (1, 0) * "orders"."total" + toDecimal128 ('0.1', 1) + toDecimal128 ('0.2', 1)) AS "more"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # greatest calculated decimal, by calculated decimals
SELECT
  (toDecimal256 (1, 0) * "orders"."total" * 3) AS "thrice",
  MAX((toDecimal256 (1, 0) * "orders"."total" * toDecimal128 ('1.1', 1))) AS "max",
  (toDecimal256 (1, 0) * sum("orders"."total") * toDecimal128 ('1.1', 1)) AS "expression"
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
  "orders"."total" IN (toDecimal128 ('10.1', 1), toDecimal128 ('0.9', 1), toDecimal128 ('60.6', 1))
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # division of whole numbers is not cut, and by zero gives null
SELECT
  (CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS "half",
  (
    CAST("orders"."quantity" AS Float64) / CAST(nullIf((CAST("orders"."quantity" AS Int128) - 1), 0) AS Float64)
  ) AS "none",
  (
    CAST((CAST(12 AS Float64) / CAST(nullIf("orders"."quantity", 0) AS Float64)) AS Float64) / CAST(nullIf(2, 0) AS Float64)
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
  (CAST("people"."id" AS Int128) + 9007199254740990) AS "big",
  (CAST("people"."id" AS Int128) * 3000000000000000) AS "product"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # aggregates of nothing
SELECT
  COUNT(*) AS "count",
  sum("orders"."total") AS "sum",
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("orders"."quantity" AS Int128))) AS Decimal(76, 30)) / nullIf(count("orders"."quantity"), 0)
      )
    )
  ) AS "avg",
  MAX("orders"."quantity") AS "max",
  (
    CAST(
      COUNT(
        CASE
          WHEN "orders"."quantity" > 1 THEN 1
        END
      ) AS Float64
    ) / CAST(nullIf(COUNT(*), 0) AS Float64)
  ) AS "share"
FROM
  "orders"
WHERE
  "orders"."id" < 0
LIMIT
  1048575

-- # whole numbers that outgrow their type before a fraction joins in
SELECT
  (toDecimal256 (CAST(2147483647 AS Int128), 0) + "numbers"."n" + "numbers"."f") AS "a",
  (toDecimal256 (1, 0) * toDecimal256 (CAST(2147483647 AS Int128), 0) * "numbers"."n" * "numbers"."d") AS "b"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # products of decimals
SELECT
  (toDecimal256 (1, 0) * "numbers"."d" * 100000000 * 1000000 * "numbers"."d") AS "large"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # whole numbers of floats beyond 64 bits
SELECT
  accurateCastOrNull (
    (
      SIGN (CAST(("numbers"."f" * 1e+300) AS Float64)) * FLOOR(ABS(CAST(("numbers"."f" * 1e+300) AS Float64)) + 4.9999999999999994e-1) + 0
    ),
    'Int64'
  ) AS "whole",
  accurateCastOrNull (
    (
      SIGN (CAST(("numbers"."f" * 1000000) AS Float64)) * FLOOR(ABS(CAST(("numbers"."f" * 1000000) AS Float64)) + 4.9999999999999994e-1) + 0
    ),
    'Int64'
  ) AS "near"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # numbers that are stored without a sign
SELECT
  (CAST("counters"."seen" AS Int128) - "counters"."gone") AS "left",
  (CAST("counters"."seen" AS Int128) * (-1)) AS "product",
  (CAST((-8) AS Int128) + "counters"."seen") AS "sum",
  ABS(CAST((CAST(5 AS Int128) - "counters"."seen") AS Int128)) AS "size"
FROM
  "counters"
ORDER BY
  "counters"."id" ASC
LIMIT
  1048575

-- # aggregates of numbers without a sign
SELECT
  (CAST(MIN("counters"."seen") AS Int128) - MAX("counters"."seen")) AS "expression",
  sum(CAST((CAST("counters"."seen" AS Int128) - "counters"."gone") AS Int128)) AS "sum",
  (CAST(sum(CAST("counters"."gone" AS Int128)) AS Int128) - 100) AS "expression_2",
  (
    CAST(
      COUNT(
        CASE
          WHEN "counters"."seen" > 5 THEN 1
        END
      ) AS Int128
    ) - MAX("counters"."gone")
  ) AS "expression_3"
FROM
  "counters"
LIMIT
  1048575

-- # a bin below the least value that is known
SELECT
  ((CAST(FLOOR((CAST("counters"."seen" AS Float64) - 5) / 5 + 1e-9) AS Int64) * 5) + 5) AS "seen",
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
  "orders"."total" = toDecimal128 ('10.1', 1)
LIMIT
  1048575

-- # text of a rounded float has no fraction
SELECT
  toString (
    (
      SIGN (CAST("orders"."discount" AS Float64)) * FLOOR(ABS(CAST("orders"."discount" AS Float64)) + 4.9999999999999994e-1) + 0
    )
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
SELECT
  CASE
    WHEN match (
      '9223372036854775807',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '9223372036854775807'
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
                      '9223372036854775807'
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
      '-9223372036854775808',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '-9223372036854775808'
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
                      '-9223372036854775808'
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
      '9223372036854775808',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '9223372036854775808'
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
                      '9223372036854775808'
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
  END AS "e3",
  CASE
    WHEN match (
      '-9223372036854775809',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '-9223372036854775809'
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
                      '-9223372036854775809'
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
      ' +9223372036854775806.5 ',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                ' +9223372036854775806.5 '
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
                      ' +9223372036854775806.5 '
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
      '9223372036854775807.4',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '9223372036854775807.4'
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
                      '9223372036854775807.4'
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
      '9223372036854775807.5',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '9223372036854775807.5'
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
                      '9223372036854775807.5'
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
      '-9223372036854775808.4',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '-9223372036854775808.4'
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
                      '-9223372036854775808.4'
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
      '9.223372036854775807e18',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '9.223372036854775807e18'
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
                      '9.223372036854775807e18'
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
    WHEN match (
      toString ("numbers"."big"),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                toString ("numbers"."big")
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
                      toString ("numbers"."big")
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
  END AS "e10"
FROM
  "numbers"
WHERE
  "numbers"."id" = 5
LIMIT
  1048575

-- # numbers in texts: blanks of ASCII around them, and the range of a double
SELECT
  CASE
    WHEN match (
      '-.5',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '-.5'
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
                      '-.5'
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
      '	15e-1
',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                '	15e-1
'
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
                      '	15e-1
'
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
      ' 42',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                ' 42'
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
                      ' 42'
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
  END AS "e3",
  CASE
    WHEN match (
      ' 42',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          ' 42'
      )
    )
  END AS "e4",
  CASE
    WHEN match (
      '42 ',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          '42 '
      )
    )
  END AS "e5",
  CASE
    WHEN match (
      '-1.5e200',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          '-1.5e200'
      )
    )
  END AS "e6",
  CASE
    WHEN match (
      '1e300',
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          '1e300'
      )
    )
  END AS "e7",
  CASE
    WHEN match (
      concat (ifNull ('1e', ''), ifNull (toString ((CAST("numbers"."n" AS Int128) + 93)), '')),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                concat (ifNull ('1e', ''), ifNull (toString ((CAST("numbers"."n" AS Int128) + 93)), ''))
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
                      concat (ifNull ('1e', ''), ifNull (toString ((CAST("numbers"."n" AS Int128) + 93)), ''))
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
    SIGN (CAST(("numbers"."f" * 1801439850948199) AS Float64)) * FLOOR(ABS(CAST(("numbers"."f" * 1801439850948199) AS Float64)) + 4.9999999999999994e-1) + 0
  ) AS "e1",
  (
    SIGN (CAST(("numbers"."f" * toDecimal128 ('-3602879701896396.2', 1)) AS Float64)) * FLOOR(
      ABS(CAST(("numbers"."f" * toDecimal128 ('-3602879701896396.2', 1)) AS Float64)) + 4.9999999999999994e-1
    ) + 0
  ) AS "e2",
  accurateCastOrNull (
    (
      SIGN (CAST(("numbers"."f" * toDecimal128 ('3602879701896396.2', 1)) AS Float64)) * FLOOR(
        ABS(CAST(("numbers"."f" * toDecimal128 ('3602879701896396.2', 1)) AS Float64)) + 4.9999999999999994e-1
      ) + 0
    ),
    'Int64'
  ) AS "e3",
  accurateCastOrNull (
    (
      SIGN (CAST(("numbers"."f" * toDecimal128 ('-3689348814741910323.2', 1)) AS Float64)) * FLOOR(
        ABS(CAST(("numbers"."f" * toDecimal128 ('-3689348814741910323.2', 1)) AS Float64)) + 4.9999999999999994e-1
      ) + 0
    ),
    'Int64'
  ) AS "e4",
  accurateCastOrNull (
    (
      SIGN (CAST(("numbers"."f" * toDecimal128 ('3689348814741910323.2', 1)) AS Float64)) * FLOOR(
        ABS(CAST(("numbers"."f" * toDecimal128 ('3689348814741910323.2', 1)) AS Float64)) + 4.9999999999999994e-1
      ) + 0
    ),
    'Int64'
  ) AS "e5",
  (
    SIGN (CAST(("numbers"."f" - toDecimal128 ('2.9', 1)) AS Float64)) * FLOOR(ABS(CAST(("numbers"."f" - toDecimal128 ('2.9', 1)) AS Float64)) + 4.9999999999999994e-1) + 0
  ) AS "e6"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # whole numbers times fractions of the query are decimals
SELECT
  sum(("numbers"."n" * toDecimal128 ('0.1', 1))) AS "sum",
  MAX(("numbers"."n" * toDecimal128 ('0.1', 1))) AS "max",
  sum(
    CASE
      WHEN "numbers"."n" > 2 THEN (("numbers"."n" * toDecimal128 ('0.1', 1)) + toDecimal128 ('0.2', 1))
      ELSE 0
    END
  ) AS "sum_where_expression",
  toFloat64 (
    toString (
      (
        CAST(toString (sum(("numbers"."n" * toDecimal128 ('0.3', 1)))) AS Decimal(76, 30)) / nullIf(count(("numbers"."n" * toDecimal128 ('0.3', 1))), 0)
      )
    )
  ) AS "avg"
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
  ABS(CAST((CAST((CAST("numbers"."big" AS Int128) * (-1)) AS Int128) - 1) AS Int128)) = 9223372036854775808
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
    AND "orders"."discount" < toDecimal128 ('-0.5', 1)
  )
LIMIT
  1048575
