-- # casts of whole numbers beyond a double
-- 1: "!"
SELECT
  9007199254740993 AS "integer",
  CAST(9007199254740993 AS TEXT) AS "text",
  CAST(9007199254740993 AS DOUBLE PRECISION) AS "float",
  9007199254740993 AS "round",
  CONCAT(CAST(9007199254740993 AS TEXT), CAST($1 AS text)) AS "concat",
  CASE
    WHEN "numbers"."id" = 2 THEN 1
    ELSE 9007199254740993
  END AS "case",
  COALESCE("numbers"."n", (-9007199254740993)) AS "coalesce"
FROM
  "numbers"
WHERE
  "numbers"."id" = 4
LIMIT
  1048575
