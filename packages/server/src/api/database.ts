/** `/api/database`: maps HTTP to the databases service and holds no rule of its own. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  AutocompleteQuery,
  CardAutocompleteQuery,
  DatabaseAnswer,
  DatabaseChangesBody,
  DatabaseListAnswer,
  DatabaseListQuery,
  DatabaseMetadataQuery,
  DatabaseQuery,
  IdParams,
  NewDatabaseBody,
  readValidateBody,
  SAVED_QUESTIONS_ID,
  SchemaParams,
  SchemaQuery,
  StatusAnswer,
  UsageInfoAnswer,
  ValidateDatabaseBody,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN, USER } from '../http/access.ts'
import { JSON_TYPE } from '../http/json-text.ts'
import { callerSignal } from '../http/caller-signal.ts'
import type { Services } from '../services/index.ts'
import { savedQuestionsRoutes } from './saved-questions.ts'

const Texts = Type.Array(Type.String())
const Tables = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), display_name: Type.String() }))
const OK = { status: 'ok' }

export const databaseRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { databases } = services
  await app.register(savedQuestionsRoutes, { ...services, prefix: `/${SAVED_QUESTIONS_ID}` })

  app.get(
    '/',
    { config: USER, schema: { querystring: DatabaseListQuery, response: { 200: DatabaseListAnswer } } },
    async ({ user, query }) =>
      databases.list(user, {
        tables: query.include === 'tables' || query.include_tables === true || query.include_cards === true,
        saved: query.saved === true || query.include_cards === true,
        onlyUploadable: query.include_only_uploadable === true,
      }),
  )

  app.post(
    '/',
    { config: ADMIN, schema: { body: NewDatabaseBody, response: { 200: DatabaseAnswer } } },
    async ({ user, body }, reply) => databases.create(user, body, callerSignal(reply)),
  )

  app.post('/validate', { config: ADMIN, schema: { body: ValidateDatabaseBody } }, async ({ user, body }, reply) => {
    const { engine, details } = readValidateBody(body)
    return databases.validate(user, engine, details, callerSignal(reply))
  })

  app.post(
    '/sample_database',
    { config: ADMIN, schema: { response: { 200: DatabaseAnswer } } },
    async ({ user }, reply) => databases.restoreSample(user, callerSignal(reply)),
  )

  app.get(
    '/db-ids-with-deprecated-drivers',
    { config: USER, schema: { response: { 200: Type.Array(Type.Integer()) } } },
    async () => [],
  )

  app.get(
    '/:id',
    { config: USER, schema: { params: IdParams, querystring: DatabaseQuery } },
    async ({ user, params, query }, reply) =>
      reply.type(JSON_TYPE).send(await databases.get(user, params.id, query.include)),
  )

  app.put(
    '/:id',
    { config: USER, schema: { params: IdParams, body: DatabaseChangesBody, response: { 200: DatabaseAnswer } } },
    async ({ user, params, body }, reply) => databases.update(user, params.id, body, callerSignal(reply)),
  )

  app.delete('/:id', { config: ADMIN, schema: { params: IdParams } }, async ({ user, params }) =>
    databases.remove(user, params.id),
  )

  app.get(
    '/:id/metadata',
    { config: USER, schema: { params: IdParams, querystring: DatabaseMetadataQuery } },
    async ({ user, params, query }, reply) =>
      reply.type(JSON_TYPE).send(await databases.metadata(user, params.id, query)),
  )

  app.get(
    '/:id/schemas',
    { config: USER, schema: { params: IdParams, querystring: SchemaQuery, response: { 200: Texts } } },
    async ({ user, params, query }) => databases.schemas(user, params.id, query.include_hidden === true),
  )

  app.get(
    '/:id/schema',
    { config: USER, schema: { params: IdParams, querystring: SchemaQuery, response: { 200: Tables } } },
    async ({ user, params, query }) => databases.schemaTables(user, params.id, '', query.include_hidden === true),
  )

  app.get(
    '/:id/schema/:schema',
    { config: USER, schema: { params: SchemaParams, querystring: SchemaQuery, response: { 200: Tables } } },
    async ({ user, params, query }) =>
      databases.schemaTables(user, params.id, params.schema, query.include_hidden === true),
  )

  app.get(
    '/:id/syncable_schemas',
    { config: USER, schema: { params: IdParams, response: { 200: Texts } } },
    async (request) => databases.syncableSchemas(request.user, request.params.id),
  )

  app.get('/:id/fields', { config: USER, schema: { params: IdParams } }, async ({ user, params }) =>
    databases.fields(user, params.id),
  )

  app.get('/:id/idfields', { config: USER, schema: { params: IdParams } }, async ({ user, params }) =>
    databases.idFields(user, params.id),
  )

  app.get(
    '/:id/autocomplete_suggestions',
    { config: USER, schema: { params: IdParams, querystring: AutocompleteQuery } },
    async ({ user, params, query }) => databases.autocomplete(user, params.id, query),
  )

  app.get(
    '/:id/card_autocomplete_suggestions',
    { config: USER, schema: { params: IdParams, querystring: CardAutocompleteQuery } },
    async ({ user, params, query }) => databases.cardAutocomplete(user, params.id, query.query),
  )

  app.get(
    '/:id/usage_info',
    { config: ADMIN, schema: { params: IdParams, response: { 200: UsageInfoAnswer } } },
    async ({ user, params }) => databases.usageInfo(user, params.id),
  )

  app.get(
    '/:id/healthcheck',
    { config: USER, schema: { params: IdParams, response: { 200: StatusAnswer } } },
    async ({ user, params }, reply) => databases.healthcheck(user, params.id, callerSignal(reply)),
  )

  const action = { config: USER, schema: { params: IdParams, response: { 200: StatusAnswer } } }
  for (const path of ['/:id/sync_schema', '/:id/sync']) {
    app.post(path, action, async ({ user, params }, reply) => {
      await databases.syncSchema(user, params.id, callerSignal(reply))
      return OK
    })
  }

  app.post('/:id/rescan_values', action, async ({ user, params }) => {
    await databases.rescanValues(user, params.id)
    return OK
  })

  app.post('/:id/discard_values', action, async ({ user, params }) => {
    await databases.discardValues(user, params.id)
    return OK
  })

  app.post('/:id/dismiss_spinner', action, async ({ user, params }) => {
    await databases.dismissSpinner(user, params.id)
    return OK
  })

  app.post('/:id/persist', { config: USER, schema: { params: IdParams } }, async ({ user, params }) =>
    databases.setPersistence(user, params.id, true),
  )

  app.post('/:id/unpersist', { config: USER, schema: { params: IdParams } }, async ({ user, params }) =>
    databases.setPersistence(user, params.id, false),
  )
}
