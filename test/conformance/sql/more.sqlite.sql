-- # staged form
SELECT
  "source"."product_id" AS "product_id",
  "source"."total" AS "total"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      SUM(("orders"."quantity" * 2)) AS "total"
    FROM
      "orders"
    WHERE
      "orders"."quantity" > 1
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."total" > 4
ORDER BY
  "source"."total" DESC,
  "source"."product_id" ASC
LIMIT
  1048575

-- # bigint and decimal filters
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."total" = 10.1
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

-- # bucketed inequality keeps nulls
-- 1: "1980-01-01"
-- 2: "1981-01-01"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  NOT (
    COALESCE(
      (
        date(
          iif(
            typeof("people"."birth") IN ('integer', 'real'),
            date(querent_moment ("people"."birth")),
            "people"."birth"
          )
        ) >= date(?)
        AND date(
          iif(
            typeof("people"."birth") IN ('integer', 'real'),
            date(querent_moment ("people"."birth")),
            "people"."birth"
          )
        ) < date(?)
      ),
      FALSE
    )
  )
LIMIT
  1048575

-- # before, until, after, from a bucket
-- 1: "2024-03-01 00:00:00"
-- 2: "2024-04-01 00:00:00"
-- 3: "2024-04-01 00:00:00"
-- 4: "2024-03-01 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where_4"
FROM
  "orders"
LIMIT
  1048575

-- # extraction equals a number
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  CAST(
    strftime(
      '%m',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) IN (1, 12)
LIMIT
  1048575

-- # relative date with interval
-- 1: "2024-04-01 00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    )
  ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
LIMIT
  1048575

-- # relative interval with an offset
-- 1: "2024-10-01 00:00:00"
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

-- # during
-- 1: "2024-10-27 00:00:00"
-- 2: "2024-10-28 00:00:00"
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

-- # datetime literal
-- 1: "2024-12-30 08:15:30"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    )
  ) = strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
LIMIT
  1048575

-- # instant against a zoned literal
-- 1: "2024-10-27 00:30:00Z"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%fZ',
    iif(
      typeof("orders"."paid_at") IN ('integer', 'real'),
      querent_moment ("orders"."paid_at") || 'Z',
      "orders"."paid_at"
    )
  ) = strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
LIMIT
  1048575

-- # instants shown
SELECT
  "orders"."paid_at" AS "paid_at"
FROM
  "orders"
WHERE
  "orders"."id" IN (5, 7)
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # instants by day
SELECT
  date(
    querent_convert_timezone (
      iif(
        typeof("orders"."paid_at") IN ('integer', 'real'),
        querent_moment ("orders"."paid_at") || 'Z',
        "orders"."paid_at"
      ),
      'UTC',
      'UTC'
    )
  ) AS "paid_at",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."paid_at" IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # minutes and seconds
SELECT
  CAST(
    strftime(
      '%M',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "m",
  CAST(
    strftime(
      '%S',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "s",
  CAST(
    strftime(
      '%H',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "h",
  CAST(
    strftime(
      '%d',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "d",
  (
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
      ) + 2
    ) / 3
  ) AS "q",
  (
    (
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
        ) + 6
      ) % 7
    ) + 1
  ) AS "w",
  CAST(
    strftime(
      '%j',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "y"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # end of month arithmetic
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    ((1) || ' months'),
    'floor'
  ) AS "a",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    ((((- 1) * 3)) || ' months'),
    'floor'
  ) AS "b",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    ((90 * 60) || ' seconds')
  ) AS "c",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    ((1 * 604800) || ' seconds')
  ) AS "d"
FROM
  "orders"
WHERE
  "orders"."id" = 4
LIMIT
  1048575

-- # months between
-- 1: "2024-01-31"
-- 2: "2024-01-31"
-- 3: "2024-01-31"
-- 4: "2024-01-31"
-- 5: "2024-01-31"
-- 6: "2024-01-31"
-- 7: "2024-01-31"
-- 8: "2024-01-31"
-- 9: "2024-01-31"
-- 10: "2024-01-31"
-- 11: "2024-01-31"
-- 12: "2024-01-31"
-- 13: "2024-01-31"
-- 14: "2024-01-31"
-- 15: "2024-01-31"
-- 16: "2024-01-31"
-- 17: "2025-03-01"
-- 18: "2025-03-01"
-- 19: "2025-03-01"
-- 20: "2025-03-01"
-- 21: "2025-03-01"
-- 22: "2025-03-01"
-- 23: "2025-03-01"
-- 24: "2025-03-01"
-- 25: "2023-01-01"
-- 26: "2023-01-01"
-- 27: "2023-01-01"
-- 28: "2023-01-01"
-- 29: "2023-01-01"
-- 30: "2023-01-01"
-- 31: "2023-01-01"
-- 32: "2023-01-01"
-- 33: "2024-01-01"
-- 34: "2024-01-01"
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
      (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
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
      )
    ) - CASE
      WHEN (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
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
        )
      ) > 0
      AND strftime('%d %H:%M:%f', date(?)) < strftime(
        '%d %H:%M:%f',
        date(
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
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
        )
      ) < 0
      AND strftime('%d %H:%M:%f', date(?)) > strftime(
        '%d %H:%M:%f',
        date(
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          )
        )
      ) THEN -1
      ELSE 0
    END
  ) AS "b",
  (
    (
      (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
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
        )
      ) - CASE
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
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
          )
        ) > 0
        AND strftime('%d %H:%M:%f', date(?)) < strftime(
          '%d %H:%M:%f',
          date(
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
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
          )
        ) < 0
        AND strftime('%d %H:%M:%f', date(?)) > strftime(
          '%d %H:%M:%f',
          date(
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
            )
          )
        ) THEN -1
        ELSE 0
      END
    ) / 12
  ) AS "c",
  (
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
    ) / 3
  ) AS "d",
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
    ) / 604800000000
  ) AS "e"
