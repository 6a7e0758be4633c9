/** Running cards: `/api/card/:id/query` and its downloads. */
import {
  CardExportBody,
  CardExportParams,
  CardExportQuery,
  CardKeyParams,
  CardPivotBody,
  CardRunBody,
  ExportedFile,
  QueryResult,
} from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { JSON_OR_FORM, readChoice, readFlag, readList } from '../http/request/form-values.ts'
import { ALWAYS_202, FILE_FAILURES, sendAnswer, sendDownload } from '../http/answers/query-answer.ts'
import { routes } from '../http/routes.ts'

export const cardQueryRoutes = routes('/api/card', 'Cards', async (app, { cards, cardQueries }) => {
  app.post(
    '/:id/query',
    {
      config: USER,
      schema: {
        summary: 'Run a card',
        description: ALWAYS_202,
        params: CardKeyParams,
        body: CardRunBody,
        response: { 202: QueryResult },
      },
    },
    async ({ user, versions, params, body }, reply) => {
      const id = await cards.resolveId(params.id)
      const answer = await cardQueries.run(
        { user, id },
        {
          parameters: Array.isArray(body.parameters) ? body.parameters : [],
          ignoreCache: body.ignore_cache === true,
          readsSource: body.use_stored_models === false,
          useCopies: body.use_copies !== false,
          context: body.collection_preview === true ? 'collection' : 'question',
          order: body.sort_rows ?? undefined,
          signal: callerSignal(reply),
          versions,
        },
      )
      return sendAnswer(reply, answer)
    },
  )

  app.post(
    '/pivot/:id/query',
    {
      config: USER,
      schema: {
        summary: 'Run a card as a pivot table',
        description: `With totals, by the rows and columns in its settings. ${ALWAYS_202}`,
        params: CardKeyParams,
        body: CardPivotBody,
        response: { 202: QueryResult },
      },
    },
    async ({ user, versions, params, body }, reply) => {
      const id = await cards.resolveId(params.id)
      const answer = await cardQueries.run(
        { user, id },
        {
          parameters: Array.isArray(body.parameters) ? body.parameters : [],
          ignoreCache: body.ignore_cache === true,
          readsSource: body.use_stored_models === false,
          useCopies: body.use_copies !== false,
          context: 'question',
          isPivot: true,
          signal: callerSignal(reply),
          versions,
        },
      )
      return sendAnswer(reply, answer)
    },
  )

  app.post(
    '/:id/query/:format',
    {
      config: USER,
      schema: {
        summary: 'Download the result of a card',
        description: FILE_FAILURES,
        consumes: JSON_OR_FORM,
        params: CardExportParams,
        querystring: CardExportQuery,
        body: CardExportBody,
        response: { 200: ExportedFile, 202: QueryResult },
      },
    },
    async ({ user, versions, params, query, body }, reply) => {
      const id = await cards.resolveId(params.id)
      const file = await cardQueries.download(
        { user, id },
        {
          format: params.format,
          formatRows: readFlag(body.format_rows ?? query.format_rows),
          escapesFormulas: readChoice(body.escape_formulas ?? query.escape_formulas),
          pivotResults: readFlag(body.pivot_results ?? query.pivot_results),
          parameters: readList('parameters', body.parameters ?? query.parameters ?? []),
          signal: callerSignal(reply),
          versions,
        },
      )
      return sendDownload(reply, file)
    },
  )
})
