-- # moments that no engine has are null
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
SELECT
  CASE
    WHEN "numbers"."big" >= (-62135596800)
    AND "numbers"."big" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("numbers"."big" / 1.0), 'unixepoch')
  END AS "a",
  date(
    ?,
    (
      (
        CASE
          WHEN "numbers"."big" BETWEEN (-1715500) AND 1715500 THEN "numbers"."big"
        END * 86400
      ) || ' seconds'
    )
  ) AS "b",
  date(
    ?,
    (
      (
        (
          - CASE
            WHEN "numbers"."big" BETWEEN (-56400) AND 56400 THEN "numbers"."big"
          END
        )
      ) || ' months'
    ),
    'floor'
  ) AS "c",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    ?,
    (
      (
        CASE
          WHEN 9007199254740993 BETWEEN (-41172000) AND 41172000 THEN 9007199254740993
        END * 3600
      ) || ' seconds'
    )
  ) AS "d"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # an interval after a text and after nothing
-- 1: "2024-02-28 00:00:00"
-- 2: "2024-02-29 10:20:30"
SELECT
  strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?), ((1 * 86400) || ' seconds')) AS "a",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?), (((- 1)) || ' months'), 'floor'),
    (((- 3) * 3600) || ' seconds')
  ) AS "b",
  NULL AS "c",
  NULL AS "d"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # a time has no date to be read
-- refused: invalid-query | "date": a time has no date. (at query.expressions.a) | query.expressions.a

-- # a word is no number of units
-- refused: invalid-query | "datetime-add": "many" is not a number. (at query.expressions.a) | query.expressions.a

-- # weeks and days of the week in all modes
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
  ) AS "e1",
  (
    (
      (
        CAST(
          strftime(
            '%j',
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
            )
          ) AS INTEGER
        ) - 1 + (
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
            ) - CAST(
              strftime(
                '%j',
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              ) AS INTEGER
            ) + 372
          ) % 7
        )
      ) / 7
    ) + 1
  ) AS "e2",
  (
    (
      (
        CAST(
          strftime(
            '%j',
            iif(
              typeof("orders"."created_at") IN ('integer', 'real'),
              querent_moment ("orders"."created_at"),
              "orders"."created_at"
            )
          ) AS INTEGER
        ) - 1 + (
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
            ) - CAST(
              strftime(
                '%j',
                iif(
                  typeof("orders"."created_at") IN ('integer', 'real'),
                  querent_moment ("orders"."created_at"),
                  "orders"."created_at"
                )
              ) AS INTEGER
            ) + 372
          ) % 7
        )
      ) / 7
    ) + 1
  ) AS "e3",
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
  ) AS "e4",
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
  ) AS "e5",
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
  ) AS "e6"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # parts by name and by unit
