-- # moments that no engine has are null
-- 1: "2024-02-29"
-- 2: "2024-02-29"
-- 3: "2024-02-29"
SELECT
  CASE
    WHEN `numbers`.`big` >= (-62135596800)
    AND `numbers`.`big` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`numbers`.`big` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `a`,
  DATE(
    DATE_ADD(
      CAST(? AS DATE),
      INTERVAL CASE
        WHEN `numbers`.`big` BETWEEN (-1715500) AND 1715500 THEN `numbers`.`big`
      END DAY
    )
  ) AS `b`,
  DATE(
    DATE_ADD(
      CAST(? AS DATE),
      INTERVAL(
        - CASE
          WHEN `numbers`.`big` BETWEEN (-56400) AND 56400 THEN `numbers`.`big`
        END
      ) MONTH
    )
  ) AS `c`,
  DATE_ADD(
    CAST(? AS DATE),
    INTERVAL CASE
      WHEN 9007199254740993 BETWEEN (-41172000) AND 41172000 THEN 9007199254740993
    END HOUR
  ) AS `d`
FROM
  `numbers`
ORDER BY
  `numbers`.`id` ASC
LIMIT
  1048575

-- # an interval after a text and after nothing
-- 1: "2024-02-28 00:00:00"
-- 2: "2024-02-29 10:20:30"
SELECT
  DATE_ADD(CAST(? AS DATETIME(6)), INTERVAL 1 DAY) AS `a`,
  DATE_ADD(DATE_ADD(CAST(? AS DATETIME(6)), INTERVAL(- 1) MONTH), INTERVAL(- 3) HOUR) AS `b`,
  NULL AS `c`,
  NULL AS `d`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 1
LIMIT
  1048575

-- # a time has no date to be read
-- refused: invalid-query | "date": a time has no date. (at query.expressions.a) | query.expressions.a

-- # a word is no number of units
-- refused: invalid-query | "datetime-add": "many" is not a number. (at query.expressions.a) | query.expressions.a

-- # weeks and days of the week in all modes
SELECT
  WEEK(`orders`.`created_at`, 3) AS `e1`,
  (
    (
      (
        DAYOFYEAR(`orders`.`created_at`) - 1 + (((DAYOFWEEK(`orders`.`created_at`) - 1) - DAYOFYEAR(`orders`.`created_at`) + 372) % 7)
      ) DIV 7
    ) + 1
  ) AS `e2`,
  (
    (
      (
        DAYOFYEAR(`orders`.`created_at`) - 1 + (((DAYOFWEEK(`orders`.`created_at`) - 1) - DAYOFYEAR(`orders`.`created_at`) + 372) % 7)
      ) DIV 7
    ) + 1
  ) AS `e3`,
  ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) AS `e4`,
  ((((DAYOFWEEK(`orders`.`created_at`) - 1) + 6) % 7) + 1) AS `e5`,
  ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) AS `e6`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # parts by name and by unit
SELECT
  YEAR(`orders`.`created_at`) AS `e1`,
  ((MONTH(`orders`.`created_at`) + 2) DIV 3) AS `e2`,
  MONTH(`orders`.`created_at`) AS `e3`,
  DAYOFMONTH(`orders`.`created_at`) AS `e4`,
  HOUR(`orders`.`created_at`) AS `e5`,
  MINUTE(`orders`.`created_at`) AS `e6`,
  SECOND(`orders`.`created_at`) AS `e7`,
  DAYOFYEAR(`orders`.`created_at`) AS `e8`,
  WEEK(`orders`.`created_at`, 3) AS `e9`,
  ((((DAYOFWEEK(`orders`.`created_at`) - 1) + 6) % 7) + 1) AS `e10`,
  YEAR(`orders`.`created_at`) AS `e11`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # dates moved by every unit
