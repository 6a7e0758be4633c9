-- # sums keep exact decimals
SELECT
  sum(CAST("numbers"."n" AS Int128)) AS "sum",
  sum("numbers"."d") AS "sum_2",
  sum("numbers"."f") AS "sum_3",
  sum((toDecimal256 (1, 0) * "numbers"."d" * "numbers"."d")) AS "sum_4",
  sum(
    CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."d"
      ELSE 0
    END
  ) AS "sum_5"
FROM
  "numbers"
LIMIT
  1048575

-- # sum of whole numbers beyond 64 bits
SELECT
  sum(CAST("numbers"."big" AS Int128)) AS "sum"
FROM
  "numbers"
LIMIT
  1048575

-- # averages are exact floats
SELECT
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("numbers"."n" AS Int128))) AS Decimal(76, 30)) / nullIf(count("numbers"."n"), 0)
      )
    )
  ) AS "avg",
  toFloat64 (
    toString ((CAST(toString (sum("numbers"."d")) AS Decimal(76, 30)) / nullIf(count("numbers"."d"), 0)))
  ) AS "avg_2",
  avg("numbers"."f") AS "avg_3",
  avg((CAST("numbers"."n" AS Float64) / CAST(nullIf(3, 0) AS Float64))) AS "avg_4"
FROM
  "numbers"
LIMIT
  1048575

-- # average of large numbers
SELECT
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("numbers"."big" AS Int128))) AS Decimal(76, 30)) / nullIf(count("numbers"."big"), 0)
      )
    )
  ) AS "avg"
FROM
  "numbers"
LIMIT
  1048575

-- # least and greatest
SELECT
  MIN("numbers"."d") AS "min",
  MAX("numbers"."d") AS "max",
  MIN("numbers"."big") AS "min_2",
  MAX("numbers"."big") AS "max_2",
  MIN("numbers"."f") AS "min_3"
FROM
  "numbers"
LIMIT
  1048575

-- # least and greatest of dates, text and conditions
SELECT
  MIN("orders"."created_at") AS "min",
  MAX("orders"."paid_at") AS "max",
  MAX("orders"."note") AS "max_2",
  (
    MIN(
      CASE
        WHEN "orders"."is_gift" THEN 1
        WHEN NOT "orders"."is_gift" THEN 0
      END
    ) = 1
  ) AS "min_2",
  (
    MAX(
      CASE
        WHEN "orders"."is_gift" THEN 1
        WHEN NOT "orders"."is_gift" THEN 0
      END
    ) = 1
  ) AS "max_3"
FROM
  "orders"
LIMIT
  1048575

-- # median and percentiles between neighbors
SELECT if(length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."n" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."n" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))))) AS "median", if(length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."d" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."d" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."d" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."d" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))))) AS "median_2", if(length(arraySort(groupArray(CAST("numbers"."f" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."f" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."f" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."f" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."f" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."f" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."f" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."f" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."f" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."f" AS Float64)))) - 1)))))) AS "median_3", if(length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.9', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."n" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.9', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."n" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.9', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.9', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.9', 1) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))))) AS "percentile", if(length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."d" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.25', 2) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."d" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.25', 2) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."d" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."d" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.25', 2) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.25', 2) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.25', 2) AS Float64) * (length(arraySort(groupArray(CAST("numbers"."d" AS Float64)))) - 1)))))) AS "percentile_2", if(length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(0 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."n" AS Float64)))[least(toInt64(floor((CAST(0 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."n" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(0 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1]) * ((CAST(0 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)) - toInt64(floor((CAST(0 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))))) AS "percentile_3", if(length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."n" AS Float64)))[least(toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."n" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1]) * ((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)) - toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))))) AS "percentile_4" FROM "numbers" LIMIT 1048575

-- # median per group with other aggregates
SELECT "orders"."product_id" AS "product_id", if(length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."total" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."total" AS Float64))))))] - arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))))) AS "median", COUNT(*) AS "count", sum(CAST("orders"."quantity" AS Int128)) AS "sum", if(length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."quantity" AS Float64))))))] - arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))))) AS "percentile" FROM "orders" GROUP BY 1 ORDER BY 1 ASC LIMIT 1048575

