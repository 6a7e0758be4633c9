/** `/api/notification`: maps HTTP to subscriptions and alerts and holds no rule of its own. */
import {
  DeliveryLog,
  DeliveryLogDetail,
  DeliveryLogQuery,
  IdParams,
  NoContent,
  NotificationBody,
  NotificationChangesBody,
  NotificationList,
  NotificationListQuery,
  NotificationPreview,
  NotificationRecord,
  ResendAnswer,
  ResendBody,
  ScheduleAnswer,
  ScheduleQuestion,
  SendNotificationBody,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

export const notificationRoutes = routes(
  '/api/notification',
  'Deliveries',
  async (app, { notifications, sending, deliveryLog, upcoming }) => {
    app.get(
      '/',
      {
        config: USER,
        schema: {
          summary: 'List subscriptions and alerts',
          description:
            'The active ones that the caller made or receives; all for administrators. With `orphaned`, those whose owner was ' +
            'deactivated: the active ones and those that the server has stopped.',
          querystring: NotificationListQuery,
          response: { 200: NotificationList },
        },
      },
      async ({ user, query }) => notifications.list(user, query),
    )

    app.get(
      '/log',
      {
        config: USER,
        schema: {
          summary: 'List deliveries and their outcomes',
          description: 'The latest first: all for administrators, else those of what the caller made.',
          querystring: DeliveryLogQuery,
          response: { 200: DeliveryLog },
        },
      },
      async ({ user, query }) => deliveryLog.list(user, query),
    )

    app.get(
      '/log/:id',
      {
        config: USER,
        schema: {
          summary: 'Show a delivery with every try',
          description: 'To administrators, and to who made the subscription or alert.',
          params: IdParams,
          response: { 200: DeliveryLogDetail },
        },
      },
      async ({ user, params }) => deliveryLog.get(user, params.id),
    )

    app.post(
      '/log/resend',
      {
        config: USER,
        schema: {
          summary: 'Try all failed deliveries that fit again now',
          description:
            'All for administrators, else those of what the caller made; the earliest 500. Messages that were accepted are not ' +
            'sent again.',
          body: ResendBody,
          response: { 200: ResendAnswer },
        },
      },
      async ({ user, body }) => deliveryLog.resendAll(user, body),
    )

    app.post(
      '/log/:id/resend',
      {
        config: USER,
        schema: {
          summary: 'Try a failed delivery again now',
          description: 'Messages that were accepted are not sent again.',
          params: IdParams,
          response: { 204: NoContent },
        },
      },
      async ({ user, params }) => {
        await deliveryLog.resend(user, params.id)
      },
    )

    app.get(
      '/:id',
      {
        config: USER,
        schema: { summary: 'Show a subscription or an alert', params: IdParams, response: { 200: NotificationRecord } },
      },
      async ({ user, params }) => notifications.get(user, params.id),
    )

    app.post(
      '/',
      {
        config: USER,
        schema: {
          summary: 'Create a subscription or an alert',
          body: NotificationBody,
          response: { 200: NotificationRecord },
        },
      },
      async ({ user, body }) => notifications.create(user, body),
    )

    app.put(
      '/:id',
      {
        config: USER,
        schema: {
          summary: 'Change a subscription or an alert',
          description:
            'Takes the whole record, edited: parts with an id are changed, and those that are left out deleted. An administrator ' +
            'can give it to another person by `creator_id`, also alone: from then on it is sent with the rights of that person.',
          params: IdParams,
          body: NotificationChangesBody,
          response: { 200: NotificationRecord },
        },
      },
      async ({ user, params, body }) => notifications.update(user, params.id, body),
    )

    app.delete(
      '/:id',
      {
        config: USER,
        schema: {
          summary: 'Delete a subscription or an alert',
          description: 'For good, with the record of its deliveries.',
          params: IdParams,
          response: { 204: NoContent },
        },
      },
      async ({ user, params }) => {
        await notifications.remove(user, params.id)
      },
    )

    app.post(
      '/schedule',
      {
        config: USER,
        schema: {
          summary: 'Show when a schedule comes next',
          body: ScheduleQuestion,
          response: { 200: ScheduleAnswer },
        },
      },
      async ({ body }) => upcoming.next(body.cron_schedule),
    )

    app.post(
      '/send',
      {
        config: USER,
        schema: {
          summary: 'Send a subscription or an alert now without saving it',
          body: NotificationBody,
          response: { 204: NoContent },
        },
      },
      async ({ user, body }, reply) => {
        await sending.sendDraft(user, notifications.inputOf(body), callerSignal(reply))
      },
    )

    app.post(
      '/preview',
      {
        config: USER,
        schema: {
          summary: 'Show the mail of a subscription or an alert without saving it',
          description:
            'With what the caller may see; `is_met` and `reason` say what the condition of an alert comes to now.',
          body: NotificationBody,
          response: { 200: NotificationPreview },
        },
      },
      async ({ user, body }, reply) =>
        sending.previews.notification(user, notifications.inputOf(body), callerSignal(reply)),
    )

    app.post(
      '/:id/send',
      {
        config: USER,
        schema: {
          summary: 'Send a subscription or an alert now',
          description: 'Ignores its schedule and its condition.',
          params: IdParams,
          body: SendNotificationBody,
          response: { 204: NoContent },
        },
      },
      async ({ user, params, body }) => {
        await sending.send(user, params.id, body.handler_ids ?? null)
      },
    )

    app.post(
      '/:id/unsubscribe',
      {
        config: USER,
        schema: {
          summary: 'Stop receiving a subscription or an alert',
          params: IdParams,
          response: { 204: NoContent },
        },
      },
      async ({ user, params }) => {
        await notifications.leave(user, params.id)
      },
    )
  },
)
