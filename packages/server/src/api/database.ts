/** `/api/database`: maps HTTP to the databases service and holds no rule of its own. */
import {
  AutocompleteQuery,
  CardAutocompleteQuery,
  CardSuggestions,
  DatabaseAnswer,
  DatabaseChangesBody,
  DatabaseDeleteQuery,
  DatabaseInUse,
  DatabaseListAnswer,
  DatabaseListQuery,
  DatabaseMetadata,
  DatabaseMetadataQuery,
  DatabaseOrName,
  DatabaseQuery,
  FieldNames,
  HealthAnswer,
  IdParams,
  KeyFieldList,
  NewDatabaseBody,
  NoContent,
  readValidateBody,
  SAVED_QUESTIONS_ID,
  SchemaParams,
  SchemaQuery,
  StatusAnswer,
  Suggestions,
  TableListAnswer,
  UsageInfoAnswer,
  ValidateAnswer,
  ValidateDatabaseBody,
} from '@querent/contract'
import { Type } from 'typebox'
import { ADMIN, USER } from '../http/access/access.ts'
import { sendJsonPieces } from '../http/answers/json-text.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'
import { savedQuestionsRoutes } from './saved-questions.ts'

const Texts = Type.Array(Type.String())
/** The service hands these over as JSON text. */
const DatabaseText = Type.Unsafe<string>(DatabaseOrName)
const MetadataText = Type.Unsafe<string>(DatabaseMetadata)
const OK = { status: 'ok' }

