-- # upper and lower of all letters
SELECT
  UPPER(`words`.`word`) AS `u`,
  LOWER(`words`.`word`) AS `l`
FROM
  `words`
WHERE
  (
    `words`.`id` <> 1
    OR `words`.`id` IS NULL
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # length in characters, trims of blanks
SELECT
  CHAR_LENGTH(`words`.`word`) AS `e1`,
  TRIM(`words`.`word`) AS `e2`,
  LTRIM(`words`.`word`) AS `e3`,
  RTRIM(`words`.`word`) AS `e4`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # concat with null, numbers and conditions
-- 1: "-"
SELECT
  CONCAT_WS('', `words`.`word`, ?, `words`.`part`) AS `e1`,
  CONCAT_WS(
    '',
    `words`.`word`,
    CONVERT(CAST(NULL AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin,
    CONVERT(
      CASE
        WHEN CAST(1 AS CHAR) LIKE '%e%' THEN CAST(CAST(CAST(1 AS CHAR) AS DECIMAL(65, 0)) AS CHAR)
        ELSE CAST(1 AS CHAR)
      END USING utf8mb4
    ) COLLATE utf8mb4_bin,
    CONVERT(
      CASE
        WHEN TRUE THEN 'true'
        WHEN NOT TRUE THEN 'false'
      END USING utf8mb4
    ) COLLATE utf8mb4_bin
  ) AS `e2`,
  CONCAT_WS(
    '',
    CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin,
    CONVERT(
      CASE
        WHEN (`words`.`place` = 1) THEN 'true'
        WHEN NOT (`words`.`place` = 1) THEN 'false'
      END USING utf8mb4
    ) COLLATE utf8mb4_bin
  ) AS `e3`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # substring from zero, below, beyond and by columns
SELECT
  SUBSTR(`words`.`word`, 1, 2) AS `e1`,
  SUBSTR(`words`.`word`, 1, 2) AS `e2`,
  SUBSTR(`words`.`word`, 1, 2) AS `e3`,
  SUBSTR(`words`.`word`, 20, 3) AS `e4`,
  SUBSTR(`words`.`word`, 3) AS `e5`,
  SUBSTR(`words`.`word`, 2, 0) AS `e6`,
  SUBSTR(`words`.`word`, 2, 0) AS `e7`,
  SUBSTR(
    `words`.`word`,
    CASE
      WHEN `words`.`place` < 1 THEN 1
      WHEN `words`.`place` > 2147483647 THEN 2147483647
      ELSE `words`.`place`
    END,
    2
  ) AS `e8`,
  SUBSTR(
    `words`.`word`,
    1,
    CASE
      WHEN `words`.`place` < 0 THEN 0
      WHEN `words`.`place` > 2147483647 THEN 2147483647
      ELSE `words`.`place`
    END
  ) AS `e9`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # replace takes text literally
-- 1: "X"
-- 2: "a"
-- 3: "X"
-- 4: "X"
-- 5: ""
-- 6: "X"
-- 7: ""
-- 8: ""
-- 9: "b"
-- 10: "/"
-- 11: "\\"
-- 12: "/"
-- 13: "_"
-- 14: "%"
-- 15: "_"
SELECT CASE WHEN ? IS NOT NULL THEN REPLACE(`words`.`word`, ?, ?) END AS `e1`, CASE WHEN ? IS NOT NULL THEN REPLACE(`words`.`word`, ?, ?) END AS `e2`, CASE WHEN ? IS NOT NULL THEN REPLACE(`words`.`word`, `words`.`part`, ?) END AS `e3`, CASE WHEN CONVERT(CAST(NULL AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin IS NOT NULL THEN REPLACE(`words`.`word`, ?, CONVERT(CAST(NULL AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) END AS `e4`, CASE WHEN ? IS NOT NULL THEN REPLACE(`words`.`word`, ?, ?) END AS `e5`, CASE WHEN ? IS NOT NULL THEN REPLACE(`words`.`word`, ?, ?) END AS `e6` FROM `words` ORDER BY `words`.`id` ASC LIMIT 1048575

-- # split-part within and beyond
-- 1: ","
-- 2: ","
-- 3: ","
-- 4: ","
-- 5: ","
-- 6: ","
-- 7: ","
-- 8: ","
-- 9: ","
-- 10: ","
-- 11: ","
-- 12: ","
-- 13: ","
-- 14: ","
-- 15: ","
-- 16: ","
-- 17: ","
-- 18: ","
-- 19: ","
-- 20: ","
-- 21: ","
-- 22: ","
-- 23: ","
-- 24: ","
-- 25: ","
-- 26: ","
-- 27: ","
-- 28: ","
SELECT
  CASE
    WHEN 1 > (
      (
        CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
          REPLACE
            (`words`.`word`, ?, '')
        )
      ) DIV CHAR_LENGTH(?) + 1
    ) THEN ''
    ELSE SUBSTRING_INDEX(SUBSTRING_INDEX(`words`.`word`, ?, 1), ?, -1)
  END AS `e1`,
  CASE
    WHEN 3 > (
      (
        CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
          REPLACE
            (`words`.`word`, ?, '')
        )
      ) DIV CHAR_LENGTH(?) + 1
    ) THEN ''
    ELSE SUBSTRING_INDEX(SUBSTRING_INDEX(`words`.`word`, ?, 3), ?, -1)
  END AS `e2`,
  CASE
    WHEN 9 > (
      (
        CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
          REPLACE
            (`words`.`word`, ?, '')
        )
      ) DIV CHAR_LENGTH(?) + 1
    ) THEN ''
    ELSE SUBSTRING_INDEX(SUBSTRING_INDEX(`words`.`word`, ?, 9), ?, -1)
  END AS `e3`,
  CASE
    WHEN (3 - 3) < 1 THEN SUBSTR(`words`.`word`, 1, 0)
    ELSE CASE
      WHEN CASE
        WHEN (3 - 3) < 1 THEN 1
        WHEN (3 - 3) > 2147483647 THEN 2147483647
        ELSE (3 - 3)
      END > (
        (
          CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
            REPLACE
              (`words`.`word`, ?, '')
          )
        ) DIV CHAR_LENGTH(?) + 1
      ) THEN ''
      ELSE SUBSTRING_INDEX(
        SUBSTRING_INDEX(
          `words`.`word`,
          ?,
          CASE
            WHEN (3 - 3) < 1 THEN 1
            WHEN (3 - 3) > 2147483647 THEN 2147483647
            ELSE (3 - 3)
          END
        ),
        ?,
        -1
      )
    END
  END AS `e4`,
  CASE
    WHEN (3 - 4) < 1 THEN SUBSTR(`words`.`word`, 1, 0)
    ELSE CASE
      WHEN CASE
        WHEN (3 - 4) < 1 THEN 1
        WHEN (3 - 4) > 2147483647 THEN 2147483647
        ELSE (3 - 4)
      END > (
        (
          CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
            REPLACE
              (`words`.`word`, ?, '')
          )
        ) DIV CHAR_LENGTH(?) + 1
      ) THEN ''
      ELSE SUBSTRING_INDEX(
        SUBSTRING_INDEX(
          `words`.`word`,
          ?,
          CASE
            WHEN (3 - 4) < 1 THEN 1
            WHEN (3 - 4) > 2147483647 THEN 2147483647
            ELSE (3 - 4)
          END
        ),
        ?,
        -1
      )
    END
  END AS `e5`,
  CASE
    WHEN 2147483647 > (
      (
        CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
          REPLACE
            (`words`.`word`, ?, '')
        )
      ) DIV CHAR_LENGTH(?) + 1
    ) THEN ''
    ELSE SUBSTRING_INDEX(SUBSTRING_INDEX(`words`.`word`, ?, 2147483647), ?, -1)
  END AS `e6`,
  CASE
    WHEN (CAST(`words`.`id` AS DECIMAL(65, 0)) + 9007199254740993) < 1 THEN SUBSTR(`words`.`word`, 1, 0)
    ELSE CASE
      WHEN CASE
        WHEN (CAST(`words`.`id` AS DECIMAL(65, 0)) + 9007199254740993) < 1 THEN 1
        WHEN (CAST(`words`.`id` AS DECIMAL(65, 0)) + 9007199254740993) > 2147483647 THEN 2147483647
        ELSE (CAST(`words`.`id` AS DECIMAL(65, 0)) + 9007199254740993)
      END > (
        (
          CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
            REPLACE
              (`words`.`word`, ?, '')
          )
        ) DIV CHAR_LENGTH(?) + 1
      ) THEN ''
      ELSE SUBSTRING_INDEX(
        SUBSTRING_INDEX(
          `words`.`word`,
          ?,
          CASE
            WHEN (CAST(`words`.`id` AS DECIMAL(65, 0)) + 9007199254740993) < 1 THEN 1
            WHEN (CAST(`words`.`id` AS DECIMAL(65, 0)) + 9007199254740993) > 2147483647 THEN 2147483647
            ELSE (CAST(`words`.`id` AS DECIMAL(65, 0)) + 9007199254740993)
          END
        ),
        ?,
        -1
      )
    END
  END AS `e7`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # split-part by a column
