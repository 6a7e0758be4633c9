-- # full join keeps both sides
SELECT
  `source`.`v_1` AS `id`,
  `source`.`v_2` AS `o__id`
FROM
  (
    SELECT
      `people`.`id` AS `v_1`,
      `o`.`id` AS `v_2`,
      `o`.`id` AS `v_3`
    FROM
      `people`
      LEFT JOIN `orders` AS `o` ON `people`.`id` = `o`.`person_id`
    WHERE
      (
        `people`.`id` IS NULL
        OR `o`.`id` > 5
      )
    UNION ALL
    SELECT
      `people`.`id` AS `v_1`,
      `o`.`id` AS `v_2`,
      `o`.`id` AS `v_3`
    FROM
      (
        SELECT
          `people`.*,
          1 AS `querent_row`
        FROM
          `people`
      ) AS `people`
      RIGHT JOIN `orders` AS `o` ON `people`.`id` = `o`.`person_id`
    WHERE
      (`people`.`querent_row` IS NULL)
      AND (
        (
          `people`.`id` IS NULL
          OR `o`.`id` > 5
        )
      )
  ) AS `source`
ORDER BY
  `source`.`v_3` ASC
LIMIT
  1048575

-- # full join where each side has rows alone
SELECT
  COUNT(*) AS `count`,
  COUNT(`source`.`v_1`) AS `count_2`,
  COUNT(DISTINCT `source`.`v_2`) AS `count_3`,
  COUNT(`source`.`v_3`) AS `count_4`,
  SUM(`source`.`v_4`) AS `sum`
FROM
  (
    SELECT
      `people`.`id` AS `v_1`,
      `people`.`id` AS `v_2`,
      `o`.`id` AS `v_3`,
      `o`.`quantity` AS `v_4`
    FROM
      `people`
      LEFT JOIN `orders` AS `o` ON (
        `people`.`id` = `o`.`person_id`
        AND `o`.`quantity` = 1
      )
    UNION ALL
    SELECT
      `people`.`id` AS `v_1`,
      `people`.`id` AS `v_2`,
      `o`.`id` AS `v_3`,
      `o`.`quantity` AS `v_4`
    FROM
      (
        SELECT
          `people`.*,
          1 AS `querent_row`
        FROM
          `people`
      ) AS `people`
      RIGHT JOIN `orders` AS `o` ON (
        `people`.`id` = `o`.`person_id`
        AND `o`.`quantity` = 1
      )
    WHERE
      `people`.`querent_row` IS NULL
  ) AS `source`
LIMIT
  1048575

-- # full join by groups
SELECT
  CONVERT(`source`.`v_1` USING utf8mb4) COLLATE utf8mb4_bin AS `name`,
  COUNT(*) AS `count`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_3` = FLOOR(((0.5 + 0E0) * (`source`.`v_4` - 1))) + 1 THEN `source`.`v_2`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_3` = CEIL(((0.5 + 0E0) * (`source`.`v_4` - 1))) + 1 THEN `source`.`v_2`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_3` = FLOOR(((0.5 + 0E0) * (`source`.`v_4` - 1))) + 1 THEN `source`.`v_2`
          END
        )
      ) * (MAX(((0.5 + 0E0) * (`source`.`v_4` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_4` - 1)))))
    ) + 0E0
  ) AS `median`
