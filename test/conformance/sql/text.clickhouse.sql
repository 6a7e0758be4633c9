-- # upper and lower of all letters
SELECT
  upperUTF8 ("words"."word") AS "u",
  lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) AS "l"
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
  lengthUTF8 ("words"."word") AS "e1",
  TRIM("words"."word") AS "e2",
  LTRIM ("words"."word") AS "e3",
  RTRIM ("words"."word") AS "e4"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # concat with null, numbers and conditions
SELECT
  concat (ifNull ("words"."word", ''), ifNull ('-', ''), ifNull ("words"."part", '')) AS "e1",
  concat (
    ifNull ("words"."word", ''),
    ifNull (toString (NULL), ''),
    ifNull (toString (1), ''),
    ifNull (
      CASE
        WHEN TRUE THEN 'true'
        WHEN NOT TRUE THEN 'false'
      END,
      ''
    )
  ) AS "e2",
  concat (
    ifNull (toString ("words"."place"), ''),
    ifNull (
      CASE
        WHEN ("words"."place" = 1) THEN 'true'
        WHEN NOT ("words"."place" = 1) THEN 'false'
      END,
      ''
    )
  ) AS "e3"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # substring from zero, below, beyond and by columns
SELECT
  substringUTF8 ("words"."word", 1, 2) AS "e1",
  substringUTF8 ("words"."word", 1, 2) AS "e2",
  substringUTF8 ("words"."word", 1, 2) AS "e3",
  substringUTF8 ("words"."word", 20, 3) AS "e4",
  substringUTF8 ("words"."word", 3) AS "e5",
  substringUTF8 ("words"."word", 2, 0) AS "e6",
  substringUTF8 ("words"."word", 2, 0) AS "e7",
  substringUTF8 (
    "words"."word",
    CASE
      WHEN "words"."place" < 1 THEN 1
      WHEN "words"."place" > 2147483647 THEN 2147483647
      ELSE CAST("words"."place" AS Int64)
    END,
    2
  ) AS "e8",
  substringUTF8 (
    "words"."word",
    1,
    CASE
      WHEN "words"."place" < 0 THEN 0
      WHEN "words"."place" > 2147483647 THEN 2147483647
      ELSE CAST("words"."place" AS Int64)
    END
  ) AS "e9"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # replace takes text literally
SELECT
  replaceAll ("words"."word", 'a', 'X') AS "e1",
  replaceAll ("words"."word", '', 'X') AS "e2",
  replaceAll ("words"."word", "words"."part", '') AS "e3",
  replaceAll ("words"."word", 'b', toString (NULL)) AS "e4",
  replaceAll ("words"."word", '\\', '/') AS "e5",
  replaceAll ("words"."word", '%', '_') AS "e6"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # split-part within and beyond
SELECT if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(1 AS Int64)]) AS "e1", if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(3 AS Int64)]) AS "e2", if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(9 AS Int64)]) AS "e3", CASE WHEN (CAST(3 AS Int128) - 3) < 1 THEN substringUTF8("words"."word", 1, 0) ELSE if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(CASE WHEN (CAST(3 AS Int128) - 3) < 1 THEN 1 WHEN (CAST(3 AS Int128) - 3) > 2147483647 THEN 2147483647 ELSE CAST((CAST(3 AS Int128) - 3) AS Int64) END AS Int64)]) END AS "e4", CASE WHEN (CAST(3 AS Int128) - 4) < 1 THEN substringUTF8("words"."word", 1, 0) ELSE if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(CASE WHEN (CAST(3 AS Int128) - 4) < 1 THEN 1 WHEN (CAST(3 AS Int128) - 4) > 2147483647 THEN 2147483647 ELSE CAST((CAST(3 AS Int128) - 4) AS Int64) END AS Int64)]) END AS "e5", if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(2147483647 AS Int64)]) AS "e6", CASE WHEN (CAST("words"."id" AS Int128) + 9007199254740993) < 1 THEN substringUTF8("words"."word", 1, 0) ELSE if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(CASE WHEN (CAST("words"."id" AS Int128) + 9007199254740993) < 1 THEN 1 WHEN (CAST("words"."id" AS Int128) + 9007199254740993) > 2147483647 THEN 2147483647 ELSE CAST((CAST("words"."id" AS Int128) + 9007199254740993) AS Int64) END AS Int64)]) END AS "e7" FROM "words" ORDER BY "words"."id" ASC LIMIT 1048575

-- # split-part by a column
SELECT CASE WHEN "words"."place" < 1 THEN substringUTF8("words"."word", 1, 0) ELSE if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(CASE WHEN "words"."place" < 1 THEN 1 WHEN "words"."place" > 2147483647 THEN 2147483647 ELSE CAST("words"."place" AS Int64) END AS Int64)]) END AS "e1" FROM "words" ORDER BY "words"."id" ASC LIMIT 1048575

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
SELECT
  CASE
    WHEN match ("words"."word", '[a-c]+') THEN regexpExtract ("words"."word", '[a-c]+', 0)
  END AS "e1",
  CASE
    WHEN match ("words"."word", '(a)(b)') THEN regexpExtract ("words"."word", '(a)(b)', 0)
  END AS "e2",
  CASE
    WHEN match ("words"."word", '(?i)B.') THEN regexpExtract ("words"."word", '(?i)B.', 0)
  END AS "e3",
  CASE
    WHEN match ("words"."word", 'x*') THEN regexpExtract ("words"."word", 'x*', 0)
  END AS "e4",
  CASE
    WHEN match ("words"."word", 'é|É') THEN regexpExtract ("words"."word", 'é|É', 0)
  END AS "e5"
