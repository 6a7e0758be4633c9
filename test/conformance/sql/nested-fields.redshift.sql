-- # fields named by a path
SELECT
  CASE
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'total', TRUE), ''),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'total', TRUE), '') AS DOUBLE PRECISION
    )
  END AS "doc → total",
  CASE NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'paid', TRUE), '')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc → paid",
  CASE
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(
      REPLACE(
        LEFT(NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''), 26),
        'T',
        ' '
      ) AS TIMESTAMP
    )
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (
      CAST(
        REPLACE(NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''), 'T', ' ') AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "doc → at",
  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'it"s a.key', TRUE), '') AS "doc → odd"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # fields whose names begin with dashes
SELECT
  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-- dashed', TRUE), '') AS "doc.-- dashed",
  CASE NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-flags', '--', TRUE), '')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc.-flags.--",
  CASE
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-flags', '-n', TRUE), ''),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(
        CAST(
          NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-flags', '-n', TRUE), '') AS DOUBLE PRECISION
        )
      ) < 1e19 THEN CASE
        WHEN (
          SIGN(
            CAST(
              NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-flags', '-n', TRUE), '') AS decimal(38, 10)
            )
          ) * FLOOR(
            ABS(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-flags', '-n', TRUE), '') AS decimal(38, 10)
              )
            ) + 0.5
          )
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-flags', '-n', TRUE), '') AS decimal(38, 10)
              )
            ) * FLOOR(
              ABS(
                CAST(
                  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-flags', '-n', TRUE), '') AS decimal(38, 10)
                )
              ) + 0.5
            )
          ) AS BIGINT
        )
      END
    END
  END AS "doc.-flags.-n"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # a filter by a field whose name begins with dashes
-- 1: "y; -- z"
SELECT
  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-- dashed', TRUE), '') AS "doc.-- dashed",
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), '-- dashed', TRUE), '') = CAST($1 AS varchar(65535))
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # fields below parents
SELECT
  "documents"."id" AS "id",
  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'name', TRUE), '') AS "doc.customer.name",
  CASE
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), ''),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(
        CAST(
          NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS DOUBLE PRECISION
        )
      ) < 1e19 THEN CASE
        WHEN (
          SIGN(
            CAST(
              NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
            )
          ) * FLOOR(
            ABS(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
              )
            ) + 0.5
          )
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
              )
            ) * FLOOR(
              ABS(
                CAST(
                  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
                )
              ) + 0.5
            )
          ) AS BIGINT
        )
      END
    END
  END AS "doc.customer.age"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # filter and group by nested fields
SELECT
  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'name', TRUE), '') AS "doc.customer.name",
  COUNT(*) AS "count",
  SUM(
    CASE
      WHEN REGEXP_COUNT (
        NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'total', TRUE), ''),
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
        1,
        'p'
      ) > 0 THEN CAST(
        NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'total', TRUE), '') AS DOUBLE PRECISION
      )
    END
  ) AS "sum"
FROM
  "documents"
WHERE
  CASE
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'total', TRUE), ''),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST(
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'total', TRUE), '') AS DOUBLE PRECISION
    )
  END > 1
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # nested fields by the month and in expressions
SELECT
  CAST(
    date_trunc(
      'month',
      CASE
        WHEN REGEXP_COUNT (
          NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''),
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(
          REPLACE(
            LEFT(NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''), 26),
            'T',
            ' '
          ) AS TIMESTAMP
        )
        WHEN REGEXP_COUNT (
          NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''),
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (
          CAST(
            REPLACE(NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'at', TRUE), ''), 'T', ' ') AS TIMESTAMPTZ
          ) AT TIME ZONE 'UTC'
        )
      END
    ) AS date
  ) AS "doc → at",
  (
    CAST(
      CASE
        WHEN REGEXP_COUNT (
          NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), ''),
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
          1,
          'p'
        ) > 0 THEN CASE
          WHEN ABS(
            CAST(
              NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS DOUBLE PRECISION
            )
          ) < 1e19 THEN CASE
            WHEN (
              SIGN(
                CAST(
                  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
                )
              ) * FLOOR(
                ABS(
                  CAST(
                    NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
                  )
                ) + 0.5
              )
            ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
              (
                SIGN(
                  CAST(
                    NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
                  )
                ) * FLOOR(
                  ABS(
                    CAST(
                      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'age', TRUE), '') AS decimal(38, 10)
                    )
                  ) + 0.5
                )
              ) AS BIGINT
            )
          END
        END
      END AS decimal(38, 0)
    ) + 1
  ) AS "older"
