/** Settings of the whole installation. */
import type { AnyRoute } from '@tanstack/react-router'

export const settingsAdminRoutes = (_parent: AnyRoute): AnyRoute[] => []
