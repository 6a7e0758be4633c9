/** All routes of the server. Each file states the path that it serves, and the group that shows it. */
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/routes.ts'
import type { Services } from '../services/index.ts'
import { ALL_ROUTES } from './all-routes.ts'
import { healthRoutes, type HealthSources } from './health.ts'
import { testingRoutes } from './testing.ts'

export { knownProbe, type HealthSources } from './health.ts'

export async function registerRoutes(app: FastifyInstance, services: Services, health: HealthSources): Promise<void> {
  await serve(app, healthRoutes, health)
  for (const one of ALL_ROUTES) await serve(app, one, services)
  const { testing } = services
  if (testing !== undefined) await serve(app, testingRoutes, { testing })
}
