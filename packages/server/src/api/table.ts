/** `/api/table`: maps HTTP to the tables service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  FieldOrderBody,
  IdParams,
  QueryResult,
  StatusAnswer,
  TableAnswer,
  TableChangesBody,
  TableListAnswer,
  TableMetadataAnswer,
  TableMetadataQuery,
  TableQuery,
  TablesChangesBody,
  VirtualTableParams,
} from '@querent/contract'
import { Type } from 'typebox'
import { USER } from '../http/access.ts'
import { callerSignal } from '../http/caller-signal.ts'
import { sendAnswer } from '../http/query-answer.ts'
import type { Services } from '../services/index.ts'

const SUCCESS = { status: 'success' }

export const tableRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { tables, queries }) => {
  app.get('/', { config: USER, schema: { response: { 200: TableListAnswer } } }, async ({ user }) => tables.list(user))

  app.put(
    '/',
    { config: USER, schema: { body: TablesChangesBody, response: { 200: TableListAnswer } } },
    async ({ user, body }) => tables.updateMany(user, body),
  )

  app.get(
    '/card__:id/query_metadata',
    { config: USER, schema: { params: VirtualTableParams } },
    async ({ user, params }) => tables.virtualMetadata(user, params.id),
  )

  app.get(
    '/card__:id/fks',
    { config: USER, schema: { params: VirtualTableParams, response: { 200: Type.Array(Type.Unknown()) } } },
    async () => [],
  )

  app.get(
    '/:id',
    { config: USER, schema: { params: IdParams, querystring: TableQuery, response: { 200: TableAnswer } } },
    async ({ user, params }) => tables.get(user, params.id),
  )

  app.put(
    '/:id',
    { config: USER, schema: { params: IdParams, body: TableChangesBody, response: { 200: TableAnswer } } },
    async ({ user, params, body }) => tables.update(user, params.id, body),
  )

  app.get(
    '/:id/query_metadata',
    {
      config: USER,
      schema: { params: IdParams, querystring: TableMetadataQuery, response: { 200: TableMetadataAnswer } },
    },
    async ({ user, params, query }) => tables.queryMetadata(user, params.id, query),
  )

  app.get('/:id/fks', { config: USER, schema: { params: IdParams } }, async ({ user, params }) =>
    tables.foreignKeys(user, params.id),
  )

  app.get('/:id/related', { config: USER, schema: { params: IdParams } }, async ({ user, params }) =>
    tables.related(user, params.id),
  )

  app.get(
    '/:id/data',
    { config: USER, schema: { params: IdParams, response: { 202: QueryResult } } },
    async ({ user, versions, params }, reply) => {
      const query = await tables.dataQuery(user, params.id)
      return sendAnswer(reply, await queries.run(user, query, { signal: callerSignal(reply), versions }))
    },
  )

  app.put(
    '/:id/fields/order',
    { config: USER, schema: { params: IdParams, body: FieldOrderBody } },
    async ({ user, params, body }) => {
      await tables.orderFields(user, params.id, Array.isArray(body) ? body : body.field_order)
      return { success: true }
    },
  )

  const action = { config: USER, schema: { params: IdParams, response: { 200: StatusAnswer } } }
  app.post('/:id/rescan_values', action, async ({ user, params }) => {
    await tables.rescanValues(user, params.id)
    return SUCCESS
  })

  app.post('/:id/discard_values', action, async ({ user, params }) => {
    await tables.discardValues(user, params.id)
    return SUCCESS
  })

  app.post('/:id/sync_schema', action, async ({ user, params }, reply) => {
    await tables.syncSchema(user, params.id, callerSignal(reply))
    return { status: 'ok' }
  })
}
