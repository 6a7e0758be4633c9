-- # sums keep exact decimals
SELECT
  SUM(`numbers`.`n`) AS `sum`,
  SUM(`numbers`.`d`) AS `sum_2`,
  SUM(`numbers`.`f`) AS `sum_3`,
  SUM((`numbers`.`d` * `numbers`.`d`)) AS `sum_4`,
  SUM(
    CASE
      WHEN `numbers`.`n` > 2 THEN `numbers`.`d`
      ELSE 0
    END
  ) AS `sum_5`
FROM
  `numbers`
LIMIT
  1048575

-- # sum of whole numbers beyond 64 bits
SELECT
  SUM(`numbers`.`big`) AS `sum`
FROM
  `numbers`
LIMIT
  1048575

-- # averages are exact floats
SELECT
  ((CAST(SUM(`numbers`.`n`) AS DECIMAL(65, 20)) / COUNT(`numbers`.`n`)) + 0E0) AS `avg`,
  ((CAST(SUM(`numbers`.`d`) AS DECIMAL(65, 20)) / COUNT(`numbers`.`d`)) + 0E0) AS `avg_2`,
  ((SUM(`numbers`.`f`) / COUNT(`numbers`.`f`)) + 0E0) AS `avg_3`,
  ((SUM(((`numbers`.`n` + 0E0) / NULLIF(3, 0))) / COUNT(((`numbers`.`n` + 0E0) / NULLIF(3, 0)))) + 0E0) AS `avg_4`
FROM
  `numbers`
LIMIT
  1048575

-- # average of large numbers
SELECT
  ((CAST(SUM(`numbers`.`big`) AS DECIMAL(65, 20)) / COUNT(`numbers`.`big`)) + 0E0) AS `avg`
FROM
  `numbers`
LIMIT
  1048575

-- # least and greatest
SELECT
  MIN(`numbers`.`d`) AS `min`,
  MAX(`numbers`.`d`) AS `max`,
  MIN(`numbers`.`big`) AS `min_2`,
  MAX(`numbers`.`big`) AS `max_2`,
  MIN(`numbers`.`f`) AS `min_3`
FROM
  `numbers`
LIMIT
  1048575

-- # least and greatest of dates, text and conditions
SELECT
  MIN(`orders`.`created_at`) AS `min`,
  MAX(`orders`.`paid_at`) AS `max`,
  MAX(CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin) AS `max_2`,
  (
    MIN(
      CASE
        WHEN `orders`.`is_gift` THEN 1
        WHEN NOT `orders`.`is_gift` THEN 0
      END
    ) = 1
  ) AS `min_2`,
  (
    MAX(
      CASE
        WHEN `orders`.`is_gift` THEN 1
        WHEN NOT `orders`.`is_gift` THEN 0
      END
    ) = 1
  ) AS `max_3`
FROM
  `orders`
LIMIT
  1048575

