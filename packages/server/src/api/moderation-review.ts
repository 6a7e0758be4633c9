/** `/api/moderation-review`: maps HTTP to the moderation service and holds no rule of its own. */
import { ModerationReview, ModerationReviewBody } from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const moderationReviewRoutes = routes('/api/moderation-review', 'Moderation', async (app, { moderation }) => {
  for (const path of ['/', '/review']) {
    app.post(
      path,
      {
        config: ADMIN,
        schema: {
          summary: path === '/' ? 'Verify a card or a dashboard' : 'Verify a card or a dashboard (other path)',
          description: 'Without `status`, it is no longer verified.',
          body: ModerationReviewBody,
          response: { 200: ModerationReview },
        },
      },
      async ({ user, body }) => moderation.review(user, body),
    )
  }
})
