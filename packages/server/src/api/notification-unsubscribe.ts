/** `/api/notification/unsubscribe`: leaving by the link of a mail, as newer clients call it. */
import { NotificationUnsubscribeBody, UnsubscribeAnswer } from '@querent/contract'
import { PUBLIC } from '../http/access/access.ts'
import { clientAddressOf } from '../http/request/proxies.ts'
import { routes } from '../http/routes.ts'

export const notificationUnsubscribeRoutes = routes(
  '/api/notification',
  'Deliveries',
  async (app, { unsubscribing, httpSettings }) => {
    for (const [path, summary, act] of [
      ['/unsubscribe', 'Stop receiving what a channel sends, by the link in its mail', unsubscribing.leave],
      ['/unsubscribe/undo', 'Receive it again after unsubscribing by its link', unsubscribing.comeBack],
    ] as const) {
      app.post(
        path,
        {
          config: PUBLIC,
          schema: {
            summary,
            description: 'The hash is that of the link. It is for the address and all channels of the delivery.',
            body: NotificationUnsubscribeBody,
            response: { 200: UnsubscribeAnswer },
          },
        },
        async (request) => {
          const { 'notification-handler-id': handler, email, hash } = request.body
          const id = await unsubscribing.ofHandler(handler)
          return act({ id, email, hash }, clientAddressOf(request, await httpSettings.addressHeader()))
        },
      )
    }
  },
)
