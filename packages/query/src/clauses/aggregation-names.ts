/** What the result column of an aggregation is called when nobody names it (contract: query-language, section 9). */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['cum-count', 'count'],
  ['cum-sum', 'sum'],
  ['distinct', 'count'],
  ['count-where', 'count_where'],
  ['sum-where', 'sum_where'],
  ['distinct-where', 'distinct_where'],
  ['case', 'case'],
  ['+', 'expression'],
  ['-', 'expression'],
  ['*', 'expression'],
  ['/', 'expression'],
])

export function defaultAggregationName(op: string): string {
  return NAMES.get(op) ?? op
}
