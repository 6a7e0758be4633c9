-- # week-of-year of a day, weeks from Sunday
SELECT
  `events`.`id` AS `id`,
  ((DAYOFYEAR(DATE_SUB(DATE(`events`.`day`), INTERVAL(DAYOFWEEK(`events`.`day`) - 1) DAY)) + 6) DIV 7) AS `day`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of a day, weeks from Monday
SELECT
  `events`.`id` AS `id`,
  (
    (
      DAYOFYEAR(DATE_SUB(DATE(`events`.`day`), INTERVAL(((DAYOFWEEK(`events`.`day`) - 1) + 6) % 7) DAY)) + 6
    ) DIV 7
  ) AS `day`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Sunday
SELECT
  `events`.`id` AS `id`,
  (
    (DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFWEEK(`events`.`wall`) - 1) DAY)) + 6) DIV 7
  ) AS `wall`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of a wall, weeks from Monday
SELECT
  `events`.`id` AS `id`,
  (
    (
      DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(((DAYOFWEEK(`events`.`wall`) - 1) + 6) % 7) DAY)) + 6
    ) DIV 7
  ) AS `wall`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year of an instant in Berlin (Europe/Berlin)
SELECT
  `events`.`id` AS `id`,
  (
    (
      DAYOFYEAR(
        DATE_SUB(
          DATE(
            DATE_ADD(
              CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
              INTERVAL ELT(
                INTERVAL(
                  TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                  59745164792,
                  60473512800,
                  60486735600,
                  60503763600,
                  60517069200,
                  60535213200,
                  60548518800,
                  61228314000,
                  61309962000,
                  61322662800,
                  61338992400,
                  61354717200,
                  61370442000,
                  61386166800,
                  61390656000,
                  61401283200,
                  61406038800,
                  61418739600,
                  61433946000,
                  61449588000,
                  61452608400,
                  61456838400,
                  61465309200,
                  61482243600,
                  61496758800,
                  61513088400,
                  61528208400,
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
                3208,
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
                10800,
                7200,
                3600,
                7200,
                3600,
                7200,
                10800,
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
          ),
          INTERVAL(
            DAYOFWEEK(
              DATE_ADD(
                CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
                INTERVAL ELT(
                  INTERVAL(
                    TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                    59745164792,
                    60473512800,
                    60486735600,
                    60503763600,
                    60517069200,
                    60535213200,
                    60548518800,
                    61228314000,
                    61309962000,
                    61322662800,
                    61338992400,
                    61354717200,
                    61370442000,
                    61386166800,
                    61390656000,
                    61401283200,
                    61406038800,
                    61418739600,
                    61433946000,
                    61449588000,
                    61452608400,
                    61456838400,
                    61465309200,
                    61482243600,
                    61496758800,
                    61513088400,
                    61528208400,
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
                  3208,
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
                  10800,
                  7200,
                  3600,
                  7200,
                  3600,
                  7200,
                  10800,
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
            ) - 1
          ) DAY
        )
      ) + 6
    ) DIV 7
  ) AS `seen`
FROM
  `events`
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # week-of-year as a breakout, and its two other numberings
-- 1: "2024-02-01"
SELECT
  ((DAYOFYEAR(DATE_SUB(DATE(`events`.`day`), INTERVAL(DAYOFWEEK(`events`.`day`) - 1) DAY)) + 6) DIV 7) AS `day`,
  WEEK(`events`.`day`, 3) AS `iso`,
  (
    (
      (
        DAYOFYEAR(`events`.`day`) - 1 + (((DAYOFWEEK(`events`.`day`) - 1) - DAYOFYEAR(`events`.`day`) + 372) % 7)
      ) DIV 7
    ) + 1
  ) AS `instance`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`day` < CAST(? AS DATE)
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
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    (DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFWEEK(`events`.`wall`) - 1) DAY)) + 6) DIV 7
  ) = 53
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an expression without a type is grouped whole
SELECT
  DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an expression with a type is grouped by the day
SELECT
  DATE(DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR)) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # an effective type tells too
SELECT
  DATE(DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR)) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # the unit default keeps an expression with a type whole
SELECT
  DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) AS `due`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # expressions of both kinds in the staged form
SELECT
  DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) AS `due`,
  DATE(DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR)) AS `due_2`,
  COUNT(*) AS `count`
FROM
  `events`
WHERE
  `events`.`id` < 4
