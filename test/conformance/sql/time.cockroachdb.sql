-- # week-of-year of a day, weeks from Sunday
SELECT
  "events"."id" AS "id",
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST(
                (date_trunc('week', (CAST("events"."day" AS timestamp) - INTERVAL '6 day')) + INTERVAL '6 day') AS date
              )
          ) AS integer
        ) + 6
      ),
      7
    ) AS bigint
  ) AS "day"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year of a day, weeks from Monday
SELECT
  "events"."id" AS "id",
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST(date_trunc('week', CAST("events"."day" AS timestamp)) AS date)
          ) AS integer
        ) + 6
      ),
      7
    ) AS bigint
  ) AS "day"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Sunday
SELECT
  "events"."id" AS "id",
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST((date_trunc('week', ("events"."wall" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
          ) AS integer
        ) + 6
      ),
      7
    ) AS bigint
  ) AS "wall"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Monday
SELECT
  "events"."id" AS "id",
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST(date_trunc('week', "events"."wall") AS date)
          ) AS integer
        ) + 6
      ),
      7
    ) AS bigint
  ) AS "wall"
FROM
  "events"
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # week-of-year as a breakout, and its two other numberings
-- 1: "2024-02-01"
SELECT
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST(
                (date_trunc('week', (CAST("events"."day" AS timestamp) - INTERVAL '6 day')) + INTERVAL '6 day') AS date
              )
          ) AS integer
        ) + 6
      ),
      7
    ) AS bigint
  ) AS "day",
  CAST(
    EXTRACT(
      WEEK
      FROM
        "events"."day"
    ) AS integer
  ) AS "iso",
  (
    CAST(
      DIV(
        (
          CAST(
            EXTRACT(
              DOY
              FROM
                "events"."day"
            ) AS integer
          ) - 1 + (
            (
              CAST(
                EXTRACT(
                  DOW
                  FROM
                    "events"."day"
                ) AS integer
              ) - CAST(
                EXTRACT(
                  DOY
                  FROM
                    "events"."day"
                ) AS integer
              ) + 372
            ) % 7
          )
        ),
        7
      ) AS bigint
    ) + 1
  ) AS "instance",
  COUNT(*) AS "count"
FROM
  "events"
WHERE
  "events"."day" < CAST($1 AS DATE)
GROUP BY
  1,
  2,
  3
ORDER BY
  1 ASC,
  2 ASC,
  3 ASC
LIMIT
  1048575

