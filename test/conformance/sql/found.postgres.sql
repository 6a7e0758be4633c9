-- # weekday of a converted time over a grouped level
SELECT
  "source"."created_at" AS "created_at"
FROM
  (
    SELECT
      date_trunc('hour', "orders"."created_at") AS "created_at",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  (
    CAST(
      EXTRACT(
        DOW
        FROM
          ((CAST("source"."created_at" AS TIMESTAMP) AT TIME ZONE 'UTC') AT TIME ZONE 'Asia/Kathmandu')
      ) AS integer
    ) + 1
  ) = 2
ORDER BY
  "source"."created_at" ASC
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

-- # text of a rounded float has no fraction
SELECT
  CAST(ROUND(CAST("orders"."discount" AS numeric)) AS TEXT) AS "rounded"
FROM
  "orders"
WHERE
  "orders"."id" IN (2, 6)
ORDER BY
  "orders"."id" ASC
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

-- # an aggregation of arithmetic alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[1]) | query.aggregation[1]

-- # an aggregation of a column alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # coalesce of one value
SELECT
  "orders"."note" AS "one"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  3

-- # constants do not sort, and are no places of columns
SELECT
  "numbers"."id" AS "id",
  "numbers"."n" AS "n"
FROM
  "numbers"
WHERE
  "numbers"."id" < 4
ORDER BY
  "numbers"."id" DESC
LIMIT
  1048575

-- # percentiles of a constant, in groups by a constant
-- 1: "a"
-- 2: "2024-02-29"
SELECT
  "source"."c" AS "c",
  "source"."t" AS "t",
  "source"."d" AS "d",
  "source"."whole" AS "whole",
  "source"."agg_1" AS "median",
  "source"."agg_2" AS "median_2",
  "source"."agg_3" AS "percentile",
  SUM("source"."agg_4") OVER (
    PARTITION BY
      "source"."t",
      "source"."d",
      "source"."whole"
    ORDER BY
      "source"."c" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      2 AS "c",
      CAST($1 AS text) AS "t",
      CAST($2 AS DATE) AS "d",
      3 AS "whole",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          2
      ) AS "agg_1",
      PERCENTILE_CONT(0.5) WITHIN GROUP (
        ORDER BY
          3
      ) AS "agg_2",
      PERCENTILE_CONT(1) WITHIN GROUP (
        ORDER BY
          "numbers"."n"
      ) AS "agg_3",
      COUNT(*) AS "agg_4"
    FROM
      "numbers"
    GROUP BY
      1,
      2,
      3,
      4
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC,
  3 ASC,
  4 ASC
LIMIT
  1048575

-- # a microsecond less than a unit is no unit
-- 1: "2024-01-01T23:59:59.999999"
-- 2: "2024-01-01T23:59:59.999999"
-- 3: "2024-01-01T23:59:59.999999"
-- 4: "2024-01-01T23:59:59.999999"
-- 5: "2024-01-01T00:00:00"
-- 6: "2024-01-01T00:00:00"
-- 7: "2024-01-01T00:00:00"
-- 8: "2024-01-01T00:00:00"
-- 9: "2024-01-14T23:59:59.999999"
-- 10: "2024-01-14T23:59:59.999999"
-- 11: "2024-01-14T23:59:59.999999"
-- 12: "2024-01-14T23:59:59.999999"
-- 13: "2024-01-01T00:00:00"
-- 14: "2024-01-01T00:00:00"
-- 15: "2024-01-01T00:00:00"
-- 16: "2024-01-01T00:00:00"
-- 17: "2024-01-02T00:00:00"
-- 18: "2024-01-02T00:00:00"
-- 19: "2024-01-02T00:00:00"
-- 20: "2024-01-02T00:00:00"
-- 21: "2024-01-01T00:00:00"
-- 22: "2024-01-01T00:00:00"
-- 23: "2024-01-01T00:00:00"
-- 24: "2024-01-01T00:00:00"
SELECT
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST($1 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(CAST($2 AS text) AS TIMESTAMP)
                    WHEN CAST($3 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN (CAST(CAST($4 AS text) AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
                  END AS DATE
                ) AS timestamp
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST($5 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(CAST($6 AS text) AS TIMESTAMP)
                    WHEN CAST($7 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN (CAST(CAST($8 AS text) AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
                  END AS DATE
                ) AS timestamp
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "days",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST($9 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(CAST($10 AS text) AS TIMESTAMP)
                    WHEN CAST($11 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN (CAST(CAST($12 AS text) AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
                  END AS DATE
                ) AS timestamp
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CASE
                    WHEN CAST($13 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(CAST($14 AS text) AS TIMESTAMP)
                    WHEN CAST($15 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN (CAST(CAST($16 AS text) AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
                  END AS DATE
                ) AS timestamp
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 604800000000
  ) AS "weeks",
  (
    CAST(
      (
        (
          EXTRACT(
            epoch
            FROM
              CAST(
                CASE
                  WHEN CAST($17 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(CAST($18 AS text) AS TIMESTAMP)
                  WHEN CAST($19 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN (CAST(CAST($20 AS text) AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
                END AS timestamp
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CASE
                  WHEN CAST($21 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(CAST($22 AS text) AS TIMESTAMP)
                  WHEN CAST($23 AS text) ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$' THEN (CAST(CAST($24 AS text) AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
                END AS timestamp
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 3600000000
  ) AS "hours"
FROM
  "numbers"
LIMIT
  1
