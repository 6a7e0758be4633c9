/** `/api/permissions`: groups and memberships. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  GroupBody,
  GroupList,
  GroupRecord,
  GroupWithMembers,
  IdParams,
  ManagerBody,
  MembershipBody,
  MembershipMap,
  Members,
} from '@querent/contract'
import { ADMIN } from '../http/access.ts'
import { readPage } from '../http/paging.ts'
import type { Services } from '../services/index.ts'

export const permissionsRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { groups }) => {
  app.get('/group', { config: ADMIN, schema: { response: { 200: GroupList } } }, async ({ user, query }) =>
    groups.list(user, readPage(query)),
  )
  app.get(
    '/group/:id',
    { config: ADMIN, schema: { params: IdParams, response: { 200: GroupWithMembers } } },
    async ({ user, params }) => groups.get(user, params.id),
  )
  app.post(
    '/group',
    { config: ADMIN, schema: { body: GroupBody, response: { 200: GroupRecord } } },
    async ({ user, body }) => groups.create(user, body.name),
  )
  app.put(
    '/group/:id',
    { config: ADMIN, schema: { params: IdParams, body: GroupBody, response: { 200: GroupRecord } } },
    async ({ user, params, body }) => groups.rename(user, params.id, body.name),
  )
  app.delete('/group/:id', { config: ADMIN, schema: { params: IdParams } }, async ({ user, params }) =>
    groups.remove(user, params.id),
  )

  app.get('/membership', { config: ADMIN, schema: { response: { 200: MembershipMap } } }, async ({ user }) =>
    groups.memberships(user),
  )
  app.post(
    '/membership',
    { config: ADMIN, schema: { body: MembershipBody, response: { 200: Members } } },
    async ({ user, body }) => groups.add(user, body),
  )
  app.put(
    '/membership/:id',
    { config: ADMIN, schema: { params: IdParams, body: ManagerBody } },
    async ({ user, params }) => groups.updateMembership(user, params.id),
  )
  app.put('/membership/:id/clear', { config: ADMIN, schema: { params: IdParams } }, async ({ user, params }) =>
    groups.clear(user, params.id),
  )
  app.delete('/membership/:id', { config: ADMIN, schema: { params: IdParams } }, async ({ user, params }) =>
    groups.removeMembership(user, params.id),
  )
}
