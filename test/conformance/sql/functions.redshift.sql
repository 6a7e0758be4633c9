-- # whole numbers beyond 32 bits
SELECT
  (CAST("numbers"."n" AS decimal(38, 0)) * 1000000 * 1000000) AS "e1",
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
  (SIGN("numbers"."d") * FLOOR(ABS("numbers"."d") + 0.5)) AS "e1",
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
  ABS(CAST("numbers"."big" AS decimal(38, 0))) AS "e4"
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
    WHEN (SIGN("numbers"."d") * FLOOR(ABS("numbers"."d") + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN("numbers"."d") * FLOOR(ABS("numbers"."d") + 0.5)) AS BIGINT)
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
    WHEN REGEXP_COUNT (
      CAST($1 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(CAST(CAST($2 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($3 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(CAST($4 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($5 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) AS BIGINT
      )
    END
  END AS "e4",
  CASE
    WHEN REGEXP_COUNT (
      CAST($6 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(CAST(CAST($7 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($8 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(CAST($9 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($10 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) AS BIGINT
      )
    END
  END AS "e5",
  CASE
    WHEN REGEXP_COUNT (
      CAST($11 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(CAST(CAST($12 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($13 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(CAST($14 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($15 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) AS BIGINT
      )
    END
  END AS "e6",
  CASE
    WHEN REGEXP_COUNT (
      CAST($16 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(CAST(CAST($17 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($18 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(CAST($19 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($20 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) AS BIGINT
      )
    END
  END AS "e7",
  CASE
    WHEN REGEXP_COUNT (
      CAST($21 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(CAST(CAST($22 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($23 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(CAST($24 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($25 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) AS BIGINT
      )
    END
  END AS "e8",
  CASE
    WHEN REGEXP_COUNT (
      CAST($26 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(CAST(CAST($27 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($28 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(CAST($29 AS varchar(65535)) AS decimal(38, 10))) * FLOOR(ABS(CAST(CAST($30 AS varchar(65535)) AS decimal(38, 10))) + 0.5)
        ) AS BIGINT
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
-- 1: "1"
-- 2: "1"
-- 3: "1"
-- 4: "1"
-- 5: "1"
-- 6: ".5"
-- 7: ".5"
SELECT
  CASE
    WHEN REGEXP_COUNT (
      "words"."word",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(CAST("words"."word" AS decimal(38, 10))) * FLOOR(ABS(CAST("words"."word" AS decimal(38, 10))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST("words"."word" AS decimal(38, 10))) * FLOOR(ABS(CAST("words"."word" AS decimal(38, 10))) + 0.5)
        ) AS BIGINT
      )
    END
  END AS "e1",
  CASE
    WHEN REGEXP_COUNT (
      (COALESCE(CAST($1 AS varchar(65535)), '') || COALESCE(CAST("words"."place" AS varchar(65535)), '')),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN (
        SIGN(
          CAST(
            (COALESCE(CAST($2 AS varchar(65535)), '') || COALESCE(CAST("words"."place" AS varchar(65535)), '')) AS decimal(38, 10)
          )
        ) * FLOOR(
          ABS(
            CAST(
              (COALESCE(CAST($3 AS varchar(65535)), '') || COALESCE(CAST("words"."place" AS varchar(65535)), '')) AS decimal(38, 10)
            )
          ) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(
            CAST(
              (COALESCE(CAST($4 AS varchar(65535)), '') || COALESCE(CAST("words"."place" AS varchar(65535)), '')) AS decimal(38, 10)
            )
          ) * FLOOR(
            ABS(
              CAST(
                (COALESCE(CAST($5 AS varchar(65535)), '') || COALESCE(CAST("words"."place" AS varchar(65535)), '')) AS decimal(38, 10)
              )
            ) + 0.5
          )
        ) AS BIGINT
      )
    END
  END AS "e2",
  CASE
    WHEN REGEXP_COUNT (
      "words"."word",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST("words"."word" AS DOUBLE PRECISION)
  END AS "e3",
  CASE
    WHEN REGEXP_COUNT (
      (COALESCE(CAST("words"."place" AS varchar(65535)), '') || COALESCE(CAST($6 AS varchar(65535)), '')),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(
      (COALESCE(CAST("words"."place" AS varchar(65535)), '') || COALESCE(CAST($7 AS varchar(65535)), '')) AS DOUBLE PRECISION
    )
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
    WHEN REGEXP_COUNT (
      CAST($1 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($2 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e3",
  CASE
    WHEN REGEXP_COUNT (
      CAST($3 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($4 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e4",
  CASE
    WHEN REGEXP_COUNT (
      CAST($5 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($6 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e5",
  CASE
    WHEN REGEXP_COUNT (
      CAST($7 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($8 AS varchar(65535)) AS DOUBLE PRECISION)
  END AS "e6",
  CASE
    WHEN REGEXP_COUNT (
      CAST($9 AS varchar(65535)),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(CAST($10 AS varchar(65535)) AS DOUBLE PRECISION)
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
  CAST("numbers"."n" AS varchar(65535)) AS "e1",
  CAST("numbers"."f" AS varchar(65535)) AS "e2",
  CAST("numbers"."big" AS varchar(65535)) AS "e3",
  CAST(
    CAST((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(2, 0)) AS DOUBLE PRECISION) AS varchar(65535)
  ) AS "e4",
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
      WHEN REGEXP_COUNT (
        CAST($1 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT(CAST($2 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        CAST($3 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE(CAST($4 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e1",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        CAST($5 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT(CAST($6 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        CAST($7 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE(CAST($8 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e2",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        CAST($9 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT(CAST($10 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        CAST($11 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE(CAST($12 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e3",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        CAST($13 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT(CAST($14 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        CAST($15 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE(CAST($16 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e4",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        CAST($17 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT(CAST($18 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        CAST($19 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE(CAST($20 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e5",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        CAST($21 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT(CAST($22 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        CAST($23 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE(CAST($24 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e6",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        CAST($25 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT(CAST($26 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        CAST($27 AS varchar(65535)),
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE(CAST($28 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
    WHEN REGEXP_COUNT (
      CAST($1 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($2 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($3 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($4 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e1",
  CASE
    WHEN REGEXP_COUNT (
      CAST($5 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($6 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($7 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($8 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e2",
  CASE
    WHEN REGEXP_COUNT (
      CAST($9 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($10 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($11 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($12 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e3",
  CASE
    WHEN REGEXP_COUNT (
      CAST($13 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($14 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($15 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($16 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e4",
  CASE
    WHEN REGEXP_COUNT (
      CAST($17 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($18 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($19 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($20 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e5",
  CASE
    WHEN REGEXP_COUNT (
      CAST($21 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($22 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($23 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($24 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e6",
  CASE
    WHEN REGEXP_COUNT (
      CAST($25 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($26 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($27 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($28 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e7",
  CASE
    WHEN REGEXP_COUNT (
      CAST($29 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($30 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($31 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($32 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e8",
  CASE
    WHEN REGEXP_COUNT (
      CAST($33 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($34 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($35 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($36 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e9",
  CASE
    WHEN REGEXP_COUNT (
      CAST($37 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($38 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($39 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($40 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e10",
  CASE
    WHEN REGEXP_COUNT (
      CAST($41 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(CAST($42 AS varchar(65535)), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      CAST($43 AS varchar(65535)),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE(CAST($44 AS varchar(65535)), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
    WHEN REGEXP_COUNT (
      "words"."word",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT("words"."word", 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      "words"."word",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE("words"."word", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "e1",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        "words"."word",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT("words"."word", 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        "words"."word",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE("words"."word", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "e2",
  CASE
    WHEN REGEXP_COUNT (
      "words"."word",
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
      1,
      'p'
    ) > 0 THEN CAST(
      (
        SUBSTRING("words"."word", 1, 4) || '-' || SUBSTRING("words"."word", 5, 2) || '-' || SUBSTRING("words"."word", 7, 2) || ' ' || SUBSTRING("words"."word", 9, 2) || ':' || SUBSTRING("words"."word", 11, 2) || ':' || SUBSTRING("words"."word", 13, 2)
      ) AS timestamp
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
    WHEN REGEXP_COUNT (
      CAST($1 AS varchar(65535)),
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
      1,
      'p'
    ) > 0 THEN CAST(
      (
        SUBSTRING(CAST($2 AS varchar(65535)), 1, 4) || '-' || SUBSTRING(CAST($3 AS varchar(65535)), 5, 2) || '-' || SUBSTRING(CAST($4 AS varchar(65535)), 7, 2) || ' ' || SUBSTRING(CAST($5 AS varchar(65535)), 9, 2) || ':' || SUBSTRING(CAST($6 AS varchar(65535)), 11, 2) || ':' || SUBSTRING(CAST($7 AS varchar(65535)), 13, 2)
      ) AS timestamp
    )
  END AS "e1",
  CASE
    WHEN REGEXP_COUNT (
      CAST($8 AS varchar(65535)),
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
      1,
      'p'
    ) > 0 THEN CAST(
      (
        SUBSTRING(CAST($9 AS varchar(65535)), 1, 4) || '-' || SUBSTRING(CAST($10 AS varchar(65535)), 5, 2) || '-' || SUBSTRING(CAST($11 AS varchar(65535)), 7, 2) || ' ' || SUBSTRING(CAST($12 AS varchar(65535)), 9, 2) || ':' || SUBSTRING(CAST($13 AS varchar(65535)), 11, 2) || ':' || SUBSTRING(CAST($14 AS varchar(65535)), 13, 2)
      ) AS timestamp
    )
  END AS "e2",
  CASE
    WHEN REGEXP_COUNT (
      CAST($15 AS varchar(65535)),
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
      1,
      'p'
    ) > 0 THEN CAST(
      (
        SUBSTRING(CAST($16 AS varchar(65535)), 1, 4) || '-' || SUBSTRING(CAST($17 AS varchar(65535)), 5, 2) || '-' || SUBSTRING(CAST($18 AS varchar(65535)), 7, 2) || ' ' || SUBSTRING(CAST($19 AS varchar(65535)), 9, 2) || ':' || SUBSTRING(CAST($20 AS varchar(65535)), 11, 2) || ':' || SUBSTRING(CAST($21 AS varchar(65535)), 13, 2)
      ) AS timestamp
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
    AND "numbers"."n" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "numbers"."n" * INTERVAL '1 second') AT TIME ZONE 'UTC')
  END AS "e1",
  CASE
    WHEN 1711852200123 >= (-62135596800000)
    AND 1711852200123 < 253402300800000 THEN ((TIMESTAMP '1970-01-01 00:00:00' + 1711852200123 * INTERVAL '1 millisecond') AT TIME ZONE 'UTC')
  END AS "e2",
  CASE
    WHEN 1711852200123000 >= (-62135596800000000)
    AND 1711852200123000 < 253402300800000000 THEN ((TIMESTAMP '1970-01-01 00:00:00' + 1711852200123000 * INTERVAL '1 microsecond') AT TIME ZONE 'UTC')
  END AS "e3",
  CASE
    WHEN 1711852200123000000 >= (-62135596800000000000)
    AND 1711852200123000000 < 253402300800000000000 THEN (
      (TIMESTAMP '1970-01-01 00:00:00' + FLOOR(1711852200123000000 / 1000.0) * INTERVAL '1 microsecond') AT TIME ZONE 'UTC'
    )
  END AS "e4",
  CASE
    WHEN "numbers"."f" >= (-62135596800)
    AND "numbers"."f" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "numbers"."f" * INTERVAL '1 second') AT TIME ZONE 'UTC')
  END AS "e5",
  CASE
    WHEN "numbers"."n" >= (-62135596800)
    AND "numbers"."n" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "numbers"."n" * INTERVAL '1 second') AT TIME ZONE 'UTC')
  END AS "e6"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # typed values
-- 1: "x"
-- 2: "2024-03-01"
-- 3: "2024-03-01T10:00:00"
SELECT
  5 AS "e1",
  5 AS "e2",
  CAST($1 AS varchar(65535)) AS "e3",
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

-- # text filters as values
-- 1: "abc"
-- 2: "%b%"
-- 3: "a%"
-- 4: "%c"
-- 5: "%b%"
SELECT
  ("words"."word" = CAST($1 AS varchar(65535))) AS "e1",
  ("words"."word" LIKE $2 ESCAPE '!') AS "e2",
  ("words"."word" LIKE $3 ESCAPE '!') AS "e3",
  ("words"."word" LIKE $4 ESCAPE '!') AS "e4",
  (
    (
      NOT ("words"."word" LIKE $5 ESCAPE '!')
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

-- # case and if with and without a default
-- 1: "big"
-- 2: "neg"
-- 3: "mid"
-- 4: "x"
SELECT
  CASE
    WHEN "numbers"."n" > 5 THEN CAST($1 AS varchar(65535))
    WHEN "numbers"."n" < 0 THEN CAST($2 AS varchar(65535))
    ELSE CAST($3 AS varchar(65535))
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
    WHEN "numbers"."n" < 0 THEN CAST($4 AS varchar(65535))
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
  COALESCE(CAST("numbers"."n" AS varchar(65535)), CAST($1 AS varchar(65535))) AS "e2",
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
  COALESCE(CAST("people"."birth" AS varchar(65535)), CAST($2 AS varchar(65535))) AS "e2",
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
      WHEN REGEXP_COUNT (
        "words"."word",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
        1,
        'p'
      ) > 0 THEN CAST("words"."word" AS DOUBLE PRECISION)
    END >= (-62135596800)
    AND CASE
      WHEN REGEXP_COUNT (
        "words"."word",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
        1,
        'p'
      ) > 0 THEN CAST("words"."word" AS DOUBLE PRECISION)
    END < 253402300800 THEN (
      (
        TIMESTAMP '1970-01-01 00:00:00' + CASE
          WHEN REGEXP_COUNT (
            "words"."word",
            '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
            1,
            'p'
          ) > 0 THEN CAST("words"."word" AS DOUBLE PRECISION)
        END * INTERVAL '1 second'
      ) AT TIME ZONE 'UTC'
    )
  END AS "e1",
  CASE
    WHEN CASE
      WHEN REGEXP_COUNT (
        CAST($1 AS varchar(65535)),
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
        1,
        'p'
      ) > 0 THEN CAST(CAST($2 AS varchar(65535)) AS DOUBLE PRECISION)
    END >= (-62135596800)
    AND CASE
      WHEN REGEXP_COUNT (
        CAST($3 AS varchar(65535)),
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
        1,
        'p'
      ) > 0 THEN CAST(CAST($4 AS varchar(65535)) AS DOUBLE PRECISION)
    END < 253402300800 THEN (
      (
        TIMESTAMP '1970-01-01 00:00:00' + CASE
          WHEN REGEXP_COUNT (
            CAST($5 AS varchar(65535)),
            '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
            1,
            'p'
          ) > 0 THEN CAST(CAST($6 AS varchar(65535)) AS DOUBLE PRECISION)
        END * INTERVAL '1 second'
      ) AT TIME ZONE 'UTC'
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

-- # JSON beside a number becomes text
SELECT
  COALESCE(CAST("documents"."doc" AS varchar(65535)), CAST("documents"."id" AS varchar(65535))) AS "e1"
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
    WHEN (SIGN("orders"."total") * FLOOR(ABS("orders"."total") + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN("orders"."total") * FLOOR(ABS("orders"."total") + 0.5)) AS BIGINT)
  END AS "i",
  CASE
    WHEN REGEXP_COUNT (
      (COALESCE(CAST($1 AS varchar(65535)), '') || COALESCE(CAST($2 AS varchar(65535)), '')),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(
      (COALESCE(CAST($3 AS varchar(65535)), '') || COALESCE(CAST($4 AS varchar(65535)), '')) AS DOUBLE PRECISION
    )
  END AS "f",
  CAST("orders"."quantity" AS varchar(65535)) AS "t",
  CAST("orders"."created_at" AS DATE) AS "d",
  CASE
    WHEN REGEXP_COUNT (
      (COALESCE(CAST($5 AS varchar(65535)), '') || COALESCE(CAST($6 AS varchar(65535)), '')),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(
      REPLACE(
        LEFT((COALESCE(CAST($7 AS varchar(65535)), '') || COALESCE(CAST($8 AS varchar(65535)), '')), 26),
        'T',
        ' '
      ) AS TIMESTAMP
    )
    WHEN REGEXP_COUNT (
      (COALESCE(CAST($9 AS varchar(65535)), '') || COALESCE(CAST($10 AS varchar(65535)), '')),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (
      CAST(
        REPLACE((COALESCE(CAST($11 AS varchar(65535)), '') || COALESCE(CAST($12 AS varchar(65535)), '')), 'T', ' ') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "dt"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575
