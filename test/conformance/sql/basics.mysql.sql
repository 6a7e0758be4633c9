-- # count
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
LIMIT
  1048575

-- # sum of decimals
SELECT
  SUM(`orders`.`total`) AS `sum`
FROM
  `orders`
LIMIT
  1048575

-- # default fields of people
SELECT
  `people`.`id` AS `id`,
  `people`.`name` AS `name`,
  `people`.`state` AS `state`,
  `people`.`birth` AS `birth`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
LIMIT
  2

-- # by month
SELECT
  DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFMONTH(`orders`.`created_at`) - 1) DAY) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by week from Sunday
SELECT
  DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFWEEK(`orders`.`created_at`) - 1) DAY) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by quarter
SELECT
  DATE_ADD(MAKEDATE(YEAR(`orders`.`created_at`), 1), INTERVAL(QUARTER(`orders`.`created_at`) - 1) QUARTER) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # by hour
SELECT
  CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-%m-%d %H:00:00') AS DATETIME) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  2

-- # by day of week
SELECT
  ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # week of year
SELECT
  (
    (
      DAYOFYEAR(DATE_SUB(DATE(`orders`.`created_at`), INTERVAL(DAYOFWEEK(`orders`.`created_at`) - 1) DAY)) + 6
    ) DIV 7
  ) AS `created_at`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # instant by day in Paris (Europe/Paris)
