/** Asking for data. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

export const dataRoutes = (parent: AnyRoute): AnyRoute[] => [
  page(parent, '/question/sql', () => import('../../features/sql/index.ts'), 'SqlPage'),
]
