/** Databases and what is known of their tables. */
import type { AnyRoute } from '@tanstack/react-router'

export const dataAdminRoutes = (_parent: AnyRoute): AnyRoute[] => []
