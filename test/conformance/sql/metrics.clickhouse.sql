-- # a metric's filter holds for its own aggregation alone
SELECT
  "orders"."product_id" AS "product_id",
  sum(
    CASE
      WHEN "orders"."quantity" > 1 THEN "orders"."total"
    END
  ) AS "sum",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric alone
SELECT
  sum(
    CASE
      WHEN "orders"."quantity" > 1 THEN "orders"."total"
    END
  ) AS "sum"
FROM
  "orders"
LIMIT
  1048575

-- # a metric with a filter of the query
SELECT
  sum(
    CASE
      WHEN "orders"."quantity" > 1 THEN "orders"."total"
    END
  ) AS "sum",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."product_id" = 2
LIMIT
  1048575

-- # a metric made of metrics
SELECT
  (
    CAST(
      sum(
        CASE
          WHEN "orders"."quantity" > 1 THEN "orders"."total"
        END
      ) AS Float64
    ) / CAST(nullIf(COUNT(*), 0) AS Float64)
  ) AS "expression"
FROM
  "orders"
LIMIT
  1048575

-- # arithmetic with metrics
SELECT
  (
    CAST(
      sum(
        CASE
          WHEN "orders"."quantity" > 1 THEN "orders"."total"
        END
      ) AS Float64
    ) / CAST(nullIf(COUNT(*), 0) AS Float64)
  ) AS "expression",
  (CAST(COUNT(*) AS Int128) + 1) AS "expression_2"
FROM
  "orders"
LIMIT
  1048575

-- # a metric brings its join
SELECT
  "orders"."product_id" AS "product_id",
  sum(
    CAST(
      CASE
        WHEN "P"."category" = 'Gadget' THEN "orders"."quantity"
      END AS Int128
    )
  ) AS "sum",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's join beside one of the same name
SELECT
  "P"."id" AS "P__id",
  sum(
    CAST(
      CASE
        WHEN "P_2"."category" = 'Gadget' THEN "orders"."quantity"
      END AS Int128
    )
  ) AS "sum"
FROM
  "orders"
  LEFT JOIN "people" AS "P" ON "orders"."person_id" = "P"."id"
  LEFT JOIN "products" AS "P_2" ON "orders"."product_id" = "P_2"."id"
WHERE
  "P"."name" IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's join that the query has too is not joined twice
SELECT
  "P"."category" AS "P__category",
  sum(
    CAST(
      CASE
        WHEN "P"."category" = 'Gadget' THEN "orders"."quantity"
      END AS Int128
    )
  ) AS "sum",
  COUNT(*) AS "count"
FROM
  "orders"
  LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric with an expression
SELECT
  sum(
    CAST(
      CASE
        WHEN (CAST("orders"."quantity" AS Int128) * 2) > 2 THEN (CAST("orders"."quantity" AS Int128) * 2)
      END AS Int128
    )
  ) AS "sum"
FROM
  "orders"
LIMIT
  1048575

-- # a metric's expression beside one of the same name
SELECT
  sum(
    CAST(
      CASE
        WHEN (CAST("orders"."quantity" AS Int128) * 2) > 2 THEN (CAST("orders"."quantity" AS Int128) * 2)
      END AS Int128
    )
  ) AS "sum",
  MAX((CAST("orders"."quantity" AS Int128) + 100)) AS "max"
FROM
  "orders"
LIMIT
  1048575

-- # a metric of a model, on the model
SELECT
  sum(
    CASE
      WHEN "source"."total" > 5 THEN "source"."total"
    END
  ) AS "sum",
  COUNT(*) AS "count"
FROM
  (
    SELECT
      "orders"."id" AS "id",
      "orders"."total" AS "total",
      "orders"."person_id" AS "person_id",
      "orders"."created_at" AS "created_at"
    FROM
      "orders"
  ) AS "source"
LIMIT
  1048575

-- # a metric of a table, on a model of that table
SELECT
  "source"."product_id" AS "product_id",
  sum(
    CASE
      WHEN "source"."quantity" > 1 THEN "source"."total"
    END
  ) AS "sum"
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

-- # a metric as its own source
SELECT
  "source"."product_id" AS "product_id",
  sum("source"."total") AS "sum",
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
    WHERE
      "orders"."quantity" > 1
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric as its own source, with its join and filter
SELECT
  "source"."P__title" AS "P__title",
  sum(CAST("source"."quantity" AS Int128)) AS "sum"
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
      "orders"."is_gift" AS "is_gift",
      "P"."id" AS "P__id",
      "P"."title" AS "P__title",
      "P"."category" AS "P__category",
      "P"."price" AS "P__price"
    FROM
      "orders"
      LEFT JOIN "products" AS "P" ON "orders"."product_id" = "P"."id"
    WHERE
      "P"."category" = 'Gadget'
  ) AS "source"
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  1048575

