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
  more: (count) => `${count} more`,
  summary: ({ metrics, dimension, points, lowest, highest, highestAt }) =>
    `${metrics} by ${dimension}, ${points} ${points === 1 ? 'point' : 'points'}, from ${lowest} to ${highest}, highest ${highestAt}`,
}