SELECT
  DATE_ADD(`orders`.`created_at`, INTERVAL 1 QUARTER) AS `e1`,
  DATE_ADD(`orders`.`created_at`, INTERVAL(-1) MONTH) AS `e2`,
  DATE_ADD(
    `orders`.`created_at`,
    INTERVAL CASE
      WHEN `orders`.`quantity` BETWEEN (-244400) AND 244400 THEN `orders`.`quantity`
    END WEEK
  ) AS `e3`,
  DATE_ADD(`orders`.`created_at`, INTERVAL(- 2) YEAR) AS `e4`,
  DATE_ADD(`orders`.`created_at`, INTERVAL(1500 * 1000) MICROSECOND) AS `e5`,
  DATE_ADD(
    `orders`.`created_at`,
    INTERVAL(
      - CASE
        WHEN `orders`.`quantity` BETWEEN (-41172000) AND 41172000 THEN `orders`.`quantity`
      END
    ) HOUR
  ) AS `e6`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # dates moved by fractions, which are rounded
SELECT
  DATE_ADD(
    `orders`.`created_at`,
    INTERVAL CASE
      WHEN 1.5 >= (-9.223372036854775808e18)
      AND 1.5 < 9.223372036854775808e18 THEN CAST((SIGN((1.5 + 0E0)) * FLOOR(ABS((1.5 + 0E0)) + 4.9999999999999994e-1) + 0) AS SIGNED)
    END DAY
  ) AS `e1`,
  DATE_ADD(
    `orders`.`created_at`,
    INTERVAL CASE
      WHEN CASE
        WHEN ((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
        AND ((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(
          (
            SIGN((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) * FLOOR(ABS((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) + 4.9999999999999994e-1) + 0
          ) AS SIGNED
        )
      END BETWEEN (-1715500) AND 1715500 THEN CASE
        WHEN ((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) >= (-9.223372036854775808e18)
        AND ((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) < 9.223372036854775808e18 THEN CAST(
          (
            SIGN((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) * FLOOR(ABS((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) + 4.9999999999999994e-1) + 0
          ) AS SIGNED
        )
      END
    END DAY
  ) AS `e2`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # days moved by hours and by years
SELECT
  DATE_ADD(`people`.`birth`, INTERVAL 1 HOUR) AS `e1`,
  DATE(DATE_ADD(`people`.`birth`, INTERVAL 1 YEAR)) AS `e2`,
  DATE(
    DATE_ADD(
      `people`.`birth`,
      INTERVAL CASE
        WHEN `people`.`id` BETWEEN (-56400) AND 56400 THEN `people`.`id`
      END MONTH
    )
  ) AS `e3`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
LIMIT
  1048575

-- # dates with intervals
SELECT
  DATE_ADD(`orders`.`created_at`, INTERVAL 1 MONTH) AS `e1`,
  DATE_ADD(DATE_ADD(`orders`.`created_at`, INTERVAL(- 1) WEEK), INTERVAL(- 2) HOUR) AS `e2`,
  DATE_ADD(`orders`.`created_at`, INTERVAL 1 DAY) AS `e3`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # differences in every unit
-- 1: "2025-01-01"
-- 2: "2025-01-01"
-- 3: "2025-01-01"
-- 4: "2025-01-01"
SELECT
  (TIMESTAMPDIFF(MONTH, DATE(`orders`.`created_at`), DATE(CAST(? AS DATE))) DIV 12) AS `e1`,
  (TIMESTAMPDIFF(MONTH, DATE(`orders`.`created_at`), DATE(FROM_UNIXTIME(1749988800))) DIV 3) AS `e2`,
  TIMESTAMPDIFF(MONTH, DATE(`orders`.`created_at`), DATE(CAST(? AS DATE))) AS `e3`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(`orders`.`created_at`), DATE(CAST(? AS DATE))) DIV 604800000000) AS `e4`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(`orders`.`created_at`), DATE(CAST(? AS DATE))) DIV 86400000000) AS `e5`,
  (TIMESTAMPDIFF(MICROSECOND, `orders`.`created_at`, `orders`.`paid_at`) DIV 3600000000) AS `e6`,
  (TIMESTAMPDIFF(MICROSECOND, `orders`.`created_at`, `orders`.`paid_at`) DIV 60000000) AS `e7`,
  (TIMESTAMPDIFF(MICROSECOND, `orders`.`paid_at`, `orders`.`created_at`) DIV 1000000) AS `e8`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # age in years
-- 1: "2025-06-15"
SELECT
  (TIMESTAMPDIFF(MONTH, DATE(`people`.`birth`), DATE(CAST(? AS DATE))) DIV 12) AS `e1`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
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
    WHEN MONTH(`orders`.`created_at`) = 1 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 2 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 3 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 4 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 5 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 6 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 7 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 8 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 9 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 10 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 11 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 12 THEN ?
  END AS `e1`,
  CASE
    WHEN ((MONTH(`orders`.`created_at`) + 2) DIV 3) = 1 THEN ?
    WHEN ((MONTH(`orders`.`created_at`) + 2) DIV 3) = 2 THEN ?
    WHEN ((MONTH(`orders`.`created_at`) + 2) DIV 3) = 3 THEN ?
    WHEN ((MONTH(`orders`.`created_at`) + 2) DIV 3) = 4 THEN ?
  END AS `e2`,
  CASE
    WHEN ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) = 1 THEN ?
    WHEN ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) = 2 THEN ?
    WHEN ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) = 3 THEN ?
    WHEN ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) = 4 THEN ?
    WHEN ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) = 5 THEN ?
    WHEN ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) = 6 THEN ?
    WHEN ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) = 7 THEN ?
  END AS `e3`,
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
  END AS `e4`,
  CASE
    WHEN 0 = 1 THEN ?
    WHEN 0 = 2 THEN ?
    WHEN 0 = 3 THEN ?
    WHEN 0 = 4 THEN ?
    WHEN 0 = 5 THEN ?
    WHEN 0 = 6 THEN ?
    WHEN 0 = 7 THEN ?
  END AS `e5`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # points in time as values
