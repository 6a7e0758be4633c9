-- # count
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
LIMIT
  1048575

-- # sum of decimals
SELECT
  querent_decimal (SUM("orders"."total")) AS "sum"
FROM
  "orders"
LIMIT
  1048575

-- # default fields of people
SELECT
  "people"."id" AS "id",
  "people"."name" AS "name",
  "people"."state" AS "state",
  "people"."birth" AS "birth"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  2

-- # by month
SELECT
  date(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    'start of month'
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by week from Sunday
SELECT
  date(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    'weekday 6',
    '-6 days'
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by quarter
SELECT
  date(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    'start of month',
    (
      '-' || (
        (
          CAST(
            strftime(
              '%m',
              iif(
                typeof("orders"."created_at") IN ('integer', 'real'),
                querent_moment ("orders"."created_at"),
                "orders"."created_at"
              )
            ) AS INTEGER
          ) - 1
        ) % 3
      ) || ' months'
    )
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by hour
SELECT
  strftime(
    '%Y-%m-%d %H:00:00',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    )
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  2

-- # by day of week
SELECT
  (
    CAST(
      strftime(
        '%w',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) + 1
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # week of year
SELECT
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
            ),
            'weekday 6',
            '-6 days'
          )
        ) AS INTEGER
      ) + 6
    ) / 7
  ) AS "created_at",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # equals
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."quantity" IN (1, 2)
LIMIT
  1048575

-- # not equal keeps nulls
-- 1: "Quick"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."note" = ?)
    OR "orders"."note" IS NULL
  )
LIMIT
  1048575

-- # not contains keeps nulls
-- 1: "*uick*"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."note" GLOB ?)
    OR "orders"."note" IS NULL
  )
LIMIT
  1048575

-- # equality minds case
-- 1: "ann"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  "people"."name" = ?
LIMIT
  1048575

-- # contains minds case
-- 1: "*quick*"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."note" GLOB ?
LIMIT
  1048575

-- # contains without case
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  querent_lower ("orders"."note") LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # contains takes wildcards literally
-- 1: "*_*"
-- 2: "*%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."note" GLOB ?
    OR "orders"."note" GLOB ?
  )
LIMIT
  1048575

-- # starts with
-- 1: "O'*"
SELECT
  "people"."name" AS "name"
FROM
  "people"
WHERE
  "people"."name" GLOB ?
LIMIT
  1048575

-- # is empty
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  (
    "people"."state" IS NULL
    OR "people"."state" = ''
  )
LIMIT
  1048575

-- # not of a comparison keeps nulls
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  NOT (COALESCE("orders"."discount" > 0, FALSE))
LIMIT
  1048575

-- # between days includes the last
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-01-08 00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
LIMIT
  1048575

-- # bucketed equality is a range
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
LIMIT
  1048575

-- # time interval
-- 1: "2024-01-01 00:00:00"
-- 2: "2025-01-01 00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
LIMIT
  1048575

-- # birthday equals
-- 1: "1980-02-29"
SELECT
  "people"."name" AS "name"
FROM
  "people"
WHERE
  date(
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    )
  ) = date(?)
LIMIT
  1048575

-- # average is a float
SELECT
  CAST(AVG("orders"."quantity") AS REAL) AS "avg"
FROM
  "orders"
LIMIT
  1048575

-- # division is a float and null by zero
SELECT
  (CAST("orders"."quantity" AS REAL) / NULLIF(2, 0)) AS "x",
  (CAST("orders"."quantity" AS REAL) / NULLIF(0, 0)) AS "y"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # implicit join
SELECT
  "products__via__product_id"."category" AS "products__via__product_id__category",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # explicit join
SELECT
  "orders"."id" AS "id",
  "P"."name" AS "P__name"
FROM
  "orders"
  LEFT JOIN "people" AS "P" ON "orders"."person_id" = "P"."id"
ORDER BY
  "orders"."id" ASC
LIMIT
  2

-- # nested query
SELECT
  "source"."product_id" AS "product_id",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      querent_decimal (SUM("orders"."total")) AS "sum"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."sum" > 20
ORDER BY
  "source"."product_id" ASC
LIMIT
  1048575

