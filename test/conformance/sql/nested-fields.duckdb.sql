-- # fields named by a path
SELECT
  CASE
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/total'),
      '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
    ) THEN TRY_CAST (json_extract_string("documents"."doc", '/total') AS DOUBLE)
  END AS "doc → total",
  CASE json_extract_string("documents"."doc", '/paid')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc → paid",
  CASE
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/at'),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
    ) THEN TRY_CAST (json_extract_string("documents"."doc", '/at') AS TIMESTAMP)
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/at'),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN (
      TRY_CAST (
        regexp_replace(
          regexp_replace(upper(json_extract_string("documents"."doc", '/at')), ' ?([Z+-][0-9:]*)$', '\1'),
          '^(.{16})([Z+-])',
          '\1:00\2'
        ) AS TIMESTAMPTZ
      ) AT TIME ZONE 'UTC'
    )
  END AS "doc → at",
  json_extract_string("documents"."doc", '/it"s a.key') AS "doc → odd"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # fields whose names begin with dashes
SELECT
  json_extract_string("documents"."doc", '/-- dashed') AS "doc.-- dashed",
  CASE json_extract_string("documents"."doc", '/-flags/--')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc.-flags.--",
  CASE
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/-flags/-n'),
      '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
    ) THEN TRY_CAST (ROUND(TRY_CAST (json_extract_string("documents"."doc", '/-flags/-n') AS DECIMAL(38, 19))) AS BIGINT)
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
  json_extract_string("documents"."doc", '/-- dashed') AS "doc.-- dashed",
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  json_extract_string("documents"."doc", '/-- dashed') = CAST(? AS VARCHAR)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # fields below parents
SELECT
  "documents"."id" AS "id",
  json_extract_string("documents"."doc", '/customer/name') AS "doc.customer.name",
  CASE
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/customer/age'),
      '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
    ) THEN TRY_CAST (
      ROUND(TRY_CAST (json_extract_string("documents"."doc", '/customer/age') AS DECIMAL(38, 19))) AS BIGINT
    )
  END AS "doc.customer.age"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # filter and group by nested fields
SELECT
  json_extract_string("documents"."doc", '/customer/name') AS "doc.customer.name",
  COUNT(*) AS "count",
  SUM(
    CASE
      WHEN regexp_matches(
        json_extract_string("documents"."doc", '/total'),
        '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
      ) THEN TRY_CAST (json_extract_string("documents"."doc", '/total') AS DOUBLE)
    END
  ) AS "sum"
FROM
  "documents"
WHERE
  CASE
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/total'),
      '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
    ) THEN TRY_CAST (json_extract_string("documents"."doc", '/total') AS DOUBLE)
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
        WHEN regexp_matches(
          json_extract_string("documents"."doc", '/at'),
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$'
        ) THEN TRY_CAST (json_extract_string("documents"."doc", '/at') AS TIMESTAMP)
        WHEN regexp_matches(
          json_extract_string("documents"."doc", '/at'),
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN (
          TRY_CAST (
            regexp_replace(
              regexp_replace(upper(json_extract_string("documents"."doc", '/at')), ' ?([Z+-][0-9:]*)$', '\1'),
              '^(.{16})([Z+-])',
              '\1:00\2'
            ) AS TIMESTAMPTZ
          ) AT TIME ZONE 'UTC'
        )
      END
    ) AS DATE
  ) AS "doc → at",
  (
    CAST(
      CASE
        WHEN regexp_matches(
          json_extract_string("documents"."doc", '/customer/age'),
          '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
        ) THEN TRY_CAST (
          ROUND(TRY_CAST (json_extract_string("documents"."doc", '/customer/age') AS DECIMAL(38, 19))) AS BIGINT
        )
      END AS HUGEINT
    ) + 1
  ) AS "older"
FROM
  "documents"
WHERE
  CASE json_extract_string("documents"."doc", '/paid')
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
      json_extract_string("documents"."doc", '/customer/name') AS "doc.customer.name"
    FROM
      "documents"
  ) AS "source"
WHERE
  "source"."doc.customer.name" = CAST(? AS VARCHAR)
LIMIT
  1048575

-- # JSON beside numbers and dates
-- 1: "1"
-- 2: "2.5"
SELECT
  COUNT(
    CASE
      WHEN CAST("documents"."doc" AS VARCHAR) = CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        CAST("documents"."doc" AS VARCHAR) <> CAST(? AS VARCHAR)
        OR "documents"."doc" IS NULL
      ) THEN 1
    END
  ) AS "count_where_2"
FROM
  "documents"
LIMIT
  1048575

-- # JSON and a date
-- refused: invalid-query | "=": JSON and date cannot be compared. (at query.filter) | query.filter

-- # whole numbers at the ends of 64 bits in JSON
SELECT
  CASE
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/most'),
      '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
    ) THEN TRY_CAST (ROUND(TRY_CAST (json_extract_string("documents"."doc", '/most') AS DECIMAL(38, 19))) AS BIGINT)
  END AS "doc → most",
  CASE
    WHEN regexp_matches(
      json_extract_string("documents"."doc", '/more'),
      '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
    ) THEN TRY_CAST (ROUND(TRY_CAST (json_extract_string("documents"."doc", '/more') AS DECIMAL(38, 19))) AS BIGINT)
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
SELECT
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  (
    (
      CAST(
        CASE
          WHEN regexp_matches(
            json_extract_string("documents"."doc", '/most'),
            '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
          ) THEN TRY_CAST (ROUND(TRY_CAST (json_extract_string("documents"."doc", '/most') AS DECIMAL(38, 19))) AS BIGINT)
        END AS HUGEINT
      ) + 1
    ) > 1
    AND (
      CAST(
        CASE
          WHEN regexp_matches(
            CAST(? AS VARCHAR),
            '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$'
          ) THEN TRY_CAST (ROUND(TRY_CAST (CAST(? AS VARCHAR) AS DECIMAL(38, 19))) AS BIGINT)
        END AS HUGEINT
      ) * 2
    ) > "documents"."id"
  )
LIMIT
  1048575
