/** Settings that statements are sent with (https://clickhouse.com/docs/en/operations/settings). */
import type { Statement } from '@querent/query'

/** How values are written: without loss, and points in time in UTC whatever their types say. */
const FORMAT = {
  default_format: 'JSONCompactEachRowWithNamesAndTypes',
  output_format_json_quote_64bit_integers: '0',
  output_format_json_quote_decimals: '0',
  output_format_json_quote_denormals: '1',
  output_format_json_escape_forward_slashes: '0',
  output_format_json_named_tuples_as_objects: '1',
  output_format_decimal_trailing_zeros: '1',
  date_time_output_format: 'iso',
  http_write_exception_in_output_format: '0',
}

/** Long lists of values are part of the statement. */
const LIMITS = { max_query_size: '104857600', max_ast_elements: '5000000', max_expanded_ast_elements: '5000000' }

/** SQL as the standard has it, which the compiler writes: nulls come out of joins, casts and empty groups. */
const STANDARD = {
  join_use_nulls: '1',
  aggregate_functions_null_for_empty: '1',
  group_by_use_nulls: '1',
  cast_keep_nullable: '1',
  prefer_column_name_to_alias: '1',
  enable_extended_results_for_datetime_functions: '1',
}

/** Types of newer servers, and numbers to their last digit. */
const TYPES = { enable_time_time64_type: '1', precise_float_parsing: '1' }

/** Nothing is changed, though settings may be. The statement ends with its reader. */
const READING = { readonly: '2', cancel_http_readonly_queries_on_client_close: '1' }

/** The settings that change what SQL means, as they usually are: around SQL of people in a query of ours. */
export const USUAL_MEANING = `SETTINGS ${Object.keys(STANDARD)
  .map((name) => `${name} = 0`)
  .join(', ')}`

/** Settings of a statement. SQL of people alone means what it means to other clients of the server. */
export function settingsOf({ sql, holdsSql, access, timeZone }: Statement): Record<string, string> {
  const isPeoples = holdsSql && !sql.includes(USUAL_MEANING)
  return {
    ...FORMAT,
    ...LIMITS,
    ...TYPES,
    ...(isPeoples ? {} : STANDARD),
    ...(access === 'read' ? READING : {}),
    session_timezone: timeZone,
  }
}
