-- # concat with null, numbers and conditions
-- 1: "-"
SELECT
  CONCAT("words"."word", CAST($1 AS text), "words"."part") AS "e1",
  CONCAT(
    "words"."word",
    CAST(NULL AS TEXT),
    CAST(1 AS TEXT),
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
  REPLACE("words"."word", CAST($1 AS text), CAST($2 AS text)) AS "e1",
  REPLACE("words"."word", CAST($3 AS text), CAST($4 AS text)) AS "e2",
  REPLACE("words"."word", "words"."part", CAST($5 AS text)) AS "e3",
  REPLACE("words"."word", CAST($6 AS text), CAST(NULL AS TEXT)) AS "e4",
  REPLACE("words"."word", CAST($7 AS text), CAST($8 AS text)) AS "e5",
  REPLACE("words"."word", CAST($9 AS text), CAST($10 AS text)) AS "e6"
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
  SPLIT_PART("words"."word", CAST($1 AS text), 1) AS "e1",
  SPLIT_PART("words"."word", CAST($2 AS text), 3) AS "e2",
  SPLIT_PART("words"."word", CAST($3 AS text), 9) AS "e3",
  CASE
    WHEN (CAST(3 AS bigint) - 3) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
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
      "words"."word",
      CAST($5 AS text),
      CASE
        WHEN (CAST(3 AS bigint) - 4) < 1 THEN 1
        WHEN (CAST(3 AS bigint) - 4) > 2147483647 THEN 2147483647
        ELSE CAST((CAST(3 AS bigint) - 4) AS integer)
      END
    )
  END AS "e5",
  SPLIT_PART("words"."word", CAST($6 AS text), 2147483647) AS "e6",
  CASE
    WHEN (CAST("words"."id" AS numeric) + 9007199254740993) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
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
      "words"."word",
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

-- # regular expressions with groups, flags and other letters
-- 1: "([a-c]+)"
-- 2: "((a)(b))"
-- 3: "(?i)(B.)"
-- 4: "(x*)"
-- 5: "(é|É)"
SELECT
  substring("words"."word", CAST($1 AS text)) AS "e1",
  substring("words"."word", CAST($2 AS text)) AS "e2",
  substring("words"."word", CAST($3 AS text)) AS "e3",
  substring("words"."word", CAST($4 AS text)) AS "e4",
  substring("words"."word", CAST($5 AS text)) AS "e5"
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
    substring("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'),
    CAST($1 AS text)
  ) AS "e1",
  SPLIT_PART(
    substring(
      substring("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'),
      CAST($2 AS text)
    ),
    '.',
    1
  ) AS "e2",
  CASE
    WHEN LENGTH(substring("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)')) - LENGTH(
      substring(
        substring("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'),
        CAST($3 AS text)
      )
    ) - 1 > 0 THEN SUBSTR(
      substring("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'),
      1,
      CAST(
        LENGTH(substring("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)')) - LENGTH(
          substring(
            substring("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@\s]+)'),
            CAST($4 AS text)
          )
        ) - 1 AS integer
      )
    )
  END AS "e3",
  substring("links"."link", '^(?:[^:/?#]+://[^/?#]*|[^:/?#\s]+\.[^:/?#\s]+)(/[^?#]*)') AS "e4"
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
      WHEN "words"."word" = CAST($1 AS text) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" = CAST($2 AS text) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" IN (CAST($3 AS text), CAST($4 AS text)) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = CAST($5 AS text))
        OR "words"."word" IS NULL
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = CAST($6 AS text))
        AND "words"."word" IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "words"."word" = CAST($7 AS text) THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN UPPER("words"."word") = CAST($8 AS text) THEN 1
    END
  ) AS "count_where_7"
FROM
  "words"
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
    NOT ("words"."word" = CAST($1 AS text))
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
  "words"."word" ILIKE $1 ESCAPE '!'
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
  strpos(LOWER("words"."word"), LOWER(LOWER("words"."part"))) > 0
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
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" ILIKE $1 ESCAPE '!'
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
    "words"."word" ILIKE $1 ESCAPE '!'
    OR "words"."word" ILIKE $2 ESCAPE '!'
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
        "words"."word" LIKE $1 ESCAPE '!'
        OR "words"."word" LIKE $2 ESCAPE '!'
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
  NOT (COALESCE("words"."word" LIKE $1 ESCAPE '!', FALSE))
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
  CAST("words"."place" AS TEXT) LIKE $1 ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # distinct texts
-- 1: "%b%"
SELECT
  COUNT(DISTINCT "words"."word") AS "count",
  COUNT(DISTINCT LOWER("words"."word")) AS "count_2",
  COUNT(
    DISTINCT CASE
      WHEN "words"."word" LIKE $1 ESCAPE '!' THEN "words"."word"
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
  "words"."word" ILIKE $1 ESCAPE '!'
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
  "source"."word" = CAST($1 AS text)
ORDER BY
  "source"."word" ASC
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
      "words"."word",
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

-- # case counts unless the filter says otherwise, beyond ASCII too
-- 1: "%É%"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" ILIKE $1 ESCAPE '!'
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
    NOT ("words"."word" LIKE $1 ESCAPE '!')
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
    NOT ("words"."word" ILIKE $1 ESCAPE '!')
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
  "words"."word" LIKE $1 ESCAPE '!'
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
  "words"."word" LIKE $1 ESCAPE '!'
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
    "words"."word" LIKE $1 ESCAPE '!'
    OR "words"."word" LIKE $2 ESCAPE '!'
    OR "words"."word" ILIKE $3 ESCAPE '!'
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
    "words"."word" LIKE $1 ESCAPE '!'
    OR "words"."word" LIKE $2 ESCAPE '!'
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
    CONCAT("words"."word", CAST($2 AS text)) ILIKE $3 ESCAPE '!'
    AND "words"."id" = 5
  )
LIMIT
  1048575

-- # text compared with text of another column
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  strpos("people"."name", SUBSTR("people"."name", 2, 2)) > 0
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
    "people"."name" ILIKE $1 ESCAPE '!'
    OR "people"."name" ILIKE $2 ESCAPE '!'
  )
LIMIT
  1048575
