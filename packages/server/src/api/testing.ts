/** `/api/testing`: not served unless the configuration says so. Anybody may call it, as the tests of clients do. */
import { SnapshotParams, StatusAnswer } from '@querent/contract'
import { PUBLIC } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'
import type { TestingService } from '../services/server/testing/index.ts'

export const testingRoutes = routes<{ testing: TestingService }>('/api/testing', 'Server', async (app, { testing }) => {
  const options = (summary: string) => ({
    config: PUBLIC,
    schema: { summary, params: SnapshotParams, response: { 200: StatusAnswer } },
  })

  app.post('/snapshot/:name', options('Store a copy of all content'), async ({ params }) => {
    await testing.snapshot(params.name)
    return { status: 'ok' }
  })

  app.post('/restore/:name', options('Restore a copy of all content'), async ({ params }) => {
    await testing.restore(params.name)
    return { status: 'ok' }
  })
})