-- # median and percentiles between neighbors
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
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_5` = FLOOR(((0.5 + 0E0) * (`source`.`v_6` - 1))) + 1 THEN `source`.`v_4`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_5` = CEIL(((0.5 + 0E0) * (`source`.`v_6` - 1))) + 1 THEN `source`.`v_4`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_5` = FLOOR(((0.5 + 0E0) * (`source`.`v_6` - 1))) + 1 THEN `source`.`v_4`
          END
        )
      ) * (MAX(((0.5 + 0E0) * (`source`.`v_6` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_6` - 1)))))
    ) + 0E0
  ) AS `median_2`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_8` = FLOOR(((0.5 + 0E0) * (`source`.`v_9` - 1))) + 1 THEN `source`.`v_7`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_8` = CEIL(((0.5 + 0E0) * (`source`.`v_9` - 1))) + 1 THEN `source`.`v_7`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_8` = FLOOR(((0.5 + 0E0) * (`source`.`v_9` - 1))) + 1 THEN `source`.`v_7`
          END
        )
      ) * (MAX(((0.5 + 0E0) * (`source`.`v_9` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_9` - 1)))))
    ) + 0E0
  ) AS `median_3`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_11` = FLOOR(((0.9 + 0E0) * (`source`.`v_12` - 1))) + 1 THEN `source`.`v_10`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_11` = CEIL(((0.9 + 0E0) * (`source`.`v_12` - 1))) + 1 THEN `source`.`v_10`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_11` = FLOOR(((0.9 + 0E0) * (`source`.`v_12` - 1))) + 1 THEN `source`.`v_10`
          END
        )
      ) * (MAX(((0.9 + 0E0) * (`source`.`v_12` - 1))) - FLOOR(MAX(((0.9 + 0E0) * (`source`.`v_12` - 1)))))
    ) + 0E0
  ) AS `percentile`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_14` = FLOOR(((0.25 + 0E0) * (`source`.`v_15` - 1))) + 1 THEN `source`.`v_13`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_14` = CEIL(((0.25 + 0E0) * (`source`.`v_15` - 1))) + 1 THEN `source`.`v_13`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_14` = FLOOR(((0.25 + 0E0) * (`source`.`v_15` - 1))) + 1 THEN `source`.`v_13`
          END
        )
      ) * (MAX(((0.25 + 0E0) * (`source`.`v_15` - 1))) - FLOOR(MAX(((0.25 + 0E0) * (`source`.`v_15` - 1)))))
    ) + 0E0
  ) AS `percentile_2`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_17` = FLOOR(((0 + 0E0) * (`source`.`v_18` - 1))) + 1 THEN `source`.`v_16`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_17` = CEIL(((0 + 0E0) * (`source`.`v_18` - 1))) + 1 THEN `source`.`v_16`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_17` = FLOOR(((0 + 0E0) * (`source`.`v_18` - 1))) + 1 THEN `source`.`v_16`
          END
        )
      ) * (MAX(((0 + 0E0) * (`source`.`v_18` - 1))) - FLOOR(MAX(((0 + 0E0) * (`source`.`v_18` - 1)))))
    ) + 0E0
  ) AS `percentile_3`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_20` = FLOOR(((1 + 0E0) * (`source`.`v_21` - 1))) + 1 THEN `source`.`v_19`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_20` = CEIL(((1 + 0E0) * (`source`.`v_21` - 1))) + 1 THEN `source`.`v_19`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_20` = FLOOR(((1 + 0E0) * (`source`.`v_21` - 1))) + 1 THEN `source`.`v_19`
          END
        )
      ) * (MAX(((1 + 0E0) * (`source`.`v_21` - 1))) - FLOOR(MAX(((1 + 0E0) * (`source`.`v_21` - 1)))))
    ) + 0E0
  ) AS `percentile_4`
FROM
  (
    SELECT
      `numbers`.`n` AS `v_1`,
      ROW_NUMBER() OVER (
        ORDER BY
          `numbers`.`n` IS NULL,
          `numbers`.`n`
      ) AS `v_2`,
      COUNT(`numbers`.`n`) OVER () AS `v_3`,
      `numbers`.`d` AS `v_4`,
      ROW_NUMBER() OVER (
        ORDER BY
          `numbers`.`d` IS NULL,
          `numbers`.`d`
      ) AS `v_5`,
      COUNT(`numbers`.`d`) OVER () AS `v_6`,
      `numbers`.`f` AS `v_7`,
      ROW_NUMBER() OVER (
        ORDER BY
          `numbers`.`f` IS NULL,
          `numbers`.`f`
      ) AS `v_8`,
      COUNT(`numbers`.`f`) OVER () AS `v_9`,
      `numbers`.`n` AS `v_10`,
      ROW_NUMBER() OVER (
        ORDER BY
          `numbers`.`n` IS NULL,
          `numbers`.`n`
      ) AS `v_11`,
      COUNT(`numbers`.`n`) OVER () AS `v_12`,
      `numbers`.`d` AS `v_13`,
      ROW_NUMBER() OVER (
        ORDER BY
          `numbers`.`d` IS NULL,
          `numbers`.`d`
      ) AS `v_14`,
      COUNT(`numbers`.`d`) OVER () AS `v_15`,
      `numbers`.`n` AS `v_16`,
      ROW_NUMBER() OVER (
        ORDER BY
          `numbers`.`n` IS NULL,
          `numbers`.`n`
      ) AS `v_17`,
      COUNT(`numbers`.`n`) OVER () AS `v_18`,
      `numbers`.`n` AS `v_19`,
      ROW_NUMBER() OVER (
        ORDER BY
          `numbers`.`n` IS NULL,
          `numbers`.`n`
      ) AS `v_20`,
      COUNT(`numbers`.`n`) OVER () AS `v_21`
    FROM
      `numbers`
  ) AS `source`
