/** The colors of an organisation as tokens of the page. */
export { brandTokens } from '@querent/viz'