-- # week-of-year in a filter
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            DOY
            FROM
              CAST((date_trunc('week', ("events"."wall" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
          ) AS integer
        ) + 6
      ),
      7
    ) AS bigint
  ) = 53
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # differences of dates do not look at the time of day
-- 1: "2023-05-02T00:10:00"
-- 2: "2023-05-01T23:50:00"
-- 3: "2023-05-01T23:50:00"
-- 4: "2023-05-02T00:10:00"
-- 5: "2023-05-02T00:10:00"
-- 6: "2023-05-01T23:50:00"
-- 7: "2023-05-02T00:10:00"
-- 8: "2023-05-01T23:50:00"
-- 9: "2024-02-29"
-- 10: "2024-02-29"
-- 11: "2024-01-31"
-- 12: "2024-01-31"
-- 13: "2024-02-29"
-- 14: "2024-02-29"
-- 15: "2024-01-31"
-- 16: "2024-01-31"
-- 17: "2024-02-29"
-- 18: "2024-02-29"
-- 19: "2024-01-31"
-- 20: "2024-01-31"
-- 21: "2024-02-29"
-- 22: "2024-02-29"
-- 23: "2024-01-31"
-- 24: "2024-01-31"
-- 25: "2024-02-29"
-- 26: "2024-02-29"
-- 27: "2024-01-31"
-- 28: "2024-01-31"
-- 29: "2024-03-29"
-- 30: "2024-03-29"
-- 31: "2024-02-29"
-- 32: "2024-02-29"
-- 33: "2024-03-29"
-- 34: "2024-03-29"
-- 35: "2024-02-29"
-- 36: "2024-02-29"
-- 37: "2024-03-29"
-- 38: "2024-03-29"
-- 39: "2024-02-29"
-- 40: "2024-02-29"
-- 41: "2024-03-29"
-- 42: "2024-03-29"
-- 43: "2024-02-29"
-- 44: "2024-02-29"
-- 45: "2024-03-29"
-- 46: "2024-03-29"
-- 47: "2024-02-29"
-- 48: "2024-02-29"
-- 49: "2024-02-29"
-- 50: "2024-02-29"
-- 51: "2024-03-31T10:00:00"
-- 52: "2024-03-31T10:00:00"
-- 53: "2024-02-29"
-- 54: "2024-02-29"
-- 55: "2024-03-31T10:00:00"
-- 56: "2024-03-31T10:00:00"
-- 57: "2024-02-29"
-- 58: "2024-02-29"
-- 59: "2024-03-31T10:00:00"
-- 60: "2024-03-31T10:00:00"
-- 61: "2024-02-29"
-- 62: "2024-02-29"
-- 63: "2024-03-31T10:00:00"
-- 64: "2024-03-31T10:00:00"
-- 65: "2024-02-29"
-- 66: "2024-02-29"
-- 67: "2024-03-31T10:00:00"
-- 68: "2024-03-31T10:00:00"
-- 69: "2024-01-07T00:01:00"
-- 70: "2023-12-31T23:59:00"
-- 71: "2024-01-06T23:59:00"
-- 72: "2023-12-31"
-- 73: "2025-02-28T23:00:00"
-- 74: "2025-02-28T23:00:00"
-- 75: "2024-02-29"
-- 76: "2024-02-29"
-- 77: "2025-02-28T23:00:00"
-- 78: "2025-02-28T23:00:00"
-- 79: "2024-02-29"
-- 80: "2024-02-29"
-- 81: "2025-02-28T23:00:00"
-- 82: "2025-02-28T23:00:00"
-- 83: "2024-02-29"
-- 84: "2024-02-29"
-- 85: "2025-02-28T23:00:00"
-- 86: "2025-02-28T23:00:00"
-- 87: "2024-02-29"
-- 88: "2024-02-29"
-- 89: "2025-02-28T23:00:00"
-- 90: "2025-02-28T23:00:00"
-- 91: "2024-02-29"
-- 92: "2024-02-29"
-- 93: "2025-03-01"
-- 94: "2025-03-01"
-- 95: "2024-02-29"
-- 96: "2024-02-29"
-- 97: "2025-03-01"
-- 98: "2025-03-01"
-- 99: "2024-02-29"
-- 100: "2024-02-29"
-- 101: "2025-03-01"
-- 102: "2025-03-01"
-- 103: "2024-02-29"
-- 104: "2024-02-29"
-- 105: "2025-03-01"
-- 106: "2025-03-01"
-- 107: "2024-02-29"
-- 108: "2024-02-29"
-- 109: "2025-03-01"
-- 110: "2025-03-01"
-- 111: "2024-02-29"
-- 112: "2024-02-29"
-- 113: "2024-02-29"
-- 114: "2024-02-29"
-- 115: "2020-02-29T12:00:00"
-- 116: "2020-02-29T12:00:00"
-- 117: "2024-02-29"
-- 118: "2024-02-29"
-- 119: "2020-02-29T12:00:00"
-- 120: "2020-02-29T12:00:00"
-- 121: "2024-02-29"
-- 122: "2024-02-29"
-- 123: "2020-02-29T12:00:00"
-- 124: "2020-02-29T12:00:00"
-- 125: "2024-02-29"
-- 126: "2024-02-29"
-- 127: "2020-02-29T12:00:00"
-- 128: "2020-02-29T12:00:00"
-- 129: "2024-02-29"
-- 130: "2024-02-29"
-- 131: "2020-02-29T12:00:00"
-- 132: "2020-02-29T12:00:00"
-- 133: "2024-10-01"
-- 134: "2024-10-01"
-- 135: "2024-01-01T12:00:00"
-- 136: "2024-01-01T12:00:00"
-- 137: "2024-10-01"
-- 138: "2024-10-01"
-- 139: "2024-01-01T12:00:00"
-- 140: "2024-01-01T12:00:00"
-- 141: "2024-10-01"
-- 142: "2024-10-01"
-- 143: "2024-01-01T12:00:00"
-- 144: "2024-01-01T12:00:00"
-- 145: "2024-10-01"
-- 146: "2024-10-01"
-- 147: "2024-01-01T12:00:00"
-- 148: "2024-01-01T12:00:00"
-- 149: "2024-10-01"
-- 150: "2024-10-01"
-- 151: "2024-01-01T12:00:00"
-- 152: "2024-01-01T12:00:00"
-- 153: "2024-10-01T23:00:00"
-- 154: "2024-10-01T23:00:00"
-- 155: "2024-01-02"
-- 156: "2024-01-02"
-- 157: "2024-10-01T23:00:00"
-- 158: "2024-10-01T23:00:00"
-- 159: "2024-01-02"
-- 160: "2024-01-02"
-- 161: "2024-10-01T23:00:00"
-- 162: "2024-10-01T23:00:00"
-- 163: "2024-01-02"
-- 164: "2024-01-02"
-- 165: "2024-10-01T23:00:00"
-- 166: "2024-10-01T23:00:00"
-- 167: "2024-01-02"
-- 168: "2024-01-02"
-- 169: "2024-10-01T23:00:00"
-- 170: "2024-10-01T23:00:00"
-- 171: "2024-01-02"
-- 172: "2024-01-02"
SELECT
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($1 AS TIMESTAMP) AS DATE) AS timestamp) - CAST(CAST(CAST($2 AS TIMESTAMP) AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      86400000000
    ) AS bigint
  ) AS "d0",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($3 AS TIMESTAMP) AS DATE) AS timestamp) - CAST(CAST(CAST($4 AS TIMESTAMP) AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      86400000000
    ) AS bigint
  ) AS "d1",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (CAST(CAST($5 AS TIMESTAMP) AS timestamp) - CAST(CAST($6 AS TIMESTAMP) AS timestamp))
          ) * 1000000
        ) AS bigint
      ),
      3600000000
    ) AS bigint
  ) AS "d2",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (CAST(CAST($7 AS TIMESTAMP) AS timestamp) - CAST(CAST($8 AS TIMESTAMP) AS timestamp))
          ) * 1000000
        ) AS bigint
      ),
      60000000
    ) AS bigint
  ) AS "d3",
  CAST(
    (
      (
        (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($9 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($10 AS DATE) AS DATE) AS timestamp)
          )
        ) - (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($11 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($12 AS DATE) AS DATE) AS timestamp)
          )
        )
      ) - CASE
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($13 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($14 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($15 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($16 AS DATE) AS DATE) AS timestamp)
            )
          )
        ) > 0
        AND (
          CAST(CAST(CAST($17 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($18 AS DATE) AS DATE) AS timestamp))
        ) < (
          CAST(CAST(CAST($19 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($20 AS DATE) AS DATE) AS timestamp))
        ) THEN 1
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($21 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($22 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($23 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($24 AS DATE) AS DATE) AS timestamp)
            )
          )
        ) < 0
        AND (
          CAST(CAST(CAST($25 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($26 AS DATE) AS DATE) AS timestamp))
        ) > (
          CAST(CAST(CAST($27 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($28 AS DATE) AS DATE) AS timestamp))
        ) THEN -1
        ELSE 0
      END
    ) AS integer
  ) AS "d4",
  CAST(
    (
      (
        (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($29 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($30 AS DATE) AS DATE) AS timestamp)
          )
        ) - (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($31 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($32 AS DATE) AS DATE) AS timestamp)
          )
        )
      ) - CASE
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($33 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($34 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($35 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($36 AS DATE) AS DATE) AS timestamp)
            )
          )
        ) > 0
        AND (
          CAST(CAST(CAST($37 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($38 AS DATE) AS DATE) AS timestamp))
        ) < (
          CAST(CAST(CAST($39 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($40 AS DATE) AS DATE) AS timestamp))
        ) THEN 1
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($41 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($42 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($43 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($44 AS DATE) AS DATE) AS timestamp)
            )
          )
        ) < 0
        AND (
          CAST(CAST(CAST($45 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($46 AS DATE) AS DATE) AS timestamp))
        ) > (
          CAST(CAST(CAST($47 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($48 AS DATE) AS DATE) AS timestamp))
        ) THEN -1
        ELSE 0
      END
    ) AS integer
  ) AS "d5",
  CAST(
    (
      (
        (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($49 AS DATE) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($50 AS DATE) AS DATE) AS timestamp)
          )
        ) - (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($51 AS TIMESTAMP) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($52 AS TIMESTAMP) AS DATE) AS timestamp)
          )
        )
      ) - CASE
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($53 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($54 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($55 AS TIMESTAMP) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($56 AS TIMESTAMP) AS DATE) AS timestamp)
            )
          )
        ) > 0
        AND (
          CAST(CAST(CAST($57 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($58 AS DATE) AS DATE) AS timestamp))
        ) < (
          CAST(CAST(CAST($59 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($60 AS TIMESTAMP) AS DATE) AS timestamp))
        ) THEN 1
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($61 AS DATE) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($62 AS DATE) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($63 AS TIMESTAMP) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($64 AS TIMESTAMP) AS DATE) AS timestamp)
            )
          )
        ) < 0
        AND (
          CAST(CAST(CAST($65 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($66 AS DATE) AS DATE) AS timestamp))
        ) > (
          CAST(CAST(CAST($67 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($68 AS TIMESTAMP) AS DATE) AS timestamp))
        ) THEN -1
        ELSE 0
      END
    ) AS integer
  ) AS "d6",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($69 AS TIMESTAMP) AS DATE) AS timestamp) - CAST(CAST(CAST($70 AS TIMESTAMP) AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      604800000000
    ) AS bigint
  ) AS "d7",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($71 AS TIMESTAMP) AS DATE) AS timestamp) - CAST(CAST(CAST($72 AS DATE) AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      604800000000
    ) AS bigint
  ) AS "d8",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($73 AS TIMESTAMP) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($74 AS TIMESTAMP) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($75 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($76 AS DATE) AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($77 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($78 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($79 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($80 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($81 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($82 AS TIMESTAMP) AS DATE) AS timestamp))
            ) < (
              CAST(CAST(CAST($83 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($84 AS DATE) AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($85 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($86 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($87 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($88 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($89 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($90 AS TIMESTAMP) AS DATE) AS timestamp))
            ) > (
              CAST(CAST(CAST($91 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($92 AS DATE) AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      12
    ) AS bigint
  ) AS "d9",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($93 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($94 AS DATE) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($95 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($96 AS DATE) AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($97 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($98 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($99 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($100 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($101 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($102 AS DATE) AS DATE) AS timestamp))
            ) < (
              CAST(CAST(CAST($103 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($104 AS DATE) AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($105 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($106 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($107 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($108 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($109 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($110 AS DATE) AS DATE) AS timestamp))
            ) > (
              CAST(CAST(CAST($111 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($112 AS DATE) AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      12
    ) AS bigint
  ) AS "d10",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($113 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($114 AS DATE) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($115 AS TIMESTAMP) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($116 AS TIMESTAMP) AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($117 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($118 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($119 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($120 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($121 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($122 AS DATE) AS DATE) AS timestamp))
            ) < (
              CAST(CAST(CAST($123 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($124 AS TIMESTAMP) AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($125 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($126 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($127 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($128 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($129 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($130 AS DATE) AS DATE) AS timestamp))
            ) > (
              CAST(CAST(CAST($131 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($132 AS TIMESTAMP) AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      12
    ) AS bigint
  ) AS "d11",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($133 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($134 AS DATE) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($135 AS TIMESTAMP) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($136 AS TIMESTAMP) AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($137 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($138 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($139 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($140 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($141 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($142 AS DATE) AS DATE) AS timestamp))
            ) < (
              CAST(CAST(CAST($143 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($144 AS TIMESTAMP) AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($145 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($146 AS DATE) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($147 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($148 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($149 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($150 AS DATE) AS DATE) AS timestamp))
            ) > (
              CAST(CAST(CAST($151 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($152 AS TIMESTAMP) AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      3
    ) AS bigint
  ) AS "d12",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($153 AS TIMESTAMP) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($154 AS TIMESTAMP) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($155 AS DATE) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($156 AS DATE) AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($157 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($158 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($159 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($160 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($161 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($162 AS TIMESTAMP) AS DATE) AS timestamp))
            ) < (
              CAST(CAST(CAST($163 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($164 AS DATE) AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($165 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($166 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($167 AS DATE) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($168 AS DATE) AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($169 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($170 AS TIMESTAMP) AS DATE) AS timestamp))
            ) > (
              CAST(CAST(CAST($171 AS DATE) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($172 AS DATE) AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      3
    ) AS bigint
  ) AS "d13"
FROM
  "events"
WHERE
  "events"."id" = 1
LIMIT
  1048575

-- # differences of columns without a zone
-- 1: "2024-01-08T00:00:01"
-- 2: "2024-01-08T00:00:01"
-- 3: "2024-01-08T00:00:01"
-- 4: "2024-01-08T00:00:01"
-- 5: "2024-01-08T00:00:01"
-- 6: "2024-01-08T00:00:01"
-- 7: "2024-01-08T00:00:01"
-- 8: "2024-01-08T00:00:01"
-- 9: "2024-01-08T00:00:01"
-- 10: "2024-01-08T00:00:01"
-- 11: "2024-01-08T00:00:01"
-- 12: "2024-01-08T00:00:01"
-- 13: "2024-01-08T00:00:01"
-- 14: "2024-01-08T00:00:01"
-- 15: "2024-01-08T00:00:01"
-- 16: "2024-01-08T00:00:01"
-- 17: "2024-01-08T00:00:01"
-- 18: "2024-01-08T00:00:01"
-- 19: "2024-01-08T00:00:01"
-- 20: "2024-01-08T00:00:01"
-- 21: "2024-01-08T00:00:01"
-- 22: "2024-01-08T00:00:01"
-- 23: "2024-01-08T00:00:01"
-- 24: "2024-01-08T00:00:01"
-- 25: "2024-01-08T00:00:01"
-- 26: "2024-01-08T00:00:01"
-- 27: "2024-01-08T00:00:01"
-- 28: "2024-01-08T00:00:01"
-- 29: "2024-01-08T00:00:01"
-- 30: "2024-01-08T00:00:01"
-- 31: "2024-01-08T00:00:01"
-- 32: "2024-01-08T00:00:01"
-- 33: "2024-01-08T00:00:01"
-- 34: "2024-01-08T00:00:01"
SELECT
  "events"."id" AS "id",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($1 AS TIMESTAMP) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($2 AS TIMESTAMP) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST("events"."wall" AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST("events"."wall" AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($3 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($4 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($5 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($6 AS TIMESTAMP) AS DATE) AS timestamp))
            ) < (
              CAST(CAST("events"."wall" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("events"."wall" AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($7 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($8 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($9 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($10 AS TIMESTAMP) AS DATE) AS timestamp))
            ) > (
              CAST(CAST("events"."wall" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("events"."wall" AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      12
    ) AS bigint
  ) AS "year",
  CAST(
    DIV(
      CAST(
        (
          (
            (
              EXTRACT(
                year
                FROM
                  CAST(CAST(CAST($11 AS TIMESTAMP) AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST(CAST($12 AS TIMESTAMP) AS DATE) AS timestamp)
              )
            ) - (
              EXTRACT(
                year
                FROM
                  CAST(CAST("events"."wall" AS DATE) AS timestamp)
              ) * 12 + EXTRACT(
                month
                FROM
                  CAST(CAST("events"."wall" AS DATE) AS timestamp)
              )
            )
          ) - CASE
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($13 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($14 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                )
              )
            ) > 0
            AND (
              CAST(CAST(CAST($15 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($16 AS TIMESTAMP) AS DATE) AS timestamp))
            ) < (
              CAST(CAST("events"."wall" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("events"."wall" AS DATE) AS timestamp))
            ) THEN 1
            WHEN (
              (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST(CAST($17 AS TIMESTAMP) AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST(CAST($18 AS TIMESTAMP) AS DATE) AS timestamp)
                )
              ) - (
                EXTRACT(
                  year
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                ) * 12 + EXTRACT(
                  month
                  FROM
                    CAST(CAST("events"."wall" AS DATE) AS timestamp)
                )
              )
            ) < 0
            AND (
              CAST(CAST(CAST($19 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($20 AS TIMESTAMP) AS DATE) AS timestamp))
            ) > (
              CAST(CAST("events"."wall" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("events"."wall" AS DATE) AS timestamp))
            ) THEN -1
            ELSE 0
          END
        ) AS integer
      ),
      3
    ) AS bigint
  ) AS "quarter",
  CAST(
    (
      (
        (
          EXTRACT(
            year
            FROM
              CAST(CAST(CAST($21 AS TIMESTAMP) AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST(CAST($22 AS TIMESTAMP) AS DATE) AS timestamp)
          )
        ) - (
          EXTRACT(
            year
            FROM
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
          ) * 12 + EXTRACT(
            month
            FROM
              CAST(CAST("events"."wall" AS DATE) AS timestamp)
          )
        )
      ) - CASE
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($23 AS TIMESTAMP) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($24 AS TIMESTAMP) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST("events"."wall" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("events"."wall" AS DATE) AS timestamp)
            )
          )
        ) > 0
        AND (
          CAST(CAST(CAST($25 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($26 AS TIMESTAMP) AS DATE) AS timestamp))
        ) < (
          CAST(CAST("events"."wall" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("events"."wall" AS DATE) AS timestamp))
        ) THEN 1
        WHEN (
          (
            EXTRACT(
              year
              FROM
                CAST(CAST(CAST($27 AS TIMESTAMP) AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST(CAST($28 AS TIMESTAMP) AS DATE) AS timestamp)
            )
          ) - (
            EXTRACT(
              year
              FROM
                CAST(CAST("events"."wall" AS DATE) AS timestamp)
            ) * 12 + EXTRACT(
              month
              FROM
                CAST(CAST("events"."wall" AS DATE) AS timestamp)
            )
          )
        ) < 0
        AND (
          CAST(CAST(CAST($29 AS TIMESTAMP) AS DATE) AS timestamp) - date_trunc('month', CAST(CAST(CAST($30 AS TIMESTAMP) AS DATE) AS timestamp))
        ) > (
          CAST(CAST("events"."wall" AS DATE) AS timestamp) - date_trunc('month', CAST(CAST("events"."wall" AS DATE) AS timestamp))
        ) THEN -1
        ELSE 0
      END
    ) AS integer
  ) AS "month",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($31 AS TIMESTAMP) AS DATE) AS timestamp) - CAST(CAST("events"."wall" AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      604800000000
    ) AS bigint
  ) AS "week",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (
                CAST(CAST(CAST($32 AS TIMESTAMP) AS DATE) AS timestamp) - CAST(CAST("events"."wall" AS DATE) AS timestamp)
              )
          ) * 1000000
        ) AS bigint
      ),
      86400000000
    ) AS bigint
  ) AS "day",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (CAST(CAST($33 AS TIMESTAMP) AS timestamp) - CAST("events"."wall" AS timestamp))
          ) * 1000000
        ) AS bigint
      ),
      3600000000
    ) AS bigint
  ) AS "hour",
  CAST(
    DIV(
      CAST(
        (
          EXTRACT(
            epoch
            FROM
              (CAST(CAST($34 AS TIMESTAMP) AS timestamp) - CAST("events"."wall" AS timestamp))
          ) * 1000000
        ) AS bigint
      ),
      1000000
    ) AS bigint
  ) AS "second"
FROM
  "events"
WHERE
  "events"."id" < 8
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a quarter between dates
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  CAST(
    DIV(
      (
        CAST(
          EXTRACT(
            MONTH
            FROM
              "events"."day"
          ) AS integer
        ) + 2
      ),
      3
    ) AS bigint
  ) BETWEEN 2 AND 4
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # a day of the year, a minute and a week
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    CAST(
      EXTRACT(
        DOY
        FROM
          "events"."day"
      ) AS integer
    ) = 365
    OR CAST(
      EXTRACT(
        MINUTE
        FROM
          "events"."wall"
      ) AS integer
    ) = 50
    OR CAST(
      DIV(
        (
          CAST(
            EXTRACT(
              DOY
              FROM
                CAST((date_trunc('week', ("events"."wall" - INTERVAL '6 day')) + INTERVAL '6 day') AS date)
            ) AS integer
          ) + 6
        ),
        7
      ) AS bigint
    ) = 8
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # quarters left out
SELECT
  "events"."id" AS "id"
FROM
  "events"
WHERE
  (
    NOT (
      CAST(
        DIV(
          (
            CAST(
              EXTRACT(
                MONTH
                FROM
                  "events"."wall"
              ) AS integer
            ) + 2
          ),
          3
        ) AS bigint
      ) IN (1, 4)
    )
    OR CAST(
      DIV(
        (
          CAST(
            EXTRACT(
              MONTH
              FROM
                "events"."wall"
            ) AS integer
          ) + 2
        ),
        3
      ) AS bigint
    ) IS NULL
  )
ORDER BY
  "events"."id" ASC
LIMIT
  1048575