LIMIT
  1048575

-- # median per group with other aggregates
SELECT
  `source`.`v_1` AS `product_id`,
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
  ) AS `median`,
  COUNT(*) AS `count`,
  SUM(`source`.`v_5`) AS `sum`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_7` = FLOOR(((0.5 + 0E0) * (`source`.`v_8` - 1))) + 1 THEN `source`.`v_6`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_7` = CEIL(((0.5 + 0E0) * (`source`.`v_8` - 1))) + 1 THEN `source`.`v_6`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_7` = FLOOR(((0.5 + 0E0) * (`source`.`v_8` - 1))) + 1 THEN `source`.`v_6`
          END
        )
      ) * (MAX(((0.5 + 0E0) * (`source`.`v_8` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_8` - 1)))))
    ) + 0E0
  ) AS `percentile`
FROM
  (
    SELECT
      `orders`.`product_id` AS `v_1`,
      `orders`.`total` AS `v_2`,
      ROW_NUMBER() OVER (
        PARTITION BY
          `orders`.`product_id`
        ORDER BY
          `orders`.`total` IS NULL,
          `orders`.`total`
      ) AS `v_3`,
      COUNT(`orders`.`total`) OVER (
        PARTITION BY
          `orders`.`product_id`
      ) AS `v_4`,
      `orders`.`quantity` AS `v_5`,
      `orders`.`quantity` AS `v_6`,
      ROW_NUMBER() OVER (
        PARTITION BY
          `orders`.`product_id`
        ORDER BY
          `orders`.`quantity` IS NULL,
          `orders`.`quantity`
      ) AS `v_7`,
      COUNT(`orders`.`quantity`) OVER (
        PARTITION BY
          `orders`.`product_id`
      ) AS `v_8`
    FROM
      `orders`
  ) AS `source`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # median per group of text and dates
