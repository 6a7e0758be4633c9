-- # text, bytes and numbers read as dates
SELECT
  "encoded"."id" AS "id",
  CASE
    WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
    WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
      strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
      querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
    )
  END AS "iso",
  date(
    CASE
      WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
      WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
        strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
        querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
      )
    END
  ) AS "iso_date",
  CASE
    WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
  END AS "iso_time",
  CASE
    WHEN "encoded"."seconds" >= (-62135596800)
    AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
  END AS "seconds",
  CASE
    WHEN "encoded"."compact" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
      '%Y-%m-%d %H:%M:%f',
      (
        substr("encoded"."compact", 1, 4) || '-' || substr("encoded"."compact", 5, 2) || '-' || substr("encoded"."compact", 7, 2) || ' ' || substr("encoded"."compact", 9, 2) || ':' || substr("encoded"."compact", 11, 2) || ':' || substr("encoded"."compact", 13, 2)
      )
    )
  END AS "compact",
  CASE
    WHEN CAST("encoded"."compact_bytes" AS TEXT) REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
      '%Y-%m-%d %H:%M:%f',
      (
        substr(CAST("encoded"."compact_bytes" AS TEXT), 1, 4) || '-' || substr(CAST("encoded"."compact_bytes" AS TEXT), 5, 2) || '-' || substr(CAST("encoded"."compact_bytes" AS TEXT), 7, 2) || ' ' || substr(CAST("encoded"."compact_bytes" AS TEXT), 9, 2) || ':' || substr(CAST("encoded"."compact_bytes" AS TEXT), 11, 2) || ':' || substr(CAST("encoded"."compact_bytes" AS TEXT), 13, 2)
      )
    )
  END AS "compact_bytes",
  CASE
    WHEN CAST("encoded"."iso_bytes" AS TEXT) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', CAST("encoded"."iso_bytes" AS TEXT))
    WHEN CAST("encoded"."iso_bytes" AS TEXT) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
      strftime('%Y-%m-%d %H:%M:%f', CAST("encoded"."iso_bytes" AS TEXT)),
      querent_convert_timezone (CAST("encoded"."iso_bytes" AS TEXT), 'UTC', 'UTC')
    )
  END AS "iso_bytes",
  date(
    iif(
      typeof("encoded"."moment") IN ('integer', 'real'),
      querent_moment ("encoded"."moment"),
      "encoded"."moment"
    )
  ) AS "moment"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # fractions of epoch seconds, by the second
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%SZ',
    CASE
      WHEN "encoded"."millis" >= (-62135596800000)
      AND "encoded"."millis" < 253402300800000 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."millis" / 1000.0), 'unixepoch')
    END
  ) AS "millis",
  strftime(
    '%Y-%m-%d %H:%M:%SZ',
    CASE
      WHEN "encoded"."micros" >= (-62135596800000000)
      AND "encoded"."micros" < 253402300800000000 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."micros" / 1000000.0), 'unixepoch')
    END
  ) AS "micros",
  querent_truncate_instant (
    CASE
      WHEN "encoded"."nanos" >= (-62135596800000000000)
      AND "encoded"."nanos" < 253402300800000000000 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."nanos" / 1000000000.0), 'unixepoch')
    END,
    'minute',
    'UTC'
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
    WHEN "encoded"."float_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS REAL)
  END AS "float_text",
  CASE
    WHEN "encoded"."whole_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer ("encoded"."whole_text")
  END AS "whole_text",
  CASE
    WHEN "encoded"."fraction" >= (-9.223372036854775808e18)
    AND "encoded"."fraction" < 9.223372036854775808e18 THEN CAST(ROUND("encoded"."fraction") AS INTEGER)
  END AS "fraction"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on text read as a timestamp
-- 1: "2024-07-01 00:00:00"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%f',
    CASE
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
        strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
        querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
      )
    END
  ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter by the month of text
-- 1: "2024-10-01 00:00:00"
-- 2: "2024-11-01 00:00:00"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%f',
      CASE
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
          strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
          querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
        )
      END
    ) >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%f',
      CASE
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
          strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
          querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
        )
      END
    ) < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
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
    date(
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) >= date(?)
    AND date(
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      )
    ) < date(?)
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
  strftime(
    '%H:%M:%f',
    CASE
      WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
    END
  ) < strftime('%H:%M:%f', strftime('%H:%M:%f', ?))
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on an epoch
-- 1: "2024-03-31 00:00:00Z"
-- 2: "2024-04-01 00:00:00Z"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    strftime(
      '%Y-%m-%d %H:%M:%fZ',
      CASE
        WHEN "encoded"."seconds" >= (-62135596800)
        AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
      END
    ) >= strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
    AND strftime(
      '%Y-%m-%d %H:%M:%fZ',
      CASE
        WHEN "encoded"."seconds" >= (-62135596800)
        AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
      END
    ) < strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
  )
