-- # fields named by a path
SELECT
  CASE
    WHEN match (
      JSONExtract (toString ("documents"."doc"), 'total', 'Nullable(String)'),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          JSONExtract (toString ("documents"."doc"), 'total', 'Nullable(String)')
      )
    )
  END AS "doc → total",
  CASE JSONExtract (toString ("documents"."doc"), 'paid', 'Nullable(String)')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc → paid",
  CASE
    WHEN match (
      JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull (JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'), 6, 'UTC')
    WHEN match (
      JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (
      parseDateTime64BestEffortOrNull (JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'), 6, 'Etc/UTC'),
      'UTC'
    )
  END AS "doc → at",
  JSONExtract (toString ("documents"."doc"), 'it"s a.key', 'Nullable(String)') AS "doc → odd"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # fields whose names begin with dashes
SELECT
  JSONExtract (toString ("documents"."doc"), '-- dashed', 'Nullable(String)') AS "doc.-- dashed",
  CASE JSONExtract (toString ("documents"."doc"), '-flags', '--', 'Nullable(String)')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS "doc.-flags.--",
  CASE
    WHEN match (
      JSONExtract (toString ("documents"."doc"), '-flags', '-n', 'Nullable(String)'),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                JSONExtract (toString ("documents"."doc"), '-flags', '-n', 'Nullable(String)')
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
                      JSONExtract (toString ("documents"."doc"), '-flags', '-n', 'Nullable(String)')
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
  END AS "doc.-flags.-n"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # a filter by a field whose name begins with dashes
SELECT
  JSONExtract (toString ("documents"."doc"), '-- dashed', 'Nullable(String)') AS "doc.-- dashed",
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  JSONExtract (toString ("documents"."doc"), '-- dashed', 'Nullable(String)') = 'y; -- z'
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # fields below parents
SELECT
  "documents"."id" AS "id",
  JSONExtract (toString ("documents"."doc"), 'customer', 'name', 'Nullable(String)') AS "doc.customer.name",
  CASE
    WHEN match (
      JSONExtract (toString ("documents"."doc"), 'customer', 'age', 'Nullable(String)'),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                JSONExtract (toString ("documents"."doc"), 'customer', 'age', 'Nullable(String)')
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
                      JSONExtract (toString ("documents"."doc"), 'customer', 'age', 'Nullable(String)')
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
  END AS "doc.customer.age"
FROM
  "documents"
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # filter and group by nested fields
SELECT
  JSONExtract (toString ("documents"."doc"), 'customer', 'name', 'Nullable(String)') AS "doc.customer.name",
  COUNT(*) AS "count",
  sum(
    CASE
      WHEN match (
        JSONExtract (toString ("documents"."doc"), 'total', 'Nullable(String)'),
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
      ) THEN toFloat64OrNull (
        trim(
          BOTH ' 	
+'
          FROM
            JSONExtract (toString ("documents"."doc"), 'total', 'Nullable(String)')
        )
      )
    END
  ) AS "sum"
FROM
  "documents"
WHERE
  CASE
    WHEN match (
      JSONExtract (toString ("documents"."doc"), 'total', 'Nullable(String)'),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          JSONExtract (toString ("documents"."doc"), 'total', 'Nullable(String)')
      )
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
    toStartOfMonth (
      CAST(
        CASE
          WHEN match (
            JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
          ) THEN parseDateTime64BestEffortOrNull (JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'), 6, 'UTC')
          WHEN match (
            JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'),
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
          ) THEN toTimeZone (
            parseDateTime64BestEffortOrNull (JSONExtract (toString ("documents"."doc"), 'at', 'Nullable(String)'), 6, 'Etc/UTC'),
            'UTC'
          )
        END AS DateTime64 (6, 'UTC')
      )
    ) AS Date32
  ) AS "doc → at",
  (
    CAST(
      CASE
        WHEN match (
          JSONExtract (toString ("documents"."doc"), 'customer', 'age', 'Nullable(String)'),
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
        ) THEN CASE
          WHEN CAST(
            round(
              toDecimal256OrNull (
                trim(
                  BOTH ' 	
+'
                  FROM
                    JSONExtract (toString ("documents"."doc"), 'customer', 'age', 'Nullable(String)')
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
                          JSONExtract (toString ("documents"."doc"), 'customer', 'age', 'Nullable(String)')
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
      END AS Int128
    ) + 1
  ) AS "older"
FROM
  "documents"
WHERE
  CASE JSONExtract (toString ("documents"."doc"), 'paid', 'Nullable(String)')
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END = TRUE
LIMIT
  1048575

-- # nested fields of a nested query
SELECT
  "source"."doc.customer.name" AS "doc.customer.name"
FROM
  (
    SELECT
      "documents"."id" AS "id",
      JSONExtract (toString ("documents"."doc"), 'customer', 'name', 'Nullable(String)') AS "doc.customer.name"
    FROM
      "documents"
  ) AS "source"
WHERE
  "source"."doc.customer.name" = 'Ann'
LIMIT
  1048575

-- # JSON beside numbers and dates
SELECT
  COUNT(
    CASE
      WHEN toString ("documents"."doc") = '1' THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        toString ("documents"."doc") <> '2.5'
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
    WHEN match (
      JSONExtract (toString ("documents"."doc"), 'most', 'Nullable(String)'),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                JSONExtract (toString ("documents"."doc"), 'most', 'Nullable(String)')
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
                      JSONExtract (toString ("documents"."doc"), 'most', 'Nullable(String)')
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
  END AS "doc → most",
  CASE
    WHEN match (
      JSONExtract (toString ("documents"."doc"), 'more', 'Nullable(String)'),
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                JSONExtract (toString ("documents"."doc"), 'more', 'Nullable(String)')
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
                      JSONExtract (toString ("documents"."doc"), 'more', 'Nullable(String)')
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
  END AS "doc → more"
FROM
  "documents"
WHERE
  "documents"."id" = 2
LIMIT
  1048575

-- # sums of what is read as whole numbers do not overflow
SELECT
  COUNT(*) AS "count"
FROM
  "documents"
WHERE
  (
    (
      CAST(
        CASE
          WHEN match (
            JSONExtract (toString ("documents"."doc"), 'most', 'Nullable(String)'),
            '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
          ) THEN CASE
            WHEN CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      JSONExtract (toString ("documents"."doc"), 'most', 'Nullable(String)')
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
                            JSONExtract (toString ("documents"."doc"), 'most', 'Nullable(String)')
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
        END AS Int128
      ) + 1
    ) > 1
    AND (
      CAST(
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
        END AS Int128
      ) * 2
    ) > "documents"."id"
  )
LIMIT
  1048575
