/** Databases and what is known of their tables. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

const databases = () => import('../../features/admin/databases/index.ts')
const metadata = () => import('../../features/admin/metadata/index.ts')
const uploads = () => import('../../features/uploads/admin/index.ts')

export const dataAdminRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/admin/databases', databases, 'DatabasesPage'),
    page(parent, '/admin/databases/create', databases, 'NewDatabasePage'),
    page(parent, '/admin/databases/$id', databases, 'DatabasePage'),
    page(parent, '/admin/uploads', uploads, 'UploadsPage'),
    page(parent, '/admin/datamodel', metadata, 'TablesPage'),
    page(parent, '/admin/datamodel/segments', metadata, 'SegmentsPage'),
    page(parent, '/admin/datamodel/segments/create', metadata, 'SegmentPage'),
    page(parent, '/admin/datamodel/segments/$id', metadata, 'SegmentPage'),
  ] as const
