/** `/api/alert`: maps HTTP to alerts and holds no rule of its own. */
import {
  AlertBody,
  AlertChangesBody,
  AlertList,
  AlertListQuery,
  AlertRecord,
  AlertsOfQuestionQuery,
  IdParams,
  NoContent,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const alertRoutes = routes('/api/alert', 'Deliveries', async (app, { alerts }) => {
  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List alerts',
        description: 'Administrators see all, or those of `user_id`; others those that they made or receive.',
        querystring: AlertListQuery,
        response: { 200: AlertList },
      },
    },
    async ({ user, query }) => alerts.list(user, query),
  )

  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Show an alert', params: IdParams, response: { 200: AlertRecord } } },
    async ({ user, params }) => alerts.get(user, params.id),
  )

  app.get(
    '/question/:id',
    {
      config: USER,
      schema: {
        summary: 'List the alerts about a question',
        description: 'Administrators see all, others those that they receive.',
        params: IdParams,
        querystring: AlertsOfQuestionQuery,
        response: { 200: AlertList },
      },
    },
    async ({ user, params, query }) => alerts.listOfQuestion(user, params.id, query),
  )

  app.post(
    '/',
    { config: USER, schema: { summary: 'Create an alert', body: AlertBody, response: { 200: AlertRecord } } },
    async ({ user, body }) => alerts.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change an alert',
        description: 'What is left out stays unchanged; `channels` replaces the whole list.',
        params: IdParams,
        body: AlertChangesBody,
        response: { 200: AlertRecord },
      },
    },
    async ({ user, params, body }) => alerts.update(user, params.id, body),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Delete an alert',
        description: 'For good, with the record of its deliveries.',
        params: IdParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => {
      await alerts.remove(user, params.id)
    },
  )

  app.delete(
    '/:id/subscription',
    { config: USER, schema: { summary: 'Stop receiving an alert', params: IdParams, response: { 204: NoContent } } },
    async ({ user, params }) => {
      await alerts.leave(user, params.id)
    },
  )
})
