-- # upper and lower of all letters
SELECT
  UPPER("words"."word") AS "u",
  LOWER("words"."word") AS "l"
FROM
  "words"
WHERE
  (
    "words"."id" <> 1
    OR "words"."id" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # length in characters, trims of blanks
SELECT
  LENGTH("words"."word") AS "e1",
  TRIM("words"."word") AS "e2",
  LTRIM("words"."word") AS "e3",
  RTRIM("words"."word") AS "e4"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # concat with null, numbers and conditions
-- 1: "-"
SELECT
  CONCAT("words"."word", CAST(? AS VARCHAR), "words"."part") AS "e1",
  CONCAT(
    "words"."word",
    CAST(NULL AS VARCHAR),
    COALESCE(CAST(TRY_CAST (CAST(1 AS VARCHAR) AS DECIMAL(38, 0)) AS VARCHAR), CAST(1 AS VARCHAR)),
    CASE
      WHEN TRUE THEN 'true'
      WHEN NOT TRUE THEN 'false'
    END
  ) AS "e2",
  CONCAT(
    CAST("words"."place" AS VARCHAR),
    CASE
      WHEN ("words"."place" = 1) THEN 'true'
      WHEN NOT ("words"."place" = 1) THEN 'false'
    END
  ) AS "e3"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # substring from zero, below, beyond and by columns
SELECT
  SUBSTR("words"."word", 1, 2) AS "e1",
  SUBSTR("words"."word", 1, 2) AS "e2",
  SUBSTR("words"."word", 1, 2) AS "e3",
  SUBSTR("words"."word", 20, 3) AS "e4",
  SUBSTR("words"."word", 3) AS "e5",
  SUBSTR("words"."word", 2, 0) AS "e6",
  SUBSTR("words"."word", 2, 0) AS "e7",
  SUBSTR(
    "words"."word",
    CASE
      WHEN "words"."place" < 1 THEN 1
      WHEN "words"."place" > 2147483647 THEN 2147483647
      ELSE CAST("words"."place" AS BIGINT)
    END,
    2
  ) AS "e8",
  SUBSTR(
    "words"."word",
    1,
    CASE
      WHEN "words"."place" < 0 THEN 0
      WHEN "words"."place" > 2147483647 THEN 2147483647
      ELSE CAST("words"."place" AS BIGINT)
    END
  ) AS "e9"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # replace takes text literally
-- 1: "a"
-- 2: "X"
-- 3: ""
-- 4: "X"
-- 5: ""
-- 6: "b"
-- 7: "\\"
-- 8: "/"
-- 9: "%"
-- 10: "_"
SELECT
  REPLACE("words"."word", CAST(? AS VARCHAR), CAST(? AS VARCHAR)) AS "e1",
  REPLACE("words"."word", CAST(? AS VARCHAR), CAST(? AS VARCHAR)) AS "e2",
  REPLACE("words"."word", "words"."part", CAST(? AS VARCHAR)) AS "e3",
  REPLACE("words"."word", CAST(? AS VARCHAR), CAST(NULL AS VARCHAR)) AS "e4",
  REPLACE("words"."word", CAST(? AS VARCHAR), CAST(? AS VARCHAR)) AS "e5",
  REPLACE("words"."word", CAST(? AS VARCHAR), CAST(? AS VARCHAR)) AS "e6"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # split-part within and beyond
-- 1: ","
-- 2: ","
-- 3: ","
-- 4: ","
-- 5: ","
-- 6: ","
-- 7: ","
SELECT
  SPLIT_PART("words"."word", CAST(? AS VARCHAR), 1) AS "e1",
  SPLIT_PART("words"."word", CAST(? AS VARCHAR), 3) AS "e2",
  SPLIT_PART("words"."word", CAST(? AS VARCHAR), 9) AS "e3",
  CASE
    WHEN (CAST(3 AS BIGINT) - 3) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
      CAST(? AS VARCHAR),
      CASE
        WHEN (CAST(3 AS BIGINT) - 3) < 1 THEN 1
        WHEN (CAST(3 AS BIGINT) - 3) > 2147483647 THEN 2147483647
        ELSE CAST((CAST(3 AS BIGINT) - 3) AS BIGINT)
      END
    )
  END AS "e4",
  CASE
    WHEN (CAST(3 AS BIGINT) - 4) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
      CAST(? AS VARCHAR),
      CASE
        WHEN (CAST(3 AS BIGINT) - 4) < 1 THEN 1
        WHEN (CAST(3 AS BIGINT) - 4) > 2147483647 THEN 2147483647
        ELSE CAST((CAST(3 AS BIGINT) - 4) AS BIGINT)
      END
    )
  END AS "e5",
  SPLIT_PART("words"."word", CAST(? AS VARCHAR), 2147483647) AS "e6",
  CASE
    WHEN (CAST("words"."id" AS HUGEINT) + 9007199254740993) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
      CAST(? AS VARCHAR),
      CASE
        WHEN (CAST("words"."id" AS HUGEINT) + 9007199254740993) < 1 THEN 1
        WHEN (CAST("words"."id" AS HUGEINT) + 9007199254740993) > 2147483647 THEN 2147483647
        ELSE CAST((CAST("words"."id" AS HUGEINT) + 9007199254740993) AS BIGINT)
      END
    )
  END AS "e7"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # split-part by a column