-- 1: ","
-- 2: ","
-- 3: ","
-- 4: ","
SELECT
  CASE
    WHEN `words`.`place` < 1 THEN SUBSTR(`words`.`word`, 1, 0)
    ELSE CASE
      WHEN CASE
        WHEN `words`.`place` < 1 THEN 1
        WHEN `words`.`place` > 2147483647 THEN 2147483647
        ELSE `words`.`place`
      END > (
        (
          CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
            REPLACE
              (`words`.`word`, ?, '')
          )
        ) DIV CHAR_LENGTH(?) + 1
      ) THEN ''
      ELSE SUBSTRING_INDEX(
        SUBSTRING_INDEX(
          `words`.`word`,
          ?,
          CASE
            WHEN `words`.`place` < 1 THEN 1
            WHEN `words`.`place` > 2147483647 THEN 2147483647
            ELSE `words`.`place`
          END
        ),
        ?,
        -1
      )
    END
  END AS `e1`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # split-part with an empty delimiter
-- refused: invalid-query | "split-part": the delimiter must be a non-empty text. (at query.expressions.e1) | query.expressions.e1

-- # split-part with a column as delimiter
-- refused: invalid-query | "split-part": the delimiter must be a non-empty text. (at query.expressions.e1) | query.expressions.e1

