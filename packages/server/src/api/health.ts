/** `/api/health`, `/livez` and `/metrics`: for machines that watch the server. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PUBLIC } from '../http/access.ts'
import type { Metrics } from '../observe/metrics.ts'

const Health = Type.Object({ status: Type.String() })

export const healthRoutes: FastifyPluginAsyncTypebox<{ metrics: Metrics }> = async (app, { metrics }) => {
  for (const path of ['/api/health', '/livez']) {
    const options = {
      config: PUBLIC,
      exposeHeadRoute: true,
      schema: { response: { 200: Health } },
    } as const
    app.get(path, options, async () => ({ status: 'ok' }))
  }

  app.get('/metrics', { config: PUBLIC }, async (_request, reply) => {
    return reply.type(metrics.contentType).send(await metrics.render())
  })
}
