-- # moments that no engine has are null
SELECT
  CASE
    WHEN "numbers"."big" >= (-2208988800)
    AND "numbers"."big" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("numbers"."big") * 1000000) AS Int64), 'Etc/UTC')
  END AS "a",
  addDays (
    CAST(toDate32 ('2024-02-29') AS Date32),
    CAST(
      CASE
        WHEN "numbers"."big" BETWEEN (-1715500) AND 1715500 THEN "numbers"."big"
      END AS Int64
    )
  ) AS "b",
  addMonths (
    CAST(toDate32 ('2024-02-29') AS Date32),
    CAST(
      (
        - CASE
          WHEN "numbers"."big" BETWEEN (-56400) AND 56400 THEN "numbers"."big"
        END
      ) AS Int64
    )
  ) AS "c",
  addHours (
    CAST(toDate32 ('2024-02-29') AS DateTime64 (6, 'UTC')),
    CAST(
      CASE
        WHEN 9007199254740993 BETWEEN (-41172000) AND 41172000 THEN 9007199254740993
      END AS Int64
    )
  ) AS "d"
FROM
  "numbers"
ORDER BY
  "numbers"."id" ASC
LIMIT
  1048575

-- # an interval after a text and after nothing
SELECT
  addDays (toDateTime64 ('2024-02-28 00:00:00', 6, 'UTC'), CAST(1 AS Int64)) AS "a",
  addHours (
    addMonths (toDateTime64 ('2024-02-29 10:20:30', 6, 'UTC'), CAST((- 1) AS Int64)),
    CAST((- 3) AS Int64)
  ) AS "b",
  NULL AS "c",
  NULL AS "d"
FROM
  "numbers"
WHERE
  "numbers"."id" = 1
LIMIT
  1048575

-- # a time has no date to be read
-- refused: invalid-query | "date": a time has no date. (at query.expressions.a) | query.expressions.a

-- # a word is no number of units
-- refused: invalid-query | "datetime-add": "many" is not a number. (at query.expressions.a) | query.expressions.a

-- # weeks and days of the week in all modes
SELECT CAST(toISOWeek("orders"."created_at") AS Int64) AS "e1", (intDiv((CAST(toDayOfYear("orders"."created_at") AS Int64) - 1 + (((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) - CAST(toDayOfYear("orders"."created_at") AS Int64) + 372) % 7)), 7) + 1) AS "e2", (intDiv((CAST(toDayOfYear("orders"."created_at") AS Int64) - 1 + (((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) - CAST(toDayOfYear("orders"."created_at") AS Int64) + 372) % 7)), 7) + 1) AS "e3", ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) AS "e4", ((((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 6) % 7) + 1) AS "e5", ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) AS "e6" FROM "orders" ORDER BY "orders"."id" ASC LIMIT 1048575