LIMIT
  1048575

-- # filter on an epoch of milliseconds
-- 1: "1970-01-01 00:00:00Z"
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  strftime(
    '%Y-%m-%d %H:%M:%fZ',
    CASE
      WHEN "encoded"."millis" >= (-62135596800000)
      AND "encoded"."millis" < 253402300800000 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."millis" / 1000.0), 'unixepoch')
    END
  ) < strftime('%Y-%m-%d %H:%M:%fZ', strftime('%Y-%m-%d %H:%M:%fZ', ?))
LIMIT
  1048575

-- # filter on a number kept as text
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."float_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS REAL)
  END < 0
LIMIT
  1048575

-- # group by the month of text
SELECT
  date(
    CASE
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
        strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
        querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
      )
    END,
    'start of month'
  ) AS "iso",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
    WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
      strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
      querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
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
  date(
    querent_convert_timezone (
      CASE
        WHEN "encoded"."seconds" >= (-62135596800)
        AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
      END,
      'UTC',
      'UTC'
    )
  ) AS "seconds",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."seconds" >= (-62135596800)
    AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
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
    strftime(
      '%H',
      CASE
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
          strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
          querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
        )
      END
    ) AS INTEGER
  ) AS "iso",
  (
    CAST(
      strftime(
        '%w',
        CASE
          WHEN "encoded"."compact" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
            '%Y-%m-%d %H:%M:%f',
            (
              substr("encoded"."compact", 1, 4) || '-' || substr("encoded"."compact", 5, 2) || '-' || substr("encoded"."compact", 7, 2) || ' ' || substr("encoded"."compact", 9, 2) || ':' || substr("encoded"."compact", 11, 2) || ':' || substr("encoded"."compact", 13, 2)
            )
          )
        END
      ) AS INTEGER
    ) + 1
  ) AS "compact",
  strftime(
    '%H:00:00',
    CASE
      WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
    END
  ) AS "iso_time",
  date(
    querent_convert_timezone (
      CASE
        WHEN "encoded"."seconds" >= (-62135596800)
        AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
      END,
      'UTC',
      'UTC'
    ),
    'start of year'
  ) AS "seconds"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # functions of coerced fields