-- 1: "2025-06-15"
-- 2: "2025-05-01 00:00:00"
-- 3: "2025-06-15 12:00:00"
-- 4: "2024-03-01"
-- 5: "2024-03-01 00:00:00"
-- 6: "10:20:00"
SELECT
  FROM_UNIXTIME(1749988800) AS `e1`,
  CAST(? AS DATE) AS `e2`,
  CAST(? AS DATETIME(6)) AS `e3`,
  CAST(? AS DATETIME(6)) AS `e4`,
  CAST(? AS DATE) AS `e5`,
  CAST(? AS DATETIME(6)) AS `e6`,
  CAST(? AS TIME(6)) AS `e7`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
LIMIT
  1048575

-- # zones by name and by offset
SELECT
  DATE_ADD(
    DATE_SUB(
      `orders`.`created_at`,
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(`orders`.`created_at`) /*M! + 0 * RAND() */,
          60311260239 /* 304 more, a7d03b65 */,
          66263796000
        ) + 1,
        561 /* 305 more, 32f9eb72 */,
        3600
      ) SECOND
    ),
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(
          DATE_SUB(
            `orders`.`created_at`,
            INTERVAL ELT(
              INTERVAL(
                TO_SECONDS(`orders`.`created_at`) /*M! + 0 * RAND() */,
                60311260239 /* 304 more, a7d03b65 */,
                66263796000
              ) + 1,
              561 /* 305 more, 32f9eb72 */,
              3600
            ) SECOND
          )
        ) /*M! + 0 * RAND() */,
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
  ) AS `e1`,
  DATE_ADD(
    CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00'),
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
        58521981992,
        59011524400,
        60147513530,
        61275637800,
        61295160600,
        61304581800,
        61403074200
      ) + 1,
      21208,
      21200,
      19270,
      19800,
      23400,
      19800,
      23400,
      19800
    ) SECOND
  ) AS `e2`,
  DATE_ADD(`orders`.`created_at`, INTERVAL 7200 SECOND) AS `e3`,
  DATE_ADD(CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00'), INTERVAL(-18000) SECOND) AS `e4`,
  DATE_SUB(`orders`.`created_at`, INTERVAL(-19800) SECOND) AS `e5`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # texts as dates: fractions are cut, offsets in every spelling, and nothing but the text counts
-- 1: "2024-02-29T23:59:59.9999999"
-- 2: "2024-02-29T23:59:59.9999999"
-- 3: "2024-02-29T23:59:59.9999999"
-- 4: "2024-02-29T23:59:59.9999999"
-- 5: "2024-02-29T23:59:59.9999999"
-- 6: "2024-02-29T23:59:59.9999999"
-- 7: "2024-02-29T23:59:59.9999999"
-- 8: "2024-02-29T23:59:59.9999999"
-- 9: "2024-02-29T23:59:59.9999999"
-- 10: "2024-02-29T23:59:59.9999999"
-- 11: "2024-02-29T23:59:59.9999999Z"
-- 12: "2024-02-29T23:59:59.9999999Z"
-- 13: "2024-02-29T23:59:59.9999999Z"
-- 14: "2024-02-29T23:59:59.9999999Z"
-- 15: "2024-02-29T23:59:59.9999999Z"
-- 16: "2024-02-29T23:59:59.9999999Z"
-- 17: "2024-02-29T23:59:59.9999999Z"
-- 18: "2024-02-29T23:59:59.9999999Z"
-- 19: "2024-02-29T23:59:59.9999999Z"
-- 20: "2024-02-29T23:59:59.9999999Z"
-- 21: "2024-02-29T10:20+01"
-- 22: "2024-02-29T10:20+01"
-- 23: "2024-02-29T10:20+01"
-- 24: "2024-02-29T10:20+01"
-- 25: "2024-02-29T10:20+01"
-- 26: "2024-02-29T10:20+01"
-- 27: "2024-02-29T10:20+01"
-- 28: "2024-02-29T10:20+01"
-- 29: "2024-02-29T10:20+01"
-- 30: "2024-02-29T10:20+01"
-- 31: "2024-02-29 10:20:30.5 -0330"
-- 32: "2024-02-29 10:20:30.5 -0330"
-- 33: "2024-02-29 10:20:30.5 -0330"
-- 34: "2024-02-29 10:20:30.5 -0330"
-- 35: "2024-02-29 10:20:30.5 -0330"
-- 36: "2024-02-29 10:20:30.5 -0330"
-- 37: "2024-02-29 10:20:30.5 -0330"
-- 38: "2024-02-29 10:20:30.5 -0330"
-- 39: "2024-02-29 10:20:30.5 -0330"
-- 40: "2024-02-29 10:20:30.5 -0330"
-- 41: "2024-02-29T10:20:30z"
-- 42: "2024-02-29T10:20:30z"
-- 43: "2024-02-29T10:20:30z"
-- 44: "2024-02-29T10:20:30z"
-- 45: "2024-02-29T10:20:30z"
-- 46: "2024-02-29T10:20:30z"
-- 47: "2024-02-29T10:20:30z"
-- 48: "2024-02-29T10:20:30z"
-- 49: "2024-02-29T10:20:30z"
-- 50: "2024-02-29T10:20:30z"
-- 51: "2024-02-29t10:20"
-- 52: "2024-02-29t10:20"
-- 53: "2024-02-29t10:20"
-- 54: "2024-02-29t10:20"
-- 55: "2024-02-29t10:20"
-- 56: "2024-02-29t10:20"
-- 57: "2024-02-29t10:20"
-- 58: "2024-02-29t10:20"
-- 59: "2024-02-29t10:20"
-- 60: "2024-02-29t10:20"
-- 61: "2024-02-29\n"
-- 62: "2024-02-29\n"
-- 63: "2024-02-29\n"
-- 64: "2024-02-29\n"
-- 65: "2024-02-29\n"
-- 66: "2024-02-29\n"
-- 67: "2024-02-29\n"
-- 68: "2024-02-29\n"
-- 69: "2024-02-29\n"
-- 70: "2024-02-29\n"
-- 71: "2024-02-29T10:20:30+25:00"
-- 72: "2024-02-29T10:20:30+25:00"
-- 73: "2024-02-29T10:20:30+25:00"
-- 74: "2024-02-29T10:20:30+25:00"
-- 75: "2024-02-29T10:20:30+25:00"
-- 76: "2024-02-29T10:20:30+25:00"
-- 77: "2024-02-29T10:20:30+25:00"
-- 78: "2024-02-29T10:20:30+25:00"
-- 79: "2024-02-29T10:20:30+25:00"
-- 80: "2024-02-29T10:20:30+25:00"
-- 81: "2024-02-29T10:20:30+01:75"
-- 82: "2024-02-29T10:20:30+01:75"
-- 83: "2024-02-29T10:20:30+01:75"
-- 84: "2024-02-29T10:20:30+01:75"
-- 85: "2024-02-29T10:20:30+01:75"
-- 86: "2024-02-29T10:20:30+01:75"
-- 87: "2024-02-29T10:20:30+01:75"
-- 88: "2024-02-29T10:20:30+01:75"
-- 89: "2024-02-29T10:20:30+01:75"
-- 90: "2024-02-29T10:20:30+01:75"
SELECT
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e1`,
  DATE(
    CASE
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (?, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `e2`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e3`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e4`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e5`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e6`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e7`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e8`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (?, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `e9`
FROM
  `events`
WHERE
  `events`.`id` = 1
LIMIT
  1048575

-- # times as text have the fraction that they have
-- 1: " h"
SELECT
  CONVERT(
    CASE
      WHEN CAST(`events`.`clock` AS CHAR) LIKE '%.%' THEN TRIM(
        TRAILING '.'
        FROM
          TRIM(
            TRAILING '0'
            FROM
              CAST(`events`.`clock` AS CHAR)
          )
      )
      ELSE CAST(`events`.`clock` AS CHAR)
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `e1`,
  CONCAT_WS(
    '',
    CONVERT(
      CASE
        WHEN CAST(
          TIME(DATE_ADD(TIMESTAMP('2000-01-01', `events`.`clock`), INTERVAL(1500 * 1000) MICROSECOND)) AS CHAR
        ) LIKE '%.%' THEN TRIM(
          TRAILING '.'
          FROM
            TRIM(
              TRAILING '0'
              FROM
                CAST(
                  TIME(DATE_ADD(TIMESTAMP('2000-01-01', `events`.`clock`), INTERVAL(1500 * 1000) MICROSECOND)) AS CHAR
                )
            )
        )
        ELSE CAST(
          TIME(DATE_ADD(TIMESTAMP('2000-01-01', `events`.`clock`), INTERVAL(1500 * 1000) MICROSECOND)) AS CHAR
        )
      END USING utf8mb4
    ) COLLATE utf8mb4_bin,
    ?
  ) AS `e2`,
  CONVERT(
    CASE
      WHEN CAST(TIME(DATE_ADD(TIMESTAMP('2000-01-01', `events`.`clock`), INTERVAL 10 MINUTE)) AS CHAR) LIKE '%.%' THEN TRIM(
        TRAILING '.'
        FROM
          TRIM(
            TRAILING '0'
            FROM
              CAST(TIME(DATE_ADD(TIMESTAMP('2000-01-01', `events`.`clock`), INTERVAL 10 MINUTE)) AS CHAR)
          )
      )
      ELSE CAST(TIME(DATE_ADD(TIMESTAMP('2000-01-01', `events`.`clock`), INTERVAL 10 MINUTE)) AS CHAR)
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `e3`
FROM
  `events`
WHERE
  `events`.`id` IN (5, 10)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # dates and instants as text
-- 1: "at "
SELECT
  CONVERT(
    CASE
      WHEN CAST(`orders`.`created_at` AS CHAR) LIKE '%.%' THEN TRIM(
        TRAILING '.'
        FROM
          TRIM(
            TRAILING '0'
            FROM
              CAST(`orders`.`created_at` AS CHAR)
          )
      )
      ELSE CAST(`orders`.`created_at` AS CHAR)
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `e1`,
  CONVERT(
    CASE
      WHEN CAST(DATE_ADD(`orders`.`created_at`, INTERVAL(1500 * 1000) MICROSECOND) AS CHAR) LIKE '%.%' THEN TRIM(
        TRAILING '.'
        FROM
          TRIM(
            TRAILING '0'
            FROM
              CAST(DATE_ADD(`orders`.`created_at`, INTERVAL(1500 * 1000) MICROSECOND) AS CHAR)
          )
      )
      ELSE CAST(DATE_ADD(`orders`.`created_at`, INTERVAL(1500 * 1000) MICROSECOND) AS CHAR)
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `e2`,
  CONCAT_WS(
    '',
    ?,
    CONVERT(
      CASE
        WHEN CAST(`orders`.`paid_at` AS CHAR) LIKE '%.%' THEN TRIM(
          TRAILING '.'
          FROM
            TRIM(
              TRAILING '0'
              FROM
                CAST(`orders`.`paid_at` AS CHAR)
            )
        )
        ELSE CAST(`orders`.`paid_at` AS CHAR)
      END USING utf8mb4
    ) COLLATE utf8mb4_bin
  ) AS `e3`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # filters on functions of dates
-- 1: "2025-06-15 12:00:00"
-- 2: "2024-02-29"
SELECT
  COUNT(
    CASE
      WHEN DATE_ADD(`orders`.`created_at`, INTERVAL 1 YEAR) > CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN YEAR(`orders`.`created_at`) = 2024 THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN HOUR(`orders`.`created_at`) BETWEEN 1 AND 3 THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN `orders`.`paid_at` < `orders`.`created_at` THEN 1
    END
  ) AS `count_where_4`,
  COUNT(
    CASE
      WHEN DATE(`orders`.`created_at`) = CAST(? AS DATE) THEN 1
    END
  ) AS `count_where_5`
FROM
  `orders`
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
SELECT
  COUNT(
    CASE
      WHEN `orders`.`created_at` >= CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN NOT (
        COALESCE(
          (
            `orders`.`created_at` >= CAST(? AS DATETIME(6))
            AND `orders`.`created_at` < CAST(? AS DATETIME(6))
          ),
          FALSE
        )
      ) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN (
        `orders`.`created_at` >= CAST(? AS DATETIME(6))
        AND `orders`.`created_at` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN (
        `orders`.`created_at` >= CAST(? AS DATETIME(6))
        AND `orders`.`created_at` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_4`,
  COUNT(
    CASE
      WHEN (
        `orders`.`paid_at` >= FROM_UNIXTIME(1717200000)
        AND `orders`.`paid_at` < FROM_UNIXTIME(1748736000)
      ) THEN 1
    END
  ) AS `count_where_5`,
  COUNT(
    CASE
      WHEN `orders`.`created_at` IS NULL THEN 1
    END
  ) AS `count_where_6`,
  COUNT(
    CASE
      WHEN `orders`.`paid_at` IS NOT NULL THEN 1
    END
  ) AS `count_where_7`
FROM
  `orders`
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
  HOUR(
    DATE(
      CASE
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso_date`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso_date`,
                      CHAR_LENGTH(`encoded`.`iso_date`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    )
  ) AS `hour`,
  SECOND(
    DATE(
      CASE
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso_date`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso_date`,
                      CHAR_LENGTH(`encoded`.`iso_date`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    )
  ) AS `second`,
  TIME(
    DATE_ADD(
      TIMESTAMP(
        '2000-01-01',
        CASE
          WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
        END
      ),
      INTERVAL 90 MINUTE
    )
  ) AS `later`,
  TIME(
    DATE_ADD(
      TIMESTAMP(
        '2000-01-01',
        CASE
          WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
        END
      ),
      INTERVAL(- 11) HOUR
    )
  ) AS `earlier`,
  (
    TIMESTAMPDIFF(
      MICROSECOND,
      CASE
        WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
      END,
      TIME(
        DATE_ADD(
          TIMESTAMP(
            '2000-01-01',
            CASE
              WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
            END
          ),
          INTERVAL 45 SECOND
        )
      )
    ) DIV 1000000
  ) AS `between`
FROM
  `encoded`
WHERE
  `encoded`.`id` < 4
ORDER BY
  `encoded`.`id` ASC
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
  DATE_ADD(`people`.`birth`, INTERVAL 5 HOUR) AS `e1`,
  DATE_ADD(DATE_ADD(`people`.`birth`, INTERVAL(- 30) MINUTE), INTERVAL(- 1) DAY) AS `e2`
FROM
  `people`
WHERE
  `people`.`id` = 1
ORDER BY
  `people`.`id` ASC
LIMIT
  1048575

-- # an interval of a date
-- refused: invalid-query | "interval": expected a number, got type/DateTimeWithLocalTZ. (at query.expressions.e1[2]) | query.expressions.e1[2]

-- # dates between a day and a time of day
-- 1: "2024-03-01 10:00:00"
-- 2: "2024-07-01"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  (
    DATE(
      CASE
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso_date`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso_date`,
                      CHAR_LENGTH(`encoded`.`iso_date`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    ) >= CAST(? AS DATETIME(6))
    AND DATE(
      CASE
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso_date`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso_date`,
                      CHAR_LENGTH(`encoded`.`iso_date`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    ) <= CAST(? AS DATE)
  )
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # dates among days and times of day
-- 1: "2024-03-01 10:00:00"
-- 2: "2024-07-01"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  (
    DATE(
      CASE
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso_date`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso_date`,
                      CHAR_LENGTH(`encoded`.`iso_date`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    ) = CAST(? AS DATETIME(6))
    OR DATE(
      CASE
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso_date`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso_date` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso_date`,
                      CHAR_LENGTH(`encoded`.`iso_date`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso_date`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    ) = CAST(? AS DATE)
  )
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # minutes and seconds
SELECT
  MINUTE(`orders`.`created_at`) AS `m`,
  SECOND(`orders`.`created_at`) AS `s`,
  HOUR(`orders`.`created_at`) AS `h`,
  DAYOFMONTH(`orders`.`created_at`) AS `d`,
  ((MONTH(`orders`.`created_at`) + 2) DIV 3) AS `q`,
  ((((DAYOFWEEK(`orders`.`created_at`) - 1) + 6) % 7) + 1) AS `w`,
  DAYOFYEAR(`orders`.`created_at`) AS `y`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # end of month arithmetic
SELECT
  DATE_ADD(`orders`.`created_at`, INTERVAL 1 MONTH) AS `a`,
  DATE_ADD(`orders`.`created_at`, INTERVAL(- 1) QUARTER) AS `b`,
  DATE_ADD(`orders`.`created_at`, INTERVAL 90 MINUTE) AS `c`,
  DATE_ADD(`orders`.`created_at`, INTERVAL 1 WEEK) AS `d`
FROM
  `orders`
WHERE
  `orders`.`id` = 4
LIMIT
  1048575

-- # months between
-- 1: "2024-01-31"
-- 2: "2024-01-31"
-- 3: "2025-03-01"
-- 4: "2023-01-01"
-- 5: "2024-01-01"
SELECT
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(`orders`.`created_at`)) AS `a`,
  TIMESTAMPDIFF(MONTH, DATE(`orders`.`created_at`), DATE(CAST(? AS DATE))) AS `b`,
  (TIMESTAMPDIFF(MONTH, DATE(`orders`.`created_at`), DATE(CAST(? AS DATE))) DIV 12) AS `c`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(`orders`.`created_at`)) DIV 3) AS `d`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATE)), DATE(`orders`.`created_at`)) DIV 604800000000) AS `e`
