/** Home, dashboards, questions and collections. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

export const contentRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/', () => import('../../features/home/index.ts'), 'HomePage'),
    page(parent, '/dashboard/$slug', () => import('../../features/dashboard/index.ts'), 'DashboardPage'),
    page(parent, '/collection/$slug', () => import('../../features/collections/index.ts'), 'CollectionPage'),
    page(parent, '/collection/$slug/timelines', () => import('../../features/timelines/index.ts'), 'TimelinesPage'),
    page(parent, '/auto/dashboard/$', () => import('../../features/x-ray/index.ts'), 'XRayPage'),
    page(parent, '/trash', () => import('../../features/collections/index.ts'), 'TrashPage'),
    page(parent, '/search', () => import('../../features/search/index.ts'), 'SearchPage'),
  ] as const
