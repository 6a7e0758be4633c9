-- # text, bytes and numbers read as dates
SELECT
  "encoded"."id" AS "id",
  CASE
    WHEN REGEXP_COUNT (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "iso",
  CAST(
    CASE
      WHEN REGEXP_COUNT (
        "encoded"."iso_date",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        "encoded"."iso_date",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END AS DATE
  ) AS "iso_date",
  CASE
    WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
  END AS "iso_time",
  CASE
    WHEN "encoded"."seconds" >= (-62135596800)
    AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
  END AS "seconds",
  CASE
    WHEN REGEXP_COUNT (
      "encoded"."compact",
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
      1,
      'p'
    ) > 0 THEN CAST(
      (
        SUBSTRING("encoded"."compact", 1, 4) || '-' || SUBSTRING("encoded"."compact", 5, 2) || '-' || SUBSTRING("encoded"."compact", 7, 2) || ' ' || SUBSTRING("encoded"."compact", 9, 2) || ':' || SUBSTRING("encoded"."compact", 11, 2) || ':' || SUBSTRING("encoded"."compact", 13, 2)
      ) AS timestamp
    )
  END AS "compact",
  CASE
    WHEN REGEXP_COUNT (
      FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'),
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
      1,
      'p'
    ) > 0 THEN CAST(
      (
        SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 1, 4) || '-' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 5, 2) || '-' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 7, 2) || ' ' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 9, 2) || ':' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 11, 2) || ':' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 13, 2)
      ) AS timestamp
    )
  END AS "compact_bytes",
  CASE
    WHEN REGEXP_COUNT (
      FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT(FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'), 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'),
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (
      CAST(REPLACE(FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
    )
  END AS "iso_bytes",
  CAST("encoded"."moment" AS DATE) AS "moment"
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
      AND "encoded"."millis" < 253402300800000 THEN (
        (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."millis" * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'
      )
    END
  ) AS "millis",
  date_trunc(
    'second',
    CASE
      WHEN "encoded"."micros" >= (-62135596800000000)
      AND "encoded"."micros" < 253402300800000000 THEN (
        (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."micros" * INTERVAL '1 microsecond') AT TIME ZONE 'UTC'
      )
    END
  ) AS "micros",
  date_trunc(
    'minute',
    CASE
      WHEN "encoded"."nanos" >= (-62135596800000000000)
      AND "encoded"."nanos" < 253402300800000000000 THEN (
        (TIMESTAMP '1970-01-01 00:00:00' + FLOOR("encoded"."nanos" / 1000.0) * INTERVAL '1 microsecond') AT TIME ZONE 'UTC'
      )
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
    WHEN REGEXP_COUNT (
      "encoded"."float_text",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
  END AS "float_text",
  CASE
    WHEN REGEXP_COUNT (
      "encoded"."whole_text",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CASE
      WHEN ABS(CAST("encoded"."whole_text" AS DOUBLE PRECISION)) < 1e19 THEN CASE
        WHEN (
          SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
        ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
          (
            SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
          ) AS BIGINT
        )
      END
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
    WHEN REGEXP_COUNT (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END >= CAST($1 AS TIMESTAMP)
    AND CASE
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END AS DATE
    ) >= CAST($1 AS DATE)
    AND CAST(
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
    WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
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
      AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
    END >= CAST($1 AS TIMESTAMPTZ)
    AND CASE
      WHEN "encoded"."seconds" >= (-62135596800)
      AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
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
    AND "encoded"."millis" < 253402300800000 THEN (
      (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."millis" * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'
    )
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
    WHEN REGEXP_COUNT (
      "encoded"."float_text",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
      1,
      'p'
    ) > 0 THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
  END < 0
LIMIT
  1048575

-- # group by the month of text
SELECT
  CAST(
    date_trunc(
      'month',
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."iso",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END
    ) AS date
  ) AS "iso",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN REGEXP_COUNT (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
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
          AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
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
    AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
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
          WHEN REGEXP_COUNT (
            "encoded"."iso",
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
            1,
            'p'
          ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
          WHEN REGEXP_COUNT (
            "encoded"."iso",
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
            1,
            'p'
          ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
        END
    ) AS integer
  ) AS "iso",
  (
    CAST(
      EXTRACT(
        DOW
        FROM
          CASE
            WHEN REGEXP_COUNT (
              "encoded"."compact",
              '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
              1,
              'p'
            ) > 0 THEN CAST(
              (
                SUBSTRING("encoded"."compact", 1, 4) || '-' || SUBSTRING("encoded"."compact", 5, 2) || '-' || SUBSTRING("encoded"."compact", 7, 2) || ' ' || SUBSTRING("encoded"."compact", 9, 2) || ':' || SUBSTRING("encoded"."compact", 11, 2) || ':' || SUBSTRING("encoded"."compact", 13, 2)
              ) AS timestamp
            )
          END
      ) AS integer
    ) + 1
  ) AS "compact",
  CAST(
    date_trunc(
      'hour',
      (
        CAST('1970-01-01' AS date) + CAST(
          CASE
            WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
          END AS time
        )
      )
    ) AS time
  ) AS "iso_time",
  CAST(
    date_trunc(
      'year',
      (
        CASE
          WHEN "encoded"."seconds" >= (-62135596800)
          AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
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
  DATEADD (
    month,
    CAST(1 AS integer),
    CASE
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END
  ) AS "e1",
  CAST(
    EXTRACT(
      YEAR
      FROM
        CASE
          WHEN REGEXP_COUNT (
            "encoded"."compact",
            '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
            1,
            'p'
          ) > 0 THEN CAST(
            (
              SUBSTRING("encoded"."compact", 1, 4) || '-' || SUBSTRING("encoded"."compact", 5, 2) || '-' || SUBSTRING("encoded"."compact", 7, 2) || ' ' || SUBSTRING("encoded"."compact", 9, 2) || ':' || SUBSTRING("encoded"."compact", 11, 2) || ':' || SUBSTRING("encoded"."compact", 13, 2)
            ) AS timestamp
          )
        END
    ) AS integer
  ) AS "e2",
  (
    DATEDIFF (
      microsecond,
      CAST(
        CAST(
          CAST(
            CASE
              WHEN REGEXP_COUNT (
                "encoded"."iso_date",
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
                1,
                'p'
              ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
              WHEN REGEXP_COUNT (
                "encoded"."iso_date",
                '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
                1,
                'p'
              ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
            END AS DATE
          ) AS DATE
        ) AS timestamp
      ),
      CAST(
        CAST(
          CASE
            WHEN REGEXP_COUNT (
              "encoded"."compact",
              '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
              1,
              'p'
            ) > 0 THEN CAST(
              (
                SUBSTRING("encoded"."compact", 1, 4) || '-' || SUBSTRING("encoded"."compact", 5, 2) || '-' || SUBSTRING("encoded"."compact", 7, 2) || ' ' || SUBSTRING("encoded"."compact", 9, 2) || ':' || SUBSTRING("encoded"."compact", 11, 2) || ':' || SUBSTRING("encoded"."compact", 13, 2)
              ) AS timestamp
            )
          END AS DATE
        ) AS timestamp
      )
    ) / 86400000000
  ) AS "e3",
  (
    CAST(
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."whole_text",
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
          1,
          'p'
        ) > 0 THEN CASE
          WHEN ABS(CAST("encoded"."whole_text" AS DOUBLE PRECISION)) < 1e19 THEN CASE
            WHEN (
              SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
            ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
              (
                SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
              ) AS BIGINT
            )
          END
        END
      END AS decimal(38, 0)
    ) + 1
  ) AS "e4",
  (
    CASE
      WHEN REGEXP_COUNT (
        "encoded"."float_text",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
        1,
        'p'
      ) > 0 THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
    END * 2
  ) AS "e5",
  CAST(
    CAST(
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END AS DATE
    ) AS varchar(65535)
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
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
        1,
        'p'
      ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
      WHEN REGEXP_COUNT (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
        1,
        'p'
      ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
    END
  ) AS "min",
  MAX(
    CASE
      WHEN REGEXP_COUNT (
        "encoded"."compact",
        '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
        1,
        'p'
      ) > 0 THEN CAST(
        (
          SUBSTRING("encoded"."compact", 1, 4) || '-' || SUBSTRING("encoded"."compact", 5, 2) || '-' || SUBSTRING("encoded"."compact", 7, 2) || ' ' || SUBSTRING("encoded"."compact", 9, 2) || ':' || SUBSTRING("encoded"."compact", 11, 2) || ':' || SUBSTRING("encoded"."compact", 13, 2)
        ) AS timestamp
      )
    END
  ) AS "max",
  SUM(
    CASE
      WHEN REGEXP_COUNT (
        "encoded"."whole_text",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
        1,
        'p'
      ) > 0 THEN CASE
        WHEN ABS(CAST("encoded"."whole_text" AS DOUBLE PRECISION)) < 1e19 THEN CASE
          WHEN (
            SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
          ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
            (
              SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
            ) AS BIGINT
          )
        END
      END
    END
  ) AS "sum",
  CAST(
    (
      CAST(
        SUM(
          CASE
            WHEN REGEXP_COUNT (
              "encoded"."float_text",
              '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
              1,
              'p'
            ) > 0 THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
          END
        ) AS DOUBLE PRECISION
      ) / NULLIF(
        COUNT(
          CASE
            WHEN REGEXP_COUNT (
              "encoded"."float_text",
              '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
              1,
              'p'
            ) > 0 THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
          END
        ),
        0
      )
    ) AS DOUBLE PRECISION
  ) AS "avg",
  COUNT(
    DISTINCT CAST(
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END AS DATE
    )
  ) AS "count",
  MAX(
    CASE
      WHEN "encoded"."seconds" >= (-62135596800)
      AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
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
        WHEN REGEXP_COUNT (
          "encoded"."iso",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso", 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          "encoded"."iso",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (CAST(REPLACE("encoded"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
      END AS "iso",
      CAST(
        CASE
          WHEN REGEXP_COUNT (
            "encoded"."iso_date",
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
            1,
            'p'
          ) > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_date", 26), 'T', ' ') AS TIMESTAMP)
          WHEN REGEXP_COUNT (
            "encoded"."iso_date",
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
            1,
            'p'
          ) > 0 THEN (CAST(REPLACE("encoded"."iso_date", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
        END AS DATE
      ) AS "iso_date",
      CASE
        WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
      END AS "iso_time",
      CASE
        WHEN "encoded"."seconds" >= (-62135596800)
        AND "encoded"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "encoded"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
      END AS "seconds",
      CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN (
          (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."millis" * INTERVAL '1 millisecond') AT TIME ZONE 'UTC'
        )
      END AS "millis",
      CASE
        WHEN "encoded"."micros" >= (-62135596800000000)
        AND "encoded"."micros" < 253402300800000000 THEN (
          (TIMESTAMP '1970-01-01 00:00:00' + "encoded"."micros" * INTERVAL '1 microsecond') AT TIME ZONE 'UTC'
        )
      END AS "micros",
      CASE
        WHEN "encoded"."nanos" >= (-62135596800000000000)
        AND "encoded"."nanos" < 253402300800000000000 THEN (
          (TIMESTAMP '1970-01-01 00:00:00' + FLOOR("encoded"."nanos" / 1000.0) * INTERVAL '1 microsecond') AT TIME ZONE 'UTC'
        )
      END AS "nanos",
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."compact",
          '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
          1,
          'p'
        ) > 0 THEN CAST(
          (
            SUBSTRING("encoded"."compact", 1, 4) || '-' || SUBSTRING("encoded"."compact", 5, 2) || '-' || SUBSTRING("encoded"."compact", 7, 2) || ' ' || SUBSTRING("encoded"."compact", 9, 2) || ':' || SUBSTRING("encoded"."compact", 11, 2) || ':' || SUBSTRING("encoded"."compact", 13, 2)
          ) AS timestamp
        )
      END AS "compact",
      CASE
        WHEN REGEXP_COUNT (
          FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'),
          '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$',
          1,
          'p'
        ) > 0 THEN CAST(
          (
            SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 1, 4) || '-' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 5, 2) || '-' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 7, 2) || ' ' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 9, 2) || ':' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 11, 2) || ':' || SUBSTRING(FROM_VARBYTE ("encoded"."compact_bytes", 'utf8'), 13, 2)
          ) AS timestamp
        )
      END AS "compact_bytes",
      CASE
        WHEN REGEXP_COUNT (
          FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'),
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
          1,
          'p'
        ) > 0 THEN CAST(REPLACE(LEFT(FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'), 26), 'T', ' ') AS TIMESTAMP)
        WHEN REGEXP_COUNT (
          FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'),
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
          1,
          'p'
        ) > 0 THEN (
          CAST(REPLACE(FROM_VARBYTE ("encoded"."iso_bytes", 'utf8'), 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC'
        )
      END AS "iso_bytes",
      CAST("encoded"."moment" AS DATE) AS "moment",
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."float_text",
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
          1,
          'p'
        ) > 0 THEN CAST("encoded"."float_text" AS DOUBLE PRECISION)
      END AS "float_text",
      CASE
        WHEN REGEXP_COUNT (
          "encoded"."whole_text",
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$',
          1,
          'p'
        ) > 0 THEN CASE
          WHEN ABS(CAST("encoded"."whole_text" AS DOUBLE PRECISION)) < 1e19 THEN CASE
            WHEN (
              SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
            ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
              (
                SIGN(CAST("encoded"."whole_text" AS decimal(38, 10))) * FLOOR(ABS(CAST("encoded"."whole_text" AS decimal(38, 10))) + 0.5)
              ) AS BIGINT
            )
          END
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
    WHEN REGEXP_COUNT (
      "s"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$',
      1,
      'p'
    ) > 0 THEN CAST(REPLACE(LEFT("s"."iso", 26), 'T', ' ') AS TIMESTAMP)
    WHEN REGEXP_COUNT (
      "s"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$',
      1,
      'p'
    ) > 0 THEN (CAST(REPLACE("s"."iso", 'T', ' ') AS TIMESTAMPTZ) AT TIME ZONE 'UTC')
  END AS "s__iso",
  CASE
    WHEN "s"."seconds" >= (-62135596800)
    AND "s"."seconds" < 253402300800 THEN ((TIMESTAMP '1970-01-01 00:00:00' + "s"."seconds" * INTERVAL '1 second') AT TIME ZONE 'UTC')
  END AS "s__seconds"
FROM
  "people"
  LEFT JOIN "encoded" AS "s" ON "people"."id" = "s"."id"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # a time that is not cut to a unit says so
SELECT
  CASE
    WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
  END AS "iso_time",
  CAST(
    date_trunc(
      'hour',
      (
        CAST('1970-01-01' AS date) + CAST(
          CASE
            WHEN REGEXP_COUNT ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$', 1, 'p') > 0 THEN CAST(REPLACE(LEFT("encoded"."iso_time", 15), 'T', ' ') AS TIME)
          END AS time
        )
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
  "encoded"."iso_bytes" IN (TO_VARBYTE (CAST($1 AS varchar(65535)), 'hex'), TO_VARBYTE (CAST($2 AS varchar(65535)), 'hex'))
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
    NOT ("encoded"."iso_bytes" IN (TO_VARBYTE (CAST($1 AS varchar(65535)), 'hex')))
    OR "encoded"."iso_bytes" IS NULL
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575