FROM
  "words"
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # parts of links
SELECT CASE WHEN match(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$') THEN regexpExtract(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$', 0) END AS "e1", if(isNull(CASE WHEN match(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$') THEN regexpExtract(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$', 0) END), NULL, splitByString('.', ifNull(CASE WHEN match(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$') THEN regexpExtract(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$', 0) END, ''))[CAST(1 AS Int64)]) AS "e2", CASE WHEN lengthUTF8(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), '')) - lengthUTF8(CASE WHEN match(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$') THEN regexpExtract(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$', 0) END) - 1 > 0 THEN SUBSTR(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), 1, CAST(lengthUTF8(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), '')) - lengthUTF8(CASE WHEN match(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$') THEN regexpExtract(nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1), ''), '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$', 0) END) - 1 AS Int64)) END AS "e3", nullIf(regexpExtract("links"."link", '^(?:[^:/?#]+://[^/?#]*|[^:/?#\\s]+\\.[^:/?#\\s]+)(/[^?#]*)', 1), '') AS "e4" FROM "links" ORDER BY "links"."id" ASC LIMIT 1048575

-- # equality minds case, accents and blanks at the end
SELECT
  COUNT(
    CASE
      WHEN "words"."word" = 'abc' THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" = 'abc ' THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" IN ('abc', 'ABC') THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = 'abc')
        OR "words"."word" IS NULL
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = 'abc')
        AND "words"."word" IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "words"."word" = 'ecole' THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN upperUTF8 ("words"."word") = 'ABC' THEN 1
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
    NOT (TRIM("words"."word") = lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')))
    OR TRIM("words"."word") IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # not equal keeps nulls
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT ("words"."word" = 'abc')
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains with and without case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%É%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
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
  positionUTF8 (
    lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')),
    lowerUTF8 (
      replaceAll (
        replaceAll (lowerUTF8 (replaceAll (replaceAll ("words"."part", 'Σ', 'σ'), 'İ', 'i')), 'Σ', 'σ'),
        'İ',
        'i'
      )
    )
  ) > 0
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains a backslash
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE '%\\%' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains an underscore
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE '%!_%' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # contains empty text
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE '%%' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # starts with minds case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE 'A%' ESCAPE '!'
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
  startsWith ("words"."word", "words"."part")
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # starts with a wildcard
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE 'a!%%' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # ends with a blank
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE '% ' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # ends with, without case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%C', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # one of several needles, options first
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%STRASSE%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    OR lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%É%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # none of several needles
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT (
      (
        "words"."word" LIKE '%a%' ESCAPE '!'
        OR "words"."word" LIKE '%É%' ESCAPE '!'
      )
    )
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # not starts with keeps nulls
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  NOT (COALESCE("words"."word" LIKE 'a%' ESCAPE '!', FALSE))
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # text search in a number
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  toString ("words"."place") LIKE '%1%' ESCAPE '!'
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
SELECT
  COUNT(DISTINCT "words"."word") AS "count",
  COUNT(DISTINCT lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i'))) AS "count_2",
  COUNT(
    DISTINCT CASE
      WHEN "words"."word" LIKE '%b%' ESCAPE '!' THEN "words"."word"
    END
  ) AS "distinct_where_word",
  COUNT("words"."word") AS "count_3"
FROM
  "words"
LIMIT
  1048575

-- # groups of texts
SELECT
  "words"."word" AS "word",
  COUNT(*) AS "count"
FROM
  "words"
WHERE
  lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%b%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # groups of texts in a nested query
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
  "source"."word" = 'abc'
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
SELECT substringUTF8("words"."word", CASE WHEN (CAST(5 AS Float64) / CAST(nullIf(2, 0) AS Float64)) < 1 THEN 1 WHEN (CAST(5 AS Float64) / CAST(nullIf(2, 0) AS Float64)) > 2147483647 THEN 2147483647 ELSE CAST(FLOOR((CAST(5 AS Float64) / CAST(nullIf(2, 0) AS Float64))) AS Int64) END, CASE WHEN (CAST(3 AS Float64) / CAST(nullIf(2, 0) AS Float64)) < 0 THEN 0 WHEN (CAST(3 AS Float64) / CAST(nullIf(2, 0) AS Float64)) > 2147483647 THEN 2147483647 ELSE CAST(FLOOR((CAST(3 AS Float64) / CAST(nullIf(2, 0) AS Float64))) AS Int64) END) AS "a", CASE WHEN (CAST(5 AS Float64) / CAST(nullIf(2, 0) AS Float64)) < 1 THEN substringUTF8("words"."word", 1, 0) ELSE if(isNull("words"."word"), NULL, splitByString(',', ifNull("words"."word", ''))[CAST(CASE WHEN (CAST(5 AS Float64) / CAST(nullIf(2, 0) AS Float64)) < 1 THEN 1 WHEN (CAST(5 AS Float64) / CAST(nullIf(2, 0) AS Float64)) > 2147483647 THEN 2147483647 ELSE CAST(FLOOR((CAST(5 AS Float64) / CAST(nullIf(2, 0) AS Float64))) AS Int64) END AS Int64)]) END AS "b" FROM "words" WHERE "words"."id" = 10 LIMIT 1048575

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
    startsWith (substringUTF8 ("words"."word", 1, 0), "words"."part")
    OR endsWith (substringUTF8 ("words"."word", 1, 0), "words"."part")
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # equal to one of a text and a column minds blanks at the end
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" = 'abc'
    OR "words"."word" = "words"."part"
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # case counts unless the filter says otherwise, beyond ASCII too
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE '%É%' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # case does not count where the filter says so, beyond ASCII too
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%É%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # does not contain minds case and keeps nulls
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT ("words"."word" LIKE '%ABC%' ESCAPE '!')
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # does not contain, without case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    NOT (
      lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%ABC%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    )
    OR "words"."word" IS NULL
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # ends with minds case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE '%BC' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # options that say nothing of case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  "words"."word" LIKE 'AB%' ESCAPE '!'
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # text filters of the staged form mind case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" LIKE '%É%' ESCAPE '!'
    OR "words"."word" LIKE 'AB%' ESCAPE '!'
    OR lowerUTF8 (replaceAll (replaceAll ("words"."word", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%BC ', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # one of several needles minds case
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" LIKE '%É%' ESCAPE '!'
    OR "words"."word" LIKE '%AB%' ESCAPE '!'
  )
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # the case of a letter stands alone: sigma at the end of a word, and the I with a dot
SELECT
  lowerUTF8 (
    replaceAll (replaceAll (concat (ifNull ("words"."word", ''), ifNull (' ΟΔΟΣ İZ', '')), 'Σ', 'σ'), 'İ', 'i')
  ) AS "low"
FROM
  "words"
WHERE
  (
    lowerUTF8 (
      replaceAll (replaceAll (concat (ifNull ("words"."word", ''), ifNull (' ΟΔΟΣ İZ', '')), 'Σ', 'σ'), 'İ', 'i')
    ) LIKE lowerUTF8 (replaceAll (replaceAll ('%ΟΔΟΣ İ%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    AND "words"."id" = 5
  )
LIMIT
  1048575

-- # a blank at the end makes a text greater
SELECT
  "words"."id" AS "id",
  COUNT(
    CASE
      WHEN "words"."word" < 'abc ' THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" >= 'abc ' THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" BETWEEN 'abc ' AND 'abd' THEN 1
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
SELECT
  TRIM('  x ') AS "a",
  LTRIM ('  x') AS "b",
  RTRIM ('x  ') AS "c",
  lowerUTF8 (replaceAll (replaceAll ("people"."name", 'Σ', 'σ'), 'İ', 'i')) AS "d",
  upperUTF8 ("people"."name") AS "e"
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
  positionUTF8 ("people"."name", substringUTF8 ("people"."name", 2, 2)) > 0
LIMIT
  1048575

-- # contains one of several
SELECT
  COUNT(*) AS "count"
FROM
  "people"
WHERE
  (
    lowerUTF8 (replaceAll (replaceAll ("people"."name", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%ANN%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
    OR lowerUTF8 (replaceAll (replaceAll ("people"."name", 'Σ', 'σ'), 'İ', 'i')) LIKE lowerUTF8 (replaceAll (replaceAll ('%ZO%', 'Σ', 'σ'), 'İ', 'i')) ESCAPE '!'
  )
LIMIT
  1048575

-- # a blank is not empty, also after a function
SELECT
  COUNT(
    CASE
      WHEN (
        substringUTF8 (concat (ifNull (' ', ''), ifNull ("people"."name", '')), 1, 1) IS NULL
        OR substringUTF8 (concat (ifNull (' ', ''), ifNull ("people"."name", '')), 1, 1) = ''
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        substringUTF8 (concat (ifNull (' ', ''), ifNull ("people"."name", '')), 1, 1) IS NOT NULL
        AND NOT (substringUTF8 (concat (ifNull (' ', ''), ifNull ("people"."name", '')), 1, 1) = '')
      ) THEN 1
    END
  ) AS "count_where_2"
FROM
  "people"
LIMIT
  1048575

-- # running totals apart by the letters' case
SELECT
  "source"."id" AS "id",
  "source"."kind" AS "kind",
  sum(CAST("source"."agg_1" AS Int128)) OVER (
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
            WHEN "products"."id" = 3 THEN 'gadget'
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
