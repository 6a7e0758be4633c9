-- # text, bytes and numbers read as dates
SELECT
  "encoded"."id" AS "id",
  CASE
    WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
    WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "iso",
  CAST(
    CASE
      WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
      WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END AS DATE
  ) AS "iso_date",
  CASE
    WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
  END AS "iso_time",
  CASE
    WHEN "encoded"."seconds" >= (-62135596800)
    AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
  END AS "seconds",
  CASE
    WHEN CAST("encoded"."compact" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr("encoded"."compact", 1, 8) || 'T' || substr("encoded"."compact", 9)) AS timestamp)
  END AS "compact",
  CASE
    WHEN CAST(encode("encoded"."compact_bytes", 'escape') AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST(
      (
        substr(encode("encoded"."compact_bytes", 'escape'), 1, 8) || 'T' || substr(encode("encoded"."compact_bytes", 'escape'), 9)
      ) AS timestamp
    )
  END AS "compact_bytes",
  CASE
    WHEN CAST(encode("encoded"."iso_bytes", 'escape') AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(encode("encoded"."iso_bytes", 'escape'), 26) AS TIMESTAMP)
    WHEN CAST(encode("encoded"."iso_bytes", 'escape') AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace(encode("encoded"."iso_bytes", 'escape'), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "iso_bytes",
  CAST("encoded"."moment" AS DATE) AS "moment"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # fractions of epoch seconds
SELECT
  CASE
    WHEN "encoded"."millis" >= (-62135596800000)
    AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
  END AS "millis",
  CASE
    WHEN "encoded"."micros" >= (-62135596800000000)
    AND "encoded"."micros" < 253402300800000000 THEN (to_timestamp(0) + "encoded"."micros" * INTERVAL '1 microsecond')
  END AS "micros",
  CASE
    WHEN "encoded"."nanos" >= (-62135596800000000000)
    AND "encoded"."nanos" < 253402300800000000000 THEN (to_timestamp(0) + FLOOR("encoded"."nanos" / 1000.0) * INTERVAL '1 microsecond')
  END AS "nanos"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # fractions of epoch seconds, by the second
SELECT
  date_trunc(
    'second',
    CASE
      WHEN "encoded"."millis" >= (-62135596800000)
      AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
    END
  ) AS "millis",
  date_trunc(
    'second',
    CASE
      WHEN "encoded"."micros" >= (-62135596800000000)
      AND "encoded"."micros" < 253402300800000000 THEN (to_timestamp(0) + "encoded"."micros" * INTERVAL '1 microsecond')
    END
  ) AS "micros",
  date_trunc(
    'minute',
    CASE
      WHEN "encoded"."nanos" >= (-62135596800000000000)
      AND "encoded"."nanos" < 253402300800000000000 THEN (to_timestamp(0) + FLOOR("encoded"."nanos" / 1000.0) * INTERVAL '1 microsecond')
    END
  ) AS "nanos"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # text and floats read as numbers
SELECT
  CASE
    WHEN CAST("encoded"."float_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
  END AS "float_text",
  CASE
    WHEN CAST("encoded"."whole_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
      WHEN ROUND(CAST("encoded"."whole_text" AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST("encoded"."whole_text" AS NUMERIC)) AS BIGINT)
    END
  END AS "whole_text",
  CASE
    WHEN "encoded"."fraction" >= (-9.223372036854775808e18)
    AND "encoded"."fraction" < 9.223372036854775808e18 THEN CAST(
      (
        SIGN(CAST("encoded"."fraction" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("encoded"."fraction" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
      ) AS BIGINT
    )
  END AS "fraction"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on text read as a timestamp
-- 1: "2024-07-01T00:00:00"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
    WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END >= CAST($1 AS TIMESTAMP)
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter by the month of text
-- 1: "2024-10-01T00:00:00"
-- 2: "2024-11-01T00:00:00"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CASE
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END >= CAST($1 AS TIMESTAMP)
    AND CASE
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END < CAST($2 AS TIMESTAMP)
  )
LIMIT
  1048575

-- # filter on text read as a date
-- 1: "2024-02-29"
-- 2: "2024-07-02"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CAST(
      CASE
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) >= CAST($1 AS DATE)
    AND CAST(
      CASE
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) < CAST($2 AS DATE)
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on text read as a time
-- 1: "10:30:00"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
  END < CAST($1 AS TIME)
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on an epoch
-- 1: "2024-03-31T00:00:00Z"
-- 2: "2024-04-01T00:00:00Z"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CASE
      WHEN "encoded"."seconds" >= (-62135596800)
      AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
    END >= CAST($1 AS TIMESTAMPTZ)
    AND CASE
      WHEN "encoded"."seconds" >= (-62135596800)
      AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
    END < CAST($2 AS TIMESTAMPTZ)
  )
LIMIT
  1048575

-- # filter on an epoch of milliseconds
-- 1: "1970-01-01T00:00:00Z"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."millis" >= (-62135596800000)
    AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
  END < CAST($1 AS TIMESTAMPTZ)
LIMIT
  1048575

-- # filter on a number kept as text
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN CAST("encoded"."float_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
  END < 0
LIMIT
  1048575

-- # group by the month of text
SELECT
  CAST(
    date_trunc(
      'month',
      CASE
        WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END
    ) AS date
  ) AS "iso",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
    WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
      CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # group by the day of an epoch
SELECT
  CAST(
    date_trunc(
      'day',
      (
        CASE
          WHEN "encoded"."seconds" >= (-62135596800)
          AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
        END AT TIME ZONE 'UTC'
      )
    ) AS date
  ) AS "seconds",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."seconds" >= (-62135596800)
    AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
  END IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # hour and weekday of coerced fields
SELECT
  CAST(
    EXTRACT(
      HOUR
      FROM
        CASE
          WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
          WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
            CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
          )
        END
    ) AS integer
  ) AS "iso",
  (
    CAST(
      EXTRACT(
        DOW
        FROM
          CASE
            WHEN CAST("encoded"."compact" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr("encoded"."compact", 1, 8) || 'T' || substr("encoded"."compact", 9)) AS timestamp)
          END
      ) AS integer
    ) + 1
  ) AS "compact",
  CAST(
    date_trunc(
      'hour',
      CAST(
        CASE
          WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
        END AS time
      )
    ) AS time
  ) AS "iso_time",
  CAST(
    date_trunc(
      'year',
      (
        CASE
          WHEN "encoded"."seconds" >= (-62135596800)
          AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
        END AT TIME ZONE 'UTC'
      )
    ) AS date
  ) AS "seconds"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # functions of coerced fields
SELECT
  (
    CASE
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END + 1 * INTERVAL '1 month'
  ) AS "e1",
  CAST(
    EXTRACT(
      YEAR
      FROM
        CASE
          WHEN CAST("encoded"."compact" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr("encoded"."compact", 1, 8) || 'T' || substr("encoded"."compact", 9)) AS timestamp)
        END
    ) AS integer
  ) AS "e2",
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
                    WHEN CAST("encoded"."compact" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr("encoded"."compact", 1, 8) || 'T' || substr("encoded"."compact", 9)) AS timestamp)
                  END AS DATE
                ) AS timestamp
              )
          ) - EXTRACT(
            epoch
            FROM
              CAST(
                CAST(
                  CAST(
                    CASE
                      WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
                      WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
                        CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
                      )
                    END AS DATE
                  ) AS DATE
                ) AS timestamp
              )
          )
        ) * 1000000
      ) AS bigint
    ) / 86400000000
  ) AS "e3",
  (
    CAST(
      CASE
        WHEN CAST("encoded"."whole_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
          WHEN ROUND(CAST("encoded"."whole_text" AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST("encoded"."whole_text" AS NUMERIC)) AS BIGINT)
        END
      END AS numeric
    ) + 1
  ) AS "e4",
  (
    CASE
      WHEN CAST("encoded"."float_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
    END * 2
  ) AS "e5",
  CAST(
    CAST(
      CASE
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    ) AS TEXT
  ) AS "e6"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # aggregates of coerced fields
SELECT
  MIN(
    CASE
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
      WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
        CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
      )
    END
  ) AS "min",
  MAX(
    CASE
      WHEN CAST("encoded"."compact" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr("encoded"."compact", 1, 8) || 'T' || substr("encoded"."compact", 9)) AS timestamp)
    END
  ) AS "max",
  SUM(
    CASE
      WHEN CAST("encoded"."whole_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
        WHEN ROUND(CAST("encoded"."whole_text" AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST("encoded"."whole_text" AS NUMERIC)) AS BIGINT)
      END
    END
  ) AS "sum",
  CAST(
    AVG(
      CASE
        WHEN CAST("encoded"."float_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
      END
    ) AS DOUBLE PRECISION
  ) AS "avg",
  COUNT(
    DISTINCT CAST(
      CASE
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS DATE
    )
  ) AS "count",
  MAX(
    CASE
      WHEN "encoded"."seconds" >= (-62135596800)
      AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
    END
  ) AS "max_2",
  SUM(
    CASE
      WHEN "encoded"."fraction" >= (-9.223372036854775808e18)
      AND "encoded"."fraction" < 9.223372036854775808e18 THEN CAST(
        (
          SIGN(CAST("encoded"."fraction" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("encoded"."fraction" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
        ) AS BIGINT
      )
    END
  ) AS "sum_2"
FROM
  "encoded"
LIMIT
  1048575

-- # coerced fields of a nested query
-- 1: "2024-01-01T00:00:00"
-- 2: "2025-01-01T00:00:00"
SELECT
  "source"."iso" AS "iso",
  "source"."whole_text" AS "whole_text"
FROM
  (
    SELECT
      "encoded"."id" AS "id",
      CASE
        WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso", 26) AS TIMESTAMP)
        WHEN CAST("encoded"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace("encoded"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS "iso",
      CAST(
        CASE
          WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("encoded"."iso_date", 26) AS TIMESTAMP)
          WHEN CAST("encoded"."iso_date" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
            CAST(regexp_replace("encoded"."iso_date", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
          )
        END AS DATE
      ) AS "iso_date",
      CASE
        WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
      END AS "iso_time",
      CASE
        WHEN "encoded"."seconds" >= (-62135596800)
        AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
      END AS "seconds",
      CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (to_timestamp(0) + "encoded"."millis" * INTERVAL '1 millisecond')
      END AS "millis",
      CASE
        WHEN "encoded"."micros" >= (-62135596800000000)
        AND "encoded"."micros" < 253402300800000000 THEN (to_timestamp(0) + "encoded"."micros" * INTERVAL '1 microsecond')
      END AS "micros",
      CASE
        WHEN "encoded"."nanos" >= (-62135596800000000000)
        AND "encoded"."nanos" < 253402300800000000000 THEN (to_timestamp(0) + FLOOR("encoded"."nanos" / 1000.0) * INTERVAL '1 microsecond')
      END AS "nanos",
      CASE
        WHEN CAST("encoded"."compact" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST((substr("encoded"."compact", 1, 8) || 'T' || substr("encoded"."compact", 9)) AS timestamp)
      END AS "compact",
      CASE
        WHEN CAST(encode("encoded"."compact_bytes", 'escape') AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN CAST(
          (
            substr(encode("encoded"."compact_bytes", 'escape'), 1, 8) || 'T' || substr(encode("encoded"."compact_bytes", 'escape'), 9)
          ) AS timestamp
        )
      END AS "compact_bytes",
      CASE
        WHEN CAST(encode("encoded"."iso_bytes", 'escape') AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT(encode("encoded"."iso_bytes", 'escape'), 26) AS TIMESTAMP)
        WHEN CAST(encode("encoded"."iso_bytes", 'escape') AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (
          CAST(regexp_replace(encode("encoded"."iso_bytes", 'escape'), '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS "iso_bytes",
      CAST("encoded"."moment" AS DATE) AS "moment",
      CASE
        WHEN CAST("encoded"."float_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
      END AS "float_text",
      CASE
        WHEN CAST("encoded"."whole_text" AS TEXT) COLLATE "default" ~ '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CASE
          WHEN ROUND(CAST("encoded"."whole_text" AS NUMERIC)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(ROUND(CAST("encoded"."whole_text" AS NUMERIC)) AS BIGINT)
        END
      END AS "whole_text",
      CASE
        WHEN "encoded"."fraction" >= (-9.223372036854775808e18)
        AND "encoded"."fraction" < 9.223372036854775808e18 THEN CAST(
          (
            SIGN(CAST("encoded"."fraction" AS DOUBLE PRECISION)) * FLOOR(ABS(CAST("encoded"."fraction" AS DOUBLE PRECISION)) + 4.9999999999999994e-1) + 0
          ) AS BIGINT
        )
      END AS "fraction"
    FROM
      "encoded"
  ) AS "source"
WHERE
  (
    "source"."iso" >= CAST($1 AS TIMESTAMP)
    AND "source"."iso" < CAST($2 AS TIMESTAMP)
  )
ORDER BY
  "source"."id" ASC
LIMIT
  1048575

-- # coerced fields of a join
SELECT
  "people"."id" AS "id",
  CASE
    WHEN CAST("s"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN CAST(LEFT("s"."iso", 26) AS TIMESTAMP)
    WHEN CAST("s"."iso" AS TEXT) COLLATE "default" ~ '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN (CAST(regexp_replace("s"."iso", '([.][0-9]{6})[0-9]+', '\1') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "s__iso",
  CASE
    WHEN "s"."seconds" >= (-62135596800)
    AND "s"."seconds" < 253402300800 THEN to_timestamp(CAST("s"."seconds" AS double precision))
  END AS "s__seconds"
FROM
  "people"
  LEFT JOIN "encoded" AS "s" ON "people"."id" = "s"."id"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # coerced epoch by day in Paris (Europe/Paris)
SELECT
  CAST(
    date_trunc(
      'day',
      (
        CASE
          WHEN "encoded"."seconds" >= (-62135596800)
          AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
        END AT TIME ZONE 'Europe/Paris'
      )
    ) AS date
  ) AS "seconds",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."seconds" >= (-62135596800)
    AND "encoded"."seconds" < 253402300800 THEN to_timestamp(CAST("encoded"."seconds" AS double precision))
  END IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a time that is not cut to a unit says so
SELECT
  CASE
    WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
  END AS "iso_time",
  CAST(
    date_trunc(
      'hour',
      CAST(
        CASE
          WHEN CAST("encoded"."iso_time" AS TEXT) COLLATE "default" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN CAST(LEFT("encoded"."iso_time", 15) AS TIME)
        END AS time
      )
    ) AS time
  ) AS "iso_time_2"
FROM
  "encoded"
WHERE
  "encoded"."id" = 1
LIMIT
  1048575

-- # bytes are found by the base64 that shows them
-- 1: "313939392d31322d33312032333a35393a3539"
-- 2: "736f6f6e"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  "encoded"."iso_bytes" IN (decode(CAST($1 AS text), 'hex'), decode(CAST($2 AS text), 'hex'))
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # other bytes, and none
-- 1: "313939392d31322d33312032333a35393a3539"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    NOT ("encoded"."iso_bytes" IN (decode(CAST($1 AS text), 'hex')))
    OR "encoded"."iso_bytes" IS NULL
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a text that shows no bytes
-- refused: invalid-query | "=": "soon!" is not base64, the form of bytes in answers. (at query.filter) | query.filter

-- # bytes beside a number
-- refused: invalid-query | "!=": bytes and number cannot be compared. (at query.filter) | query.filter
