-- # averages are exact floats
SELECT
  CAST((CAST(SUM("numbers"."n") AS decimal(38, 10)) / NULLIF(COUNT("numbers"."n"), 0)) AS DOUBLE PRECISION) AS "avg",
  CAST((CAST(SUM("numbers"."d") AS decimal(38, 10)) / NULLIF(COUNT("numbers"."d"), 0)) AS DOUBLE PRECISION) AS "avg_2",
  CAST(
    (CAST(SUM("numbers"."f") AS DOUBLE PRECISION) / NULLIF(COUNT("numbers"."f"), 0)) AS DOUBLE PRECISION
  ) AS "avg_3",
  CAST(
    (
      CAST(SUM((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(3, 0))) AS DOUBLE PRECISION) / NULLIF(COUNT((CAST("numbers"."n" AS DOUBLE PRECISION) / NULLIF(3, 0))), 0)
    ) AS DOUBLE PRECISION
  ) AS "avg_4"
FROM
  "numbers"
LIMIT
  1048575

-- # average of large numbers
SELECT
  CAST(
    (CAST(SUM("numbers"."big") AS decimal(38, 10)) / NULLIF(COUNT("numbers"."big"), 0)) AS DOUBLE PRECISION
  ) AS "avg"
FROM
  "numbers"
LIMIT
  1048575

