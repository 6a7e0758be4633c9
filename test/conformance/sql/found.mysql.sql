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
          INTERVAL ELT(INTERVAL(TO_SECONDS(`source`.`created_at`) /*M! + 0 * RAND() */, 62672121000) + 1, 19800, 20700) SECOND
        )
      ) - 1
    ) + 1
  ) = 2
ORDER BY
  `source`.`created_at` ASC
LIMIT
  1048575

-- # a blank is not empty, also after a function
-- 1: " "
-- 2: " "
-- 3: " "
-- 4: " "
SELECT
  COUNT(
    CASE
      WHEN (
        SUBSTR(CONCAT_WS('', ?, `people`.`name`), 1, 1) IS NULL
        OR CHAR_LENGTH(SUBSTR(CONCAT_WS('', ?, `people`.`name`), 1, 1)) = 0
      ) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        SUBSTR(CONCAT_WS('', ?, `people`.`name`), 1, 1) IS NOT NULL
        AND NOT (CHAR_LENGTH(SUBSTR(CONCAT_WS('', ?, `people`.`name`), 1, 1)) = 0)
      ) THEN 1
    END
  ) AS `count_where_2`
FROM
  `people`
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

-- # running totals apart by the letters' case
-- 1: "gadget"
SELECT
  `source`.`id` AS `id`,
  `source`.`kind` AS `kind`,
  SUM(`source`.`agg_1`) OVER (
    PARTITION BY
      CONVERT(`source`.`kind` USING utf8mb4) COLLATE utf8mb4_bin,
      LENGTH(`source`.`kind`)
    ORDER BY
      `source`.`id` ASC ROWS UNBOUNDED PRECEDING
  ) AS `count`
FROM
  (
    SELECT
      `source`.`id` AS `id`,
      CONVERT(`source`.`kind` USING utf8mb4) COLLATE utf8mb4_bin AS `kind`,
      COUNT(*) AS `agg_1`
    FROM
      (
        SELECT
          `products`.`id` AS `id`,
          CASE
            WHEN `products`.`id` = 3 THEN ?
            ELSE `products`.`category`
          END AS `kind`
        FROM
          `products`
      ) AS `source`
    GROUP BY
      1,
      2,
      LENGTH(`source`.`kind`)
  ) AS `source`
ORDER BY
  1 ASC,
  2 ASC
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

-- # constants do not sort, and are no places of columns
SELECT
  `numbers`.`id` AS `id`,
  `numbers`.`n` AS `n`
FROM
  `numbers`
WHERE
  `numbers`.`id` < 4
ORDER BY
  `numbers`.`id` DESC
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
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$' THEN CAST(
            REPLACE
              (?, 'T', ' ') AS DATETIME(6)
          )
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN DATE_SUB(
            CAST(
              REPLACE
                (
                  TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                  'T',
                  ' '
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
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$' THEN CAST(
            REPLACE
              (?, 'T', ' ') AS DATETIME(6)
          )
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN DATE_SUB(
            CAST(
              REPLACE
                (
                  TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                  'T',
                  ' '
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
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$' THEN CAST(
            REPLACE
              (?, 'T', ' ') AS DATETIME(6)
          )
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN DATE_SUB(
            CAST(
              REPLACE
                (
                  TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                  'T',
                  ' '
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
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$' THEN CAST(
            REPLACE
              (?, 'T', ' ') AS DATETIME(6)
          )
          WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN DATE_SUB(
            CAST(
              REPLACE
                (
                  TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                  'T',
                  ' '
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
        WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$' THEN CAST(
          REPLACE
            (?, 'T', ' ') AS DATETIME(6)
        )
        WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN DATE_SUB(
          CAST(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
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
        WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$' THEN CAST(
          REPLACE
            (?, 'T', ' ') AS DATETIME(6)
        )
        WHEN ? REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN DATE_SUB(
          CAST(
            REPLACE
              (
                TRIM(LEFT(?, CHAR_LENGTH(?) - CHAR_LENGTH(REGEXP_SUBSTR(?, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')))),
                'T',
                ' '
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
