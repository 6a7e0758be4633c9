/** `/api/email`. */
import { JsonMap, MailTestAnswer, NoContent } from '@querent/contract'
import { SETTING } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const emailRoutes = routes('/api/email', 'Settings', async (app, { mailServer }) => {
  app.put(
    '/',
    {
      config: SETTING,
      schema: {
        summary: 'Change the mail server settings',
        description:
          'Settings by their keys (`email-…`). The mail server is tested with them first: failures are answered with status ' +
          '400 and `errors` by setting, and nothing is saved.',
        body: JsonMap,
        response: { 200: JsonMap },
      },
    },
    async ({ user, body }) => mailServer.write(user, body),
  )

  app.delete(
    '/',
    { config: SETTING, schema: { summary: 'Delete the mail server settings', response: { 204: NoContent } } },
    async ({ user }) => mailServer.clear(user),
  )

  app.post(
    '/test',
    {
      config: SETTING,
      schema: { summary: 'Send a test email to yourself', response: { 200: MailTestAnswer } },
    },
    async ({ user }) => mailServer.test(user),
  )
})
