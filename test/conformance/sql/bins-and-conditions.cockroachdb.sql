-- # text in JSON
-- 1: "%Ann%"
SELECT
  "documents"."id" AS "id"
FROM
  "documents"
WHERE
  CAST("documents"."doc" AS TEXT) LIKE $1 ESCAPE '!'
ORDER BY
  "documents"."id" ASC
LIMIT
  1048575
