-- # fields named by a path
SELECT
  CASE
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."total"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."total"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."total"'
      END
    END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."total"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."total"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."total"'
        END
      END AS REAL
    )
  END AS "doc → total",
  CASE CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."paid"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."paid"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."paid"'
      END
    END
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc → paid",
  CASE
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."at"'
      END
    END REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime(
      '%Y-%m-%d %H:%M:%f',
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."at"'
        END
      END
    )
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."at"'
      END
    END REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
      strftime(
        '%Y-%m-%d %H:%M:%f',
        CASE
          WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
            WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
            WHEN 'null' THEN NULL
            ELSE "documents"."doc" -> '$."at"'
          END
        END
      ),
      querent_convert_timezone (
        CASE
          WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
            WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
            WHEN 'null' THEN NULL
            ELSE "documents"."doc" -> '$."at"'
          END
        END,
        'UTC',
        'UTC'
      )
    )
  END AS "doc → at",
  CASE
    WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."it\"s a.key"')
      WHEN 'text' THEN json_extract("documents"."doc", '$."it\"s a.key"')
      WHEN 'null' THEN NULL
      ELSE "documents"."doc" -> '$."it\"s a.key"'
    END
  END AS "doc → odd"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # fields whose names begin with dashes
SELECT
  CASE
    WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."-- dashed"')
      WHEN 'text' THEN json_extract("documents"."doc", '$."-- dashed"')
      WHEN 'null' THEN NULL
      ELSE "documents"."doc" -> '$."-- dashed"'
    END
  END AS "doc.-- dashed",
  CASE CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."-flags"."--"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."-flags"."--"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."-flags"."--"'
      END
    END
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc.-flags.--",
  CASE
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."-flags"."-n"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."-flags"."-n"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."-flags"."-n"'
      END
    END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."-flags"."-n"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."-flags"."-n"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."-flags"."-n"'
        END
      END
    )
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
  CASE
    WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."-- dashed"')
      WHEN 'text' THEN json_extract("documents"."doc", '$."-- dashed"')
      WHEN 'null' THEN NULL
      ELSE "documents"."doc" -> '$."-- dashed"'
    END
  END AS "doc.-- dashed",
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  CASE
    WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."-- dashed"')
      WHEN 'text' THEN json_extract("documents"."doc", '$."-- dashed"')
      WHEN 'null' THEN NULL
      ELSE "documents"."doc" -> '$."-- dashed"'
    END
  END = ?
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # fields below parents
SELECT
  "documents"."id" AS "id",
  CASE
    WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."customer"."name"')
      WHEN 'text' THEN json_extract("documents"."doc", '$."customer"."name"')
      WHEN 'null' THEN NULL
      ELSE "documents"."doc" -> '$."customer"."name"'
    END
  END AS "doc.customer.name",
  CASE
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."customer"."age"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."customer"."age"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."customer"."age"'
      END
    END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."customer"."age"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."customer"."age"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."customer"."age"'
        END
      END
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
  CASE
    WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."customer"."name"')
      WHEN 'text' THEN json_extract("documents"."doc", '$."customer"."name"')
      WHEN 'null' THEN NULL
      ELSE "documents"."doc" -> '$."customer"."name"'
    END
  END AS "doc.customer.name",
  COUNT(*) AS "count",
  SUM(
    CASE
      WHEN CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."total"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."total"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."total"'
        END
      END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(
        CASE
          WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."total"')
            WHEN 'text' THEN json_extract("documents"."doc", '$."total"')
            WHEN 'null' THEN NULL
            ELSE "documents"."doc" -> '$."total"'
          END
        END AS REAL
      )
    END
  ) AS "sum"
FROM
  "documents"
WHERE
  CASE
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."total"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."total"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."total"'
      END
    END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST(
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."total"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."total"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."total"'
        END
      END AS REAL
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
  date(
    CASE
      WHEN CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."at"'
        END
      END REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime(
        '%Y-%m-%d %H:%M:%f',
        CASE
          WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
            WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
            WHEN 'null' THEN NULL
            ELSE "documents"."doc" -> '$."at"'
          END
        END
      )
      WHEN CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."at"'
        END
      END REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
        strftime(
          '%Y-%m-%d %H:%M:%f',
          CASE
            WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
              WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
              WHEN 'null' THEN NULL
              ELSE "documents"."doc" -> '$."at"'
            END
          END
        ),
        querent_convert_timezone (
          CASE
            WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."at"')
              WHEN 'text' THEN json_extract("documents"."doc", '$."at"')
              WHEN 'null' THEN NULL
              ELSE "documents"."doc" -> '$."at"'
            END
          END,
          'UTC',
          'UTC'
        )
      )
    END,
    'start of month'
  ) AS "doc → at",
  (
    CASE
      WHEN CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."customer"."age"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."customer"."age"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."customer"."age"'
        END
      END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (
        CASE
          WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."customer"."age"')
            WHEN 'text' THEN json_extract("documents"."doc", '$."customer"."age"')
            WHEN 'null' THEN NULL
            ELSE "documents"."doc" -> '$."customer"."age"'
          END
        END
      )
    END + 1
  ) AS "older"
FROM
  "documents"
WHERE
  CASE CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."paid"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."paid"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."paid"'
      END
    END
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
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."customer"."name"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."customer"."name"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."customer"."name"'
        END
      END AS "doc.customer.name"
    FROM
      "documents"
  ) AS "source"
WHERE
  "source"."doc.customer.name" = ?
LIMIT
  1048575

-- # JSON beside numbers and dates
-- 1: "1"
-- 2: "2.5"
SELECT
  COUNT(
    CASE
      WHEN CAST("documents"."doc" AS TEXT) = ? THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        CAST("documents"."doc" AS TEXT) <> ?
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
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."most"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."most"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."most"'
      END
    END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."most"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."most"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."most"'
        END
      END
    )
  END AS "doc → most",
  CASE
    WHEN CASE
      WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."more"')
        WHEN 'text' THEN json_extract("documents"."doc", '$."more"')
        WHEN 'null' THEN NULL
        ELSE "documents"."doc" -> '$."more"'
      END
    END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (
      CASE
        WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."more"')
          WHEN 'text' THEN json_extract("documents"."doc", '$."more"')
          WHEN 'null' THEN NULL
          ELSE "documents"."doc" -> '$."more"'
        END
      END
    )
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
      CASE
        WHEN CASE
          WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."most"')
            WHEN 'text' THEN json_extract("documents"."doc", '$."most"')
            WHEN 'null' THEN NULL
            ELSE "documents"."doc" -> '$."most"'
          END
        END REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (
          CASE
            WHEN json_valid("documents"."doc") THEN CASE json_type("documents"."doc", '$."most"')
              WHEN 'text' THEN json_extract("documents"."doc", '$."most"')
              WHEN 'null' THEN NULL
              ELSE "documents"."doc" -> '$."most"'
            END
          END
        )
      END + 1
    ) > 1
    AND (
      CASE
        WHEN ? REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer (?)
      END * 2
    ) > "documents"."id"
  )
LIMIT
  1048575