SELECT
  CAST(
    strftime(
      '%Y',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e1",
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
  ) AS "e2",
  CAST(
    strftime(
      '%m',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e3",
  CAST(
    strftime(
      '%d',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e4",
  CAST(
    strftime(
      '%H',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e5",
  CAST(
    strftime(
      '%M',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e6",
  CAST(
    strftime(
      '%S',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e7",
  CAST(
    strftime(
      '%j',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e8",
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
  ) AS "e9",
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
  ) AS "e10",
  CAST(
    strftime(
      '%Y',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      )
    ) AS INTEGER
  ) AS "e11"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates moved by every unit
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    (((1 * 3)) || ' months'),
    'floor'
  ) AS "e1",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    (((-1)) || ' months'),
    'floor'
  ) AS "e2",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    (
      (
        CASE
          WHEN "orders"."quantity" BETWEEN (-244400) AND 244400 THEN "orders"."quantity"
        END * 604800
      ) || ' seconds'
    )
  ) AS "e3",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    ((((- 2) * 12)) || ' months'),
    'floor'
  ) AS "e4",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    ((1500 * 0.001) || ' seconds')
  ) AS "e5",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    (
      (
        (
          - CASE
            WHEN "orders"."quantity" BETWEEN (-41172000) AND 41172000 THEN "orders"."quantity"
          END
        ) * 3600
      ) || ' seconds'
    )
  ) AS "e6"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates moved by fractions, which are rounded
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    (
      (
        CASE
          WHEN 1.5 >= (-9.223372036854775808e18)
          AND 1.5 < 9.223372036854775808e18 THEN CAST(ROUND(1.5) AS INTEGER)
        END * 86400
      ) || ' seconds'
    )
  ) AS "e1",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    (
      (
        CASE
          WHEN CASE
            WHEN (CAST("orders"."quantity" AS REAL) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
            AND (CAST("orders"."quantity" AS REAL) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(ROUND((CAST("orders"."quantity" AS REAL) / NULLIF(2, 0))) AS INTEGER)
          END BETWEEN (-1715500) AND 1715500 THEN CASE
            WHEN (CAST("orders"."quantity" AS REAL) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
            AND (CAST("orders"."quantity" AS REAL) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(ROUND((CAST("orders"."quantity" AS REAL) / NULLIF(2, 0))) AS INTEGER)
          END
        END * 86400
      ) || ' seconds'
    )
  ) AS "e2"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # days moved by hours and by years
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    ),
    ((1 * 3600) || ' seconds')
  ) AS "e1",
  date(
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    ),
    (((1 * 12)) || ' months'),
    'floor'
  ) AS "e2",
  date(
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    ),
    (
      (
        CASE
          WHEN "people"."id" BETWEEN (-56400) AND 56400 THEN "people"."id"
        END
      ) || ' months'
    ),
    'floor'
  ) AS "e3"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # dates with intervals
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
  ) AS "e1",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("orders"."created_at") IN ('integer', 'real'),
        querent_moment ("orders"."created_at"),
        "orders"."created_at"
      ),
      (((- 1) * 604800) || ' seconds')
    ),
    (((- 2) * 3600) || ' seconds')
  ) AS "e2",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    ((1 * 86400) || ' seconds')
  ) AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # differences in every unit
