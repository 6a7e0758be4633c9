-- # running sums of decimals stay decimal
SELECT
  `source`.`id` AS `id`,
  SUM(`source`.`agg_1`) OVER (
    ORDER BY
      `source`.`id` ASC ROWS UNBOUNDED PRECEDING
  ) AS `sum`
FROM
  (
    SELECT
      `orders`.`id` AS `id`,
      SUM(`orders`.`total`) AS `agg_1`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # sums of products of decimals stay decimal
SELECT
  SUM((`orders`.`total` * `orders`.`quantity`)) AS `sum`,
  SUM(`products__via__product_id`.`price`) AS `sum_2`,
  SUM(
    CASE
      WHEN `orders`.`total` < 11 THEN `orders`.`total`
      ELSE 0
    END
  ) AS `sum_where_total`
FROM
  `orders`
  LEFT JOIN `products` AS `products__via__product_id` ON `orders`.`product_id` = `products__via__product_id`.`id`
LIMIT
  1048575

-- # calculated decimals are decimals
SELECT
  (`orders`.`total` * 3) AS `thrice`,
  (`orders`.`total` * 1.1) AS `taxed`,
  (`orders`.`total` + 0.1 + 0.2) AS `more`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # greatest calculated decimal, by calculated decimals
SELECT
  (`orders`.`total` * 3) AS `thrice`,
  MAX((`orders`.`total` * 1.1)) AS `max`,
  (SUM(`orders`.`total`) * 1.1) AS `expression`
FROM
  `orders`
WHERE
  `orders`.`total` < 11
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a decimal equals its digits
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  `orders`.`total` IN (10.1, 0.9, 60.6)
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # division of whole numbers is not cut, and by zero gives null
SELECT
  ((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) AS `half`,
  ((`orders`.`quantity` + 0E0) / NULLIF((`orders`.`quantity` - 1), 0)) AS `none`,
  ((((12 + 0E0) / NULLIF(`orders`.`quantity`, 0)) + 0E0) / NULLIF(2, 0)) AS `chain`
FROM
  `orders`
WHERE
  `orders`.`id` < 5
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # whole numbers beyond a double, as literals and as results
SELECT
  (`people`.`id` + 9007199254740990) AS `big`,
  (CAST(`people`.`id` AS DECIMAL(65, 0)) * 3000000000000000) AS `product`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
LIMIT
  1048575

-- # aggregates of nothing
SELECT
  COUNT(*) AS `count`,
  SUM(`orders`.`total`) AS `sum`,
  ((CAST(SUM(`orders`.`quantity`) AS DECIMAL(65, 20)) / COUNT(`orders`.`quantity`)) + 0E0) AS `avg`,
  MAX(`orders`.`quantity`) AS `max`,
  (
    (
      COUNT(
        CASE
          WHEN `orders`.`quantity` > 1 THEN 1
        END
      ) + 0E0
    ) / NULLIF(COUNT(*), 0)
  ) AS `share`
FROM
  `orders`
WHERE
  `orders`.`id` < 0
LIMIT
  1048575

-- # products beyond 64 bits, whichever factor is large
SELECT
  (CAST(2 AS DECIMAL(65, 0)) * `numbers`.`big`) AS `a`,
  (CAST(`numbers`.`n` AS DECIMAL(65, 0)) * `numbers`.`big`) AS `b`,
  ABS(CAST((- CAST(`numbers`.`big` AS DECIMAL(65, 0))) AS DECIMAL(65, 0))) AS `c`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 5
LIMIT
  1048575

-- # whole numbers that outgrow their type before a fraction joins in
SELECT
  (2147483647 + `numbers`.`n` + `numbers`.`f`) AS `a`,
  (2147483647 * `numbers`.`n` * `numbers`.`d`) AS `b`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 1
LIMIT
  1048575

-- # products of more factors than 64 bits hold
SELECT
  `source`.`a` AS `a`,
  `source`.`b` AS `b`,
  `source`.`c` AS `c`,
  (CAST(`source`.`b` AS DECIMAL(65, 0)) * `source`.`b`) AS `d`
FROM
  (
    SELECT
      (CAST(`numbers`.`n` AS DECIMAL(65, 0)) * 2147483647 * 2147483647) AS `a`,
      (`numbers`.`n` * 2147483647) AS `b`,
      (CAST((`numbers`.`n` * 2147483647) AS DECIMAL(65, 0)) * (`numbers`.`n` * 2147483647)) AS `c`
    FROM
      `numbers`
    WHERE
      `numbers`.`id` = 1
  ) AS `source`
LIMIT
  1048575

-- # sums of what is beyond 64 bits
SELECT
  SUM((CAST(`numbers`.`big` AS DECIMAL(65, 0)) * 2)) AS `sum`,
  (CAST(SUM(`numbers`.`big`) AS DECIMAL(65, 0)) * 2) AS `expression`
FROM
  `numbers`
LIMIT
  1048575

-- # sums of sums beyond 64 bits
SELECT
  MAX(`source`.`sum`) AS `max`,
  COUNT(
    CASE
      WHEN `source`.`sum` < 99999999999999999999 THEN 1
    END
  ) AS `count_where`,
  SUM(`source`.`sum`) AS `sum`
FROM
  (
    SELECT
      `numbers`.`n` AS `n`,
      SUM(`numbers`.`big`) AS `sum`
    FROM
      `numbers`
    GROUP BY
      1
  ) AS `source`
LIMIT
  1048575

-- # products of decimals
SELECT
  (`numbers`.`d` * 100000000 * 1000000 * `numbers`.`d`) AS `large`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 1
LIMIT
  1048575

-- # whole numbers of floats beyond 64 bits
SELECT
  CASE
    WHEN ABS((`numbers`.`f` * 1e+300)) < 9.223372036854775807e18 THEN CAST((SIGN((`numbers`.`f` * 1e+300)) * FLOOR(ABS((`numbers`.`f` * 1e+300)) + 0.5)) AS SIGNED)
  END AS `whole`,
  CASE
    WHEN ABS((`numbers`.`f` * 1000000)) < 9.223372036854775807e18 THEN CAST((SIGN((`numbers`.`f` * 1000000)) * FLOOR(ABS((`numbers`.`f` * 1000000)) + 0.5)) AS SIGNED)
  END AS `near`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 1
LIMIT
  1048575

-- # numbers that are stored without a sign
SELECT
  (CAST(`counters`.`seen` AS SIGNED) - CAST(`counters`.`gone` AS SIGNED)) AS `left`,
  (CAST(`counters`.`seen` AS SIGNED) * (-1)) AS `product`,
  ((-8) + CAST(`counters`.`seen` AS SIGNED)) AS `sum`,
  ABS((5 - CAST(`counters`.`seen` AS SIGNED))) AS `size`
FROM
  `counters`
ORDER BY
  `counters`.`id` ASC
LIMIT
  1048575

-- # aggregates of numbers without a sign
SELECT
  (CAST(MIN(`counters`.`seen`) AS SIGNED) - CAST(MAX(`counters`.`seen`) AS SIGNED)) AS `expression`,
  SUM((CAST(`counters`.`seen` AS SIGNED) - CAST(`counters`.`gone` AS SIGNED))) AS `sum`,
  (CAST(SUM(`counters`.`gone`) AS SIGNED) - 100) AS `expression_2`,
  (
    CAST(
      COUNT(
        CASE
          WHEN `counters`.`seen` > 5 THEN 1
        END
      ) AS SIGNED
    ) - CAST(MAX(`counters`.`gone`) AS SIGNED)
  ) AS `expression_3`
FROM
  `counters`
LIMIT
  1048575

-- # a bin below the least value that is known
SELECT
  ((CAST(FLOOR(((`counters`.`seen` + 0E0) - 5) / 5 + 1e-9) AS SIGNED) * 5) + 5) AS `seen`,
  COUNT(*) AS `count`
FROM
  `counters`
WHERE
  `counters`.`seen` IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
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

-- # text of a rounded float has no fraction
SELECT
  CONVERT(CAST((SIGN(`orders`.`discount`) * FLOOR(ABS(`orders`.`discount`) + 0.5)) AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS `rounded`
FROM
  `orders`
WHERE
  `orders`.`id` IN (2, 6)
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # filters on negative numbers
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
