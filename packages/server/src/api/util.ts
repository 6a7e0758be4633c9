/** `/api/util`, and the same things under the names that newer clients use. */
import { FeedbackBody, JsonMap, LogLines, NoContent, PasswordCheckBody, RandomToken, Validity } from '@querent/contract'
import { MONITORING, PUBLIC } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const utilRoutes = routes('/api', 'Server', async (app, { sessions, util }) => {
  app.get(
    '/util/random_token',
    { config: PUBLIC, schema: { summary: 'Get a random embedding key', response: { 200: RandomToken } } },
    async () => util.randomToken(),
  )

  app.post(
    '/util/password_check',
    {
      config: PUBLIC,
      schema: {
        summary: 'Check whether a password is good enough',
        description: 'Status 400 if it is not.',
        body: PasswordCheckBody,
        response: { 200: Validity },
      },
    },
    async ({ body }) => sessions.checkPassword(body.password),
  )

  app.get(
    '/util/stats',
    { config: MONITORING, schema: { summary: 'Count users, databases and cards', response: { 200: JsonMap } } },
    async ({ user }) => util.stats(user),
  )

  for (const path of ['/util/logs', '/logger/logs']) {
    app.get(
      path,
      {
        config: MONITORING,
        schema: {
          summary: 'List the latest log lines',
          description: 'Those of this process, newest first.',
          response: { 200: LogLines },
        },
      },
      async ({ user }) => util.logs(user),
    )
  }

  for (const path of ['/util/bug_report_details', '/bug-reporting/details']) {
    app.get(
      path,
      {
        config: MONITORING,
        schema: { summary: 'Get what to include in a bug report', response: { 200: JsonMap } },
      },
      async ({ user }) => util.bugReport(user),
    )
  }

  app.get(
    '/util/diagnostic_info/connection_pool_info',
    { config: MONITORING, schema: { summary: 'Get the state of connection pools', response: { 200: JsonMap } } },
    async ({ user }, reply) => {
      reply.header('Content-Disposition', 'attachment; filename="connection_pool_info.json"')
      return util.connectionPools(user)
    },
  )

  for (const path of ['/util/product-feedback', '/product-feedback']) {
    app.post(
      path,
      {
        config: PUBLIC,
        schema: {
          summary: 'Give feedback',
          description: "It is written to this server's log and goes nowhere else.",
          body: FeedbackBody,
          response: { 204: NoContent },
        },
      },
      async ({ body }) => util.noteFeedback(body),
    )
  }
})