-- # median and percentiles between neighbors
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
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_5" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_6" - 1))) + 1 THEN "source"."v_4"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_5" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_6" - 1))) + 1 THEN "source"."v_4"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_5" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_6" - 1))) + 1 THEN "source"."v_4"
          END
        )
      ) * (
        MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_6" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_6" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "median_2",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_8" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_9" - 1))) + 1 THEN "source"."v_7"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_8" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_9" - 1))) + 1 THEN "source"."v_7"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_8" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_9" - 1))) + 1 THEN "source"."v_7"
          END
        )
      ) * (
        MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_9" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_9" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "median_3",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_11" = FLOOR((CAST(0.9 AS DOUBLE PRECISION) * ("source"."v_12" - 1))) + 1 THEN "source"."v_10"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_11" = CEIL((CAST(0.9 AS DOUBLE PRECISION) * ("source"."v_12" - 1))) + 1 THEN "source"."v_10"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_11" = FLOOR((CAST(0.9 AS DOUBLE PRECISION) * ("source"."v_12" - 1))) + 1 THEN "source"."v_10"
          END
        )
      ) * (
        MAX((CAST(0.9 AS DOUBLE PRECISION) * ("source"."v_12" - 1))) - FLOOR(MAX((CAST(0.9 AS DOUBLE PRECISION) * ("source"."v_12" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "percentile",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_14" = FLOOR((CAST(0.25 AS DOUBLE PRECISION) * ("source"."v_15" - 1))) + 1 THEN "source"."v_13"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_14" = CEIL((CAST(0.25 AS DOUBLE PRECISION) * ("source"."v_15" - 1))) + 1 THEN "source"."v_13"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_14" = FLOOR((CAST(0.25 AS DOUBLE PRECISION) * ("source"."v_15" - 1))) + 1 THEN "source"."v_13"
          END
        )
      ) * (
        MAX((CAST(0.25 AS DOUBLE PRECISION) * ("source"."v_15" - 1))) - FLOOR(MAX((CAST(0.25 AS DOUBLE PRECISION) * ("source"."v_15" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "percentile_2",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_17" = FLOOR((CAST(0 AS DOUBLE PRECISION) * ("source"."v_18" - 1))) + 1 THEN "source"."v_16"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_17" = CEIL((CAST(0 AS DOUBLE PRECISION) * ("source"."v_18" - 1))) + 1 THEN "source"."v_16"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_17" = FLOOR((CAST(0 AS DOUBLE PRECISION) * ("source"."v_18" - 1))) + 1 THEN "source"."v_16"
          END
        )
      ) * (
        MAX((CAST(0 AS DOUBLE PRECISION) * ("source"."v_18" - 1))) - FLOOR(MAX((CAST(0 AS DOUBLE PRECISION) * ("source"."v_18" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "percentile_3",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_20" = FLOOR((CAST(1 AS DOUBLE PRECISION) * ("source"."v_21" - 1))) + 1 THEN "source"."v_19"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_20" = CEIL((CAST(1 AS DOUBLE PRECISION) * ("source"."v_21" - 1))) + 1 THEN "source"."v_19"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_20" = FLOOR((CAST(1 AS DOUBLE PRECISION) * ("source"."v_21" - 1))) + 1 THEN "source"."v_19"
          END
        )
      ) * (
        MAX((CAST(1 AS DOUBLE PRECISION) * ("source"."v_21" - 1))) - FLOOR(MAX((CAST(1 AS DOUBLE PRECISION) * ("source"."v_21" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "percentile_4"
FROM
  (
    SELECT
      "numbers"."n" AS "v_1",
      ROW_NUMBER() OVER (
        ORDER BY
          "numbers"."n" IS NULL,
          "numbers"."n"
      ) AS "v_2",
      COUNT("numbers"."n") OVER () AS "v_3",
      "numbers"."d" AS "v_4",
      ROW_NUMBER() OVER (
        ORDER BY
          "numbers"."d" IS NULL,
          "numbers"."d"
      ) AS "v_5",
      COUNT("numbers"."d") OVER () AS "v_6",
      "numbers"."f" AS "v_7",
      ROW_NUMBER() OVER (
        ORDER BY
          "numbers"."f" IS NULL,
          "numbers"."f"
      ) AS "v_8",
      COUNT("numbers"."f") OVER () AS "v_9",
      "numbers"."n" AS "v_10",
      ROW_NUMBER() OVER (
        ORDER BY
          "numbers"."n" IS NULL,
          "numbers"."n"
      ) AS "v_11",
      COUNT("numbers"."n") OVER () AS "v_12",
      "numbers"."d" AS "v_13",
      ROW_NUMBER() OVER (
        ORDER BY
          "numbers"."d" IS NULL,
          "numbers"."d"
      ) AS "v_14",
      COUNT("numbers"."d") OVER () AS "v_15",
      "numbers"."n" AS "v_16",
      ROW_NUMBER() OVER (
        ORDER BY
          "numbers"."n" IS NULL,
          "numbers"."n"
      ) AS "v_17",
      COUNT("numbers"."n") OVER () AS "v_18",
      "numbers"."n" AS "v_19",
      ROW_NUMBER() OVER (
        ORDER BY
          "numbers"."n" IS NULL,
          "numbers"."n"
      ) AS "v_20",
      COUNT("numbers"."n") OVER () AS "v_21"
    FROM
      "numbers"
  ) AS "source"
LIMIT
  1048575

-- # median per group with other aggregates
SELECT
  "source"."v_1" AS "product_id",
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
  ) AS "median",
  COUNT(*) AS "count",
  SUM("source"."v_5") AS "sum",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_7" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_8" - 1))) + 1 THEN "source"."v_6"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_7" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_8" - 1))) + 1 THEN "source"."v_6"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_7" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_8" - 1))) + 1 THEN "source"."v_6"
          END
        )
      ) * (
        MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_8" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_8" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "percentile"
FROM
  (
    SELECT
      "orders"."product_id" AS "v_1",
      "orders"."total" AS "v_2",
      ROW_NUMBER() OVER (
        PARTITION BY
          "orders"."product_id"
        ORDER BY
          "orders"."total" IS NULL,
          "orders"."total"
      ) AS "v_3",
      COUNT("orders"."total") OVER (
        PARTITION BY
          "orders"."product_id"
      ) AS "v_4",
      "orders"."quantity" AS "v_5",
      "orders"."quantity" AS "v_6",
      ROW_NUMBER() OVER (
        PARTITION BY
          "orders"."product_id"
        ORDER BY
          "orders"."quantity" IS NULL,
          "orders"."quantity"
      ) AS "v_7",
      COUNT("orders"."quantity") OVER (
        PARTITION BY
          "orders"."product_id"
      ) AS "v_8"
    FROM
      "orders"
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # median per group of text and dates
SELECT
  "source"."v_1" AS "people__via__person_id__name",
  "source"."v_2" AS "created_at",
  CAST(
    (
      MAX(
        CASE
          WHEN "source"."v_4" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
        END
      ) + (
        MAX(
          CASE
            WHEN "source"."v_4" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
          END
        ) - MAX(
          CASE
            WHEN "source"."v_4" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
          END
        )
      ) * (
        MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))))
      )
    ) AS DOUBLE PRECISION
  ) AS "median"
