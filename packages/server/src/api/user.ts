/** `/api/user`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
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
import type { Services } from '../services/index.ts'

export const userRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { users, sessions, httpSettings }) => {
  app.get(
    '/',
    {
      config: MANAGER,
      schema: {
        summary: 'List users',
        description: 'Managers of groups see active users, with less of each.',
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
        summary: 'List people that something can be sent to',
        description: 'As far as the setting `user-visibility` and the rules of your groups let you know of them.',
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
          'An invitation is sent by mail. When no mail is set up and no password was given, the answer has a link to hand over.',
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
        description: 'Managers of groups change memberships in their groups alone.',
        params: IdParams,
        body: UserChangesBody,
        response: { 200: UserWithMemberships },
      },
    },
    async ({ user, params, body }) => users.update(user, params.id, body),
  )

  app.post(
    '/:id/send_invite',
    {
      config: ADMIN,
      schema: {
        summary: 'Invite a user again',
        description:
          'Sends a new link to set a password; an earlier one ends. When no mail can be sent, the answer has the link.',
        params: IdParams,
        response: { 200: InviteLink, 204: NoContent },
      },
    },
    async ({ user, params }) => {
      const link = await users.inviteAgain(user, params.id)
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
          'Ends all sessions of the user. Who changes their own password gets a new one; for that of another user it is status 204.',
        params: IdParams,
        body: PasswordBody,
        response: { 200: NewPasswordAnswer, 204: NoContent },
      },
    },
    async (request, reply) => {
      const { user, params, body } = request
      await users.setPassword(user, params.id, body.password, body.old_password)
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
        description: 'The user is kept, and can be reactivated.',
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
        summary: 'Note that the user has seen an introduction',
        params: ModalParams,
        response: { 200: Success },
      },
    },
    async ({ user, params }) => users.markModalSeen(user, params.id, params.modal),
  )
}