-- 1: "2025-01-01"
-- 2: "2025-01-01"
-- 3: "2025-01-01"
-- 4: "2025-01-01"
-- 5: "2025-01-01"
-- 6: "2025-01-01"
-- 7: "2025-01-01"
-- 8: "2025-01-01"
-- 9: "2025-06-15 12:00:00Z"
-- 10: "2025-06-15 12:00:00Z"
-- 11: "2025-06-15 12:00:00Z"
-- 12: "2025-06-15 12:00:00Z"
-- 13: "2025-06-15 12:00:00Z"
-- 14: "2025-06-15 12:00:00Z"
-- 15: "2025-06-15 12:00:00Z"
-- 16: "2025-06-15 12:00:00Z"
-- 17: "2025-01-01"
-- 18: "2025-01-01"
-- 19: "2025-01-01"
-- 20: "2025-01-01"
-- 21: "2025-01-01"
-- 22: "2025-01-01"
-- 23: "2025-01-01"
-- 24: "2025-01-01"
-- 25: "2025-01-01"
-- 26: "2025-01-01"
-- 27: "2025-01-01"
-- 28: "2025-01-01"
SELECT
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
  ) AS "e1",
  (
    (
      (
        (
          CAST(
            strftime('%Y', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) AS INTEGER
          ) * 12 + CAST(
            strftime('%m', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) AS INTEGER
          )
        ) - (
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
          (
            CAST(
              strftime('%Y', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) AS INTEGER
            ) * 12 + CAST(
              strftime('%m', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) AS INTEGER
            )
          ) - (
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
        AND strftime('%d %H:%M:%f', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) < strftime(
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
          (
            CAST(
              strftime('%Y', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) AS INTEGER
            ) * 12 + CAST(
              strftime('%m', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) AS INTEGER
            )
          ) - (
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
        AND strftime('%d %H:%M:%f', date(querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'UTC'))) > strftime(
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
    ) / 3
  ) AS "e2",
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
  ) AS "e3",
  (
    (
      (
        (
          CAST(strftime('%s', date(?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(?)), 4) AS INTEGER)
        ) - (
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
        )
      ) * 1000
    ) / 604800000000
  ) AS "e4",
  (
    (
      (
        (
          CAST(strftime('%s', date(?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(?)), 4) AS INTEGER)
        ) - (
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
        )
      ) * 1000
    ) / 86400000000
  ) AS "e5",
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              querent_convert_timezone (
                iif(
                  typeof("orders"."paid_at") IN ('integer', 'real'),
                  querent_moment ("orders"."paid_at") || 'Z',
                  "orders"."paid_at"
                ),
                'UTC',
                'UTC'
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                querent_convert_timezone (
                  iif(
                    typeof("orders"."paid_at") IN ('integer', 'real'),
                    querent_moment ("orders"."paid_at") || 'Z',
                    "orders"."paid_at"
                  ),
                  'UTC',
                  'UTC'
                )
              ),
              4
            ) AS INTEGER
          )
        ) - (
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
  ) AS "e6",
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              querent_convert_timezone (
                iif(
                  typeof("orders"."paid_at") IN ('integer', 'real'),
                  querent_moment ("orders"."paid_at") || 'Z',
                  "orders"."paid_at"
                ),
                'UTC',
                'UTC'
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                querent_convert_timezone (
                  iif(
                    typeof("orders"."paid_at") IN ('integer', 'real'),
                    querent_moment ("orders"."paid_at") || 'Z',
                    "orders"."paid_at"
                  ),
                  'UTC',
                  'UTC'
                )
              ),
              4
            ) AS INTEGER
          )
        ) - (
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
    ) / 60000000
  ) AS "e7",
  (
    (
      (
        (
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
        ) - (
          CAST(
            strftime(
              '%s',
              querent_convert_timezone (
                iif(
                  typeof("orders"."paid_at") IN ('integer', 'real'),
                  querent_moment ("orders"."paid_at") || 'Z',
                  "orders"."paid_at"
                ),
                'UTC',
                'UTC'
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                querent_convert_timezone (
                  iif(
                    typeof("orders"."paid_at") IN ('integer', 'real'),
                    querent_moment ("orders"."paid_at") || 'Z',
                    "orders"."paid_at"
                  ),
                  'UTC',
                  'UTC'
                )
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 1000000
  ) AS "e8"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # age in years
-- 1: "2025-06-15"
-- 2: "2025-06-15"
-- 3: "2025-06-15"
-- 4: "2025-06-15"
-- 5: "2025-06-15"
-- 6: "2025-06-15"
-- 7: "2025-06-15"
-- 8: "2025-06-15"
SELECT
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
  ) AS "e1"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # names of months, quarters and days
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
-- 13: "Q1"
-- 14: "Q2"
-- 15: "Q3"
-- 16: "Q4"
-- 17: "Sunday"
-- 18: "Monday"
-- 19: "Tuesday"
-- 20: "Wednesday"
-- 21: "Thursday"
-- 22: "Friday"
-- 23: "Saturday"
-- 24: "January"
-- 25: "February"
-- 26: "March"
-- 27: "April"
-- 28: "May"
-- 29: "June"
-- 30: "July"
-- 31: "August"
-- 32: "September"
-- 33: "October"
-- 34: "November"
-- 35: "December"
-- 36: "Sunday"
-- 37: "Monday"
-- 38: "Tuesday"
-- 39: "Wednesday"
-- 40: "Thursday"
-- 41: "Friday"
-- 42: "Saturday"
SELECT
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
  END AS "e1",
  CASE
    WHEN (
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
    ) = 1 THEN ?
    WHEN (
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
    ) = 2 THEN ?
    WHEN (
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
    ) = 3 THEN ?
    WHEN (
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
    ) = 4 THEN ?
  END AS "e2",
  CASE
    WHEN (
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
    ) = 1 THEN ?
    WHEN (
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
    ) = 2 THEN ?
    WHEN (
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
    ) = 3 THEN ?
    WHEN (
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
    ) = 4 THEN ?
    WHEN (
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
    ) = 5 THEN ?
    WHEN (
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
    ) = 6 THEN ?
    WHEN (
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
    ) = 7 THEN ?
  END AS "e3",
  CASE
    WHEN 13 = 1 THEN ?
    WHEN 13 = 2 THEN ?
    WHEN 13 = 3 THEN ?
    WHEN 13 = 4 THEN ?
    WHEN 13 = 5 THEN ?
    WHEN 13 = 6 THEN ?
    WHEN 13 = 7 THEN ?
    WHEN 13 = 8 THEN ?
    WHEN 13 = 9 THEN ?
    WHEN 13 = 10 THEN ?
    WHEN 13 = 11 THEN ?
    WHEN 13 = 12 THEN ?
  END AS "e4",
  CASE
    WHEN 0 = 1 THEN ?
    WHEN 0 = 2 THEN ?
    WHEN 0 = 3 THEN ?
    WHEN 0 = 4 THEN ?
    WHEN 0 = 5 THEN ?
    WHEN 0 = 6 THEN ?
    WHEN 0 = 7 THEN ?
  END AS "e5"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # points in time as values
-- 1: "2025-06-15 12:00:00Z"
-- 2: "2025-06-15"
-- 3: "2025-05-01 00:00:00"
-- 4: "2025-06-15 12:00:00"
-- 5: "2024-03-01"
-- 6: "2024-03-01 00:00:00"
-- 7: "10:20:00"
SELECT
  strftime('%Y-%m-%d %H:%M:%fZ', ?) AS "e1",
  ? AS "e2",
  strftime('%Y-%m-%d %H:%M:%f', ?) AS "e3",
  strftime('%Y-%m-%d %H:%M:%f', ?) AS "e4",
  ? AS "e5",
  strftime('%Y-%m-%d %H:%M:%f', ?) AS "e6",
  strftime('%H:%M:%f', ?) AS "e7"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # zones by name and by offset
SELECT
  querent_convert_timezone (
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    'Europe/Paris',
    'America/New_York'
  ) AS "e1",
  querent_convert_timezone (
    iif(
      typeof("orders"."paid_at") IN ('integer', 'real'),
      querent_moment ("orders"."paid_at") || 'Z',
      "orders"."paid_at"
    ),
    'UTC',
    'Asia/Kolkata'
  ) AS "e2",
  querent_convert_timezone (
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    'UTC',
    '+02:00'
  ) AS "e3",
  querent_convert_timezone (
    iif(
      typeof("orders"."paid_at") IN ('integer', 'real'),
      querent_moment ("orders"."paid_at") || 'Z',
      "orders"."paid_at"
    ),
    'UTC',
    '-05:00'
  ) AS "e4",
  querent_convert_timezone (
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    '-05:30',
    'UTC'
  ) AS "e5"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # texts as dates: fractions are cut, offsets in every spelling, and nothing but the text counts
-- 1: "2024-02-29T23:59:59.9999999"
-- 2: "2024-02-29T23:59:59.9999999"
-- 3: "2024-02-29T23:59:59.9999999"
-- 4: "2024-02-29T23:59:59.9999999"
-- 5: "2024-02-29T23:59:59.9999999"
-- 6: "2024-02-29T23:59:59.9999999Z"
-- 7: "2024-02-29T23:59:59.9999999Z"
-- 8: "2024-02-29T23:59:59.9999999Z"
-- 9: "2024-02-29T23:59:59.9999999Z"
-- 10: "2024-02-29T23:59:59.9999999Z"
-- 11: "2024-02-29T10:20+01"
-- 12: "2024-02-29T10:20+01"
-- 13: "2024-02-29T10:20+01"
-- 14: "2024-02-29T10:20+01"
-- 15: "2024-02-29T10:20+01"
-- 16: "2024-02-29 10:20:30.5 -0330"
-- 17: "2024-02-29 10:20:30.5 -0330"
-- 18: "2024-02-29 10:20:30.5 -0330"
-- 19: "2024-02-29 10:20:30.5 -0330"
-- 20: "2024-02-29 10:20:30.5 -0330"
-- 21: "2024-02-29T10:20:30z"
-- 22: "2024-02-29T10:20:30z"
-- 23: "2024-02-29T10:20:30z"
-- 24: "2024-02-29T10:20:30z"
-- 25: "2024-02-29T10:20:30z"
-- 26: "2024-02-29t10:20"
-- 27: "2024-02-29t10:20"
-- 28: "2024-02-29t10:20"
-- 29: "2024-02-29t10:20"
-- 30: "2024-02-29t10:20"
-- 31: "2024-02-29\n"
-- 32: "2024-02-29\n"
-- 33: "2024-02-29\n"
-- 34: "2024-02-29\n"
-- 35: "2024-02-29\n"
-- 36: "2024-02-29T10:20:30+25:00"
-- 37: "2024-02-29T10:20:30+25:00"
-- 38: "2024-02-29T10:20:30+25:00"
-- 39: "2024-02-29T10:20:30+25:00"
-- 40: "2024-02-29T10:20:30+25:00"
-- 41: "2024-02-29T10:20:30+01:75"
-- 42: "2024-02-29T10:20:30+01:75"
-- 43: "2024-02-29T10:20:30+01:75"
-- 44: "2024-02-29T10:20:30+01:75"
-- 45: "2024-02-29T10:20:30+01:75"
SELECT
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e1",
  date(
    CASE
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
      WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
    END
  ) AS "e2",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e3",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e4",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e5",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e6",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e7",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e8",
  CASE
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
  END AS "e9"
FROM
  "events"
WHERE
  "events"."id" = 1
LIMIT
  1048575

-- # times as text have the fraction that they have
-- 1: " h"
SELECT
  rtrim(rtrim(strftime('%H:%M:%f', "events"."clock"), '0'), '.') AS "e1",
  (
    COALESCE(
      rtrim(
        rtrim(strftime('%H:%M:%f', strftime('%H:%M:%f', "events"."clock", ((1500 * 0.001) || ' seconds'))), '0'),
        '.'
      ),
      ''
    ) || COALESCE(?, '')
  ) AS "e2",
  rtrim(
    rtrim(strftime('%H:%M:%f', strftime('%H:%M:%f', "events"."clock", ((10 * 60) || ' seconds'))), '0'),
    '.'
  ) AS "e3"
FROM
  "events"
WHERE
  "events"."id" IN (5, 10)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # dates and instants as text
-- 1: "at "
SELECT
  rtrim(
    rtrim(
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ),
      '0'
    ),
    '.'
  ) AS "e1",
  rtrim(
    rtrim(
      strftime(
        '%Y-%m-%d %H:%M:%f',
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          ),
          ((1500 * 0.001) || ' seconds')
        )
      ),
      '0'
    ),
    '.'
  ) AS "e2",
  (
    COALESCE(?, '') || COALESCE(
      rtrim(
        rtrim(
          strftime(
            '%Y-%m-%d %H:%M:%f',
            querent_convert_timezone (
              iif(
                typeof("orders"."paid_at") IN ('integer', 'real'),
                querent_moment ("orders"."paid_at") || 'Z',
                "orders"."paid_at"
              ),
              'UTC',
              'UTC'
            )
          ),
          '0'
        ),
        '.'
      ),
      ''
    )
  ) AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # filters on functions of dates
-- 1: "2025-06-15 12:00:00"
-- 2: "2024-02-29"
SELECT
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          ),
          (((1 * 12)) || ' months'),
          'floor'
        )
      ) > strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN CAST(
        strftime(
          '%Y',
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          )
        ) AS INTEGER
      ) = 2024 THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN CAST(
        strftime(
          '%H',
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          )
        ) AS INTEGER
      ) BETWEEN 1 AND 3 THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        querent_convert_timezone (
          iif(
            typeof("orders"."paid_at") IN ('integer', 'real'),
            querent_moment ("orders"."paid_at") || 'Z',
            "orders"."paid_at"
          ),
          'UTC',
          'UTC'
        )
      ) < strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN date(
        date(
          iif(
            typeof("orders"."created_at") IN ('integer', 'real'),
            querent_moment ("orders"."created_at"),
            "orders"."created_at"
          )
        )
      ) = date(?) THEN 1
    END
  ) AS "count_where_5"
