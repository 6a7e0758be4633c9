/**
 * Questions that live in a dashboard: where they lie, and how they are put on dashboards and taken off. Tested by
 * test/contract/dashboard-questions.test.ts.
 */
export { dashboardHomes, type DashboardHome } from './homes.ts'
export { resettle } from './resettle.ts'
export { placeQuestions } from './place-questions.ts'