-- # median per group of text and dates
SELECT "people__via__person_id"."name" AS "people__via__person_id__name", CAST(toStartOfYear(CAST("orders"."created_at" AS DateTime64(6, 'UTC'))) AS Date32) AS "created_at", if(length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."total" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."total" AS Float64))))))] - arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))))) AS "median" FROM "orders" LEFT JOIN "people" AS "people__via__person_id" ON "orders"."person_id" = "people__via__person_id"."id" WHERE "orders"."person_id" IS NOT NULL GROUP BY 1, 2 ORDER BY 3 DESC, 1 ASC, 2 ASC LIMIT 1048575

-- # arithmetic of medians, sorted and limited
SELECT "orders"."product_id" AS "product_id", (MAX("orders"."total") - if(length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."total" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."total" AS Float64))))))] - arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1))))))) AS "expression", COUNT(CASE WHEN "orders"."is_gift" = TRUE THEN 1 END) AS "count_where" FROM "orders" GROUP BY 1 ORDER BY 2 DESC, 1 ASC LIMIT 2

-- # median of a nested query
SELECT MAX("source"."median") AS "max" FROM (SELECT "orders"."product_id" AS "product_id", if(length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."total" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."total" AS Float64))))))] - arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))))) AS "median" FROM "orders" GROUP BY 1) AS "source" LIMIT 1048575

-- # running total of medians
SELECT "source"."product_id" AS "product_id", sum(CAST("source"."agg_1" AS Int128)) OVER (ORDER BY "source"."product_id" ASC ROWS UNBOUNDED PRECEDING) AS "sum", "source"."agg_2" AS "median" FROM (SELECT "orders"."product_id" AS "product_id", sum(CAST("orders"."quantity" AS Int128)) AS "agg_1", if(length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."quantity" AS Float64))))))] - arraySort(groupArray(CAST("orders"."quantity" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."quantity" AS Float64)))) - 1)))))) AS "agg_2" FROM "orders" GROUP BY 1) AS "source" ORDER BY 1 ASC LIMIT 1048575

-- # median of nothing
SELECT if(length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("orders"."total" AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("orders"."total" AS Float64))))))] - arraySort(groupArray(CAST("orders"."total" AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST("orders"."total" AS Float64)))) - 1)))))) AS "median", COUNT(*) AS "count" FROM "orders" WHERE "orders"."id" = 99 LIMIT 1048575

-- # no rows
SELECT
  sum(CAST("numbers"."n" AS Int128)) AS "sum",
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("numbers"."n" AS Int128))) AS Decimal(76, 30)) / nullIf(count("numbers"."n"), 0)
      )
    )
  ) AS "avg",
  COUNT(*) AS "count",
  (
    CAST(
      COUNT(
        CASE
          WHEN "numbers"."n" > 2 THEN 1
        END
      ) AS Float64
    ) / CAST(nullIf(COUNT(*), 0) AS Float64)
  ) AS "share",
  COUNT(
    CASE
      WHEN "numbers"."n" > 2 THEN 1
    END
  ) AS "count_where",
  sum(
    CAST(
      CASE
        WHEN "numbers"."n" > 2 THEN "numbers"."n"
        ELSE 0
      END AS Int128
    )
  ) AS "sum_where_n",
  stddevPop (CAST("numbers"."n" AS Float64)) AS "stddev",
  COUNT(DISTINCT "numbers"."n") AS "count_2",
  MIN("numbers"."n") AS "min"
FROM
  "numbers"
WHERE
  "numbers"."id" = 99
LIMIT
  1048575

-- # the deviation of large whole numbers and decimals keeps its fraction
SELECT
  stddevPop (CAST((CAST("numbers"."n" AS Int128) * 1000000000) AS Float64)) AS "stddev",
  stddevPop (CAST((toDecimal256 (1, 0) * "numbers"."d" * 1000000000) AS Float64)) AS "stddev_2"
