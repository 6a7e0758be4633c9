/** What of Redshift PostgreSQL lacks, for a database of PostgreSQL that answers as Redshift does. */

const SCHEMA = 'redshift'

/** Functions as the manual of Redshift describes them, found before those of PostgreSQL, and backslashes that escape. */
export const REDSHIFT_SCRIPT: readonly string[] = [
  `create schema ${SCHEMA}`,
  ...[
    ...['timestamp', 'timestamptz', 'time'].map((type) => dateAdd(type, type)),
    dateAdd('date', 'timestamp'),
    ...['timestamp', 'timestamptz', 'time'].map(
      (type) =>
        `datediff(part text, since ${type}, till ${type}) returns bigint
         return (extract(epoch from till - since) * 1000000)::bigint`,
    ),
    `regexp_substr(value text, pattern text, start int, nth int, flags text) returns text
     return coalesce(pg_catalog.regexp_substr(value, pattern, start, nth, '', (flags like '%e%')::int), '')`,
    `json_serialize(document jsonb) returns text return document::text`,
    `json_extract_path_text(document text, a text, lax boolean) returns text
     return coalesce(document::jsonb #>> array[a], '')`,
    `json_extract_path_text(document text, a text, b text, lax boolean) returns text
     return coalesce(document::jsonb #>> array[a, b], '')`,
    `json_extract_path_text(document text, a text, b text, c text, lax boolean) returns text
     return coalesce(document::jsonb #>> array[a, b, c], '')`,
    `to_varbyte(digits text, form text) returns bytea return decode(digits, form)`,
    `from_varbyte(value bytea, form text) returns text return convert_from(value, form)`,
  ].map((definition) => `create function ${SCHEMA}.${definition}`),
  `do $$ begin
     execute format('alter database %I set search_path = ${SCHEMA}, pg_catalog, public', current_database());
     execute format('alter database %I set standard_conforming_strings = off', current_database());
     execute format('alter database %I set escape_string_warning = off', current_database());
   end $$`,
]

function dateAdd(type: string, result: string): string {
  return `dateadd(part text, amount int, value ${type}) returns ${result} return value + amount * ('1 ' || part)::interval`
}

/**
 * Redshift takes parts of dates without quotes, and a quarter is not a unit of PostgreSQL's intervals. `JSON_SERIALIZE` is a
 * word of PostgreSQL's own grammar since 17: in quotes, it is the function above.
 */
export function asPostgres(sql: string): string {
  return sql
    .replaceAll(/\b(DATEADD|DATEDIFF)\((\w+),/g, (_call, name: string, part: string) =>
      part === 'quarter' ? `${name}('month', 3 *` : `${name}('${part}',`,
    )
    .replaceAll(/\bJSON_SERIALIZE\b/g, '"json_serialize"')
}
