-- # fields named by a path
SELECT
  CASE
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."total"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."total"'))
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."total"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."total"'))
      END + 0E0
    )
  END AS `doc → total`,
  CASE CASE
      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."paid"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."paid"'))
    END
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS `doc → paid`,
  CASE
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
      LEFT(
        REPLACE
          (
            CASE
              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
            END,
            'T',
            ' '
          ),
          26
      ) AS DATETIME(6)
    )
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
      CAST(
        LEFT(
          REPLACE
            (
              TRIM(
                LEFT(
                  CASE
                    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                  END,
                  CHAR_LENGTH(
                    CASE
                      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                    END
                  ) - CHAR_LENGTH(
                    REGEXP_SUBSTR(
                      CASE
                        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                      END,
                      '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                    )
                  )
                )
              ),
              'T',
              ' '
            ),
            26
        ) AS DATETIME(6)
      ),
      INTERVAL IF(
        REGEXP_SUBSTR(
          CASE
            WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
          END,
          '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
        ) IN ('Z', 'z'),
        '0:0',
        CONCAT(
          LEFT(
            REGEXP_SUBSTR(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
              END,
              '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
            ),
            3
          ),
          ':',
          IF(
            CHAR_LENGTH(
              REGEXP_SUBSTR(
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                END,
                '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
              )
            ) > 3,
            RIGHT(
              REGEXP_SUBSTR(
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                END,
                '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
              ),
              2
            ),
            '00'
          )
        )
      ) HOUR_MINUTE
    )
  END AS `doc → at`,
  CASE
    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."it\\"s a.key"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."it\\"s a.key"'))
  END AS `doc → odd`
FROM
  `documents`
ORDER BY
  `documents`.`id` ASC
LIMIT
  1048575

