import type { AnyRoute } from '@tanstack/react-router'

export const accountRoutes = (_parent: AnyRoute): AnyRoute[] => []
