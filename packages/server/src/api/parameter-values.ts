/** Values that parameters can take, of cards, of dashboards and of what is being edited. Holds no rule of its own. */
import {
  CardParameterParams,
  CardParameterSearchParams,
  FilterFieldsAnswer,
  FilterFieldsQuery,
  ParameterRemappingAnswer,
  ParameterRemappingQuery,
  ParameterValuesAnswer,
  UnsavedParameterBody,
  UnsavedParameterRemappingBody,
  ValuesSearchParams,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { routes } from '../http/routes.ts'

const values = { 200: ParameterValuesAnswer }
const remapping = { 200: ParameterRemappingAnswer }

/** `/api/dataset/parameter` */
export const unsavedParameterRoutes = routes('/api/dataset/parameter', 'Queries', async (app, { parameterValues }) => {
  app.post(
    '/values',
    {
      config: USER,
      schema: {
        summary: 'List values for a parameter that is not saved',
        body: UnsavedParameterBody,
        response: values,
      },
    },
    async ({ user, body }, reply) => parameterValues.listUnsaved(body, { user, signal: callerSignal(reply) }),
  )

  app.post(
    '/search/:query',
    {
      config: USER,
      schema: {
        summary: 'Search values for a parameter that is not saved',
        params: ValuesSearchParams,
        body: UnsavedParameterBody,
        response: values,
      },
    },
    async ({ user, params, body }, reply) =>
      parameterValues.listUnsaved(body, { user, signal: callerSignal(reply) }, params.query),
  )

  app.post(
    '/remapping',
    {
      config: USER,
      schema: {
        summary: "Get the label of an unsaved parameter's value",
        body: UnsavedParameterRemappingBody,
        response: remapping,
      },
    },
    async ({ user, body }, reply) =>
      parameterValues.remapUnsaved(body, { user, signal: callerSignal(reply) }, String(body.value)),
  )
})

/** `/api/card/:id/params` */
export const cardParameterRoutes = routes('/api/card', 'Cards', async (app, { cards, parameterValues }) => {
  app.get(
    '/:id/params/:key/values',
    {
      config: USER,
      schema: { summary: 'List values for a parameter of a card', params: CardParameterParams, response: values },
    },
    async ({ user, params }, reply) => {
      const id = await cards.resolveId(params.id)
      return parameterValues.listOfCard(id, params.key, { user, signal: callerSignal(reply) })
    },
  )

  app.get(
    '/:id/params/:key/search/:query',
    {
      config: USER,
      schema: {
        summary: 'Search values for a parameter of a card',
        params: CardParameterSearchParams,
        response: values,
      },
    },
    async ({ user, params }, reply) => {
      const id = await cards.resolveId(params.id)
      return parameterValues.listOfCard(id, params.key, { user, signal: callerSignal(reply) }, params.query)
    },
  )

  app.get(
    '/:id/params/:key/remapping',
    {
      config: USER,
      schema: {
        summary: "Get the label of a card parameter's value",
        params: CardParameterParams,
        querystring: ParameterRemappingQuery,
        response: remapping,
      },
    },
    async ({ user, params, query }, reply) => {
      const id = await cards.resolveId(params.id)
      return parameterValues.remapOfCard(id, params.key, { user, signal: callerSignal(reply) }, query.value)
    },
  )
})

/** `/api/dashboard/params` */
export const filterFieldRoutes = routes('/api/dashboard/params', 'Dashboards', async (app, { parameterValues }) => {
  app.get(
    '/valid-filter-fields',
    {
      config: USER,
      schema: {
        summary: "Find fields whose values restrict other fields' values",
        querystring: FilterFieldsQuery,
        response: { 200: FilterFieldsAnswer },
      },
    },
    async ({ user, query }) => parameterValues.filterFields(user, query.filtered, query.filtering ?? []),
  )
})
