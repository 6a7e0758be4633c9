/** `/api/user`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  CurrentUserRecord,
  FullUser,
  IdParams,
  ModalParams,
  PasswordBody,
  RecipientPage,
  Success,
  UserBody,
  UserChangesBody,
  UserListQuery,
  UserPage,
  UserWithMemberships,
} from '@querent/contract'
import { ADMIN, USER } from '../http/access.ts'
import { readPage } from '../http/paging.ts'
import { originOf, setSessionCookies } from '../http/session.ts'
import type { Services } from '../services/index.ts'

export const userRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { users, sessions, settings }) => {
  app.get(
    '/',
    { config: ADMIN, schema: { querystring: UserListQuery, response: { 200: UserPage } } },
    async ({ user, query }) => users.list(user, query, readPage(query)),
  )

  app.get('/current', { config: USER, schema: { response: { 200: CurrentUserRecord } } }, async ({ user }) =>
    users.current(user),
  )

  app.get('/recipients', { config: USER, schema: { response: { 200: RecipientPage } } }, async ({ query }) =>
    users.recipients(readPage(query)),
  )

  app.get(
    '/:id',
    { config: USER, schema: { params: IdParams, response: { 200: UserWithMemberships } } },
    async ({ user, params }) => users.get(user, params.id),
  )

  app.post(
    '/',
    { config: ADMIN, schema: { body: UserBody, response: { 200: UserWithMemberships } } },
    async ({ user, body }) => users.create(user, body),
  )

  app.put(
    '/:id',
    { config: USER, schema: { params: IdParams, body: UserChangesBody, response: { 200: UserWithMemberships } } },
    async ({ user, params, body }) => users.update(user, params.id, body),
  )

  app.put(
    '/:id/password',
    { config: USER, schema: { params: IdParams, body: PasswordBody } },
    async (request, reply) => {
      const { user, params, body } = request
      await users.setPassword(user, params.id, body.password, body.old_password)
      if (user.id !== params.id) return undefined
      const id = await sessions.start(user.id, originOf(request, await settings.addressHeader()))
      setSessionCookies(request, reply, { id, rules: await sessions.cookieRules() })
      return { success: true, session_id: id }
    },
  )

  app.put(
    '/:id/reactivate',
    { config: ADMIN, schema: { params: IdParams, response: { 200: FullUser } } },
    async ({ user, params }) => users.reactivate(user, params.id),
  )

  app.delete(
    '/:id',
    { config: ADMIN, schema: { params: IdParams, response: { 200: Success } } },
    async ({ user, params }) => users.deactivate(user, params.id),
  )

  app.put(
    '/:id/modal/:modal',
    { config: USER, schema: { params: ModalParams, response: { 200: Success } } },
    async ({ user, params }) => users.markModalSeen(user, params.id, params.modal),
  )
}
