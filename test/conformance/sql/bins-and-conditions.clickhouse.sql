-- # values on the edges of narrow bins
SELECT
  (
    (
      CAST(
        FLOOR((CAST("orders"."total" AS Float64) - toDecimal128 ('0.2', 1)) / toDecimal128 ('0.1', 1) + 1e-9) AS Int64
      ) * toDecimal128 ('0.1', 1)
    ) + toDecimal128 ('0.2', 1)
  ) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # bins that are no whole numbers
SELECT
  (
    CAST(FLOOR(CAST("orders"."total" AS Float64) / toDecimal128 ('0.3', 1) + 1e-9) AS Int64) * toDecimal128 ('0.3', 1)
  ) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # bins narrowed by a filter
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 20 + 1e-9) AS Int64) * 20) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."total" BETWEEN 1 AND 50
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # bins in the fields of rows
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 20 + 1e-9) AS Int64) * 20) AS "total"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # bins of a nested query
SELECT
  (CAST(FLOOR(CAST("source"."total" AS Float64) / 20 + 1e-9) AS Int64) * 20) AS "total",
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."person_id" AS "person_id",
      "orders"."product_id" AS "product_id",
      "orders"."total" AS "total",
      "orders"."discount" AS "discount",
      "orders"."quantity" AS "quantity",
      "orders"."created_at" AS "created_at",
      "orders"."paid_at" AS "paid_at",
      "orders"."note" AS "note",
      "orders"."is_gift" AS "is_gift"
    FROM
      "orders"
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # bins without a fingerprint
-- refused: invalid-query | The column cannot be binned: its minimum and maximum are not known. (at query.breakout[0]) | query.breakout[0]

-- # text in JSON
SELECT
  "documents"."id" AS "id"
FROM
  "documents"
WHERE
  toString ("documents"."doc") LIKE '%Ann%' ESCAPE '!'
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # grouped text joined with a column of text
SELECT
  "words"."id" AS "id",
  "g"."word" AS "g__word",
  "g"."count" AS "g__count"
FROM
  "words"
  LEFT JOIN (
    SELECT
      "words"."word" AS "word",
      COUNT(*) AS "count"
    FROM
      "words"
    GROUP BY
      1
  ) AS "g" ON "words"."word" = "g"."word"
WHERE
  "g"."word" IS NOT NULL
ORDER BY
  "words"."id" ASC
LIMIT
  1048575

-- # conditions as filters
SELECT
  COUNT(
    CASE
      WHEN "orders"."is_gift" = TRUE THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN NOT (COALESCE("orders"."is_gift", FALSE)) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        TRUE
        AND "orders"."id" = 1
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN "orders"."id" IN (1, 2) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        NOT ("orders"."person_id" IN (1, 2))
        OR "orders"."person_id" IS NULL
      ) THEN 1
    END
  ) AS "count_where_5"
FROM
  "orders"
LIMIT
  1048575

-- # text that is no number
-- refused: invalid-query | "=": "abc" is not a number. (at query.filter) | query.filter

-- # text that is no day
-- refused: invalid-query | "=": "yesterday" is not a date or time. (at query.filter) | query.filter

-- # between nothing and a day
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS Date32) >= NULL
    AND CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS Date32) <= toDate32 ('2024-12-31')
  )
LIMIT
  1048575

-- # text beside whole numbers
SELECT
  "words"."place" AS "place",
  COUNT(*) AS "count"
FROM
  "words"
  INNER JOIN "orders" AS "O" ON concat (ifNull (toString ("words"."place"), '')) = toString ("O"."id")
WHERE
  (
    NOT (
      (
        toString ("words"."place") = toString ("O"."quantity")
        OR toString ("words"."place") = '9'
      )
    )
    OR toString ("words"."place") IS NULL
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # dates beside numbers
-- refused: invalid-query | "<": date and number cannot be compared. (at query.filter) | query.filter

-- # text in order beside numbers
-- refused: invalid-query | "<": text and number cannot be compared. (at query.filter) | query.filter

-- # conditions beside numbers
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  CASE
    WHEN ("orders"."quantity" > 1) THEN 1
    WHEN NOT ("orders"."quantity" > 1) THEN 0
  END = "orders"."product_id"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # a date is no filter
-- refused: invalid-query | Expected a filter. (at query.filter) | query.filter

-- # text is no condition
-- refused: invalid-query | "case": expected a condition. (at query.expressions.a) | query.expressions.a

-- # a column of numbers as a condition
SELECT
  COUNT(
    CASE
      WHEN "orders"."discount" <> 0 THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN NOT (COALESCE("orders"."discount" <> 0, FALSE)) THEN 1
    END
  ) AS "count_where_2"
FROM
  "orders"
LIMIT
  1048575

-- # both ends of between count, whatever options say
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  "orders"."quantity" BETWEEN 1 AND 2
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # between of the staged form has no options either
SELECT
  "orders"."id" AS "id"
FROM
  "orders"
WHERE
  (
    "orders"."created_at" >= toDateTime64 ('2024-02-29 00:00:00', 6, 'UTC')
    AND "orders"."created_at" < toDateTime64 ('2024-12-31 00:00:00', 6, 'UTC')
  )
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # boolean expression
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  ("orders"."quantity" > 1) = TRUE
LIMIT
  1048575

-- # bins of a width
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 25 + 1e-9) AS Int64) * 25) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # bins by default
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 10 + 1e-9) AS Int64) * 10) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # inside a rectangle
SELECT
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  (
    "orders"."total" BETWEEN 10 AND 50
    AND "orders"."quantity" BETWEEN 1 AND 2
  )
LIMIT
  1048575
