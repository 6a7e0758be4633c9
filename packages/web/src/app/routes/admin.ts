import type { AnyRoute } from '@tanstack/react-router'

export const adminRoutes = (_parent: AnyRoute): AnyRoute[] => []
