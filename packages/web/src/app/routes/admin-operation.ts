/** What runs, what ran, and what is kept. */
import type { AnyRoute } from '@tanstack/react-router'

export const operationAdminRoutes = (_parent: AnyRoute): AnyRoute[] => []