export const databaseRoutes = routes('/api/database', 'Databases', async (app, services) => {
  const { databases, usage } = services

  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'List databases',
        description:
          'With `include_analytics`, the usage database, which shows what people do on this server, is included.',
        querystring: DatabaseListQuery,
        response: { 200: DatabaseListAnswer },
      },
    },
    async ({ user, query }) => {
      const withUsage = query.include_analytics === true && (await usage.isShown(user))
      return databases.list(user, {
        tables: query.include === 'tables' || query.include_tables === true || query.include_cards === true,
        saved: query.saved === true || query.include_cards === true,
        onlyUploadable: query.include_only_uploadable === true,
        withUsage,
      })
    },
  )

  app.post(
    '/',
    {
      config: ADMIN,
      schema: {
        summary: 'Connect a database',
        description: 'It must be reachable. Its tables are read after the answer.',
        body: NewDatabaseBody,
        response: { 200: DatabaseAnswer },
      },
    },
    async ({ user, body }, reply) => databases.create(user, body, callerSignal(reply)),
  )

  app.post(
    '/validate',
    {
      config: ADMIN,
      schema: {
        summary: 'Check whether a database can be reached',
        description: 'The status is 200 even if it cannot: see `valid`. Nothing is stored.',
        body: ValidateDatabaseBody,
        response: { 200: ValidateAnswer },
      },
    },
    async ({ user, body }, reply) => {
      const { engine, details } = readValidateBody(body)
      return databases.validate(user, { engine, details, id: body.id }, callerSignal(reply))
    },
  )

  app.post(
    '/sample_database',
    { config: ADMIN, schema: { summary: 'Add the sample database', response: { 200: DatabaseAnswer } } },
    async ({ user }, reply) => databases.restoreSample(user, callerSignal(reply)),
  )

  app.get(
    '/db-ids-with-deprecated-drivers',
    {
      config: USER,
      schema: {
        summary: 'List databases with deprecated drivers',
        description: 'Always empty.',
        response: { 200: Type.Array(Type.Integer()) },
      },
    },
    async () => [],
  )

  app.get(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Get a database',
        description: 'Callers who may not see its data get only its ID and name.',
        params: IdParams,
        querystring: DatabaseQuery,
        response: { 200: DatabaseText },
      },
    },
    async ({ user, params, query }, reply) =>
      sendJsonPieces(reply, await databases.get(user, params.id, query.include || undefined)),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a database',
        description: 'New connection details must work. Secrets that are sent back masked are not changed.',
        params: IdParams,
        body: DatabaseChangesBody,
        response: { 200: DatabaseAnswer },
      },
    },
    async ({ user, params, body }, reply) => databases.update(user, params.id, body, callerSignal(reply)),
  )

  app.delete(
    '/:id',
    {
      config: ADMIN,
      schema: {
        summary: 'Delete a database',
        description:
          'With its tables and all content built on it; the connected database itself is not touched. If there is such ' +
          'content, this is refused with status 409 and a list of it, unless `confirm` is true.',
        params: IdParams,
        querystring: DatabaseDeleteQuery,
        response: { 204: NoContent, 409: DatabaseInUse },
      },
    },
    async ({ user, params, query }) => databases.remove(user, params.id, { isConfirmed: query.confirm === true }),
  )

  app.get(
    '/:id/metadata',
    {
      config: USER,
      schema: {
        summary: 'Get a database with all its tables and fields',
        params: IdParams,
        querystring: DatabaseMetadataQuery,
        response: { 200: MetadataText },
      },
    },
    async ({ user, params, query }, reply) => sendJsonPieces(reply, await databases.metadata(user, params.id, query)),
  )

  app.get(
    '/:id/schemas',
    {
      config: USER,
      schema: {
        summary: 'List the schemas of a database',
        params: IdParams,
        querystring: SchemaQuery,
        response: { 200: Texts },
      },
    },
    async ({ user, params, query }) => databases.schemas(user, params.id, query.include_hidden === true),
  )

  app.get(
    '/:id/schema',
    {
      config: USER,
      schema: {
        summary: 'List the tables of a database that have no schema',
        params: IdParams,
        querystring: SchemaQuery,
        response: { 200: TableListAnswer },
      },
    },
    async ({ user, params, query }) => databases.schemaTables(user, params.id, '', query.include_hidden === true),
  )

  app.get(
    '/:id/schema/:schema',
    {
      config: USER,
      schema: {
        summary: 'List the tables of a schema',
        params: SchemaParams,
        querystring: SchemaQuery,
        response: { 200: TableListAnswer },
      },
    },
    async ({ user, params, query }) =>
      databases.schemaTables(user, params.id, params.schema, query.include_hidden === true),
  )

  app.get(
    '/:id/syncable_schemas',
    {
      config: USER,
      schema: {
        summary: 'List the schemas found in the connected database',
        description: 'Asks the connected database itself.',
        params: IdParams,
        response: { 200: Texts },
      },
    },
    async (request) => databases.syncableSchemas(request.user, request.params.id),
  )

  app.get(
    '/:id/fields',
    {
      config: USER,
      schema: { summary: 'List the fields of a database by name', params: IdParams, response: { 200: FieldNames } },
    },
    async ({ user, params }) => databases.fields(user, params.id),
  )

  app.get(
    '/:id/idfields',
    {
      config: USER,
      schema: { summary: 'List the primary keys of a database', params: IdParams, response: { 200: KeyFieldList } },
    },
    async ({ user, params }) => databases.idFields(user, params.id),
  )

  app.get(
    '/:id/autocomplete_suggestions',
    {
      config: USER,
      schema: {
        summary: 'Suggest names of tables and fields',
        description: '`prefix` or `substring` is needed; `substring` wins.',
        params: IdParams,
        querystring: AutocompleteQuery,
        response: { 200: Suggestions },
      },
    },
    async ({ user, params, query }) => databases.autocomplete(user, params.id, query),
  )

  app.get(
    '/:id/card_autocomplete_suggestions',
    {
      config: USER,
      schema: {
        summary: 'Suggest cards to refer to in SQL',
        params: IdParams,
        querystring: CardAutocompleteQuery,
        response: { 200: CardSuggestions },
      },
    },
    async ({ user, params, query }) => databases.cardAutocomplete(user, params.id, query.query),
  )

  app.get(
    '/:id/usage_info',
    {
      config: ADMIN,
      schema: {
        summary: 'Count the content saved for a database',
        params: IdParams,
        response: { 200: UsageInfoAnswer },
      },
    },
    async ({ user, params }) => databases.usageInfo(user, params.id),
  )

  app.get(
    '/:id/healthcheck',
    {
      config: USER,
      schema: {
        summary: 'Check the connection to a database',
        description: 'The status is 200 even if it does not work: see `status` in the body.',
        params: IdParams,
        response: { 200: HealthAnswer },
      },
    },
    async ({ user, params }, reply) => databases.healthcheck(user, params.id, callerSignal(reply)),
  )

  const action = (summary: string) => ({
    config: USER,
    schema: { summary, params: IdParams, response: { 200: StatusAnswer } },
  })
  for (const path of ['/:id/sync_schema', '/:id/sync']) {
    app.post(path, action('Sync the tables and columns of a database'), async ({ user, params }, reply) => {
      await databases.syncSchema(user, params.id, callerSignal(reply))
      return OK
    })
  }

  app.post('/:id/rescan_values', action("Read the values of a database's fields again"), async ({ user, params }) => {
    await databases.rescanValues(user, params.id)
    return OK
  })

  app.post(
    '/:id/discard_values',
    action("Delete the stored values of a database's fields"),
    async ({ user, params }) => {
      await databases.discardValues(user, params.id)
      return OK
    },
  )

  app.post(
    '/:id/dismiss_spinner',
    action('Mark the first sync of a database as complete'),
    async ({ user, params }) => {
      await databases.dismissSpinner(user, params.id)
      return OK
    },
  )

  await app.register(savedQuestionsRoutes, { ...services, prefix: `/${SAVED_QUESTIONS_ID}` })
})
