-- # text, bytes and numbers read as dates
SELECT
  `encoded`.`id` AS `id`,
  CASE
    WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (`encoded`.`iso`, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  `encoded`.`iso`,
                  CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `iso`,
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
  ) AS `iso_date`,
  CASE
    WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
  END AS `iso_time`,
  CASE
    WHEN `encoded`.`seconds` >= (-62135596800)
    AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `seconds`,
  CASE
    WHEN CONVERT(`encoded`.`compact` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(`encoded`.`compact`, '%Y%m%d%H%i%s')
  END AS `compact`,
  CASE
    WHEN CONVERT(CONVERT(`encoded`.`compact_bytes` USING utf8mb4) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(CONVERT(`encoded`.`compact_bytes` USING utf8mb4), '%Y%m%d%H%i%s')
  END AS `compact_bytes`,
  CASE
    WHEN CONVERT(CONVERT(`encoded`.`iso_bytes` USING utf8mb4) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (CONVERT(`encoded`.`iso_bytes` USING utf8mb4), 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(CONVERT(`encoded`.`iso_bytes` USING utf8mb4) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  CONVERT(`encoded`.`iso_bytes` USING utf8mb4),
                  CHAR_LENGTH(CONVERT(`encoded`.`iso_bytes` USING utf8mb4)) - CHAR_LENGTH(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `iso_bytes`,
  DATE(`encoded`.`moment`) AS `moment`
FROM
  `encoded`
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # fractions of epoch seconds
SELECT
  CASE
    WHEN `encoded`.`millis` >= (-62135596800000)
    AND `encoded`.`millis` < 253402300800000 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL(`encoded`.`millis` * 1000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `millis`,
  CASE
    WHEN `encoded`.`micros` >= (-62135596800000000)
    AND `encoded`.`micros` < 253402300800000000 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL `encoded`.`micros` MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `micros`,
  CASE
    WHEN `encoded`.`nanos` >= (-62135596800000000000)
    AND `encoded`.`nanos` < 253402300800000000000 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL FLOOR(`encoded`.`nanos` / 1000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `nanos`
FROM
  `encoded`
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # fractions of epoch seconds, by the second
SELECT
  CAST(
    DATE_FORMAT(
      CASE
        WHEN `encoded`.`millis` >= (-62135596800000)
        AND `encoded`.`millis` < 253402300800000 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL(`encoded`.`millis` * 1000) MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END,
      '%Y-%m-%d %H:%i:%s'
    ) AS DATETIME
  ) AS `millis`,
  CAST(
    DATE_FORMAT(
      CASE
        WHEN `encoded`.`micros` >= (-62135596800000000)
        AND `encoded`.`micros` < 253402300800000000 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL `encoded`.`micros` MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END,
      '%Y-%m-%d %H:%i:%s'
    ) AS DATETIME
  ) AS `micros`,
  DATE_SUB(
    CAST(
      DATE_FORMAT(
        CASE
          WHEN `encoded`.`nanos` >= (-62135596800000000000)
          AND `encoded`.`nanos` < 253402300800000000000 THEN CONVERT_TZ(
            DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL FLOOR(`encoded`.`nanos` / 1000) MICROSECOND),
            '+00:00',
            @@session.time_zone
          )
        END,
        '%Y-%m-%d %H:%i:%s'
      ) AS DATETIME
    ),
    INTERVAL(
      TO_SECONDS(
        CASE
          WHEN `encoded`.`nanos` >= (-62135596800000000000)
          AND `encoded`.`nanos` < 253402300800000000000 THEN CONVERT_TZ(
            DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL FLOOR(`encoded`.`nanos` / 1000) MICROSECOND),
            '+00:00',
            @@session.time_zone
          )
        END
      ) % 60
    ) SECOND
  ) AS `nanos`
FROM
  `encoded`
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # text and floats read as numbers
SELECT
  CASE
    WHEN CONVERT(`encoded`.`float_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`encoded`.`float_text` + 0E0)
  END AS `float_text`,
  CASE
    WHEN CONVERT(`encoded`.`whole_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
        ) AS SIGNED
      )
    END
  END AS `whole_text`,
  CASE
    WHEN `encoded`.`fraction` >= (-9.223372036854775808e18)
    AND `encoded`.`fraction` < 9.223372036854775808e18 THEN CAST(
      (
        SIGN((`encoded`.`fraction` + 0E0)) * FLOOR(ABS((`encoded`.`fraction` + 0E0)) + 4.9999999999999994e-1) + 0
      ) AS SIGNED
    )
  END AS `fraction`
FROM
  `encoded`
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # filter on text read as a timestamp
-- 1: "2024-07-01 00:00:00"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  CASE
    WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (`encoded`.`iso`, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  `encoded`.`iso`,
                  CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END >= CAST(? AS DATETIME(6))
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # filter by the month of text
-- 1: "2024-10-01 00:00:00"
-- 2: "2024-11-01 00:00:00"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  (
    CASE
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (`encoded`.`iso`, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(
                  LEFT(
                    `encoded`.`iso`,
                    CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                  )
                ),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END >= CAST(? AS DATETIME(6))
    AND CASE
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (`encoded`.`iso`, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(
                  LEFT(
                    `encoded`.`iso`,
                    CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                  )
                ),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # filter on text read as a date
-- 1: "2024-02-29"
-- 2: "2024-07-02"
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
    ) >= CAST(? AS DATE)
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
    ) < CAST(? AS DATE)
  )
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # filter on text read as a time
-- 1: "10:30:00"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  CASE
    WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
  END < CAST(? AS TIME(6))
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # filter on an epoch
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  (
    CASE
      WHEN `encoded`.`seconds` >= (-62135596800)
      AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
        DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
        '+00:00',
        @@session.time_zone
      )
    END >= FROM_UNIXTIME(1711843200)
    AND CASE
      WHEN `encoded`.`seconds` >= (-62135596800)
      AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
        DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
        '+00:00',
        @@session.time_zone
      )
    END < FROM_UNIXTIME(1711929600)
  )
LIMIT
  1048575

-- # filter on an epoch of milliseconds
-- 1: "1970-01-01 00:00:00.000000"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  CASE
    WHEN `encoded`.`millis` >= (-62135596800000)
    AND `encoded`.`millis` < 253402300800000 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL(`encoded`.`millis` * 1000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END < CONVERT_TZ(CAST(? AS DATETIME(6)), '+00:00', @@session.time_zone)
LIMIT
  1048575

-- # filter on a number kept as text
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  CASE
    WHEN CONVERT(`encoded`.`float_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`encoded`.`float_text` + 0E0)
  END < 0
LIMIT
  1048575

-- # group by the month of text
SELECT
  DATE_SUB(
    DATE(
      CASE
        WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso`,
                      CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    ),
    INTERVAL(
      DAYOFMONTH(
        CASE
          WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
            LEFT(
              REPLACE
                (`encoded`.`iso`, 'T', ' '),
                26
            ) AS DATETIME(6)
          )
          WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
            CAST(
              LEFT(
                REPLACE
                  (
                    TRIM(
                      LEFT(
                        `encoded`.`iso`,
                        CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                      )
                    ),
                    'T',
                    ' '
                  ),
                  26
              ) AS DATETIME(6)
            ),
            INTERVAL IF(
              REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
              '0:0',
              CONCAT(
                LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
                ':',
                IF(
                  CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                  RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                  '00'
                )
              )
            ) HOUR_MINUTE
          )
        END
      ) - 1
    ) DAY
  ) AS `iso`,
  COUNT(*) AS `count`
FROM
  `encoded`
WHERE
  CASE
    WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (`encoded`.`iso`, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  `encoded`.`iso`,
                  CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # group by the day of an epoch
SELECT
  DATE(
    CASE
      WHEN `encoded`.`seconds` >= (-62135596800)
      AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
        DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
        '+00:00',
        @@session.time_zone
      )
    END
  ) AS `seconds`,
  COUNT(*) AS `count`
FROM
  `encoded`
WHERE
  CASE
    WHEN `encoded`.`seconds` >= (-62135596800)
    AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # hour and weekday of coerced fields
SELECT
  HOUR(
    CASE
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (`encoded`.`iso`, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(
                  LEFT(
                    `encoded`.`iso`,
                    CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                  )
                ),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `iso`,
  (
    (
      DAYOFWEEK(
        CASE
          WHEN CONVERT(`encoded`.`compact` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(`encoded`.`compact`, '%Y%m%d%H%i%s')
        END
      ) - 1
    ) + 1
  ) AS `compact`,
  CAST(
    TIME_FORMAT(
      CASE
        WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
      END,
      '%H:00:00'
    ) AS TIME
  ) AS `iso_time`,
  CAST(
    DATE_FORMAT(
      CASE
        WHEN `encoded`.`seconds` >= (-62135596800)
        AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END,
      '%Y-01-01'
    ) AS DATE
  ) AS `seconds`
FROM
  `encoded`
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # functions of coerced fields
SELECT
  DATE_ADD(
    CASE
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (`encoded`.`iso`, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(
                  LEFT(
                    `encoded`.`iso`,
                    CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                  )
                ),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END,
    INTERVAL 1 MONTH
  ) AS `e1`,
  YEAR(
    CASE
      WHEN CONVERT(`encoded`.`compact` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(`encoded`.`compact`, '%Y%m%d%H%i%s')
    END
  ) AS `e2`,
  (
    TIMESTAMPDIFF(
      MICROSECOND,
      DATE(
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
      ),
      DATE(
        CASE
          WHEN CONVERT(`encoded`.`compact` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(`encoded`.`compact`, '%Y%m%d%H%i%s')
        END
      )
    ) DIV 86400000000
  ) AS `e3`,
  (
    CAST(
      CASE
        WHEN CONVERT(`encoded`.`whole_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
          WHEN (
            SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
          ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
            (
              SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
            ) AS SIGNED
          )
        END
      END AS DECIMAL(65, 0)
    ) + 1
  ) AS `e4`,
  (
    CASE
      WHEN CONVERT(`encoded`.`float_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`encoded`.`float_text` + 0E0)
    END * 2
  ) AS `e5`,
  CONVERT(
    CAST(
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
      ) AS CHAR
    ) USING utf8mb4
  ) COLLATE utf8mb4_bin AS `e6`
FROM
  `encoded`
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # aggregates of coerced fields
SELECT
  MIN(
    CASE
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
        LEFT(
          REPLACE
            (`encoded`.`iso`, 'T', ' '),
            26
        ) AS DATETIME(6)
      )
      WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
        CAST(
          LEFT(
            REPLACE
              (
                TRIM(
                  LEFT(
                    `encoded`.`iso`,
                    CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                  )
                ),
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        ),
        INTERVAL IF(
          REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
          '0:0',
          CONCAT(
            LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
            ':',
            IF(
              CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
              RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
              '00'
            )
          )
        ) HOUR_MINUTE
      )
    END
  ) AS `min`,
  MAX(
    CASE
      WHEN CONVERT(`encoded`.`compact` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(`encoded`.`compact`, '%Y%m%d%H%i%s')
    END
  ) AS `max`,
  SUM(
    CASE
      WHEN CONVERT(`encoded`.`whole_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
        WHEN (
          SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
          ) AS SIGNED
        )
      END
    END
  ) AS `sum`,
  (
    (
      SUM(
        CASE
          WHEN CONVERT(`encoded`.`float_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`encoded`.`float_text` + 0E0)
        END
      ) / COUNT(
        CASE
          WHEN CONVERT(`encoded`.`float_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`encoded`.`float_text` + 0E0)
        END
      )
    ) + 0E0
  ) AS `avg`,
  COUNT(
    DISTINCT DATE(
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
  ) AS `count`,
  MAX(
    CASE
      WHEN `encoded`.`seconds` >= (-62135596800)
      AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
        DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
        '+00:00',
        @@session.time_zone
      )
    END
  ) AS `max_2`,
  SUM(
    CASE
      WHEN `encoded`.`fraction` >= (-9.223372036854775808e18)
      AND `encoded`.`fraction` < 9.223372036854775808e18 THEN CAST(
        (
          SIGN((`encoded`.`fraction` + 0E0)) * FLOOR(ABS((`encoded`.`fraction` + 0E0)) + 4.9999999999999994e-1) + 0
        ) AS SIGNED
      )
    END
  ) AS `sum_2`
FROM
  `encoded`
LIMIT
  1048575

-- # coerced fields of a nested query
-- 1: "2024-01-01 00:00:00"
-- 2: "2025-01-01 00:00:00"
SELECT
  `source`.`iso` AS `iso`,
  `source`.`whole_text` AS `whole_text`
FROM
  (
    SELECT
      `encoded`.`id` AS `id`,
      CASE
        WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (`encoded`.`iso`, 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(`encoded`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      `encoded`.`iso`,
                      CHAR_LENGTH(`encoded`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(`encoded`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END AS `iso`,
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
      ) AS `iso_date`,
      CASE
        WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
      END AS `iso_time`,
      CASE
        WHEN `encoded`.`seconds` >= (-62135596800)
        AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END AS `seconds`,
      CASE
        WHEN `encoded`.`millis` >= (-62135596800000)
        AND `encoded`.`millis` < 253402300800000 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL(`encoded`.`millis` * 1000) MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END AS `millis`,
      CASE
        WHEN `encoded`.`micros` >= (-62135596800000000)
        AND `encoded`.`micros` < 253402300800000000 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL `encoded`.`micros` MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END AS `micros`,
      CASE
        WHEN `encoded`.`nanos` >= (-62135596800000000000)
        AND `encoded`.`nanos` < 253402300800000000000 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL FLOOR(`encoded`.`nanos` / 1000) MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END AS `nanos`,
      CASE
        WHEN CONVERT(`encoded`.`compact` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(`encoded`.`compact`, '%Y%m%d%H%i%s')
      END AS `compact`,
      CASE
        WHEN CONVERT(CONVERT(`encoded`.`compact_bytes` USING utf8mb4) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]\\z' THEN STR_TO_DATE(CONVERT(`encoded`.`compact_bytes` USING utf8mb4), '%Y%m%d%H%i%s')
      END AS `compact_bytes`,
      CASE
        WHEN CONVERT(CONVERT(`encoded`.`iso_bytes` USING utf8mb4) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (CONVERT(`encoded`.`iso_bytes` USING utf8mb4), 'T', ' '),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(CONVERT(`encoded`.`iso_bytes` USING utf8mb4) USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      CONVERT(`encoded`.`iso_bytes` USING utf8mb4),
                      CHAR_LENGTH(CONVERT(`encoded`.`iso_bytes` USING utf8mb4)) - CHAR_LENGTH(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
              ':',
              IF(
                CHAR_LENGTH(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
                RIGHT(REGEXP_SUBSTR(CONVERT(`encoded`.`iso_bytes` USING utf8mb4), '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END AS `iso_bytes`,
      DATE(`encoded`.`moment`) AS `moment`,
      CASE
        WHEN CONVERT(`encoded`.`float_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (`encoded`.`float_text` + 0E0)
      END AS `float_text`,
      CASE
        WHEN CONVERT(`encoded`.`whole_text` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
          WHEN (
            SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
          ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
            (
              SIGN(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(`encoded`.`whole_text` AS DECIMAL(65, 30))) + 0.5)
            ) AS SIGNED
          )
        END
      END AS `whole_text`,
      CASE
        WHEN `encoded`.`fraction` >= (-9.223372036854775808e18)
        AND `encoded`.`fraction` < 9.223372036854775808e18 THEN CAST(
          (
            SIGN((`encoded`.`fraction` + 0E0)) * FLOOR(ABS((`encoded`.`fraction` + 0E0)) + 4.9999999999999994e-1) + 0
          ) AS SIGNED
        )
      END AS `fraction`
    FROM
      `encoded`
  ) AS `source`
WHERE
  (
    `source`.`iso` >= CAST(? AS DATETIME(6))
    AND `source`.`iso` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `source`.`id` ASC
LIMIT
  1048575

-- # coerced fields of a join
SELECT
  `people`.`id` AS `id`,
  CASE
    WHEN CONVERT(`s`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (`s`.`iso`, 'T', ' '),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(`s`.`iso` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  `s`.`iso`,
                  CHAR_LENGTH(`s`.`iso`) - CHAR_LENGTH(REGEXP_SUBSTR(`s`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'))
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(`s`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$') IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(REGEXP_SUBSTR(`s`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 3),
          ':',
          IF(
            CHAR_LENGTH(REGEXP_SUBSTR(`s`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$')) > 3,
            RIGHT(REGEXP_SUBSTR(`s`.`iso`, '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'), 2),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `s__iso`,
  CASE
    WHEN `s`.`seconds` >= (-62135596800)
    AND `s`.`seconds` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`s`.`seconds` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END AS `s__seconds`
FROM
  `people`
  LEFT JOIN `encoded` AS `s` ON `people`.`id` = `s`.`id`
ORDER BY
  `people`.`id` ASC
LIMIT
  1048575

-- # coerced epoch by day in Paris (Europe/Paris)
SELECT
  DATE(
    DATE_ADD(
      CONVERT_TZ(
        CASE
          WHEN `encoded`.`seconds` >= (-62135596800)
          AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
            DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
            '+00:00',
            @@session.time_zone
          )
        END,
        @@session.time_zone,
        '+00:00'
      ),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(
            CONVERT_TZ(
              CASE
                WHEN `encoded`.`seconds` >= (-62135596800)
                AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
                  DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
                  '+00:00',
                  @@session.time_zone
                )
              END,
              @@session.time_zone,
              '+00:00'
            )
          ) /*M! + 0 * RAND() */,
          60311260239 /* 304 more, fc3015f4 */,
          66263792400
        ) + 1,
        561 /* 305 more, 32f9eb72 */,
        3600
      ) SECOND
    )
  ) AS `seconds`,
  COUNT(*) AS `count`
FROM
  `encoded`
WHERE
  CASE
    WHEN `encoded`.`seconds` >= (-62135596800)
    AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
      DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
      '+00:00',
      @@session.time_zone
    )
  END IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a time that is not cut to a unit says so
SELECT
  CASE
    WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
  END AS `iso_time`,
  CAST(
    TIME_FORMAT(
      CASE
        WHEN CONVERT(`encoded`.`iso_time` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?\\z' THEN CAST(LEFT(`encoded`.`iso_time`, 15) AS TIME(6))
      END,
      '%H:00:00'
    ) AS TIME
  ) AS `iso_time_2`
FROM
  `encoded`
WHERE
  `encoded`.`id` = 1
LIMIT
  1048575

-- # bytes are found by the base64 that shows them
-- 1: "313939392d31322d33312032333a35393a3539"
-- 2: "736f6f6e"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  `encoded`.`iso_bytes` IN (UNHEX(?), UNHEX(?))
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # other bytes, and none
-- 1: "313939392d31322d33312032333a35393a3539"
SELECT
  `encoded`.`id` AS `id`
FROM
  `encoded`
WHERE
  (
    NOT (`encoded`.`iso_bytes` IN (UNHEX(?)))
    OR `encoded`.`iso_bytes` IS NULL
  )
ORDER BY
  `encoded`.`id` ASC
LIMIT
  1048575

-- # a text that shows no bytes
-- refused: invalid-query | "=": "soon!" is not base64, the form of bytes in answers. (at query.filter) | query.filter

-- # bytes beside a number
-- refused: invalid-query | "!=": bytes and number cannot be compared. (at query.filter) | query.filter
