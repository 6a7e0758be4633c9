/** Who may see what. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

const load = () => import('../../features/admin/permissions/index.ts')

export const permissionsAdminRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/admin/permissions', load, 'PermissionsPage'),
    page(parent, '/admin/permissions/collections', load, 'PermissionsPage'),
    page(parent, '/admin/permissions/application', load, 'PermissionsPage'),
  ] as const
