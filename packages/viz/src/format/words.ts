/** The words that pictures themselves say. Whoever draws gives those of the reader's language. */
export interface Words {
  other: string
  total: string
  goal: string
  trend: string
  empty: string
  noResults: string
  yes: string
  no: string
  /** Of one value: `Revenue: 12,400`. */
  valueOf(name: string, value: string): string
  /** What a value is compared with: `vs. June 2026`. */
  versus(what: string): string
  noChange: string
  /** There is nothing to compare with. */
  notAvailable: string
  /** `62% of goal`. */
  ofGoal(percent: string): string
  goalMet: string
  goalExceeded: string
  /** `62% of Visits`. */
  ofStep(percent: string, step: string): string
  increase: string
  decrease: string
  minimum: string
  lowerQuartile: string
  median: string
  upperQuartile: string
  maximum: string
  mean: string
  outlier: string
  noData: string
  /** The regions of a map are not loaded. */
  noMap: string
  /** Rows whose region the map does not have. @param names Some of these regions. */
  notOnMap(count: number, names: string): string
  /** Values below zero cannot be parts of a whole. */
  belowZero(count: number): string
  /** Zero and values below it have no logarithm. */
  noLogarithm(count: number): string
  /** Flows that lead back to where they came from are left out. */
  waysBack(count: number): string
  /** A week of the year: `Week 52 - 2026`. */
  week(week: number, year: string): string
  /** In pivot tables: the last line, the last columns, and the line below a group. */
  grandTotals: string
  rowTotals: string
  totalsFor(value: string): string
  /** Below a table: the sums are of the rows that are there. */
  totalOfRowsShown: string
  /** Below a table that is cut. @param count Rows that are left out. */
  moreRows(count: number): string
  /** Columns that are left out beside it. */
  moreColumns(count: number): string
  /** In place of a picture: there is no answer. */
  failed: string
  /** In place of a picture: required filters have no value. */
  chooseValue(names: string): string
  /** In place of a picture: its reader may see it, and not download it. */
  notDownloadable: string
  /** At the end of a page. */
  pageOf(number: number, count: number): string
  /** A result without rows. */
  noRows: string
  /** Marks that are left out for lack of room. */
  more(count: number): string
  /** Summary of a picture: `Revenue by Month, 24 points, from 113k to 187k, highest December 2026`. */
  summary(of: {
    metrics: string
    dimension: string
    points: number
    lowest: string
    highest: string
    highestAt: string
  }): string
}

export const ENGLISH: Words = {
  other: 'Other',
  total: 'Total',
  goal: 'Goal',
  trend: 'trend',
  empty: '(empty)',
  noResults: 'No results',
  yes: 'true',
  no: 'false',
  valueOf: (name, value) => `${name}: ${value}`,
  versus: (what) => `vs. ${what}`,
  noChange: 'No change',
  notAvailable: 'N/A',
  ofGoal: (percent) => `${percent} of goal`,
  goalMet: 'Goal met',
  goalExceeded: 'Goal exceeded',
  ofStep: (percent, step) => `${percent} of ${step}`,
  increase: 'Increase',
  decrease: 'Decrease',
  minimum: 'Minimum',
  lowerQuartile: 'Lower quartile',
  median: 'Median',
  upperQuartile: 'Upper quartile',
  maximum: 'Maximum',
  mean: 'Mean',
  outlier: 'Outlier',
  noData: 'No data',
  noMap: 'This map is not available',
  notOnMap: (count, names) => `${count} ${count === 1 ? 'row is' : 'rows are'} not on this map: ${names}`,
  belowZero: (count) => `${count} ${count === 1 ? 'value' : 'values'} below zero not shown`,
  noLogarithm: (count) => `${count} ${count === 1 ? 'value' : 'values'} of zero or below not shown`,
  waysBack: (count) => `${count} ${count === 1 ? 'flow' : 'flows'} back not shown`,
  week: (week, year) => `Week ${week} - ${year}`,
  grandTotals: 'Grand totals',
  rowTotals: 'Row totals',
  totalsFor: (value) => `Totals for ${value}`,
  totalOfRowsShown: 'Total of the rows shown',
  moreRows: (count) => `… and ${count.toLocaleString('en')} more ${count === 1 ? 'row' : 'rows'}`,
  moreColumns: (count) => `… and ${count.toLocaleString('en')} more ${count === 1 ? 'column' : 'columns'}`,
  failed: 'The question failed.',
  chooseValue: (names) => `Choose a value for ${names}`,
  notDownloadable: "You don't have permission to download this data.",
  pageOf: (number, count) => `Page ${number} of ${count}`,
  noRows: 'The query returned no rows.',
  more: (count) => `${count} more`,
  summary: ({ metrics, dimension, points, lowest, highest, highestAt }) =>
    `${metrics} by ${dimension}, ${points} ${points === 1 ? 'point' : 'points'}, from ${lowest} to ${highest}, highest ${highestAt}`,
}
