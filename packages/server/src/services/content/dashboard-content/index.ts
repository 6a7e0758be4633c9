/** What dashboards consist of, as it is sent, stored and kept in their revisions; what is done with it is in the folders of services. */
export {
  requireWhole,
  sentCardIds,
  sizeOf,
  type DashboardChanges,
  type DashboardInput,
  type DashcardInput,
  type TabInput,
} from './input.ts'
export { dashboardNow, noteDashboard } from './noted.ts'
export {
  loadCards,
  loadDashcards,
  loadParts,
  shownDashcards,
  shownParts,
  type DashboardParts,
  type Dashcard,
} from './parts.ts'
export {
  actionIdsOf,
  cardIdsOf,
  dashboardRevisions,
  dashboardThen,
  dashboardWords,
  restoredDashboard,
} from './revised.ts'