-- # cumulative sum
SELECT
  "source"."product_id" AS "product_id",
  SUM("source"."agg_1") OVER (
    ORDER BY
      "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # share, count-where, sum-where
SELECT
  (
    CAST(
      COUNT(
        CASE
          WHEN "orders"."quantity" = 1 THEN 1
        END
      ) AS REAL
    ) / NULLIF(COUNT(*), 0)
  ) AS "share",
  COUNT(
    CASE
      WHEN "orders"."quantity" = 1 THEN 1
    END
  ) AS "count_where",
  querent_decimal (
    SUM(
      CASE
        WHEN "orders"."quantity" = 1 THEN "orders"."total"
        ELSE 0
      END
    )
  ) AS "sum_where_total"
FROM
  "orders"
LIMIT
  1048575

-- # median
SELECT
  percentile_cont ("orders"."quantity", 0.5) AS "median"
FROM
  "orders"
LIMIT
  1048575

-- # standard deviation
SELECT
  querent_stddev_pop ("orders"."quantity") AS "stddev"
FROM
  "orders"
LIMIT
  1048575

-- # aggregation math
SELECT
  (CAST(SUM("orders"."quantity") AS REAL) / NULLIF(COUNT(*), 0)) AS "expression"
FROM
  "orders"
LIMIT
  1048575

-- # binning
SELECT
  querent_decimal ((CAST(FLOOR(CAST("orders"."total" AS REAL) / 20 + 1e-9) AS INTEGER) * 20)) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # case
-- 1: "many"
-- 2: "one"
SELECT
  CASE
    WHEN "orders"."quantity" > 1 THEN ?
    ELSE ?
  END AS "size",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # text functions
-- 1: "-"
-- 2: "n"
-- 3: "m"
SELECT
  (
    COALESCE(querent_upper ("people"."name"), '') || COALESCE(?, '') || COALESCE(CAST("people"."id" AS TEXT), '')
  ) AS "a",
  SUBSTR("people"."name", 1, 2) AS "b",
  LENGTH("people"."name") AS "c",
  REPLACE("people"."name", ?, ?) AS "d"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # regular expression
-- 1: "[0-9]+"
SELECT
  querent_regex_match_first ("people"."name", ?, 0) AS "a"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # split part
-- 1: " "
SELECT
  querent_split_part ("people"."name", ?, 2) AS "a"
FROM
  "people"
WHERE
  "people"."id" = 4
LIMIT
  1048575

-- # date arithmetic
-- 1: "2000-02-28"
-- 2: "2000-02-28"
-- 3: "2000-02-28"
-- 4: "2000-02-28"
-- 5: "2000-02-28"
-- 6: "2000-02-28"
-- 7: "2000-02-28"
-- 8: "2000-02-28"
SELECT
  date(
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    ),
    ((12) || ' months'),
    'floor'
  ) AS "a",
  (
    (
      (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
          CAST(
            strftime(
              '%Y',
              date(
                iif(
                  typeof("people"."birth") IN ('integer', 'real'),
                  date(querent_moment ("people"."birth")),
                  "people"."birth"
                )
              )
            ) AS INTEGER
          ) * 12 + CAST(
            strftime(
              '%m',
              date(
                iif(
                  typeof("people"."birth") IN ('integer', 'real'),
                  date(querent_moment ("people"."birth")),
                  "people"."birth"
                )
              )
            ) AS INTEGER
          )
        )
      ) - CASE
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
            CAST(
              strftime(
                '%Y',
                date(
                  iif(
                    typeof("people"."birth") IN ('integer', 'real'),
                    date(querent_moment ("people"."birth")),
                    "people"."birth"
                  )
                )
              ) AS INTEGER
            ) * 12 + CAST(
              strftime(
                '%m',
                date(
                  iif(
                    typeof("people"."birth") IN ('integer', 'real'),
                    date(querent_moment ("people"."birth")),
                    "people"."birth"
                  )
                )
              ) AS INTEGER
            )
          )
        ) > 0
        AND strftime('%d %H:%M:%f', date(?)) < strftime(
          '%d %H:%M:%f',
          date(
            iif(
              typeof("people"."birth") IN ('integer', 'real'),
              date(querent_moment ("people"."birth")),
              "people"."birth"
            )
          )
        ) THEN 1
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
            CAST(
              strftime(
                '%Y',
                date(
                  iif(
                    typeof("people"."birth") IN ('integer', 'real'),
                    date(querent_moment ("people"."birth")),
                    "people"."birth"
                  )
                )
              ) AS INTEGER
            ) * 12 + CAST(
              strftime(
                '%m',
                date(
                  iif(
                    typeof("people"."birth") IN ('integer', 'real'),
                    date(querent_moment ("people"."birth")),
                    "people"."birth"
                  )
                )
              ) AS INTEGER
            )
          )
        ) < 0
        AND strftime('%d %H:%M:%f', date(?)) > strftime(
          '%d %H:%M:%f',
          date(
            iif(
              typeof("people"."birth") IN ('integer', 'real'),
              date(querent_moment ("people"."birth")),
              "people"."birth"
            )
          )
        ) THEN -1
        ELSE 0
      END
    ) / 12
  ) AS "b",
  CAST(
    strftime(
      '%Y',
      iif(
        typeof("people"."birth") IN ('integer', 'real'),
        date(querent_moment ("people"."birth")),
        "people"."birth"
      )
    ) AS INTEGER
  ) AS "c"
