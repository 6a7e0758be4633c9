/** Dates counted from today, as filters choose them. */
export { RelativeForm, type Span } from './RelativeForm.tsx'
export { SaidDates } from './SaidDates.tsx'