FROM
  (
    SELECT
      "people__via__person_id"."name" AS "v_1",
      CAST(date_trunc('year', "orders"."created_at") AS date) AS "v_2",
      "orders"."total" AS "v_3",
      ROW_NUMBER() OVER (
        PARTITION BY
          "people__via__person_id"."name",
          CAST(date_trunc('year', "orders"."created_at") AS date)
        ORDER BY
          "orders"."total" IS NULL,
          "orders"."total"
      ) AS "v_4",
      COUNT("orders"."total") OVER (
        PARTITION BY
          "people__via__person_id"."name",
          CAST(date_trunc('year', "orders"."created_at") AS date)
      ) AS "v_5"
    FROM
      "orders"
      LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id"
    WHERE
      "orders"."person_id" IS NOT NULL
  ) AS "source"
GROUP BY
  1,
  2
ORDER BY
  3 DESC,
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # arithmetic of medians, sorted and limited
SELECT
  "source"."v_1" AS "product_id",
  (
    MAX("source"."v_2") - CAST(
      (
        MAX(
          CASE
            WHEN "source"."v_4" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
          END
        ) + (
          MAX(
            CASE
              WHEN "source"."v_4" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
            END
          ) - MAX(
            CASE
              WHEN "source"."v_4" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
            END
          )
        ) * (
          MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))))
        )
      ) AS DOUBLE PRECISION
    )
  ) AS "expression",
  COUNT(
    CASE
      WHEN "source"."v_6" THEN 1
    END
  ) AS "count_where"
FROM
  (
    SELECT
      "orders"."product_id" AS "v_1",
      "orders"."total" AS "v_2",
      "orders"."total" AS "v_3",
      ROW_NUMBER() OVER (
        PARTITION BY
          "orders"."product_id"
        ORDER BY
          "orders"."total" IS NULL,
          "orders"."total"
      ) AS "v_4",
      COUNT("orders"."total") OVER (
        PARTITION BY
          "orders"."product_id"
      ) AS "v_5",
      ("orders"."is_gift" = TRUE) AS "v_6"
    FROM
      "orders"
  ) AS "source"
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  2

-- # median of a nested query
SELECT
  MAX("source"."median") AS "max"
FROM
  (
    SELECT
      "source"."v_1" AS "product_id",
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
          "orders"."product_id" AS "v_1",
          "orders"."total" AS "v_2",
          ROW_NUMBER() OVER (
            PARTITION BY
              "orders"."product_id"
            ORDER BY
              "orders"."total" IS NULL,
              "orders"."total"
          ) AS "v_3",
          COUNT("orders"."total") OVER (
            PARTITION BY
              "orders"."product_id"
          ) AS "v_4"
        FROM
          "orders"
      ) AS "source"
    GROUP BY
      1
  ) AS "source"
LIMIT
  1048575

-- # running total of medians
SELECT
  "source"."product_id" AS "product_id",
  SUM("source"."agg_1") OVER (
    ORDER BY
      "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum",
  "source"."agg_2" AS "median"
FROM
  (
    SELECT
      "source"."v_1" AS "product_id",
      SUM("source"."v_2") AS "agg_1",
      CAST(
        (
          MAX(
            CASE
              WHEN "source"."v_4" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
            END
          ) + (
            MAX(
              CASE
                WHEN "source"."v_4" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
              END
            ) - MAX(
              CASE
                WHEN "source"."v_4" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) + 1 THEN "source"."v_3"
              END
            )
          ) * (
            MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_5" - 1))))
          )
        ) AS DOUBLE PRECISION
      ) AS "agg_2"
    FROM
      (
        SELECT
          "orders"."product_id" AS "v_1",
          "orders"."quantity" AS "v_2",
          "orders"."quantity" AS "v_3",
          ROW_NUMBER() OVER (
            PARTITION BY
              "orders"."product_id"
            ORDER BY
              "orders"."quantity" IS NULL,
              "orders"."quantity"
          ) AS "v_4",
          COUNT("orders"."quantity") OVER (
            PARTITION BY
              "orders"."product_id"
          ) AS "v_5"
        FROM
          "orders"
      ) AS "source"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # median of nothing
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
      "orders"."total" AS "v_1",
      ROW_NUMBER() OVER (
        ORDER BY
          "orders"."total" IS NULL,
          "orders"."total"
      ) AS "v_2",
      COUNT("orders"."total") OVER () AS "v_3"
    FROM
      "orders"
    WHERE
      "orders"."id" = 99
  ) AS "source"
