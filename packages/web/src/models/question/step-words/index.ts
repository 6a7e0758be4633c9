/** Steps of a query in words. */
export { titleOfStep } from './title.ts'
export { useSteps, type SaidStep } from './use-steps.ts'
