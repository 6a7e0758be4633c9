/** `/api/testing`: not served unless the configuration says so. Anybody may call it, as the tests of clients do. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SnapshotParams, StatusAnswer } from '@querent/contract'
import { PUBLIC } from '../http/access/access.ts'
import type { TestingService } from '../services/testing/index.ts'

export const testingRoutes: FastifyPluginAsyncTypebox<{ testing: TestingService }> = async (app, { testing }) => {
  const options = (summary: string) => ({
    config: PUBLIC,
    schema: { summary, params: SnapshotParams, response: { 200: StatusAnswer } },
  })

  app.post('/snapshot/:name', options('Keep a copy of all content'), async ({ params }) => {
    await testing.snapshot(params.name)
    return { status: 'ok' }
  })

  app.post('/restore/:name', options('Bring back a copy of all content'), async ({ params }) => {
    await testing.restore(params.name)
    return { status: 'ok' }
  })
}