-- # a metric of several stages as its own source
SELECT
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("source"."count" AS Int128))) AS Decimal(76, 30)) / nullIf(count("source"."count"), 0)
      )
    )
  ) AS "avg",
  MAX("source"."count") AS "max"
FROM
  (
    SELECT
      "source"."person_id" AS "person_id",
      "source"."count" AS "count"
    FROM
      (
        SELECT
          "orders"."person_id" AS "person_id",
          COUNT(*) AS "count"
        FROM
          "orders"
        GROUP BY
          1
      ) AS "source"
  ) AS "source"
LIMIT
  1048575

-- # a metric of several stages, on the same stages
SELECT
  "source"."count" AS "count",
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("source"."count" AS Int128))) AS Decimal(76, 30)) / nullIf(count("source"."count"), 0)
      )
    )
  ) AS "avg"
FROM
  (
    SELECT
      "orders"."person_id" AS "person_id",
      COUNT(*) AS "count"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a metric's own result is what a plain source shows
SELECT
  "source"."sum" AS "sum"
FROM
  (
    SELECT
      sum("orders"."total") AS "sum"
    FROM
      "orders"
    WHERE
      "orders"."quantity" > 1
  ) AS "source"
LIMIT
  1048575

-- # the share of a metric's own rows
SELECT
  (
    CAST(
      COUNT(
        CASE
          WHEN (
            "products__via__product_id"."category" = 'Gadget'
            AND "orders"."quantity" > 1
          ) THEN 1
        END
      ) AS Float64
    ) / CAST(
      nullIf(
        COUNT(
          CASE
            WHEN "orders"."quantity" > 1 THEN 1
          END
        ),
        0
      ) AS Float64
    )
  ) AS "share"
FROM
  "orders"
  LEFT JOIN "products" AS "products__via__product_id" ON "orders"."product_id" = "products__via__product_id"."id"
LIMIT
  1048575

-- # a running metric, named by its own options
SELECT
  "source"."product_id" AS "product_id",
  sum(CAST("source"."agg_1" AS Int128)) OVER (
    ORDER BY
      "source"."product_id" ASC ROWS UNBOUNDED PRECEDING
  ) AS "running"
FROM
  (
    SELECT
      "orders"."product_id" AS "product_id",
      sum(
        CAST(
          CASE
            WHEN "orders"."quantity" > 1 THEN 1
            ELSE 0
          END AS Int128
        )
      ) AS "agg_1"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
ORDER BY
  1 ASC
LIMIT
  1048575

-- # names of the query win
SELECT
  sum(
    CASE
      WHEN "orders"."quantity" > 1 THEN "orders"."total"
    END
  ) AS "mine"
FROM
  "orders"
LIMIT
  1048575

-- # staged metric in a staged query
SELECT
  "orders"."quantity" AS "quantity",
  COUNT(
    DISTINCT CASE
      WHEN "orders"."product_id" = 2 THEN "orders"."person_id"
    END
  ) AS "count"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  2 DESC,
  1 DESC
LIMIT
  1048575

-- # sorted by a metric
SELECT
  "orders"."product_id" AS "product_id",
  sum(
    CASE
      WHEN "orders"."quantity" > 1 THEN "orders"."total"
    END
  ) AS "sum"
FROM
  "orders"
GROUP BY
  1
ORDER BY
  2 DESC,
  1 ASC
LIMIT
  1048575

-- # a metric of other data
-- refused: invalid-query | Metric "Number of people" uses different data than this query. (at query.aggregation[0]) | query.aggregation[0]

-- # a metric of several stages on plain rows
-- refused: invalid-query | Metric "Orders per person" uses different data than this query. (at query.aggregation[0]) | query.aggregation[0]

-- # metrics in a circle
-- refused: invalid-query | Metric "Circle, one side" refers to itself. (at query.aggregation[0][1]) | query.aggregation[0][1]

-- # a metric that does not exist
-- refused: invalid-query | Metric 999 does not exist. (at query.aggregation[0]) | query.aggregation[0]

-- # a question is no metric
-- refused: invalid-query | Metric 50 does not exist. (at query.aggregation[0]) | query.aggregation[0]

-- # a metric in a filter
-- refused: invalid-query | A metric can only be used in an aggregation. (at query.filter[1]) | query.filter[1]
