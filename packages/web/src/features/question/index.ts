/** Questions: seen, asked step by step, and drilled into. */
export { QuestionPage, UnsavedQuestionPage } from './page/QuestionPage.tsx'
export { TableFilter } from './builder/TableFilter.tsx'
export { useReached } from './state/use-reached.ts'
export { useSteps, type SaidStep } from './state/use-steps.ts'