FROM
  "orders"
WHERE
  "orders"."id" = 3
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
-- 13: "2024-05-06T"
-- 14: "07:08:09"
SELECT
  CASE
    WHEN ABS("orders"."total") < 9.223372036854775807e18 THEN CAST(ROUND("orders"."total") AS INTEGER)
  END AS "i",
  CASE
    WHEN (COALESCE(?, '') || COALESCE(?, '')) REGEXP '^\s*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?\s*$' THEN CAST((COALESCE(?, '') || COALESCE(?, '')) AS REAL)
  END AS "f",
  CAST(CAST("orders"."quantity" AS INTEGER) AS TEXT) AS "t",
  date(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    )
  ) AS "d",
  CASE
    WHEN (COALESCE(?, '') || COALESCE(?, '')) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', (COALESCE(?, '') || COALESCE(?, '')))
    WHEN (COALESCE(?, '') || COALESCE(?, '')) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN COALESCE(
      strftime('%Y-%m-%d %H:%M:%f', (COALESCE(?, '') || COALESCE(?, ''))),
      querent_convert_timezone ((COALESCE(?, '') || COALESCE(?, '')), 'UTC', 'UTC')
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
    WHEN 16 >= 0 THEN SQRT(CAST(16 AS REAL))
  END AS "b",
  CASE
    WHEN 1000 > 0 THEN LOG10(CAST(1000 AS REAL))
  END AS "c",
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP(CAST(0 AS REAL))
  END AS "d",
  CEIL("orders"."total") AS "e",
  querent_decimal (("orders"."total" + 0.1)) AS "f",
  ("orders"."quantity" - 5) AS "g"
FROM
  "orders"
WHERE
  "orders"."id" = 6
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

-- # trims and cases
-- 1: "  x "
-- 2: "  x"
-- 3: "x  "
SELECT
  TRIM(?) AS "a",
  LTRIM(?) AS "b",
  RTRIM(?) AS "c",
  querent_lower ("people"."name") AS "d",
  querent_upper ("people"."name") AS "e"
FROM
  "people"
WHERE
  "people"."id" = 2
LIMIT
  1048575

-- # boolean expression
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."quantity" > 1) = TRUE
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

-- # cumulative count restarts per group
SELECT
  "source"."created_at" AS "created_at",
  "source"."product_id" AS "product_id",
  querent_wide (
    SUM("source"."agg_1" >> 32) OVER (
      PARTITION BY
        "source"."product_id"
      ORDER BY
        "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
    ),
    SUM("source"."agg_1" & 4294967295) OVER (
      PARTITION BY
        "source"."product_id"
      ORDER BY
        "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
    ),
    TOTAL("source"."agg_1" - CAST("source"."agg_1" AS INTEGER)) OVER (
      PARTITION BY
        "source"."product_id"
      ORDER BY
        "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
    )
  ) AS "count"
