/** `/api/dataset`: ad-hoc queries. Maps HTTP to the query service and holds no rule of its own. */
import {
  DatasetExportBody,
  DescribeBody,
  DescribedQuery,
  Duration,
  ExportedFile,
  ExportFormatParams,
  NativeBody,
  NativeForm,
  PivotBody,
  QueryBody,
  QueryExplanation,
  QueryMetadata,
  QueryResult,
  RunBody,
} from '@querent/contract'
import { ADMIN, USER } from '../http/access/access.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { JSON_OR_FORM, readChoice, readFlag, readMap, readMapOrNone } from '../http/request/form-values.ts'
import { ALWAYS_202, FILE_FAILURES, sendAnswer, sendDownload } from '../http/answers/query-answer.ts'
import { routes } from '../http/routes.ts'

export const datasetRoutes = routes('/api/dataset', 'Queries', async (app, { queries, queryMetadata }) => {
  app.post(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Run a query',
        description: ALWAYS_202,
        body: RunBody,
        response: { 202: QueryResult },
      },
    },
    async ({ user, versions, body: { sort_rows: order, use_stored_models, use_copies, ...query } }, reply) =>
      sendAnswer(
        reply,
        await queries.run(user, query, {
          signal: callerSignal(reply),
          versions,
          readsSource: use_stored_models === false,
          useCopies: use_copies !== false,
          ...(order != null && { order }),
        }),
      ),
  )

  app.post(
    '/pivot',
    {
      config: USER,
      schema: {
        summary: 'Run a query as a pivot table',
        description: `With totals. ${ALWAYS_202}`,
        body: PivotBody,
        response: { 202: QueryResult },
      },
    },
    async ({ user, versions, body: { use_stored_models, use_copies, ...query } }, reply) =>
      sendAnswer(
        reply,
        await queries.runPivot(user, query, {
          signal: callerSignal(reply),
          versions,
          readsSource: use_stored_models === false,
          useCopies: use_copies !== false,
        }),
      ),
  )

  app.post(
    '/native',
    {
      config: USER,
      schema: {
        summary: 'Translate a query to SQL',
        description: 'The query is not run.',
        body: NativeBody,
        response: { 200: NativeForm },
      },
    },
    async ({ user, body }) => {
      const { pretty, ...query } = body
      return queries.toNative(user, query, pretty !== false)
    },
  )

  app.post(
    '/duration',
    {
      config: USER,
      schema: {
        summary: 'Get the average duration of a query',
        description: 'Milliseconds; 0 for a query that never ran.',
        body: QueryBody,
        response: { 200: Duration },
      },
    },
    async ({ user, body }) => queries.duration(user, body),
  )

  app.post(
    '/explain',
    {
      config: ADMIN,
      schema: {
        summary: 'Explain how a query is processed',
        description: 'The query is not run.',
        body: QueryBody,
        response: { 200: QueryExplanation },
      },
    },
    async ({ user, body }) => queries.explain(user, body),
  )

  app.post(
    '/describe',
    {
      config: USER,
      schema: {
        summary: 'Get what the clauses of a query can refer to',
        description:
          "Also returns all faults in them. The query is not run. Paths lead into `query`; a clause's `columns` are those " +
          'in `visible` of its stage from the first place to before the second.',
        body: DescribeBody,
        response: { 200: DescribedQuery },
      },
    },
    async ({ user, body }) => queries.describe(user, body.query),
  )

  app.post(
    '/query_metadata',
    {
      config: USER,
      schema: {
        summary: 'Describe the data behind a query',
        description: 'Databases, tables and fields in one answer.',
        body: QueryBody,
        response: { 200: QueryMetadata },
      },
    },
    async ({ user, body }) => queryMetadata.describe(user, [{ query: body }]),
  )

  app.post(
    '/:format',
    {
      config: USER,
      schema: {
        summary: 'Download the result of a query',
        description: FILE_FAILURES,
        consumes: JSON_OR_FORM,
        params: ExportFormatParams,
        body: DatasetExportBody,
        response: { 200: ExportedFile, 202: QueryResult },
      },
    },
    async ({ user, params, body }, reply) => {
      const choices = {
        format: params.format,
        formatRows: readFlag(body.format_rows),
        escapesFormulas: readChoice(body.escape_formulas),
        pivotResults: readFlag(body.pivot_results),
        visualizationSettings: readMapOrNone('visualization_settings', body.visualization_settings),
      }
      const query = readMap('query', body.query)
      return sendDownload(reply, await queries.download(user, query, choices, callerSignal(reply)))
    },
  )
})
