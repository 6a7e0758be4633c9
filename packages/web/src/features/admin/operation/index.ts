/** What runs, what ran, what is kept, who did what, and how the server does. */
export { AuditPage } from './AuditPage.tsx'
export { CachingPage } from './CachingPage.tsx'
export { ExecutionsPage } from './ExecutionsPage.tsx'
export { HealthPage } from './HealthPage.tsx'
export { LogsPage } from './LogsPage.tsx'
export { QueriesPage } from './QueriesPage.tsx'
export { RunningPage } from './RunningPage.tsx'
export { StoredModelsPage } from './StoredModelsPage.tsx'