LIMIT
  1048575

-- # no rows
SELECT
  SUM("numbers"."n") AS "sum",
  CAST((CAST(SUM("numbers"."n") AS decimal(38, 10)) / NULLIF(COUNT("numbers"."n"), 0)) AS DOUBLE PRECISION) AS "avg",
  COUNT(*) AS "count",
  (
    CAST(
      COUNT(
        CASE
          WHEN "numbers"."n" > 2 THEN 1
        END
      ) AS DOUBLE PRECISION
    ) / NULLIF(COUNT(*), 0)
  ) AS "share",
  COUNT(
    CASE
      WHEN "numbers"."n" > 2 THEN 1
    END
  ) AS "count_where",
  SUM(
    CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."n"
      ELSE 0
    END
  ) AS "sum_where_n",
  SQRT(CAST(VAR_POP("numbers"."n") AS DOUBLE PRECISION)) AS "stddev",
  COUNT(DISTINCT "numbers"."n") AS "count_2",
  MIN("numbers"."n") AS "min"
FROM
  "numbers"
WHERE
  "numbers"."id" = 99
LIMIT
  1048575

-- # arithmetic of aggregates
SELECT
  (CAST(SUM("numbers"."d") AS DOUBLE PRECISION) / NULLIF(COUNT(*), 0)) AS "expression",
  (SUM("numbers"."d") + MAX("numbers"."n")) AS "expression_2",
  (
    CAST((CAST(SUM("numbers"."n") AS decimal(38, 10)) / NULLIF(COUNT("numbers"."n"), 0)) AS DOUBLE PRECISION) * 2
  ) AS "expression_3",
  COALESCE(SUM("numbers"."n"), 0) AS "coalesce",
  CASE
    WHEN SUM("numbers"."n") > 3 THEN 1
    ELSE 0
  END AS "case",
  (
    SIGN(
      CAST(
        CAST((CAST(SUM("numbers"."d") AS decimal(38, 10)) / NULLIF(COUNT("numbers"."d"), 0)) AS DOUBLE PRECISION) AS DOUBLE PRECISION
      )
    ) * FLOOR(
      ABS(
        CAST(
          CAST((CAST(SUM("numbers"."d") AS decimal(38, 10)) / NULLIF(COUNT("numbers"."d"), 0)) AS DOUBLE PRECISION) AS DOUBLE PRECISION
        )
      ) + 4.9999999999999994e-1
    ) + 0
  ) AS "round",
  (CAST(SUM("numbers"."n") AS DOUBLE PRECISION) / NULLIF(0, 0)) AS "expression_4"
FROM
  "numbers"
LIMIT
  1048575

-- # reference to an aggregation before
SELECT
  SUM("orders"."quantity") AS "sum",
  (CAST(SUM("orders"."quantity") AS decimal(38, 0)) * 2) AS "expression"
FROM
  "orders"
LIMIT
  1048575

-- # conditions count as one and zero in sums
SELECT
  SUM(
    CASE
      WHEN ("orders"."quantity" > 1) THEN 1
      WHEN NOT ("orders"."quantity" > 1) THEN 0
    END
  ) AS "sum",
  CAST(
    (
      CAST(
        SUM(
          CASE
            WHEN ("orders"."quantity" > 1) THEN 1
            WHEN NOT ("orders"."quantity" > 1) THEN 0
          END
        ) AS decimal(38, 10)
      ) / NULLIF(
        COUNT(
          CASE
            WHEN ("orders"."quantity" > 1) THEN 1
            WHEN NOT ("orders"."quantity" > 1) THEN 0
          END
        ),
        0
      )
    ) AS DOUBLE PRECISION
  ) AS "avg"
