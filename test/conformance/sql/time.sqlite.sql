-- # week-of-year of a day, weeks from Sunday
SELECT
  "events"."id" AS "id",
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(
              typeof("events"."day") IN ('integer', 'real'),
              date(querent_moment ("events"."day")),
              "events"."day"
            ),
            'weekday 6',
            '-6 days'
          )
        ) AS INTEGER
      ) + 6
    ) / 7
  ) AS "day"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year of a day, weeks from Monday
SELECT
  "events"."id" AS "id",
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(
              typeof("events"."day") IN ('integer', 'real'),
              date(querent_moment ("events"."day")),
              "events"."day"
            ),
            'weekday 0',
            '-6 days'
          )
        ) AS INTEGER
      ) + 6
    ) / 7
  ) AS "day"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Sunday
SELECT
  "events"."id" AS "id",
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'weekday 6',
            '-6 days'
          )
        ) AS INTEGER
      ) + 6
    ) / 7
  ) AS "wall"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Monday
SELECT
  "events"."id" AS "id",
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'weekday 0',
            '-6 days'
          )
        ) AS INTEGER
      ) + 6
    ) / 7
  ) AS "wall"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year as a breakout, and its two other numberings
-- 1: "2024-02-01"
SELECT
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(
              typeof("events"."day") IN ('integer', 'real'),
              date(querent_moment ("events"."day")),
              "events"."day"
            ),
            'weekday 6',
            '-6 days'
          )
        ) AS INTEGER
      ) + 6
    ) / 7
  ) AS "day",
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(
              typeof("events"."day") IN ('integer', 'real'),
              date(querent_moment ("events"."day")),
              "events"."day"
            ),
            '-3 days',
            'weekday 4'
          )
        ) AS INTEGER
      ) - 1
    ) / 7 + 1
  ) AS "iso",
  (
    (
      (
        CAST(
          strftime(
            '%j',
            iif(
              typeof("events"."day") IN ('integer', 'real'),
              date(querent_moment ("events"."day")),
              "events"."day"
            )
          ) AS INTEGER
        ) - 1 + (
          (
            CAST(
              strftime(
                '%w',
                iif(
                  typeof("events"."day") IN ('integer', 'real'),
                  date(querent_moment ("events"."day")),
                  "events"."day"
                )
              ) AS INTEGER
            ) - CAST(
              strftime(
                '%j',
                iif(
                  typeof("events"."day") IN ('integer', 'real'),
                  date(querent_moment ("events"."day")),
                  "events"."day"
                )
              ) AS INTEGER
            ) + 372
          ) % 7
        )
      ) / 7
    ) + 1
  ) AS "instance",
  COUNT(*) AS "count"
FROM
  "events"
WHERE
  date(
    iif(
      typeof("events"."day") IN ('integer', 'real'),
      date(querent_moment ("events"."day")),
      "events"."day"
    )
  ) < date(?)
GROUP BY
  1,
  2,
  3
ORDER BY
  1 ASC,
  2 ASC,
  3 ASC
LIMIT
  1048575

-- # week-of-year in a filter
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    (
      CAST(
        strftime(
          '%j',
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'weekday 6',
            '-6 days'
          )
        ) AS INTEGER
      ) + 6
    ) / 7
  ) = 53
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an expression without a type is grouped whole
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
    ((3 * 3600) || ' seconds')
  ) AS "due",
  COUNT(*) AS "count"
FROM
  "events"
WHERE
  "events"."id" < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an expression with a type is grouped by the day
SELECT
  date(
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
      ((3 * 3600) || ' seconds')
    )
  ) AS "due",
  COUNT(*) AS "count"
FROM
  "events"
WHERE
  "events"."id" < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an effective type tells too
SELECT
  date(
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
      ((3 * 3600) || ' seconds')
    )
  ) AS "due",
  COUNT(*) AS "count"
FROM
  "events"
WHERE
  "events"."id" < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # the unit default keeps an expression with a type whole
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
    ((3 * 3600) || ' seconds')
  ) AS "due",
  COUNT(*) AS "count"
FROM
  "events"
WHERE
  "events"."id" < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # expressions of both kinds in the staged form
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
    ((3 * 3600) || ' seconds')
  ) AS "due",
  date(
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
      ((3 * 3600) || ' seconds')
    )
  ) AS "due_2",
  COUNT(*) AS "count"
FROM
  "events"
WHERE
  "events"."id" < 4
