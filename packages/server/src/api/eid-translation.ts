/** `/api/eid-translation`: numbers of content for the ids that stay the same on every server. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TranslateBody, Translations } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const eidTranslationRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { entityIds }) => {
  app.post(
    '/translate',
    {
      config: USER,
      schema: {
        summary: 'Find the ids of content by entity ids',
        description: 'What the caller may not read is not found.',
        body: TranslateBody,
        response: { 200: Translations },
      },
    },
    async ({ user, body }) => ({ entity_ids: await entityIds.translate(user, body.entity_ids) }),
  )
}