FROM
  "orders"
LIMIT
  1048575

-- # breakouts in aggregations
SELECT
  "source"."product_id" AS "product_id",
  (CAST("source"."agg_1" AS decimal(38, 0)) + "source"."product_id") AS "expression",
  (
    CAST(
      SUM("source"."agg_2") OVER (
        ORDER BY
          "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
      ) AS decimal(38, 0)
    ) + "source"."product_id"
  ) AS "expression_2"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "agg_1",
      COUNT(*) AS "agg_2"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
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
      "source"."v_1" AS "c",
      "source"."v_2" AS "t",
      "source"."v_3" AS "d",
      "source"."v_4" AS "whole",
      CAST(
        (
          MAX(
            CASE
              WHEN "source"."v_6" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_7" - 1))) + 1 THEN "source"."v_5"
            END
          ) + (
            MAX(
              CASE
                WHEN "source"."v_6" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_7" - 1))) + 1 THEN "source"."v_5"
              END
            ) - MAX(
              CASE
                WHEN "source"."v_6" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_7" - 1))) + 1 THEN "source"."v_5"
              END
            )
          ) * (
            MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_7" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_7" - 1))))
          )
        ) AS DOUBLE PRECISION
      ) AS "agg_1",
      CAST(
        (
          MAX(
            CASE
              WHEN "source"."v_9" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_10" - 1))) + 1 THEN "source"."v_8"
            END
          ) + (
            MAX(
              CASE
                WHEN "source"."v_9" = CEIL((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_10" - 1))) + 1 THEN "source"."v_8"
              END
            ) - MAX(
              CASE
                WHEN "source"."v_9" = FLOOR((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_10" - 1))) + 1 THEN "source"."v_8"
              END
            )
          ) * (
            MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_10" - 1))) - FLOOR(MAX((CAST(0.5 AS DOUBLE PRECISION) * ("source"."v_10" - 1))))
          )
        ) AS DOUBLE PRECISION
      ) AS "agg_2",
      CAST(
        (
          MAX(
            CASE
              WHEN "source"."v_12" = FLOOR((CAST(1 AS DOUBLE PRECISION) * ("source"."v_13" - 1))) + 1 THEN "source"."v_11"
            END
          ) + (
            MAX(
              CASE
                WHEN "source"."v_12" = CEIL((CAST(1 AS DOUBLE PRECISION) * ("source"."v_13" - 1))) + 1 THEN "source"."v_11"
              END
            ) - MAX(
              CASE
                WHEN "source"."v_12" = FLOOR((CAST(1 AS DOUBLE PRECISION) * ("source"."v_13" - 1))) + 1 THEN "source"."v_11"
              END
            )
          ) * (
            MAX((CAST(1 AS DOUBLE PRECISION) * ("source"."v_13" - 1))) - FLOOR(MAX((CAST(1 AS DOUBLE PRECISION) * ("source"."v_13" - 1))))
          )
        ) AS DOUBLE PRECISION
      ) AS "agg_3",
      COUNT(*) AS "agg_4"
    FROM
      (
        SELECT
          2 AS "v_1",
          CAST($1 AS varchar(65535)) AS "v_2",
          CAST($2 AS DATE) AS "v_3",
          3 AS "v_4",
          2 AS "v_5",
          ROW_NUMBER() OVER () AS "v_6",
          COUNT(2) OVER () AS "v_7",
          3 AS "v_8",
          ROW_NUMBER() OVER () AS "v_9",
          COUNT(3) OVER () AS "v_10",
          "numbers"."n" AS "v_11",
          ROW_NUMBER() OVER (
            ORDER BY
              "numbers"."n" IS NULL,
              "numbers"."n"
          ) AS "v_12",
          COUNT("numbers"."n") OVER () AS "v_13"
        FROM
          "numbers"
      ) AS "source"
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