-- # fields whose names begin with dashes
SELECT
  CASE
    WHEN JSON_TYPE(
      JSON_EXTRACT(
        JSON_EXTRACT(`documents`.`doc`, '$.*'),
        JSON_UNQUOTE(
          JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
        )
      )
    ) <> 'NULL' THEN JSON_UNQUOTE(
      JSON_EXTRACT(
        JSON_EXTRACT(`documents`.`doc`, '$.*'),
        JSON_UNQUOTE(
          JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
        )
      )
    )
  END AS `doc.-- dashed`,
  CASE CASE
      WHEN JSON_TYPE(
        JSON_EXTRACT(
          JSON_EXTRACT(
            JSON_EXTRACT(
              JSON_EXTRACT(`documents`.`doc`, '$.*'),
              JSON_UNQUOTE(
                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
              )
            ),
            '$.*'
          ),
          JSON_UNQUOTE(
            JSON_SEARCH(
              CONVERT(
                JSON_KEYS(
                  JSON_EXTRACT(
                    JSON_EXTRACT(`documents`.`doc`, '$.*'),
                    JSON_UNQUOTE(
                      JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                    )
                  )
                ) USING utf8mb4
              ) COLLATE utf8mb4_bin,
              'one',
              '--'
            )
          )
        )
      ) <> 'NULL' THEN JSON_UNQUOTE(
        JSON_EXTRACT(
          JSON_EXTRACT(
            JSON_EXTRACT(
              JSON_EXTRACT(`documents`.`doc`, '$.*'),
              JSON_UNQUOTE(
                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
              )
            ),
            '$.*'
          ),
          JSON_UNQUOTE(
            JSON_SEARCH(
              CONVERT(
                JSON_KEYS(
                  JSON_EXTRACT(
                    JSON_EXTRACT(`documents`.`doc`, '$.*'),
                    JSON_UNQUOTE(
                      JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                    )
                  )
                ) USING utf8mb4
              ) COLLATE utf8mb4_bin,
              'one',
              '--'
            )
          )
        )
      )
    END
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END AS `doc.-flags.--`,
  CASE
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(
          JSON_EXTRACT(
            JSON_EXTRACT(
              JSON_EXTRACT(
                JSON_EXTRACT(`documents`.`doc`, '$.*'),
                JSON_UNQUOTE(
                  JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                )
              ),
              '$.*'
            ),
            JSON_UNQUOTE(
              JSON_SEARCH(
                CONVERT(
                  JSON_KEYS(
                    JSON_EXTRACT(
                      JSON_EXTRACT(`documents`.`doc`, '$.*'),
                      JSON_UNQUOTE(
                        JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                      )
                    )
                  ) USING utf8mb4
                ) COLLATE utf8mb4_bin,
                'one',
                '-n'
              )
            )
          )
        ) <> 'NULL' THEN JSON_UNQUOTE(
          JSON_EXTRACT(
            JSON_EXTRACT(
              JSON_EXTRACT(
                JSON_EXTRACT(`documents`.`doc`, '$.*'),
                JSON_UNQUOTE(
                  JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                )
              ),
              '$.*'
            ),
            JSON_UNQUOTE(
              JSON_SEARCH(
                CONVERT(
                  JSON_KEYS(
                    JSON_EXTRACT(
                      JSON_EXTRACT(`documents`.`doc`, '$.*'),
                      JSON_UNQUOTE(
                        JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                      )
                    )
                  ) USING utf8mb4
                ) COLLATE utf8mb4_bin,
                'one',
                '-n'
              )
            )
          )
        )
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(
          CAST(
            CASE
              WHEN JSON_TYPE(
                JSON_EXTRACT(
                  JSON_EXTRACT(
                    JSON_EXTRACT(
                      JSON_EXTRACT(`documents`.`doc`, '$.*'),
                      JSON_UNQUOTE(
                        JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                      )
                    ),
                    '$.*'
                  ),
                  JSON_UNQUOTE(
                    JSON_SEARCH(
                      CONVERT(
                        JSON_KEYS(
                          JSON_EXTRACT(
                            JSON_EXTRACT(`documents`.`doc`, '$.*'),
                            JSON_UNQUOTE(
                              JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                            )
                          )
                        ) USING utf8mb4
                      ) COLLATE utf8mb4_bin,
                      'one',
                      '-n'
                    )
                  )
                )
              ) <> 'NULL' THEN JSON_UNQUOTE(
                JSON_EXTRACT(
                  JSON_EXTRACT(
                    JSON_EXTRACT(
                      JSON_EXTRACT(`documents`.`doc`, '$.*'),
                      JSON_UNQUOTE(
                        JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                      )
                    ),
                    '$.*'
                  ),
                  JSON_UNQUOTE(
                    JSON_SEARCH(
                      CONVERT(
                        JSON_KEYS(
                          JSON_EXTRACT(
                            JSON_EXTRACT(`documents`.`doc`, '$.*'),
                            JSON_UNQUOTE(
                              JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                            )
                          )
                        ) USING utf8mb4
                      ) COLLATE utf8mb4_bin,
                      'one',
                      '-n'
                    )
                  )
                )
              )
            END AS DECIMAL(65, 30)
          )
        ) * FLOOR(
          ABS(
            CAST(
              CASE
                WHEN JSON_TYPE(
                  JSON_EXTRACT(
                    JSON_EXTRACT(
                      JSON_EXTRACT(
                        JSON_EXTRACT(`documents`.`doc`, '$.*'),
                        JSON_UNQUOTE(
                          JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                        )
                      ),
                      '$.*'
                    ),
                    JSON_UNQUOTE(
                      JSON_SEARCH(
                        CONVERT(
                          JSON_KEYS(
                            JSON_EXTRACT(
                              JSON_EXTRACT(`documents`.`doc`, '$.*'),
                              JSON_UNQUOTE(
                                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                              )
                            )
                          ) USING utf8mb4
                        ) COLLATE utf8mb4_bin,
                        'one',
                        '-n'
                      )
                    )
                  )
                ) <> 'NULL' THEN JSON_UNQUOTE(
                  JSON_EXTRACT(
                    JSON_EXTRACT(
                      JSON_EXTRACT(
                        JSON_EXTRACT(`documents`.`doc`, '$.*'),
                        JSON_UNQUOTE(
                          JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                        )
                      ),
                      '$.*'
                    ),
                    JSON_UNQUOTE(
                      JSON_SEARCH(
                        CONVERT(
                          JSON_KEYS(
                            JSON_EXTRACT(
                              JSON_EXTRACT(`documents`.`doc`, '$.*'),
                              JSON_UNQUOTE(
                                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                              )
                            )
                          ) USING utf8mb4
                        ) COLLATE utf8mb4_bin,
                        'one',
                        '-n'
                      )
                    )
                  )
                )
              END AS DECIMAL(65, 30)
            )
          ) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(
            CAST(
              CASE
                WHEN JSON_TYPE(
                  JSON_EXTRACT(
                    JSON_EXTRACT(
                      JSON_EXTRACT(
                        JSON_EXTRACT(`documents`.`doc`, '$.*'),
                        JSON_UNQUOTE(
                          JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                        )
                      ),
                      '$.*'
                    ),
                    JSON_UNQUOTE(
                      JSON_SEARCH(
                        CONVERT(
                          JSON_KEYS(
                            JSON_EXTRACT(
                              JSON_EXTRACT(`documents`.`doc`, '$.*'),
                              JSON_UNQUOTE(
                                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                              )
                            )
                          ) USING utf8mb4
                        ) COLLATE utf8mb4_bin,
                        'one',
                        '-n'
                      )
                    )
                  )
                ) <> 'NULL' THEN JSON_UNQUOTE(
                  JSON_EXTRACT(
                    JSON_EXTRACT(
                      JSON_EXTRACT(
                        JSON_EXTRACT(`documents`.`doc`, '$.*'),
                        JSON_UNQUOTE(
                          JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                        )
                      ),
                      '$.*'
                    ),
                    JSON_UNQUOTE(
                      JSON_SEARCH(
                        CONVERT(
                          JSON_KEYS(
                            JSON_EXTRACT(
                              JSON_EXTRACT(`documents`.`doc`, '$.*'),
                              JSON_UNQUOTE(
                                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                              )
                            )
                          ) USING utf8mb4
                        ) COLLATE utf8mb4_bin,
                        'one',
                        '-n'
                      )
                    )
                  )
                )
              END AS DECIMAL(65, 30)
            )
          ) * FLOOR(
            ABS(
              CAST(
                CASE
                  WHEN JSON_TYPE(
                    JSON_EXTRACT(
                      JSON_EXTRACT(
                        JSON_EXTRACT(
                          JSON_EXTRACT(`documents`.`doc`, '$.*'),
                          JSON_UNQUOTE(
                            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                          )
                        ),
                        '$.*'
                      ),
                      JSON_UNQUOTE(
                        JSON_SEARCH(
                          CONVERT(
                            JSON_KEYS(
                              JSON_EXTRACT(
                                JSON_EXTRACT(`documents`.`doc`, '$.*'),
                                JSON_UNQUOTE(
                                  JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                                )
                              )
                            ) USING utf8mb4
                          ) COLLATE utf8mb4_bin,
                          'one',
                          '-n'
                        )
                      )
                    )
                  ) <> 'NULL' THEN JSON_UNQUOTE(
                    JSON_EXTRACT(
                      JSON_EXTRACT(
                        JSON_EXTRACT(
                          JSON_EXTRACT(`documents`.`doc`, '$.*'),
                          JSON_UNQUOTE(
                            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                          )
                        ),
                        '$.*'
                      ),
                      JSON_UNQUOTE(
                        JSON_SEARCH(
                          CONVERT(
                            JSON_KEYS(
                              JSON_EXTRACT(
                                JSON_EXTRACT(`documents`.`doc`, '$.*'),
                                JSON_UNQUOTE(
                                  JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-flags')
                                )
                              )
                            ) USING utf8mb4
                          ) COLLATE utf8mb4_bin,
                          'one',
                          '-n'
                        )
                      )
                    )
                  )
                END AS DECIMAL(65, 30)
              )
            ) + 0.5
          )
        ) AS SIGNED
      )
    END
  END AS `doc.-flags.-n`