SELECT
  DATE(
    DATE_ADD(
      CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(`orders`.`paid_at`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          60311260239,
          60477404400,
          60486822000,
          60501855600,
          60518876400,
          60532095600,
          60550326000,
          60562940400,
          60581775600,
          60593180400,
          60614953200,
          60627222000,
          60646662000,
          60659708400,
          60676642800,
          60696601200,
          60708092400,
          60723212400,
          60739542000,
          60755266800,
          60770991600,
          60787926000,
          60802441200,
          60818770800,
          60833890800,
          60850825200,
          60865945200,
          60882879600,
          60897394800,
          60913724400,
          60928844400,
          60945778800,
          60960294000,
          60976018800,
          60991743600,
          61006863600,
          61023798000,
          61039522800,
          61055247600,
          61070367600,
          61086697200,
          61103631600,
          61118146800,
          61133871600,
          61149596400,
          61164716400,
          61181046000,
          61197980400,
          61216729200,
          61225207200,
          61234783200,
          61309962000,
          61322662800,
          61338992400,
          61354717200,
          61370953200,
          61386166800,
          61400595600,
          62364038400,
          62379759600,
          62396096400,
          62411216400,
          62427546000,
          62443270800,
          62458995600,
          62474720400,
          62491050000,
          62506170000,
          62521894800,
          62537619600,
          62553344400,
          62569069200,
          62584794000,
          62600518800,
          62616243600,
          62632573200,
          62648298000,
          62664022800,
          62679747600,
          62695472400,
          62711197200,
          62726922000,
          62742646800,
          62758371600,
          62774096400,
          62789821200,
          62805546000,
          62821875600,
          62837600400,
          62853325200,
          62869050000,
          62884774800,
          62900499600,
          62916224400,
          62931949200,
          62947674000,
          62963398800,
          62979123600,
          62995453200,
          63013597200,
          63026902800,
          63045046800,
          63058352400,
          63076496400,
          63089802000,
          63108550800,
          63121251600,
          63140000400,
          63152701200,
          63171450000,
          63184755600,
          63202899600,
          63216205200,
          63234349200,
          63247654800,
          63266403600,
          63279104400,
          63297853200,
          63310554000,
          63329302800,
          63342003600,
          63360752400,
          63374058000,
          63392202000,
          63405507600,
          63423651600,
          63436957200,
          63455706000,
          63468406800,
          63487155600,
          63499856400,
          63518605200,
          63531910800,
          63550054800,
          63563360400,
          63581504400,
          63594810000,
          63612954000,
          63626259600,
          63645008400,
          63657709200,
          63676458000,
          63689158800,
          63707907600,
          63721213200,
          63739357200,
          63752662800,
          63770806800,
          63784112400,
          63802861200,
          63815562000,
          63834310800,
          63847011600,
          63865760400,
          63879066000,
          63897210000,
          63910515600,
          63928659600,
          63941965200,
          63960109200,
          63973414800,
          63992163600,
          64004864400,
          64023613200,
          64036314000,
          64055062800,
          64068368400,
          64086512400,
          64099818000,
          64117962000,
          64131267600,
          64150016400,
          64162717200,
          64181466000,
          64194166800,
          64212915600,
          64225616400,
          64244365200,
          64257670800,
          64275814800,
          64289120400,
          64307264400,
          64320570000,
          64339318800,
          64352019600,
          64370768400,
          64383469200,
          64402218000,
          64415523600,
          64433667600,
          64446973200,
          64465117200,
          64478422800,
          64496566800,
          64509872400,
          64528621200,
          64541322000,
          64560070800,
          64572771600,
          64591520400,
          64604826000,
          64622970000,
          64636275600,
          64654419600,
          64667725200,
          64686474000,
          64699174800,
          64717923600,
          64730624400,
          64749373200,
          64762678800,
          64780822800,
          64794128400,
          64812272400,
          64825578000,
          64843722000,
          64857027600,
          64875776400,
          64888477200,
          64907226000,
          64919926800,
          64938675600,
          64951981200,
          64970125200,
          64983430800,
          65001574800,
          65014880400,
          65033629200,
          65046330000,
          65065078800,
          65077779600,
          65096528400,
          65109229200,
          65127978000,
          65141283600,
          65159427600,
          65172733200,
          65190877200,
          65204182800,
          65222931600,
          65235632400,
          65254381200,
          65267082000,
          65285830800,
          65299136400,
          65317280400,
          65330586000,
          65348730000,
          65362035600,
          65380179600,
          65393485200,
          65412234000,
          65424934800,
          65443683600,
          65456384400,
          65475133200,
          65488438800,
          65506582800,
          65519888400,
          65538032400,
          65551338000,
          65570086800,
          65582787600,
          65601536400,
          65614237200,
          65632986000,
          65646291600,
          65664435600,
          65677741200,
          65695885200,
          65709190800,
          65727334800,
          65740640400,
          65759389200,
          65772090000,
          65790838800,
          65803539600,
          65822288400,
          65835594000,
          65853738000,
          65867043600,
          65885187600,
          65898493200,
          65917242000,
          65929942800,
          65948691600,
          65961392400,
          65980141200,
          65992842000,
          66011590800,
          66024896400,
          66043040400,
          66056346000,
          66074490000,
          66087795600,
          66106544400,
          66119245200,
          66137994000,
          66150694800,
          66169443600,
          66182749200,
          66200893200,
          66214198800,
          66232342800,
          66245648400,
          66263792400
        ) + 1,
        561,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        0,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600,
        7200,
        3600
      ) SECOND
    )
  ) AS `paid_at`,
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`paid_at` IS NOT NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # equals
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`quantity` IN (1, 2)
LIMIT
  1048575

-- # not equal keeps nulls
-- 1: "Quick"
-- 2: "Quick"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (
      (
        `orders`.`note` = ?
        AND CAST(CONVERT(`orders`.`note` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
      )
    )
    OR `orders`.`note` IS NULL
  )
LIMIT
  1048575

-- # not contains keeps nulls
-- 1: "%uick%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!')
    OR `orders`.`note` IS NULL
  )
LIMIT
  1048575

