-- # whole numbers beyond a double, as literals and as results
SELECT
  (CAST("people"."id" AS bigint) + 9007199254740990) AS "big",
  (CAST("people"."id" AS decimal(38, 0)) * 3000000000000000) AS "product"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # aggregates of nothing
SELECT
  COUNT(*) AS "count",
  SUM("orders"."total") AS "sum",
  CAST(
    (CAST(SUM("orders"."quantity") AS decimal(38, 10)) / NULLIF(COUNT("orders"."quantity"), 0)) AS DOUBLE PRECISION
  ) AS "avg",
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

-- # text of a rounded float has no fraction
SELECT
  CAST(
    (
      SIGN(CAST("orders"."discount" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("orders"."discount" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
    ) AS varchar(65535)
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
-- 4: "9223372036854775807"
-- 5: "9223372036854775807"
-- 6: "9223372036854775807"
-- 7: "-9223372036854775808"
-- 8: "-9223372036854775808"
-- 9: "-9223372036854775808"
-- 10: "-9223372036854775808"
-- 11: "-9223372036854775808"
-- 12: "-9223372036854775808"
-- 13: "9223372036854775808"
-- 14: "9223372036854775808"
-- 15: "9223372036854775808"
-- 16: "9223372036854775808"
-- 17: "9223372036854775808"
-- 18: "9223372036854775808"
-- 19: "-9223372036854775809"
-- 20: "-9223372036854775809"
-- 21: "-9223372036854775809"
-- 22: "-9223372036854775809"
-- 23: "-9223372036854775809"
-- 24: "-9223372036854775809"
-- 25: " +9223372036854775806.5 "
-- 26: " +9223372036854775806.5 "
-- 27: " +9223372036854775806.5 "
-- 28: " +9223372036854775806.5 "
-- 29: " +9223372036854775806.5 "
-- 30: " +9223372036854775806.5 "
-- 31: "9223372036854775807.4"
-- 32: "9223372036854775807.4"
-- 33: "9223372036854775807.4"
-- 34: "9223372036854775807.4"
-- 35: "9223372036854775807.4"
-- 36: "9223372036854775807.4"
-- 37: "9223372036854775807.5"
-- 38: "9223372036854775807.5"
-- 39: "9223372036854775807.5"
-- 40: "9223372036854775807.5"
-- 41: "9223372036854775807.5"
-- 42: "9223372036854775807.5"
-- 43: "-9223372036854775808.4"
-- 44: "-9223372036854775808.4"
-- 45: "-9223372036854775808.4"
-- 46: "-9223372036854775808.4"
-- 47: "-9223372036854775808.4"
-- 48: "-9223372036854775808.4"
-- 49: "9.223372036854775807e18"
-- 50: "9.223372036854775807e18"
-- 51: "9.223372036854775807e18"
-- 52: "9.223372036854775807e18"
-- 53: "9.223372036854775807e18"
-- 54: "9.223372036854775807e18"
SELECT
  CASE
    WHEN REGEXP_COUNT (
      CAST($1 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($2 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($3 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($4 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($5 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($6 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e1",
  CASE
    WHEN REGEXP_COUNT (
      CAST($7 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($8 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($9 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($10 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($11 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($12 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e2",
  CASE
    WHEN REGEXP_COUNT (
      CAST($13 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($14 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($15 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($16 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($17 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($18 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e3",
  CASE
    WHEN REGEXP_COUNT (
      CAST($19 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($20 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($21 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($22 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($23 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($24 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e4",
  CASE
    WHEN REGEXP_COUNT (
      CAST($25 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($26 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($27 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($28 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($29 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($30 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e5",
  CASE
    WHEN REGEXP_COUNT (
      CAST($31 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($32 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($33 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($34 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($35 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($36 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e6",
  CASE
    WHEN REGEXP_COUNT (
      CAST($37 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($38 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($39 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($40 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($41 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($42 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e7",
  CASE
    WHEN REGEXP_COUNT (
      CAST($43 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($44 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($45 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($46 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($47 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($48 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e8",
  CASE
    WHEN REGEXP_COUNT (
      CAST($49 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($50 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($51 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($52 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($53 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($54 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e9",
  CASE
    WHEN REGEXP_COUNT (
      CAST("numbers"."big" AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST("numbers"."big" AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST("numbers"."big" AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST("numbers"."big" AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST("numbers"."big" AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST("numbers"."big" AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
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
-- 4: "-.5"
-- 5: "-.5"
-- 6: "-.5"
-- 7: "\t15e-1\r\n"
-- 8: "\t15e-1\r\n"
-- 9: "\t15e-1\r\n"
-- 10: "\t15e-1\r\n"
-- 11: "\t15e-1\r\n"
-- 12: "\t15e-1\r\n"
-- 13: " 42"
-- 14: " 42"
-- 15: " 42"
-- 16: " 42"
-- 17: " 42"
-- 18: " 42"
-- 19: " 42"
-- 20: " 42"
-- 21: "42 "
-- 22: "42 "
-- 23: "-1.5e200"
-- 24: "-1.5e200"
-- 25: "1e300"
-- 26: "1e300"
-- 27: "1e"
-- 28: "1e"
-- 29: "1e"
-- 30: "1e"
-- 31: "1e"
-- 32: "1e"
SELECT
  CASE
    WHEN REGEXP_COUNT (
      CAST($1 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($2 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($3 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($4 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($5 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($6 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e1",
  CASE
    WHEN REGEXP_COUNT (
      CAST($7 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($8 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($9 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($10 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($11 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($12 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e2",
  CASE
    WHEN REGEXP_COUNT (
      CAST($13 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST(CAST($14 AS varchar(65535)) AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST(CAST($15 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($16 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(CAST($17 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($18 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
    END
  END AS "e3",
  CASE
    WHEN REGEXP_COUNT (
      CAST($19 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($20 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e4",
  CASE
    WHEN REGEXP_COUNT (
      CAST($21 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($22 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e5",
  CASE
    WHEN REGEXP_COUNT (
      CAST($23 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($24 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e6",
  CASE
    WHEN REGEXP_COUNT (
      CAST($25 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($26 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e7",
  CASE
    WHEN REGEXP_COUNT (
      (
        COALESCE(CAST($27 AS varchar(65535)), '') || COALESCE(CAST((CAST("numbers"."n" AS bigint) + 93) AS varchar(65535)), '')
      ),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(
        CAST(
          (
            COALESCE(CAST($28 AS varchar(65535)), '') || COALESCE(CAST((CAST("numbers"."n" AS bigint) + 93) AS varchar(65535)), '')
          ) AS DOUBLE PRECISION
        )
      ) < 1e19 THEN CASE
        WHEN (
          SIGN(
            CAST(
              (
                COALESCE(CAST($29 AS varchar(65535)), '') || COALESCE(CAST((CAST("numbers"."n" AS bigint) + 93) AS varchar(65535)), '')
              ) AS decimal(38, 10)
            )
          ) * FLOOR(
            ABS(
              CAST(
                (
                  COALESCE(CAST($30 AS varchar(65535)), '') || COALESCE(CAST((CAST("numbers"."n" AS bigint) + 93) AS varchar(65535)), '')
                ) AS decimal(38, 10)
              )
            ) + 0.5
          )
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(
              CAST(
                (
                  COALESCE(CAST($31 AS varchar(65535)), '') || COALESCE(CAST((CAST("numbers"."n" AS bigint) + 93) AS varchar(65535)), '')
                ) AS decimal(38, 10)
              )
            ) * FLOOR(
              ABS(
                CAST(
                  (
                    COALESCE(CAST($32 AS varchar(65535)), '') || COALESCE(CAST((CAST("numbers"."n" AS bigint) + 93) AS varchar(65535)), '')
                  ) AS decimal(38, 10)
                )
              ) + 0.5
            )
          ) AS BIGINT
        )
      END
    END
  END AS "e8"
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
  CAST(
    (CAST(SUM(("numbers"."n" * 0.3)) AS decimal(38, 10)) / NULLIF(COUNT(("numbers"."n" * 0.3)), 0)) AS DOUBLE PRECISION
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
  ABS(
    CAST((CAST((CAST("numbers"."big" AS decimal(38, 0)) * (-1)) AS decimal(38, 0)) - 1) AS decimal(38, 0))
  ) = 9223372036854775808
LIMIT
  1048575
