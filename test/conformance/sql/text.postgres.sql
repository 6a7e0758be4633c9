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
  CONCAT("words"."word", CAST($1 AS text), "words"."part") AS "e1",
  CONCAT(
    "words"."word",
    CAST(NULL AS TEXT),
    CAST(CAST(CAST(1 AS TEXT) AS numeric) AS text),
    CASE
      WHEN TRUE THEN 'true'
      WHEN NOT TRUE THEN 'false'
    END
  ) AS "e2",
  CONCAT(
    CAST("words"."place" AS TEXT),
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
      ELSE CAST("words"."place" AS integer)
    END,
    2
  ) AS "e8",
  SUBSTR(
    "words"."word",
    1,
    CASE
      WHEN "words"."place" < 0 THEN 0
      WHEN "words"."place" > 2147483647 THEN 2147483647
      ELSE CAST("words"."place" AS integer)
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
  REPLACE(CAST("words"."word" AS TEXT) COLLATE "default", CAST($1 AS text), CAST($2 AS text)) AS "e1",
  REPLACE(CAST("words"."word" AS TEXT) COLLATE "default", CAST($3 AS text), CAST($4 AS text)) AS "e2",
  REPLACE(CAST("words"."word" AS TEXT) COLLATE "default", "words"."part", CAST($5 AS text)) AS "e3",
  REPLACE(CAST("words"."word" AS TEXT) COLLATE "default", CAST($6 AS text), CAST(NULL AS TEXT)) AS "e4",
  REPLACE(CAST("words"."word" AS TEXT) COLLATE "default", CAST($7 AS text), CAST($8 AS text)) AS "e5",
  REPLACE(CAST("words"."word" AS TEXT) COLLATE "default", CAST($9 AS text), CAST($10 AS text)) AS "e6"
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
  SPLIT_PART(CAST("words"."word" AS TEXT) COLLATE "default", CAST($1 AS text), 1) AS "e1",
  SPLIT_PART(CAST("words"."word" AS TEXT) COLLATE "default", CAST($2 AS text), 3) AS "e2",
  SPLIT_PART(CAST("words"."word" AS TEXT) COLLATE "default", CAST($3 AS text), 9) AS "e3",
  CASE
    WHEN (CAST(3 AS bigint) - 3) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      CAST("words"."word" AS TEXT) COLLATE "default",
      CAST($4 AS text),
      CASE
        WHEN (CAST(3 AS bigint) - 3) < 1 THEN 1
        WHEN (CAST(3 AS bigint) - 3) > 2147483647 THEN 2147483647
        ELSE CAST((CAST(3 AS bigint) - 3) AS integer)
      END
    )
  END AS "e4",
  CASE
    WHEN (CAST(3 AS bigint) - 4) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      CAST("words"."word" AS TEXT) COLLATE "default",
      CAST($5 AS text),
      CASE
        WHEN (CAST(3 AS bigint) - 4) < 1 THEN 1
        WHEN (CAST(3 AS bigint) - 4) > 2147483647 THEN 2147483647
        ELSE CAST((CAST(3 AS bigint) - 4) AS integer)
      END
    )
  END AS "e5",
  SPLIT_PART(CAST("words"."word" AS TEXT) COLLATE "default", CAST($6 AS text), 2147483647) AS "e6",
  CASE
    WHEN (CAST("words"."id" AS numeric) + 9007199254740993) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      CAST("words"."word" AS TEXT) COLLATE "default",
      CAST($7 AS text),
      CASE
        WHEN (CAST("words"."id" AS numeric) + 9007199254740993) < 1 THEN 1
        WHEN (CAST("words"."id" AS numeric) + 9007199254740993) > 2147483647 THEN 2147483647
        ELSE CAST((CAST("words"."id" AS numeric) + 9007199254740993) AS integer)
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
      CAST("words"."word" AS TEXT) COLLATE "default",
      CAST($1 AS text),
      CASE
        WHEN "words"."place" < 1 THEN 1
        WHEN "words"."place" > 2147483647 THEN 2147483647
        ELSE CAST("words"."place" AS integer)
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
-- 1: "([a-c]+)"
-- 2: "((a)(b))"
-- 3: "(?i)(B.)"
-- 4: "(x*)"
-- 5: "(é|É)"
SELECT
  substring(CAST("words"."word" AS TEXT) COLLATE "default", CAST($1 AS text)) AS "e1",
  substring(CAST("words"."word" AS TEXT) COLLATE "default", CAST($2 AS text)) AS "e2",
  substring(CAST("words"."word" AS TEXT) COLLATE "default", CAST($3 AS text)) AS "e3",
  substring(CAST("words"."word" AS TEXT) COLLATE "default", CAST($4 AS text)) AS "e4",
  substring(CAST("words"."word" AS TEXT) COLLATE "default", CAST($5 AS text)) AS "e5"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # parts of links