SELECT
  strftime(
    '%Y-%m-%d %H:%M:%f',
    CASE
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
        strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
        querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
      )
    END,
    ((1) || ' months'),
    'floor'
  ) AS "e1",
  CAST(
    strftime(
      '%Y',
      CASE
        WHEN "encoded"."compact" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
          '%Y-%m-%d %H:%M:%f',
          (
            substr("encoded"."compact", 1, 4) || '-' || substr("encoded"."compact", 5, 2) || '-' || substr("encoded"."compact", 7, 2) || ' ' || substr("encoded"."compact", 9, 2) || ':' || substr("encoded"."compact", 11, 2) || ':' || substr("encoded"."compact", 13, 2)
          )
        )
      END
    ) AS INTEGER
  ) AS "e2",
  (
    (
      (
        (
          CAST(
            strftime(
              '%s',
              date(
                CASE
                  WHEN "encoded"."compact" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
                    '%Y-%m-%d %H:%M:%f',
                    (
                      substr("encoded"."compact", 1, 4) || '-' || substr("encoded"."compact", 5, 2) || '-' || substr("encoded"."compact", 7, 2) || ' ' || substr("encoded"."compact", 9, 2) || ':' || substr("encoded"."compact", 11, 2) || ':' || substr("encoded"."compact", 13, 2)
                    )
                  )
                END
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  CASE
                    WHEN "encoded"."compact" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
                      '%Y-%m-%d %H:%M:%f',
                      (
                        substr("encoded"."compact", 1, 4) || '-' || substr("encoded"."compact", 5, 2) || '-' || substr("encoded"."compact", 7, 2) || ' ' || substr("encoded"."compact", 9, 2) || ':' || substr("encoded"."compact", 11, 2) || ':' || substr("encoded"."compact", 13, 2)
                      )
                    )
                  END
                )
              ),
              4
            ) AS INTEGER
          )
        ) - (
          CAST(
            strftime(
              '%s',
              date(
                date(
                  CASE
                    WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
                    WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
                      strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
                      querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
                    )
                  END
                )
              )
            ) AS INTEGER
          ) * 1000 + CAST(
            substr(
              strftime(
                '%f',
                date(
                  date(
                    CASE
                      WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
                      WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
                        strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
                        querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
                      )
                    END
                  )
                )
              ),
              4
            ) AS INTEGER
          )
        )
      ) * 1000
    ) / 86400000000
  ) AS "e3",
  (
    CASE
      WHEN "encoded"."whole_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer ("encoded"."whole_text")
    END + 1
  ) AS "e4",
  (
    CASE
      WHEN "encoded"."float_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS REAL)
    END * 2
  ) AS "e5",
  CAST(
    date(
      CASE
        WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
        WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
          strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
          querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
        )
      END
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
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
      WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
        strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
        querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
      )
    END
  ) AS "min",
  MAX(
    CASE
      WHEN "encoded"."compact" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
        '%Y-%m-%d %H:%M:%f',
        (
          substr("encoded"."compact", 1, 4) || '-' || substr("encoded"."compact", 5, 2) || '-' || substr("encoded"."compact", 7, 2) || ' ' || substr("encoded"."compact", 9, 2) || ':' || substr("encoded"."compact", 11, 2) || ':' || substr("encoded"."compact", 13, 2)
        )
      )
    END
  ) AS "max",
  SUM(
    CASE
      WHEN "encoded"."whole_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer ("encoded"."whole_text")
    END
  ) AS "sum",
  CAST(
    AVG(
      CASE
        WHEN "encoded"."float_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS REAL)
      END
    ) AS REAL
  ) AS "avg",
  COUNT(
    DISTINCT date(
      CASE
        WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
        WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
          strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
          querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
        )
      END
    )
  ) AS "count",
  MAX(
    CASE
      WHEN "encoded"."seconds" >= (-62135596800)
      AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
    END
  ) AS "max_2",
  SUM(
    CASE
      WHEN "encoded"."fraction" >= (-9.223372036854775808e18)
      AND "encoded"."fraction" < 9.223372036854775808e18 THEN CAST(ROUND("encoded"."fraction") AS INTEGER)
    END
  ) AS "sum_2"
FROM
  "encoded"
LIMIT
  1048575

-- # coerced fields of a nested query
-- 1: "2024-01-01 00:00:00"
-- 2: "2025-01-01 00:00:00"
SELECT
  "source"."iso" AS "iso",
  "source"."whole_text" AS "whole_text"
