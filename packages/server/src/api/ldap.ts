/** `/api/ldap`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { JsonMap, LdapCheckAnswer, LdapCheckBody, NoContent } from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const ldapRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { ldap }) => {
  app.put(
    '/settings',
    {
      config: ADMIN,
      schema: {
        summary: 'Change the settings of the directory',
        description:
          'Settings by their keys (`ldap-…`). While the directory is on, it is tried first: what fails is answered with ' +
          'status 400 and `errors` by setting, and nothing is kept.',
        body: JsonMap,
        response: { 204: NoContent },
      },
    },
    async ({ user, body }) => ldap.writeSettings(user, body),
  )

  app.post(
    '/check',
    {
      config: ADMIN,
      schema: {
        summary: 'Try the directory, and look for somebody in it',
        description: 'With settings that are not kept, in place of those that are.',
        body: LdapCheckBody,
        response: { 200: LdapCheckAnswer },
      },
    },
    async ({ user, body }) => ldap.check(user, body.settings ?? {}, body.login ?? undefined),
  )
}
