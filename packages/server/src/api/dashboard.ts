/** `/api/dashboard`: dashboards themselves; running their cards is dashboard-query.ts. Maps HTTP to the dashboard service. */
import {
  CollectionItems,
  DashboardBody,
  DashboardCardAddBody,
  DashboardCardRecord,
  DashboardCardRemoveQuery,
  DashboardCardsAnswer,
  DashboardCardsBody,
  DashboardChangesBody,
  DashboardCopyBody,
  DashboardCopyRecord,
  DashboardGetQuery,
  DashboardKeyParams,
  DashboardList,
  DashboardListItem,
  DashboardListQuery,
  DashboardRecord,
  DashboardSaveBody,
  DashboardSaveParams,
  Named,
  NoContent,
  DashboardItemsQuery,
  PublicLink,
  QueryMetadata,
  RelatedToDashboard,
  RevertBody,
  RevisionList,
  RevisionRecord,
  SharedCardList,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN, USER } from '../http/access/access.ts'
import { sendJsonPieces } from '../http/answers/json-text.ts'
import { readPage } from '../http/request/paging.ts'
import { expectedVersion, setVersion } from '../http/request/versions.ts'
import { routes } from '../http/routes.ts'

export const dashboardRoutes = routes('/api/dashboard', 'Dashboards', async (app, services) => {
  const { dashboards, activity, queryMetadata } = services

  app.get(
    '/',
    {
      config: USER,
      schema: { summary: 'List dashboards', querystring: DashboardListQuery, response: { 200: DashboardList } },
    },
    async ({ user, query }) => dashboards.list(user, query.f),
  )

  app.get(
    '/public',
    { config: ADMIN, schema: { summary: 'List dashboards with a public link', response: { 200: SharedCardList } } },
    async ({ user }) => dashboards.listShared(user),
  )

  app.get(
    '/embeddable',
    {
      config: ADMIN,
      schema: { summary: 'List dashboards that may be embedded', response: { 200: Type.Array(Named) } },
    },
    async ({ user }) => dashboards.listEmbeddable(user),
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get a dashboard',
        description: 'With its cards, tabs and filters. Counts as a view.',
        params: DashboardKeyParams,
        querystring: DashboardGetQuery,
        response: { 200: DashboardRecord },
      },
    },
    async ({ user, params }, reply) => {
      const id = await dashboards.resolveId(params.id)
      const version = await dashboards.versionOf(id)
      const dashboard = await dashboards.getJson(user, id)
      setVersion(reply, version)
      activity.viewed(user, 'dashboard', id)
      return sendJsonPieces(reply, dashboard)
    },
  )

  app.get(
    '/:id/query_metadata',
    {
      config: USER,
      schema: {
        summary: 'Describe the data behind the cards of a dashboard',
        description: 'Databases, tables and fields in one answer.',
        params: DashboardKeyParams,
        querystring: DashboardGetQuery,
        response: { 200: QueryMetadata },
      },
    },
    async ({ user, params }) =>
      queryMetadata.describe(user, await dashboards.shownQueries(user, await dashboards.resolveId(params.id))),
  )

  app.get(
    '/:id/related',
    {
      config: USER,
      schema: {
        summary: 'Suggest questions similar to those on a dashboard',
        params: DashboardKeyParams,
        response: { 200: RelatedToDashboard },
      },
    },
    async ({ user, params }) => dashboards.related(user, await dashboards.resolveId(params.id)),
  )

  app.post(
    '/save',
    {
      config: USER,
      schema: {
        summary: 'Save an automatic dashboard',
        description:
          'Saved in the personal collection of the caller, or, for administrators, in a collection that they share. Cards ' +
          'that do not exist yet become questions saved in the dashboard.',
        body: DashboardSaveBody,
        response: { 200: DashboardListItem },
      },
    },
    async ({ user, body }) => dashboards.saveTransient(user, body),
  )

  app.post(
    '/save/collection/:id',
    {
      config: USER,
      schema: {
        summary: 'Save an automatic dashboard in a collection',
        description: '`root` is an ID too.',
        params: DashboardSaveParams,
        body: DashboardSaveBody,
        response: { 200: DashboardListItem },
      },
    },
    async ({ user, params, body }) => dashboards.saveTransient(user, body, params.id),
  )

  app.get(
    '/:id/items',
    {
      config: USER,
      schema: {
        summary: 'List the questions saved in a dashboard',
        description: 'Those on it that are not in the Trash, as items of its collection.',
        params: DashboardKeyParams,
        querystring: DashboardItemsQuery,
        response: { 200: CollectionItems },
      },
    },
    async ({ user, params, query }) =>
      dashboards.questions(user, await dashboards.resolveId(params.id), readPage(query)),
  )

  app.get(
    '/:id/revisions',
    {
      config: USER,
      schema: {
        summary: 'List the versions of a dashboard',
        description: 'Newest first; the newest 15 are kept.',
        params: DashboardKeyParams,
        response: { 200: RevisionList },
      },
    },
    async ({ user, params }) => dashboards.revisions(user, await dashboards.resolveId(params.id)),
  )

  app.post(
    '/:id/revert',
    {
      config: USER,
      schema: {
        summary: 'Restore an earlier version of a dashboard',
        description: 'This adds a revision, which is the answer. Cards that no longer exist are left out.',
        params: DashboardKeyParams,
        body: RevertBody,
        response: { 200: RevisionRecord },
      },
    },
    async ({ user, params, body }) => dashboards.revert(user, await dashboards.resolveId(params.id), body.revision_id),
  )

  app.post(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Create a dashboard',
        description: 'To add cards, change it afterwards.',
        body: DashboardBody,
        response: { 200: DashboardRecord },
      },
    },
    async ({ user, body }) => dashboards.create(user, body),
  )

  app.post(
    '/:id/copy',
    {
      config: USER,
      schema: {
        summary: 'Copy a dashboard',
        description: 'With `is_deep_copy`, the cards are copied too. `uncopied` are those that are not on the copy.',
        params: DashboardKeyParams,
        body: DashboardCopyBody,
        response: { 200: DashboardCopyRecord },
      },
    },
    async ({ user, params, body }) => dashboards.copy(user, await dashboards.resolveId(params.id), body),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a dashboard',
        description:
          'Only the keys that are sent change, all of them or none. `dashcards` replaces the cards of the dashboard: ' +
          'negative ids are new cards. `tabs` takes effect together with `dashcards`. With `If-Match`, a dashboard that ' +
          'somebody else has changed meanwhile is not changed: status 412.',
        params: DashboardKeyParams,
        body: DashboardChangesBody,
        response: { 200: DashboardRecord },
      },
    },
    async (request, reply) => {
      const { user, params, body } = request
      const id = await dashboards.resolveId(params.id)
      const { version, dashboard } = await dashboards.update(user, id, body, expectedVersion(request))
      setVersion(reply, version)
      return dashboard
    },
  )

  app.put(
    '/:id/cards',
    {
      config: USER,
      schema: {
        summary: 'Change the cards of a dashboard (older form)',
        description:
          'Cards with sizes in the older spelling are moved and the others stay; otherwise, the list replaces all cards.',
        params: DashboardKeyParams,
        body: DashboardCardsBody,
        response: { 200: DashboardCardsAnswer },
      },
    },
    async ({ user, params, body }) => dashboards.putCards(user, await dashboards.resolveId(params.id), body),
  )

  app.post(
    '/:id/cards',
    {
      config: USER,
      schema: {
        summary: 'Add a card to a dashboard (older form)',
        params: DashboardKeyParams,
        body: DashboardCardAddBody,
        response: { 200: DashboardCardRecord },
      },
    },
    async ({ user, params, body }) => dashboards.addCard(user, await dashboards.resolveId(params.id), body),
  )

  app.delete(
    '/:id/cards',
    {
      config: USER,
      schema: {
        summary: 'Remove a card from a dashboard (older form)',
        params: DashboardKeyParams,
        querystring: DashboardCardRemoveQuery,
        response: { 204: NoContent },
      },
    },
    async ({ user, params, query }) =>
      dashboards.removeCard(user, await dashboards.resolveId(params.id), query.dashcardId),
  )

  app.delete(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Delete a dashboard permanently',
        description: '`archived` in `PUT /api/dashboard/{id}` only moves it to the Trash.',
        params: DashboardKeyParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => dashboards.remove(user, await dashboards.resolveId(params.id)),
  )

  app.post(
    '/:id/public_link',
    {
      config: ADMIN,
      schema: {
        summary: 'Create a public link to a dashboard',
        description: 'An existing link stays.',
        params: DashboardKeyParams,
        response: { 200: PublicLink },
      },
    },
    async ({ user, params }) => dashboards.share(user, await dashboards.resolveId(params.id)),
  )

  app.delete(
    '/:id/public_link',
    {
      config: ADMIN,
      schema: {
        summary: 'Remove the public link to a dashboard',
        params: DashboardKeyParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => dashboards.unshare(user, await dashboards.resolveId(params.id)),
  )
})
