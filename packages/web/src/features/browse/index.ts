/** Databases, schemas and tables, with what is known of each; models and metrics. */
export { Candidates } from './Candidates.tsx'
export { BrowsePage } from './BrowsePage.tsx'
export { TablePage } from './TablePage.tsx'
export { PreviewTable } from './PreviewTable.tsx'
export { iconOfField } from './model.ts'
