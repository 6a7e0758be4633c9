-- # week-of-year of a day, weeks from Sunday
SELECT
  `events`.`id` AS `id`,
  ((DAYOFYEAR(DATE_SUB(DATE(`events`.`day`), INTERVAL(DAYOFWEEK(`events`.`day`) - 1) DAY)) + 6) DIV 7) AS `day`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of a day, weeks from Monday
SELECT
  `events`.`id` AS `id`,
  (
    (
      DAYOFYEAR(DATE_SUB(DATE(`events`.`day`), INTERVAL(((DAYOFWEEK(`events`.`day`) - 1) + 6) % 7) DAY)) + 6
    ) DIV 7
  ) AS `day`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Sunday
SELECT
  `events`.`id` AS `id`,
  (
    (DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFWEEK(`events`.`wall`) - 1) DAY)) + 6) DIV 7
  ) AS `wall`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Monday
SELECT
  `events`.`id` AS `id`,
  (
    (
      DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(((DAYOFWEEK(`events`.`wall`) - 1) + 6) % 7) DAY)) + 6
    ) DIV 7
  ) AS `wall`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of an instant in Berlin (Europe/Berlin)
SELECT
  `events`.`id` AS `id`,
  (
    (
      DAYOFYEAR(
        DATE_SUB(
          DATE(
            DATE_ADD(
              CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
              INTERVAL ELT(
                INTERVAL(
                  TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                  59745164792 /* 265 more, 05c66756 */,
                  66263792400
                ) + 1,
                3208 /* 266 more, a31d7e55 */,
                3600
              ) SECOND
            )
          ),
          INTERVAL(
            DAYOFWEEK(
              DATE_ADD(
                CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
                INTERVAL ELT(
                  INTERVAL(
                    TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                    59745164792 /* 265 more, 05c66756 */,
                    66263792400
                  ) + 1,
                  3208 /* 266 more, a31d7e55 */,
                  3600
                ) SECOND
              )
            ) - 1
          ) DAY
        )
      ) + 6
    ) DIV 7
  ) AS `seen`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year as a breakout, and its two other numberings
-- 1: "2024-02-01"
SELECT
  ((DAYOFYEAR(DATE_SUB(DATE(`events`.`day`), INTERVAL(DAYOFWEEK(`events`.`day`) - 1) DAY)) + 6) DIV 7) AS `day`,
  WEEK(`events`.`day`, 3) AS `iso`,
  (
    (
      (
        DAYOFYEAR(`events`.`day`) - 1 + (((DAYOFWEEK(`events`.`day`) - 1) - DAYOFYEAR(`events`.`day`) + 372) % 7)
      ) DIV 7
    ) + 1
  ) AS `instance`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`day` < CAST(? AS DATE)
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
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    (DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFWEEK(`events`.`wall`) - 1) DAY)) + 6) DIV 7
  ) = 53
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an expression without a type is grouped whole
SELECT
  DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an expression with a type is grouped by the day
SELECT
  DATE(DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR)) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an effective type tells too
SELECT
  DATE(DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR)) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # the unit default keeps an expression with a type whole
SELECT
  DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # expressions of both kinds in the staged form
