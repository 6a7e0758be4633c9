/** `/api/health`, `/livez` and `/metrics`: for machines that watch the server. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PlainText, StatusAnswer } from '@querent/contract'
import { PUBLIC } from '../http/access.ts'
import type { Metrics } from '../observe/metrics.ts'

export const healthRoutes: FastifyPluginAsyncTypebox<{ metrics: Metrics }> = async (app, { metrics }) => {
  for (const path of ['/api/health', '/livez']) {
    const options = {
      config: PUBLIC,
      schema: { summary: 'Check that the server is up', response: { 200: StatusAnswer } },
    } as const
    app.get(path, options, async () => ({ status: 'ok' }))
  }

  app.get(
    '/metrics',
    { config: PUBLIC, schema: { summary: 'Get metrics for Prometheus', response: { 200: PlainText } } },
    async (_request, reply) => {
      const { contentType, text } = await metrics.render()
      return reply.type(contentType).send(text)
    },
  )
}
