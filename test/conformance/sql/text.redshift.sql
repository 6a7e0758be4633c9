-- # concat with null, numbers and conditions
-- 1: "-"
SELECT
  (
    COALESCE("words"."word", '') || COALESCE(CAST($1 AS varchar(65535)), '') || COALESCE("words"."part", '')
  ) AS "e1",
  (
    COALESCE("words"."word", '') || COALESCE(CAST(NULL AS varchar(65535)), '') || COALESCE(CAST(1 AS varchar(65535)), '') || COALESCE(
      CASE
        WHEN TRUE THEN 'true'
        WHEN NOT TRUE THEN 'false'
      END,
      ''
    )
  ) AS "e2",
  (
    COALESCE(CAST("words"."place" AS varchar(65535)), '') || COALESCE(
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
  REPLACE("words"."word", CAST($1 AS varchar(65535)), CAST($2 AS varchar(65535))) AS "e1",
  REPLACE("words"."word", CAST($3 AS varchar(65535)), CAST($4 AS varchar(65535))) AS "e2",
  REPLACE("words"."word", "words"."part", CAST($5 AS varchar(65535))) AS "e3",
  REPLACE("words"."word", CAST($6 AS varchar(65535)), CAST(NULL AS varchar(65535))) AS "e4",
  REPLACE("words"."word", CAST($7 AS varchar(65535)), CAST($8 AS varchar(65535))) AS "e5",
  REPLACE("words"."word", CAST($9 AS varchar(65535)), CAST($10 AS varchar(65535))) AS "e6"
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
  SPLIT_PART("words"."word", CAST($1 AS varchar(65535)), 1) AS "e1",
  SPLIT_PART("words"."word", CAST($2 AS varchar(65535)), 3) AS "e2",
  SPLIT_PART("words"."word", CAST($3 AS varchar(65535)), 9) AS "e3",
  CASE
    WHEN (CAST(3 AS bigint) - 3) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
      CAST($4 AS varchar(65535)),
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
      CAST($5 AS varchar(65535)),
      CASE
        WHEN (CAST(3 AS bigint) - 4) < 1 THEN 1
        WHEN (CAST(3 AS bigint) - 4) > 2147483647 THEN 2147483647
        ELSE CAST((CAST(3 AS bigint) - 4) AS integer)
      END
    )
  END AS "e5",
  SPLIT_PART("words"."word", CAST($6 AS varchar(65535)), 2147483647) AS "e6",
  CASE
    WHEN (CAST("words"."id" AS decimal(38, 0)) + 9007199254740993) < 1 THEN SUBSTR("words"."word", 1, 0)
    ELSE SPLIT_PART(
      "words"."word",
      CAST($7 AS varchar(65535)),
      CASE
        WHEN (CAST("words"."id" AS decimal(38, 0)) + 9007199254740993) < 1 THEN 1
        WHEN (CAST("words"."id" AS decimal(38, 0)) + 9007199254740993) > 2147483647 THEN 2147483647
        ELSE CAST((CAST("words"."id" AS decimal(38, 0)) + 9007199254740993) AS integer)
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
      CAST($1 AS varchar(65535)),
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
    WHEN REGEXP_COUNT ("words"."word", CAST($1 AS varchar(65535)), 1, 'p') > 0 THEN REGEXP_SUBSTR ("words"."word", CAST($2 AS varchar(65535)), 1, 1, 'p')
  END AS "e1",
  CASE
    WHEN REGEXP_COUNT ("words"."word", CAST($3 AS varchar(65535)), 1, 'p') > 0 THEN REGEXP_SUBSTR ("words"."word", CAST($4 AS varchar(65535)), 1, 1, 'p')
  END AS "e2",
  CASE
    WHEN REGEXP_COUNT ("words"."word", CAST($5 AS varchar(65535)), 1, 'p') > 0 THEN REGEXP_SUBSTR ("words"."word", CAST($6 AS varchar(65535)), 1, 1, 'p')
  END AS "e3",
  CASE
    WHEN REGEXP_COUNT ("words"."word", CAST($7 AS varchar(65535)), 1, 'p') > 0 THEN REGEXP_SUBSTR ("words"."word", CAST($8 AS varchar(65535)), 1, 1, 'p')
  END AS "e4",
  CASE
    WHEN REGEXP_COUNT ("words"."word", CAST($9 AS varchar(65535)), 1, 'p') > 0 THEN REGEXP_SUBSTR ("words"."word", CAST($10 AS varchar(65535)), 1, 1, 'p')
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
    WHEN REGEXP_COUNT (
      NULLIF(
        REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
        ''
      ),
      CAST($1 AS varchar(65535)),
      1,
      'p'
    ) > 0 THEN REGEXP_SUBSTR (
      NULLIF(
        REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
        ''
      ),
      CAST($2 AS varchar(65535)),
      1,
      1,
      'p'
    )
  END AS "e1",
  SPLIT_PART(
    CASE
      WHEN REGEXP_COUNT (
        NULLIF(
          REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
          ''
        ),
        CAST($3 AS varchar(65535)),
        1,
        'p'
      ) > 0 THEN REGEXP_SUBSTR (
        NULLIF(
          REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
          ''
        ),
        CAST($4 AS varchar(65535)),
        1,
        1,
        'p'
      )
    END,
    '.',
    1
  ) AS "e2",
  CASE
    WHEN LENGTH(
      NULLIF(
        REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
        ''
      )
    ) - LENGTH(
      CASE
        WHEN REGEXP_COUNT (
          NULLIF(
            REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
            ''
          ),
          CAST($5 AS varchar(65535)),
          1,
          'p'
        ) > 0 THEN REGEXP_SUBSTR (
          NULLIF(
            REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
            ''
          ),
          CAST($6 AS varchar(65535)),
          1,
          1,
          'p'
        )
      END
    ) - 1 > 0 THEN SUBSTR(
      NULLIF(
        REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
        ''
      ),
      1,
      CAST(
        LENGTH(
          NULLIF(
            REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
            ''
          )
        ) - LENGTH(
          CASE
            WHEN REGEXP_COUNT (
              NULLIF(
                REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
                ''
              ),
              CAST($7 AS varchar(65535)),
              1,
              'p'
            ) > 0 THEN REGEXP_SUBSTR (
              NULLIF(
                REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?([^/?#:@\\s]+)', 1, 1, 'pe'),
                ''
              ),
              CAST($8 AS varchar(65535)),
              1,
              1,
              'p'
            )
          END
        ) - 1 AS integer
      )
    )
  END AS "e3",
  NULLIF(
    REGEXP_SUBSTR ("links"."link", '^(?:[^:/?#]+://[^/?#]*|[^:/?#\\s]+\\.[^:/?#\\s]+)(/[^?#]*)', 1, 1, 'pe'),
    ''
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
      WHEN "words"."word" = CAST($1 AS varchar(65535)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" = CAST($2 AS varchar(65535)) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" IN (CAST($3 AS varchar(65535)), CAST($4 AS varchar(65535))) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = CAST($5 AS varchar(65535)))
        OR "words"."word" IS NULL
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        NOT ("words"."word" = CAST($6 AS varchar(65535)))
        AND "words"."word" IS NOT NULL
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "words"."word" = CAST($7 AS varchar(65535)) THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN UPPER("words"."word") = CAST($8 AS varchar(65535)) THEN 1
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
    NOT ("words"."word" = CAST($1 AS varchar(65535)))
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
  CAST("words"."place" AS varchar(65535)) LIKE $1 ESCAPE '!'
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
  "source"."word" = CAST($1 AS varchar(65535))
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
      CAST($1 AS varchar(65535)),
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

-- # equal to one of a text and a column minds blanks at the end
-- 1: "abc"
SELECT
  "words"."id" AS "id"
FROM
  "words"
WHERE
  (
    "words"."word" = CAST($1 AS varchar(65535))
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
  LOWER((COALESCE("words"."word", '') || COALESCE(CAST($1 AS varchar(65535)), ''))) AS "low"
FROM
  "words"
WHERE
  (
    (COALESCE("words"."word", '') || COALESCE(CAST($2 AS varchar(65535)), '')) ILIKE $3 ESCAPE '!'
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
      WHEN "words"."word" < CAST($1 AS varchar(65535)) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN "words"."word" >= CAST($2 AS varchar(65535)) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN "words"."word" BETWEEN CAST($3 AS varchar(65535)) AND CAST($4 AS varchar(65535)) THEN 1
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
  TRIM(CAST($1 AS varchar(65535))) AS "a",
  LTRIM(CAST($2 AS varchar(65535))) AS "b",
  RTRIM(CAST($3 AS varchar(65535))) AS "c",
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

-- # a blank is not empty, also after a function
-- 1: " "
-- 2: " "
-- 3: " "
-- 4: " "
SELECT
  COUNT(
    CASE
      WHEN (
        SUBSTR((COALESCE(CAST($1 AS varchar(65535)), '') || COALESCE("people"."name", '')), 1, 1) IS NULL
        OR SUBSTR((COALESCE(CAST($2 AS varchar(65535)), '') || COALESCE("people"."name", '')), 1, 1) = ''
      ) THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN (
        SUBSTR((COALESCE(CAST($3 AS varchar(65535)), '') || COALESCE("people"."name", '')), 1, 1) IS NOT NULL
        AND NOT (SUBSTR((COALESCE(CAST($4 AS varchar(65535)), '') || COALESCE("people"."name", '')), 1, 1) = '')
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
            WHEN "products"."id" = 3 THEN CAST($1 AS varchar(65535))
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
