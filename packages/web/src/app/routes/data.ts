import type { AnyRoute } from '@tanstack/react-router'

export const dataRoutes = (_parent: AnyRoute): AnyRoute[] => []
