/** `/api/moderation-review`: maps HTTP to the moderation service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ModerationReview, ModerationReviewBody } from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const moderationReviewRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { moderation }) => {
  for (const path of ['/', '/review']) {
    app.post(
      path,
      {
        config: ADMIN,
        schema: {
          summary: path === '/' ? 'Verify a card or a dashboard' : 'Verify a card or a dashboard (other path)',
          description: 'Without `status`, it is verified no more.',
          body: ModerationReviewBody,
          response: { 200: ModerationReview },
        },
      },
      async ({ user, body }) => moderation.review(user, body),
    )
  }
}