FROM
  `documents`
ORDER BY
  `documents`.`id` ASC
LIMIT
  1048575

-- # a filter by a field whose name begins with dashes
-- 1: "y; -- z"
-- 2: "y; -- z"
SELECT
  CONVERT(
    CASE
      WHEN JSON_TYPE(
        JSON_EXTRACT(
          JSON_EXTRACT(`documents`.`doc`, '$.*'),
          JSON_UNQUOTE(
            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
          )
        )
      ) <> 'NULL' THEN JSON_UNQUOTE(
        JSON_EXTRACT(
          JSON_EXTRACT(`documents`.`doc`, '$.*'),
          JSON_UNQUOTE(
            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
          )
        )
      )
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `doc.-- dashed`,
  COUNT(*) AS `count`
FROM
  `documents`
WHERE
  (
    CASE
      WHEN JSON_TYPE(
        JSON_EXTRACT(
          JSON_EXTRACT(`documents`.`doc`, '$.*'),
          JSON_UNQUOTE(
            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
          )
        )
      ) <> 'NULL' THEN JSON_UNQUOTE(
        JSON_EXTRACT(
          JSON_EXTRACT(`documents`.`doc`, '$.*'),
          JSON_UNQUOTE(
            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
          )
        )
      )
    END = ?
    AND CAST(
      CONVERT(
        CASE
          WHEN JSON_TYPE(
            JSON_EXTRACT(
              JSON_EXTRACT(`documents`.`doc`, '$.*'),
              JSON_UNQUOTE(
                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
              )
            )
          ) <> 'NULL' THEN JSON_UNQUOTE(
            JSON_EXTRACT(
              JSON_EXTRACT(`documents`.`doc`, '$.*'),
              JSON_UNQUOTE(
                JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
              )
            )
          )
        END USING utf8mb4
      ) AS BINARY
    ) = CAST(? AS BINARY)
  )
GROUP BY
  1,
  LENGTH(
    CASE
      WHEN JSON_TYPE(
        JSON_EXTRACT(
          JSON_EXTRACT(`documents`.`doc`, '$.*'),
          JSON_UNQUOTE(
            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
          )
        )
      ) <> 'NULL' THEN JSON_UNQUOTE(
        JSON_EXTRACT(
          JSON_EXTRACT(`documents`.`doc`, '$.*'),
          JSON_UNQUOTE(
            JSON_SEARCH(CONVERT(JSON_KEYS(`documents`.`doc`) USING utf8mb4) COLLATE utf8mb4_bin, 'one', '-- dashed')
          )
        )
      )
    END
  )
ORDER BY
  1 ASC
LIMIT
  1048575

-- # fields below parents
SELECT
  `documents`.`id` AS `id`,
  CASE
    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"'))
  END AS `doc.customer.name`,
  CASE
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(
          CAST(
            CASE
              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
            END AS DECIMAL(65, 30)
          )
        ) * FLOOR(
          ABS(
            CAST(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
              END AS DECIMAL(65, 30)
            )
          ) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(
            CAST(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
              END AS DECIMAL(65, 30)
            )
          ) * FLOOR(
            ABS(
              CAST(
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
                END AS DECIMAL(65, 30)
              )
            ) + 0.5
          )
        ) AS SIGNED
      )
    END
  END AS `doc.customer.age`