SELECT
  DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) AS `due`,
  DATE(DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR)) AS `due_2`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
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
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) = CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) >= CAST(? AS DATETIME(6))
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) <= CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_4`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) BETWEEN CAST(? AS DATETIME(6)) AND CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_5`,
  COUNT(
    CASE
      WHEN (
        DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) >= CAST(? AS DATETIME(6))
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_6`,
  COUNT(
    CASE
      WHEN (
        DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) <> CAST(? AS DATETIME(6))
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) IS NOT NULL
      ) THEN 1
    END
  ) AS `count_where_7`,
  COUNT(
    CASE
      WHEN (
        NOT (
          COALESCE(
            (
              DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) >= CAST(? AS DATETIME(6))
              AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6))
            ),
            FALSE
          )
        )
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) IS NOT NULL
      ) THEN 1
    END
  ) AS `count_where_8`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) = CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_9`
FROM
  `events`
LIMIT
  1048575

-- # a column by name goes by its options
SELECT
  `source`.`wall` AS `wall`,
  DATE(`source`.`wall`) AS `wall_2`,
  COUNT(*) AS `count`
FROM
  (
    SELECT
      `events`.`id` AS `id`,
      `events`.`wall` AS `wall`
    FROM
      `events`
    WHERE
      `events`.`id` BETWEEN 2 AND 4
  ) AS `source`
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
  DATE(`source`.`wall`) AS `wall`,
  COUNT(*) AS `count`
FROM
  (
    SELECT
      `events`.`id` AS `id`,
      `events`.`wall` AS `wall`
    FROM
      `events`
    WHERE
      `events`.`id` BETWEEN 2 AND 4
  ) AS `source`
WHERE
  (
    (
      `source`.`wall` >= CAST(? AS DATETIME(6))
      AND `source`.`wall` < CAST(? AS DATETIME(6))
    )
    OR (
      `source`.`wall` >= CAST(? AS DATETIME(6))
      AND `source`.`wall` < CAST(? AS DATETIME(6))
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
      WHEN `source`.`wall` = CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        `source`.`wall` >= CAST(? AS DATETIME(6))
        AND `source`.`wall` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_2`
FROM
  (
    SELECT
      `events`.`id` AS `id`,
      `events`.`wall` AS `wall`
    FROM
      `events`
    WHERE
      `events`.`id` BETWEEN 2 AND 4
  ) AS `source`
LIMIT
  1048575

-- # an interval of hours keeps the time of day
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE_ADD(`events`.`wall`, INTERVAL 10 MINUTE) = CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # so does one that is taken away
-- 1: "2024-10-27 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE_ADD(`events`.`wall`, INTERVAL(- 2) HOUR) > CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # and datetime-add of hours
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE_ADD(`events`.`wall`, INTERVAL 600 SECOND) = CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an interval of days is by the day
-- 1: "2023-12-31"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE(DATE_ADD(DATE(`events`.`wall`), INTERVAL 1 DAY)) = CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # datetime-add of months is by the day
-- 1: "2024-03-29"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE(DATE_ADD(DATE(`events`.`wall`), INTERVAL 1 MONTH)) = CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a choice of dates is by the day
-- 1: "2023-12-30"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  COALESCE(DATE(`events`.`wall`), DATE(`events`.`day`)) = CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
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
      WHEN DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) = CAST(? AS DATE) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) = CAST(? AS DATE) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN (
        DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) >= CAST(? AS DATE)
        AND DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) < CAST(? AS DATE)
      ) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN (
        DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) >= CAST(? AS DATE)
        AND DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) < CAST(? AS DATE)
      ) THEN 1
    END
  ) AS `count_where_4`,
  COUNT(
    CASE
      WHEN (
        DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) >= CAST(? AS DATE)
        AND DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) < CAST(? AS DATE)
      ) THEN 1
    END
  ) AS `count_where_5`
FROM
  `events`
LIMIT
  1048575

-- # differences of dates do not look at the time of day
-- 1: "2023-05-01 23:50:00"
-- 2: "2023-05-02 00:10:00"
-- 3: "2023-05-02 00:10:00"
-- 4: "2023-05-01 23:50:00"
-- 5: "2023-05-01 23:50:00"
-- 6: "2023-05-02 00:10:00"
-- 7: "2023-05-01 23:50:00"
-- 8: "2023-05-02 00:10:00"
-- 9: "2024-01-31"
-- 10: "2024-02-29"
-- 11: "2024-02-29"
-- 12: "2024-03-29"
-- 13: "2024-03-31 10:00:00"
-- 14: "2024-02-29"
-- 15: "2023-12-31 23:59:00"
-- 16: "2024-01-07 00:01:00"
-- 17: "2023-12-31"
-- 18: "2024-01-06 23:59:00"
-- 19: "2024-02-29"
-- 20: "2025-02-28 23:00:00"
-- 21: "2024-02-29"
-- 22: "2025-03-01"
-- 23: "2020-02-29 12:00:00"
-- 24: "2024-02-29"
-- 25: "2024-01-01 12:00:00"
-- 26: "2024-10-01"
-- 27: "2024-01-02"
-- 28: "2024-10-01 23:00:00"
SELECT
  (
    TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATETIME(6)))) DIV 86400000000
  ) AS `d0`,
  (
    TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATETIME(6)))) DIV 86400000000
  ) AS `d1`,
  (TIMESTAMPDIFF(MICROSECOND, CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6))) DIV 3600000000) AS `d2`,
  (TIMESTAMPDIFF(MICROSECOND, CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6))) DIV 60000000) AS `d3`,
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATE))) AS `d4`,
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATE))) AS `d5`,
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATE))) AS `d6`,
  (
    TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATETIME(6)))) DIV 604800000000
  ) AS `d7`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATETIME(6)))) DIV 604800000000) AS `d8`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATETIME(6)))) DIV 12) AS `d9`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATE))) DIV 12) AS `d10`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATE))) DIV 12) AS `d11`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATE))) DIV 3) AS `d12`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATETIME(6)))) DIV 3) AS `d13`
FROM
  `events`
WHERE
  `events`.`id` = 1
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
SELECT
  `events`.`id` AS `id`,
  (TIMESTAMPDIFF(MONTH, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 12) AS `year`,
  (TIMESTAMPDIFF(MONTH, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 3) AS `quarter`,
  TIMESTAMPDIFF(MONTH, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) AS `month`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 604800000000) AS `week`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 86400000000) AS `day`,
  (TIMESTAMPDIFF(MICROSECOND, `events`.`wall`, CAST(? AS DATETIME(6))) DIV 3600000000) AS `hour`,
  (TIMESTAMPDIFF(MICROSECOND, `events`.`wall`, CAST(? AS DATETIME(6))) DIV 1000000) AS `second`
FROM
  `events`
WHERE
  `events`.`id` < 8
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # differences of instants: dates of the report zone, or time gone by (Europe/Berlin)
SELECT
  `events`.`id` AS `id`,
  (
    TIMESTAMPDIFF(
      MICROSECOND,
      DATE(
        DATE_ADD(
          CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
          INTERVAL ELT(
            INTERVAL(
              TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
              59745164792 /* 265 more, 05c66756 */,
              66263792400
            ) + 1,
            3208 /* 266 more, a31d7e55 */,
            3600
          ) SECOND
        )
      ),
      DATE(
        DATE_ADD(
          CONVERT_TZ(FROM_UNIXTIME(1729989000), @@session.time_zone, '+00:00'),
          INTERVAL ELT(
            INTERVAL(
              TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1729989000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
              59745164792 /* 265 more, 05c66756 */,
              66263792400
            ) + 1,
            3208 /* 266 more, a31d7e55 */,
            3600
          ) SECOND
        )
      )
    ) DIV 86400000000
  ) AS `days`,
  (TIMESTAMPDIFF(MICROSECOND, `events`.`seen`, FROM_UNIXTIME(1729996200)) DIV 3600000000) AS `hours`,
  (TIMESTAMPDIFF(MICROSECOND, FROM_UNIXTIME(1729980000), `events`.`seen`) DIV 60000000) AS `wall`
FROM
  `events`
WHERE
  `events`.`id` > 6
ORDER BY
  `events`.`id` ASC
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
  DATE_ADD(
    DATE_ADD(
      `events`.`wall`,
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(`events`.`wall`) /*M! + 0 * RAND() */,
          59579506800,
          61483417200,
          61494908400,
          61512447600,
          61526358000,
          61546921200,
          61557807600,
          61578370800,
          61589257200
        ) + 1,
        33539,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400
      ) SECOND
    ),
    INTERVAL 1 DAY
  ) AS `later`,
  COALESCE(
    DATE_ADD(
      DATE_ADD(
        CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
        INTERVAL ELT(
          INTERVAL(
            TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
            59449568400 /* 357 more, 5cf684b3 */,
            66264415200
          ) + 1,
          (-17762),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000)
        ) SECOND
      ),
      INTERVAL(- 30) MINUTE
    ),
    `events`.`wall`
  ) AS `either`,
  DATE_ADD(
    DATE_ADD(
      DATE_ADD(
        `events`.`wall`,
        INTERVAL ELT(
          INTERVAL(
            TO_SECONDS(`events`.`wall`) /*M! + 0 * RAND() */,
            59579506800,
            61483417200,
            61494908400,
            61512447600,
            61526358000,
            61546921200,
            61557807600,
            61578370800,
            61589257200
          ) + 1,
          33539,
          32400,
          36000,
          32400,
          36000,
          32400,
          36000,
          32400,
          36000,
          32400
        ) SECOND
      ),
      INTERVAL 1 DAY
    ),
    INTERVAL 1 HOUR
  ) AS `named`,
  HOUR(
    DATE_ADD(
      `events`.`wall`,
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(`events`.`wall`) /*M! + 0 * RAND() */,
          59579506800,
          61483417200,
          61494908400,
          61512447600,
          61526358000,
          61546921200,
          61557807600,
          61578370800,
          61589257200
        ) + 1,
        33539,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400
      ) SECOND
    )
  ) AS `hour`,
  DATE_ADD(
    CONVERT_TZ(FROM_UNIXTIME(1704067200), @@session.time_zone, '+00:00'),
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1704067200), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
        59579506800,
        61483417200,
        61494908400,
        61512447600,
        61526358000,
        61546921200,
        61557807600,
        61578370800,
        61589257200
      ) + 1,
      33539,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400
    ) SECOND
  ) AS `text`,
  DATE_SUB(
    DATE_ADD(
      CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          59579506800,
          61483417200,
          61494908400,
          61512447600,
          61526358000,
          61546921200,
          61557807600,
          61578370800,
          61589257200
        ) + 1,
        33539,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400
      ) SECOND
    ),
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(
          DATE_ADD(
            CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
            INTERVAL ELT(
              INTERVAL(
                TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                59579506800,
                61483417200,
                61494908400,
                61512447600,
                61526358000,
                61546921200,
                61557807600,
                61578370800,
                61589257200
              ) + 1,
              33539,
              32400,
              36000,
              32400,
              36000,
              32400,
              36000,
              32400,
              36000,
              32400
            ) SECOND
          )
        ) /*M! + 0 * RAND() */,
        59579539200,
        61483453200,
        61494940800,
        61512483600,
        61526390400,
        61546957200,
        61557840000,
        61578406800,
        61589289600
      ) + 1,
      33539,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400
    ) SECOND
  ) AS `back`
FROM
  `events`
WHERE
  `events`.`id` BETWEEN 8 AND 9
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year as a date
-- 1: "2023-01-01 00:00:00"
-- 2: "2024-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a month as a date
-- 1: "2021-01-01 00:00:00"
-- 2: "2021-04-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a month against months as a date
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour as a date
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 10:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour of a day alone as a date
-- 1: "2024-10-27 00:00:00"
-- 2: "2024-10-28 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a minute as a date
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 09:01:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year with an hour as a date
-- 1: "2021-01-01 00:00:00"
-- 2: "2021-01-01 01:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a month with a time as a date
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-01-01 00:01:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a fraction as a date
-- 1: "2024-01-07 09:00:30"
-- 2: "2024-01-07 09:00:31"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year beside a column is its first day
-- 1: "2024-01-01"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`day` >= CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an offset beside a column without a zone is left out (Europe/Berlin)
-- 1: "2024-01-03 12:00:00"
-- 2: "2024-02-29 23:59:59"
-- 3: "2024-01-07 09:00:30"
-- 4: "2023-12-30 23:50:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` IN (CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6)))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an offset beside an instant counts
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`seen` IN (
    FROM_UNIXTIME(1729989000),
    FROM_UNIXTIME(1729992600),
    FROM_UNIXTIME(1704283200),
    FROM_UNIXTIME(1704618030),
    FROM_UNIXTIME(1709251199)
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # one of two equal hours by its offset (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`seen` >= FROM_UNIXTIME(1729990800)
    AND `events`.`seen` < FROM_UNIXTIME(1729994400)
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # both of them without (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`seen` >= FROM_UNIXTIME(1729987200)
    AND `events`.`seen` < FROM_UNIXTIME(1729994400)
  )
ORDER BY
  `events`.`id` ASC
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
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    MONTH(`events`.`wall`) <> 1
    OR MONTH(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # several dates
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (MONTH(`events`.`wall`) IN (1, 12, 10))
    OR MONTH(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a day of the week beside a date
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  ((DAYOFWEEK(`events`.`day`) - 1) + 1) = 1
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a day of the week beside a date, weeks from Monday
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  ((((DAYOFWEEK(`events`.`day`) - 1) + 6) % 7) + 1) <= 2
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour beside a time with Z is wall time (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  HOUR(`events`.`wall`) = 23
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour of a time of day
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  HOUR(`events`.`clock`) IN (12, 9)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a quarter between dates
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  ((MONTH(`events`.`day`) + 2) DIV 3) BETWEEN 2 AND 4
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a day of the year, a minute and a week
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    DAYOFYEAR(`events`.`day`) = 365
    OR MINUTE(`events`.`wall`) = 50
    OR (
      (DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFWEEK(`events`.`wall`) - 1) DAY)) + 6) DIV 7
    ) = 8
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year as text stays a number
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  YEAR(`events`.`day`) = 2021
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # the present month
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  MONTH(`events`.`day`) = 6
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # the month before the present
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  MONTH(`events`.`day`) = 10
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # what is neither a number nor a date
-- refused: invalid-query | "=": "soon" is not a number. (at query.filter) | query.filter

-- # relative-datetime current in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime now in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime NOW in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime today in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime without a number and without a unit is the day
-- 1: "2025-06-16 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime null
-- 1: "2025-04-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime of a number in quotes
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # relative-datetime of a fraction
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # days left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (((DAYOFWEEK(`events`.`wall`) - 1) + 1) IN (1, 2))
    OR ((DAYOFWEEK(`events`.`wall`) - 1) + 1) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # days left out, weeks from Monday
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (((((DAYOFWEEK(`events`.`wall`) - 1) + 6) % 7) + 1) IN (7, 1))
    OR ((((DAYOFWEEK(`events`.`wall`) - 1) + 6) % 7) + 1) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # months left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (MONTH(`events`.`wall`) IN (1, 12))
    OR MONTH(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # quarters left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (((MONTH(`events`.`wall`) + 2) DIV 3) IN (1, 4))
    OR ((MONTH(`events`.`wall`) + 2) DIV 3) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # hours left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (HOUR(`events`.`wall`) IN (0, 23, 9))
    OR HOUR(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # the minute of an hour alone
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 09:01:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range of hours
-- 1: "2024-10-27 02:00:00"
-- 2: "2024-10-27 03:31:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range open at the end begins the day after
-- 1: "2024-01-08 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` >= CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range open at the start ends the day before
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range is one of whole days, with a time too
-- 1: "2024-01-08 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` >= CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range of whole days at the start
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range of a date column
-- 1: "2024-10-27"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`day` >= CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range of instants in Berlin (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`seen` >= FROM_UNIXTIME(1704063600)
ORDER BY
  `events`.`id` ASC
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
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  CAST(TIME_FORMAT(`events`.`clock`, '%H:00:00') AS TIME) = CAST(? AS TIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # times of day up to a minute
-- 1: "00:10:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  CAST(TIME_FORMAT(`events`.`clock`, '%H:%i:00') AS TIME) <= CAST(? AS TIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # weeks before now, a year back
-- 1: "2023-12-29 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # fewer weeks before now, a year back
-- 1: "2024-01-05 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # weeks before now, a year back, as a clause
-- 1: "2024-01-05 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # weeks before now, a year back, weeks from Monday
-- 1: "2023-12-30 00:00:00"
-- 2: "2024-06-09 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # texts with an offset are instants wherever they stand (Europe/Berlin)
SELECT
  HOUR(
    DATE_ADD(
      CONVERT_TZ(FROM_UNIXTIME(1704150000), @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1704150000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          59745164792 /* 265 more, 05c66756 */,
          66263792400
        ) + 1,
        3208 /* 266 more, a31d7e55 */,
        3600
      ) SECOND
    )
  ) AS `hour`,
  DATE_FORMAT(
    CONVERT_TZ(
      CONVERT_TZ(
        DATE_SUB(
          DATE_ADD(
            DATE_ADD(
              CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00'),
              INTERVAL ELT(
                INTERVAL(
                  TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                  59745164792 /* 265 more, 05c66756 */,
                  66263792400
                ) + 1,
                3208 /* 266 more, a31d7e55 */,
                3600
              ) SECOND
            ),
            INTERVAL 1 DAY
          ),
          INTERVAL ELT(
            INTERVAL(
              TO_SECONDS(
                DATE_ADD(
                  DATE_ADD(
                    CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00'),
                    INTERVAL ELT(
                      INTERVAL(
                        TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                        59745164792 /* 265 more, 05c66756 */,
                        66263792400
                      ) + 1,
                      3208 /* 266 more, a31d7e55 */,
                      3600
                    ) SECOND
                  ),
                  INTERVAL 1 DAY
                )
              ) /*M! + 0 * RAND() */,
              59745168392 /* 265 more, 8ddb36c6 */,
              66263796000
            ) + 1,
            3208 /* 266 more, a31d7e55 */,
            3600
          ) SECOND
        ),
        '+00:00',
        @@session.time_zone
      ),
      @@session.time_zone,
      '+00:00'
    ),
    '%Y-%m-%dT%H:%i:%s.%fZ'
  ) AS `next`,
  DATE(
    DATE_ADD(
      CONVERT_TZ(FROM_UNIXTIME(1704151800), @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1704151800), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          59745164792 /* 265 more, 05c66756 */,
          66263792400
        ) + 1,
        3208 /* 266 more, a31d7e55 */,
        3600
      ) SECOND
    )
  ) AS `day`,
  DATE_FORMAT(
    CONVERT_TZ(COALESCE(`events`.`seen`, FROM_UNIXTIME(1704067200)), @@session.time_zone, '+00:00'),
    '%Y-%m-%dT%H:%i:%s.%fZ'
  ) AS `either`
FROM
  `events`
WHERE
  `events`.`id` = 10
LIMIT
  1048575

-- # the present against instants
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`seen` < FROM_UNIXTIME(1749970800)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range of times with Z, beside a column without a zone (Europe/Berlin)
-- 1: "2024-01-03 11:00:00"
-- 2: "2024-01-07 10:00:01"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range of times with Z, beside instants
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`seen` >= FROM_UNIXTIME(1729987200)
    AND `events`.`seen` < FROM_UNIXTIME(1729990801)
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # bucketed inequality keeps nulls
-- 1: "1980-01-01"
-- 2: "1981-01-01"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  NOT (
    COALESCE(
      (
        `people`.`birth` >= CAST(? AS DATE)
        AND `people`.`birth` < CAST(? AS DATE)
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
      WHEN `orders`.`created_at` < CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN `orders`.`created_at` < CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN `orders`.`created_at` >= CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN `orders`.`created_at` >= CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_4`
FROM
  `orders`
LIMIT
  1048575

-- # extraction equals a number
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  MONTH(`orders`.`created_at`) IN (1, 12)
LIMIT
  1048575

-- # relative date with interval
-- 1: "2024-04-01 00:00:00"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`created_at` >= CAST(? AS DATETIME(6))
LIMIT
  1048575

-- # relative interval with an offset
-- 1: "2024-10-01 00:00:00"
-- 2: "2025-01-01 00:00:00"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # during
-- 1: "2024-10-27 00:00:00"
-- 2: "2024-10-28 00:00:00"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # datetime literal
-- 1: "2024-12-30 08:15:30"
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  `orders`.`created_at` = CAST(? AS DATETIME(6))
LIMIT
  1048575

-- # instant against a zoned literal
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  `orders`.`paid_at` = FROM_UNIXTIME(1729989000)
LIMIT
  1048575

-- # instants shown
SELECT
  `orders`.`paid_at` AS `paid_at`
FROM
  `orders`
WHERE
  `orders`.`id` IN (5, 7)
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # instants by day
SELECT
  DATE(`orders`.`paid_at`) AS `paid_at`,
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`paid_at` IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # hour of day in Paris (Europe/Paris)
SELECT
  HOUR(
    DATE_ADD(
      CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          60311260239 /* 304 more, fc3015f4 */,
          66263792400
        ) + 1,
        561 /* 305 more, 32f9eb72 */,
        3600
      ) SECOND
    )
  ) AS `paid_at`,
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`paid_at` >= FROM_UNIXTIME(1711839600)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # timestamps take no zone (Europe/Paris)
-- 1: "2024-12-30 00:00:00"
-- 2: "2024-12-31 00:00:00"
SELECT
  `orders`.`created_at` AS `created_at`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # instants compared with days of Paris (Europe/Paris)
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  (
    (
      `orders`.`paid_at` >= FROM_UNIXTIME(1704668400)
      AND `orders`.`paid_at` < FROM_UNIXTIME(1704754800)
    )
    OR (
      `orders`.`paid_at` >= FROM_UNIXTIME(1711839600)
      AND `orders`.`paid_at` < FROM_UNIXTIME(1711922400)
    )
  )
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # weekday of a converted time over a grouped level
SELECT
  `source`.`created_at` AS `created_at`
FROM
  (
    SELECT
      CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-%m-%d %H:00:00') AS DATETIME) AS `created_at`,
      COUNT(*) AS `count`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
WHERE
  (
    (
      DAYOFWEEK(
        DATE_ADD(
          `source`.`created_at`,
          INTERVAL ELT(
            INTERVAL(TO_SECONDS(`source`.`created_at`) /*M! + 0 * RAND() */, 60589275524, 62672121000) + 1,
            20476,
            19800,
            20700
          ) SECOND
        )
      ) - 1
    ) + 1
  ) = 2
ORDER BY
  `source`.`created_at` ASC
LIMIT
  1048575

-- # convert-timezone from UTC
SELECT
  DATE_ADD(
    `orders`.`created_at`,
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(`orders`.`created_at`) /*M! + 0 * RAND() */,
        59579506800,
        61483417200,
        61494908400,
        61512447600,
        61526358000,
        61546921200,
        61557807600,
        61578370800,
        61589257200
      ) + 1,
      33539,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400
    ) SECOND
  ) AS `t`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # time intervals with the present year and of months
-- 1: "2024-01-01 00:00:00"
-- 2: "2026-01-01 00:00:00"
-- 3: "2025-01-01 00:00:00"
-- 4: "2026-01-01 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN (
        `orders`.`created_at` >= CAST(? AS DATETIME(6))
        AND `orders`.`created_at` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        `orders`.`created_at` >= CAST(? AS DATETIME(6))
        AND `orders`.`created_at` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN (
        `orders`.`paid_at` >= FROM_UNIXTIME(1722470400)
        AND `orders`.`paid_at` < FROM_UNIXTIME(1748736000)
      ) THEN 1
    END
  ) AS `count_where_3`
FROM
  `orders`
LIMIT
  1048575
