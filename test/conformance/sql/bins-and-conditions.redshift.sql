-- # text in JSON
-- 1: "%Ann%"
SELECT
  "documents"."id" AS "id"
FROM
  "documents"
WHERE
  CAST("documents"."doc" AS varchar(65535)) LIKE $1 ESCAPE '!'
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575

-- # text beside whole numbers
-- 1: "9"
SELECT
  "words"."place" AS "place",
  COUNT(*) AS "count"
FROM
  "words"
  INNER JOIN "orders" AS "O" ON (COALESCE(CAST("words"."place" AS varchar(65535)), '')) = CAST("O"."id" AS varchar(65535))
WHERE
  (
    NOT (
      (
        CAST("words"."place" AS varchar(65535)) = CAST("O"."quantity" AS varchar(65535))
        OR CAST("words"."place" AS varchar(65535)) = CAST($1 AS varchar(65535))
      )
    )
    OR CAST("words"."place" AS varchar(65535)) IS NULL
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575