FROM
  (
    SELECT
      "encoded"."id" AS "id",
      CASE
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso")
        WHEN "encoded"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
          strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso"),
          querent_convert_timezone ("encoded"."iso", 'UTC', 'UTC')
        )
      END AS "iso",
      date(
        CASE
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date")
          WHEN "encoded"."iso_date" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
            strftime('%Y-%m-%d %H:%M:%f', "encoded"."iso_date"),
            querent_convert_timezone ("encoded"."iso_date", 'UTC', 'UTC')
          )
        END
      ) AS "iso_date",
      CASE
        WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
      END AS "iso_time",
      CASE
        WHEN "encoded"."seconds" >= (-62135596800)
        AND "encoded"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."seconds" / 1.0), 'unixepoch')
      END AS "seconds",
      CASE
        WHEN "encoded"."millis" >= (-62135596800000)
        AND "encoded"."millis" < 253402300800000 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."millis" / 1000.0), 'unixepoch')
      END AS "millis",
      CASE
        WHEN "encoded"."micros" >= (-62135596800000000)
        AND "encoded"."micros" < 253402300800000000 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."micros" / 1000000.0), 'unixepoch')
      END AS "micros",
      CASE
        WHEN "encoded"."nanos" >= (-62135596800000000000)
        AND "encoded"."nanos" < 253402300800000000000 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("encoded"."nanos" / 1000000000.0), 'unixepoch')
      END AS "nanos",
      CASE
        WHEN "encoded"."compact" REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
          '%Y-%m-%d %H:%M:%f',
          (
            substr("encoded"."compact", 1, 4) || '-' || substr("encoded"."compact", 5, 2) || '-' || substr("encoded"."compact", 7, 2) || ' ' || substr("encoded"."compact", 9, 2) || ':' || substr("encoded"."compact", 11, 2) || ':' || substr("encoded"."compact", 13, 2)
          )
        )
      END AS "compact",
      CASE
        WHEN CAST("encoded"."compact_bytes" AS TEXT) REGEXP '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$' THEN strftime(
          '%Y-%m-%d %H:%M:%f',
          (
            substr(CAST("encoded"."compact_bytes" AS TEXT), 1, 4) || '-' || substr(CAST("encoded"."compact_bytes" AS TEXT), 5, 2) || '-' || substr(CAST("encoded"."compact_bytes" AS TEXT), 7, 2) || ' ' || substr(CAST("encoded"."compact_bytes" AS TEXT), 9, 2) || ':' || substr(CAST("encoded"."compact_bytes" AS TEXT), 11, 2) || ':' || substr(CAST("encoded"."compact_bytes" AS TEXT), 13, 2)
          )
        )
      END AS "compact_bytes",
      CASE
        WHEN CAST("encoded"."iso_bytes" AS TEXT) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', CAST("encoded"."iso_bytes" AS TEXT))
        WHEN CAST("encoded"."iso_bytes" AS TEXT) REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(
          strftime('%Y-%m-%d %H:%M:%f', CAST("encoded"."iso_bytes" AS TEXT)),
          querent_convert_timezone (CAST("encoded"."iso_bytes" AS TEXT), 'UTC', 'UTC')
        )
      END AS "iso_bytes",
      date(
        iif(
          typeof("encoded"."moment") IN ('integer', 'real'),
          querent_moment ("encoded"."moment"),
          "encoded"."moment"
        )
      ) AS "moment",
      CASE
        WHEN "encoded"."float_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN CAST("encoded"."float_text" AS REAL)
      END AS "float_text",
      CASE
        WHEN "encoded"."whole_text" REGEXP '^[ \t\n\r\f]*[+-]?([0-9]{1,40}(\.[0-9]{0,40})?|\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \t\n\r\f]*$' THEN querent_integer ("encoded"."whole_text")
      END AS "whole_text",
      CASE
        WHEN "encoded"."fraction" >= (-9.223372036854775808e18)
        AND "encoded"."fraction" < 9.223372036854775808e18 THEN CAST(ROUND("encoded"."fraction") AS INTEGER)
      END AS "fraction"
    FROM
      "encoded"
  ) AS "source"
WHERE
  (
    strftime('%Y-%m-%d %H:%M:%f', "source"."iso") >= strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
    AND strftime('%Y-%m-%d %H:%M:%f', "source"."iso") < strftime('%Y-%m-%d %H:%M:%f', strftime('%Y-%m-%d %H:%M:%f', ?))
  )
ORDER BY
  "source"."id" ASC
LIMIT
  1048575

-- # coerced fields of a join
SELECT
  "people"."id" AS "id",
  CASE
    WHEN "s"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?)?$' THEN strftime('%Y-%m-%d %H:%M:%f', "s"."iso")
    WHEN "s"."iso" REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$' THEN COALESCE(strftime('%Y-%m-%d %H:%M:%f', "s"."iso"), querent_convert_timezone ("s"."iso", 'UTC', 'UTC'))
  END AS "s__iso",
  CASE
    WHEN "s"."seconds" >= (-62135596800)
    AND "s"."seconds" < 253402300800 THEN strftime('%Y-%m-%d %H:%M:%fZ', ("s"."seconds" / 1.0), 'unixepoch')
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
    WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
  END AS "iso_time",
  strftime(
    '%H:00:00',
    CASE
      WHEN "encoded"."iso_time" REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,9})?)?$' THEN strftime('%H:%M:%f', "encoded"."iso_time")
    END
  ) AS "iso_time_2"
FROM
  "encoded"
WHERE
  "encoded"."id" = 1
LIMIT
  1048575

-- # bytes are found by the base64 that shows them
-- 1: "313939392d31322d33312032333a35393a3539"
-- 2: "MTk5OS0xMi0zMSAyMzo1OTo1OQ=="
-- 3: "736f6f6e"
-- 4: "c29vbg=="
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  "encoded"."iso_bytes" IN (UNHEX (?), ?, UNHEX (?), ?)
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # other bytes, and none
-- 1: "313939392d31322d33312032333a35393a3539"
-- 2: "MTk5OS0xMi0zMSAyMzo1OTo1OQ=="
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    NOT ("encoded"."iso_bytes" IN (UNHEX (?), ?))
    OR "encoded"."iso_bytes" IS NULL
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575