GROUP BY
  1,
  2
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # computed times beside days: whole without a type, by the day with one
-- 1: "2023-12-31 00:00:00"
-- 2: "2023-12-31 00:00:00"
-- 3: "2024-01-01 00:00:00"
-- 4: "2023-12-31 00:00:00"
-- 5: "2024-01-01 00:00:00"
-- 6: "2023-12-31 00:00:00"
-- 7: "2024-01-08 00:00:00"
-- 8: "2023-12-31 00:00:00"
-- 9: "2024-01-09 00:00:00"
-- 10: "2023-12-31 00:00:00"
-- 11: "2023-12-31 00:00:00"
-- 12: "2024-01-01 00:00:00"
-- 13: "2023-12-31 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          ((3 * 3600) || ' seconds')
        )
      ) = strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        strftime(
          '%Y-%m-%d %H:%M:%f',
          strftime(
            '%Y-%m-%d %H:%M:%f',
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            ((3 * 3600) || ' seconds')
          )
        ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
        AND strftime(
          '%Y-%m-%d %H:%M:%f',
          strftime(
            '%Y-%m-%d %H:%M:%f',
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            ((3 * 3600) || ' seconds')
          )
        ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          ((3 * 3600) || ' seconds')
        )
      ) <= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          ((3 * 3600) || ' seconds')
        )
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          ((3 * 3600) || ' seconds')
        )
      ) BETWEEN strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) AND strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN (
        strftime(
          '%Y-%m-%d %H:%M:%f',
          strftime(
            '%Y-%m-%d %H:%M:%f',
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            ((3 * 3600) || ' seconds')
          )
        ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
        AND strftime(
          '%Y-%m-%d %H:%M:%f',
          strftime(
            '%Y-%m-%d %H:%M:%f',
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            ((3 * 3600) || ' seconds')
          )
        ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      ) THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN (
        strftime(
          '%Y-%m-%d %H:%M:%f',
          strftime(
            '%Y-%m-%d %H:%M:%f',
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            ((3 * 3600) || ' seconds')
          )
        ) <> strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
        AND strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          ((3 * 3600) || ' seconds')
        ) IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_7",
  COUNT(
    CASE
      WHEN (
        NOT (
          COALESCE(
            (
              strftime(
                '%Y-%m-%d %H:%M:%f',
                strftime(
                  '%Y-%m-%d %H:%M:%f',
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
                  ((3 * 3600) || ' seconds')
                )
              ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
              AND strftime(
                '%Y-%m-%d %H:%M:%f',
                strftime(
                  '%Y-%m-%d %H:%M:%f',
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
                  ((3 * 3600) || ' seconds')
                )
              ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
            ),
            FALSE
          )
        )
        AND strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          ((3 * 3600) || ' seconds')
        ) IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_8",
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          ((3 * 3600) || ' seconds')
        )
      ) = strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where_9"
FROM
  "events"
LIMIT
  1048575

-- # a column by name goes by its options
SELECT
  "source"."wall" AS "wall",
  date(
    iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
  ) AS "wall_2",
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "events"."id" AS "id",
      "events"."wall" AS "wall"
    FROM
      "events"
    WHERE
      "events"."id" BETWEEN 2 AND 4
  ) AS "source"
GROUP BY
  1,
  2
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # a column by id goes by its type, also in a nested query
-- 1: "2023-12-31 00:00:00"
-- 2: "2024-01-01 00:00:00"
-- 3: "2024-01-03 00:00:00"
-- 4: "2024-01-04 00:00:00"
SELECT
  date(
    iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
  ) AS "wall",
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "events"."id" AS "id",
      "events"."wall" AS "wall"
    FROM
      "events"
    WHERE
      "events"."id" BETWEEN 2 AND 4
  ) AS "source"
WHERE
  (
    (
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      AND strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    )
    OR (
      strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
      ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      AND strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
      ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    )
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a name beside a day
-- 1: "2023-12-31 00:00:00"
-- 2: "2023-12-31 00:00:00"
-- 3: "2024-01-01 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN strftime(
        '%Y-%m-%d %H:%M:%f',
        iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
      ) = strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
        ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
        AND strftime(
          '%Y-%m-%d %H:%M:%f',
          iif(typeof("source"."wall") IN ('integer', 'real'), querent_moment ("source"."wall"), "source"."wall")
        ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
      ) THEN 1
    END
  ) AS "count_where_2"
FROM
  (
    SELECT
      "events"."id" AS "id",
      "events"."wall" AS "wall"
    FROM
      "events"
    WHERE
      "events"."id" BETWEEN 2 AND 4
  ) AS "source"
LIMIT
  1048575

-- # an interval of hours keeps the time of day
-- 1: "2023-12-31 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
      ((10 * 60) || ' seconds')
    )
  ) = strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # so does one that is taken away
-- 1: "2024-10-27 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
      (((- 2) * 3600) || ' seconds')
    )
  ) > strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # and datetime-add of hours
-- 1: "2023-12-31 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
      ((600 * 1) || ' seconds')
    )
  ) = strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an interval of days is by the day
-- 1: "2023-12-31"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  date(
    date(
      date(
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ),
      ((1 * 86400) || ' seconds')
    )
  ) = date(?)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # datetime-add of months is by the day
-- 1: "2024-03-29"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  date(
    date(
      date(
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ),
      ((1) || ' months'),
      'floor'
    )
  ) = date(?)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a choice of dates is by the day
-- 1: "2023-12-30"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  date(
    COALESCE(
      date(
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ),
      date(
        iif(
          typeof("events"."day") IN ('integer', 'real'),
          date(querent_moment ("events"."day")),
          "events"."day"
        )
      )
    )
  ) = date(?)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a bucketed expression is compared as it is
-- 1: "2024-01-15"
-- 2: "2024-01-01"
-- 3: "2024-01-01"
-- 4: "2024-02-01"
-- 5: "2023-12-01"
-- 6: "2025-06-01"
-- 7: "2023-12-31"
-- 8: "2025-06-15"
SELECT
  COUNT(
    CASE
      WHEN date(
        date(
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          'start of month'
        )
      ) = date(?) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN date(
        date(
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
          'start of month'
        )
      ) = date(?) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        date(
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'start of month'
          )
        ) >= date(?)
        AND date(
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'start of month'
          )
        ) < date(?)
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        date(
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'start of month'
          )
        ) >= date(?)
        AND date(
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'start of month'
          )
        ) < date(?)
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        date(
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'start of month'
          )
        ) >= date(?)
        AND date(
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
            'start of month'
          )
        ) < date(?)
      ) THEN 1
    END
  ) AS "count_where_5"