FROM
  "orders"
LIMIT
  1048575

-- # date filters
-- 1: "2024-12-02 00:00:00"
-- 2: "2024-02-29 00:00:00"
-- 3: "2024-03-01 00:00:00"
-- 4: "2025-01-01 00:00:00"
-- 5: "2026-01-01 00:00:00"
-- 6: "2024-01-01 00:00:00"
-- 7: "2026-01-01 00:00:00"
-- 8: "2024-06-01 00:00:00Z"
-- 9: "2025-06-01 00:00:00Z"
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
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN NOT (
        COALESCE(
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
          ),
          FALSE
        )
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
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
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
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
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        strftime(
          '%Y-%m-%d %H:%M:%fZ',
          iif(
            typeof("orders"."paid_at") IN ('integer', 'real'),
            querent_moment ("orders"."paid_at") || 'Z',
            "orders"."paid_at"
          )
        ) >= strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
        AND strftime(
          '%Y-%m-%d %H:%M:%fZ',
          iif(
            typeof("orders"."paid_at") IN ('integer', 'real'),
            querent_moment ("orders"."paid_at") || 'Z',
            "orders"."paid_at"
          )
        ) < strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "orders"."created_at" IS NULL THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN "orders"."paid_at" IS NOT NULL THEN 1
    END
  ) AS "count_where_7"