-- 1: "([^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$)"
-- 2: "([^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$)"
-- 3: "([^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$)"
-- 4: "([^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$)"
SELECT
  substring(
    CAST(
      substring(
        CAST("links"."link" AS TEXT) COLLATE "default",
        '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'
      ) AS TEXT
    ) COLLATE "default",
    CAST($1 AS text)
  ) AS "e1",
  SPLIT_PART(
    CAST(
      substring(
        CAST(
          substring(
            CAST("links"."link" AS TEXT) COLLATE "default",
            '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'
          ) AS TEXT
        ) COLLATE "default",
        CAST($2 AS text)
      ) AS TEXT
    ) COLLATE "default",
    '.',
    1
  ) AS "e2",
  CASE
    WHEN LENGTH(
      substring(
        CAST("links"."link" AS TEXT) COLLATE "default",
        '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'
      )
    ) - LENGTH(
      substring(
        CAST(
          substring(
            CAST("links"."link" AS TEXT) COLLATE "default",
            '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'
          ) AS TEXT
        ) COLLATE "default",
        CAST($3 AS text)
      )
    ) - 1 > 0 THEN SUBSTR(
      substring(
        CAST("links"."link" AS TEXT) COLLATE "default",
        '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'
      ),
      1,
      CAST(
        LENGTH(
          substring(
            CAST("links"."link" AS TEXT) COLLATE "default",
            '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'
          )
        ) - LENGTH(
          substring(
            CAST(
              substring(
                CAST("links"."link" AS TEXT) COLLATE "default",
                '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'
              ) AS TEXT
            ) COLLATE "default",
            CAST($4 AS text)
          )
        ) - 1 AS integer
      )
    )
  END AS "e3",
  substring(
    CAST("links"."link" AS TEXT) COLLATE "default",
    '^(?:[^:/?#]+://[^/?#]*|[^:/?#\s]+\.[^:/?#\s]+)(/[^?#]*)'
  ) AS "e4"
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
      WHEN "words"."word" = $1 THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" = $2 THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" IN ($3, $4) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = $5)
        OR "words"."word" IS NULL
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = $6)
        AND "words"."word" IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "words"."word" = $7 THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN UPPER("words"."word") = $8 THEN 1
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
    NOT ("words"."word" = $1)
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
  CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
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
  strpos(
    LOWER(CAST("words"."word" AS TEXT) COLLATE "default"),
    LOWER(CAST(LOWER("words"."part") AS TEXT) COLLATE "default")
  ) > 0
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  SUBSTR(
    CAST("words"."word" AS TEXT) COLLATE "default",
    1,
    LENGTH(CAST("words"."part" AS TEXT) COLLATE "default")
  ) = CAST("words"."part" AS TEXT) COLLATE "default"
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
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
    CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
    OR CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $2 ESCAPE '!'
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
        CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
        OR CAST("words"."word" AS TEXT) COLLATE "default" LIKE $2 ESCAPE '!'
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
  NOT (COALESCE(CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!', FALSE))
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
  CAST(CAST("words"."place" AS TEXT) AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
      WHEN CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!' THEN "words"."word"
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
  CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
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
  "source"."word" = $1
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
      WHEN (CAST(5 AS DOUBLE PRECISION) / NULLIF(2, 0)) < 1 THEN 1
      WHEN (CAST(5 AS DOUBLE PRECISION) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
      ELSE CAST(FLOOR((CAST(5 AS DOUBLE PRECISION) / NULLIF(2, 0))) AS integer)
    END,
    CASE
      WHEN (CAST(3 AS DOUBLE PRECISION) / NULLIF(2, 0)) < 0 THEN 0
      WHEN (CAST(3 AS DOUBLE PRECISION) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
      ELSE CAST(FLOOR((CAST(3 AS DOUBLE PRECISION) / NULLIF(2, 0))) AS integer)
    END
  ) AS "a",
  CASE
    WHEN (CAST(5 AS DOUBLE PRECISION) / NULLIF(2, 0)) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      CAST("words"."word" AS TEXT) COLLATE "default",
      CAST($1 AS text),
      CASE
        WHEN (CAST(5 AS DOUBLE PRECISION) / NULLIF(2, 0)) < 1 THEN 1
        WHEN (CAST(5 AS DOUBLE PRECISION) / NULLIF(2, 0)) > 2147483647 THEN 2147483647
        ELSE CAST(FLOOR((CAST(5 AS DOUBLE PRECISION) / NULLIF(2, 0))) AS integer)
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
    SUBSTR(
      CAST(SUBSTR("words"."word", 1, 0) AS TEXT) COLLATE "default",
      1,
      LENGTH(CAST("words"."part" AS TEXT) COLLATE "default")
    ) = CAST("words"."part" AS TEXT) COLLATE "default"
    OR (
      LENGTH(CAST("words"."part" AS TEXT) COLLATE "default") = 0
      OR SUBSTR(
        CAST(SUBSTR("words"."word", 1, 0) AS TEXT) COLLATE "default",
        LENGTH(CAST(SUBSTR("words"."word", 1, 0) AS TEXT) COLLATE "default") - LENGTH(CAST("words"."part" AS TEXT) COLLATE "default") + 1
      ) = CAST("words"."part" AS TEXT) COLLATE "default"
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
    "words"."word" = CAST($1 AS text)
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
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
    NOT (CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!')
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
    NOT (CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!')
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
  CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
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
    CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
    OR CAST("words"."word" AS TEXT) COLLATE "default" LIKE $2 ESCAPE '!'
    OR CAST("words"."word" AS TEXT) COLLATE "default" ILIKE $3 ESCAPE '!'
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
    CAST("words"."word" AS TEXT) COLLATE "default" LIKE $1 ESCAPE '!'
    OR CAST("words"."word" AS TEXT) COLLATE "default" LIKE $2 ESCAPE '!'
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
  LOWER(CONCAT("words"."word", CAST($1 AS text))) AS "low"
FROM
  "words"
WHERE
  (
    CAST(CONCAT("words"."word", CAST($2 AS text)) AS TEXT) COLLATE "default" ILIKE $3 ESCAPE '!'
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
      WHEN "words"."word" < CAST($1 AS text) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" >= CAST($2 AS text) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" BETWEEN CAST($3 AS text) AND CAST($4 AS text) THEN 1
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
  TRIM(CAST($1 AS text)) AS "a",
  LTRIM(CAST($2 AS text)) AS "b",
  RTRIM(CAST($3 AS text)) AS "c",
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
  strpos(
    CAST("people"."name" AS TEXT) COLLATE "default",
    CAST(SUBSTR("people"."name", 2, 2) AS TEXT) COLLATE "default"
  ) > 0
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
    CAST("people"."name" AS TEXT) COLLATE "default" ILIKE $1 ESCAPE '!'
    OR CAST("people"."name" AS TEXT) COLLATE "default" ILIKE $2 ESCAPE '!'
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
        SUBSTR(CONCAT(CAST($1 AS text), "people"."name"), 1, 1) IS NULL
        OR SUBSTR(CONCAT(CAST($2 AS text), "people"."name"), 1, 1) = ''
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        SUBSTR(CONCAT(CAST($3 AS text), "people"."name"), 1, 1) IS NOT NULL
        AND NOT (SUBSTR(CONCAT(CAST($4 AS text), "people"."name"), 1, 1) = '')
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
            WHEN "products"."id" = 3 THEN CAST($1 AS text)
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