SELECT
  CONVERT(`source`.`v_1` USING utf8mb4) COLLATE utf8mb4_bin AS `people__via__person_id__name`,
  `source`.`v_2` AS `created_at`,
  (
    (
      MAX(
        CASE
          WHEN `source`.`v_4` = FLOOR(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
        END
      ) + (
        MAX(
          CASE
            WHEN `source`.`v_4` = CEIL(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
          END
        ) - MAX(
          CASE
            WHEN `source`.`v_4` = FLOOR(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
          END
        )
      ) * (MAX(((0.5 + 0E0) * (`source`.`v_5` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_5` - 1)))))
    ) + 0E0
  ) AS `median`
FROM
  (
    SELECT
      `people__via__person_id`.`name` AS `v_1`,
      CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-01-01') AS DATE) AS `v_2`,
      `orders`.`total` AS `v_3`,
      ROW_NUMBER() OVER (
        PARTITION BY
          CONVERT(`people__via__person_id`.`name` USING utf8mb4) COLLATE utf8mb4_bin,
          LENGTH(`people__via__person_id`.`name`),
          CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-01-01') AS DATE)
        ORDER BY
          `orders`.`total` IS NULL,
          `orders`.`total`
      ) AS `v_4`,
      COUNT(`orders`.`total`) OVER (
        PARTITION BY
          CONVERT(`people__via__person_id`.`name` USING utf8mb4) COLLATE utf8mb4_bin,
          LENGTH(`people__via__person_id`.`name`),
          CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-01-01') AS DATE)
      ) AS `v_5`
    FROM
      `orders`
      LEFT JOIN `people` AS `people__via__person_id` ON `orders`.`person_id` = `people__via__person_id`.`id`
    WHERE
      `orders`.`person_id` IS NOT NULL
  ) AS `source`
GROUP BY
  1,
  2,
  LENGTH(`source`.`v_1`)
ORDER BY
  3 DESC,
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # arithmetic of medians, sorted and limited
SELECT
  `source`.`v_1` AS `product_id`,
  (
    MAX(`source`.`v_2`) - (
      (
        MAX(
          CASE
            WHEN `source`.`v_4` = FLOOR(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
          END
        ) + (
          MAX(
            CASE
              WHEN `source`.`v_4` = CEIL(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
            END
          ) - MAX(
            CASE
              WHEN `source`.`v_4` = FLOOR(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
            END
          )
        ) * (MAX(((0.5 + 0E0) * (`source`.`v_5` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_5` - 1)))))
      ) + 0E0
    )
  ) AS `expression`,
  COUNT(
    CASE
      WHEN `source`.`v_6` THEN 1
    END
  ) AS `count_where`
FROM
  (
    SELECT
      `orders`.`product_id` AS `v_1`,
      `orders`.`total` AS `v_2`,
      `orders`.`total` AS `v_3`,
      ROW_NUMBER() OVER (
        PARTITION BY
          `orders`.`product_id`
        ORDER BY
          `orders`.`total` IS NULL,
          `orders`.`total`
      ) AS `v_4`,
      COUNT(`orders`.`total`) OVER (
        PARTITION BY
          `orders`.`product_id`
      ) AS `v_5`,
      (`orders`.`is_gift` = TRUE) AS `v_6`
    FROM
      `orders`
  ) AS `source`
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  2

-- # median of a nested query
SELECT
  MAX(`source`.`median`) AS `max`
FROM
  (
    SELECT
      `source`.`v_1` AS `product_id`,
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
          `orders`.`product_id` AS `v_1`,
          `orders`.`total` AS `v_2`,
          ROW_NUMBER() OVER (
            PARTITION BY
              `orders`.`product_id`
            ORDER BY
              `orders`.`total` IS NULL,
              `orders`.`total`
          ) AS `v_3`,
          COUNT(`orders`.`total`) OVER (
            PARTITION BY
              `orders`.`product_id`
          ) AS `v_4`
        FROM
          `orders`
      ) AS `source`
    GROUP BY
      1
  ) AS `source`
LIMIT
  1048575

-- # running total of medians
SELECT
  `source`.`product_id` AS `product_id`,
  SUM(`source`.`agg_1`) OVER (
    ORDER BY
      `source`.`product_id` ASC ROWS UNBOUNDED PRECEDING
  ) AS `sum`,
  `source`.`agg_2` AS `median`