FROM
  "orders"
LIMIT
  1048575

-- # an unknown zone
-- refused: invalid-query | "convert-timezone": unknown time zone "Mars/Olympus". (at query.expressions.e1) | query.expressions.e1

-- # an unknown unit of movement
-- refused: invalid-query | "datetime-add": unknown unit "fortnight". (at query.expressions.e1) | query.expressions.e1

-- # text is no date
-- refused: invalid-query | "get-year": expected a date, got type/Text. (at query.expressions.e1) | query.expressions.e1

-- # a date has its midnight, a time goes round at midnight
SELECT
  CAST(
    strftime(
      '%H',
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) AS INTEGER
  ) AS "hour",
  CAST(
    strftime(
      '%S',
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) AS INTEGER
  ) AS "second",
  strftime(
    '%H:%M:%f',
    CASE
      WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
    END,
    ((90 * 60) || ' seconds')
  ) AS "later",
  strftime(
    '%H:%M:%f',
    CASE
      WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
    END,
    (((- 11) * 3600) || ' seconds')
  ) AS "earlier",
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              strftime(
                '%H:%M:%f',
                CASE
                  WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
                END,
                ((45 * 1) || ' seconds')
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                strftime(
                  '%H:%M:%f',
                  CASE
                    WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
                  END,
                  ((45 * 1) || ' seconds')
                )
              ),
              4
            ) AS INTEGER
          )
        ) - (
          CAST(
            strftime(
              '%s',
              CASE
                WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
              END
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                CASE
                  WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
                END
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 1000000
  ) AS "between"
FROM
  "encoded"
WHERE
  "encoded"."id" < 4
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a time has no year
-- refused: invalid-query | "get-year": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is not moved by days
-- refused: invalid-query | "datetime-add": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is no distance from a date
-- refused: invalid-query | "datetime-diff": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is in no zone
-- refused: invalid-query | "convert-timezone": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a number with an interval
-- refused: invalid-query | "+": expected a date, got type/Integer. (at query.expressions.a) | query.expressions.a

-- # a date and an interval of hours is a timestamp
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(
      typeof("people"."birth") IN ('integer', 'real'),
      date(querent_moment ("people"."birth")),
      "people"."birth"
    ),
    ((5 * 3600) || ' seconds')
  ) AS "e1",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(
        typeof("people"."birth") IN ('integer', 'real'),
        date(querent_moment ("people"."birth")),
        "people"."birth"
      ),
      (((- 30) * 60) || ' seconds')
    ),
    (((- 1) * 86400) || ' seconds')
  ) AS "e2"