FROM
  `documents`
ORDER BY
  `documents`.`id` ASC
LIMIT
  1048575

-- # filter and group by nested fields
SELECT
  CONVERT(
    CASE
      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"'))
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `doc.customer.name`,
  COUNT(*) AS `count`,
  SUM(
    CASE
      WHEN CONVERT(
        CASE
          WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."total"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."total"'))
        END USING utf8mb4
      ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (
        CASE
          WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."total"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."total"'))
        END + 0E0
      )
    END
  ) AS `sum`
FROM
  `documents`
WHERE
  CASE
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."total"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."total"'))
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN (
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."total"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."total"'))
      END + 0E0
    )
  END > 1
GROUP BY
  1,
  LENGTH(
    CASE
      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"'))
    END
  )
ORDER BY
  1 ASC
LIMIT
  1048575

-- # nested fields by the month and in expressions
SELECT
  DATE_SUB(
    DATE(
      CASE
        WHEN CONVERT(
          CASE
            WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
          END USING utf8mb4
        ) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
          LEFT(
            REPLACE
              (
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                END,
                'T',
                ' '
              ),
              26
          ) AS DATETIME(6)
        )
        WHEN CONVERT(
          CASE
            WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
          END USING utf8mb4
        ) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
          CAST(
            LEFT(
              REPLACE
                (
                  TRIM(
                    LEFT(
                      CASE
                        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                      END,
                      CHAR_LENGTH(
                        CASE
                          WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                        END
                      ) - CHAR_LENGTH(
                        REGEXP_SUBSTR(
                          CASE
                            WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                          END,
                          '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                        )
                      )
                    )
                  ),
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          ),
          INTERVAL IF(
            REGEXP_SUBSTR(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
              END,
              '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
            ) IN ('Z', 'z'),
            '0:0',
            CONCAT(
              LEFT(
                REGEXP_SUBSTR(
                  CASE
                    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                  END,
                  '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                ),
                3
              ),
              ':',
              IF(
                CHAR_LENGTH(
                  REGEXP_SUBSTR(
                    CASE
                      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                    END,
                    '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                  )
                ) > 3,
                RIGHT(
                  REGEXP_SUBSTR(
                    CASE
                      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                    END,
                    '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                  ),
                  2
                ),
                '00'
              )
            )
          ) HOUR_MINUTE
        )
      END
    ),
    INTERVAL(
      DAYOFMONTH(
        CASE
          WHEN CONVERT(
            CASE
              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
            END USING utf8mb4
          ) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)([T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?)?\\z' THEN CAST(
            LEFT(
              REPLACE
                (
                  CASE
                    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                  END,
                  'T',
                  ' '
                ),
                26
            ) AS DATETIME(6)
          )
          WHEN CONVERT(
            CASE
              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
            END USING utf8mb4
          ) COLLATE utf8mb4_bin REGEXP '^([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)? ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)\\z' THEN DATE_SUB(
            CAST(
              LEFT(
                REPLACE
                  (
                    TRIM(
                      LEFT(
                        CASE
                          WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                        END,
                        CHAR_LENGTH(
                          CASE
                            WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                          END
                        ) - CHAR_LENGTH(
                          REGEXP_SUBSTR(
                            CASE
                              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                            END,
                            '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                          )
                        )
                      )
                    ),
                    'T',
                    ' '
                  ),
                  26
              ) AS DATETIME(6)
            ),
            INTERVAL IF(
              REGEXP_SUBSTR(
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                END,
                '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
              ) IN ('Z', 'z'),
              '0:0',
              CONCAT(
                LEFT(
                  REGEXP_SUBSTR(
                    CASE
                      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                    END,
                    '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                  ),
                  3
                ),
                ':',
                IF(
                  CHAR_LENGTH(
                    REGEXP_SUBSTR(
                      CASE
                        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                      END,
                      '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                    )
                  ) > 3,
                  RIGHT(
                    REGEXP_SUBSTR(
                      CASE
                        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."at"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."at"'))
                      END,
                      '([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)$'
                    ),
                    2
                  ),
                  '00'
                )
              )
            ) HOUR_MINUTE
          )
        END
      ) - 1
    ) DAY
  ) AS `doc → at`,
  (
    CAST(
      CASE
        WHEN CONVERT(
          CASE
            WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
          END USING utf8mb4
        ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
          WHEN (
            SIGN(
              CAST(
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
                END AS DECIMAL(65, 30)
              )
            ) * FLOOR(
              ABS(
                CAST(
                  CASE
                    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
                  END AS DECIMAL(65, 30)
                )
              ) + 0.5
            )
          ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
            (
              SIGN(
                CAST(
                  CASE
                    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
                  END AS DECIMAL(65, 30)
                )
              ) * FLOOR(
                ABS(
                  CAST(
                    CASE
                      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."age"'))
                    END AS DECIMAL(65, 30)
                  )
                ) + 0.5
              )
            ) AS SIGNED
          )
        END
      END AS DECIMAL(65, 0)
    ) + 1
  ) AS `older`
FROM
  `documents`
WHERE
  CASE CASE
      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."paid"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."paid"'))
    END
    WHEN 'true' THEN TRUE
    WHEN 'false' THEN FALSE
  END = TRUE
LIMIT
  1048575

-- # nested fields of a nested query
-- 1: "Ann"
-- 2: "Ann"
SELECT
  `source`.`doc.customer.name` AS `doc.customer.name`
FROM
  (
    SELECT
      `documents`.`id` AS `id`,
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."customer"."name"'))
      END AS `doc.customer.name`
    FROM
      `documents`
  ) AS `source`
WHERE
  (
    `source`.`doc.customer.name` = ?
    AND CAST(CONVERT(`source`.`doc.customer.name` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
  )
LIMIT
  1048575

-- # JSON beside numbers and dates
-- 1: "1"
-- 2: "2.5"
SELECT
  COUNT(
    CASE
      WHEN CONVERT(CAST(`documents`.`doc` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin = ? THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        CONVERT(CAST(`documents`.`doc` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin <> ?
        OR `documents`.`doc` IS NULL
      ) THEN 1
    END
  ) AS `count_where_2`
FROM
  `documents`
LIMIT
  1048575

-- # JSON and a date
-- refused: invalid-query | "=": JSON and date cannot be compared. (at query.filter) | query.filter

-- # whole numbers at the ends of 64 bits in JSON
SELECT
  CASE
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(
          CAST(
            CASE
              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
            END AS DECIMAL(65, 30)
          )
        ) * FLOOR(
          ABS(
            CAST(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
              END AS DECIMAL(65, 30)
            )
          ) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(
            CAST(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
              END AS DECIMAL(65, 30)
            )
          ) * FLOOR(
            ABS(
              CAST(
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
                END AS DECIMAL(65, 30)
              )
            ) + 0.5
          )
        ) AS SIGNED
      )
    END
  END AS `doc → most`,
  CASE
    WHEN CONVERT(
      CASE
        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."more"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."more"'))
      END USING utf8mb4
    ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
      WHEN (
        SIGN(
          CAST(
            CASE
              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."more"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."more"'))
            END AS DECIMAL(65, 30)
          )
        ) * FLOOR(
          ABS(
            CAST(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."more"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."more"'))
              END AS DECIMAL(65, 30)
            )
          ) + 0.5
        )
      ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
        (
          SIGN(
            CAST(
              CASE
                WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."more"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."more"'))
              END AS DECIMAL(65, 30)
            )
          ) * FLOOR(
            ABS(
              CAST(
                CASE
                  WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."more"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."more"'))
                END AS DECIMAL(65, 30)
              )
            ) + 0.5
          )
        ) AS SIGNED
      )
    END
  END AS `doc → more`
FROM
  `documents`
WHERE
  `documents`.`id` = 2
LIMIT
  1048575

-- # sums of what is read as whole numbers do not overflow
-- 1: "9223372036854775807"
-- 2: "9223372036854775807"
-- 3: "9223372036854775807"
-- 4: "9223372036854775807"
-- 5: "9223372036854775807"
SELECT
  COUNT(*) AS `count`
FROM
  `documents`
WHERE
  (
    (
      CAST(
        CASE
          WHEN CONVERT(
            CASE
              WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
            END USING utf8mb4
          ) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
            WHEN (
              SIGN(
                CAST(
                  CASE
                    WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
                  END AS DECIMAL(65, 30)
                )
              ) * FLOOR(
                ABS(
                  CAST(
                    CASE
                      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
                    END AS DECIMAL(65, 30)
                  )
                ) + 0.5
              )
            ) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST(
              (
                SIGN(
                  CAST(
                    CASE
                      WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
                    END AS DECIMAL(65, 30)
                  )
                ) * FLOOR(
                  ABS(
                    CAST(
                      CASE
                        WHEN JSON_TYPE(JSON_EXTRACT(`documents`.`doc`, '$."most"')) <> 'NULL' THEN JSON_UNQUOTE(JSON_EXTRACT(`documents`.`doc`, '$."most"'))
                      END AS DECIMAL(65, 30)
                    )
                  ) + 0.5
                )
              ) AS SIGNED
            )
          END
        END AS DECIMAL(65, 0)
      ) + 1
    ) > 1
    AND (
      CAST(
        CASE
          WHEN CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin REGEXP '^[ \\t\\n\\r\\f]*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})([eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7]))?[ \\t\\n\\r\\f]*\\z' THEN CASE
            WHEN (SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) BETWEEN (-9223372036854775808) AND 9223372036854775807 THEN CAST((SIGN(CAST(? AS DECIMAL(65, 30))) * FLOOR(ABS(CAST(? AS DECIMAL(65, 30))) + 0.5)) AS SIGNED)
          END
        END AS DECIMAL(65, 0)
      ) * 2
    ) > `documents`.`id`
  )
LIMIT
  1048575
