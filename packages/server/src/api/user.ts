/** `/api/user`. */
import {
  CurrentUserRecord,
  FullUser,
  IdParams,
  InviteLink,
  ModalParams,
  NewPasswordAnswer,
  NewUser,
  NoContent,
  PasswordBody,
  RecipientPage,
  RecipientsQuery,
  Success,
  UserBody,
  UserChangesBody,
  UserListQuery,
  UserPage,
  UserWithMemberships,
} from '@querent/contract'
import { ADMIN, ENROLLING_USER, MANAGER, USER } from '../http/access/access.ts'
import { readPage } from '../http/request/paging.ts'
import { originOf, setSessionCookies } from '../http/access/session.ts'
import { routes } from '../http/routes.ts'

export const userRoutes = routes('/api/user', 'Users', async (app, { users, credentials, sessions, httpSettings }) => {
  app.get(
    '/',
    {
      config: MANAGER,
      schema: {
        summary: 'List users',
        description: 'Group managers see active users, with fewer details.',
        querystring: UserListQuery,
        response: { 200: UserPage },
      },
    },
    async ({ user, query }) => users.list(user, query, readPage(query)),
  )

  app.get(
    '/current',
    {
      config: ENROLLING_USER,
      schema: { summary: 'Get the user of this session', response: { 200: CurrentUserRecord } },
    },
    async ({ user, versions }) => users.current(user, versions),
  )

  app.get(
    '/recipients',
    {
      config: USER,
      schema: {
        summary: 'List possible recipients',
        description: "As far as the setting `user-visibility` and your groups' rules allow.",
        querystring: RecipientsQuery,
        response: { 200: RecipientPage },
      },
    },
    async ({ user, versions, query }) => users.recipients(user, versions, readPage(query)),
  )

  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Get a user', params: IdParams, response: { 200: UserWithMemberships } } },
    async ({ user, params }) => users.get(user, params.id),
  )

  app.post(
    '/',
    {
      config: ADMIN,
      schema: {
        summary: 'Create a user',
        description:
          'An invitation is sent by email. If email is not set up and no password was sent, the answer has a link to pass on.',
        body: UserBody,
        response: { 200: NewUser },
      },
    },
    async ({ user, body }) => users.create(user, body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a user',
        description:
          'Group managers can change only memberships in their groups. To change their own address more than ten minutes ' +
          'after the sign-in, users also send the password, or a code from one of the second factors.',
        params: IdParams,
        body: UserChangesBody,
        response: { 200: UserWithMemberships },
      },
    },
    async ({ user, params, body: { password, totp_code, recovery_code, passkey, ...changes } }) =>
      credentials.update(user, params.id, changes, { password, totp_code, recovery_code, passkey }),
  )

  app.post(
    '/:id/send_invite',
    {
      config: ADMIN,
      schema: {
        summary: 'Invite a user again',
        description:
          'Sends a new link to set a password; earlier ones stop working. If no email can be sent, the answer has the link.',
        params: IdParams,
        response: { 200: InviteLink, 204: NoContent },
      },
    },
    async ({ user, params }) => {
      const link = await credentials.inviteAgain(user, params.id)
      return link === undefined ? undefined : { invite_link: link }
    },
  )

  app.put(
    '/:id/password',
    {
      config: USER,
      schema: {
        summary: 'Change a password',
        description:
          'Ends all sessions of the user. Users who change their own password get a new session; for another user, the status is 204.',
        params: IdParams,
        body: PasswordBody,
        response: { 200: NewPasswordAnswer, 204: NoContent },
      },
    },
    async (request, reply) => {
      const { user, params, body } = request
      await credentials.setPassword(user, params.id, body.password, body.old_password)
      if (user.id !== params.id) return undefined
      const origin = originOf(request, await httpSettings.addressHeader())
      const id = await sessions.start(user.id, origin, user.signedInWith ?? undefined)
      setSessionCookies(request, reply, { id, rules: await sessions.cookieRules() })
      return { success: true as const, session_id: id }
    },
  )

  app.put(
    '/:id/reactivate',
    { config: ADMIN, schema: { summary: 'Reactivate a user', params: IdParams, response: { 200: FullUser } } },
    async ({ user, params }) => users.reactivate(user, params.id),
  )

  app.delete(
    '/:id',
    {
      config: ADMIN,
      schema: {
        summary: 'Deactivate a user',
        description: 'The user is not deleted and can be reactivated.',
        params: IdParams,
        response: { 200: Success },
      },
    },
    async ({ user, params }) => users.deactivate(user, params.id),
  )

  app.put(
    '/:id/modal/:modal',
    {
      config: USER,
      schema: {
        summary: 'Record that the user has seen an introduction',
        params: ModalParams,
        response: { 200: Success },
      },
    },
    async ({ user, params }) => users.markModalSeen(user, params.id, params.modal),
  )
})