-- # split-part with a number as delimiter
-- refused: invalid-query | "split-part": the delimiter must be a non-empty text. (at query.expressions.e1) | query.expressions.e1

-- # split-part with no delimiter
-- refused: invalid-query | "split-part": the delimiter must be a non-empty text. (at query.expressions.e1) | query.expressions.e1

-- # split-part with a position before the first
-- refused: invalid-query | "split-part": the position must be a number of at least 1. (at query.expressions.e1) | query.expressions.e1

-- # split-part with a position that is text
-- refused: invalid-query | "split-part": the position must be a number of at least 1. (at query.expressions.e1) | query.expressions.e1

-- # split-part with no position
-- refused: invalid-query | "split-part": the position must be a number of at least 1. (at query.expressions.e1) | query.expressions.e1

-- # regular expressions with groups, flags and other letters
-- 1: "[a-c]+"
-- 2: "[a-c]+"
-- 3: "(a)(b)"
-- 4: "(a)(b)"
-- 5: "(?i)B."
-- 6: "(?i)B."
-- 7: "x*"
-- 8: "x*"
-- 9: "é|É"
-- 10: "é|É"
SELECT
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin, ?)
  END AS `e1`,
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin, ?)
  END AS `e2`,
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin, ?)
  END AS `e3`,
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin, ?)
  END AS `e4`,
  CASE
    WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin, ?)
  END AS `e5`
