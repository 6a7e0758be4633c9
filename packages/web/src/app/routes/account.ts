/** What concerns only the person who is signed in. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

const account = () => import('../../features/account/index.ts')

export const accountRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/account', account, 'ProfilePage'),
    page(parent, '/account/security', account, 'SecurityPage'),
    page(parent, '/account/sessions', account, 'SessionsPage'),
    page(parent, '/account/notifications', account, 'NotificationsPage'),
    page(parent, '/account/looks', account, 'LooksPage'),
  ] as const
