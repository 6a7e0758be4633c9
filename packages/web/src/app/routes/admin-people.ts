/** People, groups and API keys. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

const people = () => import('../../features/admin/people/index.ts')

export const peopleAdminRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/admin/people', people, 'PeoplePage'),
    page(parent, '/admin/people/groups', people, 'GroupsPage'),
    page(parent, '/admin/people/groups/$id', people, 'GroupPage'),
    page(parent, '/admin/settings/api-keys', people, 'KeysPage'),
  ] as const
