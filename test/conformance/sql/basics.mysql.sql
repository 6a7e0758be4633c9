-- # count
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
LIMIT
  1048575

-- # sum of decimals
SELECT
  SUM(`orders`.`total`) AS `sum`
FROM
  `orders`
LIMIT
  1048575

-- # default fields of people
SELECT
  `people`.`id` AS `id`,
  `people`.`name` AS `name`,
  `people`.`state` AS `state`,
  `people`.`birth` AS `birth`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
LIMIT
  2

-- # by month
SELECT
  DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFMONTH(`orders`.`created_at`) - 1) DAY) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by week from Sunday
SELECT
  DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFWEEK(`orders`.`created_at`) - 1) DAY) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by quarter
SELECT
  DATE_ADD(
    CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-01-01') AS DATE),
    INTERVAL(QUARTER(`orders`.`created_at`) - 1) QUARTER
  ) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by hour
SELECT
  CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-%m-%d %H:00:00') AS DATETIME) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  2

-- # by day of week
SELECT
  ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
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
      DAYOFYEAR(DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFWEEK(`orders`.`created_at`) - 1) DAY)) + 6
    ) DIV 7
  ) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # instant by day in Paris (Europe/Paris)
SELECT
  DATE(
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
  `orders`.`paid_at` IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # equals
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`quantity` IN (1, 2)
LIMIT
  1048575

-- # not equal keeps nulls
-- 1: "Quick"
-- 2: "Quick"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (
      (
        `orders`.`note` = ?
        AND CAST(CONVERT(`orders`.`note` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      )
    )
    OR `orders`.`note` IS NULL
  )
LIMIT
  1048575

-- # not contains keeps nulls
-- 1: "%uick%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!')
    OR `orders`.`note` IS NULL
  )
LIMIT
  1048575

-- # equality minds case
-- 1: "ann"
-- 2: "ann"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  (
    `people`.`name` = ?
    AND CAST(CONVERT(`people`.`name` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
  )
LIMIT
  1048575

-- # contains minds case
-- 1: "%quick%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # contains without case
-- 1: "%quick%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  CONVERT(LOWER(`orders`.`note`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # contains takes wildcards literally
-- 1: "%!_%"
-- 2: "%!%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    OR CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
  )
LIMIT
  1048575

-- # starts with
-- 1: "O'%"
SELECT
  `people`.`name` AS `name`
FROM
  `people`
WHERE
  CONVERT(`people`.`name` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # is empty
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  (
    `people`.`state` IS NULL
    OR CHAR_LENGTH(`people`.`state`) = 0
  )
LIMIT
  1048575

-- # not of a comparison keeps nulls
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  NOT (COALESCE(`orders`.`discount` > 0, FALSE))
LIMIT
  1048575

-- # between days includes the last
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-01-08 00:00:00"
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

-- # bucketed equality is a range
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
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

-- # time interval
-- 1: "2024-01-01 00:00:00"
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

-- # birthday equals
-- 1: "1980-02-29"
SELECT
  `people`.`name` AS `name`
FROM
  `people`
WHERE
  `people`.`birth` = CAST(? AS DATE)
LIMIT
  1048575

-- # average is a float
SELECT
  ((CAST(SUM(`orders`.`quantity`) AS DECIMAL(65, 20)) / COUNT(`orders`.`quantity`)) + 0E0) AS `avg`
FROM
  `orders`
LIMIT
  1048575

-- # division is a float and null by zero
SELECT
  ((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) AS `x`,
  ((`orders`.`quantity` + 0E0) / NULLIF(0, 0)) AS `y`
FROM
  `orders`
WHERE
  `orders`.`id` = 1
LIMIT
  1048575

-- # implicit join
SELECT
  CONVERT(`products__via__product_id`.`category` USING utf8mb4) COLLATE utf8mb4_bin AS `products__via__product_id__category`,
  COUNT(*) AS `count`
FROM
  `orders`
  LEFT JOIN `products` AS `products__via__product_id` ON `orders`.`product_id` = `products__via__product_id`.`id`
GROUP BY
  1,
  LENGTH(`products__via__product_id`.`category`)
ORDER BY
  1 ASC
LIMIT
  1048575

-- # explicit join
SELECT
  `orders`.`id` AS `id`,
  `P`.`name` AS `P__name`
FROM
  `orders`
  LEFT JOIN `people` AS `P` ON `orders`.`person_id` = `P`.`id`
ORDER BY
  `orders`.`id` ASC
LIMIT
  2

-- # nested query
SELECT
  `source`.`product_id` AS `product_id`,
  `source`.`sum` AS `sum`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`total`) AS `sum`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
WHERE
  `source`.`sum` > 20
ORDER BY
  `source`.`product_id` ASC
LIMIT
  1048575

-- # cumulative sum
SELECT
  `source`.`product_id` AS `product_id`,
  SUM(`source`.`agg_1`) OVER (
    ORDER BY
      `source`.`product_id` ASC ROWS UNBOUNDED PRECEDING
  ) AS `sum`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`quantity`) AS `agg_1`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # share, count-where, sum-where
SELECT
  (
    (
      COUNT(
        CASE
          WHEN `orders`.`quantity` = 1 THEN 1
        END
      ) + 0E0
    ) / NULLIF(COUNT(*), 0)
  ) AS `share`,
  COUNT(
    CASE
      WHEN `orders`.`quantity` = 1 THEN 1
    END
  ) AS `count_where`,
  SUM(
    CASE
      WHEN `orders`.`quantity` = 1 THEN `orders`.`total`
      ELSE 0
    END
  ) AS `sum_where_total`
FROM
  `orders`
LIMIT
  1048575

-- # standard deviation
SELECT
  (STDDEV_POP(`orders`.`quantity`) + 0E0) AS `stddev`
FROM
  `orders`
LIMIT
  1048575

-- # aggregation math
SELECT
  ((SUM(`orders`.`quantity`) + 0E0) / NULLIF(COUNT(*), 0)) AS `expression`
FROM
  `orders`
LIMIT
  1048575

-- # binning
SELECT
  (CAST(FLOOR((`orders`.`total` + 0E0) / 20 + 1e-9) AS SIGNED) * 20) AS `total`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # case
-- 1: "many"
-- 2: "one"
-- 3: "many"
-- 4: "one"
SELECT
  CONVERT(
    CASE
      WHEN `orders`.`quantity` > 1 THEN ?
      ELSE ?
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `size`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1,
  LENGTH(
    CASE
      WHEN `orders`.`quantity` > 1 THEN ?
      ELSE ?
    END
  )
ORDER BY
  1 ASC
LIMIT
  1048575

-- # text functions
-- 1: "-"
-- 2: "m"
-- 3: "n"
-- 4: "m"
SELECT CONCAT_WS('', UPPER(`people`.`name`), ?, CONVERT(CAST(`people`.`id` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) AS `a`, SUBSTR(`people`.`name`, 1, 2) AS `b`, CHAR_LENGTH(`people`.`name`) AS `c`, CASE WHEN ? IS NOT NULL THEN REPLACE(`people`.`name`, ?, ?) END AS `d` FROM `people` WHERE `people`.`id` = 1 LIMIT 1048575

-- # regular expression
-- 1: "[0-9]+"
-- 2: "[0-9]+"
SELECT
  CASE
    WHEN CONVERT(`people`.`name` USING utf8mb4) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(CONVERT(`people`.`name` USING utf8mb4) COLLATE utf8mb4_bin, ?)
  END AS `a`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
LIMIT
  1048575

-- # split part
-- 1: " "
-- 2: " "
-- 3: " "
-- 4: " "
SELECT
  CASE
    WHEN 2 > (
      (
        CHAR_LENGTH(`people`.`name`) - CHAR_LENGTH(
          REPLACE
            (`people`.`name`, ?, '')
        )
      ) DIV CHAR_LENGTH(?) + 1
    ) THEN ''
    ELSE SUBSTRING_INDEX(SUBSTRING_INDEX(`people`.`name`, ?, 2), ?, -1)
  END AS `a`
FROM
  `people`
WHERE
  `people`.`id` = 4
LIMIT
  1048575

-- # date arithmetic
-- 1: "2000-02-28"
SELECT
  DATE(DATE_ADD(`people`.`birth`, INTERVAL 12 MONTH)) AS `a`,
  (TIMESTAMPDIFF(MONTH, DATE(`people`.`birth`), DATE(CAST(? AS DATE))) DIV 12) AS `b`,
  YEAR(`people`.`birth`) AS `c`
FROM
  `people`
WHERE
  `people`.`id` = 1
LIMIT
  1048575

-- # differences
-- 1: "2024-01-01"
-- 2: "2024-01-01"
-- 3: "2024-01-01"
SELECT
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(`orders`.`created_at`)) AS `a`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATE)), DATE(`orders`.`created_at`)) DIV 86400000000) AS `b`,
  (TIMESTAMPDIFF(MICROSECOND, `orders`.`created_at`, CAST(? AS DATE)) DIV 3600000000) AS `c`
