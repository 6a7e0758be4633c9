/** `/api/eid-translation`: numbers of content for the ids that stay the same on every server. */
import { TranslateBody, Translations } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const eidTranslationRoutes = routes('/api/eid-translation', 'Entity ids', async (app, { entityIds }) => {
  app.post(
    '/translate',
    {
      config: USER,
      schema: {
        summary: 'Find content IDs by entity IDs',
        description: 'Content that the caller may not read is not found.',
        body: TranslateBody,
        response: { 200: Translations },
      },
    },
    async ({ user, body }) => ({ entity_ids: await entityIds.translate(user, body.entity_ids) }),
  )
})
