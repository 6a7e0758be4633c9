/** Date filters: their texts, what editors show of them, the days they mean, and their words. */
export { daysOf, type Days } from './days.ts'
export {
  DATE_UNITS,
  dateKindsOf,
  EXCLUDED,
  type DateFilter,
  type DateUnit,
  type ExcludedUnit,
  type RelativeDates,
} from './parts.ts'
export { datesText, printDates, readDates } from './read.ts'
export { sayDates, sayDatesText, sayDays, sayExcluded } from './say.ts'
