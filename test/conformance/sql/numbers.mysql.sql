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
    WHEN (`numbers`.`f` * 1e+300) >= (-9.223372036854775808e18)
    AND (`numbers`.`f` * 1e+300) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(((`numbers`.`f` * 1e+300) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 1e+300) + 0E0)) + 4.9999999999999994e-1) + 0
      ) AS SIGNED
    )
  END AS `whole`,
  CASE
    WHEN (`numbers`.`f` * 1000000) >= (-9.223372036854775808e18)
    AND (`numbers`.`f` * 1000000) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(((`numbers`.`f` * 1000000) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 1000000) + 0E0)) + 4.9999999999999994e-1) + 0
      ) AS SIGNED
    )
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
  CONVERT(
    CASE
      WHEN CAST(
        (
          SIGN((`orders`.`discount` + 0E0)) * FLOOR(ABS((`orders`.`discount` + 0E0)) + 4.9999999999999994e-1) + 0
        ) AS CHAR
      ) LIKE '%e%' THEN CAST(
        CAST(
          CAST(
            (
              SIGN((`orders`.`discount` + 0E0)) * FLOOR(ABS((`orders`.`discount` + 0E0)) + 4.9999999999999994e-1) + 0
            ) AS CHAR
          ) AS DECIMAL(65, 0)
        ) AS CHAR
      )
      ELSE CAST(
        (
          SIGN((`orders`.`discount` + 0E0)) * FLOOR(ABS((`orders`.`discount` + 0E0)) + 4.9999999999999994e-1) + 0
        ) AS CHAR
      )
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `rounded`
FROM
  `orders`
WHERE
  `orders`.`id` IN (2, 6)
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # the text of a float has an exponent below 1e-15 and from 1e21 on
-- 1: " "
SELECT CONVERT(CASE WHEN CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * 4e-8) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e1`, CONVERT(CASE WHEN CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * (-6e-16)) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e2`, CONVERT(CASE WHEN CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * 6e-17) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e3`, CONVERT(CASE WHEN CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * 600000000000000) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e4`, CONVERT(CASE WHEN CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * 80000000000000000000) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e5`, CONVERT(CASE WHEN CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * (-600000000000000000000)) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e6`, CONVERT(CASE WHEN CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST((((`numbers`.`n` + 0E0) / NULLIF(3, 0)) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e7`, CONCAT_WS('', CONVERT(CASE WHEN CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` - 2.3) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin, ?, CONVERT(CASE WHEN CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * 2) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin) AS `e8`, CONVERT(CASE WHEN CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR) REGEXP 'e(1[0-9]|20)$' THEN CAST(CAST(CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
      WHEN CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR) REGEXP 'e-([0-9]|1[0-5])$' THEN CONCAT(IF(CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR) LIKE '-%', '-0.', '0.'), REPEAT('0', -SUBSTRING_INDEX(CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR), 'e', -1) - 1), REPLACE(REPLACE(SUBSTRING_INDEX(CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR), 'e', 1), '.', ''), '-', ''))
      WHEN CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR) = '-0' THEN '0' ELSE REPLACE(REPLACE(CAST(((`numbers`.`f` * 0 * (-1)) + 0E0) AS CHAR), 'e', 'e+'), 'e+-', 'e-') END USING utf8mb4) COLLATE utf8mb4_bin AS `e9`, CONVERT(CASE WHEN CAST((SIGN(((`numbers`.`f` * 800000000000000000000) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 800000000000000000000) + 0E0)) + 4.9999999999999994e-1) + 0) AS CHAR) LIKE '%e%' THEN CAST(CAST(CAST((SIGN(((`numbers`.`f` * 800000000000000000000) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 800000000000000000000) + 0E0)) + 4.9999999999999994e-1) + 0) AS CHAR) AS DECIMAL(65, 0)) AS CHAR) ELSE CAST((SIGN(((`numbers`.`f` * 800000000000000000000) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 800000000000000000000) + 0E0)) + 4.9999999999999994e-1) + 0) AS CHAR) END USING utf8mb4) COLLATE utf8mb4_bin AS `e10` FROM `numbers` WHERE `numbers`.`id` = 1 LIMIT 1048575