FROM
  (
    SELECT
      `people`.`c_2` AS `v_1`,
      `people`.`c_3` AS `v_2`,
      ROW_NUMBER() OVER (
        PARTITION BY
          CONVERT(`people`.`c_2` USING utf8mb4) COLLATE utf8mb4_bin,
          LENGTH(`people`.`c_2`)
        ORDER BY
          `people`.`c_3` IS NULL,
          `people`.`c_3`
      ) AS `v_3`,
      COUNT(`people`.`c_3`) OVER (
        PARTITION BY
          CONVERT(`people`.`c_2` USING utf8mb4) COLLATE utf8mb4_bin,
          LENGTH(`people`.`c_2`)
      ) AS `v_4`
    FROM
      (
        SELECT
          `source`.`v_1` AS `c_1`,
          `source`.`v_2` AS `c_2`,
          `source`.`v_3` AS `c_3`
        FROM
          (
            SELECT
              `people`.`id` AS `v_1`,
              `people`.`name` AS `v_2`,
              `o`.`quantity` AS `v_3`
            FROM
              `people`
              LEFT JOIN `orders` AS `o` ON `people`.`id` = `o`.`person_id`
            UNION ALL
            SELECT
              `people`.`id` AS `v_1`,
              `people`.`name` AS `v_2`,
              `o`.`quantity` AS `v_3`
            FROM
              (
                SELECT
                  `people`.*,
                  1 AS `querent_row`
                FROM
                  `people`
              ) AS `people`
              RIGHT JOIN `orders` AS `o` ON `people`.`id` = `o`.`person_id`
            WHERE
              `people`.`querent_row` IS NULL
          ) AS `source`
      ) AS `people`
    WHERE
      `people`.`c_1` > 1
  ) AS `source`
GROUP BY
  1,
  LENGTH(`source`.`v_1`)
ORDER BY
  1 ASC
LIMIT
  1048575

-- # full join after a left join, with a page
SELECT
  `source`.`v_1` AS `id`,
  `source`.`v_2` AS `p__title`,
  `source`.`v_3` AS `c__id`
FROM
  (
    SELECT
      `orders`.`id` AS `v_1`,
      `p`.`title` AS `v_2`,
      `c`.`id` AS `v_3`,
      `orders`.`id` AS `v_4`
    FROM
      `orders`
      LEFT JOIN `products` AS `p` ON `orders`.`product_id` = `p`.`id`
      LEFT JOIN `people` AS `c` ON `orders`.`person_id` = `c`.`id`
    WHERE
      `orders`.`id` IS NOT NULL
    UNION ALL
    SELECT
      `orders`.`id` AS `v_1`,
      `p`.`title` AS `v_2`,
      `c`.`id` AS `v_3`,
      `orders`.`id` AS `v_4`
    FROM
      (
        SELECT
          `orders`.*,
          1 AS `querent_row`
        FROM
          `orders`
      ) AS `orders`
      LEFT JOIN `products` AS `p` ON `orders`.`product_id` = `p`.`id`
      RIGHT JOIN `people` AS `c` ON `orders`.`person_id` = `c`.`id`
    WHERE
      (`orders`.`querent_row` IS NULL)
      AND (`orders`.`id` IS NOT NULL)
  ) AS `source`
ORDER BY
  `source`.`v_4` ASC
LIMIT
  3
OFFSET
  3

-- # full join with a nested query
SELECT
  `source`.`v_1` AS `name`,
  `source`.`v_2` AS `o__person_id`,
  `source`.`v_3` AS `o__count`
FROM
  (
    SELECT
      `people`.`name` AS `v_1`,
      `o`.`person_id` AS `v_2`,
      `o`.`count` AS `v_3`,
      `people`.`id` AS `v_4`
    FROM
      `people`
      LEFT JOIN (
        SELECT
          `orders`.`person_id` AS `person_id`,
          COUNT(*) AS `count`
        FROM
          `orders`
        GROUP BY
          1
      ) AS `o` ON `people`.`id` = `o`.`person_id`
    WHERE
      `people`.`id` IS NOT NULL
    UNION ALL
    SELECT
      `people`.`name` AS `v_1`,
      `o`.`person_id` AS `v_2`,
      `o`.`count` AS `v_3`,
      `people`.`id` AS `v_4`
    FROM
      (
        SELECT
          `people`.*,
          1 AS `querent_row`
        FROM
          `people`
      ) AS `people`
      RIGHT JOIN (
        SELECT
          `orders`.`person_id` AS `person_id`,
          COUNT(*) AS `count`
        FROM
          `orders`
        GROUP BY
          1
      ) AS `o` ON `people`.`id` = `o`.`person_id`
    WHERE
      (`people`.`querent_row` IS NULL)
      AND (`people`.`id` IS NOT NULL)
  ) AS `source`
