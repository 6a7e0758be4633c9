/** What is offered while SQL is written. */
export { findCompletions } from './completions.ts'
