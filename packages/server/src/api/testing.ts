/** `/api/testing`: not served unless the configuration says so. Anybody may call it, as the tests of clients do. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SnapshotParams, StatusAnswer } from '@querent/contract'
import { PUBLIC } from '../http/access.ts'
import type { TestingService } from '../services/testing/index.ts'

export const testingRoutes: FastifyPluginAsyncTypebox<{ testing: TestingService }> = async (app, { testing }) => {
  const schema = { params: SnapshotParams, response: { 200: StatusAnswer } }

  app.post('/snapshot/:name', { config: PUBLIC, schema }, async ({ params }) => {
    await testing.snapshot(params.name)
    return { status: 'ok' }
  })

  app.post('/restore/:name', { config: PUBLIC, schema }, async ({ params }) => {
    await testing.restore(params.name)
    return { status: 'ok' }
  })
}