ORDER BY
  `source`.`v_4` ASC
LIMIT
  1048575

-- # full join on an order
SELECT
  COUNT(*) AS `count`,
  COUNT(`source`.`v_1`) AS `count_2`,
  COUNT(`source`.`v_2`) AS `count_3`
FROM
  (
    SELECT
      `people`.`id` AS `v_1`,
      `p`.`id` AS `v_2`
    FROM
      `people`
      LEFT JOIN `products` AS `p` ON `people`.`id` > `p`.`id`
    UNION ALL
    SELECT
      `people`.`id` AS `v_1`,
      `p`.`id` AS `v_2`
    FROM
      (
        SELECT
          `people`.*,
          1 AS `querent_row`
        FROM
          `people`
      ) AS `people`
      RIGHT JOIN `products` AS `p` ON `people`.`id` > `p`.`id`
    WHERE
      `people`.`querent_row` IS NULL
  ) AS `source`
LIMIT
  1048575

-- # right join keeps the joined side
SELECT
  COUNT(*) AS `count`,
  COUNT(`people`.`id`) AS `count_2`
FROM
  `people`
  RIGHT JOIN `orders` AS `o` ON `people`.`id` = `o`.`person_id`
LIMIT
  1048575

-- # right join with a filter and names
SELECT
  `people`.`name` AS `name`,
  `o`.`id` AS `o__id`
FROM
  `people`
  RIGHT JOIN `orders` AS `o` ON `people`.`id` = `o`.`person_id`
WHERE
  `o`.`id` > 4
ORDER BY
  `o`.`id` ASC
LIMIT
  1048575

-- # inner join on a month of both sides
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
  INNER JOIN `orders` AS `o` ON DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFMONTH(`orders`.`created_at`) - 1) DAY) = DATE_SUB(DATE(`o`.`created_at`), INTERVAL(DAYOFMONTH(`o`.`created_at`) - 1) DAY)
LIMIT
  1048575

-- # join on an expression
SELECT
  `orders`.`id` AS `id`,
  `p`.`title` AS `p__title`
FROM
  `orders`
  LEFT JOIN `products` AS `p` ON (`orders`.`product_id` + 1) = `p`.`id`
ORDER BY
  `orders`.`id` ASC
LIMIT
  3

-- # two full joins
SELECT
  `source`.`v_1` AS `name`,
  `source`.`v_2` AS `O__id`,
  `source`.`v_3` AS `P__title`