FROM
  (
    SELECT
      `source`.`v_1` AS `product_id`,
      SUM(`source`.`v_2`) AS `agg_1`,
      (
        (
          MAX(
            CASE
              WHEN `source`.`v_4` = FLOOR(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
            END
          ) + (
            MAX(
              CASE
                WHEN `source`.`v_4` = CEIL(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
              END
            ) - MAX(
              CASE
                WHEN `source`.`v_4` = FLOOR(((0.5 + 0E0) * (`source`.`v_5` - 1))) + 1 THEN `source`.`v_3`
              END
            )
          ) * (MAX(((0.5 + 0E0) * (`source`.`v_5` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_5` - 1)))))
        ) + 0E0
      ) AS `agg_2`
    FROM
      (
        SELECT
          `orders`.`product_id` AS `v_1`,
          `orders`.`quantity` AS `v_2`,
          `orders`.`quantity` AS `v_3`,
          ROW_NUMBER() OVER (
            PARTITION BY
              `orders`.`product_id`
            ORDER BY
              `orders`.`quantity` IS NULL,
              `orders`.`quantity`
          ) AS `v_4`,
          COUNT(`orders`.`quantity`) OVER (
            PARTITION BY
              `orders`.`product_id`
          ) AS `v_5`
        FROM
          `orders`
      ) AS `source`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # median of nothing
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
      `orders`.`total` AS `v_1`,
      ROW_NUMBER() OVER (
        ORDER BY
          `orders`.`total` IS NULL,
          `orders`.`total`
      ) AS `v_2`,
      COUNT(`orders`.`total`) OVER () AS `v_3`
    FROM
      `orders`
    WHERE
      `orders`.`id` = 99
  ) AS `source`
LIMIT
  1048575

-- # no rows
SELECT
  SUM(`numbers`.`n`) AS `sum`,
  ((CAST(SUM(`numbers`.`n`) AS DECIMAL(65, 20)) / COUNT(`numbers`.`n`)) + 0E0) AS `avg`,
  COUNT(*) AS `count`,
  (
    (
      COUNT(
        CASE
          WHEN `numbers`.`n` > 2 THEN 1
        END
      ) + 0E0
    ) / NULLIF(COUNT(*), 0)
  ) AS `share`,
  COUNT(
    CASE
      WHEN `numbers`.`n` > 2 THEN 1
    END
  ) AS `count_where`,
  SUM(
    CASE
      WHEN `numbers`.`n` > 2 THEN `numbers`.`n`
      ELSE 0
    END
  ) AS `sum_where_n`,
  (STDDEV_POP(`numbers`.`n`) + 0E0) AS `stddev`,
  COUNT(DISTINCT `numbers`.`n`) AS `count_2`,
  MIN(`numbers`.`n`) AS `min`
FROM
  `numbers`
WHERE
  `numbers`.`id` = 99
LIMIT
  1048575

-- # the deviation of large whole numbers and decimals keeps its fraction
SELECT
  (STDDEV_POP((`numbers`.`n` * 1000000000)) + 0E0) AS `stddev`,
  (STDDEV_POP((`numbers`.`d` * 1000000000)) + 0E0) AS `stddev_2`
FROM
  `numbers`
WHERE
  (
    `numbers`.`id` <> 6
    OR `numbers`.`id` IS NULL
  )
LIMIT
  1048575

-- # deviation and variance of the population
SELECT
  (STDDEV_POP(`numbers`.`n`) + 0E0) AS `stddev`,
  (VAR_POP(`numbers`.`n`) + 0E0) AS `var`,
  (STDDEV_POP(`numbers`.`d`) + 0E0) AS `stddev_2`,
  (VAR_POP(`numbers`.`f`) + 0E0) AS `var_2`
FROM
  `numbers`
LIMIT
  1048575

-- # conditional aggregates
SELECT
  COUNT(
    CASE
      WHEN `numbers`.`n` > 2 THEN 1
    END
  ) AS `count_where`,
  SUM(
    CASE
      WHEN `numbers`.`n` > 2 THEN `numbers`.`d`
      ELSE 0
    END
  ) AS `sum_where_d`,
  SUM(
    CASE
      WHEN `numbers`.`n` > 200 THEN `numbers`.`d`
      ELSE 0
    END
  ) AS `sum_where_d_2`,
  COUNT(
    DISTINCT CASE
      WHEN `numbers`.`n` > 2 THEN `numbers`.`n`
    END
  ) AS `distinct_where_n`,
  (
    (
      COUNT(
        CASE
          WHEN `numbers`.`n` > 2 THEN 1
        END
      ) + 0E0
    ) / NULLIF(COUNT(*), 0)
  ) AS `share`
FROM
  `numbers`
LIMIT
  1048575

-- # distinct numbers and conditions
SELECT
  COUNT(DISTINCT `orders`.`total`) AS `count`,
  COUNT(DISTINCT `orders`.`discount`) AS `count_2`,
  COUNT(DISTINCT `orders`.`is_gift`) AS `count_3`,
  COUNT(DISTINCT `orders`.`person_id`) AS `count_4`,
  COUNT(`orders`.`person_id`) AS `count_5`
FROM
  `orders`
LIMIT
  1048575

-- # arithmetic of aggregates
SELECT
  ((SUM(`numbers`.`d`) + 0E0) / NULLIF(COUNT(*), 0)) AS `expression`,
  (SUM(`numbers`.`d`) + MAX(`numbers`.`n`)) AS `expression_2`,
  (((CAST(SUM(`numbers`.`n`) AS DECIMAL(65, 20)) / COUNT(`numbers`.`n`)) + 0E0) * 2) AS `expression_3`,
  COALESCE(SUM(`numbers`.`n`), 0) AS `coalesce`,
  CASE
    WHEN SUM(`numbers`.`n`) > 3 THEN 1
    ELSE 0
  END AS `case`,
  (
    SIGN((((CAST(SUM(`numbers`.`d`) AS DECIMAL(65, 20)) / COUNT(`numbers`.`d`)) + 0E0) + 0E0)) * FLOOR(
      ABS((((CAST(SUM(`numbers`.`d`) AS DECIMAL(65, 20)) / COUNT(`numbers`.`d`)) + 0E0) + 0E0)) + 4.9999999999999994e-1
    ) + 0
  ) AS `round`,
  ((SUM(`numbers`.`n`) + 0E0) / NULLIF(0, 0)) AS `expression_4`
FROM
  `numbers`
LIMIT
  1048575

-- # running totals along the first of two breakouts
SELECT
  `source`.`created_at` AS `created_at`,
  `source`.`product_id` AS `product_id`,
  SUM(`source`.`agg_1`) OVER (
    PARTITION BY
      `source`.`product_id`
    ORDER BY
      `source`.`created_at` ASC ROWS UNBOUNDED PRECEDING
  ) AS `sum`,
  SUM(`source`.`agg_2`) OVER (
    PARTITION BY
      `source`.`product_id`
    ORDER BY
      `source`.`created_at` ASC ROWS UNBOUNDED PRECEDING
  ) AS `count`
FROM
  (
    SELECT
      CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-01-01') AS DATE) AS `created_at`,
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`quantity`) AS `agg_1`,
      COUNT(*) AS `agg_2`
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

-- # running totals without a breakout
SELECT
  `source`.`agg_1` AS `sum`,
  `source`.`agg_2` AS `count`,
  `source`.`agg_3` AS `count_2`
FROM
  (
    SELECT
      SUM(`numbers`.`n`) AS `agg_1`,
      COUNT(*) AS `agg_2`,
      COUNT(`numbers`.`n`) AS `agg_3`
    FROM
      `numbers`
  ) AS `source`
LIMIT
  1048575

-- # running totals are sorted after they are made
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
  1 DESC
LIMIT
  1048575

-- # the row before and after
SELECT
  `source`.`product_id` AS `product_id`,
  `source`.`agg_1` AS `sum`,
  LAG(`source`.`agg_2`, 1) OVER (
    ORDER BY
      `source`.`product_id` ASC
  ) AS `before`,
  LEAD(`source`.`agg_3`, 1) OVER (
    ORDER BY
      `source`.`product_id` ASC
  ) AS `after`,
  (
    CAST(`source`.`agg_4` AS SIGNED) - CAST(
      LAG(`source`.`agg_5`, 1) OVER (
        ORDER BY
          `source`.`product_id` ASC
      ) AS SIGNED
    )
  ) AS `expression`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`quantity`) AS `agg_1`,
      SUM(`orders`.`quantity`) AS `agg_2`,
      SUM(`orders`.`quantity`) AS `agg_3`,
      SUM(`orders`.`quantity`) AS `agg_4`,
      SUM(`orders`.`quantity`) AS `agg_5`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # the row before within each group
SELECT
  `source`.`product_id` AS `product_id`,
  `source`.`quantity` AS `quantity`,
  `source`.`agg_1` AS `count`,
  LAG(`source`.`agg_2`, 1) OVER (
    PARTITION BY
      `source`.`quantity`
    ORDER BY
      `source`.`product_id` ASC
  ) AS `before`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      `orders`.`quantity` AS `quantity`,
      COUNT(*) AS `agg_1`,
      COUNT(*) AS `agg_2`
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

-- # reference to an aggregation before
SELECT
  SUM(`orders`.`quantity`) AS `sum`,
  (CAST(SUM(`orders`.`quantity`) AS DECIMAL(65, 0)) * 2) AS `expression`
FROM
  `orders`
LIMIT
  1048575

-- # percentile beyond one
-- refused: invalid-query | "percentile": the percentile must be from 0 to 1. (at query.aggregation[0]) | query.aggregation[0]

-- # offset of nothing
-- refused: invalid-query | "offset" needs a whole number of rows that is not 0. | query.aggregation[0]

-- # an aggregation among rows
-- refused: invalid-query | "count" can only be used in an aggregation. (at query.expressions.e1[1]) | query.expressions.e1[1]

-- # what aggregates nothing is no aggregation
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # a sum of text
-- refused: invalid-query | "sum": expected numbers, got type/Text. (at query.aggregation[0]) | query.aggregation[0]

-- # a median of dates
-- refused: invalid-query | "median": expected numbers, got type/Date. (at query.aggregation[0]) | query.aggregation[0]

-- # conditions count as one and zero in sums
SELECT
  SUM(
    CASE
      WHEN (`orders`.`quantity` > 1) THEN 1
      WHEN NOT (`orders`.`quantity` > 1) THEN 0
    END
  ) AS `sum`,
  (
    (
      CAST(
        SUM(
          CASE
            WHEN (`orders`.`quantity` > 1) THEN 1
            WHEN NOT (`orders`.`quantity` > 1) THEN 0
          END
        ) AS DECIMAL(65, 20)
      ) / COUNT(
        CASE
          WHEN (`orders`.`quantity` > 1) THEN 1
          WHEN NOT (`orders`.`quantity` > 1) THEN 0
        END
      )
    ) + 0E0
  ) AS `avg`
FROM
  `orders`
LIMIT
  1048575

-- # a column of single rows beside an aggregation
-- refused: invalid-query | A column is outside the aggregation functions. (at query.aggregation[0]) | query.aggregation[0]

-- # an aggregation in another
-- refused: invalid-query | An aggregation cannot be used in an expression over single rows. (at query.aggregation[1][1]) | query.aggregation[1][1]

-- # breakouts in aggregations
SELECT
  `source`.`product_id` AS `product_id`,
  (CAST(`source`.`agg_1` AS DECIMAL(65, 0)) + `source`.`product_id`) AS `expression`,
  (
    CAST(
      SUM(`source`.`agg_2`) OVER (
        ORDER BY
          `source`.`product_id` ASC ROWS UNBOUNDED PRECEDING
      ) AS DECIMAL(65, 0)
    ) + `source`.`product_id`
  ) AS `expression_2`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      COUNT(*) AS `agg_1`,
      COUNT(*) AS `agg_2`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an offset of a running total
-- refused: invalid-query | "offset" cannot contain a running total or another offset. | query.aggregation[0]

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
      DATE_ADD(
        CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-01-01') AS DATE),
        INTERVAL(QUARTER(`orders`.`created_at`) - 1) QUARTER
      ) AS `created_at`,
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

-- # percentiles of a constant, in groups by a constant
-- 1: "a"
-- 2: "2024-02-29"
SELECT
  `source`.`c` AS `c`,
  `source`.`t` AS `t`,
  `source`.`d` AS `d`,
  `source`.`whole` AS `whole`,
  `source`.`agg_1` AS `median`,
  `source`.`agg_2` AS `median_2`,
  `source`.`agg_3` AS `percentile`,
  SUM(`source`.`agg_4`) OVER (
    PARTITION BY
      CONVERT(`source`.`t` USING utf8mb4) COLLATE utf8mb4_bin,
      LENGTH(`source`.`t`),
      `source`.`d`,
      `source`.`whole`
    ORDER BY
      `source`.`c` ASC ROWS UNBOUNDED PRECEDING
  ) AS `count`
FROM
  (
    SELECT
      `source`.`v_1` AS `c`,
      CONVERT(`source`.`v_2` USING utf8mb4) COLLATE utf8mb4_bin AS `t`,
      `source`.`v_3` AS `d`,
      `source`.`v_4` AS `whole`,
      (
        (
          MAX(
            CASE
              WHEN `source`.`v_6` = FLOOR(((0.5 + 0E0) * (`source`.`v_7` - 1))) + 1 THEN `source`.`v_5`
            END
          ) + (
            MAX(
              CASE
                WHEN `source`.`v_6` = CEIL(((0.5 + 0E0) * (`source`.`v_7` - 1))) + 1 THEN `source`.`v_5`
              END
            ) - MAX(
              CASE
                WHEN `source`.`v_6` = FLOOR(((0.5 + 0E0) * (`source`.`v_7` - 1))) + 1 THEN `source`.`v_5`
              END
            )
          ) * (MAX(((0.5 + 0E0) * (`source`.`v_7` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_7` - 1)))))
        ) + 0E0
      ) AS `agg_1`,
      (
        (
          MAX(
            CASE
              WHEN `source`.`v_9` = FLOOR(((0.5 + 0E0) * (`source`.`v_10` - 1))) + 1 THEN `source`.`v_8`
            END
          ) + (
            MAX(
              CASE
                WHEN `source`.`v_9` = CEIL(((0.5 + 0E0) * (`source`.`v_10` - 1))) + 1 THEN `source`.`v_8`
              END
            ) - MAX(
              CASE
                WHEN `source`.`v_9` = FLOOR(((0.5 + 0E0) * (`source`.`v_10` - 1))) + 1 THEN `source`.`v_8`
              END
            )
          ) * (MAX(((0.5 + 0E0) * (`source`.`v_10` - 1))) - FLOOR(MAX(((0.5 + 0E0) * (`source`.`v_10` - 1)))))
        ) + 0E0
      ) AS `agg_2`,
      (
        (
          MAX(
            CASE
              WHEN `source`.`v_12` = FLOOR(((1 + 0E0) * (`source`.`v_13` - 1))) + 1 THEN `source`.`v_11`
            END
          ) + (
            MAX(
              CASE
                WHEN `source`.`v_12` = CEIL(((1 + 0E0) * (`source`.`v_13` - 1))) + 1 THEN `source`.`v_11`
              END
            ) - MAX(
              CASE
                WHEN `source`.`v_12` = FLOOR(((1 + 0E0) * (`source`.`v_13` - 1))) + 1 THEN `source`.`v_11`
              END
            )
          ) * (MAX(((1 + 0E0) * (`source`.`v_13` - 1))) - FLOOR(MAX(((1 + 0E0) * (`source`.`v_13` - 1)))))
        ) + 0E0
      ) AS `agg_3`,
      COUNT(*) AS `agg_4`
    FROM
      (
        SELECT
          2 AS `v_1`,
          ? AS `v_2`,
          CAST(? AS DATE) AS `v_3`,
          3 AS `v_4`,
          2 AS `v_5`,
          ROW_NUMBER() OVER () AS `v_6`,
          COUNT(2) OVER () AS `v_7`,
          3 AS `v_8`,
          ROW_NUMBER() OVER () AS `v_9`,
          COUNT(3) OVER () AS `v_10`,
          `numbers`.`n` AS `v_11`,
          ROW_NUMBER() OVER (
            ORDER BY
              `numbers`.`n` IS NULL,
              `numbers`.`n`
          ) AS `v_12`,
          COUNT(`numbers`.`n`) OVER () AS `v_13`
        FROM
          `numbers`
      ) AS `source`
    GROUP BY
      1,
      2,
      3,
      4,
      LENGTH(`source`.`v_2`)
  ) AS `source`
ORDER BY
  1 ASC,
  2 ASC,
  3 ASC,
  4 ASC
LIMIT
  1048575
