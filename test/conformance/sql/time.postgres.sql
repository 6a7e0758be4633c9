-- # week-of-year of a day, weeks from Sunday
SELECT
  "events"."id" AS "id",
  (
    (
      CAST(
        EXTRACT(
          DOY
          FROM
            CAST(
              (date_trunc('week', (CAST("events"."day" AS timestamp) - INTERVAL '6 day')) + INTERVAL '6 day') AS date
            )
        ) AS integer
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
        EXTRACT(
          DOY
          FROM
            CAST(date_trunc('week', CAST("events"."day" AS timestamp)) AS date)
        ) AS integer
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
        EXTRACT(
          DOY
          FROM
            CAST((date_trunc('week', ("events"."wall" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
        ) AS integer
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
        EXTRACT(
          DOY
          FROM
            CAST(date_trunc('week', "events"."wall") AS date)
        ) AS integer
      ) + 6
    ) / 7
  ) AS "wall"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year of an instant in Berlin (Europe/Berlin)
SELECT
  "events"."id" AS "id",
  (
    (
      CAST(
        EXTRACT(
          DOY
          FROM
            CAST(
              (
                date_trunc('week', (("events"."seen" AT TIME ZONE 'Europe/Berlin') - INTERVAL '6 day')) + INTERVAL '6 day'
              ) AS date
            )
        ) AS integer
      ) + 6
    ) / 7
  ) AS "seen"
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
        EXTRACT(
          DOY
          FROM
            CAST(
              (date_trunc('week', (CAST("events"."day" AS timestamp) - INTERVAL '6 day')) + INTERVAL '6 day') AS date
            )
        ) AS integer
      ) + 6
    ) / 7
  ) AS "day",
  CAST(
    EXTRACT(
      WEEK
      FROM
        "events"."day"
    ) AS integer
  ) AS "iso",
  (
    (
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              "events"."day"
          ) AS integer
        ) - 1 + (
          (
            CAST(
              EXTRACT(
                DOW
                FROM
                  "events"."day"
              ) AS integer
            ) - CAST(
              EXTRACT(
                DOY
                FROM
                  "events"."day"
              ) AS integer
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
  "events"."day" < CAST($1 AS DATE)
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
        EXTRACT(
          DOY
          FROM
            CAST((date_trunc('week', ("events"."wall" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
        ) AS integer
      ) + 6
    ) / 7
  ) = 53
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an expression without a type is grouped whole
SELECT
  ("events"."wall" + 3 * INTERVAL '1 hour') AS "due",
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
  CAST(date_trunc('day', ("events"."wall" + 3 * INTERVAL '1 hour')) AS date) AS "due",
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
  CAST(date_trunc('day', ("events"."wall" + 3 * INTERVAL '1 hour')) AS date) AS "due",
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
  ("events"."wall" + 3 * INTERVAL '1 hour') AS "due",
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
  ("events"."wall" + 3 * INTERVAL '1 hour') AS "due",
  CAST(date_trunc('day', ("events"."wall" + 3 * INTERVAL '1 hour')) AS date) AS "due_2",
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
-- 1: "2023-12-31T00:00:00"
-- 2: "2023-12-31T00:00:00"
-- 3: "2024-01-01T00:00:00"
-- 4: "2023-12-31T00:00:00"
-- 5: "2024-01-01T00:00:00"
-- 6: "2023-12-31T00:00:00"
-- 7: "2024-01-08T00:00:00"
-- 8: "2023-12-31T00:00:00"
-- 9: "2024-01-09T00:00:00"
-- 10: "2023-12-31T00:00:00"
-- 11: "2023-12-31T00:00:00"
-- 12: "2024-01-01T00:00:00"
-- 13: "2023-12-31T00:00:00"
SELECT
  COUNT(
    CASE
      WHEN ("events"."wall" + 3 * INTERVAL '1 hour') = CAST($1 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        ("events"."wall" + 3 * INTERVAL '1 hour') >= CAST($2 AS TIMESTAMP)
        AND ("events"."wall" + 3 * INTERVAL '1 hour') < CAST($3 AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN ("events"."wall" + 3 * INTERVAL '1 hour') <= CAST($4 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN ("events"."wall" + 3 * INTERVAL '1 hour') < CAST($5 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN ("events"."wall" + 3 * INTERVAL '1 hour') BETWEEN CAST($6 AS TIMESTAMP) AND CAST($7 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN (
        ("events"."wall" + 3 * INTERVAL '1 hour') >= CAST($8 AS TIMESTAMP)
        AND ("events"."wall" + 3 * INTERVAL '1 hour') < CAST($9 AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN (
        ("events"."wall" + 3 * INTERVAL '1 hour') <> CAST($10 AS TIMESTAMP)
        AND ("events"."wall" + 3 * INTERVAL '1 hour') IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_7",
  COUNT(
    CASE
      WHEN (
        NOT (
          COALESCE(
            (
              ("events"."wall" + 3 * INTERVAL '1 hour') >= CAST($11 AS TIMESTAMP)
              AND ("events"."wall" + 3 * INTERVAL '1 hour') < CAST($12 AS TIMESTAMP)
            ),
            FALSE
          )
        )
        AND ("events"."wall" + 3 * INTERVAL '1 hour') IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_8",
  COUNT(
    CASE
      WHEN ("events"."wall" + 3 * INTERVAL '1 hour') = CAST($13 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_9"
FROM
  "events"
LIMIT
  1048575

-- # a column by name goes by its options
SELECT
  "source"."wall" AS "wall",
  CAST(date_trunc('day', "source"."wall") AS date) AS "wall_2",
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
-- 1: "2023-12-31T00:00:00"
-- 2: "2024-01-01T00:00:00"
-- 3: "2024-01-03T00:00:00"
-- 4: "2024-01-04T00:00:00"
SELECT
  CAST(date_trunc('day', "source"."wall") AS date) AS "wall",
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
      "source"."wall" >= CAST($1 AS TIMESTAMP)
      AND "source"."wall" < CAST($2 AS TIMESTAMP)
    )
    OR (
      "source"."wall" >= CAST($3 AS TIMESTAMP)
      AND "source"."wall" < CAST($4 AS TIMESTAMP)
    )
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a name beside a day
-- 1: "2023-12-31T00:00:00"
-- 2: "2023-12-31T00:00:00"
-- 3: "2024-01-01T00:00:00"
SELECT
  COUNT(
    CASE
      WHEN "source"."wall" = CAST($1 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        "source"."wall" >= CAST($2 AS TIMESTAMP)
        AND "source"."wall" < CAST($3 AS TIMESTAMP)
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
-- 1: "2023-12-31T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  ("events"."wall" + 10 * INTERVAL '1 minute') = CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # so does one that is taken away
-- 1: "2024-10-27T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  ("events"."wall" + (- 2) * INTERVAL '1 hour') > CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # and datetime-add of hours
-- 1: "2023-12-31T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  ("events"."wall" + 600 * INTERVAL '1 second') = CAST($1 AS TIMESTAMP)
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
  CAST((CAST(date_trunc('day', "events"."wall") AS date) + 1 * INTERVAL '1 day') AS DATE) = CAST($1 AS DATE)
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
  CAST((CAST(date_trunc('day', "events"."wall") AS date) + 1 * INTERVAL '1 month') AS DATE) = CAST($1 AS DATE)
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
  COALESCE(
    CAST(date_trunc('day', "events"."wall") AS date),
    CAST(date_trunc('day', CAST("events"."day" AS timestamp)) AS date)
  ) = CAST($1 AS DATE)
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
      WHEN CAST(date_trunc('month', "events"."wall") AS date) = CAST($1 AS DATE) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN CAST(date_trunc('month', "events"."wall") AS date) = CAST($2 AS DATE) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        CAST(date_trunc('month', "events"."wall") AS date) >= CAST($3 AS DATE)
        AND CAST(date_trunc('month', "events"."wall") AS date) < CAST($4 AS DATE)
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        CAST(date_trunc('month', "events"."wall") AS date) >= CAST($5 AS DATE)
        AND CAST(date_trunc('month', "events"."wall") AS date) < CAST($6 AS DATE)
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        CAST(date_trunc('month', "events"."wall") AS date) >= CAST($7 AS DATE)
        AND CAST(date_trunc('month', "events"."wall") AS date) < CAST($8 AS DATE)
      ) THEN 1
    END
  ) AS "count_where_5"
FROM
  "events"
LIMIT
  1048575

-- # differences of dates do not look at the time of day
-- 1: "2023-05-02T00:10:00"
-- 2: "2023-05-01T23:50:00"
-- 3: "2023-05-01T23:50:00"
-- 4: "2023-05-02T00:10:00"
-- 5: "2023-05-02T00:10:00"
-- 6: "2023-05-01T23:50:00"
-- 7: "2023-05-02T00:10:00"
-- 8: "2023-05-01T23:50:00"
-- 9: "2024-02-29"
-- 10: "2024-01-31"
-- 11: "2024-02-29"
-- 12: "2024-01-31"
-- 13: "2024-03-29"
-- 14: "2024-02-29"
-- 15: "2024-03-29"
-- 16: "2024-02-29"
-- 17: "2024-02-29"
-- 18: "2024-03-31T10:00:00"
-- 19: "2024-02-29"
-- 20: "2024-03-31T10:00:00"
-- 21: "2024-01-07T00:01:00"
-- 22: "2023-12-31T23:59:00"
-- 23: "2024-01-06T23:59:00"
-- 24: "2023-12-31"
-- 25: "2025-02-28T23:00:00"
-- 26: "2024-02-29"
-- 27: "2025-02-28T23:00:00"
-- 28: "2024-02-29"
-- 29: "2025-03-01"
-- 30: "2024-02-29"
-- 31: "2025-03-01"
-- 32: "2024-02-29"
-- 33: "2024-02-29"
-- 34: "2020-02-29T12:00:00"
-- 35: "2024-02-29"
-- 36: "2020-02-29T12:00:00"
-- 37: "2024-10-01"
-- 38: "2024-01-01T12:00:00"
-- 39: "2024-10-01"
-- 40: "2024-01-01T12:00:00"
-- 41: "2024-10-01T23:00:00"
-- 42: "2024-01-02"
-- 43: "2024-10-01T23:00:00"
-- 44: "2024-01-02"
SELECT
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($1 AS TIMESTAMP) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($2 AS TIMESTAMP) AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "d0",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($3 AS TIMESTAMP) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($4 AS TIMESTAMP) AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "d1",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST($5 AS TIMESTAMP) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST($6 AS TIMESTAMP) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 3600000000
  ) AS "d2",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST($7 AS TIMESTAMP) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST($8 AS TIMESTAMP) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 60000000
  ) AS "d3",
  CAST(
    (
      EXTRACT(
        year
        FROM
          age (
            CAST(CAST(CAST($9 AS DATE) AS DATE) AS timestamp),
            CAST(CAST(CAST($10 AS DATE) AS DATE) AS timestamp)
          )
      ) * 12 + EXTRACT(
        month
        FROM
          age (
            CAST(CAST(CAST($11 AS DATE) AS DATE) AS timestamp),
            CAST(CAST(CAST($12 AS DATE) AS DATE) AS timestamp)
          )
      )
    ) AS integer
  ) AS "d4",
  CAST(
    (
      EXTRACT(
        year
        FROM
          age (
            CAST(CAST(CAST($13 AS DATE) AS DATE) AS timestamp),
            CAST(CAST(CAST($14 AS DATE) AS DATE) AS timestamp)
          )
      ) * 12 + EXTRACT(
        month
        FROM
          age (
            CAST(CAST(CAST($15 AS DATE) AS DATE) AS timestamp),
            CAST(CAST(CAST($16 AS DATE) AS DATE) AS timestamp)
          )
      )
    ) AS integer
  ) AS "d5",
  CAST(
    (
      EXTRACT(
        year
        FROM
          age (
            CAST(CAST(CAST($17 AS DATE) AS DATE) AS timestamp),
            CAST(CAST(CAST($18 AS TIMESTAMP) AS DATE) AS timestamp)
          )
      ) * 12 + EXTRACT(
        month
        FROM
          age (
            CAST(CAST(CAST($19 AS DATE) AS DATE) AS timestamp),
            CAST(CAST(CAST($20 AS TIMESTAMP) AS DATE) AS timestamp)
          )
      )
    ) AS integer
  ) AS "d6",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($21 AS TIMESTAMP) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($22 AS TIMESTAMP) AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 604800000000
  ) AS "d7",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($23 AS TIMESTAMP) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($24 AS DATE) AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 604800000000
  ) AS "d8",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($25 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST(CAST($26 AS DATE) AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($27 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST(CAST($28 AS DATE) AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 12
  ) AS "d9",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($29 AS DATE) AS DATE) AS timestamp),
              CAST(CAST(CAST($30 AS DATE) AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($31 AS DATE) AS DATE) AS timestamp),
              CAST(CAST(CAST($32 AS DATE) AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 12
  ) AS "d10",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($33 AS DATE) AS DATE) AS timestamp),
              CAST(CAST(CAST($34 AS TIMESTAMP) AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($35 AS DATE) AS DATE) AS timestamp),
              CAST(CAST(CAST($36 AS TIMESTAMP) AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 12
  ) AS "d11",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($37 AS DATE) AS DATE) AS timestamp),
              CAST(CAST(CAST($38 AS TIMESTAMP) AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($39 AS DATE) AS DATE) AS timestamp),
              CAST(CAST(CAST($40 AS TIMESTAMP) AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 3
  ) AS "d12",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($41 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST(CAST($42 AS DATE) AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($43 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST(CAST($44 AS DATE) AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 3
  ) AS "d13"
FROM
  "events"
WHERE
  "events"."id" = 1
LIMIT
  1048575

-- # differences of columns without a zone
-- 1: "2024-01-08T00:00:01"
-- 2: "2024-01-08T00:00:01"
-- 3: "2024-01-08T00:00:01"
-- 4: "2024-01-08T00:00:01"
-- 5: "2024-01-08T00:00:01"
-- 6: "2024-01-08T00:00:01"
-- 7: "2024-01-08T00:00:01"
-- 8: "2024-01-08T00:00:01"
-- 9: "2024-01-08T00:00:01"
-- 10: "2024-01-08T00:00:01"
SELECT
  "events"."id" AS "id",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($1 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($2 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 12
  ) AS "year",
  (
    CAST(
      (
        EXTRACT(
          year
          FROM
            age (
              CAST(CAST(CAST($3 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
            )
        ) * 12 + EXTRACT(
          month
          FROM
            age (
              CAST(CAST(CAST($4 AS TIMESTAMP) AS DATE) AS timestamp),
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
            )
        )
      ) AS integer
    ) / 3
  ) AS "quarter",
  CAST(
    (
      EXTRACT(
        year
        FROM
          age (
            CAST(CAST(CAST($5 AS TIMESTAMP) AS DATE) AS timestamp),
            CAST(CAST("events"."wall" AS DATE) AS timestamp)
          )
      ) * 12 + EXTRACT(
        month
        FROM
          age (
            CAST(CAST(CAST($6 AS TIMESTAMP) AS DATE) AS timestamp),
            CAST(CAST("events"."wall" AS DATE) AS timestamp)
          )
      )
    ) AS integer
  ) AS "month",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($7 AS TIMESTAMP) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 604800000000
  ) AS "week",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST(CAST($8 AS TIMESTAMP) AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "day",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST($9 AS TIMESTAMP) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST("events"."wall" AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 3600000000
  ) AS "hour",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST($10 AS TIMESTAMP) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST("events"."wall" AS timestamp)
          )
        ) * 1000000
      ) AS bigint
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

-- # differences of instants: dates of the report zone, or time gone by (Europe/Berlin)
-- 1: "2024-10-27T02:30:00+02:00"
-- 2: "2024-10-27T03:30:00+01:00"
-- 3: "2024-10-27T00:00:00+02:00"
SELECT
  "events"."id" AS "id",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(CAST((CAST($1 AS TIMESTAMPTZ) AT TIME ZONE 'Europe/Berlin') AS DATE) AS timestamp)
          ) - EXTRACT(
            epoch
            FROM
              CAST(CAST(("events"."seen" AT TIME ZONE 'Europe/Berlin') AS DATE) AS timestamp)
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "days",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST($2 AS TIMESTAMPTZ)
          ) - EXTRACT(
            epoch
            FROM
              "events"."seen"
          )
        ) * 1000000
      ) AS bigint
    ) / 3600000000
  ) AS "hours",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              "events"."seen"
          ) - EXTRACT(
            epoch
            FROM
              CAST($3 AS TIMESTAMPTZ)
          )
        ) * 1000000
      ) AS bigint
    ) / 60000000
  ) AS "wall"
FROM
  "events"
WHERE
  "events"."id" > 6
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
-- 1: "2024-01-01T00:00:00Z"
SELECT
  (
    ((CAST("events"."wall" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'Asia/Tokyo') + 1 * INTERVAL '1 day'
  ) AS "later",
  COALESCE((("events"."seen" AT TIME ZONE 'America/New_York') + (- 30) * INTERVAL '1 minute'), "events"."wall") AS "either",
  (
    (
      ((CAST("events"."wall" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'Asia/Tokyo') + 1 * INTERVAL '1 day'
    ) + 1 * INTERVAL '1 hour'
  ) AS "named",
  CAST(
    EXTRACT(
      HOUR
      FROM
        ((CAST("events"."wall" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'Asia/Tokyo')
    ) AS integer
  ) AS "hour",
  (CAST($1 AS TIMESTAMPTZ) AT TIME ZONE 'Asia/Tokyo') AS "text",
  (
    (CAST(("events"."seen" AT TIME ZONE 'Asia/Tokyo') AS TIMESTAMP) AT TIME ZONE 'Asia/Tokyo') AT TIME ZONE 'UTC'
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
-- 1: "2023-01-01T00:00:00"
-- 2: "2024-01-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month as a date
-- 1: "2021-01-01T00:00:00"
-- 2: "2021-04-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month against months as a date
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-02-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour as a date
-- 1: "2024-01-07T09:00:00"
-- 2: "2024-01-07T10:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an hour of a day alone as a date
-- 1: "2024-10-27T00:00:00"
-- 2: "2024-10-28T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a minute as a date
-- 1: "2024-01-07T09:00:00"
-- 2: "2024-01-07T09:01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a year with an hour as a date
-- 1: "2021-01-01T00:00:00"
-- 2: "2021-01-01T01:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a month with a time as a date
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-01-01T00:01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a fraction as a date
-- 1: "2024-01-07T09:00:30"
-- 2: "2024-01-07T09:00:31"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
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
  "events"."day" >= CAST($1 AS DATE)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an offset beside a column without a zone is left out (Europe/Berlin)
-- 1: "2024-01-03T12:00:00"
-- 2: "2024-02-29T23:59:59"
-- 3: "2024-01-07T09:00:30"
-- 4: "2023-12-30T23:50:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" IN (CAST($1 AS TIMESTAMP), CAST($2 AS TIMESTAMP), CAST($3 AS TIMESTAMP), CAST($4 AS TIMESTAMP))
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an offset beside an instant counts
-- 1: "2024-10-27T00:30:00Z"
-- 2: "2024-10-27T01:30:00Z"
-- 3: "2024-01-03T12:00:00Z"
-- 4: "2024-01-07T09:00:30Z"
-- 5: "2024-02-29T23:59:59Z"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."seen" IN (
    CAST($1 AS TIMESTAMPTZ),
    CAST($2 AS TIMESTAMPTZ),
    CAST($3 AS TIMESTAMPTZ),
    CAST($4 AS TIMESTAMPTZ),
    CAST($5 AS TIMESTAMPTZ)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # one of two equal hours by its offset (Europe/Berlin)
-- 1: "2024-10-27T02:00:00+01:00"
-- 2: "2024-10-27T03:00:00+01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."seen" >= CAST($1 AS TIMESTAMPTZ)
    AND "events"."seen" < CAST($2 AS TIMESTAMPTZ)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # both of them without (Europe/Berlin)
-- 1: "2024-10-27T02:00:00+02:00"
-- 2: "2024-10-27T03:00:00+01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."seen" >= CAST($1 AS TIMESTAMPTZ)
    AND "events"."seen" < CAST($2 AS TIMESTAMPTZ)
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
      EXTRACT(
        MONTH
        FROM
          "events"."wall"
      ) AS integer
    ) <> 1
    OR CAST(
      EXTRACT(
        MONTH
        FROM
          "events"."wall"
      ) AS integer
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
        EXTRACT(
          MONTH
          FROM
            "events"."wall"
        ) AS integer
      ) IN (1, 12, 10)
    )
    OR CAST(
      EXTRACT(
        MONTH
        FROM
          "events"."wall"
      ) AS integer
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
      EXTRACT(
        DOW
        FROM
          "events"."day"
      ) AS integer
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
          EXTRACT(
            DOW
            FROM
              "events"."day"
          ) AS integer
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
    EXTRACT(
      HOUR
      FROM
        "events"."wall"
    ) AS integer
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
  CAST(
    FLOOR(
      EXTRACT(
        HOUR
        FROM
          "events"."clock"
      )
    ) AS integer
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
  (
    (
      CAST(
        EXTRACT(
          MONTH
          FROM
            "events"."day"
        ) AS integer
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
      EXTRACT(
        DOY
        FROM
          "events"."day"
      ) AS integer
    ) = 365
    OR CAST(
      EXTRACT(
        MINUTE
        FROM
          "events"."wall"
      ) AS integer
    ) = 50
    OR (
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST((date_trunc('week', ("events"."wall" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
          ) AS integer
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
    EXTRACT(
      YEAR
      FROM
        "events"."day"
    ) AS integer
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
    EXTRACT(
      MONTH
      FROM
        "events"."day"
    ) AS integer
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
    EXTRACT(
      MONTH
      FROM
        "events"."day"
    ) AS integer
  ) = 10
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # what is neither a number nor a date
-- refused: invalid-query | "=": "soon" is not a number. (at query.filter) | query.filter

-- # relative-datetime current in the unit of the field
-- 1: "2025-01-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime now in the unit of the field
-- 1: "2025-01-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime NOW in the unit of the field
-- 1: "2025-01-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime today in the unit of the field
-- 1: "2025-01-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime without a number and without a unit is the day
-- 1: "2025-06-16T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # relative-datetime null
-- 1: "2025-04-01T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
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
          EXTRACT(
            DOW
            FROM
              "events"."wall"
          ) AS integer
        ) + 1
      ) IN (1, 2)
    )
    OR (
      CAST(
        EXTRACT(
          DOW
          FROM
            "events"."wall"
        ) AS integer
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
              EXTRACT(
                DOW
                FROM
                  "events"."wall"
              ) AS integer
            ) + 6
          ) % 7
        ) + 1
      ) IN (7, 1)
    )
    OR (
      (
        (
          CAST(
            EXTRACT(
              DOW
              FROM
                "events"."wall"
            ) AS integer
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
        EXTRACT(
          MONTH
          FROM
            "events"."wall"
        ) AS integer
      ) IN (1, 12)
    )
    OR CAST(
      EXTRACT(
        MONTH
        FROM
          "events"."wall"
      ) AS integer
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
            EXTRACT(
              MONTH
              FROM
                "events"."wall"
            ) AS integer
          ) + 2
        ) / 3
      ) IN (1, 4)
    )
    OR (
      (
        CAST(
          EXTRACT(
            MONTH
            FROM
              "events"."wall"
          ) AS integer
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
        EXTRACT(
          HOUR
          FROM
            "events"."wall"
        ) AS integer
      ) IN (0, 23, 9)
    )
    OR CAST(
      EXTRACT(
        HOUR
        FROM
          "events"."wall"
      ) AS integer
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # the minute of an hour alone
-- 1: "2024-01-07T09:00:00"
-- 2: "2024-01-07T09:01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of hours
-- 1: "2024-10-27T02:00:00"
-- 2: "2024-10-27T03:31:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range open at the end begins the day after
-- 1: "2024-01-08T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" >= CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range open at the start ends the day before
-- 1: "2023-12-31T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range is one of whole days, with a time too
-- 1: "2024-01-08T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" >= CAST($1 AS TIMESTAMP)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range of whole days at the start
-- 1: "2023-12-31T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."wall" < CAST($1 AS TIMESTAMP)
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
  "events"."day" >= CAST($1 AS DATE)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # an open range of instants in Berlin (Europe/Berlin)
-- 1: "2024-01-01T00:00:00+01:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."seen" >= CAST($1 AS TIMESTAMPTZ)
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
  CAST(date_trunc('hour', CAST("events"."clock" AS time)) AS time) = CAST($1 AS TIME)
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
  CAST(date_trunc('minute', CAST("events"."clock" AS time)) AS time) <= CAST($1 AS TIME)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back
-- 1: "2023-12-29T00:00:00"
-- 2: "2024-06-15T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # fewer weeks before now, a year back
-- 1: "2024-01-05T00:00:00"
-- 2: "2024-06-15T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back, as a clause
-- 1: "2024-01-05T00:00:00"
-- 2: "2024-06-15T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # weeks before now, a year back, weeks from Monday
-- 1: "2023-12-30T00:00:00"
-- 2: "2024-06-09T00:00:00"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # texts with an offset are instants wherever they stand (Europe/Berlin)
-- 1: "2024-01-02T00:00:00+01:00"
-- 2: "2024-03-30T13:00:00+01:00"
-- 3: "2024-01-02T00:30:00+01:00"
-- 4: "2024-01-01T01:00:00+01:00"
SELECT
  CAST(
    EXTRACT(
      HOUR
      FROM
        (CAST($1 AS TIMESTAMPTZ) AT TIME ZONE 'Europe/Berlin')
    ) AS integer
  ) AS "hour",
  (
    ((CAST($2 AS TIMESTAMPTZ) AT TIME ZONE 'Europe/Berlin') + 1 * INTERVAL '1 day') AT TIME ZONE 'Europe/Berlin'
  ) AS "next",
  CAST((CAST($3 AS TIMESTAMPTZ) AT TIME ZONE 'Europe/Berlin') AS DATE) AS "day",
  COALESCE("events"."seen", CAST($4 AS TIMESTAMPTZ)) AS "either"
FROM
  "events"
WHERE
  "events"."id" = 10
LIMIT
  1048575

-- # the present against instants
-- 1: "2025-06-15T07:00:00Z"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  "events"."seen" < CAST($1 AS TIMESTAMPTZ)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of times with Z, beside a column without a zone (Europe/Berlin)
-- 1: "2024-01-03T11:00:00"
-- 2: "2024-01-07T10:00:01"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."wall" >= CAST($1 AS TIMESTAMP)
    AND "events"."wall" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a range of times with Z, beside instants
-- 1: "2024-10-27T00:00:00Z"
-- 2: "2024-10-27T01:00:01Z"
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    "events"."seen" >= CAST($1 AS TIMESTAMPTZ)
    AND "events"."seen" < CAST($2 AS TIMESTAMPTZ)
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
        "people"."birth" >= CAST($1 AS DATE)
        AND "people"."birth" < CAST($2 AS DATE)
      ),
      FALSE
    )
  )
LIMIT
  1048575

-- # before, until, after, from a bucket
-- 1: "2024-03-01T00:00:00"
-- 2: "2024-04-01T00:00:00"
-- 3: "2024-04-01T00:00:00"
-- 4: "2024-03-01T00:00:00"
SELECT
  COUNT(
    CASE
      WHEN "orders"."created_at" < CAST($1 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "orders"."created_at" < CAST($2 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "orders"."created_at" >= CAST($3 AS TIMESTAMP) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN "orders"."created_at" >= CAST($4 AS TIMESTAMP) THEN 1
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
    EXTRACT(
      MONTH
      FROM
        "orders"."created_at"
    ) AS integer
  ) IN (1, 12)
LIMIT
  1048575

-- # relative date with interval
-- 1: "2024-04-01T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."created_at" >= CAST($1 AS TIMESTAMP)
LIMIT
  1048575

-- # relative interval with an offset
-- 1: "2024-10-01T00:00:00"
-- 2: "2025-01-01T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # during
-- 1: "2024-10-27T00:00:00"
-- 2: "2024-10-28T00:00:00"
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # datetime literal
-- 1: "2024-12-30T08:15:30"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."created_at" = CAST($1 AS TIMESTAMP)
LIMIT
  1048575

-- # instant against a zoned literal
-- 1: "2024-10-27T00:30:00Z"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."paid_at" = CAST($1 AS TIMESTAMPTZ)
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
  CAST(date_trunc('day', ("orders"."paid_at" AT TIME ZONE 'UTC')) AS date) AS "paid_at",
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

-- # hour of day in Paris (Europe/Paris)
-- 1: "2024-03-31T00:00:00+01:00"
SELECT
  CAST(
    EXTRACT(
      HOUR
      FROM
        ("orders"."paid_at" AT TIME ZONE 'Europe/Paris')
    ) AS integer
  ) AS "paid_at",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."paid_at" >= CAST($1 AS TIMESTAMPTZ)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # timestamps take no zone (Europe/Paris)
-- 1: "2024-12-30T00:00:00"
-- 2: "2024-12-31T00:00:00"
SELECT
  "orders"."created_at" AS "created_at"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= CAST($1 AS TIMESTAMP)
    AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # instants compared with days of Paris (Europe/Paris)
-- 1: "2024-01-08T00:00:00+01:00"
-- 2: "2024-01-09T00:00:00+01:00"
-- 3: "2024-03-31T00:00:00+01:00"
-- 4: "2024-04-01T00:00:00+02:00"
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    (
      "orders"."paid_at" >= CAST($1 AS TIMESTAMPTZ)
      AND "orders"."paid_at" < CAST($2 AS TIMESTAMPTZ)
    )
    OR (
      "orders"."paid_at" >= CAST($3 AS TIMESTAMPTZ)
      AND "orders"."paid_at" < CAST($4 AS TIMESTAMPTZ)
    )
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # weekday of a converted time over a grouped level
SELECT
  "source"."created_at" AS "created_at"
FROM
  (
    SELECT
      date_trunc('hour', "orders"."created_at") AS "created_at",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  (
    CAST(
      EXTRACT(
        DOW
        FROM
          ((CAST("source"."created_at" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'Asia/Kathmandu')
      ) AS integer
    ) + 1
  ) = 2
ORDER BY
  "source"."created_at" ASC
LIMIT
  1048575

-- # convert-timezone from UTC
SELECT
  ((CAST("orders"."created_at" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'Asia/Tokyo') AS "t"
FROM
  "orders"
WHERE
  "orders"."id" = 6
LIMIT
  1048575

-- # time intervals with the present year and of months
-- 1: "2024-01-01T00:00:00"
-- 2: "2026-01-01T00:00:00"
-- 3: "2025-01-01T00:00:00"
-- 4: "2026-01-01T00:00:00"
-- 5: "2024-08-01T00:00:00Z"
-- 6: "2025-06-01T00:00:00Z"
SELECT
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= CAST($1 AS TIMESTAMP)
        AND "orders"."created_at" < CAST($2 AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= CAST($3 AS TIMESTAMP)
        AND "orders"."created_at" < CAST($4 AS TIMESTAMP)
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        "orders"."paid_at" >= CAST($5 AS TIMESTAMPTZ)
        AND "orders"."paid_at" < CAST($6 AS TIMESTAMPTZ)
      ) THEN 1
    END
  ) AS "count_where_3"
FROM
  "orders"
LIMIT
  1048575