FROM
  (
    SELECT
      `people`.`c_4` AS `v_1`,
      `people`.`c_3` AS `v_2`,
      `P`.`title` AS `v_3`
    FROM
      (
        SELECT
          `source`.`v_1` AS `c_1`,
          `source`.`v_2` AS `c_2`,
          `source`.`v_3` AS `c_3`,
          `source`.`v_4` AS `c_4`
        FROM
          (
            SELECT
              `O`.`product_id` AS `v_1`,
              `people`.`id` AS `v_2`,
              `O`.`id` AS `v_3`,
              `people`.`name` AS `v_4`
            FROM
              `people`
              LEFT JOIN `orders` AS `O` ON `people`.`id` = `O`.`person_id`
            UNION ALL
            SELECT
              `O`.`product_id` AS `v_1`,
              `people`.`id` AS `v_2`,
              `O`.`id` AS `v_3`,
              `people`.`name` AS `v_4`
            FROM
              (
                SELECT
                  `people`.*,
                  1 AS `querent_row`
                FROM
                  `people`
              ) AS `people`
              RIGHT JOIN `orders` AS `O` ON `people`.`id` = `O`.`person_id`
            WHERE
              `people`.`querent_row` IS NULL
          ) AS `source`
      ) AS `people`
      LEFT JOIN `products` AS `P` ON `people`.`c_1` = `P`.`id`
    WHERE
      (
        `people`.`c_2` IS NULL
        OR `people`.`c_2` > 2
        OR `people`.`c_3` IS NULL
      )
    UNION ALL
    SELECT
      `people`.`c_4` AS `v_1`,
      `people`.`c_3` AS `v_2`,
      `P`.`title` AS `v_3`
    FROM
      (
        SELECT
          `people`.*,
          1 AS `querent_row`
        FROM
          (
            SELECT
              `source`.`v_1` AS `c_1`,
              `source`.`v_2` AS `c_2`,
              `source`.`v_3` AS `c_3`,
              `source`.`v_4` AS `c_4`
            FROM
              (
                SELECT
                  `O`.`product_id` AS `v_1`,
                  `people`.`id` AS `v_2`,
                  `O`.`id` AS `v_3`,
                  `people`.`name` AS `v_4`
                FROM
                  `people`
                  LEFT JOIN `orders` AS `O` ON `people`.`id` = `O`.`person_id`
                UNION ALL
                SELECT
                  `O`.`product_id` AS `v_1`,
                  `people`.`id` AS `v_2`,
                  `O`.`id` AS `v_3`,
                  `people`.`name` AS `v_4`
                FROM
                  (
                    SELECT
                      `people`.*,
                      1 AS `querent_row`
                    FROM
                      `people`
                  ) AS `people`
                  RIGHT JOIN `orders` AS `O` ON `people`.`id` = `O`.`person_id`
                WHERE
                  `people`.`querent_row` IS NULL
              ) AS `source`
          ) AS `people`
      ) AS `people`
      RIGHT JOIN `products` AS `P` ON `people`.`c_1` = `P`.`id`
    WHERE
      (`people`.`querent_row` IS NULL)
      AND (
        (
          `people`.`c_2` IS NULL
          OR `people`.`c_2` > 2
          OR `people`.`c_3` IS NULL
        )
      )
  ) AS `source`
LIMIT
  1048575

-- # a full join before a right join
SELECT
  `people`.`c_4` AS `name`,
  `people`.`c_3` AS `O__id`,
  `P`.`title` AS `P__title`
FROM
  (
    SELECT
      `source`.`v_1` AS `c_1`,
      `source`.`v_2` AS `c_2`,
      `source`.`v_3` AS `c_3`,
      `source`.`v_4` AS `c_4`
    FROM
      (
        SELECT
          `O`.`product_id` AS `v_1`,
          `people`.`id` AS `v_2`,
          `O`.`id` AS `v_3`,
          `people`.`name` AS `v_4`
        FROM
          `people`
          LEFT JOIN `orders` AS `O` ON `people`.`id` = `O`.`person_id`
        UNION ALL
        SELECT
          `O`.`product_id` AS `v_1`,
          `people`.`id` AS `v_2`,
          `O`.`id` AS `v_3`,
          `people`.`name` AS `v_4`
        FROM
          (
            SELECT
              `people`.*,
              1 AS `querent_row`
            FROM
              `people`
          ) AS `people`
          RIGHT JOIN `orders` AS `O` ON `people`.`id` = `O`.`person_id`
        WHERE
          `people`.`querent_row` IS NULL
      ) AS `source`
  ) AS `people`
  RIGHT JOIN `products` AS `P` ON `people`.`c_1` = `P`.`id`
WHERE
  (
    `people`.`c_2` IS NULL
    OR `people`.`c_2` > 2
    OR `people`.`c_3` IS NULL
  )
LIMIT
  1048575

-- # a full join after a right join, grouped
SELECT
  CONVERT(`source`.`v_1` USING utf8mb4) COLLATE utf8mb4_bin AS `P__title`,
  COUNT(*) AS `count`,
  SUM(`source`.`v_2`) AS `sum`
