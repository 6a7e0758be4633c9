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
  MAKEDATE(
    YEAR(
      CASE
        WHEN `encoded`.`seconds` >= (-62135596800)
        AND `encoded`.`seconds` < 253402300800 THEN CONVERT_TZ(
          DATE_ADD(CAST('1970-01-01' AS DATETIME(6)), INTERVAL ROUND(`encoded`.`seconds` * 1000000) MICROSECOND),
          '+00:00',
          @@session.time_zone
        )
      END
    ),
    1
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
          60311260239,
          60477404400,
          60486822000,
          60501855600,
          60518876400,
          60532095600,
          60550326000,
          60562940400,
          60581775600,
          60593180400,
          60614953200,
          60627222000,
          60646662000,
          60659708400,
          60676642800,
          60696601200,
          60708092400,
          60723212400,
          60739542000,
          60755266800,
          60770991600,
          60787926000,
          60802441200,
          60818770800,
          60833890800,
          60850825200,
          60865945200,
          60882879600,
          60897394800,
          60913724400,
          60928844400,
          60945778800,
          60960294000,
          60976018800,
          60991743600,
          61006863600,
          61023798000,
          61039522800,
          61055247600,
          61070367600,
          61086697200,
          61103631600,
          61118146800,
          61133871600,
          61149596400,
          61164716400,
          61181046000,
          61197980400,
          61216729200,
          61225207200,
          61234783200,
          61309962000,
          61322662800,
          61338992400,
          61354717200,
          61370953200,
          61386166800,
          61400595600,
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
          64307264400,
          64320570000,
          64339318800,
          64352019600,
          64370768400,
          64383469200,
          64402218000,
          64415523600,
          64433667600,
          64446973200,
          64465117200,
          64478422800,
          64496566800,
          64509872400,
          64528621200,
          64541322000,
          64560070800,
          64572771600,
          64591520400,
          64604826000,
          64622970000,
          64636275600,
          64654419600,
          64667725200,
          64686474000,
          64699174800,
          64717923600,
          64730624400,
          64749373200,
          64762678800,
          64780822800,
          64794128400,
          64812272400,
          64825578000,
          64843722000,
          64857027600,
          64875776400,
          64888477200,
          64907226000,
          64919926800,
          64938675600,
          64951981200,
          64970125200,
          64983430800,
          65001574800,
          65014880400,
          65033629200,
          65046330000,
          65065078800,
          65077779600,
          65096528400,
          65109229200,
          65127978000,
          65141283600,
          65159427600,
          65172733200,
          65190877200,
          65204182800,
          65222931600,
          65235632400,
          65254381200,
          65267082000,
          65285830800,
          65299136400,
          65317280400,
          65330586000,
          65348730000,
          65362035600,
          65380179600,
          65393485200,
          65412234000,
          65424934800,
          65443683600,
          65456384400,
          65475133200,
          65488438800,
          65506582800,
          65519888400,
          65538032400,
          65551338000,
          65570086800,
          65582787600,
          65601536400,
          65614237200,
          65632986000,
          65646291600,
          65664435600,
          65677741200,
          65695885200,
          65709190800,
          65727334800,
          65740640400,
          65759389200,
          65772090000,
          65790838800,
          65803539600,
          65822288400,
          65835594000,
          65853738000,
          65867043600,
          65885187600,
          65898493200,
          65917242000,
          65929942800,
          65948691600,
          65961392400,
          65980141200,
          65992842000,
          66011590800,
          66024896400,
          66043040400,
          66056346000,
          66074490000,
          66087795600,
          66106544400,
          66119245200,
          66137994000,
          66150694800,
          66169443600,
          66182749200,
          66200893200,
          66214198800,
          66232342800,
          66245648400,
          66263792400
        ) + 1,
        561,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
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
-- refused: invalid-query | "=": "soon!" is no base64, in which bytes are shown. (at query.filter) | query.filter

-- # bytes beside a number
-- refused: invalid-query | "!=": bytes and number cannot be compared. (at query.filter) | query.filter
