/** `/api/field`: maps HTTP to the services of fields and of their values, and holds no rule of its own. */
import {
  DimensionAnswer,
  DimensionBody,
  FieldAnswer,
  FieldChangesBody,
  FieldPairParams,
  FieldQuery,
  FieldReferenceParams,
  FieldRemappingQuery,
  FieldSearchQuery,
  FieldSummaryAnswer,
  FieldValuesAnswer,
  FieldValuesBody,
  IdParams,
  NoContent,
  RelatedToField,
  StatusAnswer,
} from '@querent/contract'
import { Type } from 'typebox'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

const SUCCESS = { status: 'success' }
const DEFAULT_LIMIT = 1000

export const fieldRoutes = routes('/api/field', 'Fields', async (app, { fields, fieldValues }) => {
  app.get(
    '/:id',
    {
      config: USER,
      schema: { summary: 'Get a field', params: IdParams, querystring: FieldQuery, response: { 200: FieldAnswer } },
    },
    async ({ user, params, query }) => fields.get(user, params.id, query.include_editable_data_model === true),
  )

  app.put(
    '/:id',
    {
      config: USER,
      schema: {
        summary: 'Change a field',
        description: 'Only the keys that are sent change.',
        params: IdParams,
        body: FieldChangesBody,
        response: { 200: FieldAnswer },
      },
    },
    async ({ user, params, body }) => fields.update(user, params.id, body),
  )

  app.get(
    '/:id/summary',
    {
      config: USER,
      schema: {
        summary: 'Count the values of a field',
        description: 'Rows with a value, and distinct values; asks the connected database.',
        params: IdParams,
        response: { 200: FieldSummaryAnswer },
      },
    },
    async ({ user, params }, reply) => fieldValues.summary(user, params.id, callerSignal(reply)),
  )

  app.get(
    '/:id/values',
    {
      config: USER,
      schema: {
        summary: 'List the values of a field',
        description: 'Stored values, read from the connected database the first time.',
        params: IdParams,
        response: { 200: FieldValuesAnswer },
      },
    },
    async ({ user, params }, reply) => fieldValues.values(user, params.id, callerSignal(reply)),
  )

  // A column that is not a field (of a saved question) is asked for by its reference: nothing is kept of it.
  app.get(
    '/:reference(^field,.*$)/values',
    {
      config: USER,
      schema: {
        summary: 'List the values of a column that is not a field',
        description: 'Always empty: no values are kept for columns of saved questions.',
        params: FieldReferenceParams,
        response: { 200: FieldValuesAnswer },
      },
    },
    async () => ({
      values: [],
    }),
  )

  app.post(
    '/:id/values',
    {
      config: USER,
      schema: {
        summary: "Set the labels of a field's values",
        params: IdParams,
        body: FieldValuesBody,
        response: { 200: StatusAnswer },
      },
    },
    async ({ user, params, body }) => {
      await fieldValues.setValues(user, params.id, body)
      return SUCCESS
    },
  )

  app.post(
    '/:id/dimension',
    {
      config: USER,
      schema: {
        summary: 'Set the display values of a field',
        params: IdParams,
        body: DimensionBody,
        response: { 200: DimensionAnswer },
      },
    },
    async ({ user, params, body }) => fields.setDimension(user, params.id, body),
  )

  app.delete(
    '/:id/dimension',
    {
      config: USER,
      schema: { summary: "Show a field's own values again", params: IdParams, response: { 204: NoContent } },
    },
    async ({ user, params }) => fields.deleteDimension(user, params.id),
  )

  app.get(
    '/:id/search/:otherId',
    {
      config: USER,
      schema: {
        summary: 'Search values of a field by another field',
        description: 'Pairs of both values; without `limit`, at most 1,000.',
        params: FieldPairParams,
        querystring: FieldSearchQuery,
        response: { 200: Type.Array(Type.Array(Type.Unknown())) },
      },
    },
    async ({ user, params, query }, reply) =>
      fieldValues.search(user, params.id, params.otherId, {
        value: query.value,
        limit: readPage(query)?.limit ?? DEFAULT_LIMIT,
        signal: callerSignal(reply),
      }),
  )

  app.get(
    '/:id/remapping/:otherId',
    {
      config: USER,
      schema: {
        summary: "Find another field's value for a value",
        description: 'Empty when there is none.',
        params: FieldPairParams,
        querystring: FieldRemappingQuery,
        response: { 200: Type.Array(Type.Unknown()) },
      },
    },
    async ({ user, params, query }, reply) =>
      fieldValues.remapping(user, params.id, params.otherId, query.value, callerSignal(reply)),
  )

  app.get(
    '/:id/related',
    {
      config: USER,
      schema: { summary: 'Suggest content related to a field', params: IdParams, response: { 200: RelatedToField } },
    },
    async ({ user, params }) => fields.related(user, params.id),
  )

  const action = (summary: string) => ({
    config: USER,
    schema: { summary, params: IdParams, response: { 200: StatusAnswer } },
  })
  app.post('/:id/rescan_values', action('Read the values of a field again'), async ({ user, params }) => {
    await fields.rescanValues(user, params.id)
    return SUCCESS
  })

  app.post('/:id/discard_values', action('Delete the stored values of a field'), async ({ user, params }) => {
    await fields.discardValues(user, params.id)
    return SUCCESS
  })
})