-- 1: ","
SELECT
  CASE
    WHEN "words"."place" < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
      CAST(? AS VARCHAR),
      CASE
        WHEN "words"."place" < 1 THEN 1
        WHEN "words"."place" > 2147483647 THEN 2147483647
        ELSE CAST("words"."place" AS BIGINT)
      END
    )
  END AS "e1"
FROM
  "words"
ORDER BY
  "words"."id" ASC
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
    WHEN regexp_matches("words"."word", ?) THEN regexp_extract("words"."word", ?)
  END AS "e1",
  CASE
    WHEN regexp_matches("words"."word", ?) THEN regexp_extract("words"."word", ?)
  END AS "e2",
  CASE
    WHEN regexp_matches("words"."word", ?) THEN regexp_extract("words"."word", ?)
  END AS "e3",
  CASE
    WHEN regexp_matches("words"."word", ?) THEN regexp_extract("words"."word", ?)
  END AS "e4",
  CASE
    WHEN regexp_matches("words"."word", ?) THEN regexp_extract("words"."word", ?)
  END AS "e5"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # parts of links
-- 1: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
-- 2: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
-- 3: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
-- 4: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
-- 5: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
-- 6: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
-- 7: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
-- 8: "[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$"
SELECT
  CASE
    WHEN regexp_matches(
      NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
      ?
    ) THEN regexp_extract(
      NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
      ?
    )
  END AS "e1",
  SPLIT_PART(
    CASE
      WHEN regexp_matches(
        NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
        ?
      ) THEN regexp_extract(
        NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
        ?
      )
    END,
    '.',
    1
  ) AS "e2",
  CASE
    WHEN LENGTH(
      NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), '')
    ) - LENGTH(
      CASE
        WHEN regexp_matches(
          NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
          ?
        ) THEN regexp_extract(
          NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
          ?
        )
      END
    ) - 1 > 0 THEN SUBSTR(
      NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
      1,
      CAST(
        LENGTH(
          NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), '')
        ) - LENGTH(
          CASE
            WHEN regexp_matches(
              NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
              ?
            ) THEN regexp_extract(
              NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)', 1), ''),
              ?
            )
          END
        ) - 1 AS BIGINT
      )
    )
  END AS "e3",
  NULLIF(regexp_extract("links"."link", '^(?:[^:/?#]+://[^/?#]*|[^:/?#\s]+\.[^:/?#\s]+)(/[^?#]*)', 1), '') AS "e4"
FROM
  "links"
ORDER BY
  "links"."id" ASC
LIMIT
  1048575

-- # equality minds case, accents and blanks at the end
-- 1: "abc"
-- 2: "abc "
-- 3: "abc"
-- 4: "ABC"
-- 5: "abc"
-- 6: "abc"
-- 7: "ecole"
-- 8: "ABC"
SELECT
  COUNT(
    CASE
      WHEN "words"."word" = CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" = CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" IN (CAST(? AS VARCHAR), CAST(? AS VARCHAR)) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = CAST(? AS VARCHAR))
        OR "words"."word" IS NULL
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = CAST(? AS VARCHAR))
        AND "words"."word" IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "words"."word" = CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN UPPER("words"."word") = CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where_7"
FROM
  "words"
LIMIT
  1048575

-- # equality of two columns of text
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" = "words"."part"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # inequality of two columns of text
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT (TRIM("words"."word") = LOWER("words"."word"))
    OR TRIM("words"."word") IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # not equal keeps nulls
