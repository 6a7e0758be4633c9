/** `/api/email`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { JsonMap, MailTestAnswer, NoContent } from '@querent/contract'
import { SETTING } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const emailRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { mailServer }) => {
  app.put(
    '/',
    {
      config: SETTING,
      schema: {
        summary: 'Change the settings of the mail server',
        description:
          'Settings by their keys (`email-…`). The mail server is asked with them first: what fails is answered with status ' +
          '400 and `errors` by setting, and nothing is kept.',
        body: JsonMap,
        response: { 200: JsonMap },
      },
    },
    async ({ user, body }) => mailServer.write(user, body),
  )

  app.delete(
    '/',
    { config: SETTING, schema: { summary: 'Forget the mail server', response: { 204: NoContent } } },
    async ({ user }) => mailServer.clear(user),
  )

  app.post(
    '/test',
    {
      config: SETTING,
      schema: { summary: 'Send a mail to oneself', response: { 200: MailTestAnswer } },
    },
    async ({ user }) => mailServer.test(user),
  )
}
