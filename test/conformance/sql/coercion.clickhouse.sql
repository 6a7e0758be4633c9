-- # text, bytes and numbers read as dates
SELECT
  "encoded"."id" AS "id",
  CASE
    WHEN match (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
    WHEN match (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
  END AS "iso",
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
  ) AS "iso_date",
  CASE
    WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
  END AS "iso_time",
  CASE
    WHEN "encoded"."seconds" >= (-2208988800)
    AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
  END AS "seconds",
  CASE
    WHEN match (
      "encoded"."compact",
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
    ) THEN parseDateTime64BestEffortOrNull ("encoded"."compact", 6, 'UTC')
  END AS "compact",
  CASE
    WHEN match (
      "encoded"."compact_bytes",
      '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
    ) THEN parseDateTime64BestEffortOrNull ("encoded"."compact_bytes", 6, 'UTC')
  END AS "compact_bytes",
  CASE
    WHEN match (
      "encoded"."iso_bytes",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_bytes", 6, 'UTC')
    WHEN match (
      "encoded"."iso_bytes",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_bytes", 6, 'Etc/UTC'), 'UTC')
  END AS "iso_bytes",
  CAST("encoded"."moment" AS Date32) AS "moment"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # fractions of epoch seconds, by the second
SELECT
  (
    CAST(
      CASE
        WHEN "encoded"."millis" >= (-2208988800000)
        AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
      END AS DateTime64 (6, 'Etc/UTC')
    ) - toIntervalMicrosecond (
      dateDiff (
        'microsecond',
        toStartOfSecond (
          if (
            CAST(
              CASE
                WHEN "encoded"."millis" >= (-2208988800000)
                AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
              END AS DateTime64 (6, 'Etc/UTC')
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            toDateTime64 (
              toString (
                toTimeZone (
                  CAST(
                    CASE
                      WHEN "encoded"."millis" >= (-2208988800000)
                      AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
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
                  CASE
                    WHEN "encoded"."millis" >= (-2208988800000)
                    AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
                ) + toIntervalSecond (
                  timezoneOffset (
                    toTimeZone (
                      CAST(
                        CASE
                          WHEN "encoded"."millis" >= (-2208988800000)
                          AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                        END AS DateTime64 (6, 'Etc/UTC')
                      ),
                      'UTC'
                    )
                  )
                )
              ),
              'UTC'
            )
          )
        ),
        if (
          CAST(
            CASE
              WHEN "encoded"."millis" >= (-2208988800000)
              AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
            END AS DateTime64 (6, 'Etc/UTC')
          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          toDateTime64 (
            toString (
              toTimeZone (
                CAST(
                  CASE
                    WHEN "encoded"."millis" >= (-2208988800000)
                    AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
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
                CASE
                  WHEN "encoded"."millis" >= (-2208988800000)
                  AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                END AS DateTime64 (6, 'Etc/UTC')
              ) + toIntervalSecond (
                timezoneOffset (
                  toTimeZone (
                    CAST(
                      CASE
                        WHEN "encoded"."millis" >= (-2208988800000)
                        AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
                      END AS DateTime64 (6, 'Etc/UTC')
                    ),
                    'UTC'
                  )
                )
              )
            ),
            'UTC'
          )
        )
      )
    )
  ) AS "millis",
  (
    CAST(
      CASE
        WHEN "encoded"."micros" >= (-2208988800000000)
        AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
      END AS DateTime64 (6, 'Etc/UTC')
    ) - toIntervalMicrosecond (
      dateDiff (
        'microsecond',
        toStartOfSecond (
          if (
            CAST(
              CASE
                WHEN "encoded"."micros" >= (-2208988800000000)
                AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
              END AS DateTime64 (6, 'Etc/UTC')
            ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
            toDateTime64 (
              toString (
                toTimeZone (
                  CAST(
                    CASE
                      WHEN "encoded"."micros" >= (-2208988800000000)
                      AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
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
                  CASE
                    WHEN "encoded"."micros" >= (-2208988800000000)
                    AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
                ) + toIntervalSecond (
                  timezoneOffset (
                    toTimeZone (
                      CAST(
                        CASE
                          WHEN "encoded"."micros" >= (-2208988800000000)
                          AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
                        END AS DateTime64 (6, 'Etc/UTC')
                      ),
                      'UTC'
                    )
                  )
                )
              ),
              'UTC'
            )
          )
        ),
        if (
          CAST(
            CASE
              WHEN "encoded"."micros" >= (-2208988800000000)
              AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
            END AS DateTime64 (6, 'Etc/UTC')
          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          toDateTime64 (
            toString (
              toTimeZone (
                CAST(
                  CASE
                    WHEN "encoded"."micros" >= (-2208988800000000)
                    AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
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
                CASE
                  WHEN "encoded"."micros" >= (-2208988800000000)
                  AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
                END AS DateTime64 (6, 'Etc/UTC')
              ) + toIntervalSecond (
                timezoneOffset (
                  toTimeZone (
                    CAST(
                      CASE
                        WHEN "encoded"."micros" >= (-2208988800000000)
                        AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
                      END AS DateTime64 (6, 'Etc/UTC')
                    ),
                    'UTC'
                  )
                )
              )
            ),
            'UTC'
          )
        )
      )
    )
  ) AS "micros",
  (
    CAST(
      CASE
        WHEN "encoded"."nanos" >= (-2208988800000000000)
        AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
      END AS DateTime64 (6, 'Etc/UTC')
    ) - toIntervalMicrosecond (
      dateDiff (
        'microsecond',
        toStartOfMinute (
          toStartOfSecond (
            if (
              CAST(
                CASE
                  WHEN "encoded"."nanos" >= (-2208988800000000000)
                  AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
                END AS DateTime64 (6, 'Etc/UTC')
              ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
              toDateTime64 (
                toString (
                  toTimeZone (
                    CAST(
                      CASE
                        WHEN "encoded"."nanos" >= (-2208988800000000000)
                        AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
                      END AS DateTime64 (6, 'Etc/UTC')
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
                    CASE
                      WHEN "encoded"."nanos" >= (-2208988800000000000)
                      AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
                  ) + toIntervalSecond (
                    timezoneOffset (
                      toTimeZone (
                        CAST(
                          CASE
                            WHEN "encoded"."nanos" >= (-2208988800000000000)
                            AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
                          END AS DateTime64 (6, 'Etc/UTC')
                        ),
                        'UTC'
                      )
                    )
                  )
                ),
                'UTC'
              )
            )
          )
        ),
        if (
          CAST(
            CASE
              WHEN "encoded"."nanos" >= (-2208988800000000000)
              AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
            END AS DateTime64 (6, 'Etc/UTC')
          ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
          toDateTime64 (
            toString (
              toTimeZone (
                CAST(
                  CASE
                    WHEN "encoded"."nanos" >= (-2208988800000000000)
                    AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
                  END AS DateTime64 (6, 'Etc/UTC')
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
                CASE
                  WHEN "encoded"."nanos" >= (-2208988800000000000)
                  AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
                END AS DateTime64 (6, 'Etc/UTC')
              ) + toIntervalSecond (
                timezoneOffset (
                  toTimeZone (
                    CAST(
                      CASE
                        WHEN "encoded"."nanos" >= (-2208988800000000000)
                        AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
                      END AS DateTime64 (6, 'Etc/UTC')
                    ),
                    'UTC'
                  )
                )
              )
            ),
            'UTC'
          )
        )
      )
    )
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
    WHEN match (
      "encoded"."float_text",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          "encoded"."float_text"
      )
    )
  END AS "float_text",
  CASE
    WHEN match (
      "encoded"."whole_text",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN CASE
      WHEN CAST(
        round(
          toDecimal256OrNull (
            trim(
              BOTH ' 	
+'
              FROM
                "encoded"."whole_text"
            ),
            20
          )
        ) AS Int256
      ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
        greatest (
          least (
            CAST(
              round(
                toDecimal256OrNull (
                  trim(
                    BOTH ' 	
+'
                    FROM
                      "encoded"."whole_text"
                  ),
                  20
                )
              ) AS Int256
            ),
            toInt256 ('9223372036854775807')
          ),
          toInt256 ('-9223372036854775808')
        ) AS Int64
      )
    END
  END AS "whole_text",
  accurateCastOrNull (
    (
      SIGN (CAST("encoded"."fraction" AS Float64)) * FLOOR(ABS(CAST("encoded"."fraction" AS Float64)) + 4.9999999999999994e-1) + 0
    ),
    'Int64'
  ) AS "fraction"
FROM
  "encoded"
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on text read as a timestamp
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN match (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
    WHEN match (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
  END >= toDateTime64 ('2024-07-01 00:00:00', 6, 'UTC')
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter by the month of text
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CASE
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
    END >= toDateTime64 ('2024-10-01 00:00:00', 6, 'UTC')
    AND CASE
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
    END < toDateTime64 ('2024-11-01 00:00:00', 6, 'UTC')
  )
LIMIT
  1048575

-- # filter on text read as a date
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
    ) >= toDate32 ('2024-02-29')
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
    ) < toDate32 ('2024-07-02')
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on text read as a time
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
  END < CAST('10:30:00' AS Time64 (6))
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # filter on an epoch
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    CASE
      WHEN "encoded"."seconds" >= (-2208988800)
      AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
    END >= parseDateTime64BestEffort ('2024-03-31T00:00:00Z', 6, 'Etc/UTC')
    AND CASE
      WHEN "encoded"."seconds" >= (-2208988800)
      AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
    END < parseDateTime64BestEffort ('2024-04-01T00:00:00Z', 6, 'Etc/UTC')
  )
LIMIT
  1048575

-- # filter on an epoch of milliseconds
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."millis" >= (-2208988800000)
    AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
  END < parseDateTime64BestEffort ('1970-01-01T00:00:00Z', 6, 'Etc/UTC')
LIMIT
  1048575

-- # filter on a number kept as text
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  CASE
    WHEN match (
      "encoded"."float_text",
      '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
    ) THEN toFloat64OrNull (
      trim(
        BOTH ' 	
+'
        FROM
          "encoded"."float_text"
      )
    )
  END < 0
LIMIT
  1048575

-- # group by the month of text
SELECT
  CAST(
    toStartOfMonth (
      CAST(
        CASE
          WHEN match (
            "encoded"."iso",
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
          ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
          WHEN match (
            "encoded"."iso",
            '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
          ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
        END AS DateTime64 (6, 'UTC')
      )
    ) AS Date32
  ) AS "iso",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN match (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
    WHEN match (
      "encoded"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
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
    CAST(
      if (
        CAST(
          CASE
            WHEN "encoded"."seconds" >= (-2208988800)
            AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
          END AS DateTime64 (6, 'Etc/UTC')
        ) < toDateTime64 ('1970-01-02 00:00:00', 6, 'UTC'),
        toDateTime64 (
          toString (
            toTimeZone (
              CAST(
                CASE
                  WHEN "encoded"."seconds" >= (-2208988800)
                  AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
                END AS DateTime64 (6, 'Etc/UTC')
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
              CASE
                WHEN "encoded"."seconds" >= (-2208988800)
                AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
              END AS DateTime64 (6, 'Etc/UTC')
            ) + toIntervalSecond (
              timezoneOffset (
                toTimeZone (
                  CAST(
                    CASE
                      WHEN "encoded"."seconds" >= (-2208988800)
                      AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
                    END AS DateTime64 (6, 'Etc/UTC')
                  ),
                  'UTC'
                )
              )
            )
          ),
          'UTC'
        )
      ) AS DateTime64 (6, 'UTC')
    ) AS Date32
  ) AS "seconds",
  COUNT(*) AS "count"
FROM
  "encoded"
WHERE
  CASE
    WHEN "encoded"."seconds" >= (-2208988800)
    AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
  END IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # hour and weekday of coerced fields
SELECT CAST(toHour(CASE WHEN match("encoded"."iso", '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$') THEN parseDateTime64BestEffortOrNull("encoded"."iso", 6, 'UTC')
      WHEN match("encoded"."iso", '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$') THEN toTimeZone(parseDateTime64BestEffortOrNull("encoded"."iso", 6, 'Etc/UTC'), 'UTC') END) AS Int64) AS "iso", ((CAST(toDayOfWeek(CASE WHEN match("encoded"."compact", '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$') THEN parseDateTime64BestEffortOrNull("encoded"."compact", 6, 'UTC') END) AS Int64) % 7) + 1) AS "compact", CAST(toStartOfHour(toStartOfSecond((toDateTime64('1970-01-01 00:00:00', 6, 'UTC') + toIntervalMicrosecond(CAST(round(toFloat64(CAST(CASE WHEN match("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull("encoded"."iso_time", 'Time64(6)') END AS Time64(6))) * 1000000) AS Int64))))) AS Time64(6)) AS "iso_time", CAST(toStartOfYear(CAST(if(CAST(CASE WHEN "encoded"."seconds" >= (-2208988800) AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro(CAST(round(toFloat64("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC') END AS DateTime64(6, 'Etc/UTC')) < toDateTime64('1970-01-02 00:00:00', 6, 'UTC'), toDateTime64(toString(toTimeZone(CAST(CASE WHEN "encoded"."seconds" >= (-2208988800) AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro(CAST(round(toFloat64("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC') END AS DateTime64(6, 'Etc/UTC')), 'UTC')), 6, 'UTC'), toTimeZone((CAST(CASE WHEN "encoded"."seconds" >= (-2208988800) AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro(CAST(round(toFloat64("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC') END AS DateTime64(6, 'Etc/UTC')) + toIntervalSecond(timezoneOffset(toTimeZone(CAST(CASE WHEN "encoded"."seconds" >= (-2208988800) AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro(CAST(round(toFloat64("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC') END AS DateTime64(6, 'Etc/UTC')), 'UTC')))), 'UTC')) AS DateTime64(6, 'UTC'))) AS Date32) AS "seconds" FROM "encoded" ORDER BY "encoded"."id" ASC LIMIT 1048575

-- # functions of coerced fields
SELECT
  addMonths (
    CASE
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
    END,
    CAST(1 AS Int64)
  ) AS "e1",
  CAST(
    toYear (
      CASE
        WHEN match (
          "encoded"."compact",
          '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."compact", 6, 'UTC')
      END
    ) AS Int64
  ) AS "e2",
  intDiv (
    dateDiff (
      'microsecond',
      CAST(
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
          ) AS Date32
        ) AS DateTime64 (6, 'UTC')
      ),
      CAST(
        CAST(
          CASE
            WHEN match (
              "encoded"."compact",
              '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
            ) THEN parseDateTime64BestEffortOrNull ("encoded"."compact", 6, 'UTC')
          END AS Date32
        ) AS DateTime64 (6, 'UTC')
      )
    ),
    86400000000
  ) AS "e3",
  (
    CAST(
      CASE
        WHEN match (
          "encoded"."whole_text",
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
        ) THEN CASE
          WHEN CAST(
            round(
              toDecimal256OrNull (
                trim(
                  BOTH ' 	
+'
                  FROM
                    "encoded"."whole_text"
                ),
                20
              )
            ) AS Int256
          ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
            greatest (
              least (
                CAST(
                  round(
                    toDecimal256OrNull (
                      trim(
                        BOTH ' 	
+'
                        FROM
                          "encoded"."whole_text"
                      ),
                      20
                    )
                  ) AS Int256
                ),
                toInt256 ('9223372036854775807')
              ),
              toInt256 ('-9223372036854775808')
            ) AS Int64
          )
        END
      END AS Int128
    ) + 1
  ) AS "e4",
  (
    CASE
      WHEN match (
        "encoded"."float_text",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
      ) THEN toFloat64OrNull (
        trim(
          BOTH ' 	
+'
          FROM
            "encoded"."float_text"
        )
      )
    END * 2
  ) AS "e5",
  toString (
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
    )
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
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
      ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
      WHEN match (
        "encoded"."iso",
        '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
      ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
    END
  ) AS "min",
  MAX(
    CASE
      WHEN match (
        "encoded"."compact",
        '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
      ) THEN parseDateTime64BestEffortOrNull ("encoded"."compact", 6, 'UTC')
    END
  ) AS "max",
  sum(
    CAST(
      CASE
        WHEN match (
          "encoded"."whole_text",
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
        ) THEN CASE
          WHEN CAST(
            round(
              toDecimal256OrNull (
                trim(
                  BOTH ' 	
+'
                  FROM
                    "encoded"."whole_text"
                ),
                20
              )
            ) AS Int256
          ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
            greatest (
              least (
                CAST(
                  round(
                    toDecimal256OrNull (
                      trim(
                        BOTH ' 	
+'
                        FROM
                          "encoded"."whole_text"
                      ),
                      20
                    )
                  ) AS Int256
                ),
                toInt256 ('9223372036854775807')
              ),
              toInt256 ('-9223372036854775808')
            ) AS Int64
          )
        END
      END AS Int128
    )
  ) AS "sum",
  avg(
    CASE
      WHEN match (
        "encoded"."float_text",
        '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
      ) THEN toFloat64OrNull (
        trim(
          BOTH ' 	
+'
          FROM
            "encoded"."float_text"
        )
      )
    END
  ) AS "avg",
  COUNT(
    DISTINCT CAST(
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
    )
  ) AS "count",
  MAX(
    CASE
      WHEN "encoded"."seconds" >= (-2208988800)
      AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
    END
  ) AS "max_2",
  sum(
    CAST(
      accurateCastOrNull (
        (
          SIGN (CAST("encoded"."fraction" AS Float64)) * FLOOR(ABS(CAST("encoded"."fraction" AS Float64)) + 4.9999999999999994e-1) + 0
        ),
        'Int64'
      ) AS Int128
    )
  ) AS "sum_2"
FROM
  "encoded"
LIMIT
  1048575

-- # coerced fields of a nested query
SELECT
  "source"."iso" AS "iso",
  "source"."whole_text" AS "whole_text"
FROM
  (
    SELECT
      "encoded"."id" AS "id",
      CASE
        WHEN match (
          "encoded"."iso",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'UTC')
        WHEN match (
          "encoded"."iso",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso", 6, 'Etc/UTC'), 'UTC')
      END AS "iso",
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
      ) AS "iso_date",
      CASE
        WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
      END AS "iso_time",
      CASE
        WHEN "encoded"."seconds" >= (-2208988800)
        AND "encoded"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("encoded"."seconds") * 1000000) AS Int64), 'Etc/UTC')
      END AS "seconds",
      CASE
        WHEN "encoded"."millis" >= (-2208988800000)
        AND "encoded"."millis" < 10413792000000 THEN fromUnixTimestamp64Micro (CAST((toFloat64 ("encoded"."millis") * 1000) AS Int64), 'Etc/UTC')
      END AS "millis",
      CASE
        WHEN "encoded"."micros" >= (-2208988800000000)
        AND "encoded"."micros" < 10413792000000000 THEN fromUnixTimestamp64Micro (CAST("encoded"."micros" AS Int64), 'Etc/UTC')
      END AS "micros",
      CASE
        WHEN "encoded"."nanos" >= (-2208988800000000000)
        AND "encoded"."nanos" < 10413792000000000000 THEN fromUnixTimestamp64Micro (CAST(floor(toFloat64 ("encoded"."nanos") / 1000) AS Int64), 'Etc/UTC')
      END AS "nanos",
      CASE
        WHEN match (
          "encoded"."compact",
          '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."compact", 6, 'UTC')
      END AS "compact",
      CASE
        WHEN match (
          "encoded"."compact_bytes",
          '^([1-9][0-9]{3}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)0229)([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."compact_bytes", 6, 'UTC')
      END AS "compact_bytes",
      CASE
        WHEN match (
          "encoded"."iso_bytes",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
        ) THEN parseDateTime64BestEffortOrNull ("encoded"."iso_bytes", 6, 'UTC')
        WHEN match (
          "encoded"."iso_bytes",
          '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
        ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("encoded"."iso_bytes", 6, 'Etc/UTC'), 'UTC')
      END AS "iso_bytes",
      CAST("encoded"."moment" AS Date32) AS "moment",
      CASE
        WHEN match (
          "encoded"."float_text",
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
        ) THEN toFloat64OrNull (
          trim(
            BOTH ' 	
+'
            FROM
              "encoded"."float_text"
          )
        )
      END AS "float_text",
      CASE
        WHEN match (
          "encoded"."whole_text",
          '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*$'
        ) THEN CASE
          WHEN CAST(
            round(
              toDecimal256OrNull (
                trim(
                  BOTH ' 	
+'
                  FROM
                    "encoded"."whole_text"
                ),
                20
              )
            ) AS Int256
          ) BETWEEN toInt256 ('-9223372036854775808') AND toInt256 ('9223372036854775807') THEN CAST(
            greatest (
              least (
                CAST(
                  round(
                    toDecimal256OrNull (
                      trim(
                        BOTH ' 	
+'
                        FROM
                          "encoded"."whole_text"
                      ),
                      20
                    )
                  ) AS Int256
                ),
                toInt256 ('9223372036854775807')
              ),
              toInt256 ('-9223372036854775808')
            ) AS Int64
          )
        END
      END AS "whole_text",
      accurateCastOrNull (
        (
          SIGN (CAST("encoded"."fraction" AS Float64)) * FLOOR(ABS(CAST("encoded"."fraction" AS Float64)) + 4.9999999999999994e-1) + 0
        ),
        'Int64'
      ) AS "fraction"
    FROM
      "encoded"
  ) AS "source"
WHERE
  (
    "source"."iso" >= toDateTime64 ('2024-01-01 00:00:00', 6, 'UTC')
    AND "source"."iso" < toDateTime64 ('2025-01-01 00:00:00', 6, 'UTC')
  )
ORDER BY
  "source"."id" ASC
LIMIT
  1048575

-- # coerced fields of a join
SELECT
  "people"."id" AS "id",
  CASE
    WHEN match (
      "s"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?$'
    ) THEN parseDateTime64BestEffortOrNull ("s"."iso", 6, 'UTC')
    WHEN match (
      "s"."iso",
      '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$'
    ) THEN toTimeZone (parseDateTime64BestEffortOrNull ("s"."iso", 6, 'Etc/UTC'), 'UTC')
  END AS "s__iso",
  CASE
    WHEN "s"."seconds" >= (-2208988800)
    AND "s"."seconds" < 10413792000 THEN fromUnixTimestamp64Micro (CAST(round(toFloat64 ("s"."seconds") * 1000000) AS Int64), 'Etc/UTC')
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
    WHEN match ("encoded"."iso_time", '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$') THEN accurateCastOrNull ("encoded"."iso_time", 'Time64(6)')
  END AS "iso_time",
  CAST(
    toStartOfHour (
      toStartOfSecond (
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
        )
      )
    ) AS Time64 (6)
  ) AS "iso_time_2"
FROM
  "encoded"
WHERE
  "encoded"."id" = 1
LIMIT
  1048575

-- # bytes are found by the base64 that shows them
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  "encoded"."iso_bytes" IN (unhex ('313939392d31322d33312032333a35393a3539'), unhex ('736f6f6e'))
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575

-- # other bytes, and none
SELECT
  "encoded"."id" AS "id"
FROM
  "encoded"
WHERE
  (
    NOT ("encoded"."iso_bytes" IN (unhex ('313939392d31322d33312032333a35393a3539')))
    OR "encoded"."iso_bytes" IS NULL
  )
ORDER BY
  "encoded"."id" ASC
LIMIT
  1048575