-- 1: "abc"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT ("words"."word" = CAST(? AS VARCHAR))
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains with and without case
-- 1: "%É%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" ILIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains a column without case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  INSTR(LOWER("words"."word"), LOWER(LOWER("words"."part"))) > 0
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains a backslash
-- 1: "%\\%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains an underscore
-- 1: "%!_%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains empty text
-- 1: "%%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # starts with minds case
-- 1: "A%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # starts with a column
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  SUBSTR("words"."word", 1, LENGTH("words"."part")) = "words"."part"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # starts with a wildcard
-- 1: "a!%%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # ends with a blank
-- 1: "% "
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # ends with, without case
-- 1: "%C"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" ILIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # one of several needles, options first
-- 1: "%STRASSE%"
-- 2: "%É%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" ILIKE ? ESCAPE '!'
    OR "words"."word" ILIKE ? ESCAPE '!'
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # none of several needles
-- 1: "%a%"
-- 2: "%É%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT (
      (
        "words"."word" LIKE ? ESCAPE '!'
        OR "words"."word" LIKE ? ESCAPE '!'
      )
    )
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # not starts with keeps nulls
-- 1: "a%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  NOT (COALESCE("words"."word" LIKE ? ESCAPE '!', FALSE))
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # text search in a number
-- 1: "%1%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  CAST("words"."place" AS VARCHAR) LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # empty text and numbers
SELECT
  COUNT(
    CASE
      WHEN (
        "words"."word" IS NULL
        OR "words"."word" = ''
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        "words"."word" IS NOT NULL
        AND NOT ("words"."word" = '')
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."place" IS NULL THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN "words"."place" IS NOT NULL THEN 1
    END
  ) AS "count_where_4"
FROM
  "words"
LIMIT
  1048575

-- # distinct texts
-- 1: "%b%"
SELECT
  COUNT(DISTINCT "words"."word") AS "count",
  COUNT(DISTINCT LOWER("words"."word")) AS "count_2",
  COUNT(
    DISTINCT CASE
      WHEN "words"."word" LIKE ? ESCAPE '!' THEN "words"."word"
    END
  ) AS "distinct_where_word",
  COUNT("words"."word") AS "count_3"
FROM
  "words"
LIMIT
  1048575

-- # groups of texts
-- 1: "%b%"
SELECT
  "words"."word" AS "word",
  COUNT(*) AS "count"
FROM
  "words"
WHERE
  "words"."word" ILIKE ? ESCAPE '!'
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # groups of texts in a nested query
-- 1: "abc"
SELECT
  "source"."word" AS "word",
  "source"."count" AS "count"
FROM
  (
    SELECT
      "words"."word" AS "word",
      COUNT(*) AS "count"
    FROM
      "words"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."word" = CAST(? AS VARCHAR)
ORDER BY
  "source"."word" ASC
LIMIT
  1048575

-- # join on text minds case
SELECT
  COUNT(*) AS "count",
  COUNT("other"."id") AS "count_2"
FROM
  "words"
  LEFT JOIN "words" AS "other" ON "words"."word" = "other"."word"
LIMIT
  1048575

-- # places with a fraction
-- 1: ","
SELECT
  SUBSTR(
    "words"."word",
    CASE
      WHEN (CAST(5 AS DOUBLE) / NULLIF(2, 0)) < 1 THEN 1
      WHEN (CAST(5 AS DOUBLE) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
      ELSE CAST(FLOOR((CAST(5 AS DOUBLE) / NULLIF(2, 0))) AS BIGINT)
    END,
    CASE
      WHEN (CAST(3 AS DOUBLE) / NULLIF(2, 0)) < 0 THEN 0
      WHEN (CAST(3 AS DOUBLE) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
      ELSE CAST(FLOOR((CAST(3 AS DOUBLE) / NULLIF(2, 0))) AS BIGINT)
    END
  ) AS "a",
  CASE
    WHEN (CAST(5 AS DOUBLE) / NULLIF(2, 0)) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
      CAST(? AS VARCHAR),
      CASE
        WHEN (CAST(5 AS DOUBLE) / NULLIF(2, 0)) < 1 THEN 1
        WHEN (CAST(5 AS DOUBLE) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
        ELSE CAST(FLOOR((CAST(5 AS DOUBLE) / NULLIF(2, 0))) AS BIGINT)
      END
    )
  END AS "b"
FROM
  "words"
WHERE
  "words"."id" = 10
LIMIT
  1048575

-- # one value alone
SELECT
  "words"."word" AS "a"
FROM
  "words"
WHERE
  "words"."id" = 4
LIMIT
  1048575

-- # empty text starts and ends with no blank
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    SUBSTR(SUBSTR("words"."word", 1, 0), 1, LENGTH("words"."part")) = "words"."part"
    OR (
      LENGTH("words"."part") = 0
      OR SUBSTR(SUBSTR("words"."word", 1, 0), LENGTH(SUBSTR("words"."word", 1, 0)) - LENGTH("words"."part") + 1) = "words"."part"
    )
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # equal to one of a text and a column minds blanks at the end
-- 1: "abc"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" = CAST(? AS VARCHAR)
    OR "words"."word" = "words"."part"
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # case counts unless the filter says otherwise, beyond ASCII too
-- 1: "%É%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # case does not count where the filter says so, beyond ASCII too
-- 1: "%É%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" ILIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # does not contain minds case and keeps nulls
-- 1: "%ABC%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT ("words"."word" LIKE ? ESCAPE '!')
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # does not contain, without case
-- 1: "%ABC%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT ("words"."word" ILIKE ? ESCAPE '!')
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # ends with minds case
-- 1: "%BC"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # options that say nothing of case
-- 1: "AB%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE ? ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # text filters of the staged form mind case
-- 1: "%É%"
-- 2: "AB%"
-- 3: "%BC "
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" LIKE ? ESCAPE '!'
    OR "words"."word" LIKE ? ESCAPE '!'
    OR "words"."word" ILIKE ? ESCAPE '!'
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # one of several needles minds case
-- 1: "%É%"
-- 2: "%AB%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" LIKE ? ESCAPE '!'
    OR "words"."word" LIKE ? ESCAPE '!'
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # the case of a letter stands alone: sigma at the end of a word, and the I with a dot
-- 1: " ΟΔΟΣ İZ"
-- 2: " ΟΔΟΣ İZ"
-- 3: "%ΟΔΟΣ İ%"
SELECT
  LOWER(CONCAT("words"."word", CAST(? AS VARCHAR))) AS "low"
FROM
  "words"
WHERE
  (
    CONCAT("words"."word", CAST(? AS VARCHAR)) ILIKE ? ESCAPE '!'
    AND "words"."id" = 5
  )
LIMIT
  1048575

-- # a blank at the end makes a text greater
-- 1: "abc "
-- 2: "abc "
-- 3: "abc "
-- 4: "abd"
SELECT
  "words"."id" AS "id",
  COUNT(
    CASE
      WHEN "words"."word" < CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" >= CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" BETWEEN CAST(? AS VARCHAR) AND CAST(? AS VARCHAR) THEN 1
    END
  ) AS "count_where_3"
FROM
  "words"
WHERE
  "words"."id" IN (4, 6)
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
  TRIM(CAST(? AS VARCHAR)) AS "a",
  LTRIM(CAST(? AS VARCHAR)) AS "b",
  RTRIM(CAST(? AS VARCHAR)) AS "c",
  LOWER("people"."name") AS "d",
  UPPER("people"."name") AS "e"
FROM
  "people"
WHERE
  "people"."id" = 2
LIMIT
  1048575

-- # text compared with text of another column
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  INSTR("people"."name", SUBSTR("people"."name", 2, 2)) > 0
LIMIT
  1048575

-- # contains one of several
-- 1: "%ANN%"
-- 2: "%ZO%"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  (
    "people"."name" ILIKE ? ESCAPE '!'
    OR "people"."name" ILIKE ? ESCAPE '!'
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
        SUBSTR(CONCAT(CAST(? AS VARCHAR), "people"."name"), 1, 1) IS NULL
        OR SUBSTR(CONCAT(CAST(? AS VARCHAR), "people"."name"), 1, 1) = ''
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        SUBSTR(CONCAT(CAST(? AS VARCHAR), "people"."name"), 1, 1) IS NOT NULL
        AND NOT (SUBSTR(CONCAT(CAST(? AS VARCHAR), "people"."name"), 1, 1) = '')
      ) THEN 1
    END
  ) AS "count_where_2"
FROM
  "people"
LIMIT
  1048575

-- # running totals apart by the letters' case
-- 1: "gadget"
SELECT
  "source"."id" AS "id",
  "source"."kind" AS "kind",
  SUM("source"."agg_1") OVER (
    PARTITION BY
      "source"."kind"
    ORDER BY
      "source"."id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      "source"."id" AS "id",
      "source"."kind" AS "kind",
      COUNT(*) AS "agg_1"
    FROM
      (
        SELECT
          "products"."id" AS "id",
          CASE
            WHEN "products"."id" = 3 THEN CAST(? AS VARCHAR)
            ELSE "products"."category"
          END AS "kind"
        FROM
          "products"
      ) AS "source"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # contains without case, a letter with a diaeresis
-- 1: "%ZOË%"
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  "people"."name" ILIKE ? ESCAPE '!'
LIMIT
  1048575
