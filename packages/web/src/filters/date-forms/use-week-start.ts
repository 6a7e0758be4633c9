import { usePageProperties } from '../../api/customs.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The day that weeks begin with, from 0 for Sunday. */
export function useWeekStart(): number {
  const properties = usePageProperties()
  return Math.max(WEEKDAYS.indexOf(String(properties['start-of-week'] ?? 'sunday')), 0)
}
