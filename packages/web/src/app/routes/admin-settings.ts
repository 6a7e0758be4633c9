/** Settings of the whole installation. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

const settings = () => import('../../features/admin/settings/index.ts')

export const settingsAdminRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/admin/settings', settings, 'SettingsPage'),
    page(parent, '/admin/settings/$section', settings, 'SettingsPage'),
  ] as const