FROM
  `orders`
WHERE
  `orders`.`id` = 3
LIMIT
  1048575

-- # a microsecond less than a unit is no unit
-- 1: "2024-01-01T00:00:00"
-- 2: "2024-01-01T00:00:00"
-- 3: "2024-01-01T00:00:00"
-- 4: "2024-01-01T00:00:00"
-- 5: "2024-01-01T00:00:00"
-- 6: "2024-01-01T00:00:00"
-- 7: "2024-01-01T00:00:00"
-- 8: "2024-01-01T00:00:00"
-- 9: "2024-01-01T00:00:00"
-- 10: "2024-01-01T00:00:00"
-- 11: "2024-01-01T23:59:59.999999"
-- 12: "2024-01-01T23:59:59.999999"
-- 13: "2024-01-01T23:59:59.999999"
-- 14: "2024-01-01T23:59:59.999999"
-- 15: "2024-01-01T23:59:59.999999"
-- 16: "2024-01-01T23:59:59.999999"
-- 17: "2024-01-01T23:59:59.999999"
-- 18: "2024-01-01T23:59:59.999999"
-- 19: "2024-01-01T23:59:59.999999"
-- 20: "2024-01-01T23:59:59.999999"
-- 21: "2024-01-01T00:00:00"
-- 22: "2024-01-01T00:00:00"
-- 23: "2024-01-01T00:00:00"
-- 24: "2024-01-01T00:00:00"
-- 25: "2024-01-01T00:00:00"
-- 26: "2024-01-01T00:00:00"
-- 27: "2024-01-01T00:00:00"
-- 28: "2024-01-01T00:00:00"
-- 29: "2024-01-01T00:00:00"
-- 30: "2024-01-01T00:00:00"
-- 31: "2024-01-14T23:59:59.999999"
-- 32: "2024-01-14T23:59:59.999999"
-- 33: "2024-01-14T23:59:59.999999"
-- 34: "2024-01-14T23:59:59.999999"
-- 35: "2024-01-14T23:59:59.999999"
-- 36: "2024-01-14T23:59:59.999999"
-- 37: "2024-01-14T23:59:59.999999"
-- 38: "2024-01-14T23:59:59.999999"
-- 39: "2024-01-14T23:59:59.999999"
-- 40: "2024-01-14T23:59:59.999999"
-- 41: "2024-01-01T00:00:00"
-- 42: "2024-01-01T00:00:00"
-- 43: "2024-01-01T00:00:00"
-- 44: "2024-01-01T00:00:00"
-- 45: "2024-01-01T00:00:00"
-- 46: "2024-01-01T00:00:00"
-- 47: "2024-01-01T00:00:00"
-- 48: "2024-01-01T00:00:00"
-- 49: "2024-01-01T00:00:00"
-- 50: "2024-01-01T00:00:00"
-- 51: "2024-01-02T00:00:00"
-- 52: "2024-01-02T00:00:00"
-- 53: "2024-01-02T00:00:00"
-- 54: "2024-01-02T00:00:00"
-- 55: "2024-01-02T00:00:00"
-- 56: "2024-01-02T00:00:00"
-- 57: "2024-01-02T00:00:00"
-- 58: "2024-01-02T00:00:00"
-- 59: "2024-01-02T00:00:00"
-- 60: "2024-01-02T00:00:00"
SELECT
  (
    TIMESTAMPDIFF(
      MICROSECOND,
      DATE(
        CASE
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
            LEFT(
              REPLACE
                (?, 'T', ' '),
                26
            ) AS DATETIME(6)
          )
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
            CAST(
              LEFT(
                REPLACE
                  (
                    TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                    'T',
                    ' '
                  ),
                  26
              ) AS DATETIME(6)
            ),
            INTERVAL IF(
              REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
              '0:0',
              CONCAT(
                LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
                ':',
                IF(
                  CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                  RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                  '00'
                )
              )
            ) HOUR_MINUTE
          )
        END
      ),
      DATE(
        CASE
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
            LEFT(
              REPLACE
                (?, 'T', ' '),
                26
            ) AS DATETIME(6)
          )
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
            CAST(
              LEFT(
                REPLACE
                  (
                    TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                    'T',
                    ' '
                  ),
                  26
              ) AS DATETIME(6)
            ),
            INTERVAL IF(
              REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
              '0:0',
              CONCAT(
                LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
                ':',
                IF(
                  CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                  RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                  '00'
                )
              )
            ) HOUR_MINUTE
          )
        END
      )
    ) DIV 86400000000
  ) AS `days`,
  (
    TIMESTAMPDIFF(
      MICROSECOND,
      DATE(
        CASE
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
            LEFT(
              REPLACE
                (?, 'T', ' '),
                26
            ) AS DATETIME(6)
          )
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
            CAST(
              LEFT(
                REPLACE
                  (
                    TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                    'T',
                    ' '
                  ),
                  26
              ) AS DATETIME(6)
            ),
            INTERVAL IF(
              REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
              '0:0',
              CONCAT(
                LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
                ':',
                IF(
                  CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                  RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                  '00'
                )
              )
            ) HOUR_MINUTE
          )
        END
      ),
      DATE(
        CASE
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
            LEFT(
              REPLACE
                (?, 'T', ' '),
                26
            ) AS DATETIME(6)
          )
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
            CAST(
              LEFT(
                REPLACE
                  (
                    TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                    'T',
                    ' '
                  ),
                  26
              ) AS DATETIME(6)
            ),
            INTERVAL IF(
              REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
              '0:0',
              CONCAT(
                LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
                ':',
                IF(
                  CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                  RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                  '00'
                )
              )
            ) HOUR_MINUTE
          )
        END
      )
    ) DIV 604800000000
  ) AS `weeks`,
  (
    TIMESTAMPDIFF(
      MICROSECOND,
      CASE
        WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (?, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END,
      CASE
        WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (?, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    ) DIV 3600000000
  ) AS `hours`
FROM
  `numbers`
LIMIT
  1
