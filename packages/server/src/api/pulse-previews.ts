/** `/api/pulse/preview_…`: content as a mail shows it. */
import { HtmlPage, IdParams, PngFile, PreviewInfo, PreviewQuery } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { sendPicture } from '../http/answers/file-answer.ts'
import { sendPreview } from '../http/answers/pages.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

const PICTURE_WIDTH = 400

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

  app.get(
    '/preview_card_png/:id',
    {
      config: USER,
      schema: {
        summary: 'Show a question as in a mail, as an image',
        description: 'What a mail shows below the title: a chart, a table, or a sentence in place of them.',
        params: IdParams,
        querystring: PreviewQuery,
        response: { 200: PngFile },
      },
    },
    async ({ user, params, query }, reply) =>
      sendPicture(
        reply,
        await sending.previews.cardPicture(user, params.id, query.width ?? PICTURE_WIDTH, callerSignal(reply)),
      ),
  )
})
