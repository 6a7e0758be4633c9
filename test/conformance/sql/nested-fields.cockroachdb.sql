-- # fields named by a path
SELECT
  CASE
    WHEN ("documents"."doc" #>> ARRAY['total']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(("documents"."doc" #>> ARRAY['total']) AS DOUBLE PRECISION)
  END AS "doc → total",
  CASE ("documents"."doc" #>> ARRAY['paid'])
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc → paid",
  CASE
    WHEN ("documents"."doc" #>> ARRAY['at']) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(("documents"."doc" #>> ARRAY['at']), 26) AS TIMESTAMP)
    WHEN ("documents"."doc" #>> ARRAY['at']) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(("documents"."doc" #>> ARRAY['at']), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "doc → at",
  ("documents"."doc" #>> ARRAY['it"s a.key']) AS "doc → odd"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # fields whose names begin with dashes
SELECT
  ("documents"."doc" #>> ARRAY['-- dashed']) AS "doc.-- dashed",
  CASE ("documents"."doc" #>> ARRAY['-flags', '--'])
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc.-flags.--",
  CASE
    WHEN ("documents"."doc" #>> ARRAY['-flags', '-n']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(("documents"."doc" #>> ARRAY['-flags', '-n']) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(("documents"."doc" #>> ARRAY['-flags', '-n']) AS NUMERIC)) AS BIGINT)
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
  ("documents"."doc" #>> ARRAY['-- dashed']) AS "doc.-- dashed",
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  ("documents"."doc" #>> ARRAY['-- dashed']) = CAST($1 AS text)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # fields below parents
SELECT
  "documents"."id" AS "id",
  ("documents"."doc" #>> ARRAY['customer', 'name']) AS "doc.customer.name",
  CASE
    WHEN ("documents"."doc" #>> ARRAY['customer', 'age']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(("documents"."doc" #>> ARRAY['customer', 'age']) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(("documents"."doc" #>> ARRAY['customer', 'age']) AS NUMERIC)) AS BIGINT)
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
  ("documents"."doc" #>> ARRAY['customer', 'name']) AS "doc.customer.name",
  COUNT(*) AS "count",
  SUM(
    CASE
      WHEN ("documents"."doc" #>> ARRAY['total']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(("documents"."doc" #>> ARRAY['total']) AS DOUBLE PRECISION)
    END
  ) AS "sum"
FROM
  "documents"
WHERE
  CASE
    WHEN ("documents"."doc" #>> ARRAY['total']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(("documents"."doc" #>> ARRAY['total']) AS DOUBLE PRECISION)
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
        WHEN ("documents"."doc" #>> ARRAY['at']) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(("documents"."doc" #>> ARRAY['at']), 26) AS TIMESTAMP)
        WHEN ("documents"."doc" #>> ARRAY['at']) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace(("documents"."doc" #>> ARRAY['at']), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END
    ) AS date
  ) AS "doc → at",
  (
    CAST(
      CASE
        WHEN ("documents"."doc" #>> ARRAY['customer', 'age']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
          WHEN ROUND(CAST(("documents"."doc" #>> ARRAY['customer', 'age']) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(("documents"."doc" #>> ARRAY['customer', 'age']) AS NUMERIC)) AS BIGINT)
        END
      END AS numeric
    ) + 1
  ) AS "older"
FROM
  "documents"
WHERE
  CASE ("documents"."doc" #>> ARRAY['paid'])
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
      ("documents"."doc" #>> ARRAY['customer', 'name']) AS "doc.customer.name"
    FROM
      "documents"
  ) AS "source"
WHERE
  "source"."doc.customer.name" = CAST($1 AS text)
LIMIT
  1048575

-- # whole numbers at the ends of 64 bits in JSON
SELECT
  CASE
    WHEN ("documents"."doc" #>> ARRAY['most']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(("documents"."doc" #>> ARRAY['most']) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(("documents"."doc" #>> ARRAY['most']) AS NUMERIC)) AS BIGINT)
    END
  END AS "doc → most",
  CASE
    WHEN ("documents"."doc" #>> ARRAY['more']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST(("documents"."doc" #>> ARRAY['more']) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(("documents"."doc" #>> ARRAY['more']) AS NUMERIC)) AS BIGINT)
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
SELECT
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  (
    (
      CAST(
        CASE
          WHEN ("documents"."doc" #>> ARRAY['most']) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
            WHEN ROUND(CAST(("documents"."doc" #>> ARRAY['most']) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(("documents"."doc" #>> ARRAY['most']) AS NUMERIC)) AS BIGINT)
          END
        END AS numeric
      ) + 1
    ) > 1
    AND (
      CAST(
        CASE
          WHEN CAST($1 AS text) ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
            WHEN ROUND(CAST(CAST($2 AS text) AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST(CAST($3 AS text) AS NUMERIC)) AS BIGINT)
          END
        END AS numeric
      ) * 2
    ) > "documents"."id"
  )
LIMIT
  1048575