FROM
  "events"
LIMIT
  1048575

-- # differences of dates do not look at the time of day
-- 1: "2023-05-02 00:10:00"
-- 2: "2023-05-02 00:10:00"
-- 3: "2023-05-01 23:50:00"
-- 4: "2023-05-01 23:50:00"
-- 5: "2023-05-01 23:50:00"
-- 6: "2023-05-01 23:50:00"
-- 7: "2023-05-02 00:10:00"
-- 8: "2023-05-02 00:10:00"
-- 9: "2023-05-02 00:10:00"
-- 10: "2023-05-02 00:10:00"
-- 11: "2023-05-01 23:50:00"
-- 12: "2023-05-01 23:50:00"
-- 13: "2023-05-02 00:10:00"
-- 14: "2023-05-02 00:10:00"
-- 15: "2023-05-01 23:50:00"
-- 16: "2023-05-01 23:50:00"
-- 17: "2024-02-29"
-- 18: "2024-02-29"
-- 19: "2024-01-31"
-- 20: "2024-01-31"
-- 21: "2024-02-29"
-- 22: "2024-02-29"
-- 23: "2024-01-31"
-- 24: "2024-01-31"
-- 25: "2024-02-29"
-- 26: "2024-01-31"
-- 27: "2024-02-29"
-- 28: "2024-02-29"
-- 29: "2024-01-31"
-- 30: "2024-01-31"
-- 31: "2024-02-29"
-- 32: "2024-01-31"
-- 33: "2024-03-29"
-- 34: "2024-03-29"
-- 35: "2024-02-29"
-- 36: "2024-02-29"
-- 37: "2024-03-29"
-- 38: "2024-03-29"
-- 39: "2024-02-29"
-- 40: "2024-02-29"
-- 41: "2024-03-29"
-- 42: "2024-02-29"
-- 43: "2024-03-29"
-- 44: "2024-03-29"
-- 45: "2024-02-29"
-- 46: "2024-02-29"
-- 47: "2024-03-29"
-- 48: "2024-02-29"
-- 49: "2024-02-29"
-- 50: "2024-02-29"
-- 51: "2024-03-31 10:00:00"
-- 52: "2024-03-31 10:00:00"
-- 53: "2024-02-29"
-- 54: "2024-02-29"
-- 55: "2024-03-31 10:00:00"
-- 56: "2024-03-31 10:00:00"
-- 57: "2024-02-29"
-- 58: "2024-03-31 10:00:00"
-- 59: "2024-02-29"
-- 60: "2024-02-29"
-- 61: "2024-03-31 10:00:00"
-- 62: "2024-03-31 10:00:00"
-- 63: "2024-02-29"
-- 64: "2024-03-31 10:00:00"
-- 65: "2024-01-07 00:01:00"
-- 66: "2024-01-07 00:01:00"
-- 67: "2023-12-31 23:59:00"
-- 68: "2023-12-31 23:59:00"
-- 69: "2024-01-06 23:59:00"
-- 70: "2024-01-06 23:59:00"
-- 71: "2023-12-31"
-- 72: "2023-12-31"
-- 73: "2025-02-28 23:00:00"
-- 74: "2025-02-28 23:00:00"
-- 75: "2024-02-29"
-- 76: "2024-02-29"
-- 77: "2025-02-28 23:00:00"
-- 78: "2025-02-28 23:00:00"
-- 79: "2024-02-29"
-- 80: "2024-02-29"
-- 81: "2025-02-28 23:00:00"
-- 82: "2024-02-29"
-- 83: "2025-02-28 23:00:00"
-- 84: "2025-02-28 23:00:00"
-- 85: "2024-02-29"
-- 86: "2024-02-29"
-- 87: "2025-02-28 23:00:00"
-- 88: "2024-02-29"
-- 89: "2025-03-01"
-- 90: "2025-03-01"
-- 91: "2024-02-29"
-- 92: "2024-02-29"
-- 93: "2025-03-01"
-- 94: "2025-03-01"
-- 95: "2024-02-29"
-- 96: "2024-02-29"
-- 97: "2025-03-01"
-- 98: "2024-02-29"
-- 99: "2025-03-01"
-- 100: "2025-03-01"
-- 101: "2024-02-29"
-- 102: "2024-02-29"
-- 103: "2025-03-01"
-- 104: "2024-02-29"
-- 105: "2024-02-29"
-- 106: "2024-02-29"
-- 107: "2020-02-29 12:00:00"
-- 108: "2020-02-29 12:00:00"
-- 109: "2024-02-29"
-- 110: "2024-02-29"
-- 111: "2020-02-29 12:00:00"
-- 112: "2020-02-29 12:00:00"
-- 113: "2024-02-29"
-- 114: "2020-02-29 12:00:00"
-- 115: "2024-02-29"
-- 116: "2024-02-29"
-- 117: "2020-02-29 12:00:00"
-- 118: "2020-02-29 12:00:00"
-- 119: "2024-02-29"
-- 120: "2020-02-29 12:00:00"
-- 121: "2024-10-01"
-- 122: "2024-10-01"
-- 123: "2024-01-01 12:00:00"
-- 124: "2024-01-01 12:00:00"
-- 125: "2024-10-01"
-- 126: "2024-10-01"
-- 127: "2024-01-01 12:00:00"
-- 128: "2024-01-01 12:00:00"
-- 129: "2024-10-01"
-- 130: "2024-01-01 12:00:00"
-- 131: "2024-10-01"
-- 132: "2024-10-01"
-- 133: "2024-01-01 12:00:00"
-- 134: "2024-01-01 12:00:00"
-- 135: "2024-10-01"
-- 136: "2024-01-01 12:00:00"
-- 137: "2024-10-01 23:00:00"
-- 138: "2024-10-01 23:00:00"
-- 139: "2024-01-02"
-- 140: "2024-01-02"
-- 141: "2024-10-01 23:00:00"
-- 142: "2024-10-01 23:00:00"
-- 143: "2024-01-02"
-- 144: "2024-01-02"
-- 145: "2024-10-01 23:00:00"
-- 146: "2024-01-02"
-- 147: "2024-10-01 23:00:00"
-- 148: "2024-10-01 23:00:00"
-- 149: "2024-01-02"
-- 150: "2024-01-02"
-- 151: "2024-10-01 23:00:00"
-- 152: "2024-01-02"
SELECT
  (
    (
      (
        (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        ) - (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        )
      ) * 1000
    ) / 86400000000
  ) AS "d0",
  (
    (
      (
        (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        ) - (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        )
      ) * 1000
    ) / 86400000000
  ) AS "d1",
  (
    (
      (
        (
          CAST(strftime('%s', strftime('%Y-%m-%d %H:%M:%f', ?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', strftime('%Y-%m-%d %H:%M:%f', ?)), 4) AS INTEGER)
        ) - (
          CAST(strftime('%s', strftime('%Y-%m-%d %H:%M:%f', ?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', strftime('%Y-%m-%d %H:%M:%f', ?)), 4) AS INTEGER)
        )
      ) * 1000
    ) / 3600000000
  ) AS "d2",
  (
    (
      (
        (
          CAST(strftime('%s', strftime('%Y-%m-%d %H:%M:%f', ?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', strftime('%Y-%m-%d %H:%M:%f', ?)), 4) AS INTEGER)
        ) - (
          CAST(strftime('%s', strftime('%Y-%m-%d %H:%M:%f', ?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', strftime('%Y-%m-%d %H:%M:%f', ?)), 4) AS INTEGER)
        )
      ) * 1000
    ) / 60000000
  ) AS "d3",
  (
    (
      (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
    ) - CASE
      WHEN (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) > 0
      AND strftime('%d %H:%M:%f', date(?)) < strftime('%d %H:%M:%f', date(?)) THEN 1
      WHEN (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) < 0
      AND strftime('%d %H:%M:%f', date(?)) > strftime('%d %H:%M:%f', date(?)) THEN -1
      ELSE 0
    END
  ) AS "d4",
  (
    (
      (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
    ) - CASE
      WHEN (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) > 0
      AND strftime('%d %H:%M:%f', date(?)) < strftime('%d %H:%M:%f', date(?)) THEN 1
      WHEN (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) < 0
      AND strftime('%d %H:%M:%f', date(?)) > strftime('%d %H:%M:%f', date(?)) THEN -1
      ELSE 0
    END
  ) AS "d5",
  (
    (
      (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
        CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
      )
    ) - CASE
      WHEN (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        )
      ) > 0
      AND strftime('%d %H:%M:%f', date(?)) < strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) THEN 1
      WHEN (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        )
      ) < 0
      AND strftime('%d %H:%M:%f', date(?)) > strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) THEN -1
      ELSE 0
    END
  ) AS "d6",
  (
    (
      (
        (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        ) - (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        )
      ) * 1000
    ) / 604800000000
  ) AS "d7",
  (
    (
      (
        (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        ) - (
          CAST(strftime('%s', date(?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(?)), 4) AS INTEGER)
        )
      ) * 1000
    ) / 604800000000
  ) AS "d8",
  (
    (
      (
        (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) - CASE
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
        ) > 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) < strftime('%d %H:%M:%f', date(?)) THEN 1
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
        ) < 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) > strftime('%d %H:%M:%f', date(?)) THEN -1
        ELSE 0
      END
    ) / 12
  ) AS "d9",
  (
    (
      (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) - CASE
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
        ) > 0
        AND strftime('%d %H:%M:%f', date(?)) < strftime('%d %H:%M:%f', date(?)) THEN 1
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
        ) < 0
        AND strftime('%d %H:%M:%f', date(?)) > strftime('%d %H:%M:%f', date(?)) THEN -1
        ELSE 0
      END
    ) / 12
  ) AS "d10",
  (
    (
      (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        )
      ) - CASE
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          )
        ) > 0
        AND strftime('%d %H:%M:%f', date(?)) < strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) THEN 1
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          )
        ) < 0
        AND strftime('%d %H:%M:%f', date(?)) > strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) THEN -1
        ELSE 0
      END
    ) / 12
  ) AS "d11",
  (
    (
      (
        (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        )
      ) - CASE
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          )
        ) > 0
        AND strftime('%d %H:%M:%f', date(?)) < strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) THEN 1
        WHEN (
          (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER)) - (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          )
        ) < 0
        AND strftime('%d %H:%M:%f', date(?)) > strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) THEN -1
        ELSE 0
      END
    ) / 3
  ) AS "d12",
  (
    (
      (
        (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
      ) - CASE
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
        ) > 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) < strftime('%d %H:%M:%f', date(?)) THEN 1
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (CAST(strftime('%Y', date(?)) AS INTEGER) * 12 + CAST(strftime('%m', date(?)) AS INTEGER))
        ) < 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) > strftime('%d %H:%M:%f', date(?)) THEN -1
        ELSE 0
      END
    ) / 3
  ) AS "d13"
