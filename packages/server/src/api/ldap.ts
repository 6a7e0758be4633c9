/** `/api/ldap`. */
import { JsonMap, LdapCheckAnswer, LdapCheckBody, NoContent } from '@querent/contract'
import { ADMIN } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const ldapRoutes = routes('/api/ldap', 'Single sign-on', async (app, { ldap }) => {
  app.put(
    '/settings',
    {
      config: ADMIN,
      schema: {
        summary: 'Change the directory settings',
        description:
          'Settings by their keys (`ldap-…`). While the directory is on, it is tested first: failures are answered with ' +
          'status 400 and `errors` by setting, and nothing is saved.',
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
        summary: 'Test the directory and search for a person',
        description: 'With settings that are not saved, in place of the saved ones.',
        body: LdapCheckBody,
        response: { 200: LdapCheckAnswer },
      },
    },
    async ({ user, body }) => ldap.check(user, body.settings ?? {}, body.login ?? undefined),
  )
})
