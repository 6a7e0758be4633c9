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
  summary: ({ metrics, dimension, points, lowest, highest, highestAt }) =>
    `${metrics} by ${dimension}, ${points} ${points === 1 ? 'point' : 'points'}, from ${lowest} to ${highest}, highest ${highestAt}`,
}