-- # equality minds case
-- 1: "ann"
-- 2: "ann"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  (
    `people`.`name` = ?
    AND CAST(CONVERT(`people`.`name` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
  )
LIMIT
  1048575

-- # contains minds case
-- 1: "%quick%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # contains without case
-- 1: "%quick%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  CONVERT(LOWER(`orders`.`note`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # contains takes wildcards literally
-- 1: "%!_%"
-- 2: "%!%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
    OR CONVERT(`orders`.`note` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
  )
LIMIT
  1048575

-- # starts with
-- 1: "O'%"
SELECT
  `people`.`name` AS `name`
FROM
  `people`
WHERE
  CONVERT(`people`.`name` USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # is empty
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  (
    `people`.`state` IS NULL
    OR CHAR_LENGTH(`people`.`state`) = 0
  )
LIMIT
  1048575

-- # not of a comparison keeps nulls
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  NOT (COALESCE(`orders`.`discount` > 0, FALSE))
LIMIT
  1048575

-- # between days includes the last
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-01-08 00:00:00"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # bucketed equality is a range
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # time interval
-- 1: "2024-01-01 00:00:00"
-- 2: "2025-01-01 00:00:00"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # birthday equals
-- 1: "1980-02-29"
SELECT
  `people`.`name` AS `name`
FROM
  `people`
WHERE
  `people`.`birth` = CAST(? AS DATE)
LIMIT
  1048575

-- # average is a float
SELECT
  ((CAST(SUM(`orders`.`quantity`) AS DECIMAL(65, 20)) / COUNT(`orders`.`quantity`)) + 0E0) AS `avg`
FROM
  `orders`
LIMIT
  1048575

-- # division is a float and null by zero
SELECT
  ((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) AS `x`,
  ((`orders`.`quantity` + 0E0) / NULLIF(0, 0)) AS `y`
FROM
  `orders`
WHERE
  `orders`.`id` = 1
LIMIT
  1048575

-- # implicit join
SELECT
  CONVERT(`products__via__product_id`.`category` USING utf8mb4) COLLATE utf8mb4_bin AS `products__via__product_id__category`,
  COUNT(*) AS `count`
FROM
  `orders`
  LEFT JOIN `products` AS `products__via__product_id` ON `orders`.`product_id` = `products__via__product_id`.`id`
GROUP BY
  1,
  LENGTH(`products__via__product_id`.`category`)
ORDER BY
  1 ASC
LIMIT
  1048575

-- # explicit join
SELECT
  `orders`.`id` AS `id`,
  `P`.`name` AS `P__name`
FROM
  `orders`
  LEFT JOIN `people` AS `P` ON `orders`.`person_id` = `P`.`id`
ORDER BY
  `orders`.`id` ASC
LIMIT
  2

-- # nested query
SELECT
  `source`.`product_id` AS `product_id`,
  `source`.`sum` AS `sum`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`total`) AS `sum`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
WHERE
  `source`.`sum` > 20
ORDER BY
  `source`.`product_id` ASC
LIMIT
  1048575

-- # cumulative sum
SELECT
  `source`.`product_id` AS `product_id`,
  SUM(`source`.`agg_1`) OVER (
    ORDER BY
      `source`.`product_id` ASC ROWS UNBOUNDED PRECEDING
  ) AS `sum`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`quantity`) AS `agg_1`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # share, count-where, sum-where
SELECT
  (
    (
      COUNT(
        CASE
          WHEN `orders`.`quantity` = 1 THEN 1
        END
      ) + 0E0
    ) / NULLIF(COUNT(*), 0)
  ) AS `share`,
  COUNT(
    CASE
      WHEN `orders`.`quantity` = 1 THEN 1
    END
  ) AS `count_where`,
  SUM(
    CASE
      WHEN `orders`.`quantity` = 1 THEN `orders`.`total`
      ELSE 0
    END
  ) AS `sum_where_total`
FROM
  `orders`
LIMIT
  1048575

-- # standard deviation
SELECT
  (STDDEV_POP(`orders`.`quantity`) + 0E0) AS `stddev`
FROM
  `orders`
LIMIT
  1048575

-- # aggregation math
SELECT
  ((SUM(`orders`.`quantity`) + 0E0) / NULLIF(COUNT(*), 0)) AS `expression`
FROM
  `orders`
LIMIT
  1048575

-- # binning
SELECT
  (CAST(FLOOR((`orders`.`total` + 0E0) / 20 + 1e-9) AS SIGNED) * 20) AS `total`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # case
-- 1: "many"
-- 2: "one"
-- 3: "many"
-- 4: "one"
SELECT
  CONVERT(
    CASE
      WHEN `orders`.`quantity` > 1 THEN ?
      ELSE ?
    END USING utf8mb4
  ) COLLATE utf8mb4_bin AS `size`,
  COUNT(*) AS `count`
FROM
  `orders`
GROUP BY
  1,
  LENGTH(
    CASE
      WHEN `orders`.`quantity` > 1 THEN ?
      ELSE ?
    END
  )
ORDER BY
  1 ASC
LIMIT
  1048575

-- # text functions
-- 1: "-"
-- 2: "m"
-- 3: "n"
-- 4: "m"
SELECT CONCAT_WS('', UPPER(`people`.`name`), ?, CONVERT(CAST(`people`.`id` AS CHAR) USING utf8mb4) COLLATE utf8mb4_bin) AS `a`, SUBSTR(`people`.`name`, 1, 2) AS `b`, CHAR_LENGTH(`people`.`name`) AS `c`, CASE WHEN ? IS NOT NULL THEN REPLACE(`people`.`name`, ?, ?) END AS `d` FROM `people` WHERE `people`.`id` = 1 LIMIT 1048575

-- # regular expression
-- 1: "[0-9]+"
-- 2: "[0-9]+"
SELECT
  CASE
    WHEN CONVERT(`people`.`name` USING utf8mb4) COLLATE utf8mb4_bin REGEXP ? THEN REGEXP_SUBSTR(CONVERT(`people`.`name` USING utf8mb4) COLLATE utf8mb4_bin, ?)
  END AS `a`
FROM
  `people`
ORDER BY
  `people`.`id` ASC
LIMIT
  1048575

-- # split part
-- 1: " "
-- 2: " "
-- 3: " "
-- 4: " "
SELECT
  CASE
    WHEN 2 > (
      (
        CHAR_LENGTH(`people`.`name`) - CHAR_LENGTH(
          REPLACE
            (`people`.`name`, ?, '')
        )
      ) DIV CHAR_LENGTH(?) + 1
    ) THEN ''
    ELSE SUBSTRING_INDEX(SUBSTRING_INDEX(`people`.`name`, ?, 2), ?, -1)
  END AS `a`
FROM
  `people`
WHERE
  `people`.`id` = 4
LIMIT
  1048575

-- # date arithmetic
-- 1: "2000-02-28"
SELECT
  DATE(DATE_ADD(`people`.`birth`, INTERVAL 12 MONTH)) AS `a`,
  (TIMESTAMPDIFF(MONTH, DATE(`people`.`birth`), DATE(CAST(? AS DATE))) DIV 12) AS `b`,
  YEAR(`people`.`birth`) AS `c`
FROM
  `people`
WHERE
  `people`.`id` = 1
LIMIT
  1048575

-- # differences
-- 1: "2024-01-01"
-- 2: "2024-01-01"
-- 3: "2024-01-01"
SELECT
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(`orders`.`created_at`)) AS `a`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATE)), DATE(`orders`.`created_at`)) DIV 86400000000) AS `b`,
  (TIMESTAMPDIFF(MICROSECOND, `orders`.`created_at`, CAST(? AS DATE)) DIV 3600000000) AS `c`
