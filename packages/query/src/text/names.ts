/** The words of the language that do not follow from the names of clauses. */

/** Names of functions that are not the clause's name in camel case. */
export const FUNCTION_NAMES: Readonly<Record<string, string>> = {
  avg: 'Average',
  count: 'Count',
  'count-where': 'CountIf',
  'cum-count': 'CumulativeCount',
  'cum-sum': 'CumulativeSum',
  distinct: 'Distinct',
  'distinct-where': 'DistinctIf',
  max: 'Max',
  median: 'Median',
  metric: 'Metric',
  min: 'Min',
  offset: 'Offset',
  percentile: 'Percentile',
  share: 'Share',
  stddev: 'StandardDeviation',
  sum: 'Sum',
  'sum-where': 'SumIf',
  var: 'Variance',
  'get-day': 'day',
  'get-day-of-week': 'weekday',
  'get-hour': 'hour',
  'get-minute': 'minute',
  'get-month': 'month',
  'get-quarter': 'quarter',
  'get-second': 'second',
  'get-week': 'week',
  'get-year': 'year',
  interval: 'timeSpan',
  ltrim: 'lTrim',
  'regex-match-first': 'regexExtract',
  'relative-datetime': 'relativeDateTime',
  'relative-time-interval': 'intervalStartingFrom',
  rtrim: 'rTrim',
  'time-interval': 'interval',
  // With more than two arguments, where an operator has no place for them.
  '=': 'in',
  '!=': 'notIn',
}

/** Words for options that are true or false, where the option's own name is not the word. */
export const OPTION_WORDS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  'case-sensitive': ['case-sensitive', 'case-insensitive'],
  'include-current': ['include-current', 'exclude-current'],
}

/** Operators by how tightly they bind, the loosest first. */
export const PRECEDENCE: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  not: 3,
  '=': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
}

/** How tightly a minus sign before a value binds, and a value itself. */
export const OF_SIGN = 7
export const OF_VALUE = 8

export const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>='])

/** Spellings of operators that are read too. */
export const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  '==': '=',
  '<>': '!=',
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
}

/** The clause's name in camel case. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
