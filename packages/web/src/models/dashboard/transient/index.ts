/** Dashboards that are not stored: as the runtime of dashboards shows them, and how their cards are run. */
export { keptCards, type PlacedCard } from './kept.ts'
export { runsOf, valuesFor } from './runs.ts'
export { shownXRay } from './shown.ts'