-- # text as a whole number at the ends of 64 bits
-- 1: "9223372036854775807"
-- 2: "9223372036854775807"
-- 3: "9223372036854775807"
-- 4: "9223372036854775807"
-- 5: "9223372036854775807"
-- 6: "-9223372036854775808"
-- 7: "-9223372036854775808"
-- 8: "-9223372036854775808"
-- 9: "-9223372036854775808"
-- 10: "-9223372036854775808"
-- 11: "9223372036854775808"
-- 12: "9223372036854775808"
-- 13: "9223372036854775808"
-- 14: "9223372036854775808"
-- 15: "9223372036854775808"
-- 16: "-9223372036854775809"
-- 17: "-9223372036854775809"
-- 18: "-9223372036854775809"
-- 19: "-9223372036854775809"
-- 20: "-9223372036854775809"
-- 21: " +9223372036854775806.5 "
-- 22: " +9223372036854775806.5 "
-- 23: " +9223372036854775806.5 "
-- 24: " +9223372036854775806.5 "
-- 25: " +9223372036854775806.5 "
-- 26: "9223372036854775807.4"
-- 27: "9223372036854775807.4"
-- 28: "9223372036854775807.4"
-- 29: "9223372036854775807.4"
-- 30: "9223372036854775807.4"
-- 31: "9223372036854775807.5"
-- 32: "9223372036854775807.5"
-- 33: "9223372036854775807.5"
-- 34: "9223372036854775807.5"
-- 35: "9223372036854775807.5"
-- 36: "-9223372036854775808.4"
-- 37: "-9223372036854775808.4"
-- 38: "-9223372036854775808.4"
-- 39: "-9223372036854775808.4"
-- 40: "-9223372036854775808.4"
-- 41: "9.223372036854775807e18"
-- 42: "9.223372036854775807e18"
-- 43: "9.223372036854775807e18"
-- 44: "9.223372036854775807e18"
-- 45: "9.223372036854775807e18"
SELECT
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e1`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e2`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e3`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e4`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e5`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e6`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e7`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e8`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e9`,
  CASE
    WHEN CONVERT(CONVERT(CAST(`numbers`.`big` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(CAST(CONVERT(CAST(`numbers`.`big` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS DECIMAL(65, 30))) * FLOOR(
          ABS(CAST(CONVERT(CAST(`numbers`.`big` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS DECIMAL(65, 30))) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(CONVERT(CAST(`numbers`.`big` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS DECIMAL(65, 30))) * FLOOR(
            ABS(CAST(CONVERT(CAST(`numbers`.`big` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin AS DECIMAL(65, 30))) + 0.5
          )
        ) AS SIGNED
      )
    END
  END AS `e10`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 5
LIMIT
  1048575

-- # a number in a text is rounded once
-- 1: "0.4999999999999999"
-- 2: "0.4999999999999999"
-- 3: "0.4999999999999999"
-- 4: "0.4999999999999999"
-- 5: "0.4999999999999999"
-- 6: "-9007199254740993.4999999999999999"
-- 7: "-9007199254740993.4999999999999999"
-- 8: "-9007199254740993.4999999999999999"
-- 9: "-9007199254740993.4999999999999999"
-- 10: "-9007199254740993.4999999999999999"
SELECT
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e1`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e2`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 1
LIMIT
  1048575

-- # numbers in texts: blanks of ASCII around them, and the range of a double
-- 1: "-.5"
-- 2: "-.5"
-- 3: "-.5"
-- 4: "-.5"
-- 5: "-.5"
-- 6: "\t15e-1\r\n"
-- 7: "\t15e-1\r\n"
-- 8: "\t15e-1\r\n"
-- 9: "\t15e-1\r\n"
-- 10: "\t15e-1\r\n"
-- 11: " 42"
-- 12: " 42"
-- 13: " 42"
-- 14: " 42"
-- 15: " 42"
-- 16: " 42"
-- 17: " 42"
-- 18: "42 "
-- 19: "42 "
-- 20: "-1.5e200"
-- 21: "-1.5e200"
-- 22: "1e300"
-- 23: "1e300"
-- 24: "1e"
-- 25: "1e"
-- 26: "1e"
-- 27: "1e"
-- 28: "1e"
SELECT
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e1`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e2`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
    END
  END AS `e3`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e4`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e5`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e6`,
  CASE
    WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (? + 0E0)
  END AS `e7`,
  CASE
    WHEN CONVERT(
      CONCAT_WS(
        '',
        ?,
        CONVERT(
          CASE
            WHEN CAST((`numbers`.`n` + 93) AS CHAR) LIKE '%e%' THEN CAST(CAST(CAST((`numbers`.`n` + 93) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
            ELSE CAST((`numbers`.`n` + 93) AS CHAR)
          END USING utf8mb4
        ) COLLATE utf8mb4_bin
      ) USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(
          CAST(
            CONCAT_WS(
              '',
              ?,
              CONVERT(
                CASE
                  WHEN CAST((`numbers`.`n` + 93) AS CHAR) LIKE '%e%' THEN CAST(CAST(CAST((`numbers`.`n` + 93) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
                  ELSE CAST((`numbers`.`n` + 93) AS CHAR)
                END USING utf8mb4
              ) COLLATE utf8mb4_bin
            ) AS DECIMAL(65, 30)
          )
        ) * FLOOR(
          ABS(
            CAST(
              CONCAT_WS(
                '',
                ?,
                CONVERT(
                  CASE
                    WHEN CAST((`numbers`.`n` + 93) AS CHAR) LIKE '%e%' THEN CAST(CAST(CAST((`numbers`.`n` + 93) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
                    ELSE CAST((`numbers`.`n` + 93) AS CHAR)
                  END USING utf8mb4
                ) COLLATE utf8mb4_bin
              ) AS DECIMAL(65, 30)
            )
          ) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(
            CAST(
              CONCAT_WS(
                '',
                ?,
                CONVERT(
                  CASE
                    WHEN CAST((`numbers`.`n` + 93) AS CHAR) LIKE '%e%' THEN CAST(CAST(CAST((`numbers`.`n` + 93) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
                    ELSE CAST((`numbers`.`n` + 93) AS CHAR)
                  END USING utf8mb4
                ) COLLATE utf8mb4_bin
              ) AS DECIMAL(65, 30)
            )
          ) * FLOOR(
            ABS(
              CAST(
                CONCAT_WS(
                  '',
                  ?,
                  CONVERT(
                    CASE
                      WHEN CAST((`numbers`.`n` + 93) AS CHAR) LIKE '%e%' THEN CAST(CAST(CAST((`numbers`.`n` + 93) AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
                      ELSE CAST((`numbers`.`n` + 93) AS CHAR)
                    END USING utf8mb4
                  ) COLLATE utf8mb4_bin
                ) AS DECIMAL(65, 30)
              )
            ) + 0.5
          )
        ) AS SIGNED
      )
    END
  END AS `e8`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 1
LIMIT
  1048575

-- # large floats are rounded without losing digits
SELECT
  (
    SIGN(((`numbers`.`f` * 1801439850948199) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 1801439850948199) + 0E0)) + 4.9999999999999994e-1) + 0
  ) AS `e1`,
  (
    SIGN(((`numbers`.`f` * (-3602879701896396.2)) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * (-3602879701896396.2)) + 0E0)) + 4.9999999999999994e-1) + 0
  ) AS `e2`,
  CASE
    WHEN (`numbers`.`f` * 3602879701896396.2) >= (-9.223372036854775808e18)
    AND (`numbers`.`f` * 3602879701896396.2) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(((`numbers`.`f` * 3602879701896396.2) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 3602879701896396.2) + 0E0)) + 4.9999999999999994e-1) + 0
      ) AS SIGNED
    )
  END AS `e3`,
  CASE
    WHEN (`numbers`.`f` * (-3689348814741910323.2)) >= (-9.223372036854775808e18)
    AND (`numbers`.`f` * (-3689348814741910323.2)) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(((`numbers`.`f` * (-3689348814741910323.2)) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * (-3689348814741910323.2)) + 0E0)) + 4.9999999999999994e-1) + 0
      ) AS SIGNED
    )
  END AS `e4`,
  CASE
    WHEN (`numbers`.`f` * 3689348814741910323.2) >= (-9.223372036854775808e18)
    AND (`numbers`.`f` * 3689348814741910323.2) < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(((`numbers`.`f` * 3689348814741910323.2) + 0E0)) * FLOOR(ABS(((`numbers`.`f` * 3689348814741910323.2) + 0E0)) + 4.9999999999999994e-1) + 0
      ) AS SIGNED
    )
  END AS `e5`,
  (
    SIGN(((`numbers`.`f` - 2.9) + 0E0)) * FLOOR(ABS(((`numbers`.`f` - 2.9) + 0E0)) + 4.9999999999999994e-1) + 0
  ) AS `e6`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 1
LIMIT
  1048575

-- # whole numbers times fractions of the query are decimals
SELECT
  SUM((`numbers`.`n` * 0.1)) AS `sum`,
  MAX((`numbers`.`n` * 0.1)) AS `max`,
  SUM(
    CASE
      WHEN `numbers`.`n` > 2 THEN ((`numbers`.`n` * 0.1) + 0.2)
      ELSE 0
    END
  ) AS `sum_where_expression`,
  ((CAST(SUM((`numbers`.`n` * 0.3)) AS DECIMAL(65, 20)) / COUNT((`numbers`.`n` * 0.3))) + 0E0) AS `avg`
FROM
  `numbers`
WHERE
  `numbers`.`n` > 0
LIMIT
  1048575

-- # the least of 64 bits has an opposite
SELECT
  COUNT(*) AS `count`
FROM
  `numbers`
WHERE
  ABS(
    CAST((CAST((CAST(`numbers`.`big` AS DECIMAL(65, 0)) * (-1)) AS DECIMAL(65, 0)) - 1) AS DECIMAL(65, 0))
  ) = 9223372036854775808
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