FROM
  "documents"
WHERE
  CASE NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'paid', TRUE), '')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END = TRUE
LIMIT
  1048575

-- # nested fields of a nested query
-- 1: "Ann"
SELECT
  "source"."doc.customer.name" AS "doc.customer.name"
FROM
  (
    SELECT
      "documents"."id" AS "id",
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'customer', 'name', TRUE), '') AS "doc.customer.name"
    FROM
      "documents"
  ) AS "source"
WHERE
  "source"."doc.customer.name" = CAST($1 AS varchar(65535))
LIMIT
  1048575

-- # JSON beside numbers and dates
-- 1: "1"
-- 2: "2.5"
SELECT
  COUNT(
    CASE
      WHEN CAST("documents"."doc" AS varchar(65535)) = CAST($1 AS varchar(65535)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        CAST("documents"."doc" AS varchar(65535)) <> CAST($2 AS varchar(65535))
        OR "documents"."doc" IS NULL
      ) THEN 1
    END
  ) AS "count_where_2"
FROM
  "documents"
LIMIT
  1048575

-- # whole numbers at the ends of 64 bits in JSON
SELECT
  CASE
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), ''),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(
        CAST(
          NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS DOUBLE PRECISION
        )
      ) < 1e19 THEN CASE
        WHEN (
          SIGN(
            CAST(
              NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
            )
          ) * FLOOR(
            ABS(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
              )
            ) + 0.5
          )
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
              )
            ) * FLOOR(
              ABS(
                CAST(
                  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
                )
              ) + 0.5
            )
          ) AS BIGINT
        )
      END
    END
  END AS "doc → most",
  CASE
    WHEN REGEXP_COUNT (
      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'more', TRUE), ''),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(
        CAST(
          NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'more', TRUE), '') AS DOUBLE PRECISION
        )
      ) < 1e19 THEN CASE
        WHEN (
          SIGN(
            CAST(
              NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'more', TRUE), '') AS decimal(38, 10)
            )
          ) * FLOOR(
            ABS(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'more', TRUE), '') AS decimal(38, 10)
              )
            ) + 0.5
          )
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'more', TRUE), '') AS decimal(38, 10)
              )
            ) * FLOOR(
              ABS(
                CAST(
                  NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'more', TRUE), '') AS decimal(38, 10)
                )
              ) + 0.5
            )
          ) AS BIGINT
        )
      END
    END
  END AS "doc → more"
FROM
  "documents"
WHERE
  "documents"."id" = 2
LIMIT
  1048575

-- # sums of what is read as whole numbers do not overflow
-- 1: "9223372036854775807"
-- 2: "9223372036854775807"
-- 3: "9223372036854775807"
-- 4: "9223372036854775807"
-- 5: "9223372036854775807"
-- 6: "9223372036854775807"
SELECT
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  (
    (
      CAST(
        CASE
          WHEN REGEXP_COUNT (
            NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), ''),
            '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
            1,
            'p'
          ) > 0 THEN CASE
            WHEN ABS(
              CAST(
                NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS DOUBLE PRECISION
              )
            ) < 1e19 THEN CASE
              WHEN (
                SIGN(
                  CAST(
                    NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
                  )
                ) * FLOOR(
                  ABS(
                    CAST(
                      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
                    )
                  ) + 0.5
                )
              ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
                (
                  SIGN(
                    CAST(
                      NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
                    )
                  ) * FLOOR(
                    ABS(
                      CAST(
                        NULLIF(JSON_EXTRACT_PATH_TEXT(JSON_SERIALIZE ("documents"."doc"), 'most', TRUE), '') AS decimal(38, 10)
                      )
                    ) + 0.5
                  )
                ) AS BIGINT
              )
            END
          END
        END AS decimal(38, 0)
      ) + 1
    ) > 1
    AND (
      CAST(
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
        END AS decimal(38, 0)
      ) * 2
    ) > "documents"."id"
  )
LIMIT
  1048575
