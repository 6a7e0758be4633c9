/** `/api/table`: maps HTTP to the tables service and holds no rule of its own. */
import {
  FieldOrderBody,
  ForeignKeyList,
  IdParams,
  QueryResult,
  RelatedToTable,
  StatusAnswer,
  Success,
  TableAnswer,
  TableChangesBody,
  TableListAnswer,
  TableMetadataAnswer,
  TableMetadataQuery,
  TableQuery,
  TablesChangesBody,
  VirtualTableMetadata,
  VirtualTableParams,
} from '@querent/contract'
import { Type } from 'typebox'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { ALWAYS_202, sendAnswer } from '../http/answers/query-answer.ts'
import { routes } from '../http/routes.ts'

const SUCCESS = { status: 'success' }

export const tableRoutes = routes('/api/table', 'Tables', async (app, { tables, queries }) => {
  app.get(
    '/',
    { config: USER, schema: { summary: 'List tables of all databases', response: { 200: TableListAnswer } } },
    async ({ user }) => tables.list(user),
  )

  app.put(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Change several tables',
        description: 'The same changes for all `ids`.',
        body: TablesChangesBody,
        response: { 200: TableListAnswer },
      },
    },
    async ({ user, body }) => tables.updateMany(user, body),
  )

  app.get(
    '/card__:id/query_metadata',
    {
      config: USER,
      schema: {
        summary: 'Get a saved question as a table with its fields',
        params: VirtualTableParams,
        response: { 200: VirtualTableMetadata },
      },
    },
    async ({ user, params }) => tables.virtualMetadata(user, params.id),
  )

  app.get(
    '/card__:id/fks',
    {
      config: USER,
      schema: {
        summary: 'List foreign keys that refer to a saved question',
        description: 'Always empty.',
        params: VirtualTableParams,
        response: { 200: Type.Array(Type.Unknown()) },
      },
    },
    async () => [],
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: { summary: 'Get a table', params: IdParams, querystring: TableQuery, response: { 200: TableAnswer } },
    },
    async ({ user, params, query }) => tables.get(user, params.id, query.include_editable_data_model === true),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a table',
        description: 'Only the keys that are sent change.',
        params: IdParams,
        body: TableChangesBody,
        response: { 200: TableAnswer },
      },
    },
    async ({ user, params, body }) => tables.update(user, params.id, body),
  )

  app.get(
    '/:id/query_metadata',
    {
      config: USER,
      schema: {
        summary: 'Get a table with its fields',
        params: IdParams,
        querystring: TableMetadataQuery,
        response: { 200: TableMetadataAnswer },
      },
    },
    async ({ user, params, query }) => tables.queryMetadata(user, params.id, query),
  )

  app.get(
    '/:id/fks',
    {
      config: USER,
      schema: {
        summary: 'List foreign keys that refer to a table',
        params: IdParams,
        response: { 200: ForeignKeyList },
      },
    },
    async ({ user, params }) => tables.foreignKeys(user, params.id),
  )

  app.get(
    '/:id/related',
    {
      config: USER,
      schema: { summary: 'Suggest content related to a table', params: IdParams, response: { 200: RelatedToTable } },
    },
    async ({ user, params }) => tables.related(user, params.id),
  )

  app.get(
    '/:id/data',
    {
      config: USER,
      schema: {
        summary: 'Show the rows of a table',
        description: ALWAYS_202,
        params: IdParams,
        response: { 202: QueryResult },
      },
    },
    async ({ user, versions, params }, reply) => {
      const query = await tables.dataQuery(user, params.id)
      return sendAnswer(reply, await queries.run(user, query, { signal: callerSignal(reply), versions }))
    },
  )

  app.put(
    '/:id/fields/order',
    {
      config: USER,
      schema: {
        summary: "Set the order of a table's fields",
        params: IdParams,
        body: FieldOrderBody,
        response: { 200: Success },
      },
    },
    async ({ user, params, body }) => {
      await tables.orderFields(user, params.id, Array.isArray(body) ? body : body.field_order)
      return { success: true as const }
    },
  )

  const action = (summary: string) => ({
    config: USER,
    schema: { summary, params: IdParams, response: { 200: StatusAnswer } },
  })
  app.post('/:id/rescan_values', action("Read the values of a table's fields again"), async ({ user, params }) => {
    await tables.rescanValues(user, params.id)
    return SUCCESS
  })

  app.post('/:id/discard_values', action("Delete the stored values of a table's fields"), async ({ user, params }) => {
    await tables.discardValues(user, params.id)
    return SUCCESS
  })

  app.post('/:id/sync_schema', action('Sync the columns of a table'), async ({ user, params }, reply) => {
    await tables.syncSchema(user, params.id, callerSignal(reply))
    return { status: 'ok' }
  })
})
