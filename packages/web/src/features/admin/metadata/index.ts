/** What is known of tables, told to people in their words; and segments. */
export { labelOf, meaningsOfAll, NONE as NO_MEANING } from './model/semantic.ts'
export { TablesPage } from './TablesPage.tsx'
export { SegmentsPage } from './segments/SegmentsPage.tsx'
export { SegmentPage } from './segments/SegmentPage.tsx'