FROM
  "people"
WHERE
  "people"."id" = 1
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # an interval of a date
-- refused: invalid-query | "interval": expected a number, got type/DateTimeWithLocalTZ. (at query.expressions.e1[2]) | query.expressions.e1[2]

-- # dates between a day and a time of day
-- 1: "2024-03-01 10:00:00"
-- 2: "2024-07-01"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND date(
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) <= date(?)
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # dates among days and times of day
-- 1: "2024-03-01 10:00:00"
-- 2: "2024-07-01"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) = strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    OR date(
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) = date(?)
  )
ORDER BY
  "encoded"."id" ASC
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

-- # a microsecond less than a unit is no unit
-- 1: "2024-01-01T23:59:59.999999"
-- 2: "2024-01-01T23:59:59.999999"
-- 3: "2024-01-01T23:59:59.999999"
-- 4: "2024-01-01T23:59:59.999999"
-- 5: "2024-01-01T23:59:59.999999"
-- 6: "2024-01-01T23:59:59.999999"
-- 7: "2024-01-01T23:59:59.999999"
-- 8: "2024-01-01T23:59:59.999999"
-- 9: "2024-01-01T23:59:59.999999"
-- 10: "2024-01-01T23:59:59.999999"
-- 11: "2024-01-01T00:00:00"
-- 12: "2024-01-01T00:00:00"
-- 13: "2024-01-01T00:00:00"
-- 14: "2024-01-01T00:00:00"
-- 15: "2024-01-01T00:00:00"
-- 16: "2024-01-01T00:00:00"
-- 17: "2024-01-01T00:00:00"
-- 18: "2024-01-01T00:00:00"
-- 19: "2024-01-01T00:00:00"
-- 20: "2024-01-01T00:00:00"
-- 21: "2024-01-14T23:59:59.999999"
-- 22: "2024-01-14T23:59:59.999999"
-- 23: "2024-01-14T23:59:59.999999"
-- 24: "2024-01-14T23:59:59.999999"
-- 25: "2024-01-14T23:59:59.999999"
-- 26: "2024-01-14T23:59:59.999999"
-- 27: "2024-01-14T23:59:59.999999"
-- 28: "2024-01-14T23:59:59.999999"
-- 29: "2024-01-14T23:59:59.999999"
-- 30: "2024-01-14T23:59:59.999999"
-- 31: "2024-01-01T00:00:00"
-- 32: "2024-01-01T00:00:00"
-- 33: "2024-01-01T00:00:00"
-- 34: "2024-01-01T00:00:00"
-- 35: "2024-01-01T00:00:00"
-- 36: "2024-01-01T00:00:00"
-- 37: "2024-01-01T00:00:00"
-- 38: "2024-01-01T00:00:00"
-- 39: "2024-01-01T00:00:00"
-- 40: "2024-01-01T00:00:00"
-- 41: "2024-01-02T00:00:00"
-- 42: "2024-01-02T00:00:00"
-- 43: "2024-01-02T00:00:00"
-- 44: "2024-01-02T00:00:00"
-- 45: "2024-01-02T00:00:00"
-- 46: "2024-01-02T00:00:00"
-- 47: "2024-01-02T00:00:00"
-- 48: "2024-01-02T00:00:00"
-- 49: "2024-01-02T00:00:00"
-- 50: "2024-01-02T00:00:00"
-- 51: "2024-01-01T00:00:00"
-- 52: "2024-01-01T00:00:00"
-- 53: "2024-01-01T00:00:00"
-- 54: "2024-01-01T00:00:00"
-- 55: "2024-01-01T00:00:00"
-- 56: "2024-01-01T00:00:00"
-- 57: "2024-01-01T00:00:00"
-- 58: "2024-01-01T00:00:00"
-- 59: "2024-01-01T00:00:00"
-- 60: "2024-01-01T00:00:00"
SELECT
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              date(
                CASE
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                END
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  CASE
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                  END
                )
              ),
              4
            ) AS INTEGER
          )
        ) - (
          CAST(
            strftime(
              '%s',
              date(
                CASE
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                END
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  CASE
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                  END
                )
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 86400000000
  ) AS "days",
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              date(
                CASE
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                END
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  CASE
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                  END
                )
              ),
              4
            ) AS INTEGER
          )
        ) - (
          CAST(
            strftime(
              '%s',
              date(
                CASE
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                END
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  CASE
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                    WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                  END
                )
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 604800000000
  ) AS "weeks",
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              CASE
                WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
              END
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                CASE
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                END
              ),
              4
            ) AS INTEGER
          )
        ) - (
          CAST(
            strftime(
              '%s',
              CASE
                WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
              END
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                CASE
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', ?)
                  WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', ?), querent_convert_timezone (?, 'UTC', 'UTC'))
                END
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 3600000000
  ) AS "hours"
FROM
  "numbers"
LIMIT
  1
