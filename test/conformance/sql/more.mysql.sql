-- # staged form
SELECT
  `source`.`product_id` AS `product_id`,
  `source`.`total` AS `total`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM((`orders`.`quantity` * 2)) AS `total`
    FROM
      `orders`
    WHERE
      `orders`.`quantity` > 1
    GROUP BY
      1
  ) AS `source`
WHERE
  `source`.`total` > 4
ORDER BY
  `source`.`total` DESC,
  `source`.`product_id` ASC
LIMIT
  1048575

-- # bigint and decimal filters
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`total` = 10.1
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
          62364038400,
          62379759600,
          62396096400,
          62411216400,
          62427546000,
          62443270800,
          62458995600,
          62474720400,
          62491050000,
          62506170000,
          62521894800,
          62537619600,
          62553344400,
          62569069200,
          62584794000,
          62600518800,
          62616243600,
          62632573200,
          62648298000,
          62664022800,
          62679747600,
          62695472400,
          62711197200,
          62726922000,
          62742646800,
          62758371600,
          62774096400,
          62789821200,
          62805546000,
          62821875600,
          62837600400,
          62853325200,
          62869050000,
          62884774800,
          62900499600,
          62916224400,
          62931949200,
          62947674000,
          62963398800,
          62979123600,
          62995453200,
          63013597200,
          63026902800,
          63045046800,
          63058352400,
          63076496400,
          63089802000,
          63108550800,
          63121251600,
          63140000400,
          63152701200,
          63171450000,
          63184755600,
          63202899600,
          63216205200,
          63234349200,
          63247654800,
          63266403600,
          63279104400,
          63297853200,
          63310554000,
          63329302800,
          63342003600,
          63360752400,
          63374058000,
          63392202000,
          63405507600,
          63423651600,
          63436957200,
          63455706000,
          63468406800,
          63487155600,
          63499856400,
          63518605200,
          63531910800,
          63550054800,
          63563360400,
          63581504400,
          63594810000,
          63612954000,
          63626259600,
          63645008400,
          63657709200,
          63676458000,
          63689158800,
          63707907600,
          63721213200,
          63739357200,
          63752662800,
          63770806800,
          63784112400,
          63802861200,
          63815562000,
          63834310800,
          63847011600,
          63865760400,
          63879066000,
          63897210000,
          63910515600,
          63928659600,
          63941965200,
          63960109200,
          63973414800,
          63992163600,
          64004864400,
          64023613200,
          64036314000,
          64055062800,
          64068368400,
          64086512400,
          64099818000,
          64117962000,
          64131267600,
          64150016400,
          64162717200,
          64181466000,
          64194166800,
          64212915600,
          64225616400,
          64244365200,
          64257670800,
          64275814800,
          64289120400,
          64307264400
        ) + 1,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
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
-- 15: "2024-05-06T"
-- 16: "07:08:09"
-- 17: "2024-05-06T"
-- 18: "07:08:09"
-- 19: "2024-05-06T"
-- 20: "07:08:09"
-- 21: "2024-05-06T"
-- 22: "07:08:09"
-- 23: "2024-05-06T"
-- 24: "07:08:09"
SELECT
  CASE
    WHEN ABS(`orders`.`total`) < 9.223372036854775807e18 THEN CAST((SIGN(`orders`.`total`) * FLOOR(ABS(`orders`.`total`) + 0.5)) AS SIGNED)
  END AS `i`,
  CASE
    WHEN CONCAT_WS('', ?, ?) REGEXP '^\\s*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?[0-9]{1,2})?\\s*$' THEN (CONCAT_WS('', ?, ?) + 0E0)
  END AS `f`,
  CONVERT(CAST(`orders`.`quantity` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS `t`,
  DATE(`orders`.`created_at`) AS `d`,
  CASE
    WHEN CONCAT_WS('', ?, ?) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$' THEN CAST(
      REPLACE
        (CONCAT_WS('', ?, ?), 'T', ' ') AS DATETIME(6)
    )
    WHEN CONCAT_WS('', ?, ?) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN DATE_SUB(
      CAST(
        REPLACE
          (
            TRIM(
              LEFT(
                CONCAT_WS('', ?, ?),
                CHAR_LENGTH(CONCAT_WS('', ?, ?)) - CHAR_LENGTH(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
              )
            ),
            'T',
            ' '
          ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(CONCAT_WS('', ?, ?), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `dt`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # numbers
SELECT
  ABS(`orders`.`discount`) AS `a`,
  CASE
    WHEN 16 >= 0 THEN SQRT((16 + 0E0))
  END AS `b`,
  CASE
    WHEN 1000 > 0 THEN LOG10((1000 + 0E0))
  END AS `c`,
  CASE
    WHEN 0 > 709.78 THEN NULL
    WHEN 0 < (-744) THEN 0
    ELSE EXP((0 + 0E0))
  END AS `d`,
  CEIL(`orders`.`total`) AS `e`,
  (`orders`.`total` + 0.1) AS `f`,
  (`orders`.`quantity` - 5) AS `g`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
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

-- # trims and cases
-- 1: "  x "
-- 2: "  x"
-- 3: "x  "
SELECT
  TRIM(?) AS `a`,
  LTRIM(?) AS `b`,
  RTRIM(?) AS `c`,
  LOWER(`people`.`name`) AS `d`,
  UPPER(`people`.`name`) AS `e`
FROM
  `people`
WHERE
  `people`.`id` = 2
LIMIT
  1048575

-- # boolean expression
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (`orders`.`quantity` > 1) = TRUE
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

-- # cumulative count restarts per group
SELECT
  `source`.`created_at` AS `created_at`,
  `source`.`product_id` AS `product_id`,
  SUM(`source`.`agg_1`) OVER (
    PARTITION BY
      `source`.`product_id`
    ORDER BY
      `source`.`created_at` ASC ROWS UNBOUNDED PRECEDING
  ) AS `count`
FROM
  (
    SELECT
      DATE_ADD(MAKEDATE(YEAR(`orders`.`created_at`), 1), INTERVAL(QUARTER(`orders`.`created_at`) - 1) QUARTER) AS `created_at`,
      `orders`.`product_id` AS `product_id`,
      COUNT(*) AS `agg_1`
    FROM
      `orders`
    GROUP BY
      1,
      2
  ) AS `source`
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # joins of all kinds
SELECT
  COUNT(*) AS `count`,
  SUM(`O`.`count`) AS `sum`
FROM
  `people`
  RIGHT JOIN (
    SELECT
      `orders`.`person_id` AS `person_id`,
      COUNT(*) AS `count`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `O` ON `people`.`id` = `O`.`person_id`
LIMIT
  1048575

-- # nested over a join with all fields
SELECT
  CONVERT(`source`.`P__category` USING utf8mb4) COLLATE utf8mb4_bin AS `P__category`,
  SUM(`source`.`P__price`) AS `sum`
FROM
  (
    SELECT
      `orders`.`id` AS `id`,
      `orders`.`person_id` AS `person_id`,
      `orders`.`product_id` AS `product_id`,
      `orders`.`total` AS `total`,
      `orders`.`discount` AS `discount`,
      `orders`.`quantity` AS `quantity`,
      `orders`.`created_at` AS `created_at`,
      `orders`.`paid_at` AS `paid_at`,
      `orders`.`note` AS `note`,
      `orders`.`is_gift` AS `is_gift`,
      `P`.`id` AS `P__id`,
      `P`.`title` AS `P__title`,
      `P`.`category` AS `P__category`,
      `P`.`price` AS `P__price`
    FROM
      `orders`
      LEFT JOIN `products` AS `P` ON `orders`.`product_id` = `P`.`id`
  ) AS `source`
GROUP BY
  1,
  LENGTH(`source`.`P__category`)
ORDER BY
  1 ASC
LIMIT
  1048575

-- # self join with the table's own name as alias
SELECT
  COUNT(*) AS `count`
FROM
  `people`
  LEFT JOIN `people` AS `People_2` ON `people`.`id` = `People_2`.`id`
LIMIT
  1048575

-- # implicit join in a filter and a sort
-- 1: "ben"
-- 2: "ben"
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
  LEFT JOIN `people` AS `people__via__person_id` ON `orders`.`person_id` = `people__via__person_id`.`id`
  LEFT JOIN `products` AS `products__via__product_id` ON `orders`.`product_id` = `products__via__product_id`.`id`
WHERE
  (
    `people__via__person_id`.`name` = ?
    AND CAST(CONVERT(`people__via__person_id`.`name` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
  )
ORDER BY
  `products__via__product_id`.`title` DESC,
  `orders`.`id` ASC
LIMIT
  1048575

-- # three levels
-- 1: "2024-01-01"
SELECT
  `source`.`created_at` AS `created_at`,
  `source`.`sum` AS `sum`
FROM
  (
    SELECT
      MAKEDATE(YEAR(`source`.`created_at`), 1) AS `created_at`,
      SUM(`source`.`count`) AS `sum`
    FROM
      (
        SELECT
          DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFMONTH(`orders`.`created_at`) - 1) DAY) AS `created_at`,
          COUNT(*) AS `count`
        FROM
          `orders`
        GROUP BY
          1
      ) AS `source`
    WHERE
      `source`.`count` > 0
    GROUP BY
      1
  ) AS `source`
WHERE
  `source`.`created_at` = CAST(? AS DATE)
ORDER BY
  `source`.`created_at` ASC
LIMIT
  1048575

-- # text compared with text of another column
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  LOCATE(
    CONVERT(SUBSTR(`people`.`name`, 2, 2) USING utf8mb4) COLLATE utf8mb4_bin,
    CONVERT(`people`.`name` USING utf8mb4) COLLATE utf8mb4_bin
  ) > 0
LIMIT
  1048575

-- # contains one of several
-- 1: "%ann%"
-- 2: "%zo%"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  (
    CONVERT(LOWER(`people`.`name`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    OR CONVERT(LOWER(`people`.`name`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
  )
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
  created_at < CAST(? AS DATE)

-- # native field filter with several texts
-- 1: "Ann"
-- 2: "ben"
-- 3: "Ann"
-- 4: "ben"
select
  count(*)
from
  people
where
  (
    (
      `people`.`name` IN (?, ?)
      AND CAST(CONVERT(`people`.`name` USING utf8mb4) AS BINARY) IN (CAST(? AS BINARY), CAST(? AS BINARY))
    )
  )

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
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (`orders`.`person_id` IN (1, 2))
  AND (`orders`.`quantity` >= 2)
LIMIT
  1048575

-- # date range parameter
-- 1: "2024-01-07 00:00:00"
-- 2: "2024-04-01 00:00:00"
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

-- # open date range parameter
-- 1: "2000-01-01"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  `people`.`birth` < CAST(? AS DATE)
LIMIT
  1048575

-- # unit parameter
SELECT
  MAKEDATE(YEAR(`orders`.`created_at`), 1) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # variance and deviation of one row are 0
SELECT
  (VAR_POP(`orders`.`quantity`) + 0E0) AS `var`,
  (STDDEV_POP(`orders`.`total`) + 0E0) AS `stddev`
FROM
  `orders`
WHERE
  `orders`.`id` = 1
LIMIT
  1048575

-- # bins of a width
SELECT
  (CAST(FLOOR((`orders`.`total` + 0E0) / 25 + 1e-9) AS SIGNED) * 25) AS `total`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
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