FROM
  "people"
WHERE
  "people"."id" = 1
LIMIT
  1048575

-- # differences
-- 1: "2024-01-01"
-- 2: "2024-01-01"
-- 3: "2024-01-01"
-- 4: "2024-01-01"
-- 5: "2024-01-01"
-- 6: "2024-01-01"
-- 7: "2024-01-01"
-- 8: "2024-01-01"
-- 9: "2024-01-01"
-- 10: "2024-01-01"
-- 11: "2024-01-01"
-- 12: "2024-01-01"
SELECT
  (
    (
      (
        CAST(
          strftime(
            '%Y',
            date(
              iif(
                typeof("orders"."created_at") IN ('integer', 'real'),
                querent_moment ("orders"."created_at"),
                "orders"."created_at"
              )
            )
          ) AS INTEGER
        ) * 12 + CAST(
          strftime(
            '%m',
            date(
              iif(
                typeof("orders"."created_at") IN ('integer', 'real'),
                querent_moment ("orders"."created_at"),
                "orders"."created_at"
              )
            )
          ) AS INTEGER
        )
      ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
    ) - CASE
      WHEN (
        (
          CAST(
            strftime(
              '%Y',
              date(
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              )
            ) AS INTEGER
          ) * 12 + CAST(
            strftime(
              '%m',
              date(
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              )
            ) AS INTEGER
          )
        ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) > 0
      AND strftime(
        '%d %H:%M:%f',
        date(
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          )
        )
      ) < strftime('%d %H:%M:%f', date(?)) THEN 1
      WHEN (
        (
          CAST(
            strftime(
              '%Y',
              date(
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              )
            ) AS INTEGER
          ) * 12 + CAST(
            strftime(
              '%m',
              date(
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              )
            ) AS INTEGER
          )
        ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) < 0
      AND strftime(
        '%d %H:%M:%f',
        date(
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          )
        )
      ) > strftime('%d %H:%M:%f', date(?)) THEN -1
      ELSE 0
    END
  ) AS "a",
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              date(
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  iif(
                    typeof("orders"."created_at") IN ('integer', 'real'),
                    querent_moment ("orders"."created_at"),
                    "orders"."created_at"
                  )
                )
              ),
              4
            ) AS INTEGER
          )
        ) - (
          CAST(strftime('%s', date(?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(?)), 4) AS INTEGER)
        )
      ) * 1000
    ) / 86400000000
  ) AS "b",
  (
    (
      (
        (CAST(strftime('%s', ?) AS INTEGER) * 1000 + CAST(substr(strftime('%f', ?), 4) AS INTEGER)) - (
          CAST(
            strftime(
              '%s',
              iif(
                typeof("orders"."created_at") IN ('integer', 'real'),
                querent_moment ("orders"."created_at"),
                "orders"."created_at"
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 3600000000
  ) AS "c"
FROM
  "orders"
WHERE
  "orders"."id" = 3
LIMIT
  1048575

-- # iso week and names
-- 1: "January"
-- 2: "February"
-- 3: "March"
-- 4: "April"
-- 5: "May"
-- 6: "June"
-- 7: "July"
-- 8: "August"
-- 9: "September"
-- 10: "October"
-- 11: "November"
-- 12: "December"
SELECT
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
            ),
            '-3 days',
            'weekday 4'
          )
        ) AS INTEGER
      ) - 1
    ) / 7 + 1
  ) AS "w",
  CASE
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 1 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 2 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 3 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 4 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 5 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 6 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 7 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 8 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 9 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 10 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 11 THEN ?
    WHEN CAST(
      strftime(
        '%m',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS INTEGER
    ) = 12 THEN ?
  END AS "m"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # offset
SELECT
  "source"."product_id" AS "product_id",
  LAG("source"."agg_1", 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "before"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM("orders"."quantity") AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # page
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
ORDER BY
  "orders"."id" DESC
LIMIT
  3
OFFSET
  3

-- # rounding
SELECT
  ROUND((CAST("orders"."quantity" AS REAL) / NULLIF(2, 0))) AS "r",
  FLOOR("orders"."discount") AS "f",
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN CAST(3 AS REAL) * LN(ABS(CAST(2 AS REAL))) > 709.78 THEN NULL
    WHEN CAST(3 AS REAL) * LN(ABS(CAST(2 AS REAL))) < (-744) THEN 0
    ELSE POWER(CAST(2 AS REAL), CAST(3 AS REAL))
  END AS "p"
FROM
  "orders"
WHERE
  "orders"."id" = 5
LIMIT
  1048575

-- # native with a number and an optional part
select
  count(*)
from
  orders
where
  quantity >= 2

-- # native field filter
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
select
  count(*)
from
  orders
where
  (
    (
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      AND strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    )
  )

-- # native field filter without a value
select
  count(*)
from
  orders
where
  1 = 1

-- # parameter on a column
-- 1: "%quick%"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  querent_lower ("orders"."note") LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # parameter that excludes days
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT (
      (
        CAST(
          strftime(
            '%w',
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
            )
          ) AS INTEGER
        ) + 1
      ) IN (1, 2)
    )
    OR (
      CAST(
        strftime(
          '%w',
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          )
        ) AS INTEGER
      ) + 1
    ) IS NULL
  )
