/** What runs, what ran, and what is kept. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

const operation = () => import('../../features/admin/operation/index.ts')

export const operationAdminRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/admin/operation/running', operation, 'RunningPage'),
    page(parent, '/admin/operation/queries', operation, 'QueriesPage'),
    page(parent, '/admin/operation/caching', operation, 'CachingPage'),
    page(parent, '/admin/operation/stored-models', operation, 'StoredModelsPage'),
    page(parent, '/admin/operation/deliveries', () => import('../../features/deliveries/index.ts'), 'DeliveriesPage'),
    page(parent, '/admin/operation/executions', operation, 'ExecutionsPage'),
    page(parent, '/admin/operation/audit', operation, 'AuditPage'),
    page(parent, '/admin/operation/logs', operation, 'LogsPage'),
    page(parent, '/admin/operation/health', operation, 'HealthPage'),
  ] as const
