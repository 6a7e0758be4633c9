-- # a metric's filter holds for its own aggregation alone
SELECT
  `orders`.`product_id` AS `product_id`,
  SUM(
    CASE
      WHEN `orders`.`quantity` > 1 THEN `orders`.`total`
    END
  ) AS `sum`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric alone
SELECT
  SUM(
    CASE
      WHEN `orders`.`quantity` > 1 THEN `orders`.`total`
    END
  ) AS `sum`
FROM
  `orders`
LIMIT
  1048575

-- # a metric with a filter of the query
SELECT
  SUM(
    CASE
      WHEN `orders`.`quantity` > 1 THEN `orders`.`total`
    END
  ) AS `sum`,
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`product_id` = 2
LIMIT
  1048575

-- # a metric made of metrics
SELECT
  (
    (
      SUM(
        CASE
          WHEN `orders`.`quantity` > 1 THEN `orders`.`total`
        END
      ) + 0E0
    ) / NULLIF(COUNT(*), 0)
  ) AS `expression`
FROM
  `orders`
LIMIT
  1048575

-- # arithmetic with metrics
SELECT
  (
    (
      SUM(
        CASE
          WHEN `orders`.`quantity` > 1 THEN `orders`.`total`
        END
      ) + 0E0
    ) / NULLIF(COUNT(*), 0)
  ) AS `expression`,
  (CAST(COUNT(*) AS DECIMAL(65, 0)) + 1) AS `expression_2`
FROM
  `orders`
LIMIT
  1048575

