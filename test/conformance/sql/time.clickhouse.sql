-- # week-of-year of a day, weeks from Sunday
SELECT
  "events"."id" AS "id",
  intDiv (
    (
      CAST(
        toDayOfYear (CAST(CAST((toStartOfWeek ((CAST("events"."day" AS Date32) + 1), 1) - 1) AS Date32) AS Date32)) AS Int64
      ) + 6
    ),
    7
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
  intDiv (
    (
      CAST(
        toDayOfYear (CAST(CAST((toStartOfWeek ((CAST("events"."day" AS Date32) + 0), 1) - 0) AS Date32) AS Date32)) AS Int64
      ) + 6
    ),
    7
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
  intDiv (
    (
      CAST(
        toDayOfYear (CAST(CAST((toStartOfWeek ((CAST("events"."wall" AS Date32) + 1), 1) - 1) AS Date32) AS Date32)) AS Int64
      ) + 6
    ),
    7
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
  intDiv (
    (
      CAST(
        toDayOfYear (CAST(CAST((toStartOfWeek ((CAST("events"."wall" AS Date32) + 0), 1) - 0) AS Date32) AS Date32)) AS Int64
      ) + 6
    ),
    7
  ) AS "wall"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year as a breakout, and its two other numberings
SELECT intDiv((CAST(toDayOfYear(CAST(CAST((toStartOfWeek((CAST("events"."day" AS Date32) + 1), 1) - 1) AS Date32) AS Date32)) AS Int64) + 6), 7) AS "day", CAST(toISOWeek(CAST("events"."day" AS Date32)) AS Int64) AS "iso", (intDiv((CAST(toDayOfYear(CAST("events"."day" AS Date32)) AS Int64) - 1 + (((CAST(toDayOfWeek(CAST("events"."day" AS Date32)) AS Int64) % 7) - CAST(toDayOfYear(CAST("events"."day" AS Date32)) AS Int64) + 372) % 7)), 7) + 1) AS "instance", COUNT(*) AS "count" FROM "events" WHERE "events"."day" < toDate32('2024-02-01') GROUP BY 1, 2, 3 ORDER BY 1 ASC, 2 ASC, 3 ASC LIMIT 1048575

-- # week-of-year in a filter
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  intDiv (
    (
      CAST(
        toDayOfYear (CAST(CAST((toStartOfWeek ((CAST("events"."wall" AS Date32) + 1), 1) - 1) AS Date32) AS Date32)) AS Int64
      ) + 6
    ),
    7
  ) = 53
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an expression without a type is grouped whole
SELECT
  addHours ("events"."wall", CAST(3 AS Int64)) AS "due",
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
  CAST(CAST(addHours ("events"."wall", CAST(3 AS Int64)) AS DateTime64 (6, 'UTC')) AS Date32) AS "due",
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
  CAST(CAST(addHours ("events"."wall", CAST(3 AS Int64)) AS DateTime64 (6, 'UTC')) AS Date32) AS "due",
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
  addHours ("events"."wall", CAST(3 AS Int64)) AS "due",
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
  addHours ("events"."wall", CAST(3 AS Int64)) AS "due",
  CAST(CAST(addHours ("events"."wall", CAST(3 AS Int64)) AS DateTime64 (6, 'UTC')) AS Date32) AS "due_2",
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
SELECT
  COUNT(
    CASE
      WHEN addHours ("events"."wall", CAST(3 AS Int64)) = toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        addHours ("events"."wall", CAST(3 AS Int64)) >= toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
        AND addHours ("events"."wall", CAST(3 AS Int64)) < toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN addHours ("events"."wall", CAST(3 AS Int64)) <= toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN addHours ("events"."wall", CAST(3 AS Int64)) < toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN addHours ("events"."wall", CAST(3 AS Int64)) BETWEEN toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC') AND toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN (
        addHours ("events"."wall", CAST(3 AS Int64)) >= toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
        AND addHours ("events"."wall", CAST(3 AS Int64)) < toDateTime64 ('2024-01-09 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN (
        addHours ("events"."wall", CAST(3 AS Int64)) <> toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
        AND addHours ("events"."wall", CAST(3 AS Int64)) IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_7",
  COUNT(
    CASE
      WHEN (
        NOT (
          COALESCE(
            (
              addHours ("events"."wall", CAST(3 AS Int64)) >= toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
              AND addHours ("events"."wall", CAST(3 AS Int64)) < toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
            ),
            FALSE
          )
        )
        AND addHours ("events"."wall", CAST(3 AS Int64)) IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_8",
  COUNT(
    CASE
      WHEN addHours ("events"."wall", CAST(3 AS Int64)) = toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where_9"
FROM
  "events"
LIMIT
  1048575

-- # a column by name goes by its options
SELECT
  "source"."wall" AS "wall",
  CAST(CAST("source"."wall" AS DateTime64 (6, 'UTC')) AS Date32) AS "wall_2",
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
SELECT
  CAST(CAST("source"."wall" AS DateTime64 (6, 'UTC')) AS Date32) AS "wall",
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
      "source"."wall" >= toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
      AND "source"."wall" < toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
    )
    OR (
      "source"."wall" >= toDateTime64 ('2024-01-03 00:00:00', 6, 'UTC')
      AND "source"."wall" < toDateTime64 ('2024-01-04 00:00:00', 6, 'UTC')
    )
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a name beside a day
SELECT
  COUNT(
    CASE
      WHEN "source"."wall" = toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        "source"."wall" >= toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
        AND "source"."wall" < toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
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
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  addMinutes ("events"."wall", CAST(10 AS Int64)) = toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # so does one that is taken away
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  addHours ("events"."wall", CAST((- 2) AS Int64)) > toDateTime64 ('2024-10-27 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # and datetime-add of hours
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  addSeconds ("events"."wall", CAST(600 AS Int64)) = toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an interval of days is by the day
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  addDays (CAST(CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS Date32) AS Date32), CAST(1 AS Int64)) = toDate32 ('2023-12-31')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # datetime-add of months is by the day
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  addMonths (CAST(CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS Date32) AS Date32), CAST(1 AS Int64)) = toDate32 ('2024-03-29')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a choice of dates is by the day
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  COALESCE(
    CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS Date32),
    CAST(CAST("events"."day" AS Date32) AS Date32)
  ) = toDate32 ('2023-12-30')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a bucketed expression is compared as it is
SELECT
  COUNT(
    CASE
      WHEN CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) = toDate32 ('2024-01-15') THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) = toDate32 ('2024-01-01') THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) >= toDate32 ('2024-01-01')
        AND CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) < toDate32 ('2024-02-01')
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) >= toDate32 ('2023-12-01')
        AND CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) < toDate32 ('2025-06-01')
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) >= toDate32 ('2023-12-31')
        AND CAST(toStartOfMonth (CAST("events"."wall" AS DateTime64 (6, 'UTC'))) AS Date32) < toDate32 ('2025-06-15')
      ) THEN 1
    END
  ) AS "count_where_5"