LIMIT
  1048575

-- # null in a list
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."person_id" = 1
    OR "orders"."person_id" IS NULL
  )
LIMIT
  1048575

-- # not null in a list
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."person_id" <> 1
    AND "orders"."person_id" IS NOT NULL
  )
LIMIT
  1048575

-- # not equal to several keeps nulls
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    NOT ("orders"."person_id" IN (1, 2))
    OR "orders"."person_id" IS NULL
  )
LIMIT
  1048575

-- # booleans
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."is_gift" = TRUE
LIMIT
  1048575

-- # booleans from text
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."is_gift" <> TRUE
    OR "orders"."is_gift" IS NULL
  )
LIMIT
  1048575

-- # coalesce and concat of nulls
-- 1: "none"
-- 2: "-"
SELECT
  COALESCE("people"."state", ?) AS "a",
  (COALESCE("people"."state", '') || COALESCE(?, '')) AS "b"
FROM
  "people"
WHERE
  "people"."id" = 3
LIMIT
  1048575

-- # group of nulls
SELECT
  "orders"."is_gift" AS "is_gift",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."is_gift" IS NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # several aggregations and a sort
SELECT
  "orders"."product_id" AS "product_id",
  COUNT(*) AS "count",
  MAX("orders"."total") AS "max",
  MIN(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    )
  ) AS "min",
  COUNT(DISTINCT "orders"."person_id") AS "count_2"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  3 DESC,
  1 ASC
LIMIT
  1048575

-- # case without a default is null
SELECT
  SUM(
    CASE
      WHEN "orders"."quantity" = 1 THEN 1.5
    END
  ) AS "sum"
FROM
  "orders"
LIMIT
  1048575

-- # an aggregation of arithmetic alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[1]) | query.aggregation[1]

-- # an aggregation of a column alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # coalesce of one value
SELECT
  "orders"."note" AS "one"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  3

-- # not of two equalities keeps nulls
-- 1: "Fox"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."id" = 1
    OR NOT (
      COALESCE(
        (
          "orders"."note" = ?
          AND "orders"."quantity" = 2
        ),
        FALSE
      )
    )
  )
LIMIT
  1048575