GROUP BY
  1,
  2
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # computed times beside days: whole without a type, by the day with one
-- 1: "2023-12-31 00:00:00"
-- 2: "2023-12-31 00:00:00"
-- 3: "2024-01-01 00:00:00"
-- 4: "2023-12-31 00:00:00"
-- 5: "2024-01-01 00:00:00"
-- 6: "2023-12-31 00:00:00"
-- 7: "2024-01-08 00:00:00"
-- 8: "2023-12-31 00:00:00"
-- 9: "2024-01-09 00:00:00"
-- 10: "2023-12-31 00:00:00"
-- 11: "2023-12-31 00:00:00"
-- 12: "2024-01-01 00:00:00"
-- 13: "2023-12-31 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) = CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) >= CAST(? AS DATETIME(6))
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) <= CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_4`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) BETWEEN CAST(? AS DATETIME(6)) AND CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_5`,
  COUNT(
    CASE
      WHEN (
        DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) >= CAST(? AS DATETIME(6))
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_6`,
  COUNT(
    CASE
      WHEN (
        DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) <> CAST(? AS DATETIME(6))
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) IS NOT NULL
      ) THEN 1
    END
  ) AS `count_where_7`,
  COUNT(
    CASE
      WHEN (
        NOT (
          COALESCE(
            (
              DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) >= CAST(? AS DATETIME(6))
              AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) < CAST(? AS DATETIME(6))
            ),
            FALSE
          )
        )
        AND DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) IS NOT NULL
      ) THEN 1
    END
  ) AS `count_where_8`,
  COUNT(
    CASE
      WHEN DATE_ADD(`events`.`wall`, INTERVAL 3 HOUR) = CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_9`
FROM
  `events`
LIMIT
  1048575

-- # a column by name goes by its options
SELECT
  `source`.`wall` AS `wall`,
  DATE(`source`.`wall`) AS `wall_2`,
  COUNT(*) AS `count`
FROM
  (
    SELECT
      `events`.`id` AS `id`,
      `events`.`wall` AS `wall`
    FROM
      `events`
    WHERE
      `events`.`id` BETWEEN 2 AND 4
  ) AS `source`
GROUP BY
  1,
  2
ORDER BY
  1 ASC,
  2 ASC
LIMIT
  1048575

-- # a column by id goes by its type, also in a nested query
-- 1: "2023-12-31 00:00:00"
-- 2: "2024-01-01 00:00:00"
-- 3: "2024-01-03 00:00:00"
-- 4: "2024-01-04 00:00:00"
SELECT
  DATE(`source`.`wall`) AS `wall`,
  COUNT(*) AS `count`
FROM
  (
    SELECT
      `events`.`id` AS `id`,
      `events`.`wall` AS `wall`
    FROM
      `events`
    WHERE
      `events`.`id` BETWEEN 2 AND 4
  ) AS `source`
WHERE
  (
    (
      `source`.`wall` >= CAST(? AS DATETIME(6))
      AND `source`.`wall` < CAST(? AS DATETIME(6))
    )
    OR (
      `source`.`wall` >= CAST(? AS DATETIME(6))
      AND `source`.`wall` < CAST(? AS DATETIME(6))
    )
  )
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # a name beside a day
-- 1: "2023-12-31 00:00:00"
-- 2: "2023-12-31 00:00:00"
-- 3: "2024-01-01 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN `source`.`wall` = CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        `source`.`wall` >= CAST(? AS DATETIME(6))
        AND `source`.`wall` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_2`
FROM
  (
    SELECT
      `events`.`id` AS `id`,
      `events`.`wall` AS `wall`
    FROM
      `events`
    WHERE
      `events`.`id` BETWEEN 2 AND 4
  ) AS `source`
LIMIT
  1048575

-- # an interval of hours keeps the time of day
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE_ADD(`events`.`wall`, INTERVAL 10 MINUTE) = CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # so does one that is taken away
-- 1: "2024-10-27 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE_ADD(`events`.`wall`, INTERVAL(- 2) HOUR) > CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # and datetime-add of hours
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE_ADD(`events`.`wall`, INTERVAL 600 SECOND) = CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an interval of days is by the day
-- 1: "2023-12-31"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE(DATE_ADD(DATE(`events`.`wall`), INTERVAL 1 DAY)) = CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # datetime-add of months is by the day
-- 1: "2024-03-29"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  DATE(DATE_ADD(DATE(`events`.`wall`), INTERVAL 1 MONTH)) = CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a choice of dates is by the day
-- 1: "2023-12-30"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  COALESCE(DATE(`events`.`wall`), DATE(`events`.`day`)) = CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a bucketed expression is compared as it is
-- 1: "2024-01-15"
-- 2: "2024-01-01"
-- 3: "2024-01-01"
-- 4: "2024-02-01"
-- 5: "2023-12-01"
-- 6: "2025-06-01"
-- 7: "2023-12-31"
-- 8: "2025-06-15"
SELECT
  COUNT(
    CASE
      WHEN DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) = CAST(? AS DATE) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) = CAST(? AS DATE) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN (
        DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) >= CAST(? AS DATE)
        AND DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) < CAST(? AS DATE)
      ) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN (
        DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) >= CAST(? AS DATE)
        AND DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) < CAST(? AS DATE)
      ) THEN 1
    END
  ) AS `count_where_4`,
  COUNT(
    CASE
      WHEN (
        DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) >= CAST(? AS DATE)
        AND DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFMONTH(`events`.`wall`) - 1) DAY) < CAST(? AS DATE)
      ) THEN 1
    END
  ) AS `count_where_5`
FROM
  `events`
LIMIT
  1048575

-- # differences of dates do not look at the time of day
-- 1: "2023-05-01 23:50:00"
-- 2: "2023-05-02 00:10:00"
-- 3: "2023-05-02 00:10:00"
-- 4: "2023-05-01 23:50:00"
-- 5: "2023-05-01 23:50:00"
-- 6: "2023-05-02 00:10:00"
-- 7: "2023-05-01 23:50:00"
-- 8: "2023-05-02 00:10:00"
-- 9: "2024-01-31"
-- 10: "2024-02-29"
-- 11: "2024-02-29"
-- 12: "2024-03-29"
-- 13: "2024-03-31 10:00:00"
-- 14: "2024-02-29"
-- 15: "2023-12-31 23:59:00"
-- 16: "2024-01-07 00:01:00"
-- 17: "2023-12-31"
-- 18: "2024-01-06 23:59:00"
-- 19: "2024-02-29"
-- 20: "2025-02-28 23:00:00"
-- 21: "2024-02-29"
-- 22: "2025-03-01"
-- 23: "2020-02-29 12:00:00"
-- 24: "2024-02-29"
-- 25: "2024-01-01 12:00:00"
-- 26: "2024-10-01"
-- 27: "2024-01-02"
-- 28: "2024-10-01 23:00:00"
SELECT
  (
    TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATETIME(6)))) DIV 86400000000
  ) AS `d0`,
  (
    TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATETIME(6)))) DIV 86400000000
  ) AS `d1`,
  (TIMESTAMPDIFF(MICROSECOND, CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6))) DIV 3600000000) AS `d2`,
  (TIMESTAMPDIFF(MICROSECOND, CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6))) DIV 60000000) AS `d3`,
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATE))) AS `d4`,
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATE))) AS `d5`,
  TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATE))) AS `d6`,
  (
    TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATETIME(6)))) DIV 604800000000
  ) AS `d7`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATETIME(6)))) DIV 604800000000) AS `d8`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATETIME(6)))) DIV 12) AS `d9`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATE))) DIV 12) AS `d10`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATE))) DIV 12) AS `d11`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATETIME(6))), DATE(CAST(? AS DATE))) DIV 3) AS `d12`,
  (TIMESTAMPDIFF(MONTH, DATE(CAST(? AS DATE)), DATE(CAST(? AS DATETIME(6)))) DIV 3) AS `d13`
FROM
  `events`
WHERE
  `events`.`id` = 1
LIMIT
  1048575

-- # differences of columns without a zone
-- 1: "2024-01-08 00:00:01"
-- 2: "2024-01-08 00:00:01"
-- 3: "2024-01-08 00:00:01"
-- 4: "2024-01-08 00:00:01"
-- 5: "2024-01-08 00:00:01"
-- 6: "2024-01-08 00:00:01"
-- 7: "2024-01-08 00:00:01"
SELECT
  `events`.`id` AS `id`,
  (TIMESTAMPDIFF(MONTH, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 12) AS `year`,
  (TIMESTAMPDIFF(MONTH, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 3) AS `quarter`,
  TIMESTAMPDIFF(MONTH, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) AS `month`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 604800000000) AS `week`,
  (TIMESTAMPDIFF(MICROSECOND, DATE(`events`.`wall`), DATE(CAST(? AS DATETIME(6)))) DIV 86400000000) AS `day`,
  (TIMESTAMPDIFF(MICROSECOND, `events`.`wall`, CAST(? AS DATETIME(6))) DIV 3600000000) AS `hour`,
  (TIMESTAMPDIFF(MICROSECOND, `events`.`wall`, CAST(? AS DATETIME(6))) DIV 1000000) AS `second`
FROM
  `events`
WHERE
  `events`.`id` < 8
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # differences of instants: dates of the report zone, or time gone by (Europe/Berlin)
SELECT
  `events`.`id` AS `id`,
  (
    TIMESTAMPDIFF(
      MICROSECOND,
      DATE(
        DATE_ADD(
          CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
          INTERVAL ELT(
            INTERVAL(
              TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
              59745164792,
              60473512800,
              60486735600,
              60503763600,
              60517069200,
              60535213200,
              60548518800,
              61228314000,
              61309962000,
              61322662800,
              61338992400,
              61354717200,
              61370442000,
              61386166800,
              61390656000,
              61401283200,
              61406038800,
              61418739600,
              61433946000,
              61449588000,
              61452608400,
              61456838400,
              61465309200,
              61482243600,
              61496758800,
              61513088400,
              61528208400,
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
            3208,
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
            10800,
            7200,
            3600,
            7200,
            3600,
            7200,
            10800,
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
      ),
      DATE(
        DATE_ADD(
          CONVERT_TZ(FROM_UNIXTIME(1729989000), @@session.time_zone, '+00:00'),
          INTERVAL ELT(
            INTERVAL(
              TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1729989000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
              59745164792,
              60473512800,
              60486735600,
              60503763600,
              60517069200,
              60535213200,
              60548518800,
              61228314000,
              61309962000,
              61322662800,
              61338992400,
              61354717200,
              61370442000,
              61386166800,
              61390656000,
              61401283200,
              61406038800,
              61418739600,
              61433946000,
              61449588000,
              61452608400,
              61456838400,
              61465309200,
              61482243600,
              61496758800,
              61513088400,
              61528208400,
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
            3208,
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
            10800,
            7200,
            3600,
            7200,
            3600,
            7200,
            10800,
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
      )
    ) DIV 86400000000
  ) AS `days`,
  (TIMESTAMPDIFF(MICROSECOND, `events`.`seen`, FROM_UNIXTIME(1729996200)) DIV 3600000000) AS `hours`,
  (TIMESTAMPDIFF(MICROSECOND, FROM_UNIXTIME(1729980000), `events`.`seen`) DIV 60000000) AS `wall`
FROM
  `events`
WHERE
  `events`.`id` > 6
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # convert-timezone of a time without a zone needs the source
-- refused: invalid-query | "convert-timezone": a value without a time zone needs a source zone. (at query.expressions.e) | query.expressions.e

-- # so does one of a date
-- refused: invalid-query | "convert-timezone": a value without a time zone needs a source zone. (at query.expressions.e) | query.expressions.e

-- # and one of a text without an offset
-- refused: invalid-query | "convert-timezone": a value without a time zone needs a source zone. (at query.expressions.e) | query.expressions.e

-- # convert-timezone of an instant takes no source
-- refused: invalid-query | "convert-timezone": a value with a time zone takes no source zone. (at query.expressions.e) | query.expressions.e

-- # nor does one of a text with an offset
-- refused: invalid-query | "convert-timezone": a value with a time zone takes no source zone. (at query.expressions.e) | query.expressions.e

-- # nor one of what is converted from an instant elsewhere
-- refused: invalid-query | "convert-timezone": a value with a time zone takes no source zone. (at query.expressions.e) | query.expressions.e

-- # what is converted anywhere inside is written in the target zone
SELECT
  DATE_ADD(
    DATE_ADD(
      `events`.`wall`,
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(`events`.`wall`) /*M! + 0 * RAND() */,
          59579506800,
          61483417200,
          61494908400,
          61512447600,
          61526358000,
          61546921200,
          61557807600,
          61578370800,
          61589257200
        ) + 1,
        33539,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400
      ) SECOND
    ),
    INTERVAL 1 DAY
  ) AS `later`,
  COALESCE(
    DATE_ADD(
      DATE_ADD(
        CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
        INTERVAL ELT(
          INTERVAL(
            TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
            59449568400,
            60533938800,
            60552079200,
            60565388400,
            60583528800,
            60596838000,
            60615583200,
            60630706800,
            60644008800,
            60662761200,
            60675458400,
            60694210800,
            60707512800,
            60725660400,
            60738962400,
            60757110000,
            60770412000,
            60788559600,
            60801861600,
            60820009200,
            60833311200,
            60852063600,
            60865365600,
            60883513200,
            60896815200,
            60914962800,
            60928264800,
            60946412400,
            60959714400,
            60977862000,
            60991164000,
            61009916400,
            61022613600,
            61041366000,
            61054668000,
            61072815600,
            61086117600,
            61104265200,
            61117567200,
            61135714800,
            61149016800,
            61167164400,
            61180466400,
            61199218800,
            61211916000,
            61230668400,
            61243970400,
            61262118000,
            61275420000,
            61287001200,
            61401823200,
            61419970800,
            61433272800,
            61451420400,
            61464722400,
            61482870000,
            61496172000,
            61514319600,
            61527621600,
            61546374000,
            61559071200,
            61577823600,
            61591125600,
            61609273200,
            61622575200,
            61640722800,
            61654024800,
            61672172400,
            61685474400,
            61703622000,
            61719948000,
            61735676400,
            61751397600,
            61767126000,
            61782847200,
            61798575600,
            61814296800,
            61830025200,
            61845746400,
            61861474800,
            61877800800,
            61893529200,
            61909250400,
            61924978800,
            61940700000,
            61956428400,
            61972149600,
            61987878000,
            62003599200,
            62019327600,
            62035653600,
            62050777200,
            62067103200,
            62082831600,
            62098552800,
            62114281200,
            62130002400,
            62145730800,
            62161452000,
            62177180400,
            62192901600,
            62208630000,
            62224956000,
            62240684400,
            62256405600,
            62272134000,
            62287855200,
            62293906800,
            62319304800,
            62329590000,
            62350754400,
            62366482800,
            62382808800,
            62397932400,
            62414258400,
            62429986800,
            62445708000,
            62461436400,
            62477157600,
            62492886000,
            62508607200,
            62524335600,
            62540056800,
            62555785200,
            62572111200,
            62587234800,
            62603560800,
            62619289200,
            62635010400,
            62650738800,
            62666460000,
            62682188400,
            62697909600,
            62711823600,
            62729359200,
            62743273200,
            62761413600,
            62774722800,
            62792863200,
            62806172400,
            62824312800,
            62838226800,
            62855762400,
            62869676400,
            62887212000,
            62901126000,
            62919266400,
            62932575600,
            62950716000,
            62964025200,
            62982165600,
            62996079600,
            63013615200,
            63027529200,
            63045064800,
            63058978800,
            63076514400,
            63090428400,
            63108568800,
            63121878000,
            63140018400,
            63153327600,
            63171468000,
            63185382000,
            63202917600,
            63216831600,
            63234367200,
            63248281200,
            63266421600,
            63279730800,
            63297871200,
            63311180400,
            63329320800,
            63340815600,
            63361375200,
            63372265200,
            63392824800,
            63403714800,
            63424274400,
            63435769200,
            63456328800,
            63467218800,
            63487778400,
            63498668400,
            63519228000,
            63530118000,
            63550677600,
            63561567600,
            63582127200,
            63593017200,
            63613576800,
            63625071600,
            63645631200,
            63656521200,
            63677080800,
            63687970800,
            63708530400,
            63719420400,
            63739980000,
            63750870000,
            63771429600,
            63782924400,
            63803484000,
            63814374000,
            63834933600,
            63845823600,
            63866383200,
            63877273200,
            63897832800,
            63908722800,
            63929282400,
            63940172400,
            63960732000,
            63972226800,
            63992786400,
            64003676400,
            64024236000,
            64035126000,
            64055685600,
            64066575600,
            64087135200,
            64098025200,
            64118584800,
            64130079600,
            64150639200,
            64161529200,
            64182088800,
            64192978800,
            64213538400,
            64224428400,
            64244988000,
            64255878000,
            64276437600,
            64287327600,
            64307887200,
            64319382000,
            64339941600,
            64350831600,
            64371391200,
            64382281200,
            64402840800,
            64413730800,
            64434290400,
            64445180400,
            64465740000,
            64476630000,
            64497189600,
            64508684400,
            64529244000,
            64540134000,
            64560693600,
            64571583600,
            64592143200,
            64603033200,
            64623592800,
            64634482800,
            64655042400,
            64666537200,
            64687096800,
            64697986800,
            64718546400,
            64729436400,
            64749996000,
            64760886000,
            64781445600,
            64792335600,
            64812895200,
            64823785200,
            64844344800,
            64855839600,
            64876399200,
            64887289200,
            64907848800,
            64918738800,
            64939298400,
            64950188400,
            64970748000,
            64981638000,
            65002197600,
            65013692400,
            65034252000,
            65045142000,
            65065701600,
            65076591600,
            65097151200,
            65108041200,
            65128600800,
            65139490800,
            65160050400,
            65170940400,
            65191500000,
            65202994800,
            65223554400,
            65234444400,
            65255004000,
            65265894000,
            65286453600,
            65297343600,
            65317903200,
            65328793200,
            65349352800,
            65360242800,
            65380802400,
            65392297200,
            65412856800,
            65423746800,
            65444306400,
            65455196400,
            65475756000,
            65486646000,
            65507205600,
            65518095600,
            65538655200,
            65550150000,
            65570709600,
            65581599600,
            65602159200,
            65613049200,
            65633608800,
            65644498800,
            65665058400,
            65675948400,
            65696508000,
            65707398000,
            65727957600,
            65739452400,
            65760012000,
            65770902000,
            65791461600,
            65802351600,
            65822911200,
            65833801200,
            65854360800,
            65865250800,
            65885810400,
            65897305200,
            65917864800,
            65928754800,
            65949314400,
            65960204400,
            65980764000,
            65991654000,
            66012213600,
            66023103600,
            66043663200,
            66054553200,
            66075112800,
            66086607600,
            66107167200,
            66118057200,
            66138616800,
            66149506800,
            66170066400,
            66180956400,
            66201516000,
            66212406000,
            66232965600,
            66243855600,
            66264415200
          ) + 1,
          (-17762),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000),
          (-14400),
          (-18000)
        ) SECOND
      ),
      INTERVAL(- 30) MINUTE
    ),
    `events`.`wall`
  ) AS `either`,
  DATE_ADD(
    DATE_ADD(
      DATE_ADD(
        `events`.`wall`,
        INTERVAL ELT(
          INTERVAL(
            TO_SECONDS(`events`.`wall`) /*M! + 0 * RAND() */,
            59579506800,
            61483417200,
            61494908400,
            61512447600,
            61526358000,
            61546921200,
            61557807600,
            61578370800,
            61589257200
          ) + 1,
          33539,
          32400,
          36000,
          32400,
          36000,
          32400,
          36000,
          32400,
          36000,
          32400
        ) SECOND
      ),
      INTERVAL 1 DAY
    ),
    INTERVAL 1 HOUR
  ) AS `named`,
  HOUR(
    DATE_ADD(
      `events`.`wall`,
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(`events`.`wall`) /*M! + 0 * RAND() */,
          59579506800,
          61483417200,
          61494908400,
          61512447600,
          61526358000,
          61546921200,
          61557807600,
          61578370800,
          61589257200
        ) + 1,
        33539,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400
      ) SECOND
    )
  ) AS `hour`,
  DATE_ADD(
    CONVERT_TZ(FROM_UNIXTIME(1704067200), @@session.time_zone, '+00:00'),
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1704067200), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
        59579506800,
        61483417200,
        61494908400,
        61512447600,
        61526358000,
        61546921200,
        61557807600,
        61578370800,
        61589257200
      ) + 1,
      33539,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400
    ) SECOND
  ) AS `text`,
  DATE_SUB(
    DATE_ADD(
      CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          59579506800,
          61483417200,
          61494908400,
          61512447600,
          61526358000,
          61546921200,
          61557807600,
          61578370800,
          61589257200
        ) + 1,
        33539,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400,
        36000,
        32400
      ) SECOND
    ),
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(
          DATE_ADD(
            CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00'),
            INTERVAL ELT(
              INTERVAL(
                TO_SECONDS(CONVERT_TZ(`events`.`seen`, @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                59579506800,
                61483417200,
                61494908400,
                61512447600,
                61526358000,
                61546921200,
                61557807600,
                61578370800,
                61589257200
              ) + 1,
              33539,
              32400,
              36000,
              32400,
              36000,
              32400,
              36000,
              32400,
              36000,
              32400
            ) SECOND
          )
        ) /*M! + 0 * RAND() */,
        59579539200,
        61483453200,
        61494940800,
        61512483600,
        61526390400,
        61546957200,
        61557840000,
        61578406800,
        61589289600
      ) + 1,
      33539,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400
    ) SECOND
  ) AS `back`
FROM
  `events`
WHERE
  `events`.`id` BETWEEN 8 AND 9
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year as a date
-- 1: "2023-01-01 00:00:00"
-- 2: "2024-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a month as a date
-- 1: "2021-01-01 00:00:00"
-- 2: "2021-04-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a month against months as a date
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-02-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour as a date
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 10:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour of a day alone as a date
-- 1: "2024-10-27 00:00:00"
-- 2: "2024-10-28 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a minute as a date
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 09:01:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year with an hour as a date
-- 1: "2021-01-01 00:00:00"
-- 2: "2021-01-01 01:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a month with a time as a date
-- 1: "2024-01-01 00:00:00"
-- 2: "2024-01-01 00:01:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a fraction as a date
-- 1: "2024-01-07 09:00:30"
-- 2: "2024-01-07 09:00:31"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year beside a column is its first day
-- 1: "2024-01-01"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`day` >= CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an offset beside a column without a zone is left out (Europe/Berlin)
-- 1: "2024-01-03 12:00:00"
-- 2: "2024-02-29 23:59:59"
-- 3: "2024-01-07 09:00:30"
-- 4: "2023-12-30 23:50:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` IN (CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6)), CAST(? AS DATETIME(6)))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an offset beside an instant counts
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`seen` IN (
    FROM_UNIXTIME(1729989000),
    FROM_UNIXTIME(1729992600),
    FROM_UNIXTIME(1704283200),
    FROM_UNIXTIME(1704618030),
    FROM_UNIXTIME(1709251199)
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # one of two equal hours by its offset (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`seen` >= FROM_UNIXTIME(1729990800)
    AND `events`.`seen` < FROM_UNIXTIME(1729994400)
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # both of them without (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`seen` >= FROM_UNIXTIME(1729987200)
    AND `events`.`seen` < FROM_UNIXTIME(1729994400)
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # 2024-13 is no date
-- refused: invalid-query | "=": "2024-13" is no date or time. (at query.filter) | query.filter

-- # 2024-1 is no date
-- refused: invalid-query | "=": "2024-1" is no date or time. (at query.filter) | query.filter

-- # 20240101 is no date
-- refused: invalid-query | "=": "20240101" is no date or time. (at query.filter) | query.filter

-- # 2024-01-03T is no date
-- refused: invalid-query | "=": "2024-01-03T" is no date or time. (at query.filter) | query.filter

-- # 2024-01-03T25 is no date
-- refused: invalid-query | "=": "2024-01-03T25" is no date or time. (at query.filter) | query.filter

-- # 2024-01-03T12:0 is no date
-- refused: invalid-query | "=": "2024-01-03T12:0" is no date or time. (at query.filter) | query.filter

-- # 2024-01-03+02:00 is no date
-- refused: invalid-query | "=": "2024-01-03+02:00" is no date or time. (at query.filter) | query.filter

-- # 2024-01-03T12:00 Mars/Olympus is no date
-- refused: invalid-query | "=": "2024-01-03T12:00 Mars/Olympus" is no date or time. (at query.filter) | query.filter

-- # 24 is no date
-- refused: invalid-query | "=": "24" is no date or time. (at query.filter) | query.filter

-- # a month of the year beside a date
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    MONTH(`events`.`wall`) <> 1
    OR MONTH(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # several dates
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (MONTH(`events`.`wall`) IN (1, 12, 10))
    OR MONTH(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a day of the week beside a date
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  ((DAYOFWEEK(`events`.`day`) - 1) + 1) = 1
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a day of the week beside a date, weeks from Monday
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  ((((DAYOFWEEK(`events`.`day`) - 1) + 6) % 7) + 1) <= 2
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour beside a time with Z is wall time (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  HOUR(`events`.`wall`) = 23
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an hour of a time of day
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  HOUR(`events`.`clock`) IN (12, 9)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a quarter between dates
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  ((MONTH(`events`.`day`) + 2) DIV 3) BETWEEN 2 AND 4
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a day of the year, a minute and a week
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    DAYOFYEAR(`events`.`day`) = 365
    OR MINUTE(`events`.`wall`) = 50
    OR (
      (DAYOFYEAR(DATE_SUB(DATE(`events`.`wall`), INTERVAL(DAYOFWEEK(`events`.`wall`) - 1) DAY)) + 6) DIV 7
    ) = 8
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a year as text stays a number
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  YEAR(`events`.`day`) = 2021
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # the present month
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  MONTH(`events`.`day`) = 6
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # the month before the present
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  MONTH(`events`.`day`) = 10
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # what is neither a number nor a date
-- refused: invalid-query | "=": "soon" is no number. (at query.filter) | query.filter

-- # relative-datetime current in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime now in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime NOW in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime today in the unit of the field
-- 1: "2025-01-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime without a number and without a unit is the day
-- 1: "2025-06-16 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime null
-- 1: "2025-04-01 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # relative-datetime of a number in quotes
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # relative-datetime of a fraction
-- refused: invalid-query | "relative-datetime": argument 1 must be a whole number. (at query.filter[2]) | query.filter[2]

-- # days left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (((DAYOFWEEK(`events`.`wall`) - 1) + 1) IN (1, 2))
    OR ((DAYOFWEEK(`events`.`wall`) - 1) + 1) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # days left out, weeks from Monday
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (((((DAYOFWEEK(`events`.`wall`) - 1) + 6) % 7) + 1) IN (7, 1))
    OR ((((DAYOFWEEK(`events`.`wall`) - 1) + 6) % 7) + 1) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # months left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (MONTH(`events`.`wall`) IN (1, 12))
    OR MONTH(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # quarters left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (((MONTH(`events`.`wall`) + 2) DIV 3) IN (1, 4))
    OR ((MONTH(`events`.`wall`) + 2) DIV 3) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # hours left out
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    NOT (HOUR(`events`.`wall`) IN (0, 23, 9))
    OR HOUR(`events`.`wall`) IS NULL
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # the minute of an hour alone
-- 1: "2024-01-07 09:00:00"
-- 2: "2024-01-07 09:01:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range of hours
-- 1: "2024-10-27 02:00:00"
-- 2: "2024-10-27 03:31:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range open at the end begins the day after
-- 1: "2024-01-08 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` >= CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range open at the start ends the day before
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range is one of whole days, with a time too
-- 1: "2024-01-08 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` >= CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range of whole days at the start
-- 1: "2023-12-31 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`wall` < CAST(? AS DATETIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range of a date column
-- 1: "2024-10-27"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`day` >= CAST(? AS DATE)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # an open range of instants in Berlin (Europe/Berlin)
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`seen` >= FROM_UNIXTIME(1704063600)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # date string "exclude-days-Monday" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-Monday", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-mon", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-MON" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-MON", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-1", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-Mon-" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-Mon-", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days--Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days--Mon", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-days-Mon,Tue" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-days-Mon,Tue", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "Exclude-days-Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "Exclude-days-Mon", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-Days-Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-Days-Mon", which is no date or range of dates. | parameter "parameters[0]"

-- # date string " exclude-days-Mon" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value " exclude-days-Mon", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-months-January" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-months-January", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-months-1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-months-1", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-months-jan" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-months-jan", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-0" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-0", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-5" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-5", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-Q1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-Q1", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-quarters-01" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-quarters-01", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-24" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-24", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-07" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-07", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours--1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours--1", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-1.5" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-1.5", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-hours-" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-hours-", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-weeks-1" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-weeks-1", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-years-2024" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-years-2024", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "exclude-minutes-5" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "exclude-minutes-5", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "2024" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "2024-01-07T9" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024-01-07T9", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "2024-01-07T24" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024-01-07T24", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "2024T10" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024T10", which is no date or range of dates. | parameter "parameters[0]"

-- # date string "2024~" is refused
-- refused: invalid-parameter | Parameter "parameters[0]" of type date/all-options has the value "2024~", which is no date or range of dates. | parameter "parameters[0]"

-- # a time of day in a bucket beside a longer one
-- 1: "09:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  CAST(TIME_FORMAT(`events`.`clock`, '%H:00:00') AS TIME) = CAST(? AS TIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # times of day up to a minute
-- 1: "00:10:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  CAST(TIME_FORMAT(`events`.`clock`, '%H:%i:00') AS TIME) <= CAST(? AS TIME(6))
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # weeks before now, a year back
-- 1: "2023-12-29 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # fewer weeks before now, a year back
-- 1: "2024-01-05 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # weeks before now, a year back, as a clause
-- 1: "2024-01-05 00:00:00"
-- 2: "2024-06-15 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # weeks before now, a year back, weeks from Monday
-- 1: "2023-12-30 00:00:00"
-- 2: "2024-06-09 00:00:00"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # texts with an offset are instants wherever they stand (Europe/Berlin)
SELECT
  HOUR(
    DATE_ADD(
      CONVERT_TZ(FROM_UNIXTIME(1704150000), @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1704150000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          59745164792,
          60473512800,
          60486735600,
          60503763600,
          60517069200,
          60535213200,
          60548518800,
          61228314000,
          61309962000,
          61322662800,
          61338992400,
          61354717200,
          61370442000,
          61386166800,
          61390656000,
          61401283200,
          61406038800,
          61418739600,
          61433946000,
          61449588000,
          61452608400,
          61456838400,
          61465309200,
          61482243600,
          61496758800,
          61513088400,
          61528208400,
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
        3208,
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
        10800,
        7200,
        3600,
        7200,
        3600,
        7200,
        10800,
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
  ) AS `hour`,
  DATE_FORMAT(
    CONVERT_TZ(
      CONVERT_TZ(
        DATE_SUB(
          DATE_ADD(
            DATE_ADD(
              CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00'),
              INTERVAL ELT(
                INTERVAL(
                  TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                  59745164792,
                  60473512800,
                  60486735600,
                  60503763600,
                  60517069200,
                  60535213200,
                  60548518800,
                  61228314000,
                  61309962000,
                  61322662800,
                  61338992400,
                  61354717200,
                  61370442000,
                  61386166800,
                  61390656000,
                  61401283200,
                  61406038800,
                  61418739600,
                  61433946000,
                  61449588000,
                  61452608400,
                  61456838400,
                  61465309200,
                  61482243600,
                  61496758800,
                  61513088400,
                  61528208400,
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
                3208,
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
                10800,
                7200,
                3600,
                7200,
                3600,
                7200,
                10800,
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
            ),
            INTERVAL 1 DAY
          ),
          INTERVAL ELT(
            INTERVAL(
              TO_SECONDS(
                DATE_ADD(
                  DATE_ADD(
                    CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00'),
                    INTERVAL ELT(
                      INTERVAL(
                        TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1711800000), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
                        59745164792,
                        60473512800,
                        60486735600,
                        60503763600,
                        60517069200,
                        60535213200,
                        60548518800,
                        61228314000,
                        61309962000,
                        61322662800,
                        61338992400,
                        61354717200,
                        61370442000,
                        61386166800,
                        61390656000,
                        61401283200,
                        61406038800,
                        61418739600,
                        61433946000,
                        61449588000,
                        61452608400,
                        61456838400,
                        61465309200,
                        61482243600,
                        61496758800,
                        61513088400,
                        61528208400,
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
                      3208,
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
                      10800,
                      7200,
                      3600,
                      7200,
                      3600,
                      7200,
                      10800,
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
                  ),
                  INTERVAL 1 DAY
                )
              ) /*M! + 0 * RAND() */,
              59745168392,
              60473520000,
              60486739200,
              60503770800,
              60517072800,
              60535220400,
              60548522400,
              61228321200,
              61309965600,
              61322670000,
              61338996000,
              61354724400,
              61370445600,
              61386174000,
              61390666800,
              61401290400,
              61406042400,
              61418746800,
              61433949600,
              61449595200,
              61452619200,
              61456845600,
              61465312800,
              61482250800,
              61496762400,
              61513095600,
              61528212000,
              62491057200,
              62506173600,
              62521902000,
              62537623200,
              62553351600,
              62569072800,
              62584801200,
              62600522400,
              62616250800,
              62632576800,
              62648305200,
              62664026400,
              62679754800,
              62695476000,
              62711204400,
              62726925600,
              62742654000,
              62758375200,
              62774103600,
              62789824800,
              62805553200,
              62821879200,
              62837607600,
              62853328800,
              62869057200,
              62884778400,
              62900506800,
              62916228000,
              62931956400,
              62947677600,
              62963406000,
              62979127200,
              62995460400,
              63013600800,
              63026910000,
              63045050400,
              63058359600,
              63076500000,
              63089809200,
              63108554400,
              63121258800,
              63140004000,
              63152708400,
              63171453600,
              63184762800,
              63202903200,
              63216212400,
              63234352800,
              63247662000,
              63266407200,
              63279111600,
              63297856800,
              63310561200,
              63329306400,
              63342010800,
              63360756000,
              63374065200,
              63392205600,
              63405514800,
              63423655200,
              63436964400,
              63455709600,
              63468414000,
              63487159200,
              63499863600,
              63518608800,
              63531918000,
              63550058400,
              63563367600,
              63581508000,
              63594817200,
              63612957600,
              63626266800,
              63645012000,
              63657716400,
              63676461600,
              63689166000,
              63707911200,
              63721220400,
              63739360800,
              63752670000,
              63770810400,
              63784119600,
              63802864800,
              63815569200,
              63834314400,
              63847018800,
              63865764000,
              63879073200,
              63897213600,
              63910522800,
              63928663200,
              63941972400,
              63960112800,
              63973422000,
              63992167200,
              64004871600,
              64023616800,
              64036321200,
              64055066400,
              64068375600,
              64086516000,
              64099825200,
              64117965600,
              64131274800,
              64150020000,
              64162724400,
              64181469600,
              64194174000,
              64212919200,
              64225623600,
              64244368800,
              64257678000,
              64275818400,
              64289127600,
              64307268000,
              64320577200,
              64339322400,
              64352026800,
              64370772000,
              64383476400,
              64402221600,
              64415530800,
              64433671200,
              64446980400,
              64465120800,
              64478430000,
              64496570400,
              64509879600,
              64528624800,
              64541329200,
              64560074400,
              64572778800,
              64591524000,
              64604833200,
              64622973600,
              64636282800,
              64654423200,
              64667732400,
              64686477600,
              64699182000,
              64717927200,
              64730631600,
              64749376800,
              64762686000,
              64780826400,
              64794135600,
              64812276000,
              64825585200,
              64843725600,
              64857034800,
              64875780000,
              64888484400,
              64907229600,
              64919934000,
              64938679200,
              64951988400,
              64970128800,
              64983438000,
              65001578400,
              65014887600,
              65033632800,
              65046337200,
              65065082400,
              65077786800,
              65096532000,
              65109236400,
              65127981600,
              65141290800,
              65159431200,
              65172740400,
              65190880800,
              65204190000,
              65222935200,
              65235639600,
              65254384800,
              65267089200,
              65285834400,
              65299143600,
              65317284000,
              65330593200,
              65348733600,
              65362042800,
              65380183200,
              65393492400,
              65412237600,
              65424942000,
              65443687200,
              65456391600,
              65475136800,
              65488446000,
              65506586400,
              65519895600,
              65538036000,
              65551345200,
              65570090400,
              65582794800,
              65601540000,
              65614244400,
              65632989600,
              65646298800,
              65664439200,
              65677748400,
              65695888800,
              65709198000,
              65727338400,
              65740647600,
              65759392800,
              65772097200,
              65790842400,
              65803546800,
              65822292000,
              65835601200,
              65853741600,
              65867050800,
              65885191200,
              65898500400,
              65917245600,
              65929950000,
              65948695200,
              65961399600,
              65980144800,
              65992849200,
              66011594400,
              66024903600,
              66043044000,
              66056353200,
              66074493600,
              66087802800,
              66106548000,
              66119252400,
              66137997600,
              66150702000,
              66169447200,
              66182756400,
              66200896800,
              66214206000,
              66232346400,
              66245655600,
              66263796000
            ) + 1,
            3208,
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
            10800,
            7200,
            3600,
            7200,
            3600,
            7200,
            10800,
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
        ),
        '+00:00',
        @@session.time_zone
      ),
      @@session.time_zone,
      '+00:00'
    ),
    '%Y-%m-%dT%H:%i:%s.%fZ'
  ) AS `next`,
  DATE(
    DATE_ADD(
      CONVERT_TZ(FROM_UNIXTIME(1704151800), @@session.time_zone, '+00:00'),
      INTERVAL ELT(
        INTERVAL(
          TO_SECONDS(CONVERT_TZ(FROM_UNIXTIME(1704151800), @@session.time_zone, '+00:00')) /*M! + 0 * RAND() */,
          59745164792,
          60473512800,
          60486735600,
          60503763600,
          60517069200,
          60535213200,
          60548518800,
          61228314000,
          61309962000,
          61322662800,
          61338992400,
          61354717200,
          61370442000,
          61386166800,
          61390656000,
          61401283200,
          61406038800,
          61418739600,
          61433946000,
          61449588000,
          61452608400,
          61456838400,
          61465309200,
          61482243600,
          61496758800,
          61513088400,
          61528208400,
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
        3208,
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
        10800,
        7200,
        3600,
        7200,
        3600,
        7200,
        10800,
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
  ) AS `day`,
  DATE_FORMAT(
    CONVERT_TZ(COALESCE(`events`.`seen`, FROM_UNIXTIME(1704067200)), @@session.time_zone, '+00:00'),
    '%Y-%m-%dT%H:%i:%s.%fZ'
  ) AS `either`
FROM
  `events`
WHERE
  `events`.`id` = 10
LIMIT
  1048575

-- # the present against instants
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  `events`.`seen` < FROM_UNIXTIME(1749970800)
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range of times with Z, beside a column without a zone (Europe/Berlin)
-- 1: "2024-01-03 11:00:00"
-- 2: "2024-01-07 10:00:01"
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`wall` >= CAST(? AS DATETIME(6))
    AND `events`.`wall` < CAST(? AS DATETIME(6))
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # a range of times with Z, beside instants
SELECT
  `events`.`id` AS `id`
FROM
  `events`
WHERE
  (
    `events`.`seen` >= FROM_UNIXTIME(1729987200)
    AND `events`.`seen` < FROM_UNIXTIME(1729990801)
  )
ORDER BY
  `events`.`id` ASC
LIMIT
  1048575

-- # bucketed inequality keeps nulls
-- 1: "1980-01-01"
-- 2: "1981-01-01"
SELECT
  COUNT(*) AS `count`
FROM
  `people`
WHERE
  NOT (
    COALESCE(
      (
        `people`.`birth` >= CAST(? AS DATE)
        AND `people`.`birth` < CAST(? AS DATE)
      ),
      FALSE
    )
  )
LIMIT
  1048575

-- # before, until, after, from a bucket
-- 1: "2024-03-01 00:00:00"
-- 2: "2024-04-01 00:00:00"
-- 3: "2024-04-01 00:00:00"
-- 4: "2024-03-01 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN `orders`.`created_at` < CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN `orders`.`created_at` < CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN `orders`.`created_at` >= CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_3`,
  COUNT(
    CASE
      WHEN `orders`.`created_at` >= CAST(? AS DATETIME(6)) THEN 1
    END
  ) AS `count_where_4`
FROM
  `orders`
LIMIT
  1048575

-- # extraction equals a number
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  MONTH(`orders`.`created_at`) IN (1, 12)
LIMIT
  1048575

-- # relative date with interval
-- 1: "2024-04-01 00:00:00"
SELECT
  COUNT(*) AS `count`
FROM
  `orders`
WHERE
  `orders`.`created_at` >= CAST(? AS DATETIME(6))
LIMIT
  1048575

-- # relative interval with an offset
-- 1: "2024-10-01 00:00:00"
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

-- # during
-- 1: "2024-10-27 00:00:00"
-- 2: "2024-10-28 00:00:00"
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

-- # datetime literal
-- 1: "2024-12-30 08:15:30"
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  `orders`.`created_at` = CAST(? AS DATETIME(6))
LIMIT
  1048575

-- # instant against a zoned literal
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  `orders`.`paid_at` = FROM_UNIXTIME(1729989000)
LIMIT
  1048575

-- # instants shown
SELECT
  `orders`.`paid_at` AS `paid_at`
FROM
  `orders`
WHERE
  `orders`.`id` IN (5, 7)
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # instants by day
SELECT
  DATE(`orders`.`paid_at`) AS `paid_at`,
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

-- # hour of day in Paris (Europe/Paris)
SELECT
  HOUR(
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
  `orders`.`paid_at` >= FROM_UNIXTIME(1711839600)
GROUP BY
  1
ORDER BY
  1 ASC
LIMIT
  1048575

-- # timestamps take no zone (Europe/Paris)
-- 1: "2024-12-30 00:00:00"
-- 2: "2024-12-31 00:00:00"
SELECT
  `orders`.`created_at` AS `created_at`
FROM
  `orders`
WHERE
  (
    `orders`.`created_at` >= CAST(? AS DATETIME(6))
    AND `orders`.`created_at` < CAST(? AS DATETIME(6))
  )
LIMIT
  1048575

-- # instants compared with days of Paris (Europe/Paris)
SELECT
  `orders`.`id` AS `id`
FROM
  `orders`
WHERE
  (
    (
      `orders`.`paid_at` >= FROM_UNIXTIME(1704668400)
      AND `orders`.`paid_at` < FROM_UNIXTIME(1704754800)
    )
    OR (
      `orders`.`paid_at` >= FROM_UNIXTIME(1711839600)
      AND `orders`.`paid_at` < FROM_UNIXTIME(1711922400)
    )
  )
ORDER BY
  `orders`.`id` ASC
LIMIT
  1048575

-- # weekday of a converted time over a grouped level
SELECT
  `source`.`created_at` AS `created_at`
FROM
  (
    SELECT
      CAST(DATE_FORMAT(`orders`.`created_at`, '%Y-%m-%d %H:00:00') AS DATETIME) AS `created_at`,
      COUNT(*) AS `count`
    FROM
      `orders`
    GROUP BY
      1
  ) AS `source`
WHERE
  (
    (
      DAYOFWEEK(
        DATE_ADD(
          `source`.`created_at`,
          INTERVAL ELT(
            INTERVAL(TO_SECONDS(`source`.`created_at`) /*M! + 0 * RAND() */, 60589275524, 62672121000) + 1,
            20476,
            19800,
            20700
          ) SECOND
        )
      ) - 1
    ) + 1
  ) = 2
ORDER BY
  `source`.`created_at` ASC
LIMIT
  1048575

-- # convert-timezone from UTC
SELECT
  DATE_ADD(
    `orders`.`created_at`,
    INTERVAL ELT(
      INTERVAL(
        TO_SECONDS(`orders`.`created_at`) /*M! + 0 * RAND() */,
        59579506800,
        61483417200,
        61494908400,
        61512447600,
        61526358000,
        61546921200,
        61557807600,
        61578370800,
        61589257200
      ) + 1,
      33539,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400,
      36000,
      32400
    ) SECOND
  ) AS `t`
FROM
  `orders`
WHERE
  `orders`.`id` = 6
LIMIT
  1048575

-- # time intervals with the present year and of months
-- 1: "2024-01-01 00:00:00"
-- 2: "2026-01-01 00:00:00"
-- 3: "2025-01-01 00:00:00"
-- 4: "2026-01-01 00:00:00"
SELECT
  COUNT(
    CASE
      WHEN (
        `orders`.`created_at` >= CAST(? AS DATETIME(6))
        AND `orders`.`created_at` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where`,
  COUNT(
    CASE
      WHEN (
        `orders`.`created_at` >= CAST(? AS DATETIME(6))
        AND `orders`.`created_at` < CAST(? AS DATETIME(6))
      ) THEN 1
    END
  ) AS `count_where_2`,
  COUNT(
    CASE
      WHEN (
        `orders`.`paid_at` >= FROM_UNIXTIME(1722470400)
        AND `orders`.`paid_at` < FROM_UNIXTIME(1748736000)
      ) THEN 1
    END
  ) AS `count_where_3`
FROM
  `orders`
LIMIT
  1048575
