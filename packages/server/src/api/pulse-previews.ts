/** `/api/pulse/preview_…`: content as a mail shows it. */
import { HtmlPage, IdParams, PreviewInfo } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { sendPreview } from '../http/answers/pages.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

export const pulsePreviewRoutes = routes('/api/pulse', 'Deliveries', async (app, { sending }) => {
  for (const [path, summary, show] of [
    ['/preview_card/:id', 'Show a question as in a mail', sending.previews.card],
    ['/preview_dashboard/:id', 'Show a dashboard as in a mail', sending.previews.dashboard],
  ] as const) {
    app.get(
      path,
      {
        config: USER,
        schema: {
          summary,
          description: 'A page with what the caller may see.',
          params: IdParams,
          response: { 200: HtmlPage },
        },
      },
      async ({ user, params }, reply) => sendPreview(reply, await show(user, params.id, callerSignal(reply))),
    )
  }

  app.get(
    '/preview_card_info/:id',
    {
      config: USER,
      schema: {
        summary: 'Show a question as in a mail, with its numbers of rows and columns',
        params: IdParams,
        response: { 200: PreviewInfo },
      },
    },
    async ({ user, params }, reply) => sending.previews.cardInfo(user, params.id, callerSignal(reply)),
  )
})
