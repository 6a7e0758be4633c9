/** Questions: seen, asked step by step, and drilled into. */
export { QuestionPage, UnsavedQuestionPage } from './page/QuestionPage.tsx'
export { FilterTokens } from './table-filter/FilterTokens.tsx'
export { TableFilter } from './table-filter/TableFilter.tsx'
export { useDescribed } from './state/use-described.ts'
export { useReached } from './state/use-reached.ts'
export { DrillPicture } from './view/DrillPicture.tsx'
