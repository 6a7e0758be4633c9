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