FROM
  "events"
WHERE
  "events"."id" = 1
LIMIT
  1048575

-- # differences of columns without a zone
-- 1: "2024-01-08 00:00:01"
-- 2: "2024-01-08 00:00:01"
-- 3: "2024-01-08 00:00:01"
-- 4: "2024-01-08 00:00:01"
-- 5: "2024-01-08 00:00:01"
-- 6: "2024-01-08 00:00:01"
-- 7: "2024-01-08 00:00:01"
-- 8: "2024-01-08 00:00:01"
-- 9: "2024-01-08 00:00:01"
-- 10: "2024-01-08 00:00:01"
-- 11: "2024-01-08 00:00:01"
-- 12: "2024-01-08 00:00:01"
-- 13: "2024-01-08 00:00:01"
-- 14: "2024-01-08 00:00:01"
-- 15: "2024-01-08 00:00:01"
-- 16: "2024-01-08 00:00:01"
-- 17: "2024-01-08 00:00:01"
-- 18: "2024-01-08 00:00:01"
-- 19: "2024-01-08 00:00:01"
-- 20: "2024-01-08 00:00:01"
-- 21: "2024-01-08 00:00:01"
-- 22: "2024-01-08 00:00:01"
-- 23: "2024-01-08 00:00:01"
-- 24: "2024-01-08 00:00:01"
-- 25: "2024-01-08 00:00:01"
-- 26: "2024-01-08 00:00:01"
-- 27: "2024-01-08 00:00:01"
-- 28: "2024-01-08 00:00:01"
-- 29: "2024-01-08 00:00:01"
-- 30: "2024-01-08 00:00:01"
-- 31: "2024-01-08 00:00:01"
-- 32: "2024-01-08 00:00:01"
SELECT
  "events"."id" AS "id",
  (
    (
      (
        (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%Y',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          ) * 12 + CAST(
            strftime(
              '%m',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          )
        )
      ) - CASE
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (
            CAST(
              strftime(
                '%Y',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            ) * 12 + CAST(
              strftime(
                '%m',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            )
          )
        ) > 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) < strftime(
          '%d %H:%M:%f',
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
          )
        ) THEN 1
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (
            CAST(
              strftime(
                '%Y',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            ) * 12 + CAST(
              strftime(
                '%m',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            )
          )
        ) < 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) > strftime(
          '%d %H:%M:%f',
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
          )
        ) THEN -1
        ELSE 0
      END
    ) / 12
  ) AS "year",
  (
    (
      (
        (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%Y',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          ) * 12 + CAST(
            strftime(
              '%m',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          )
        )
      ) - CASE
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (
            CAST(
              strftime(
                '%Y',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            ) * 12 + CAST(
              strftime(
                '%m',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            )
          )
        ) > 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) < strftime(
          '%d %H:%M:%f',
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
          )
        ) THEN 1
        WHEN (
          (
            CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
          ) - (
            CAST(
              strftime(
                '%Y',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            ) * 12 + CAST(
              strftime(
                '%m',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ) AS INTEGER
            )
          )
        ) < 0
        AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) > strftime(
          '%d %H:%M:%f',
          date(
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
          )
        ) THEN -1
        ELSE 0
      END
    ) / 3
  ) AS "quarter",
  (
    (
      (
        CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
      ) - (
        CAST(
          strftime(
            '%Y',
            date(
              iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
            )
          ) AS INTEGER
        ) * 12 + CAST(
          strftime(
            '%m',
            date(
              iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
            )
          ) AS INTEGER
        )
      )
    ) - CASE
      WHEN (
        (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%Y',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          ) * 12 + CAST(
            strftime(
              '%m',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          )
        )
      ) > 0
      AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) < strftime(
        '%d %H:%M:%f',
        date(
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
        )
      ) THEN 1
      WHEN (
        (
          CAST(strftime('%Y', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 12 + CAST(strftime('%m', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%Y',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          ) * 12 + CAST(
            strftime(
              '%m',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          )
        )
      ) < 0
      AND strftime('%d %H:%M:%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))) > strftime(
        '%d %H:%M:%f',
        date(
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
        )
      ) THEN -1
      ELSE 0
    END
  ) AS "month",
  (
    (
      (
        (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%s',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 604800000000
  ) AS "week",
  (
    (
      (
        (
          CAST(strftime('%s', date(strftime('%Y-%m-%d %H:%M:%f', ?))) AS INTEGER) * 1000 + CAST(substr(strftime('%f', date(strftime('%Y-%m-%d %H:%M:%f', ?))), 4) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%s',
              date(
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
                )
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 86400000000
  ) AS "day",
  (
    (
      (
        (
          CAST(strftime('%s', strftime('%Y-%m-%d %H:%M:%f', ?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', strftime('%Y-%m-%d %H:%M:%f', ?)), 4) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%s',
              iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 3600000000
  ) AS "hour",
  (
    (
      (
        (
          CAST(strftime('%s', strftime('%Y-%m-%d %H:%M:%f', ?)) AS INTEGER) * 1000 + CAST(substr(strftime('%f', strftime('%Y-%m-%d %H:%M:%f', ?)), 4) AS INTEGER)
        ) - (
          CAST(
            strftime(
              '%s',
              iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 1000000
  ) AS "second"
FROM
  "events"
WHERE
  "events"."id" < 8
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # convert-timezone of a time without a zone needs the source
-- refused: invalid-query | "convert-timezone": a value without a time zone needs a source zone. (at query.expressions.e) | query.expressions.e

-- # so does one of a date
-- refused: invalid-query | "convert-timezone": a value without a time zone needs a source zone. (at query.expressions.e) | query.expressions.e

-- # and one of a text without an offset
-- refused: invalid-query | "convert-timezone": a value without a time zone needs a source zone. (at query.expressions.e) | query.expressions.e

-- # convert-timezone of an instant takes no source
-- refused: invalid-query | "convert-timezone": a value with a time zone takes no source zone. (at query.expressions.e) | query.expressions.e

-- # nor does one of a text with an offset
-- refused: invalid-query | "convert-timezone": a value with a time zone takes no source zone. (at query.expressions.e) | query.expressions.e

-- # nor one of what is converted from an instant elsewhere
-- refused: invalid-query | "convert-timezone": a value with a time zone takes no source zone. (at query.expressions.e) | query.expressions.e

-- # what is converted anywhere inside is written in the target zone
-- 1: "2024-01-01 00:00:00Z"
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    querent_convert_timezone (
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
      'UTC',
      'Asia/Tokyo'
    ),
    ((1 * 86400) || ' seconds')
  ) AS "later",
  COALESCE(
    strftime(
      '%Y-%m-%d %H:%M:%f',
      querent_convert_timezone (
        iif(
          typeof("events"."seen") IN ('integer', 'real'),
          querent_moment ("events"."seen") || 'Z',
          "events"."seen"
        ),
        'UTC',
        'America/New_York'
      ),
      (((- 30) * 60) || ' seconds')
    ),
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) AS "either",
  strftime(
    '%Y-%m-%d %H:%M:%f',
    strftime(
      '%Y-%m-%d %H:%M:%f',
      querent_convert_timezone (
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
        'UTC',
        'Asia/Tokyo'
      ),
      ((1 * 86400) || ' seconds')
    ),
    ((1 * 3600) || ' seconds')
  ) AS "named",
  CAST(
    strftime(
      '%H',
      querent_convert_timezone (
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
        'UTC',
        'Asia/Tokyo'
      )
    ) AS INTEGER
  ) AS "hour",
  querent_convert_timezone (strftime('%Y-%m-%d %H:%M:%fZ', ?), 'UTC', 'Asia/Tokyo') AS "text",
  querent_convert_timezone (
    querent_convert_timezone (
      iif(
        typeof("events"."seen") IN ('integer', 'real'),
        querent_moment ("events"."seen") || 'Z',
        "events"."seen"
      ),
      'UTC',
      'Asia/Tokyo'
    ),
    'Asia/Tokyo',
    'UTC'
  ) AS "back"
FROM
  "events"
WHERE
  "events"."id" BETWEEN 8 AND 9
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a year as a date
-- 1: "2023-01-01 00:00:00"
-- 2: "2024-01-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month as a date
-- 1: "2021-01-01 00:00:00"
-- 2: "2021-04-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month against months as a date
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour as a date
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 10:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour of a day alone as a date
-- 1: "2024-10-27 00:00:00"
-- 2: "2024-10-28 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a minute as a date
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 09:01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a year with an hour as a date
-- 1: "2021-01-01 00:00:00"
-- 2: "2021-01-01 01:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month with a time as a date
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-01-01 00:01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a fraction as a date
-- 1: "2024-01-07 09:00:30"
-- 2: "2024-01-07 09:00:31"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a year beside a column is its first day
-- 1: "2024-01-01"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  date(
    iif(
      typeof("events"."day") IN ('integer', 'real'),
      date(querent_moment ("events"."day")),
      "events"."day"
    )
  ) >= date(?)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an offset beside a column without a zone is left out (Europe/Berlin)
-- 1: "2024-01-03 12:00:00"
-- 2: "2024-02-29 23:59:59"
-- 3: "2024-01-07 09:00:30"
-- 4: "2023-12-30 23:50:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) IN (
    strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)),
    strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)),
    strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?)),
    strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an offset beside an instant counts
-- 1: "2024-10-27 00:30:00Z"
-- 2: "2024-10-27 01:30:00Z"
-- 3: "2024-01-03 12:00:00Z"
-- 4: "2024-01-07 09:00:30Z"
-- 5: "2024-02-29 23:59:59Z"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%fZ',
    iif(
      typeof("events"."seen") IN ('integer', 'real'),
      querent_moment ("events"."seen") || 'Z',
      "events"."seen"
    )
  ) IN (
    strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?)),
    strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?)),
    strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?)),
    strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?)),
    strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # 2024-13 is no date
-- refused: invalid-query | "=": "2024-13" is not a date or time. (at query.filter) | query.filter

-- # 2024-1 is no date
-- refused: invalid-query | "=": "2024-1" is not a date or time. (at query.filter) | query.filter

-- # 20240101 is no date
-- refused: invalid-query | "=": "20240101" is not a date or time. (at query.filter) | query.filter

-- # 2024-01-03T is no date
-- refused: invalid-query | "=": "2024-01-03T" is not a date or time. (at query.filter) | query.filter

-- # 2024-01-03T25 is no date
-- refused: invalid-query | "=": "2024-01-03T25" is not a date or time. (at query.filter) | query.filter

-- # 2024-01-03T12:0 is no date
-- refused: invalid-query | "=": "2024-01-03T12:0" is not a date or time. (at query.filter) | query.filter

-- # 2024-01-03+02:00 is no date
-- refused: invalid-query | "=": "2024-01-03+02:00" is not a date or time. (at query.filter) | query.filter

-- # 2024-01-03T12:00 Mars/Olympus is no date
-- refused: invalid-query | "=": "2024-01-03T12:00 Mars/Olympus" is not a date or time. (at query.filter) | query.filter

-- # 24 is no date
-- refused: invalid-query | "=": "24" is not a date or time. (at query.filter) | query.filter

-- # a month of the year beside a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    CAST(
      strftime(
        '%m',
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ) AS INTEGER
    ) <> 1
    OR CAST(
      strftime(
        '%m',
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ) AS INTEGER
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # several dates
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (
      CAST(
        strftime(
          '%m',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
        ) AS INTEGER
      ) IN (1, 12, 10)
    )
    OR CAST(
      strftime(
        '%m',
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ) AS INTEGER
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a day of the week beside a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    CAST(
      strftime(
        '%w',
        iif(
          typeof("events"."day") IN ('integer', 'real'),
          date(querent_moment ("events"."day")),
          "events"."day"
        )
      ) AS INTEGER
    ) + 1
  ) = 1
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a day of the week beside a date, weeks from Monday
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    (
      (
        CAST(
          strftime(
            '%w',
            iif(
              typeof("events"."day") IN ('integer', 'real'),
              date(querent_moment ("events"."day")),
              "events"."day"
            )
          ) AS INTEGER
        ) + 6
      ) % 7
    ) + 1
  ) <= 2
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour beside a time with Z is wall time (Europe/Berlin)
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    strftime(
      '%H',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) AS INTEGER
  ) = 23
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour of a time of day
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(strftime('%H', "events"."clock") AS INTEGER) IN (12, 9)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a quarter between dates
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    (
      CAST(
        strftime(
          '%m',
          iif(
            typeof("events"."day") IN ('integer', 'real'),
            date(querent_moment ("events"."day")),
            "events"."day"
          )
        ) AS INTEGER
      ) + 2
    ) / 3
  ) BETWEEN 2 AND 4
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a day of the year, a minute and a week
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    CAST(
      strftime(
        '%j',
        iif(
          typeof("events"."day") IN ('integer', 'real'),
          date(querent_moment ("events"."day")),
          "events"."day"
        )
      ) AS INTEGER
    ) = 365
    OR CAST(
      strftime(
        '%M',
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ) AS INTEGER
    ) = 50
    OR (
      (
        CAST(
          strftime(
            '%j',
            date(
              iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall"),
              'weekday 6',
              '-6 days'
            )
          ) AS INTEGER
        ) + 6
      ) / 7
    ) = 8
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a year as text stays a number
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    strftime(
      '%Y',
      iif(
        typeof("events"."day") IN ('integer', 'real'),
        date(querent_moment ("events"."day")),
        "events"."day"
      )
    ) AS INTEGER
  ) = 2021
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # the present month
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    strftime(
      '%m',
      iif(
        typeof("events"."day") IN ('integer', 'real'),
        date(querent_moment ("events"."day")),
        "events"."day"
      )
    ) AS INTEGER
  ) = 6
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # the month before the present
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    strftime(
      '%m',
      iif(
        typeof("events"."day") IN ('integer', 'real'),
        date(querent_moment ("events"."day")),
        "events"."day"
      )
    ) AS INTEGER
  ) = 10
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # what is neither a number nor a date
-- refused: invalid-query | "=": "soon" is not a number. (at query.filter) | query.filter

