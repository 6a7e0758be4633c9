/** Running the cards of dashboards, and the values that their filters offer. Holds no rule of its own. */
import {
  DashboardKeyParams,
  DashboardLines,
  DashboardParameterParams,
  DashboardParameterQuery,
  DashboardParameterSearchParams,
  DashboardRunBody,
  DashcardExportBody,
  DashcardExportParams,
  DashcardExportQuery,
  DashcardQueryParams,
  DashcardRunBody,
  ExportedFile,
  ParameterRemappingAnswer,
  ParameterRemappingQuery,
  ParameterValuesAnswer,
  QueryResult,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { ALWAYS_202, FILE_FAILURES, sendAnswer, sendDownload } from '../http/answers/query-answer.ts'
import { sendJsonLines } from '../http/answers/json-text.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { JSON_OR_FORM, readChoice, readFlag, readList } from '../http/request/form-values.ts'
import { routes } from '../http/routes.ts'

const RUN = '/:id/dashcard/:dashcard_id/card/:card_id/query'

export const dashboardQueryRoutes = routes('/api/dashboard', 'Dashboards', async (app, services) => {
  const { dashboards, dashboardQueries } = services

  const placeOf = (params: { dashcard_id: number; card_id: number }) => ({
    dashcardId: params.dashcard_id,
    cardId: params.card_id,
  })

  app.post(
    '/:id/query',
    {
      config: USER,
      schema: {
        summary: 'Run all cards of a dashboard',
        description:
          'A line of JSON for each card as soon as it is done: `dashcard_id`, `card_id` and `result`, the same answer as for one card. ' +
          'The last line is `{"done":true}`.',
        params: DashboardKeyParams,
        body: DashboardRunBody,
        response: { 200: DashboardLines },
      },
    },
    async ({ user, versions, params, body }, reply) => {
      const id = await dashboards.resolveId(params.id)
      const lines = await dashboardQueries.runAll(
        { user, id },
        {
          parameters: body.parameters ?? [],
          dashcardIds: body.dashcard_ids ?? undefined,
          ignoreCache: body.ignore_cache === true,
          readsSource: body.use_stored_models === false,
          useCopies: body.use_copies !== false,
          order: body.sort_rows ?? undefined,
          signal: callerSignal(reply),
          versions,
        },
      )
      return sendJsonLines(reply, lines)
    },
  )

  for (const isPivot of [false, true]) {
    app.post(
      isPivot ? `/pivot${RUN}` : RUN,
      {
        config: USER,
        schema: {
          summary: isPivot ? 'Run a card of a dashboard as a pivot table' : 'Run a card of a dashboard',
          description: `With the values of its filters. ${ALWAYS_202}`,
          params: DashcardQueryParams,
          body: DashcardRunBody,
          response: { 202: QueryResult },
        },
      },
      async ({ user, versions, params, body }, reply) => {
        const id = await dashboards.resolveId(params.id)
        const answer = await dashboardQueries.run({ user, id }, placeOf(params), {
          parameters: body.parameters ?? [],
          ignoreCache: body.ignore_cache === true,
          readsSource: body.use_stored_models === false,
          useCopies: body.use_copies !== false,
          load: body.dashboard_load_id ?? undefined,
          isPivot,
          order: isPivot ? undefined : (body.sort_rows ?? undefined),
          signal: callerSignal(reply),
          versions,
        })
        return sendAnswer(reply, answer)
      },
    )
  }

  app.post(
    `${RUN}/:format`,
    {
      config: USER,
      schema: {
        summary: 'Download the result of a card of a dashboard',
        description: FILE_FAILURES,
        consumes: JSON_OR_FORM,
        params: DashcardExportParams,
        querystring: DashcardExportQuery,
        body: DashcardExportBody,
        response: { 200: ExportedFile, 202: QueryResult },
      },
    },
    async ({ user, versions, params, query, body }, reply) => {
      const id = await dashboards.resolveId(params.id)
      const file = await dashboardQueries.download({ user, id }, placeOf(params), {
        format: params.format,
        formatRows: readFlag(body.format_rows ?? query.format_rows),
        escapesFormulas: readChoice(body.escape_formulas ?? query.escape_formulas),
        pivotResults: readFlag(body.pivot_results ?? query.pivot_results),
        parameters: readList('parameters', body.parameters ?? query.parameters ?? []),
        signal: callerSignal(reply),
        versions,
      })
      return sendDownload(reply, file)
    },
  )
})

/** `/api/dashboard/:id/params` */
export const dashboardParameterRoutes = routes('/api/dashboard', 'Dashboards', async (app, { dashboards }) => {
  app.get(
    '/:id/params/:key/values',
    {
      config: USER,
      schema: {
        summary: 'List values for a filter of a dashboard',
        description: 'Other keys of the query string are values of other filters, by their IDs; they narrow the list.',
        params: DashboardParameterParams,
        querystring: DashboardParameterQuery,
        response: { 200: ParameterValuesAnswer },
      },
    },
    async ({ user, params, query }, reply) => {
      const dashboardId = await dashboards.resolveId(params.id)
      const asker = { user, signal: callerSignal(reply) }
      return dashboards.listValues(asker, { dashboardId, key: params.key, others: query })
    },
  )

  app.get(
    '/:id/params/:key/search/:query',
    {
      config: USER,
      schema: {
        summary: 'Search values for a filter of a dashboard',
        params: DashboardParameterSearchParams,
        querystring: DashboardParameterQuery,
        response: { 200: ParameterValuesAnswer },
      },
    },
    async ({ user, params, query }, reply) => {
      const dashboardId = await dashboards.resolveId(params.id)
      const asker = { user, signal: callerSignal(reply) }
      return dashboards.listValues(asker, { dashboardId, key: params.key, others: query }, params.query)
    },
  )

  app.get(
    '/:id/params/:key/remapping',
    {
      config: USER,
      schema: {
        summary: "Get the label of a dashboard filter's value",
        params: DashboardParameterParams,
        querystring: ParameterRemappingQuery,
        response: { 200: ParameterRemappingAnswer },
      },
    },
    async ({ user, params, query }, reply) => {
      const dashboardId = await dashboards.resolveId(params.id)
      const asker = { user, signal: callerSignal(reply) }
      return dashboards.remapValue(asker, { dashboardId, key: params.key }, query.value)
    },
  )
})