FROM
  (
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
      "orders"."product_id" AS "product_id",
      (COUNT(*) + 0) AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # joins of all kinds
SELECT
  COUNT(*) AS "count",
  querent_wide (
    SUM("O"."count" >> 32),
    SUM("O"."count" & 4294967295),
    TOTAL("O"."count" - CAST("O"."count" AS INTEGER))
  ) AS "sum"
FROM
  "people"
  RIGHT JOIN (
    SELECT
      "orders"."person_id" AS "person_id",
      (COUNT(*) + 0) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "O" ON "people"."id" = "O"."person_id"
LIMIT
  1048575

-- # full join
SELECT
  COUNT(*) AS "count"
FROM
  "people"
  FULL JOIN "orders" AS "O" ON "people"."id" = "O"."person_id"
LIMIT
  1048575

-- # nested over a join with all fields
SELECT
  "source"."P__category" AS "P__category",
  querent_decimal (SUM("source"."P__price")) AS "sum"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."person_id" AS "person_id",
      "orders"."product_id" AS "product_id",
      "orders"."total" AS "total",
      "orders"."discount" AS "discount",
      "orders"."quantity" AS "quantity",
      "orders"."created_at" AS "created_at",
      "orders"."paid_at" AS "paid_at",
      "orders"."note" AS "note",
      "orders"."is_gift" AS "is_gift",
      "P"."id" AS "P__id",
      "P"."title" AS "P__title",
      "P"."category" AS "P__category",
      "P"."price" AS "P__price"
    FROM
      "orders"
      LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # self join with the table's own name as alias
SELECT
  COUNT(*) AS "count"
FROM
  "people"
  LEFT JOIN "people" AS "People_2" ON "people"."id" = "People_2"."id"
LIMIT
  1048575

-- # implicit join in a filter and a sort
-- 1: "ben"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
  LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
WHERE
  "people__via__person_id"."name" = ?
ORDER BY
  "products__via__product_id"."title" DESC,
  "orders"."id" ASC
LIMIT
  1048575

-- # three levels
-- 1: "2024-01-01"
SELECT
  "source"."created_at" AS "created_at",
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      date("source"."created_at", 'start of year') AS "created_at",
      (
        querent_wide (
          SUM("source"."count" >> 32),
          SUM("source"."count" & 4294967295),
          TOTAL("source"."count" - CAST("source"."count" AS INTEGER))
        ) + 0
      ) AS "sum"
    FROM
      (
        SELECT
          date(
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
            ),
            'start of month'
          ) AS "created_at",
          (COUNT(*) + 0) AS "count"
        FROM
          "orders"
        GROUP BY
          1
      ) AS "source"
    WHERE
      "source"."count" > 0
    GROUP BY
      1
  ) AS "source"
WHERE
  date("source"."created_at") = date(?)
ORDER BY
  "source"."created_at" ASC
LIMIT
  1048575

-- # text compared with text of another column
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  INSTR("people"."name", SUBSTR("people"."name", 2, 2)) > 0
LIMIT
  1048575

-- # contains one of several
-- 1: "%ann%"
-- 2: "%zo%"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  (
    querent_lower ("people"."name") LIKE ? ESCAPE '!'
    OR querent_lower ("people"."name") LIKE ? ESCAPE '!'
  )
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

-- # native list of numbers
select
  count(*)
from
  orders
where
  id in (1, 2, 3)

-- # native text that looks like SQL
-- 1: "O'Hara 50%_x"
select
  count(*)
from
  people
where
  name = ?

-- # native date
-- 1: "2024-01-02"
select
  count(*)
from
  orders
where
  created_at < ?

-- # native field filter with several texts
-- 1: "Ann"
-- 2: "ben"
select
  count(*)
from
  people
where
  ("people"."name" IN (?, ?))

-- # native columns
select
  id,
  name as label,
  birth
from
  people
order by
  id
limit
  1

-- # number parameters as text
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."person_id" IN (1, 2))
  AND ("orders"."quantity" >= 2)
LIMIT
  1048575

-- # date range parameter
-- 1: "2024-01-07 00:00:00"
-- 2: "2024-04-01 00:00:00"
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

-- # open date range parameter
-- 1: "2000-01-01"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  date(
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    )
  ) < date(?)
LIMIT
  1048575

-- # unit parameter
SELECT
  date(
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    'start of year'
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

-- # variance and deviation of one row are 0
SELECT
  querent_var_pop ("orders"."quantity") AS "var",
  querent_stddev_pop ("orders"."total") AS "stddev"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # bins of a width
SELECT
  querent_decimal ((CAST(FLOOR(CAST("orders"."total" AS REAL) / 25 + 1e-9) AS INTEGER) * 25)) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575