FROM
  "events"
LIMIT
  1048575

-- # differences of dates do not look at the time of day
SELECT
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST(toDateTime64 ('2023-05-01 23:50:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2023-05-02 00:10:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    86400000000
  ) AS "d0",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST(toDateTime64 ('2023-05-02 00:10:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2023-05-01 23:50:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    86400000000
  ) AS "d1",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(toDateTime64 ('2023-05-01 23:50:00', 6, 'UTC') AS DateTime64 (6, 'UTC')),
      CAST(toDateTime64 ('2023-05-02 00:10:00', 6, 'UTC') AS DateTime64 (6, 'UTC'))
    ),
    3600000000
  ) AS "d2",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(toDateTime64 ('2023-05-01 23:50:00', 6, 'UTC') AS DateTime64 (6, 'UTC')),
      CAST(toDateTime64 ('2023-05-02 00:10:00', 6, 'UTC') AS DateTime64 (6, 'UTC'))
    ),
    60000000
  ) AS "d3",
  age (
    'month',
    CAST(CAST(toDate32 ('2024-01-31') AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST(toDate32 ('2024-02-29') AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "d4",
  age (
    'month',
    CAST(CAST(toDate32 ('2024-02-29') AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST(toDate32 ('2024-03-29') AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "d5",
  age (
    'month',
    CAST(CAST(toDateTime64 ('2024-03-31 10:00:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST(toDate32 ('2024-02-29') AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "d6",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST(toDateTime64 ('2023-12-31 23:59:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2024-01-07 00:01:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    604800000000
  ) AS "d7",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST(toDate32 ('2023-12-31') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2024-01-06 23:59:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    604800000000
  ) AS "d8",
  intDiv (
    age (
      'month',
      CAST(CAST(toDate32 ('2024-02-29') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2025-02-28 23:00:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "d9",
  intDiv (
    age (
      'month',
      CAST(CAST(toDate32 ('2024-02-29') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2025-03-01') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "d10",
  intDiv (
    age (
      'month',
      CAST(CAST(toDateTime64 ('2020-02-29 12:00:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2024-02-29') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "d11",
  intDiv (
    age (
      'month',
      CAST(CAST(toDateTime64 ('2024-01-01 12:00:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2024-10-01') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    3
  ) AS "d12",
  intDiv (
    age (
      'month',
      CAST(CAST(toDate32 ('2024-01-02') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2024-10-01 23:00:00', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    3
  ) AS "d13"
FROM
  "events"
WHERE
  "events"."id" = 1
LIMIT
  1048575

-- # differences of columns without a zone
SELECT
  "events"."id" AS "id",
  intDiv (
    age (
      'month',
      CAST(CAST("events"."wall" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2024-01-08 00:00:01', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "year",
  intDiv (
    age (
      'month',
      CAST(CAST("events"."wall" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2024-01-08 00:00:01', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    3
  ) AS "quarter",
  age (
    'month',
    CAST(CAST("events"."wall" AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST(toDateTime64 ('2024-01-08 00:00:01', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "month",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST("events"."wall" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2024-01-08 00:00:01', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    604800000000
  ) AS "week",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST("events"."wall" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDateTime64 ('2024-01-08 00:00:01', 6, 'UTC') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    86400000000
  ) AS "day",
  intDiv (
    dateDiff (
      'microsecond',
      CAST("events"."wall" AS DateTime64 (6, 'UTC')),
      CAST(toDateTime64 ('2024-01-08 00:00:01', 6, 'UTC') AS DateTime64 (6, 'UTC'))
    ),
    3600000000
  ) AS "hour",
  intDiv (
    dateDiff (
      'microsecond',
      CAST("events"."wall" AS DateTime64 (6, 'UTC')),
      CAST(toDateTime64 ('2024-01-08 00:00:01', 6, 'UTC') AS DateTime64 (6, 'UTC'))
    ),
    1000000
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
SELECT
  addDays (
    if (
      CAST(
        if (
          if (
            (
              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                )
              )
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            dateDiff (
              'second',
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  )
                )
              ),
              toDateTime64 (
                toString (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ),
                    'UTC'
                  )
                ),
                6,
                'UTC'
              )
            ),
            timezoneOffset (
              toTimeZone (
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ),
                'UTC'
              )
            )
          ) = if (
            (
              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            dateDiff (
              'second',
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
              ),
              toDateTime64 (
                toString (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    'UTC'
                  )
                ),
                6,
                'UTC'
              )
            ),
            timezoneOffset (
              toTimeZone (
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ),
                'UTC'
              )
            )
          ),
          (
            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
              if (
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    'UTC'
                  )
                )
              )
            )
          ),
          (
            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
              if (
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                    ),
                    'UTC'
                  )
                )
              )
            )
          )
        ) AS DateTime64 (6, 'Etc/UTC')
      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
      toDateTime64 (
        toString (
          toTimeZone (
            CAST(
              if (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                              if (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                dateDiff (
                                  'second',
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  toDateTime64 (
                                    toString (
                                      toTimeZone (
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        'UTC'
                                      )
                                    ),
                                    6,
                                    'UTC'
                                  )
                                ),
                                timezoneOffset (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                )
                              )
                            )
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      'UTC'
                    )
                  )
                ) = if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                ),
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ),
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                )
              ) AS DateTime64 (6, 'Etc/UTC')
            ),
            'Asia/Tokyo'
          )
        ),
        6,
        'UTC'
      ),
      toTimeZone (
        (
          CAST(
            if (
              if (
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              )
                            )
                          )
                        ),
                        'UTC'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ),
                    'UTC'
                  )
                )
              ) = if (
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    'UTC'
                  )
                )
              ),
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  )
                )
              ),
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  )
                )
              )
            ) AS DateTime64 (6, 'Etc/UTC')
          ) + toIntervalSecond (
            timezoneOffset (
              toTimeZone (
                CAST(
                  if (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              )
                            )
                          )
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                  if (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    dateDiff (
                                      'second',
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      toDateTime64 (
                                        toString (
                                          toTimeZone (
                                            (
                                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                            ),
                                            'UTC'
                                          )
                                        ),
                                        6,
                                        'UTC'
                                      )
                                    ),
                                    timezoneOffset (
                                      toTimeZone (
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        'UTC'
                                      )
                                    )
                                  )
                                )
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                              if (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                dateDiff (
                                  'second',
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  toDateTime64 (
                                    toString (
                                      toTimeZone (
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        'UTC'
                                      )
                                    ),
                                    6,
                                    'UTC'
                                  )
                                ),
                                timezoneOffset (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                )
                              )
                            )
                          ),
                          'UTC'
                        )
                      )
                    ) = if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    ),
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ),
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    )
                  ) AS DateTime64 (6, 'Etc/UTC')
                ),
                'Asia/Tokyo'
              )
            )
          )
        ),
        'UTC'
      )
    ),
    CAST(1 AS Int64)
  ) AS "later",
  COALESCE(
    addMinutes (
      if (
        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
        toDateTime64 (
          toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'America/New_York')),
          6,
          'UTC'
        ),
        toTimeZone (
          (
            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (
              timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'America/New_York'))
            )
          ),
          'UTC'
        )
      ),
      CAST((- 30) AS Int64)
    ),
    "events"."wall"
  ) AS "either",
  addHours (
    addDays (
      if (
        CAST(
          if (
            if (
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  )
                )
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      'UTC'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ),
                  'UTC'
                )
              )
            ) = if (
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  'UTC'
                )
              )
            ),
            (
              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                )
              )
            ),
            (
              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                )
              )
            )
          ) AS DateTime64 (6, 'Etc/UTC')
        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
        toDateTime64 (
          toString (
            toTimeZone (
              CAST(
                if (
                  if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                if (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  dateDiff (
                                    'second',
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    toDateTime64 (
                                      toString (
                                        toTimeZone (
                                          (
                                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                          ),
                                          'UTC'
                                        )
                                      ),
                                      6,
                                      'UTC'
                                    )
                                  ),
                                  timezoneOffset (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  )
                                )
                              )
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              )
                            )
                          )
                        ),
                        'UTC'
                      )
                    )
                  ) = if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  ),
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ),
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  )
                ) AS DateTime64 (6, 'Etc/UTC')
              ),
              'Asia/Tokyo'
            )
          ),
          6,
          'UTC'
        ),
        toTimeZone (
          (
            CAST(
              if (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                              if (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                dateDiff (
                                  'second',
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  toDateTime64 (
                                    toString (
                                      toTimeZone (
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        'UTC'
                                      )
                                    ),
                                    6,
                                    'UTC'
                                  )
                                ),
                                timezoneOffset (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                )
                              )
                            )
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      'UTC'
                    )
                  )
                ) = if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                ),
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ),
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                )
              ) AS DateTime64 (6, 'Etc/UTC')
            ) + toIntervalSecond (
              timezoneOffset (
                toTimeZone (
                  CAST(
                    if (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              )
                            )
                          )
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                              if (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                dateDiff (
                                  'second',
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  toDateTime64 (
                                    toString (
                                      toTimeZone (
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        'UTC'
                                      )
                                    ),
                                    6,
                                    'UTC'
                                  )
                                ),
                                timezoneOffset (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                )
                              )
                            )
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                    if (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      dateDiff (
                                        'second',
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        toDateTime64 (
                                          toString (
                                            toTimeZone (
                                              (
                                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                              ),
                                              'UTC'
                                            )
                                          ),
                                          6,
                                          'UTC'
                                        )
                                      ),
                                      timezoneOffset (
                                        toTimeZone (
                                          (
                                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                          ),
                                          'UTC'
                                        )
                                      )
                                    )
                                  )
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                if (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  dateDiff (
                                    'second',
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    toDateTime64 (
                                      toString (
                                        toTimeZone (
                                          (
                                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                          ),
                                          'UTC'
                                        )
                                      ),
                                      6,
                                      'UTC'
                                    )
                                  ),
                                  timezoneOffset (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  )
                                )
                              )
                            ),
                            'UTC'
                          )
                        )
                      ) = if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      ),
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      )
                    ) AS DateTime64 (6, 'Etc/UTC')
                  ),
                  'Asia/Tokyo'
                )
              )
            )
          ),
          'UTC'
        )
      ),
      CAST(1 AS Int64)
    ),
    CAST(1 AS Int64)
  ) AS "named",
  CAST(
    toHour (
      if (
        CAST(
          if (
            if (
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  )
                )
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      'UTC'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ),
                  'UTC'
                )
              )
            ) = if (
              (
                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  'UTC'
                )
              )
            ),
            (
              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                )
              )
            ),
            (
              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                )
              )
            )
          ) AS DateTime64 (6, 'Etc/UTC')
        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
        toDateTime64 (
          toString (
            toTimeZone (
              CAST(
                if (
                  if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                if (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  dateDiff (
                                    'second',
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    toDateTime64 (
                                      toString (
                                        toTimeZone (
                                          (
                                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                          ),
                                          'UTC'
                                        )
                                      ),
                                      6,
                                      'UTC'
                                    )
                                  ),
                                  timezoneOffset (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  )
                                )
                              )
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              )
                            )
                          )
                        ),
                        'UTC'
                      )
                    )
                  ) = if (
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  ),
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ),
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  )
                ) AS DateTime64 (6, 'Etc/UTC')
              ),
              'Asia/Tokyo'
            )
          ),
          6,
          'UTC'
        ),
        toTimeZone (
          (
            CAST(
              if (
                if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      )
                    )
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                              if (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                dateDiff (
                                  'second',
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  toDateTime64 (
                                    toString (
                                      toTimeZone (
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        'UTC'
                                      )
                                    ),
                                    6,
                                    'UTC'
                                  )
                                ),
                                timezoneOffset (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                )
                              )
                            )
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      'UTC'
                    )
                  )
                ) = if (
                  (
                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                ),
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ),
                (
                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                )
              ) AS DateTime64 (6, 'Etc/UTC')
            ) + toIntervalSecond (
              timezoneOffset (
                toTimeZone (
                  CAST(
                    if (
                      if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              )
                            )
                          )
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                              if (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                dateDiff (
                                  'second',
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  toDateTime64 (
                                    toString (
                                      toTimeZone (
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        'UTC'
                                      )
                                    ),
                                    6,
                                    'UTC'
                                  )
                                ),
                                timezoneOffset (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                )
                              )
                            )
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                    if (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      dateDiff (
                                        'second',
                                        (
                                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                        ),
                                        toDateTime64 (
                                          toString (
                                            toTimeZone (
                                              (
                                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                              ),
                                              'UTC'
                                            )
                                          ),
                                          6,
                                          'UTC'
                                        )
                                      ),
                                      timezoneOffset (
                                        toTimeZone (
                                          (
                                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                          ),
                                          'UTC'
                                        )
                                      )
                                    )
                                  )
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                if (
                                  (
                                    toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  dateDiff (
                                    'second',
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    toDateTime64 (
                                      toString (
                                        toTimeZone (
                                          (
                                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                          ),
                                          'UTC'
                                        )
                                      ),
                                      6,
                                      'UTC'
                                    )
                                  ),
                                  timezoneOffset (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'UTC'
                                    )
                                  )
                                )
                              )
                            ),
                            'UTC'
                          )
                        )
                      ) = if (
                        (
                          toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        )
                      ),
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      ),
                      (
                        toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                    ),
                                    'UTC'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("events"."wall" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                ),
                                'UTC'
                              )
                            )
                          )
                        )
                      )
                    ) AS DateTime64 (6, 'Etc/UTC')
                  ),
                  'Asia/Tokyo'
                )
              )
            )
          ),
          'UTC'
        )
      )
    ) AS Int64
  ) AS "hour",
  if (
    CAST(parseDateTime64BestEffort ('2024-01-01T00:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
    toDateTime64 (
      toString (
        toTimeZone (
          CAST(parseDateTime64BestEffort ('2024-01-01T00:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')),
          'Asia/Tokyo'
        )
      ),
      6,
      'UTC'
    ),
    toTimeZone (
      (
        CAST(parseDateTime64BestEffort ('2024-01-01T00:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (
          timezoneOffset (
            toTimeZone (
              CAST(parseDateTime64BestEffort ('2024-01-01T00:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')),
              'Asia/Tokyo'
            )
          )
        )
      ),
      'UTC'
    )
  ) AS "text",
  if (
    CAST(
      if (
        if (
          (
            toTimeZone (
              CAST(
                CAST(
                  if (
                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                    toTimeZone (
                      (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                      ),
                      'UTC'
                    )
                  ) AS DateTime64 (6, 'UTC')
                ) AS DateTime64 (6, 'UTC')
              ),
              'Etc/UTC'
            ) - toIntervalSecond (
              if (
                (
                  toTimeZone (
                    CAST(
                      CAST(
                        if (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                          toTimeZone (
                            (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                            ),
                            'UTC'
                          )
                        ) AS DateTime64 (6, 'UTC')
                      ) AS DateTime64 (6, 'UTC')
                    ),
                    'Etc/UTC'
                  ) + toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) + toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        'Asia/Tokyo'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ),
                    'Asia/Tokyo'
                  )
                )
              )
            )
          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          dateDiff (
            'second',
            (
              toTimeZone (
                CAST(
                  CAST(
                    if (
                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                      toTimeZone (
                        (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                        ),
                        'UTC'
                      )
                    ) AS DateTime64 (6, 'UTC')
                  ) AS DateTime64 (6, 'UTC')
                ),
                'Etc/UTC'
              ) - toIntervalSecond (
                if (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          'Asia/Tokyo'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      'Asia/Tokyo'
                    )
                  )
                )
              )
            ),
            toDateTime64 (
              toString (
                toTimeZone (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) - toIntervalSecond (
                      if (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                'Asia/Tokyo'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        )
                      )
                    )
                  ),
                  'Asia/Tokyo'
                )
              ),
              6,
              'UTC'
            )
          ),
          timezoneOffset (
            toTimeZone (
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) - toIntervalSecond (
                  if (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        'Asia/Tokyo'
                      )
                    )
                  )
                )
              ),
              'Asia/Tokyo'
            )
          )
        ) = if (
          (
            toTimeZone (
              CAST(
                CAST(
                  if (
                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                    toTimeZone (
                      (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                      ),
                      'UTC'
                    )
                  ) AS DateTime64 (6, 'UTC')
                ) AS DateTime64 (6, 'UTC')
              ),
              'Etc/UTC'
            ) + toIntervalDay (1)
          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          dateDiff (
            'second',
            (
              toTimeZone (
                CAST(
                  CAST(
                    if (
                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                      toTimeZone (
                        (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                        ),
                        'UTC'
                      )
                    ) AS DateTime64 (6, 'UTC')
                  ) AS DateTime64 (6, 'UTC')
                ),
                'Etc/UTC'
              ) + toIntervalDay (1)
            ),
            toDateTime64 (
              toString (
                toTimeZone (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) + toIntervalDay (1)
                  ),
                  'Asia/Tokyo'
                )
              ),
              6,
              'UTC'
            )
          ),
          timezoneOffset (
            toTimeZone (
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) + toIntervalDay (1)
              ),
              'Asia/Tokyo'
            )
          )
        ),
        (
          toTimeZone (
            CAST(
              CAST(
                if (
                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                  toTimeZone (
                    (
                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                    ),
                    'UTC'
                  )
                ) AS DateTime64 (6, 'UTC')
              ) AS DateTime64 (6, 'UTC')
            ),
            'Etc/UTC'
          ) - toIntervalSecond (
            if (
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) + toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (
                    CAST(
                      CAST(
                        if (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                          toTimeZone (
                            (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                            ),
                            'UTC'
                          )
                        ) AS DateTime64 (6, 'UTC')
                      ) AS DateTime64 (6, 'UTC')
                    ),
                    'Etc/UTC'
                  ) + toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      'Asia/Tokyo'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) + toIntervalDay (1)
                  ),
                  'Asia/Tokyo'
                )
              )
            )
          )
        ),
        (
          toTimeZone (
            CAST(
              CAST(
                if (
                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                  toTimeZone (
                    (
                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                    ),
                    'UTC'
                  )
                ) AS DateTime64 (6, 'UTC')
              ) AS DateTime64 (6, 'UTC')
            ),
            'Etc/UTC'
          ) - toIntervalSecond (
            if (
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) - toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (
                    CAST(
                      CAST(
                        if (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                          toTimeZone (
                            (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                            ),
                            'UTC'
                          )
                        ) AS DateTime64 (6, 'UTC')
                      ) AS DateTime64 (6, 'UTC')
                    ),
                    'Etc/UTC'
                  ) - toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) - toIntervalDay (1)
                      ),
                      'Asia/Tokyo'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) - toIntervalDay (1)
                  ),
                  'Asia/Tokyo'
                )
              )
            )
          )
        )
      ) AS DateTime64 (6, 'Etc/UTC')
    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
    toDateTime64 (
      toString (
        toTimeZone (
          CAST(
            if (
              if (
                (
                  toTimeZone (
                    CAST(
                      CAST(
                        if (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                          toTimeZone (
                            (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                            ),
                            'UTC'
                          )
                        ) AS DateTime64 (6, 'UTC')
                      ) AS DateTime64 (6, 'UTC')
                    ),
                    'Etc/UTC'
                  ) - toIntervalSecond (
                    if (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ),
                              'Asia/Tokyo'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          'Asia/Tokyo'
                        )
                      )
                    )
                  )
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) - toIntervalSecond (
                      if (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                'Asia/Tokyo'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        )
                      )
                    )
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) - toIntervalSecond (
                            if (
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (
                                          CAST(
                                            CAST(
                                              if (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                                toTimeZone (
                                                  (
                                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                                  ),
                                                  'UTC'
                                                )
                                              ) AS DateTime64 (6, 'UTC')
                                            ) AS DateTime64 (6, 'UTC')
                                          ),
                                          'Etc/UTC'
                                        ) + toIntervalDay (1)
                                      ),
                                      'Asia/Tokyo'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (
                                      CAST(
                                        CAST(
                                          if (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                            toTimeZone (
                                              (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                              ),
                                              'UTC'
                                            )
                                          ) AS DateTime64 (6, 'UTC')
                                        ) AS DateTime64 (6, 'UTC')
                                      ),
                                      'Etc/UTC'
                                    ) + toIntervalDay (1)
                                  ),
                                  'Asia/Tokyo'
                                )
                              )
                            )
                          )
                        ),
                        'Asia/Tokyo'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) - toIntervalSecond (
                        if (
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (
                                      CAST(
                                        CAST(
                                          if (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                            toTimeZone (
                                              (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                              ),
                                              'UTC'
                                            )
                                          ) AS DateTime64 (6, 'UTC')
                                        ) AS DateTime64 (6, 'UTC')
                                      ),
                                      'Etc/UTC'
                                    ) + toIntervalDay (1)
                                  ),
                                  'Asia/Tokyo'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ),
                              'Asia/Tokyo'
                            )
                          )
                        )
                      )
                    ),
                    'Asia/Tokyo'
                  )
                )
              ) = if (
                (
                  toTimeZone (
                    CAST(
                      CAST(
                        if (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                          toTimeZone (
                            (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                            ),
                            'UTC'
                          )
                        ) AS DateTime64 (6, 'UTC')
                      ) AS DateTime64 (6, 'UTC')
                    ),
                    'Etc/UTC'
                  ) + toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) + toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        'Asia/Tokyo'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ),
                    'Asia/Tokyo'
                  )
                )
              ),
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) - toIntervalSecond (
                  if (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        'Asia/Tokyo'
                      )
                    )
                  )
                )
              ),
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) - toIntervalSecond (
                  if (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) - toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) - toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) - toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) - toIntervalDay (1)
                        ),
                        'Asia/Tokyo'
                      )
                    )
                  )
                )
              )
            ) AS DateTime64 (6, 'Etc/UTC')
          ),
          'UTC'
        )
      ),
      6,
      'UTC'
    ),
    toTimeZone (
      (
        CAST(
          if (
            if (
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) - toIntervalSecond (
                  if (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        'Asia/Tokyo'
                      )
                    )
                  )
                )
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (
                    CAST(
                      CAST(
                        if (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                          toTimeZone (
                            (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                            ),
                            'UTC'
                          )
                        ) AS DateTime64 (6, 'UTC')
                      ) AS DateTime64 (6, 'UTC')
                    ),
                    'Etc/UTC'
                  ) - toIntervalSecond (
                    if (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ),
                              'Asia/Tokyo'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          'Asia/Tokyo'
                        )
                      )
                    )
                  )
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) - toIntervalSecond (
                          if (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (
                                        CAST(
                                          CAST(
                                            if (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                              toTimeZone (
                                                (
                                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                                ),
                                                'UTC'
                                              )
                                            ) AS DateTime64 (6, 'UTC')
                                          ) AS DateTime64 (6, 'UTC')
                                        ),
                                        'Etc/UTC'
                                      ) + toIntervalDay (1)
                                    ),
                                    'Asia/Tokyo'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                'Asia/Tokyo'
                              )
                            )
                          )
                        )
                      ),
                      'Asia/Tokyo'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) - toIntervalSecond (
                      if (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                'Asia/Tokyo'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        )
                      )
                    )
                  ),
                  'Asia/Tokyo'
                )
              )
            ) = if (
              (
                toTimeZone (
                  CAST(
                    CAST(
                      if (
                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                        toTimeZone (
                          (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                          ),
                          'UTC'
                        )
                      ) AS DateTime64 (6, 'UTC')
                    ) AS DateTime64 (6, 'UTC')
                  ),
                  'Etc/UTC'
                ) + toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (
                    CAST(
                      CAST(
                        if (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                          toTimeZone (
                            (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                            ),
                            'UTC'
                          )
                        ) AS DateTime64 (6, 'UTC')
                      ) AS DateTime64 (6, 'UTC')
                    ),
                    'Etc/UTC'
                  ) + toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      'Asia/Tokyo'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) + toIntervalDay (1)
                  ),
                  'Asia/Tokyo'
                )
              )
            ),
            (
              toTimeZone (
                CAST(
                  CAST(
                    if (
                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                      toTimeZone (
                        (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                        ),
                        'UTC'
                      )
                    ) AS DateTime64 (6, 'UTC')
                  ) AS DateTime64 (6, 'UTC')
                ),
                'Etc/UTC'
              ) - toIntervalSecond (
                if (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          'Asia/Tokyo'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      'Asia/Tokyo'
                    )
                  )
                )
              )
            ),
            (
              toTimeZone (
                CAST(
                  CAST(
                    if (
                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                      toTimeZone (
                        (
                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                        ),
                        'UTC'
                      )
                    ) AS DateTime64 (6, 'UTC')
                  ) AS DateTime64 (6, 'UTC')
                ),
                'Etc/UTC'
              ) - toIntervalSecond (
                if (
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) - toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) - toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) - toIntervalDay (1)
                          ),
                          'Asia/Tokyo'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) - toIntervalDay (1)
                      ),
                      'Asia/Tokyo'
                    )
                  )
                )
              )
            )
          ) AS DateTime64 (6, 'Etc/UTC')
        ) + toIntervalSecond (
          timezoneOffset (
            toTimeZone (
              CAST(
                if (
                  if (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) - toIntervalSecond (
                        if (
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (
                                      CAST(
                                        CAST(
                                          if (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                            toTimeZone (
                                              (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                              ),
                                              'UTC'
                                            )
                                          ) AS DateTime64 (6, 'UTC')
                                        ) AS DateTime64 (6, 'UTC')
                                      ),
                                      'Etc/UTC'
                                    ) + toIntervalDay (1)
                                  ),
                                  'Asia/Tokyo'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ),
                              'Asia/Tokyo'
                            )
                          )
                        )
                      )
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) - toIntervalSecond (
                          if (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (
                                        CAST(
                                          CAST(
                                            if (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                              toTimeZone (
                                                (
                                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                                ),
                                                'UTC'
                                              )
                                            ) AS DateTime64 (6, 'UTC')
                                          ) AS DateTime64 (6, 'UTC')
                                        ),
                                        'Etc/UTC'
                                      ) + toIntervalDay (1)
                                    ),
                                    'Asia/Tokyo'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                'Asia/Tokyo'
                              )
                            )
                          )
                        )
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) - toIntervalSecond (
                                if (
                                  (
                                    toTimeZone (
                                      CAST(
                                        CAST(
                                          if (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                            toTimeZone (
                                              (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                              ),
                                              'UTC'
                                            )
                                          ) AS DateTime64 (6, 'UTC')
                                        ) AS DateTime64 (6, 'UTC')
                                      ),
                                      'Etc/UTC'
                                    ) + toIntervalDay (1)
                                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  dateDiff (
                                    'second',
                                    (
                                      toTimeZone (
                                        CAST(
                                          CAST(
                                            if (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                              toTimeZone (
                                                (
                                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                                ),
                                                'UTC'
                                              )
                                            ) AS DateTime64 (6, 'UTC')
                                          ) AS DateTime64 (6, 'UTC')
                                        ),
                                        'Etc/UTC'
                                      ) + toIntervalDay (1)
                                    ),
                                    toDateTime64 (
                                      toString (
                                        toTimeZone (
                                          (
                                            toTimeZone (
                                              CAST(
                                                CAST(
                                                  if (
                                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                                    toTimeZone (
                                                      (
                                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                                      ),
                                                      'UTC'
                                                    )
                                                  ) AS DateTime64 (6, 'UTC')
                                                ) AS DateTime64 (6, 'UTC')
                                              ),
                                              'Etc/UTC'
                                            ) + toIntervalDay (1)
                                          ),
                                          'Asia/Tokyo'
                                        )
                                      ),
                                      6,
                                      'UTC'
                                    )
                                  ),
                                  timezoneOffset (
                                    toTimeZone (
                                      (
                                        toTimeZone (
                                          CAST(
                                            CAST(
                                              if (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                                toTimeZone (
                                                  (
                                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                                  ),
                                                  'UTC'
                                                )
                                              ) AS DateTime64 (6, 'UTC')
                                            ) AS DateTime64 (6, 'UTC')
                                          ),
                                          'Etc/UTC'
                                        ) + toIntervalDay (1)
                                      ),
                                      'Asia/Tokyo'
                                    )
                                  )
                                )
                              )
                            ),
                            'Asia/Tokyo'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) - toIntervalSecond (
                            if (
                              (
                                toTimeZone (
                                  CAST(
                                    CAST(
                                      if (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                        toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                        toTimeZone (
                                          (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                          ),
                                          'UTC'
                                        )
                                      ) AS DateTime64 (6, 'UTC')
                                    ) AS DateTime64 (6, 'UTC')
                                  ),
                                  'Etc/UTC'
                                ) + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (
                                          CAST(
                                            CAST(
                                              if (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                                toTimeZone (
                                                  (
                                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                                  ),
                                                  'UTC'
                                                )
                                              ) AS DateTime64 (6, 'UTC')
                                            ) AS DateTime64 (6, 'UTC')
                                          ),
                                          'Etc/UTC'
                                        ) + toIntervalDay (1)
                                      ),
                                      'Asia/Tokyo'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (
                                      CAST(
                                        CAST(
                                          if (
                                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                            toTimeZone (
                                              (
                                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                              ),
                                              'UTC'
                                            )
                                          ) AS DateTime64 (6, 'UTC')
                                        ) AS DateTime64 (6, 'UTC')
                                      ),
                                      'Etc/UTC'
                                    ) + toIntervalDay (1)
                                  ),
                                  'Asia/Tokyo'
                                )
                              )
                            )
                          )
                        ),
                        'Asia/Tokyo'
                      )
                    )
                  ) = if (
                    (
                      toTimeZone (
                        CAST(
                          CAST(
                            if (
                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                              toTimeZone (
                                (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                ),
                                'UTC'
                              )
                            ) AS DateTime64 (6, 'UTC')
                          ) AS DateTime64 (6, 'UTC')
                        ),
                        'Etc/UTC'
                      ) + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (
                          CAST(
                            CAST(
                              if (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                toTimeZone (
                                  (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                  ),
                                  'UTC'
                                )
                              ) AS DateTime64 (6, 'UTC')
                            ) AS DateTime64 (6, 'UTC')
                          ),
                          'Etc/UTC'
                        ) + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ),
                        'Asia/Tokyo'
                      )
                    )
                  ),
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) - toIntervalSecond (
                      if (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) + toIntervalDay (1)
                                ),
                                'Asia/Tokyo'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) + toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        )
                      )
                    )
                  ),
                  (
                    toTimeZone (
                      CAST(
                        CAST(
                          if (
                            CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                            toTimeZone (
                              (
                                CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                              ),
                              'UTC'
                            )
                          ) AS DateTime64 (6, 'UTC')
                        ) AS DateTime64 (6, 'UTC')
                      ),
                      'Etc/UTC'
                    ) - toIntervalSecond (
                      if (
                        (
                          toTimeZone (
                            CAST(
                              CAST(
                                if (
                                  CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                  toTimeZone (
                                    (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                    ),
                                    'UTC'
                                  )
                                ) AS DateTime64 (6, 'UTC')
                              ) AS DateTime64 (6, 'UTC')
                            ),
                            'Etc/UTC'
                          ) - toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (
                              CAST(
                                CAST(
                                  if (
                                    CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                    toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                    toTimeZone (
                                      (
                                        CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                      ),
                                      'UTC'
                                    )
                                  ) AS DateTime64 (6, 'UTC')
                                ) AS DateTime64 (6, 'UTC')
                              ),
                              'Etc/UTC'
                            ) - toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (
                                    CAST(
                                      CAST(
                                        if (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                          toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                          toTimeZone (
                                            (
                                              CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                            ),
                                            'UTC'
                                          )
                                        ) AS DateTime64 (6, 'UTC')
                                      ) AS DateTime64 (6, 'UTC')
                                    ),
                                    'Etc/UTC'
                                  ) - toIntervalDay (1)
                                ),
                                'Asia/Tokyo'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (
                                CAST(
                                  CAST(
                                    if (
                                      CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                      toDateTime64 (toString (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')), 6, 'UTC'),
                                      toTimeZone (
                                        (
                                          CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("events"."seen" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Tokyo')))
                                        ),
                                        'UTC'
                                      )
                                    ) AS DateTime64 (6, 'UTC')
                                  ) AS DateTime64 (6, 'UTC')
                                ),
                                'Etc/UTC'
                              ) - toIntervalDay (1)
                            ),
                            'Asia/Tokyo'
                          )
                        )
                      )
                    )
                  )
                ) AS DateTime64 (6, 'Etc/UTC')
              ),
              'UTC'
            )
          )
        )
      ),
      'UTC'
    )
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
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2023-01-01 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2021-01-01 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2021-04-01 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month against months as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-02-01 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-07 09:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-01-07 10:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour of a day alone as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-10-27 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-10-28 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a minute as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-07 09:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-01-07 09:01:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a year with an hour as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2021-01-01 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2021-01-01 01:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month with a time as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-01-01 00:01:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a fraction as a date
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-07 09:00:30', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-01-07 09:00:31', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a year beside a column is its first day
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."day" >= toDate32 ('2024-01-01')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an offset beside a column without a zone is left out (Europe/Berlin)
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" IN (
    toDateTime64 ('2024-01-03 12:00:00', 6, 'UTC'),
    toDateTime64 ('2024-02-29 23:59:59', 6, 'UTC'),
    toDateTime64 ('2024-01-07 09:00:30', 6, 'UTC'),
    toDateTime64 ('2023-12-30 23:50:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an offset beside an instant counts
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."seen" IN (
    parseDateTime64BestEffort ('2024-10-27T00:30:00Z', 6, 'Etc/UTC'),
    parseDateTime64BestEffort ('2024-10-27T01:30:00Z', 6, 'Etc/UTC'),
    parseDateTime64BestEffort ('2024-01-03T12:00:00Z', 6, 'Etc/UTC'),
    parseDateTime64BestEffort ('2024-01-07T09:00:30Z', 6, 'Etc/UTC'),
    parseDateTime64BestEffort ('2024-02-29T23:59:59Z', 6, 'Etc/UTC')
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
    CAST(toMonth ("events"."wall") AS Int64) <> 1
    OR CAST(toMonth ("events"."wall") AS Int64) IS NULL
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
    NOT (CAST(toMonth ("events"."wall") AS Int64) IN (1, 12, 10))
    OR CAST(toMonth ("events"."wall") AS Int64) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a day of the week beside a date
SELECT "events"."id" AS "id" FROM "events" WHERE ((CAST(toDayOfWeek(CAST("events"."day" AS Date32)) AS Int64) % 7) + 1) = 1 ORDER BY "events"."id" ASC LIMIT 1048575

-- # a day of the week beside a date, weeks from Monday
SELECT "events"."id" AS "id" FROM "events" WHERE ((((CAST(toDayOfWeek(CAST("events"."day" AS Date32)) AS Int64) % 7) + 6) % 7) + 1) <= 2 ORDER BY "events"."id" ASC LIMIT 1048575

-- # an hour beside a time with Z is wall time (Europe/Berlin)
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(toHour ("events"."wall") AS Int64) = 23
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
  CAST(
    toHour (
      (
        toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (CAST(round(toFloat64 (CAST("events"."clock" AS Time64 (6))) * 1000000) AS Int64))
      )
    ) AS Int64
  ) IN (12, 9)
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
  intDiv ((CAST(toMonth (CAST("events"."day" AS Date32)) AS Int64) + 2), 3) BETWEEN 2 AND 4
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
    CAST(toDayOfYear (CAST("events"."day" AS Date32)) AS Int64) = 365
    OR CAST(toMinute ("events"."wall") AS Int64) = 50
    OR intDiv (
      (
        CAST(
          toDayOfYear (CAST(CAST((toStartOfWeek ((CAST("events"."wall" AS Date32) + 1), 1) - 1) AS Date32) AS Date32)) AS Int64
        ) + 6
      ),
      7
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
  CAST(toYear (CAST("events"."day" AS Date32)) AS Int64) = 2021
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
  CAST(toMonth (CAST("events"."day" AS Date32)) AS Int64) = 6
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
  CAST(toMonth (CAST("events"."day" AS Date32)) AS Int64) = 10
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # what is neither a number nor a date
-- refused: invalid-query | "=": "soon" is not a number. (at query.filter) | query.filter

-- # relative-datetime current in the unit of the field
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime now in the unit of the field
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime NOW in the unit of the field
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime today in the unit of the field
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime without a number and without a unit is the day
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2025-06-16 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime null
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2025-04-01 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime of a number in quotes
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # relative-datetime of a fraction
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # days left out
SELECT "events"."id" AS "id" FROM "events" WHERE (NOT (((CAST(toDayOfWeek("events"."wall") AS Int64) % 7) + 1) IN (1, 2)) OR ((CAST(toDayOfWeek("events"."wall") AS Int64) % 7) + 1) IS NULL) ORDER BY "events"."id" ASC LIMIT 1048575

-- # days left out, weeks from Monday
SELECT "events"."id" AS "id" FROM "events" WHERE (NOT (((((CAST(toDayOfWeek("events"."wall") AS Int64) % 7) + 6) % 7) + 1) IN (7, 1)) OR ((((CAST(toDayOfWeek("events"."wall") AS Int64) % 7) + 6) % 7) + 1) IS NULL) ORDER BY "events"."id" ASC LIMIT 1048575

-- # months left out
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (CAST(toMonth ("events"."wall") AS Int64) IN (1, 12))
    OR CAST(toMonth ("events"."wall") AS Int64) IS NULL
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
    NOT (intDiv ((CAST(toMonth ("events"."wall") AS Int64) + 2), 3) IN (1, 4))
    OR intDiv ((CAST(toMonth ("events"."wall") AS Int64) + 2), 3) IS NULL
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
    NOT (CAST(toHour ("events"."wall") AS Int64) IN (0, 23, 9))
    OR CAST(toHour ("events"."wall") AS Int64) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # the minute of an hour alone
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-07 09:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-01-07 09:01:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of hours
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-10-27 02:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-10-27 03:31:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range open at the end begins the day after
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" >= toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range open at the start ends the day before
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range is one of whole days, with a time too
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" >= toDateTime64 ('2024-01-08 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range of whole days at the start
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < toDateTime64 ('2023-12-31 00:00:00', 6, 'UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range of a date column
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."day" >= toDate32 ('2024-10-27')
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
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    toStartOfHour (
      toStartOfSecond (
        (
          toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (CAST(round(toFloat64 (CAST("events"."clock" AS Time64 (6))) * 1000000) AS Int64))
        )
      )
    ) AS Time64 (6)
  ) = CAST('09:00:00' AS Time64 (6))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # times of day up to a minute
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    toStartOfMinute (
      toStartOfSecond (
        (
          toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (CAST(round(toFloat64 (CAST("events"."clock" AS Time64 (6))) * 1000000) AS Int64))
        )
      )
    ) AS Time64 (6)
  ) <= CAST('00:10:00' AS Time64 (6))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2023-12-29 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-06-15 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # fewer weeks before now, a year back
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-05 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-06-15 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back, as a clause
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-05 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-06-15 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back, weeks from Monday
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2023-12-30 00:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-06-09 00:00:00', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # the present against instants
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."seen" < parseDateTime64BestEffort ('2025-06-15T07:00:00Z', 6, 'Etc/UTC')
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of times with Z, beside a column without a zone (Europe/Berlin)
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= toDateTime64 ('2024-01-03 11:00:00', 6, 'UTC')
    AND "events"."wall" < toDateTime64 ('2024-01-07 10:00:01', 6, 'UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of times with Z, beside instants
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."seen" >= parseDateTime64BestEffort ('2024-10-27T00:00:00Z', 6, 'Etc/UTC')
    AND "events"."seen" < parseDateTime64BestEffort ('2024-10-27T01:00:01Z', 6, 'Etc/UTC')
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # bucketed inequality keeps nulls
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  NOT (
    COALESCE(
      (
        "people"."birth" >= toDate32 ('1980-01-01')
        AND "people"."birth" < toDate32 ('1981-01-01')
      ),
      FALSE
    )
  )
LIMIT
  1048575

-- # before, until, after, from a bucket
SELECT
  COUNT(
    CASE
      WHEN "orders"."created_at" < toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "orders"."created_at" < toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "orders"."created_at" >= toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN "orders"."created_at" >= toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC') THEN 1
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
  CAST(toMonth ("orders"."created_at") AS Int64) IN (1, 12)
LIMIT
  1048575

-- # relative date with interval
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."created_at" >= toDateTime64 ('2024-04-01 00:00:00', 6, 'UTC')
LIMIT
  1048575

-- # relative interval with an offset
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-10-01 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # during
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-10-27 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2024-10-28 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # datetime literal
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."created_at" = toDateTime64 ('2024-12-30 08:15:30', 6, 'UTC')
LIMIT
  1048575

-- # instant against a zoned literal
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."paid_at" = parseDateTime64BestEffort ('2024-10-27T00:30:00Z', 6, 'Etc/UTC')
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
  CAST(
    CAST(
      if (
        CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
        toDateTime64 (toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')), 6, 'UTC'),
        toTimeZone (
          (
            CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')))
          ),
          'UTC'
        )
      ) AS DateTime64 (6, 'UTC')
    ) AS Date32
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
SELECT "source"."created_at" AS "created_at" FROM (SELECT toStartOfHour(toStartOfSecond(CAST("orders"."created_at" AS DateTime64(6, 'UTC')))) AS "created_at", COUNT(*) AS "count" FROM "orders" GROUP BY 1) AS "source" WHERE ((CAST(toDayOfWeek(if(CAST(if(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC'))) = if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')))))) AS DateTime64(6, 'Etc/UTC')) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), toDateTime64(toString(toTimeZone(CAST(if(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC'))) = if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')))))) AS DateTime64(6, 'Etc/UTC')), 'Asia/Kathmandu')), 6, 'UTC'), toTimeZone((CAST(if(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC'))) = if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')))))) AS DateTime64(6, 'Etc/UTC')) + toIntervalSecond(timezoneOffset(toTimeZone(CAST(if(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), 'UTC'))) = if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') + toIntervalDay(1)), 'UTC'))))), (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalSecond(if((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), dateDiff('second', (toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), toDateTime64(toString(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')), 6, 'UTC')), timezoneOffset(toTimeZone((toTimeZone(CAST(CAST("source"."created_at" AS DateTime64(6, 'UTC')) AS DateTime64(6, 'UTC')), 'Etc/UTC') - toIntervalDay(1)), 'UTC')))))) AS DateTime64(6, 'Etc/UTC')), 'Asia/Kathmandu')))), 'UTC'))) AS Int64) % 7) + 1) = 2 ORDER BY "source"."created_at" ASC LIMIT 1048575

-- # time intervals with the present year and of months
SELECT
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
        AND "orders"."created_at" < toDateTime64 ('2026-01-01 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
        AND "orders"."created_at" < toDateTime64 ('2026-01-01 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        "orders"."paid_at" >= parseDateTime64BestEffort ('2024-08-01T00:00:00Z', 6, 'Etc/UTC')
        AND "orders"."paid_at" < parseDateTime64BestEffort ('2025-06-01T00:00:00Z', 6, 'Etc/UTC')
      ) THEN 1
    END
  ) AS "count_where_3"
FROM
  "orders"
LIMIT
  1048575
