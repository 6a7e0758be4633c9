/**
 * Drills: from a question and a place in its result to the next question, or to null where the drill does not apply. One file
 * each; the menu at a mark is made of those that give a draft. `test/contract/drills.test.ts` proves them on the server.
 */
export { breakOut, breakOutChoices, type BreakOutChoices } from './break-out.ts'
export { compareToRest } from './compare-to-rest.ts'
export { distribution } from './distribution.ts'
export { explainChange, type ComparedChange } from './explain-change.ts'
export { filterByRange, type PressedRange } from './filter-by-range.ts'
export { filterByValue, type ValueOperator } from './filter-by-value.ts'
export { hideColumn } from './hide-column.ts'
export type { Cell, Hit, ResultColumn } from './hit.ts'
export { relatedRecord } from './related-record.ts'
export { rowDetails } from './row-details.ts'
export { seeRows } from './see-rows.ts'
export { sort } from './sort.ts'
export { countBy, summarize, summarizeOverTime, type Summary } from './summarize.ts'
export { xRays } from './x-ray.ts'
export { zoomIn } from './zoom-in.ts'
