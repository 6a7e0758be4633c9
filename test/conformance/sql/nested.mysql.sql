-- # a model of SQL with metadata
SELECT
  SUM(`source`.`quantity`) AS `sum`
FROM
  (
    select
      id,
      quantity
    from
      orders
  ) AS `source`
LIMIT
  1048575

-- # unknown columns
SELECT
  `source`.*
FROM
  (
    select
      id,
      quantity
    from
      orders
    order by
      id
    limit
      2
  ) AS `source`
LIMIT
  1048575

-- # unknown columns, one expression
SELECT
  `source`.*
FROM
  (
    select
      id,
      quantity
    from
      orders
  ) AS `source`
WHERE
  `source`.`id` = 2
LIMIT
  1048575

-- # old spellings
SELECT
  CONVERT(`products__via__product_id`.`category` USING utf8mb4) COLLATE utf8mb4_bin AS `products__via__product_id__category`,
  SUM(`orders`.`quantity`) AS `sum`
FROM
  `orders`
  LEFT JOIN `products` AS `products__via__product_id` ON `orders`.`product_id` = `products__via__product_id`.`id`
GROUP BY
  1,
  LENGTH(`products__via__product_id`.`category`)
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  1048575

-- # field order by with distinct bucket
SELECT
  MAKEDATE(YEAR(`orders`.`created_at`), 1) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 DESC
LIMIT
  1048575

-- # negative numbers
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`discount` >= (-1)
    AND `orders`.`discount` < (-0.5)
  )
LIMIT
  1048575

-- # empty in list
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

-- # case sensitivity of insensitive accents
-- 1: "%zoë%"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  CONVERT(LOWER(`people`.`name`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # binning default
SELECT
  (CAST(FLOOR((`orders`.`total` + 0E0) / 10 + 1e-9) AS SIGNED) * 10) AS `total`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # convert-timezone
SELECT
  DATE_ADD(`orders`.`created_at`, INTERVAL 32400 SECOND) AS `t`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # sort by expression
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
ORDER BY
  (- `orders`.`id`) ASC
LIMIT
  2

-- # time interval including current and hours
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

-- # inside
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`total` BETWEEN 10 AND 50
    AND `orders`.`quantity` BETWEEN 1 AND 2
  )
LIMIT
  1048575

-- # groups of an inner level stay in their order
SELECT
  `source`.`created_at` AS `created_at`,
  `source`.`count` AS `count`
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
  `source`.`count` >= 1
ORDER BY
  `source`.`created_at` ASC
LIMIT
  1048575

-- # the first rows of a sorted level, two levels up, with an expression
SELECT
  `source`.`id` AS `id`,
  `source`.`quantity` AS `quantity`,
  (`source`.`id` + 1) AS `next`
FROM
  (
    SELECT
      `source`.`id` AS `id`,
      `source`.`quantity` AS `quantity`
    FROM
      (
        SELECT
          `orders`.`id` AS `id`,
          `orders`.`quantity` AS `quantity`
        FROM
          `orders`
      ) AS `source`
    WHERE
      (
        `source`.`id` <> 6
        OR `source`.`id` IS NULL
      )
  ) AS `source`
ORDER BY
  `source`.`quantity` DESC,
  `source`.`id` DESC
LIMIT
  3

-- # an order of its own comes in place of that of the inner level
SELECT
  `source`.`id` AS `id`
FROM
  (
    SELECT
      `orders`.`id` AS `id`
    FROM
      `orders`
  ) AS `source`
ORDER BY
  `source`.`id` ASC
LIMIT
  2

-- # an order by a column that is not passed on ends there
SELECT
  `source`.`id` AS `id`
FROM
  (
    SELECT
      `orders`.`id` AS `id`
    FROM
      `orders`
    ORDER BY
      `orders`.`quantity` DESC,
      `orders`.`id` ASC
    LIMIT
      3
  ) AS `source`
WHERE
  `source`.`id` > 0
LIMIT
  1048575

-- # unknown columns, compared with texts
-- 1: "1980-02-29"
-- 2: "1999-12-01"
-- 3: "1999-12-31"
-- 4: "Ann"
-- 5: "nobody"
SELECT
  `source`.`id` AS `id`
FROM
  (
    select
      id,
      birth,
      name
    from
      people
  ) AS `source`
WHERE
  (
    `source`.`birth` = ?
    OR `source`.`birth` BETWEEN ? AND ?
    OR (
      `source`.`name` = ?
      OR `source`.`name` = ?
    )
  )
ORDER BY
  `source`.`id` ASC
LIMIT
  1048575

-- # names with characters beyond the basic plane, and with blanks around them
SELECT
  SUM(`source`.`_ sold`) AS `sum`,
  SUM(`source`.`lead`) AS `sum_2`
FROM
  (
    SELECT
      `orders`.`quantity` AS `_ sold`,
      `orders`.`quantity` AS `lead`
    FROM
      `orders`
      LEFT JOIN `products` AS `_ goods` ON `orders`.`product_id` = `_ goods`.`id`
  ) AS `source`
LIMIT
  1048575