FROM
  `orders`
WHERE
  `orders`.`id` = 3
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
  WEEK(`orders`.`created_at`, 3) AS `w`,
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
  END AS `m`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # offset
SELECT
  `source`.`product_id` AS `product_id`,
  LAG(`source`.`agg_1`, 1) OVER (
    ORDER BY
      `source`.`product_id` ASC
  ) AS `before`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`quantity`) AS `agg_1`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # page
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
ORDER BY
  `orders`.`id` DESC
LIMIT
  3
OFFSET
  3

-- # rounding
SELECT
  (
    SIGN((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) * FLOOR(ABS((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) + 4.9999999999999994e-1) + 0
  ) AS `r`,
  FLOOR(`orders`.`discount`) AS `f`,
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN (3 + 0E0) * LN(ABS((2 + 0E0))) > 709.78 THEN NULL
    WHEN (3 + 0E0) * LN(ABS((2 + 0E0))) < (-744) THEN 0
    ELSE POWER((2 + 0E0), (3 + 0E0))
  END AS `p`
FROM
  `orders`
WHERE
  `orders`.`id` = 5
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
      `orders`.`created_at` >= CAST(? AS DATETIME(6))
      AND `orders`.`created_at` < CAST(? AS DATETIME(6))
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
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  CONVERT(LOWER(`orders`.`note`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # parameter that excludes days
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) IN (1, 2))
    OR ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) IS NULL
  )