FROM
  `orders`
WHERE
  `orders`.`id` = 3
LIMIT
  1048575

-- # iso week and names
-- 1: "January"
-- 2: "February"
-- 3: "March"
-- 4: "April"
-- 5: "May"
-- 6: "June"
-- 7: "July"
-- 8: "August"
-- 9: "September"
-- 10: "October"
-- 11: "November"
-- 12: "December"
SELECT
  WEEK(`orders`.`created_at`, 3) AS `w`,
  CASE
    WHEN MONTH(`orders`.`created_at`) = 1 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 2 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 3 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 4 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 5 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 6 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 7 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 8 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 9 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 10 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 11 THEN ?
    WHEN MONTH(`orders`.`created_at`) = 12 THEN ?
  END AS `m`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # offset
SELECT
  `source`.`product_id` AS `product_id`,
  LAG(`source`.`agg_1`, 1) OVER (
    ORDER BY
      `source`.`product_id` ASC
  ) AS `before`
FROM
  (
    SELECT
      `orders`.`product_id` AS `product_id`,
      SUM(`orders`.`quantity`) AS `agg_1`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
ORDER BY
  1 ASC
LIMIT
  1048575

-- # page
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
ORDER BY
  `orders`.`id` DESC
LIMIT
  3
OFFSET
  3

-- # rounding
SELECT
  (
    SIGN((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) * FLOOR(ABS((((`orders`.`quantity` + 0E0) / NULLIF(2, 0)) + 0E0)) + 4.9999999999999994e-1) + 0
  ) AS `r`,
  FLOOR(`orders`.`discount`) AS `f`,
  CASE
    WHEN 2 = 0 THEN CASE
      WHEN 3 > 0 THEN 0
      WHEN 3 = 0 THEN 1
    END
    WHEN 2 < 0
    AND 3 <> FLOOR(3) THEN NULL
    WHEN (3 + 0E0) * LN(ABS((2 + 0E0))) > 709.78 THEN NULL
    WHEN (3 + 0E0) * LN(ABS((2 + 0E0))) < (-744) THEN 0
    ELSE POWER((2 + 0E0), (3 + 0E0))
  END AS `p`
FROM
  `orders`
WHERE
  `orders`.`id` = 5
LIMIT
  1048575

-- # native with a number and an optional part
select
  count(*)
from
  orders
where
  quantity >= 2

-- # native field filter
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
select
  count(*)
from
  orders
where
  (
    (
      `orders`.`created_at` >= CAST(? AS DATETIME(6))
      AND `orders`.`created_at` < CAST(? AS DATETIME(6))
    )
  )

-- # native field filter without a value
select
  count(*)
from
  orders
where
  1 = 1

-- # parameter on a column
-- 1: "%quick%"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  CONVERT(LOWER(`orders`.`note`) USING utf8mb4) COLLATE utf8mb4_bin LIKE ? ESCAPE '!'
LIMIT
  1048575

-- # parameter that excludes days
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) IN (1, 2))
    OR ((DAYOFWEEK(`orders`.`created_at`) - 1) + 1) IS NULL
  )