FROM
  "numbers"
WHERE
  (
    "numbers"."id" <> 6
    OR "numbers"."id" IS NULL
  )
LIMIT
  1048575

-- # deviation and variance of the population
SELECT
  stddevPop (CAST("numbers"."n" AS Float64)) AS "stddev",
  varPop (CAST("numbers"."n" AS Float64)) AS "var",
  stddevPop (CAST("numbers"."d" AS Float64)) AS "stddev_2",
  varPop (CAST("numbers"."f" AS Float64)) AS "var_2"
FROM
  "numbers"
LIMIT
  1048575

-- # conditional aggregates
SELECT
  COUNT(
    CASE
      WHEN "numbers"."n" > 2 THEN 1
    END
  ) AS "count_where",
  sum(
    CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."d"
      ELSE 0
    END
  ) AS "sum_where_d",
  sum(
    CASE
      WHEN "numbers"."n" > 200 THEN "numbers"."d"
      ELSE 0
    END
  ) AS "sum_where_d_2",
  COUNT(
    DISTINCT CASE
      WHEN "numbers"."n" > 2 THEN "numbers"."n"
    END
  ) AS "distinct_where_n",
  (
    CAST(
      COUNT(
        CASE
          WHEN "numbers"."n" > 2 THEN 1
        END
      ) AS Float64
    ) / CAST(nullIf(COUNT(*), 0) AS Float64)
  ) AS "share"
FROM
  "numbers"
LIMIT
  1048575

-- # distinct numbers and conditions
SELECT
  COUNT(DISTINCT "orders"."total") AS "count",
  COUNT(DISTINCT "orders"."discount") AS "count_2",
  COUNT(DISTINCT "orders"."is_gift") AS "count_3",
  COUNT(DISTINCT "orders"."person_id") AS "count_4",
  COUNT("orders"."person_id") AS "count_5"
FROM
  "orders"
LIMIT
  1048575

-- # arithmetic of aggregates
SELECT
  (CAST(sum("numbers"."d") AS Float64) / CAST(nullIf(COUNT(*), 0) AS Float64)) AS "expression",
  (toDecimal256 (1, 0) * sum("numbers"."d") + MAX("numbers"."n")) AS "expression_2",
  (
    toFloat64 (
      toString (
        (
          CAST(toString (sum(CAST("numbers"."n" AS Int128))) AS Decimal(76, 30)) / nullIf(count("numbers"."n"), 0)
        )
      )
    ) * 2
  ) AS "expression_3",
  COALESCE(sum(CAST("numbers"."n" AS Int128)), 0) AS "coalesce",
  CASE
    WHEN sum(CAST("numbers"."n" AS Int128)) > 3 THEN 1
    ELSE 0
  END AS "case",
  (
    SIGN (
      CAST(
        toFloat64 (
          toString ((CAST(toString (sum("numbers"."d")) AS Decimal(76, 30)) / nullIf(count("numbers"."d"), 0)))
        ) AS Float64
      )
    ) * FLOOR(
      ABS(
        CAST(
          toFloat64 (
            toString ((CAST(toString (sum("numbers"."d")) AS Decimal(76, 30)) / nullIf(count("numbers"."d"), 0)))
          ) AS Float64
        )
      ) + 4.9999999999999994e-1
    ) + 0
  ) AS "round",
  (CAST(sum(CAST("numbers"."n" AS Int128)) AS Float64) / CAST(nullIf(0, 0) AS Float64)) AS "expression_4"
FROM
  "numbers"
LIMIT
  1048575

