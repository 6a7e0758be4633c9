import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { currentUserOptions } from '../../api/session.ts'
import { NoAccessPage } from '../errors/PageError.tsx'
import { AdminSidebar } from './AdminSidebar.tsx'
import { adminPlaces } from './admin-places.ts'
import { mayAdminister } from './admin-rights.ts'
import { Shell } from './Shell.tsx'
import { Sidebar } from './Sidebar.tsx'

/** The frame of all pages of administration, and the one place that holds people without the right back from them. */
export function Administration() {
  const { data: user } = useQuery(currentUserOptions)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (user === undefined) return null
  return (
    <Shell sidebar={adminPlaces(user).length > 0 ? <AdminSidebar /> : <Sidebar />}>
      {mayAdminister(user, path) ? <Outlet /> : <NoAccessPage />}
    </Shell>
  )
}
