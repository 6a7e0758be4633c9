/** Administration: one file of routes per part, and the places of its sidebar in `shell/admin-places.ts`. */
import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router'
import { currentUserOptions } from '../../api/session.ts'
import { adminPlaces } from '../shell/admin-places.ts'
import { dataAdminRoutes } from './admin-data.ts'
import { operationAdminRoutes } from './admin-operation.ts'
import { peopleAdminRoutes } from './admin-people.ts'
import { permissionsAdminRoutes } from './admin-permissions.ts'
import { settingsAdminRoutes } from './admin-settings.ts'

export const adminRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/admin',
      beforeLoad: ({ context }) => {
        const user = context.queryClient.getQueryData(currentUserOptions.queryKey)
        const [first] = user === undefined ? [] : adminPlaces(user)
        if (first !== undefined) throw redirect({ href: first.href })
      },
    }),
    ...peopleAdminRoutes(parent),
    ...permissionsAdminRoutes(parent),
    ...dataAdminRoutes(parent),
    ...settingsAdminRoutes(parent),
    ...operationAdminRoutes(parent),
  ] as const
