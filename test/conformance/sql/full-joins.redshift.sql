-- # full join by groups
SELECT
  "source"."v_1" AS "name",
  COUNT(*) AS "count",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_3" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) + 1 THEN "source"."v_2"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_3" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) + 1 THEN "source"."v_2"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_3" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) + 1 THEN "source"."v_2"
          END
        )
      ) * (
        MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_4" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "median"
FROM
  (
    SELECT
      "people"."name" AS "v_1",
      "o"."quantity" AS "v_2",
      ROW_NUMBER() OVER (
        PARTITION BY
          "people"."name"
        ORDER BY
          "o"."quantity" IS NULL,
          "o"."quantity"
      ) AS "v_3",
      COUNT("o"."quantity") OVER (
        PARTITION BY
          "people"."name"
      ) AS "v_4"
    FROM
      "people"
      FULL JOIN "orders" AS "o" ON "people"."id" = "o"."person_id"
    WHERE
      "people"."id" > 1
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # medians over both sides of a full join
SELECT
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_2" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_3" - 1))) + 1 THEN "source"."v_1"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_2" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_3" - 1))) + 1 THEN "source"."v_1"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_2" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_3" - 1))) + 1 THEN "source"."v_1"
          END
        )
      ) * (
        MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_3" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_3" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "median",
  COUNT(*) AS "count"
FROM
  (
    SELECT
      COALESCE("O"."quantity", 10) AS "v_1",
      ROW_NUMBER() OVER (
        ORDER BY
          COALESCE("O"."quantity", 10) IS NULL,
          COALESCE("O"."quantity", 10)
      ) AS "v_2",
      COUNT(COALESCE("O"."quantity", 10)) OVER () AS "v_3"
    FROM
      "people"
      FULL JOIN "orders" AS "O" ON (CAST("people"."id" AS bigint) + 2) = "O"."person_id"
  ) AS "source"
LIMIT
  1048575
