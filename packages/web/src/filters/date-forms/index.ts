/** The one form in which dates are chosen, for filters of parameters and of columns. */
export { DateForm } from './DateForm.tsx'
export { useWeekStart } from './use-week-start.ts'