FROM
  (
    SELECT
      `P`.`title` AS `v_1`,
      `people`.`c_2` AS `v_2`
    FROM
      (
        SELECT
          `O`.`product_id` AS `c_1`,
          `O`.`quantity` AS `c_2`
        FROM
          `people`
          RIGHT JOIN `orders` AS `O` ON (`people`.`id` + 1) = `O`.`person_id`
      ) AS `people`
      LEFT JOIN `products` AS `P` ON (`people`.`c_1` + 1) = `P`.`id`
    UNION ALL
    SELECT
      `P`.`title` AS `v_1`,
      `people`.`c_2` AS `v_2`
    FROM
      (
        SELECT
          `people`.*,
          1 AS `querent_row`
        FROM
          (
            SELECT
              `O`.`product_id` AS `c_1`,
              `O`.`quantity` AS `c_2`
            FROM
              `people`
              RIGHT JOIN `orders` AS `O` ON (`people`.`id` + 1) = `O`.`person_id`
          ) AS `people`
      ) AS `people`
      RIGHT JOIN `products` AS `P` ON (`people`.`c_1` + 1) = `P`.`id`
    WHERE
      `people`.`querent_row` IS NULL
  ) AS `source`
GROUP BY
  1,
  LENGTH(`source`.`v_1`)
ORDER BY
  1 ASC
LIMIT
  1048575

-- # medians over both sides of a full join
SELECT
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_2` = FLOOR(((0.5 + 0E0) * (`source`.`v_3` - 1))) + 1 THEN `source`.`v_1`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_2` = CEIL(((0.5 + 0E0) * (`source`.`v_3` - 1))) + 1 THEN `source`.`v_1`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_2` = FLOOR(((0.5 + 0E0) * (`source`.`v_3` - 1))) + 1 THEN `source`.`v_1`
          END
        )
      ) * (MAX(((0.5 + 0E0) * (`source`.`v_3` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_3` - 1)))))
    ) + 0E0
  ) AS `median`,
  COUNT(*) AS `count`
FROM
  (
    SELECT
      COALESCE(`people`.`c_1`, 10) AS `v_1`,
      ROW_NUMBER() OVER (
        ORDER BY
          COALESCE(`people`.`c_1`, 10) IS NULL,
          COALESCE(`people`.`c_1`, 10)
      ) AS `v_2`,
      COUNT(COALESCE(`people`.`c_1`, 10)) OVER () AS `v_3`
    FROM
      (
        SELECT
          `source`.`v_1` AS `c_1`
        FROM
          (
            SELECT
              `O`.`quantity` AS `v_1`
            FROM
              `people`
              LEFT JOIN `orders` AS `O` ON (`people`.`id` + 2) = `O`.`person_id`
            UNION ALL
            SELECT
              `O`.`quantity` AS `v_1`
            FROM
              (
                SELECT
                  `people`.*,
                  1 AS `querent_row`
                FROM
                  `people`
              ) AS `people`
              RIGHT JOIN `orders` AS `O` ON (`people`.`id` + 2) = `O`.`person_id`
            WHERE
              `people`.`querent_row` IS NULL
          ) AS `source`
      ) AS `people`
  ) AS `source`
LIMIT
  1048575

-- # full join on an equation of one side
SELECT
  COUNT(*) AS `count`,
  COUNT(DISTINCT `source`.`v_1`) AS `count_2`,
  COUNT(DISTINCT `source`.`v_2`) AS `count_3`
FROM
  (
    SELECT
      `O`.`id` AS `v_1`,
      `people`.`id` AS `v_2`
    FROM
      `people`
      LEFT JOIN `orders` AS `O` ON `O`.`quantity` = 3
    UNION ALL
    SELECT
      `O`.`id` AS `v_1`,
      `people`.`id` AS `v_2`
    FROM
      (
        SELECT
          `people`.*,
          1 AS `querent_row`
        FROM
          `people`
      ) AS `people`
      RIGHT JOIN `orders` AS `O` ON `O`.`quantity` = 3
    WHERE
      `people`.`querent_row` IS NULL
  ) AS `source`
LIMIT
  1048575
