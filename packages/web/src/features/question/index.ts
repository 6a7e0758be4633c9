/** Questions: seen, asked step by step, and drilled into. */
export { QuestionPage, UnsavedQuestionPage } from './page/QuestionPage.tsx'
