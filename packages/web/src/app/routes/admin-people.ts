/** People, groups and API keys. */
import type { AnyRoute } from '@tanstack/react-router'

export const peopleAdminRoutes = (_parent: AnyRoute): AnyRoute[] => []