-- # parts by name and by unit
SELECT CAST(toYear("orders"."created_at") AS Int64) AS "e1", intDiv((CAST(toMonth("orders"."created_at") AS Int64) + 2), 3) AS "e2", CAST(toMonth("orders"."created_at") AS Int64) AS "e3", CAST(toDayOfMonth("orders"."created_at") AS Int64) AS "e4", CAST(toHour("orders"."created_at") AS Int64) AS "e5", CAST(toMinute("orders"."created_at") AS Int64) AS "e6", CAST(toSecond("orders"."created_at") AS Int64) AS "e7", CAST(toDayOfYear("orders"."created_at") AS Int64) AS "e8", CAST(toISOWeek("orders"."created_at") AS Int64) AS "e9", ((((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 6) % 7) + 1) AS "e10", CAST(toYear("orders"."created_at") AS Int64) AS "e11" FROM "orders" ORDER BY "orders"."id" ASC LIMIT 1048575

-- # dates moved by every unit
SELECT
  addQuarters ("orders"."created_at", CAST(1 AS Int64)) AS "e1",
  addMonths ("orders"."created_at", CAST((-1) AS Int64)) AS "e2",
  addWeeks (
    "orders"."created_at",
    CAST(
      CASE
        WHEN "orders"."quantity" BETWEEN (-244400) AND 244400 THEN "orders"."quantity"
      END AS Int64
    )
  ) AS "e3",
  addYears ("orders"."created_at", CAST((- 2) AS Int64)) AS "e4",
  addMilliseconds ("orders"."created_at", CAST(1500 AS Int64)) AS "e5",
  addHours (
    "orders"."created_at",
    CAST(
      (
        - CASE
          WHEN "orders"."quantity" BETWEEN (-41172000) AND 41172000 THEN "orders"."quantity"
        END
      ) AS Int64
    )
  ) AS "e6"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # dates moved by fractions, which are rounded
SELECT
  addDays (
    "orders"."created_at",
    CAST(
      accurateCastOrNull (
        (
          SIGN (CAST(toDecimal128 ('1.5', 1) AS Float64)) * FLOOR(ABS(CAST(toDecimal128 ('1.5', 1) AS Float64)) + 4.9999999999999994e-1) + 0
        ),
        'Int64'
      ) AS Int64
    )
  ) AS "e1",
  addDays (
    "orders"."created_at",
    CAST(
      CASE
        WHEN accurateCastOrNull (
          (
            SIGN (CAST((CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS Float64)) * FLOOR(
              ABS(CAST((CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS Float64)) + 4.9999999999999994e-1
            ) + 0
          ),
          'Int64'
        ) BETWEEN (-1715500) AND 1715500 THEN accurateCastOrNull (
          (
            SIGN (CAST((CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS Float64)) * FLOOR(
              ABS(CAST((CAST("orders"."quantity" AS Float64) / CAST(nullIf(2, 0) AS Float64)) AS Float64)) + 4.9999999999999994e-1
            ) + 0
          ),
          'Int64'
        )
      END AS Int64
    )
  ) AS "e2"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # days moved by hours and by years
SELECT
  addHours (CAST("people"."birth" AS DateTime64 (6, 'UTC')), CAST(1 AS Int64)) AS "e1",
  addYears (CAST("people"."birth" AS Date32), CAST(1 AS Int64)) AS "e2",
  addMonths (
    CAST("people"."birth" AS Date32),
    CAST(
      CASE
        WHEN "people"."id" BETWEEN (-56400) AND 56400 THEN "people"."id"
      END AS Int64
    )
  ) AS "e3"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # dates with intervals
SELECT
  addMonths ("orders"."created_at", CAST(1 AS Int64)) AS "e1",
  addHours (addWeeks ("orders"."created_at", CAST((- 1) AS Int64)), CAST((- 2) AS Int64)) AS "e2",
  addDays ("orders"."created_at", CAST(1 AS Int64)) AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # differences in every unit
SELECT
  intDiv (
    age (
      'month',
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2025-01-01') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "e1",
  intDiv (
    age (
      'month',
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(
        CAST(
          if (
            CAST(parseDateTime64BestEffort ('2025-06-15T12:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            toDateTime64 (
              toString (
                toTimeZone (
                  CAST(parseDateTime64BestEffort ('2025-06-15T12:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')),
                  'UTC'
                )
              ),
              6,
              'UTC'
            ),
            toTimeZone (
              (
                CAST(parseDateTime64BestEffort ('2025-06-15T12:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (
                  timezoneOffset (
                    toTimeZone (
                      CAST(parseDateTime64BestEffort ('2025-06-15T12:00:00Z', 6, 'Etc/UTC') AS DateTime64 (6, 'Etc/UTC')),
                      'UTC'
                    )
                  )
                )
              ),
              'UTC'
            )
          ) AS Date32
        ) AS DateTime64 (6, 'UTC')
      )
    ),
    3
  ) AS "e2",
  age (
    'month',
    CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST(toDate32 ('2025-01-01') AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "e3",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2025-01-01') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    604800000000
  ) AS "e4",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2025-01-01') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    86400000000
  ) AS "e5",
  intDiv (
    dateDiff (
      'microsecond',
      CAST("orders"."created_at" AS DateTime64 (6, 'UTC')),
      CAST(
        if (
          CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          toDateTime64 (toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')), 6, 'UTC'),
          toTimeZone (
            (
              CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')))
            ),
            'UTC'
          )
        ) AS DateTime64 (6, 'UTC')
      )
    ),
    3600000000
  ) AS "e6",
  intDiv (
    dateDiff (
      'microsecond',
      CAST("orders"."created_at" AS DateTime64 (6, 'UTC')),
      CAST(
        if (
          CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          toDateTime64 (toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')), 6, 'UTC'),
          toTimeZone (
            (
              CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')))
            ),
            'UTC'
          )
        ) AS DateTime64 (6, 'UTC')
      )
    ),
    60000000
  ) AS "e7",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(
        if (
          CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          toDateTime64 (toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')), 6, 'UTC'),
          toTimeZone (
            (
              CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')))
            ),
            'UTC'
          )
        ) AS DateTime64 (6, 'UTC')
      ),
      CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))
    ),
    1000000
  ) AS "e8"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # age in years
SELECT
  intDiv (
    age (
      'month',
      CAST(CAST("people"."birth" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2025-06-15') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "e1"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # names of months, quarters and days
SELECT CASE WHEN CAST(toMonth("orders"."created_at") AS Int64) = 1 THEN 'January' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 2 THEN 'February' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 3 THEN 'March' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 4 THEN 'April' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 5 THEN 'May' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 6 THEN 'June' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 7 THEN 'July' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 8 THEN 'August' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 9 THEN 'September' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 10 THEN 'October' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 11 THEN 'November' WHEN CAST(toMonth("orders"."created_at") AS Int64) = 12 THEN 'December' END AS "e1", CASE WHEN intDiv((CAST(toMonth("orders"."created_at") AS Int64) + 2), 3) = 1 THEN 'Q1' WHEN intDiv((CAST(toMonth("orders"."created_at") AS Int64) + 2), 3) = 2 THEN 'Q2' WHEN intDiv((CAST(toMonth("orders"."created_at") AS Int64) + 2), 3) = 3 THEN 'Q3' WHEN intDiv((CAST(toMonth("orders"."created_at") AS Int64) + 2), 3) = 4 THEN 'Q4' END AS "e2", CASE WHEN ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) = 1 THEN 'Sunday' WHEN ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) = 2 THEN 'Monday' WHEN ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) = 3 THEN 'Tuesday' WHEN ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) = 4 THEN 'Wednesday' WHEN ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) = 5 THEN 'Thursday' WHEN ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) = 6 THEN 'Friday' WHEN ((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 1) = 7 THEN 'Saturday' END AS "e3", CASE WHEN 13 = 1 THEN 'January' WHEN 13 = 2 THEN 'February' WHEN 13 = 3 THEN 'March' WHEN 13 = 4 THEN 'April' WHEN 13 = 5 THEN 'May' WHEN 13 = 6 THEN 'June' WHEN 13 = 7 THEN 'July' WHEN 13 = 8 THEN 'August' WHEN 13 = 9 THEN 'September' WHEN 13 = 10 THEN 'October' WHEN 13 = 11 THEN 'November' WHEN 13 = 12 THEN 'December' END AS "e4", CASE WHEN 0 = 1 THEN 'Sunday' WHEN 0 = 2 THEN 'Monday' WHEN 0 = 3 THEN 'Tuesday' WHEN 0 = 4 THEN 'Wednesday' WHEN 0 = 5 THEN 'Thursday' WHEN 0 = 6 THEN 'Friday' WHEN 0 = 7 THEN 'Saturday' END AS "e5" FROM "orders" ORDER BY "orders"."id" ASC LIMIT 1048575

-- # points in time as values
SELECT
  parseDateTime64BestEffort ('2025-06-15T12:00:00Z', 6, 'Etc/UTC') AS "e1",
  toDate32 ('2025-06-15') AS "e2",
  toDateTime64 ('2025-05-01 00:00:00', 6, 'UTC') AS "e3",
  toDateTime64 ('2025-06-15 12:00:00', 6, 'UTC') AS "e4",
  toDate32 ('2024-03-01') AS "e5",
  toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC') AS "e6",
  CAST('10:20:00' AS Time64 (6)) AS "e7"
FROM
  "people"
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # zones by name and by offset
SELECT
  if (
    CAST(
      if (
        if (
          (
            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
              if (
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'Europe/Paris'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    'Europe/Paris'
                  )
                )
              )
            )
          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          dateDiff (
            'second',
            (
              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'Europe/Paris'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'Europe/Paris'
                    )
                  )
                )
              )
            ),
            toDateTime64 (
              toString (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'Europe/Paris'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        )
                      )
                    )
                  ),
                  'Europe/Paris'
                )
              ),
              6,
              'UTC'
            )
          ),
          timezoneOffset (
            toTimeZone (
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'Europe/Paris'
                      )
                    )
                  )
                )
              ),
              'Europe/Paris'
            )
          )
        ) = if (
          (
            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          dateDiff (
            'second',
            (
              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
            ),
            toDateTime64 (
              toString (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  'Europe/Paris'
                )
              ),
              6,
              'UTC'
            )
          ),
          timezoneOffset (
            toTimeZone (
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
              ),
              'Europe/Paris'
            )
          )
        ),
        (
          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
            if (
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'Europe/Paris'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  'Europe/Paris'
                )
              )
            )
          )
        ),
        (
          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
            if (
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ),
                      'Europe/Paris'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                  ),
                  'Europe/Paris'
                )
              )
            )
          )
        )
      ) AS DateTime64 (6, 'Etc/UTC')
    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
    toDateTime64 (
      toString (
        toTimeZone (
          CAST(
            if (
              if (
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'Europe/Paris'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'Europe/Paris'
                        )
                      )
                    )
                  )
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'Europe/Paris'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        )
                      )
                    )
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'Europe/Paris'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'Europe/Paris'
                                )
                              )
                            )
                          )
                        ),
                        'Europe/Paris'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'Europe/Paris'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'Europe/Paris'
                            )
                          )
                        )
                      )
                    ),
                    'Europe/Paris'
                  )
                )
              ) = if (
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'Europe/Paris'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    'Europe/Paris'
                  )
                )
              ),
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'Europe/Paris'
                      )
                    )
                  )
                )
              ),
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ),
                        'Europe/Paris'
                      )
                    )
                  )
                )
              )
            ) AS DateTime64 (6, 'Etc/UTC')
          ),
          'America/New_York'
        )
      ),
      6,
      'UTC'
    ),
    toTimeZone (
      (
        CAST(
          if (
            if (
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'Europe/Paris'
                      )
                    )
                  )
                )
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'Europe/Paris'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'Europe/Paris'
                        )
                      )
                    )
                  )
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'Europe/Paris'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'Europe/Paris'
                              )
                            )
                          )
                        )
                      ),
                      'Europe/Paris'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'Europe/Paris'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        )
                      )
                    )
                  ),
                  'Europe/Paris'
                )
              )
            ) = if (
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              dateDiff (
                'second',
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ),
                toDateTime64 (
                  toString (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'Europe/Paris'
                    )
                  ),
                  6,
                  'UTC'
                )
              ),
              timezoneOffset (
                toTimeZone (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  'Europe/Paris'
                )
              )
            ),
            (
              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'Europe/Paris'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'Europe/Paris'
                    )
                  )
                )
              )
            ),
            (
              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          'Europe/Paris'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                      ),
                      'Europe/Paris'
                    )
                  )
                )
              )
            )
          ) AS DateTime64 (6, 'Etc/UTC')
        ) + toIntervalSecond (
          timezoneOffset (
            toTimeZone (
              CAST(
                if (
                  if (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'Europe/Paris'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'Europe/Paris'
                            )
                          )
                        )
                      )
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                          if (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                            dateDiff (
                              'second',
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              toDateTime64 (
                                toString (
                                  toTimeZone (
                                    (
                                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    'Europe/Paris'
                                  )
                                ),
                                6,
                                'UTC'
                              )
                            ),
                            timezoneOffset (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'Europe/Paris'
                              )
                            )
                          )
                        )
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                                if (
                                  (
                                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                                  dateDiff (
                                    'second',
                                    (
                                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                    ),
                                    toDateTime64 (
                                      toString (
                                        toTimeZone (
                                          (
                                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                          ),
                                          'Europe/Paris'
                                        )
                                      ),
                                      6,
                                      'UTC'
                                    )
                                  ),
                                  timezoneOffset (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'Europe/Paris'
                                    )
                                  )
                                )
                              )
                            ),
                            'Europe/Paris'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                            if (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                              dateDiff (
                                'second',
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                toDateTime64 (
                                  toString (
                                    toTimeZone (
                                      (
                                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                      ),
                                      'Europe/Paris'
                                    )
                                  ),
                                  6,
                                  'UTC'
                                )
                              ),
                              timezoneOffset (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'Europe/Paris'
                                )
                              )
                            )
                          )
                        ),
                        'Europe/Paris'
                      )
                    )
                  ) = if (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'Europe/Paris'
                      )
                    )
                  ),
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                ),
                                'Europe/Paris'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        )
                      )
                    )
                  ),
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                      if (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                        dateDiff (
                          'second',
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                          ),
                          toDateTime64 (
                            toString (
                              toTimeZone (
                                (
                                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                                ),
                                'Europe/Paris'
                              )
                            ),
                            6,
                            'UTC'
                          )
                        ),
                        timezoneOffset (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                            ),
                            'Europe/Paris'
                          )
                        )
                      )
                    )
                  )
                ) AS DateTime64 (6, 'Etc/UTC')
              ),
              'America/New_York'
            )
          )
        )
      ),
      'UTC'
    )
  ) AS "e1",
  if (
    CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
    toDateTime64 (
      toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Kolkata')),
      6,
      'UTC'
    ),
    toTimeZone (
      (
        CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'Asia/Kolkata')))
      ),
      'UTC'
    )
  ) AS "e2",
  toTimeZone (
    (
      CAST(
        if (
          if (
            (
              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                if (
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                  dateDiff (
                    'second',
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    toDateTime64 (
                      toString (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      ),
                      6,
                      'UTC'
                    )
                  ),
                  timezoneOffset (
                    toTimeZone (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      'UTC'
                    )
                  )
                )
              )
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            dateDiff (
              'second',
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                  if (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                    dateDiff (
                      'second',
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ),
                      toDateTime64 (
                        toString (
                          toTimeZone (
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            'UTC'
                          )
                        ),
                        6,
                        'UTC'
                      )
                    ),
                    timezoneOffset (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    )
                  )
                )
              ),
              toDateTime64 (
                toString (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                        if (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                          dateDiff (
                            'second',
                            (
                              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                            ),
                            toDateTime64 (
                              toString (
                                toTimeZone (
                                  (
                                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                                  ),
                                  'UTC'
                                )
                              ),
                              6,
                              'UTC'
                            )
                          ),
                          timezoneOffset (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          )
                        )
                      )
                    ),
                    'UTC'
                  )
                ),
                6,
                'UTC'
              )
            ),
            timezoneOffset (
              toTimeZone (
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
                    if (
                      (
                        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                      ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                      dateDiff (
                        'second',
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        toDateTime64 (
                          toString (
                            toTimeZone (
                              (
                                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                              ),
                              'UTC'
                            )
                          ),
                          6,
                          'UTC'
                        )
                      ),
                      timezoneOffset (
                        toTimeZone (
                          (
                            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                          ),
                          'UTC'
                        )
                      )
                    )
                  )
                ),
                'UTC'
              )
            )
          ) = if (
            (
              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            dateDiff (
              'second',
              (
                toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
              ),
              toDateTime64 (
                toString (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    'UTC'
                  )
                ),
                6,
                'UTC'
              )
            ),
            timezoneOffset (
              toTimeZone (
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ),
                'UTC'
              )
            )
          ),
          (
            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
              if (
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') + toIntervalDay (1)
                    ),
                    'UTC'
                  )
                )
              )
            )
          ),
          (
            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalSecond (
              if (
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
                dateDiff (
                  'second',
                  (
                    toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                  ),
                  toDateTime64 (
                    toString (
                      toTimeZone (
                        (
                          toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                        ),
                        'UTC'
                      )
                    ),
                    6,
                    'UTC'
                  )
                ),
                timezoneOffset (
                  toTimeZone (
                    (
                      toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalDay (1)
                    ),
                    'UTC'
                  )
                )
              )
            )
          )
        ) AS DateTime64 (6, 'Etc/UTC')
      ) + toIntervalMinute (120)
    ),
    'UTC'
  ) AS "e3",
  toTimeZone ((CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalMinute ((-300))), 'UTC') AS "e4",
  if (
    CAST(
      (
        toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalMinute ((-330))
      ) AS DateTime64 (6, 'Etc/UTC')
    ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
    toDateTime64 (
      toString (
        toTimeZone (
          CAST(
            (
              toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalMinute ((-330))
            ) AS DateTime64 (6, 'Etc/UTC')
          ),
          'UTC'
        )
      ),
      6,
      'UTC'
    ),
    toTimeZone (
      (
        CAST(
          (
            toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalMinute ((-330))
          ) AS DateTime64 (6, 'Etc/UTC')
        ) + toIntervalSecond (
          timezoneOffset (
            toTimeZone (
              CAST(
                (
                  toTimeZone (CAST(CAST("orders"."created_at" AS DateTime64 (6, 'UTC')) AS DateTime64 (6, 'UTC')), 'Etc/UTC') - toIntervalMinute ((-330))
                ) AS DateTime64 (6, 'Etc/UTC')
              ),
              'UTC'
            )
          )
        )
      ),
      'UTC'
    )
  ) AS "e5"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # times as text have the fraction that they have
SELECT
  replaceRegexpOne (toString (CAST("events"."clock" AS Time64 (6))), '\\.?0+$', '') AS "e1",
  concat (
    ifNull (
      replaceRegexpOne (
        toString (
          CAST(
            CAST(
              addMilliseconds (
                (
                  toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (CAST(round(toFloat64 (CAST("events"."clock" AS Time64 (6))) * 1000000) AS Int64))
                ),
                CAST(1500 AS Int64)
              ) AS Time64 (6)
            ) AS Time64 (6)
          )
        ),
        '\\.?0+$',
        ''
      ),
      ''
    ),
    ifNull (' h', '')
  ) AS "e2",
  replaceRegexpOne (
    toString (
      CAST(
        CAST(
          addMinutes (
            (
              toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (CAST(round(toFloat64 (CAST("events"."clock" AS Time64 (6))) * 1000000) AS Int64))
            ),
            CAST(10 AS Int64)
          ) AS Time64 (6)
        ) AS Time64 (6)
      )
    ),
    '\\.?0+$',
    ''
  ) AS "e3"
FROM
  "events"
WHERE
  "events"."id" IN (5, 10)
ORDER BY
  "events"."id" ASC
LIMIT
  1048575

-- # dates and instants as text
SELECT
  replaceRegexpOne (toString (CAST("orders"."created_at" AS DateTime64 (6, 'UTC'))), '\\.?0+$', '') AS "e1",
  replaceRegexpOne (
    toString (CAST(addMilliseconds ("orders"."created_at", CAST(1500 AS Int64)) AS DateTime64 (6, 'UTC'))),
    '\\.?0+$',
    ''
  ) AS "e2",
  concat (
    ifNull ('at ', ''),
    ifNull (
      replaceRegexpOne (
        toString (
          CAST(
            if (
              CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              toDateTime64 (toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')), 6, 'UTC'),
              toTimeZone (
                (
                  CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')))
                ),
                'UTC'
              )
            ) AS DateTime64 (6, 'UTC')
          )
        ),
        '\\.?0+$',
        ''
      ),
      ''
    )
  ) AS "e3"
FROM
  "orders"
ORDER BY
  "orders"."id" ASC
LIMIT
  1048575

-- # filters on functions of dates
SELECT
  COUNT(
    CASE
      WHEN addYears ("orders"."created_at", CAST(1 AS Int64)) > toDateTime64 ('2025-06-15 12:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN CAST(toYear ("orders"."created_at") AS Int64) = 2024 THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN CAST(toHour ("orders"."created_at") AS Int64) BETWEEN 1 AND 3 THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN if (
        CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
        toDateTime64 (toString (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')), 6, 'UTC'),
        toTimeZone (
          (
            CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')) + toIntervalSecond (timezoneOffset (toTimeZone (CAST("orders"."paid_at" AS DateTime64 (6, 'Etc/UTC')), 'UTC')))
          ),
          'UTC'
        )
      ) < "orders"."created_at" THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN CAST("orders"."created_at" AS Date32) = toDate32 ('2024-02-29') THEN 1
    END
  ) AS "count_where_5"
FROM
  "orders"
LIMIT
  1048575

-- # date filters
SELECT
  COUNT(
    CASE
      WHEN "orders"."created_at" >= toDateTime64 ('2024-12-02 00:00:00', 6, 'UTC') THEN 1
    END
  ) AS "count_where",
  COUNT(
    CASE
      WHEN NOT (
        COALESCE(
          (
            "orders"."created_at" >= toDateTime64 ('2024-02-29 00:00:00', 6, 'UTC')
            AND "orders"."created_at" < toDateTime64 ('2024-03-01 00:00:00', 6, 'UTC')
          ),
          FALSE
        )
      ) THEN 1
    END
  ) AS "count_where_2",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
        AND "orders"."created_at" < toDateTime64 ('2026-01-01 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where_3",
  COUNT(
    CASE
      WHEN (
        "orders"."created_at" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
        AND "orders"."created_at" < toDateTime64 ('2026-01-01 00:00:00', 6, 'UTC')
      ) THEN 1
    END
  ) AS "count_where_4",
  COUNT(
    CASE
      WHEN (
        "orders"."paid_at" >= parseDateTime64BestEffort ('2024-06-01T00:00:00Z', 6, 'Etc/UTC')
        AND "orders"."paid_at" < parseDateTime64BestEffort ('2025-06-01T00:00:00Z', 6, 'Etc/UTC')
      ) THEN 1
    END
  ) AS "count_where_5",
  COUNT(
    CASE
      WHEN "orders"."created_at" IS NULL THEN 1
    END
  ) AS "count_where_6",
  COUNT(
    CASE
      WHEN "orders"."paid_at" IS NOT NULL THEN 1
    END
  ) AS "count_where_7"
FROM
  "orders"
LIMIT
  1048575

-- # an unknown zone
-- refused: invalid-query | "convert-timezone": unknown time zone "Mars/Olympus". (at query.expressions.e1) | query.expressions.e1

-- # an unknown unit of movement
-- refused: invalid-query | "datetime-add": unknown unit "fortnight". (at query.expressions.e1) | query.expressions.e1

-- # text is no date
-- refused: invalid-query | "get-year": expected a date, got type/Text. (at query.expressions.e1) | query.expressions.e1

-- # a date has its midnight, a time goes round at midnight
SELECT
  CAST(
    toHour (
      CAST(
        CAST(
          CASE
            WHEN match (
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
            ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'UTC')
            WHEN match (
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'Etc/UTC'), 'UTC')
          END AS Date32
        ) AS DateTime64 (6, 'UTC')
      )
    ) AS Int64
  ) AS "hour",
  CAST(
    toSecond (
      CAST(
        CAST(
          CASE
            WHEN match (
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
            ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'UTC')
            WHEN match (
              "encoded"."iso_date",
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'Etc/UTC'), 'UTC')
          END AS Date32
        ) AS DateTime64 (6, 'UTC')
      )
    ) AS Int64
  ) AS "second",
  CAST(
    addMinutes (
      (
        toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (
          CAST(
            round(
              toFloat64 (
                CAST(
                  CASE
                    WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
                  END AS Time64 (6)
                )
              ) * 1000000
            ) AS Int64
          )
        )
      ),
      CAST(90 AS Int64)
    ) AS Time64 (6)
  ) AS "later",
  CAST(
    addHours (
      (
        toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (
          CAST(
            round(
              toFloat64 (
                CAST(
                  CASE
                    WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
                  END AS Time64 (6)
                )
              ) * 1000000
            ) AS Int64
          )
        )
      ),
      CAST((- 11) AS Int64)
    ) AS Time64 (6)
  ) AS "earlier",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(
        CASE
          WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
        END AS DateTime64 (6, 'UTC')
      ),
      CAST(
        CAST(
          addSeconds (
            (
              toDateTime64 ('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond (
                CAST(
                  round(
                    toFloat64 (
                      CAST(
                        CASE
                          WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
                        END AS Time64 (6)
                      )
                    ) * 1000000
                  ) AS Int64
                )
              )
            ),
            CAST(45 AS Int64)
          ) AS Time64 (6)
        ) AS DateTime64 (6, 'UTC')
      )
    ),
    1000000
  ) AS "between"
FROM
  "encoded"
WHERE
  "encoded"."id" < 4
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # a time has no year
-- refused: invalid-query | "get-year": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is not moved by days
-- refused: invalid-query | "datetime-add": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is no distance from a date
-- refused: invalid-query | "datetime-diff": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a time is in no zone
-- refused: invalid-query | "convert-timezone": a time has no date. (at query.expressions.e1) | query.expressions.e1

-- # a number with an interval
-- refused: invalid-query | "+": expected a date, got type/Integer. (at query.expressions.a) | query.expressions.a

-- # a date and an interval of hours is a timestamp
SELECT
  addHours (CAST("people"."birth" AS DateTime64 (6, 'UTC')), CAST(5 AS Int64)) AS "e1",
  addDays (
    addMinutes (CAST("people"."birth" AS DateTime64 (6, 'UTC')), CAST((- 30) AS Int64)),
    CAST((- 1) AS Int64)
  ) AS "e2"
FROM
  "people"
WHERE
  "people"."id" = 1
ORDER BY
  "people"."id" ASC
LIMIT
  1048575

-- # an interval of a date
-- refused: invalid-query | "interval": expected a number, got type/DateTimeWithLocalTZ. (at query.expressions.e1[2]) | query.expressions.e1[2]

-- # dates between a day and a time of day
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CAST(
      CASE
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'UTC')
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'Etc/UTC'), 'UTC')
      END AS Date32
    ) >= toDateTime64 ('2024-03-01 10:00:00', 6, 'UTC')
    AND CAST(
      CASE
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'UTC')
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'Etc/UTC'), 'UTC')
      END AS Date32
    ) <= toDate32 ('2024-07-01')
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # dates among days and times of day
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CAST(
      CASE
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'UTC')
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'Etc/UTC'), 'UTC')
      END AS Date32
    ) = toDateTime64 ('2024-03-01 10:00:00', 6, 'UTC')
    OR CAST(
      CASE
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'UTC')
        WHEN match (
          "encoded"."iso_date",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_date", 6, 'Etc/UTC'), 'UTC')
      END AS Date32
    ) = toDate32 ('2024-07-01')
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # minutes and seconds
SELECT CAST(toMinute("orders"."created_at") AS Int64) AS "m", CAST(toSecond("orders"."created_at") AS Int64) AS "s", CAST(toHour("orders"."created_at") AS Int64) AS "h", CAST(toDayOfMonth("orders"."created_at") AS Int64) AS "d", intDiv((CAST(toMonth("orders"."created_at") AS Int64) + 2), 3) AS "q", ((((CAST(toDayOfWeek("orders"."created_at") AS Int64) % 7) + 6) % 7) + 1) AS "w", CAST(toDayOfYear("orders"."created_at") AS Int64) AS "y" FROM "orders" WHERE "orders"."id" = 6 LIMIT 1048575