-- # running totals along the first of two breakouts
SELECT
  "source"."created_at" AS "created_at",
  "source"."product_id" AS "product_id",
  sum(CAST("source"."agg_1" AS Int128)) OVER (
    PARTITION BY
      "source"."product_id"
    ORDER BY
      "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum",
  sum(CAST("source"."agg_2" AS Int128)) OVER (
    PARTITION BY
      "source"."product_id"
    ORDER BY
      "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      CAST(toStartOfYear (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_1",
      COUNT(*) AS "agg_2"
    FROM
      "orders"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # running totals without a breakout
SELECT
  "source"."agg_1" AS "sum",
  "source"."agg_2" AS "count",
  "source"."agg_3" AS "count_2"
FROM
  (
    SELECT
      sum(CAST("numbers"."n" AS Int128)) AS "agg_1",
      COUNT(*) AS "agg_2",
      COUNT("numbers"."n") AS "agg_3"
    FROM
      "numbers"
  ) AS "source"
LIMIT
  1048575

-- # running totals are sorted after they are made
SELECT
  "source"."product_id" AS "product_id",
  sum(CAST("source"."agg_1" AS Int128)) OVER (
    ORDER BY
      "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "sum"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 DESC
LIMIT
  1048575

-- # the row before and after
SELECT
  "source"."product_id" AS "product_id",
  "source"."agg_1" AS "sum",
  LAG (toNullable ("source"."agg_2"), 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "before",
  LEAD (toNullable ("source"."agg_3"), 1) OVER (
    ORDER BY
      "source"."product_id" ASC
  ) AS "after",
  (
    CAST("source"."agg_4" AS Int128) - LAG (toNullable ("source"."agg_5"), 1) OVER (
      ORDER BY
        "source"."product_id" ASC
    )
  ) AS "expression"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_1",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_2",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_3",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_4",
      sum(CAST("orders"."quantity" AS Int128)) AS "agg_5"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # the row before within each group
SELECT
  "source"."product_id" AS "product_id",
  "source"."quantity" AS "quantity",
  "source"."agg_1" AS "count",
  LAG (toNullable ("source"."agg_2"), 1) OVER (
    PARTITION BY
      "source"."quantity"
    ORDER BY
      "source"."product_id" ASC
  ) AS "before"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      "orders"."quantity" AS "quantity",
      COUNT(*) AS "agg_1",
      COUNT(*) AS "agg_2"
    FROM
      "orders"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # reference to an aggregation before
SELECT
  sum(CAST("orders"."quantity" AS Int128)) AS "sum",
  (CAST(sum(CAST("orders"."quantity" AS Int128)) AS Int128) * 2) AS "expression"
FROM
  "orders"
LIMIT
  1048575

-- # percentile beyond one
-- refused: invalid-query | "percentile": the percentile must be from 0 to 1. (at query.aggregation[0]) | query.aggregation[0]

-- # offset of nothing
-- refused: invalid-query | "offset" needs a whole number of rows that is not 0. | query.aggregation[0]

-- # an aggregation among rows
-- refused: invalid-query | "count" can only be used in an aggregation. (at query.expressions.e1[1]) | query.expressions.e1[1]

-- # what aggregates nothing is no aggregation
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # a sum of text
-- refused: invalid-query | "sum": expected numbers, got type/Text. (at query.aggregation[0]) | query.aggregation[0]

-- # a median of dates
-- refused: invalid-query | "median": expected numbers, got type/Date. (at query.aggregation[0]) | query.aggregation[0]

-- # conditions count as one and zero in sums
SELECT
  sum(
    CAST(
      CASE
        WHEN ("orders"."quantity" > 1) THEN 1
        WHEN NOT ("orders"."quantity" > 1) THEN 0
      END AS Int128
    )
  ) AS "sum",
  toFloat64 (
    toString (
      (
        CAST(
          toString (
            sum(
              CAST(
                CASE
                  WHEN ("orders"."quantity" > 1) THEN 1
                  WHEN NOT ("orders"."quantity" > 1) THEN 0
                END AS Int128
              )
            )
          ) AS Decimal(76, 30)
        ) / nullIf(
          count(
            CASE
              WHEN ("orders"."quantity" > 1) THEN 1
              WHEN NOT ("orders"."quantity" > 1) THEN 0
            END
          ),
          0
        )
      )
    )
  ) AS "avg"
FROM
  "orders"
LIMIT
  1048575

-- # a column of single rows beside an aggregation
-- refused: invalid-query | A column is outside the aggregation functions. (at query.aggregation[0]) | query.aggregation[0]

-- # an aggregation in another
-- refused: invalid-query | An aggregation cannot be used in an expression over single rows. (at query.aggregation[1][1]) | query.aggregation[1][1]

-- # breakouts in aggregations
SELECT
  "source"."product_id" AS "product_id",
  (CAST("source"."agg_1" AS Int128) + "source"."product_id") AS "expression",
  (
    CAST(
      sum(CAST("source"."agg_2" AS Int128)) OVER (
        ORDER BY
          "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
      ) AS Int128
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

-- # an offset of a running total
-- refused: invalid-query | "offset" cannot contain a running total or another offset. | query.aggregation[0]

-- # cumulative count restarts per group
SELECT
  "source"."created_at" AS "created_at",
  "source"."product_id" AS "product_id",
  sum(CAST("source"."agg_1" AS Int128)) OVER (
    PARTITION BY
      "source"."product_id"
    ORDER BY
      "source"."created_at" ASC ROWS UNBOUNDED PRECEDING
  ) AS "count"
FROM
  (
    SELECT
      CAST(toStartOfQuarter (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))) AS Date32) AS "created_at",
      "orders"."product_id" AS "product_id",
      COUNT(*) AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # variance and deviation of one row are 0
SELECT
  varPop (CAST("orders"."quantity" AS Float64)) AS "var",
  stddevPop (CAST("orders"."total" AS Float64)) AS "stddev"
FROM
  "orders"
WHERE
  "orders"."id" = 1
LIMIT
  1048575

-- # percentiles of a constant, in groups by a constant
SELECT "source"."c" AS "c", "source"."t" AS "t", "source"."d" AS "d", "source"."whole" AS "whole", "source"."agg_1" AS "median", "source"."agg_2" AS "median_2", "source"."agg_3" AS "percentile", sum(CAST("source"."agg_4" AS Int128)) OVER (PARTITION BY "source"."t", "source"."d", "source"."whole" ORDER BY "source"."c" ASC ROWS UNBOUNDED PRECEDING) AS "count" FROM (SELECT 2 AS "c", 'a' AS "t", toDate32('2024-02-29') AS "d", 3 AS "whole", if(length(arraySort(groupArray(CAST(2 AS Float64)))) = 0, NULL, arraySort(groupArray(CAST(2 AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(2 AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST(2 AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(2 AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST(2 AS Float64))))))] - arraySort(groupArray(CAST(2 AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(2 AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(2 AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(2 AS Float64)))) - 1)))))) AS "agg_1", if(length(arraySort(groupArray(CAST(3 AS Float64)))) = 0, NULL, arraySort(groupArray(CAST(3 AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(3 AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST(3 AS Float64)))[least(toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(3 AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST(3 AS Float64))))))] - arraySort(groupArray(CAST(3 AS Float64)))[toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(3 AS Float64)))) - 1)))) + 1]) * ((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(3 AS Float64)))) - 1)) - toInt64(floor((CAST(toDecimal128('0.5', 1) AS Float64) * (length(arraySort(groupArray(CAST(3 AS Float64)))) - 1)))))) AS "agg_2", if(length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) = 0, NULL, arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1] + (arraySort(groupArray(CAST("numbers"."n" AS Float64)))[least(toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 2, toInt64(length(arraySort(groupArray(CAST("numbers"."n" AS Float64))))))] - arraySort(groupArray(CAST("numbers"."n" AS Float64)))[toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))) + 1]) * ((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)) - toInt64(floor((CAST(1 AS Float64) * (length(arraySort(groupArray(CAST("numbers"."n" AS Float64)))) - 1)))))) AS "agg_3", COUNT(*) AS "agg_4" FROM "numbers" GROUP BY 1, 2, 3, 4) AS "source" ORDER BY 1 ASC, 2 ASC, 3 ASC, 4 ASC LIMIT 1048575