FROM
  `words`
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # parts of links
-- 1: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 2: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 3: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 4: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 5: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 6: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 7: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 8: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 9: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 10: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 11: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
-- 12: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)\\z"
SELECT
  CASE
    WHEN CONVERT(
      NULLIF(
        REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
        ''
      ) USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(
      CONVERT(
        NULLIF(
          REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
          ''
        ) USING utf8mb4
      ) COLLATE utf8mb4_bin,
      ?
    )
  END AS `e1`,
  CASE
    WHEN 1 > (
      (
        CHAR_LENGTH(
          CASE
            WHEN CONVERT(
              NULLIF(
                REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
                ''
              ) USING utf8mb4
            ) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(
              CONVERT(
                NULLIF(
                  REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
                  ''
                ) USING utf8mb4
              ) COLLATE utf8mb4_bin,
              ?
            )
          END
        ) - CHAR_LENGTH(
          REPLACE
            (
              CASE
                WHEN CONVERT(
                  NULLIF(
                    REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
                    ''
                  ) USING utf8mb4
                ) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(
                  CONVERT(
                    NULLIF(
                      REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
                      ''
                    ) USING utf8mb4
                  ) COLLATE utf8mb4_bin,
                  ?
                )
              END,
              '.',
              ''
            )
        )
      ) DIV CHAR_LENGTH('.') + 1
    ) THEN ''
    ELSE SUBSTRING_INDEX(
      SUBSTRING_INDEX(
        CASE
          WHEN CONVERT(
            NULLIF(
              REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
              ''
            ) USING utf8mb4
          ) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(
            CONVERT(
              NULLIF(
                REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
                ''
              ) USING utf8mb4
            ) COLLATE utf8mb4_bin,
            ?
          )
        END,
        '.',
        1
      ),
      '.',
      -1
    )
  END AS `e2`,
  CASE
    WHEN CHAR_LENGTH(
      NULLIF(
        REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
        ''
      )
    ) - CHAR_LENGTH(
      CASE
        WHEN CONVERT(
          NULLIF(
            REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
            ''
          ) USING utf8mb4
        ) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(
          CONVERT(
            NULLIF(
              REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
              ''
            ) USING utf8mb4
          ) COLLATE utf8mb4_bin,
          ?
        )
      END
    ) - 1 > 0 THEN SUBSTR(
      NULLIF(
        REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
        ''
      ),
      1,
      CHAR_LENGTH(
        NULLIF(
          REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
          ''
        )
      ) - CHAR_LENGTH(
        CASE
          WHEN CONVERT(
            NULLIF(
              REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
              ''
            ) USING utf8mb4
          ) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(
            CONVERT(
              NULLIF(
                REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?', ''), '^[^/?#:@\\s]+'),
                ''
              ) USING utf8mb4
            ) COLLATE utf8mb4_bin,
            ?
          )
        END
      ) - 1
    )
  END AS `e3`,
  CASE
    WHEN CONVERT(`links`.`link` USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^(?:[^:/?#]+://[^/?#]*|[^:/?#\\s]+\\.[^:/?#\\s]+)/' THEN NULLIF(
      REGEXP_SUBSTR(REGEXP_REPLACE(`links`.`link`, '^(?:[^:/?#]+://[^/?#]*|[^:/?#\\s]+\\.[^:/?#\\s]+)', ''), '^[^?#]+'),
      ''
    )
  END AS `e4`
FROM
  `links`
ORDER BY
  `links`.`id` ASC
LIMIT
  1048575

-- # equality minds case, accents and blanks at the end
-- 1: "abc"
-- 2: "abc"
-- 3: "abc "
-- 4: "abc "
-- 5: "abc"
-- 6: "ABC"
-- 7: "abc"
-- 8: "ABC"
-- 9: "abc"
-- 10: "abc"
-- 11: "abc"
-- 12: "abc"
-- 13: "ecole"
-- 14: "ecole"
-- 15: "ABC"
-- 16: "ABC"
SELECT
  COUNT(
    CASE
      WHEN (
        `words`.`word` = ?
        AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      ) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        `words`.`word` = ?
        AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      ) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN (
        `words`.`word` IN (?, ?)
        AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) IN (CAST(? AS BINARY), CAST(? AS BINARY))
      ) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN (
        NOT (
          (
            `words`.`word` = ?
            AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
          )
        )
        OR `words`.`word` IS NULL
      ) THEN 1
    END
  ) AS `count_where_4`,
  COUNT(
    CASE
      WHEN (
        NOT (
          (
            `words`.`word` = ?
            AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
          )
        )
        AND `words`.`word` IS NOT NULL
      ) THEN 1
    END
  ) AS `count_where_5`,
  COUNT(
    CASE
      WHEN (
        `words`.`word` = ?
        AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      ) THEN 1
    END
  ) AS `count_where_6`,
  COUNT(
    CASE
      WHEN (
        UPPER(`words`.`word`) = ?
        AND CAST(CONVERT(UPPER(`words`.`word`) USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      ) THEN 1
    END
  ) AS `count_where_7`
FROM
  `words`
LIMIT
  1048575

-- # equality of two columns of text
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    `words`.`word` = `words`.`part`
    AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(CONVERT(`words`.`part` USING utf8mb4) AS BINARY)
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # inequality of two columns of text
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    NOT (
      (
        TRIM(`words`.`word`) = LOWER(`words`.`word`)
        AND CAST(CONVERT(TRIM(`words`.`word`) USING utf8mb4) AS BINARY) = CAST(CONVERT(LOWER(`words`.`word`) USING utf8mb4) AS BINARY)
      )
    )
    OR TRIM(`words`.`word`) IS NULL
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # not equal keeps nulls
-- 1: "abc"
-- 2: "abc"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    NOT (
      (
        `words`.`word` = ?
        AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      )
    )
    OR `words`.`word` IS NULL
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # contains with and without case
-- 1: "%é%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # contains a column without case
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  LOCATE(
    LOWER(CONVERT(LOWER(`words`.`part`) USING utf8mb4) COLLATE utf8mb4_bin),
    LOWER(CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin)
  ) > 0
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # contains a backslash
-- 1: "%\\%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # contains an underscore
-- 1: "%!_%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # contains empty text
-- 1: "%%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # starts with minds case
-- 1: "A%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # starts with a column
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    SUBSTR(
      CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin,
      1,
      CHAR_LENGTH(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin)
    ) = CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin
    AND CAST(
      CONVERT(
        SUBSTR(
          CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin,
          1,
          CHAR_LENGTH(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin)
        ) USING utf8mb4
      ) AS BINARY
    ) = CAST(CONVERT(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin USING utf8mb4) AS BINARY)
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # starts with a wildcard
-- 1: "a!%%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # ends with a blank
-- 1: "% "
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # ends with, without case
-- 1: "%c"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # one of several needles, options first
-- 1: "%strasse%"
-- 2: "%é%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    OR CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # none of several needles
-- 1: "%a%"
-- 2: "%É%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    NOT (
      (
        CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
        OR CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
      )
    )
    OR `words`.`word` IS NULL
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # not starts with keeps nulls
-- 1: "a%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  NOT (COALESCE(CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!', FALSE))
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # text search in a number
-- 1: "%1%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(CONVERT(CAST(`words`.`place` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # empty text and numbers
SELECT
  COUNT(
    CASE
      WHEN (
        `words`.`word` IS NULL
        OR CHAR_LENGTH(`words`.`word`) = 0
      ) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        `words`.`word` IS NOT NULL
        AND NOT (CHAR_LENGTH(`words`.`word`) = 0)
      ) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN `words`.`place` IS NULL THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN `words`.`place` IS NOT NULL THEN 1
    END
  ) AS `count_where_4`
FROM
  `words`
LIMIT
  1048575

-- # distinct texts
-- 1: "%b%"
SELECT
  COUNT(DISTINCT CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY)) AS `count`,
  COUNT(DISTINCT CAST(CONVERT(LOWER(`words`.`word`) USING utf8mb4) AS BINARY)) AS `count_2`,
  COUNT(
    DISTINCT CASE
      WHEN CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!' THEN CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY)
    END
  ) AS `distinct_where_word`,
  COUNT(`words`.`word`) AS `count_3`
FROM
  `words`
LIMIT
  1048575

-- # groups of texts
-- 1: "%b%"
SELECT
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin AS `word`,
  COUNT(*) AS `count`
FROM
  `words`
WHERE
  CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
GROUP BY
  1,
  LENGTH(`words`.`word`)
ORDER BY
  1 ASC
LIMIT
  1048575

-- # groups of texts in a nested query
-- 1: "abc"
-- 2: "abc"
SELECT
  `source`.`word` AS `word`,
  `source`.`count` AS `count`
FROM
  (
    SELECT
      CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin AS `word`,
      COUNT(*) AS `count`
    FROM
      `words`
    GROUP BY
      1,
      LENGTH(`words`.`word`)
  ) AS `source`
WHERE
  (
    `source`.`word` = ?
    AND CAST(CONVERT(`source`.`word` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
  )
ORDER BY
  `source`.`word` ASC
LIMIT
  1048575

-- # join on text minds case
SELECT
  COUNT(*) AS `count`,
  COUNT(`other`.`id`) AS `count_2`
FROM
  `words`
  LEFT JOIN `words` AS `other` ON (
    `words`.`word` = `other`.`word`
    AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(CONVERT(`other`.`word` USING utf8mb4) AS BINARY)
  )
LIMIT
  1048575

-- # places with a fraction
-- 1: ","
-- 2: ","
-- 3: ","
-- 4: ","
SELECT
  SUBSTR(
    `words`.`word`,
    CASE
      WHEN ((5 + 0E0) / NULLIF(2, 0)) < 1 THEN 1
      WHEN ((5 + 0E0) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
      ELSE FLOOR(((5 + 0E0) / NULLIF(2, 0)))
    END,
    CASE
      WHEN ((3 + 0E0) / NULLIF(2, 0)) < 0 THEN 0
      WHEN ((3 + 0E0) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
      ELSE FLOOR(((3 + 0E0) / NULLIF(2, 0)))
    END
  ) AS `a`,
  CASE
    WHEN ((5 + 0E0) / NULLIF(2, 0)) < 1 THEN SUBSTR(`words`.`word`, 1, 0)
    ELSE CASE
      WHEN CASE
        WHEN ((5 + 0E0) / NULLIF(2, 0)) < 1 THEN 1
        WHEN ((5 + 0E0) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
        ELSE FLOOR(((5 + 0E0) / NULLIF(2, 0)))
      END > (
        (
          CHAR_LENGTH(`words`.`word`) - CHAR_LENGTH(
            REPLACE
              (`words`.`word`, ?, '')
          )
        ) DIV CHAR_LENGTH(?) + 1
      ) THEN ''
      ELSE SUBSTRING_INDEX(
        SUBSTRING_INDEX(
          `words`.`word`,
          ?,
          CASE
            WHEN ((5 + 0E0) / NULLIF(2, 0)) < 1 THEN 1
            WHEN ((5 + 0E0) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
            ELSE FLOOR(((5 + 0E0) / NULLIF(2, 0)))
          END
        ),
        ?,
        -1
      )
    END
  END AS `b`
FROM
  `words`
WHERE
  `words`.`id` = 10
LIMIT
  1048575

-- # one value alone
SELECT
  `words`.`word` AS `a`
FROM
  `words`
WHERE
  `words`.`id` = 4
LIMIT
  1048575

-- # empty text starts and ends with no blank
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    (
      SUBSTR(
        CONVERT(SUBSTR(`words`.`word`, 1, 0) USING utf8mb4) COLLATE utf8mb4_bin,
        1,
        CHAR_LENGTH(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin)
      ) = CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin
      AND CAST(
        CONVERT(
          SUBSTR(
            CONVERT(SUBSTR(`words`.`word`, 1, 0) USING utf8mb4) COLLATE utf8mb4_bin,
            1,
            CHAR_LENGTH(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin)
          ) USING utf8mb4
        ) AS BINARY
      ) = CAST(CONVERT(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin USING utf8mb4) AS BINARY)
    )
    OR (
      CHAR_LENGTH(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin) = 0
      OR (
        SUBSTR(
          CONVERT(SUBSTR(`words`.`word`, 1, 0) USING utf8mb4) COLLATE utf8mb4_bin,
          CHAR_LENGTH(CONVERT(SUBSTR(`words`.`word`, 1, 0) USING utf8mb4) COLLATE utf8mb4_bin) - CHAR_LENGTH(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin) + 1
        ) = CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin
        AND CAST(
          CONVERT(
            SUBSTR(
              CONVERT(SUBSTR(`words`.`word`, 1, 0) USING utf8mb4) COLLATE utf8mb4_bin,
              CHAR_LENGTH(CONVERT(SUBSTR(`words`.`word`, 1, 0) USING utf8mb4) COLLATE utf8mb4_bin) - CHAR_LENGTH(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin) + 1
            ) USING utf8mb4
          ) AS BINARY
        ) = CAST(CONVERT(CONVERT(`words`.`part` USING utf8mb4) COLLATE utf8mb4_bin USING utf8mb4) AS BINARY)
      )
    )
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # equal to one of a text and a column minds blanks at the end
-- 1: "abc"
-- 2: "abc"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    (
      `words`.`word` = ?
      AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(CONVERT(? USING utf8mb4) AS BINARY)
    )
    OR (
      `words`.`word` = `words`.`part`
      AND CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) = CAST(CONVERT(`words`.`part` USING utf8mb4) AS BINARY)
    )
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # case counts unless the filter says otherwise, beyond ASCII too
-- 1: "%É%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # case does not count where the filter says so, beyond ASCII too
-- 1: "%é%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # does not contain minds case and keeps nulls
-- 1: "%ABC%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    NOT (CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!')
    OR `words`.`word` IS NULL
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # does not contain, without case
-- 1: "%abc%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    NOT (CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!')
    OR `words`.`word` IS NULL
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # ends with minds case
-- 1: "%BC"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # options that say nothing of case
-- 1: "AB%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # text filters of the staged form mind case
-- 1: "%É%"
-- 2: "AB%"
-- 3: "%bc "
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    OR CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    OR CONVERT(LOWER(`words`.`word`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # one of several needles minds case
-- 1: "%É%"
-- 2: "%AB%"
SELECT
  `words`.`id` AS `id`
FROM
  `words`
WHERE
  (
    CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    OR CONVERT(`words`.`word` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
  )
ORDER BY
  `words`.`id` ASC
LIMIT
  1048575

-- # the case of a letter stands alone: sigma at the end of a word, and the I with a dot
-- 1: " ΟΔΟΣ İZ"
-- 2: " ΟΔΟΣ İZ"
-- 3: "%οδοσ i%"
SELECT
  LOWER(CONCAT_WS('', `words`.`word`, ?)) AS `low`
FROM
  `words`
WHERE
  (
    CONVERT(LOWER(CONCAT_WS('', `words`.`word`, ?)) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    AND `words`.`id` = 5
  )
LIMIT
  1048575

-- # a blank at the end makes a text greater
-- 1: "abc "
-- 2: "abc "
-- 3: "abc "
-- 4: "abd"
SELECT
  `words`.`id` AS `id`,
  COUNT(
    CASE
      WHEN CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) < CAST(CONVERT(? USING utf8mb4) AS BINARY) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) >= CAST(CONVERT(? USING utf8mb4) AS BINARY) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN CAST(CONVERT(`words`.`word` USING utf8mb4) AS BINARY) BETWEEN CAST(CONVERT(? USING utf8mb4) AS BINARY) AND CAST(CONVERT(? USING utf8mb4) AS BINARY) THEN 1
    END
  ) AS `count_where_3`
FROM
  `words`
WHERE
  `words`.`id` IN (4, 6)
GROUP BY
  1
ORDER BY
  1 ASC
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

-- # contains without case, a letter with a diaeresis
-- 1: "%zoë%"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  CONVERT(LOWER(`people`.`name`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575