LIMIT
  1048575

-- # null in a list
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`person_id` = 1
    OR `orders`.`person_id` IS NULL
  )
LIMIT
  1048575

-- # not null in a list
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`person_id` <> 1
    AND `orders`.`person_id` IS NOT NULL
  )
LIMIT
  1048575

-- # not equal to several keeps nulls
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (`orders`.`person_id` IN (1, 2))
    OR `orders`.`person_id` IS NULL
  )
LIMIT
  1048575

-- # booleans
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`is_gift` = TRUE
LIMIT
  1048575

-- # booleans from text
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`is_gift` <> TRUE
    OR `orders`.`is_gift` IS NULL
  )
LIMIT
  1048575

-- # coalesce and concat of nulls
-- 1: "none"
-- 2: "-"
SELECT
  COALESCE(`people`.`state`, ?) AS `a`,
  CONCAT_WS('', `people`.`state`, ?) AS `b`
FROM
  `people`
WHERE
  `people`.`id` = 3
LIMIT
  1048575

-- # group of nulls
SELECT
  `orders`.`is_gift` AS `is_gift`,
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`is_gift` IS NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # several aggregations and a sort
SELECT
  `orders`.`product_id` AS `product_id`,
  COUNT(*) AS `count`,
  MAX(`orders`.`total`) AS `max`,
  MIN(`orders`.`created_at`) AS `min`,
  COUNT(DISTINCT `orders`.`person_id`) AS `count_2`
FROM
  `orders`
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
      WHEN `orders`.`quantity` = 1 THEN 1.5
    END
  ) AS `sum`
FROM
  `orders`
LIMIT
  1048575

-- # an aggregation of arithmetic alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[1]) | query.aggregation[1]

-- # an aggregation of a column alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # coalesce of one value
SELECT
  `orders`.`note` AS `one`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  3

-- # not of two equalities keeps nulls
-- 1: "Fox"
-- 2: "Fox"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`id` = 1
    OR NOT (
      COALESCE(
        (
          (
            `orders`.`note` = ?
            AND CAST(CONVERT(`orders`.`note` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
          )
          AND `orders`.`quantity` = 2
        ),
        FALSE
      )
    )
  )
LIMIT
  1048575