LIMIT
  1048575

-- # null in a list
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`person_id` = 1
    OR `orders`.`person_id` IS NULL
  )
LIMIT
  1048575

-- # not null in a list
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`person_id` <> 1
    AND `orders`.`person_id` IS NOT NULL
  )
LIMIT
  1048575

-- # not equal to several keeps nulls
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    NOT (`orders`.`person_id` IN (1, 2))
    OR `orders`.`person_id` IS NULL
  )
LIMIT
  1048575

-- # booleans
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`is_gift` = TRUE
LIMIT
  1048575

-- # booleans from text
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`is_gift` <> TRUE
    OR `orders`.`is_gift` IS NULL
  )
LIMIT
  1048575

-- # coalesce and concat of nulls
-- 1: "none"
-- 2: "-"
SELECT
  COALESCE(`people`.`state`, ?) AS `a`,
  CONCAT_WS('', `people`.`state`, ?) AS `b`
FROM
  `people`
WHERE
  `people`.`id` = 3
LIMIT
  1048575

-- # group of nulls
SELECT
  `orders`.`is_gift` AS `is_gift`,
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`is_gift` IS NULL
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # several aggregations and a sort
SELECT
  `orders`.`product_id` AS `product_id`,
  COUNT(*) AS `count`,
  MAX(`orders`.`total`) AS `max`,
  MIN(`orders`.`created_at`) AS `min`,
  COUNT(DISTINCT `orders`.`person_id`) AS `count_2`
FROM
  `orders`
GROUP BY
  1
ORDER BY
  3 DESC,
  1 ASC
LIMIT
  1048575

-- # case without a default is null
SELECT
  SUM(
    CASE
      WHEN `orders`.`quantity` = 1 THEN 1.5
    END
  ) AS `sum`
FROM
  `orders`
LIMIT
  1048575

-- # an aggregation of arithmetic alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[1]) | query.aggregation[1]

-- # an aggregation of a column alone
-- refused: invalid-query | An aggregation needs at least one aggregation function. (at query.aggregation[0]) | query.aggregation[0]

-- # coalesce of one value
SELECT
  `orders`.`note` AS `one`
FROM
  `orders`
ORDER BY
  `orders`.`id` ASC
LIMIT
  3

-- # not of two equalities keeps nulls
-- 1: "Fox"
-- 2: "Fox"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  (
    `orders`.`id` = 1
    OR NOT (
      COALESCE(
        (
          (
            `orders`.`note` = ?
            AND CAST(CONVERT(`orders`.`note` USING utf8mb4) AS BINARY) = CAST(? AS BINARY)
          )
          AND `orders`.`quantity` = 2
        ),
        FALSE
      )
    )
  )
LIMIT
  1048575
