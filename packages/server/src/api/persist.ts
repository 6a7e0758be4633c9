/** Models that are kept as tables, and copies: `/api/persist`, and what cards and databases have of it. */
import {
  CopyInfo,
  CopyList,
  CopyRefreshBody,
  CopyTableBody,
  IdParams,
  NoContent,
  PersistCardBody,
  PersistenceChoices,
  PersistedInfo,
  PersistedInfoPage,
  PersistedInfoQuery,
  RefreshScheduleBody,
} from '@querent/contract'
import { ADMIN, MONITORING, USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

const NOTHING = { 204: NoContent }

export const persistRoutes = routes('/api/persist', 'Cards', async (app, { persistence }) => {
  app.get(
    '/',
    {
      config: MONITORING,
      schema: {
        summary: 'List the models that are kept as tables',
        description: 'Those of databases that the caller manages, without models in the trash.',
        querystring: PersistedInfoQuery,
        response: { 200: PersistedInfoPage },
      },
    },
    async ({ user, query }) => persistence.list(user, readPage(query)),
  )

  app.get(
    '/:id',
    { config: USER, schema: { summary: 'Get a stored model', params: IdParams, response: { 200: PersistedInfo } } },
    async ({ user, params }) => persistence.get(user, params.id),
  )

  app.get(
    '/card/:id',
    {
      config: USER,
      schema: {
        summary: 'Get what is stored of a model',
        description: 'Status 404 for a model that is not kept as a table.',
        params: IdParams,
        response: { 200: PersistedInfo },
      },
    },
    async ({ user, params }) => persistence.getByCard(user, params.id),
  )

  app.get(
    '/card/:id/choices',
    {
      config: USER,
      schema: {
        summary: 'Get what can be kept of a model',
        description: 'With what the query log says of its use, and why it cannot be kept as a table or a copy.',
        params: IdParams,
        response: { 200: PersistenceChoices },
      },
    },
    async ({ user, params }) => persistence.getCardChoices(user, params.id),
  )

  app.get(
    '/table/:id/choices',
    {
      config: USER,
      schema: {
        summary: 'Get whether a table can be copied',
        description: 'With what the query log says of its use.',
        params: IdParams,
        response: { 200: PersistenceChoices },
      },
    },
    async ({ user, params }) => persistence.getTableChoices(user, params.id),
  )

  app.get(
    '/copy',
    {
      config: MONITORING,
      schema: {
        summary: 'List the copies of models and tables',
        description: "Those of databases that the caller manages, and what copies take of this machine's disk.",
        response: { 200: CopyList },
      },
    },
    async ({ user }) => persistence.listCopies(user),
  )

  app.get(
    '/table/:id',
    {
      config: USER,
      schema: {
        summary: 'Get the copy of a table',
        description: 'Status 404 for a table that is not copied.',
        params: IdParams,
        response: { 200: CopyInfo },
      },
    },
    async ({ user, params }) => persistence.getCopyOfTable(user, params.id),
  )

  app.post(
    '/table/:id/persist',
    {
      config: USER,
      schema: {
        summary: 'Copy a table',
        description:
          "Its rows are read in the background into a file of the server's own, and again by the schedule. " +
          'A table that is copied gets the choices of the request.',
        params: IdParams,
        body: CopyTableBody,
        response: NOTHING,
      },
    },
    async ({ user, params, body }) => persistence.copyTable(user, params.id, body ?? {}),
  )

  app.post(
    '/table/:id/refresh',
    {
      config: USER,
      schema: {
        summary: "Read a copied table's rows again",
        description: 'In the background; queries read the earlier rows meanwhile.',
        params: IdParams,
        body: CopyRefreshBody,
        response: NOTHING,
      },
    },
    async ({ user, params, body }) => persistence.refreshTable(user, params.id, body ?? {}),
  )

  app.post(
    '/table/:id/unpersist',
    {
      config: USER,
      schema: {
        summary: 'Stop copying a table',
        description: 'Queries read the source at once; the file is deleted within the next two hours.',
        params: IdParams,
        response: NOTHING,
      },
    },
    async ({ user, params }) => persistence.uncopyTable(user, params.id),
  )

  app.post(
    '/enable',
    {
      config: ADMIN,
      schema: {
        summary: 'Allow models to be kept as tables',
        description: 'Each database has a switch of its own: `POST /api/database/{id}/persist`.',
        response: NOTHING,
      },
    },
    async ({ user }) => persistence.enable(user),
  )

  app.post(
    '/disable',
    {
      config: ADMIN,
      schema: {
        summary: 'Stop keeping models as tables',
        description: 'For all databases. Queries read their sources at once; the tables are dropped an hour later.',
        response: NOTHING,
      },
    },
    async ({ user }) => persistence.disable(user),
  )

  app.post(
    '/set-refresh-schedule',
    {
      config: ADMIN,
      schema: { summary: 'Set when stored models are refreshed', body: RefreshScheduleBody, response: NOTHING },
    },
    async ({ user, body }) => persistence.setSchedule(user, body.cron),
  )
})

/** Each has two paths: that of the card, and one below `/api/persist`. */
export const persistedCardRoutes = routes('/api', 'Cards', async (app, { persistence }) => {
  const change = (summary: string, description: string) => ({
    config: USER,
    schema: { summary, description, params: IdParams, response: NOTHING },
  })
  for (const path of ['/card/:id', '/persist/card/:id']) {
    app.post(
      `${path}/persist`,
      {
        config: USER,
        schema: {
          summary: 'Keep a model as a table',
          description:
            'Its rows are read in the background, and again by the schedule. With the target `copy` they are kept in a file of ' +
            "the server's own.",
          params: IdParams,
          body: PersistCardBody,
          response: NOTHING,
        },
      },
      async ({ user, params, body }) => persistence.persist(user, params.id, body ?? {}),
    )

    app.post(
      `${path}/refresh`,
      change("Read a stored model's rows again", 'In the background; queries read the earlier rows meanwhile.'),
      async ({ user, params }) => persistence.refresh(user, params.id),
    )

    app.post(
      `${path}/unpersist`,
      change('Stop keeping a model as a table', 'Queries read the source at once; the table is dropped an hour later.'),
      async ({ user, params }) => persistence.unpersist(user, params.id),
    )
  }
})

/** Likewise for databases. */
export const persistedDatabaseRoutes = routes('/api', 'Databases', async (app, { persistence }) => {
  for (const path of ['/database/:id', '/persist/database/:id']) {
    app.post(
      `${path}/persist`,
      {
        config: USER,
        schema: {
          summary: 'Keep the models of a database as tables',
          description:
            'Tries first whether a table can be made there. The rows are read at the next time of the schedule; ' +
            '`POST /api/card/{id}/refresh` reads those of one model now.',
          params: IdParams,
          response: NOTHING,
        },
      },
      async ({ user, params }, reply) => persistence.persistDatabase(user, params.id, callerSignal(reply)),
    )

    app.post(
      `${path}/unpersist`,
      {
        config: USER,
        schema: {
          summary: 'Stop keeping models of a database as tables',
          description: 'Queries read their sources at once; the tables are dropped an hour later.',
          params: IdParams,
          response: NOTHING,
        },
      },
      async ({ user, params }) => persistence.unpersistDatabase(user, params.id),
    )
  }
})
