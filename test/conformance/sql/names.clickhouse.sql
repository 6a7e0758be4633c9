-- # a joined column keeps its own name on the next level
SELECT
  "source"."title" AS "title",
  "source"."a__title" AS "a__title",
  "source"."count" AS "count"
FROM
  (
    SELECT
      "products"."title" AS "title",
      "a"."title" AS "a__title",
      COUNT(*) AS "count"
    FROM
      "products"
      LEFT JOIN "products" AS "a" ON "products"."category" = "a"."category"
    GROUP BY
      1,
      2
  ) AS "source"
ORDER BY
  "source"."title" ASC,
  "source"."a__title" ASC
LIMIT
  1048575

-- # a joined column goes by its name and by its alias in the SQL
SELECT
  "source"."a__title" AS "a__title",
  COUNT(*) AS "count",
  MAX("source"."title") AS "max",
  MAX("source"."a__title") AS "max_2"
FROM
  (
    SELECT
      "products"."title" AS "title",
      "a"."title" AS "a__title",
      COUNT(*) AS "count"
    FROM
      "products"
      LEFT JOIN "products" AS "a" ON "products"."category" = "a"."category"
    GROUP BY
      1,
      2
  ) AS "source"
WHERE
  "source"."a__title" = 'gadget three'
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # names of joined columns two levels up, with an expression of the same name
SELECT
  "source"."B__name" AS "B__name",
  "source"."id_2" AS "id_2",
  "source"."A__id" AS "A__id",
  "source"."A__id" AS "A__id_2",
  "source"."A__name" AS "A__name"
FROM
  (
    SELECT
      "source"."id" AS "id",
      "source"."id_2" AS "id_2",
      "source"."A__id" AS "A__id",
      "source"."A__name" AS "A__name",
      "source"."B__name" AS "B__name"
    FROM
      (
        SELECT
          "orders"."id" AS "id",
          (CAST("orders"."id" AS Int128) + 100) AS "id_2",
          "A"."id" AS "A__id",
          "A"."name" AS "A__name",
          "B"."name" AS "B__name"
        FROM
          "orders"
          LEFT JOIN "people" AS "A" ON "orders"."person_id" = "A"."id"
          LEFT JOIN "people" AS "B" ON "orders"."quantity" = "B"."id"
      ) AS "source"
  ) AS "source"
ORDER BY
  "source"."id" ASC
LIMIT
  2

-- # columns of SQL whose names objects have themselves
select
  1 as __proto__,
  2 as constructor,
  3 as b

-- # an expression and an aggregation named __proto__, through levels
SELECT
  "source"."__lookupSetter__" AS "__lookupSetter__",
  "source"."__proto__" AS "__proto__"
FROM
  (
    SELECT
      (CAST("orders"."quantity" AS Int128) + 1) AS "__proto__",
      COUNT(*) AS "__lookupSetter__"
    FROM
      "orders"
    GROUP BY
      1
  ) AS "source"
WHERE
  "source"."__proto__" > 2
ORDER BY
  "source"."__proto__" DESC
LIMIT
  1048575

-- # SQL with a column named __proto__ as a source, with a join of that alias
SELECT
  "source"."__proto__" AS "__proto__",
  "source"."id" AS "id",
  "__proto__"."name" AS "__proto____name"
FROM
  (
    SELECT
      *
    FROM
      (
        select
          quantity as __proto__,
          id
        from
          orders
      ) SETTINGS join_use_nulls = 0,
      aggregate_functions_null_for_empty = 0,
      group_by_use_nulls = 0,
      cast_keep_nullable = 0,
      prefer_column_name_to_alias = 0,
      enable_extended_results_for_datetime_functions = 0
  ) AS "source"
  LEFT JOIN "people" AS "__proto__" ON "source"."__proto__" = "__proto__"."id"
ORDER BY
  "source"."id" ASC
LIMIT
  2

-- # a label changes no name, a name does
SELECT
  sum("orders"."total") AS "sum",
  COUNT(*) AS "count",
  (CAST(COUNT(*) AS Int128) + 1) AS "expression",
  toFloat64 (
    toString (
      (
        CAST(toString (sum(CAST("orders"."quantity" AS Int128))) AS Decimal(76, 30)) / nullIf(count("orders"."quantity"), 0)
      )
    )
  ) AS "mean",
  MAX("orders"."quantity") AS "most"
FROM
  "orders"
LIMIT
  1048575

-- # a label changes no name in the staged form either
SELECT
  "source"."sum" AS "sum",
  "source"."n" AS "n"
FROM
  (
    SELECT
      sum("orders"."total") AS "sum",
      COUNT(*) AS "n"
    FROM
      "orders"
  ) AS "source"
LIMIT
  1048575

-- # a binned column refers to its bins as they were chosen
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 10 + 1e-9) AS Int64) * 10) AS "total",
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 15 + 1e-9) AS Int64) * 15) AS "total_2",
  COUNT(*) AS "count"
FROM
  "orders"
GROUP BY
  1,
  2
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # bins that were chosen before are chosen anew
SELECT
  (CAST(FLOOR(CAST("orders"."total" AS Float64) / 5 + 1e-9) AS Int64) * 5) AS "total",
  COUNT(*) AS "count"
FROM
  "orders"
WHERE
  "orders"."total" < 40
GROUP BY
  1
ORDER BY
  1 DESC
LIMIT
  1048575

-- # names with characters beyond the basic plane, and with blanks around them
SELECT
  sum(CAST("source"."_ sold" AS Int128)) AS "sum",
  sum(CAST("source"."lead" AS Int128)) AS "sum_2"
FROM
  (
    SELECT
      "orders"."quantity" AS "_ sold",
      "orders"."quantity" AS "lead"
    FROM
      "orders"
      LEFT JOIN "products" AS "_ goods" ON "orders"."product_id" = "_ goods"."id"
  ) AS "source"
LIMIT
  1048575