-- # relative-datetime current in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime now in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime NOW in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime today in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime without a number and without a unit is the day
-- 1: "2025-06-16 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime null
-- 1: "2025-04-01 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime of a number in quotes
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # relative-datetime of a fraction
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # days left out
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (
      (
        CAST(
          strftime(
            '%w',
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
          ) AS INTEGER
        ) + 1
      ) IN (1, 2)
    )
    OR (
      CAST(
        strftime(
          '%w',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
        ) AS INTEGER
      ) + 1
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # days left out, weeks from Monday
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (
      (
        (
          (
            CAST(
              strftime(
                '%w',
                iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
              ) AS INTEGER
            ) + 6
          ) % 7
        ) + 1
      ) IN (7, 1)
    )
    OR (
      (
        (
          CAST(
            strftime(
              '%w',
              iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
            ) AS INTEGER
          ) + 6
        ) % 7
      ) + 1
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # months left out
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (
      CAST(
        strftime(
          '%m',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
        ) AS INTEGER
      ) IN (1, 12)
    )
    OR CAST(
      strftime(
        '%m',
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ) AS INTEGER
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # quarters left out
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (
      (
        (
          CAST(
            strftime(
              '%m',
              iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
            ) AS INTEGER
          ) + 2
        ) / 3
      ) IN (1, 4)
    )
    OR (
      (
        CAST(
          strftime(
            '%m',
            iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
          ) AS INTEGER
        ) + 2
      ) / 3
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # hours left out
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (
      CAST(
        strftime(
          '%H',
          iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
        ) AS INTEGER
      ) IN (0, 23, 9)
    )
    OR CAST(
      strftime(
        '%H',
        iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
      ) AS INTEGER
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # the minute of an hour alone
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 09:01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of hours
-- 1: "2024-10-27 02:00:00"
-- 2: "2024-10-27 03:31:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range open at the end begins the day after
-- 1: "2024-01-08 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range open at the start ends the day before
-- 1: "2023-12-31 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range is one of whole days, with a time too
-- 1: "2024-01-08 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range of whole days at the start
-- 1: "2023-12-31 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
  ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range of a date column
-- 1: "2024-10-27"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  date(
    iif(
      typeof("events"."day") IN ('integer', 'real'),
      date(querent_moment ("events"."day")),
      "events"."day"
    )
  ) >= date(?)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # date string "exclude-days-Monday" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-Monday", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-mon", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-MON" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-MON", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-1", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-Mon-" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-Mon-", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days--Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days--Mon", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-Mon,Tue" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-Mon,Tue", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "Exclude-days-Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "Exclude-days-Mon", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-Days-Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-Days-Mon", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string " exclude-days-Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value " exclude-days-Mon", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-months-January" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-months-January", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-months-1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-months-1", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-months-jan" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-months-jan", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-0" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-0", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-5" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-5", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-Q1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-Q1", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-01" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-01", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-24" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-24", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-07" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-07", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours--1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours--1", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-1.5" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-1.5", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-weeks-1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-weeks-1", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-years-2024" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-years-2024", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "exclude-minutes-5" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-minutes-5", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "2024" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "2024-01-07T9" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024-01-07T9", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "2024-01-07T24" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024-01-07T24", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "2024T10" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024T10", which is not a date or a range of dates. | parameter "parameters[0]"

-- # date string "2024~" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024~", which is not a date or a range of dates. | parameter "parameters[0]"

-- # a time of day in a bucket beside a longer one
-- 1: "09:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime('%H:%M:%f', strftime('%H:00:00', "events"."clock")) = strftime('%H:%M:%f', strftime('%H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # times of day up to a minute
-- 1: "00:10:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime('%H:%M:%f', strftime('%H:%M:00', "events"."clock")) <= strftime('%H:%M:%f', strftime('%H:%M:%f', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back
-- 1: "2023-12-29 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # fewer weeks before now, a year back
-- 1: "2024-01-05 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back, as a clause
-- 1: "2024-01-05 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back, weeks from Monday
-- 1: "2023-12-30 00:00:00"
-- 2: "2024-06-09 00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # the present against instants
-- 1: "2025-06-15 07:00:00Z"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%fZ',
    iif(
      typeof("events"."seen") IN ('integer', 'real'),
      querent_moment ("events"."seen") || 'Z',
      "events"."seen"
    )
  ) < strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of times with Z, beside a column without a zone (Europe/Berlin)
-- 1: "2024-01-03 11:00:00"
-- 2: "2024-01-07 10:00:01"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      iif(typeof("events"."wall") IN ('integer', 'real'), querent_moment ("events"."wall"), "events"."wall")
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of times with Z, beside instants
-- 1: "2024-10-27 00:00:00Z"
-- 2: "2024-10-27 01:00:01Z"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%fZ',
      iif(
        typeof("events"."seen") IN ('integer', 'real'),
        querent_moment ("events"."seen") || 'Z',
        "events"."seen"
      )
    ) >= strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%fZ',
      iif(
        typeof("events"."seen") IN ('integer', 'real'),
        querent_moment ("events"."seen") || 'Z',
        "events"."seen"
      )
    ) < strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
  )
ORDER BY
  "events"."id" ASC
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

-- # weekday of a converted time over a grouped level
SELECT
  "source"."created_at" AS "created_at"
FROM
  (
    SELECT
      strftime(
        '%Y-%m-%d %H:00:00',
        iif(
          typeof("orders"."created_at") IN ('integer', 'real'),
          querent_moment ("orders"."created_at"),
          "orders"."created_at"
        )
      ) AS "created_at",
      (COUNT(*) + 0) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  (
    CAST(
      strftime('%w', querent_convert_timezone ("source"."created_at", 'UTC', 'Asia/Kathmandu')) AS INTEGER
    ) + 1
  ) = 2
ORDER BY
  "source"."created_at" ASC
LIMIT
  1048575

-- # convert-timezone from UTC
SELECT
  querent_convert_timezone (
    iif(
      typeof("orders"."created_at") IN ('integer', 'real'),
      querent_moment ("orders"."created_at"),
      "orders"."created_at"
    ),
    'UTC',
    'Asia/Tokyo'
  ) AS "t"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # time intervals with the present year and of months
-- 1: "2024-01-01 00:00:00"
-- 2: "2026-01-01 00:00:00"
-- 3: "2025-01-01 00:00:00"
-- 4: "2026-01-01 00:00:00"
-- 5: "2024-08-01 00:00:00Z"
-- 6: "2025-06-01 00:00:00Z"
SELECT
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
  ) AS "count_where",
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
  ) AS "count_where_2",
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
  ) AS "count_where_3"
FROM
  "orders"
LIMIT
  1048575