-- # end of month arithmetic
SELECT
  addMonths ("orders"."created_at", CAST(1 AS Int64)) AS "a",
  addQuarters ("orders"."created_at", CAST((- 1) AS Int64)) AS "b",
  addMinutes ("orders"."created_at", CAST(90 AS Int64)) AS "c",
  addWeeks ("orders"."created_at", CAST(1 AS Int64)) AS "d"
FROM
  "orders"
WHERE
  "orders"."id" = 4
LIMIT
  1048575

-- # months between
SELECT
  age (
    'month',
    CAST(CAST(toDate32 ('2024-01-31') AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "a",
  age (
    'month',
    CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')),
    CAST(CAST(toDate32 ('2024-01-31') AS Date32) AS DateTime64 (6, 'UTC'))
  ) AS "b",
  intDiv (
    age (
      'month',
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST(toDate32 ('2025-03-01') AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    12
  ) AS "c",
  intDiv (
    age (
      'month',
      CAST(CAST(toDate32 ('2023-01-01') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    3
  ) AS "d",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(CAST(toDate32 ('2024-01-01') AS Date32) AS DateTime64 (6, 'UTC')),
      CAST(CAST("orders"."created_at" AS Date32) AS DateTime64 (6, 'UTC'))
    ),
    604800000000
  ) AS "e"
FROM
  "orders"
WHERE
  "orders"."id" = 3
LIMIT
  1048575

-- # a microsecond less than a unit is no unit
SELECT
  intDiv (
    dateDiff (
      'microsecond',
      CAST(
        CAST(
          CASE
            WHEN match (
              '2024-01-01T00:00:00',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
            ) THEN parseDateTime64BestEffortOrNull ('2024-01-01T00:00:00', 6, 'UTC')
            WHEN match (
              '2024-01-01T00:00:00',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-01-01T00:00:00', 6, 'Etc/UTC'), 'UTC')
          END AS Date32
        ) AS DateTime64 (6, 'UTC')
      ),
      CAST(
        CAST(
          CASE
            WHEN match (
              '2024-01-01T23:59:59.999999',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
            ) THEN parseDateTime64BestEffortOrNull ('2024-01-01T23:59:59.999999', 6, 'UTC')
            WHEN match (
              '2024-01-01T23:59:59.999999',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-01-01T23:59:59.999999', 6, 'Etc/UTC'), 'UTC')
          END AS Date32
        ) AS DateTime64 (6, 'UTC')
      )
    ),
    86400000000
  ) AS "days",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(
        CAST(
          CASE
            WHEN match (
              '2024-01-01T00:00:00',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
            ) THEN parseDateTime64BestEffortOrNull ('2024-01-01T00:00:00', 6, 'UTC')
            WHEN match (
              '2024-01-01T00:00:00',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-01-01T00:00:00', 6, 'Etc/UTC'), 'UTC')
          END AS Date32
        ) AS DateTime64 (6, 'UTC')
      ),
      CAST(
        CAST(
          CASE
            WHEN match (
              '2024-01-14T23:59:59.999999',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
            ) THEN parseDateTime64BestEffortOrNull ('2024-01-14T23:59:59.999999', 6, 'UTC')
            WHEN match (
              '2024-01-14T23:59:59.999999',
              '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
            ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-01-14T23:59:59.999999', 6, 'Etc/UTC'), 'UTC')
          END AS Date32
        ) AS DateTime64 (6, 'UTC')
      )
    ),
    604800000000
  ) AS "weeks",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(
        CASE
          WHEN match (
            '2024-01-01T00:00:00',
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
          ) THEN parseDateTime64BestEffortOrNull ('2024-01-01T00:00:00', 6, 'UTC')
          WHEN match (
            '2024-01-01T00:00:00',
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
          ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-01-01T00:00:00', 6, 'Etc/UTC'), 'UTC')
        END AS DateTime64 (6, 'UTC')
      ),
      CAST(
        CASE
          WHEN match (
            '2024-01-02T00:00:00',
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
          ) THEN parseDateTime64BestEffortOrNull ('2024-01-02T00:00:00', 6, 'UTC')
          WHEN match (
            '2024-01-02T00:00:00',
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
          ) THEN toTimeZone (parseDateTime64BestEffortOrNull ('2024-01-02T00:00:00', 6, 'Etc/UTC'), 'UTC')
        END AS DateTime64 (6, 'UTC')
      )
    ),
    3600000000
  ) AS "hours"
FROM
  "numbers"
LIMIT
  1