-- # a metric brings its join
-- 1: "Gadget"
-- 2: "Gadget"
SELECT
  `orders`.`product_id` AS `product_id`,
  SUM(
    CASE
      WHEN (
        `P`.`category` = ?
        AND CAST(CONVERT(`P`.`category` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      ) THEN `orders`.`quantity`
    END
  ) AS `sum`,
  COUNT(*) AS `count`
FROM
  `orders`
  LEFT JOIN `products` AS `P` ON `orders`.`product_id` = `P`.`id`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's join beside one of the same name
-- 1: "Gadget"
-- 2: "Gadget"
SELECT
  `P`.`id` AS `P__id`,
  SUM(
    CASE
      WHEN (
        `P_2`.`category` = ?
        AND CAST(CONVERT(`P_2`.`category` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      ) THEN `orders`.`quantity`
    END
  ) AS `sum`
FROM
  `orders`
  LEFT JOIN `people` AS `P` ON `orders`.`person_id` = `P`.`id`
  LEFT JOIN `products` AS `P_2` ON `orders`.`product_id` = `P_2`.`id`
WHERE
  `P`.`name` IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's join that the query has too is not joined twice
-- 1: "Gadget"
-- 2: "Gadget"
SELECT
  CONVERT(`P`.`category` USING utf8mb4) COLLATE utf8mb4_bin AS `P__category`,
  SUM(
    CASE
      WHEN (
        `P`.`category` = ?
        AND CAST(CONVERT(`P`.`category` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      ) THEN `orders`.`quantity`
    END
  ) AS `sum`,
  COUNT(*) AS `count`
FROM
  `orders`
  LEFT JOIN `products` AS `P` ON `orders`.`product_id` = `P`.`id`
GROUP BY
  1,
  LENGTH(`P`.`category`)
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric with an expression
SELECT
  SUM(
    CASE
      WHEN (`orders`.`quantity` * 2) > 2 THEN (`orders`.`quantity` * 2)
    END
  ) AS `sum`
FROM
  `orders`
LIMIT
  1048575

-- # a metric's expression beside one of the same name
SELECT
  SUM(
    CASE
      WHEN (`orders`.`quantity` * 2) > 2 THEN (`orders`.`quantity` * 2)
    END
  ) AS `sum`,
  MAX((`orders`.`quantity` + 100)) AS `max`
FROM
  `orders`
LIMIT
  1048575

-- # a metric of a model, on the model
SELECT
  SUM(
    CASE
      WHEN `source`.`total` > 5 THEN `source`.`total`
    END
  ) AS `sum`,
  COUNT(*) AS `count`
FROM
  (
    SELECT
      `orders`.`id` AS `id`,
      `orders`.`total` AS `total`,
      `orders`.`person_id` AS `person_id`,
      `orders`.`created_at` AS `created_at`
    FROM
      `orders`
  ) AS `source`
LIMIT
  1048575

-- # a metric of a table, on a model of that table
SELECT
  `source`.`product_id` AS `product_id`,
  SUM(
    CASE
      WHEN `source`.`quantity` > 1 THEN `source`.`total`
    END
  ) AS `sum`
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
      `orders`.`is_gift` AS `is_gift`
    FROM
      `orders`
  ) AS `source`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric as its own source
SELECT
  `source`.`product_id` AS `product_id`,
  SUM(`source`.`total`) AS `sum`,
  COUNT(*) AS `count`
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
      `orders`.`is_gift` AS `is_gift`
    FROM
      `orders`
    WHERE
      `orders`.`quantity` > 1
  ) AS `source`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric as its own source, with its join and filter
-- 1: "Gadget"
-- 2: "Gadget"
SELECT
  CONVERT(`source`.`P__title` USING utf8mb4) COLLATE utf8mb4_bin AS `P__title`,
  SUM(`source`.`quantity`) AS `sum`
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
    WHERE
      (
        `P`.`category` = ?
        AND CAST(CONVERT(`P`.`category` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      )
  ) AS `source`
GROUP BY
  1,
  LENGTH(`source`.`P__title`)
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  1048575

-- # a metric of several stages as its own source
SELECT
  ((CAST(SUM(`source`.`count`) AS DECIMAL(65, 20)) / COUNT(`source`.`count`)) + 0E0) AS `avg`,
  MAX(`source`.`count`) AS `max`
FROM
  (
    SELECT
      `source`.`person_id` AS `person_id`,
      `source`.`count` AS `count`
    FROM
      (
        SELECT
          `orders`.`person_id` AS `person_id`,
          COUNT(*) AS `count`
        FROM
          `orders`
        GROUP BY
          1
      ) AS `source`
  ) AS `source`
LIMIT
  1048575

-- # a metric of several stages, on the same stages
SELECT
  `source`.`count` AS `count`,
  ((CAST(SUM(`source`.`count`) AS DECIMAL(65, 20)) / COUNT(`source`.`count`)) + 0E0) AS `avg`
FROM
  (
    SELECT
      `orders`.`person_id` AS `person_id`,
      COUNT(*) AS `count`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's own result is what a plain source shows
SELECT
  `source`.`sum` AS `sum`
FROM
  (
    SELECT
      SUM(`orders`.`total`) AS `sum`
    FROM
      `orders`
    WHERE
      `orders`.`quantity` > 1
  ) AS `source`
LIMIT
  1048575

-- # the share of a metric's own rows
-- 1: "Gadget"
-- 2: "Gadget"
SELECT
  (
    (
      COUNT(
        CASE
          WHEN (
            (
              `products__via__product_id`.`category` = ?
              AND CAST(CONVERT(`products__via__product_id`.`category` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
            )
            AND `orders`.`quantity` > 1
          ) THEN 1
        END
      ) + 0E0
    ) / NULLIF(
      COUNT(
        CASE
          WHEN `orders`.`quantity` > 1 THEN 1
        END
      ),
      0
    )
  ) AS `share`
FROM
  `orders`
  LEFT JOIN `products` AS `products__via__product_id` ON `orders`.`product_id` = `products__via__product_id`.`id`
LIMIT
  1048575

-- # a running metric, named by its own options
SELECT
  `source`.`product_id` AS `product_id`,
  SUM(`source`.`agg_1`) OVER (
    ORDER BY
      `source`.`product_id` ASC ROWS UNBOUNDED PRECEDING
  ) AS `running`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(
        CASE
          WHEN `orders`.`quantity` > 1 THEN 1
          ELSE 0
        END
      ) AS `agg_1`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # names of the query win
SELECT
  SUM(
    CASE
      WHEN `orders`.`quantity` > 1 THEN `orders`.`total`
    END
  ) AS `mine`
FROM
  `orders`
LIMIT
  1048575

-- # staged metric in a staged query
SELECT
  `orders`.`quantity` AS `quantity`,
  COUNT(
    DISTINCT CASE
      WHEN `orders`.`product_id` = 2 THEN `orders`.`person_id`
    END
  ) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  2 DESC,
  1 DESC
LIMIT
  1048575

-- # sorted by a metric
SELECT
  `orders`.`product_id` AS `product_id`,
  SUM(
    CASE
      WHEN `orders`.`quantity` > 1 THEN `orders`.`total`
    END
  ) AS `sum`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  1048575

-- # a metric of other data
-- refused: invalid-query | Metric "Number of people" uses different data than this query. (at query.aggregation[0]) | query.aggregation[0]

-- # a metric of several stages on plain rows
-- refused: invalid-query | Metric "Orders per person" uses different data than this query. (at query.aggregation[0]) | query.aggregation[0]

-- # metrics in a circle
-- refused: invalid-query | Metric "Circle, one side" refers to itself. (at query.aggregation[0][1]) | query.aggregation[0][1]

-- # a metric that does not exist
-- refused: invalid-query | Metric 999 does not exist. (at query.aggregation[0]) | query.aggregation[0]

-- # a question is no metric
-- refused: invalid-query | Metric 50 does not exist. (at query.aggregation[0]) | query.aggregation[0]

-- # a metric in a filter
-- refused: invalid-query | A metric can only be used in an aggregation. (at query.filter[1]) | query.filter[1]
