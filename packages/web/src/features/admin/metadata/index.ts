/** What is known of tables, told to people in their words; and segments. */
export { CurrencyButton } from './fields/CurrencyButton.tsx'
export { TargetButton } from './fields/TargetButton.tsx'
export { TablesPage } from './TablesPage.tsx'
export { SegmentsPage } from './segments/SegmentsPage.tsx'
export { SegmentPage } from './segments/SegmentPage.tsx'
