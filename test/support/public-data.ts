/** Data that others publish, from packages, as SQL of any engine: countries, time zones, and versions of Node.js. */
import { rawTimeZones } from '@vvo/tzdb'
import { continents, countries, languages } from 'countries-list'
import releases from 'node-releases/data/processed/envs.json' with { type: 'json' }
import schedule from 'node-releases/data/release-schedule/release-schedule.json' with { type: 'json' }

type Engine = 'sqlite' | 'duckdb' | 'postgres' | 'mysql'
type Value = string | number | boolean | null

interface PublicTable {
  name: string
  /** Columns and keys as SQL. */
  parts: readonly string[]
  rows: readonly (readonly Value[])[]
}

/** Countries with their continents and languages. */
export const countriesScript = (engine: Engine) =>
  scriptOf(engine, [
    {
      name: 'continents',
      parts: ['code varchar(10) primary key', 'name varchar(60)'],
      rows: Object.entries(continents),
    },
    {
      name: 'languages',
      parts: ['code varchar(10) primary key', 'name varchar(60)', 'native varchar(60)'],
      rows: Object.entries(languages).map(([code, { name, native }]) => [code, name, native]),
    },
    {
      name: 'countries',
      parts: [
        'code varchar(10) primary key',
        'country varchar(60)',
        'native varchar(60)',
        'capital varchar(60)',
        'continent_code varchar(10)',
        'currency varchar(10)',
        'phone integer',
        'languages_spoken integer',
        'foreign key (continent_code) references continents (code)',
      ],
      rows: Object.entries(countries).map(
        ([code, { name, native, capital, continent, currency, phone, ...spoken }]) => {
          const names = [code, name, native, capital === '' ? null : capital, continent]
          return [...names, currency[0] ?? null, phone[0] ?? null, spoken.languages.length]
        },
      ),
    },
    {
      name: 'country_languages',
      parts: [
        'country_code varchar(10)',
        'language_code varchar(10)',
        'place integer',
        'foreign key (country_code) references countries (code)',
        'foreign key (language_code) references languages (code)',
      ],
      rows: Object.entries(countries).flatMap(([code, { languages: spoken }]) =>
        spoken.map((language, at) => [code, language, at + 1]),
      ),
    },
  ])

/** Time zones of the world, and the names that they have had. */
export const timeZonesScript = (engine: Engine) =>
  scriptOf(engine, [
    {
      name: 'time_zones',
      parts: [
        'zone varchar(60) primary key',
        'title varchar(60)',
        'continent varchar(60)',
        'country varchar(60)',
        'country_code varchar(10)',
        'main_city varchar(60)',
        'cities integer',
        'offset_minutes integer',
        'abbreviation varchar(20)',
      ],
      rows: rawTimeZones.map((zone) => [
        zone.name,
        zone.alternativeName,
        zone.continentName,
        zone.countryName,
        zone.countryCode,
        zone.mainCities[0] ?? null,
        zone.mainCities.length,
        zone.rawOffsetInMinutes,
        zone.abbreviation,
      ]),
    },
    {
      name: 'zone_names',
      parts: ['zone varchar(60)', 'name varchar(60)', 'foreign key (zone) references time_zones (zone)'],
      rows: rawTimeZones.flatMap(({ name, group }) => group.map((other) => [name, other])),
    },
  ])

/** The versions of Node.js, and how long its lines are looked after. */
export const releasesScript = (engine: Engine) =>
  scriptOf(engine, [
    {
      name: 'release_lines',
      parts: [
        'major integer primary key',
        'started date',
        'long_term date',
        'maintenance date',
        'ended date',
        'codename varchar(60)',
      ],
      rows: lines.map(([version, line]) => [
        majorOf(version),
        line.start,
        line.lts ?? null,
        line.maintenance ?? null,
        line.end,
        line.codename ?? null,
      ]),
    },
    {
      name: 'releases',
      parts: [
        'id integer primary key',
        'version varchar(20)',
        'line integer',
        'released_on date',
        'long_term varchar(20)',
        'is_security boolean',
        'engine varchar(60)',
        'foreign key (line) references release_lines (major)',
      ],
      rows: releases.map(({ version, date, lts, security, v8 }, at) => {
        const major = majorOf(version)
        const line = lines.some(([name]) => majorOf(name) === major) ? major : null
        return [at + 1, version, line, date, typeof lts === 'string' ? lts : null, security, v8]
      }),
    },
  ])

interface ReleaseLine {
  start: string
  end: string
  lts?: string
  maintenance?: string
  codename?: string
}

/** Before version 4 there was none for each number. */
const lines = Object.entries<ReleaseLine>(schedule).filter(([version]) => !version.startsWith('v0'))

const majorOf = (version: string) => Number(version.replace('v', '').split('.')[0])

const AT_ONCE = 250

function scriptOf(engine: Engine, tables: readonly PublicTable[]): string[] {
  const quoted = (name: string) => (engine === 'mysql' ? `\`${name}\`` : `"${name}"`)
  return tables.flatMap(({ name, parts, rows }) => {
    const inserts = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) => {
      const some = rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
      return `insert into ${quoted(name)} values ${some.map((row) => `(${row.map(literal).join(', ')})`).join(', ')}`
    })
    return [`create table ${quoted(name)} (${parts.join(', ')})`, ...inserts]
  })
}

const literal = (value: Value) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))
