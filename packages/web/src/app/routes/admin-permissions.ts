/** Who may see what. */
import type { AnyRoute } from '@tanstack/react-router'

export const permissionsAdminRoutes = (_parent: AnyRoute): AnyRoute[] => []
