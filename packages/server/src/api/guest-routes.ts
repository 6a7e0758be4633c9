/**
 * The routes by which guests read shared content. They are the same whether a guest comes by a public link or with a signed
 * token; how a way in opens content is in `public.ts` and `embed.ts`.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  DashboardFileQuery,
  DashboardLines,
  ExportedFile,
  GuestCard,
  GuestDashboard,
  GuestFieldSearchQuery,
  GuestQuery,
  GuestResult,
  GuestRunBody,
  FieldRemappingQuery,
  FieldValuesAnswer,
  ParameterRemappingAnswer,
  ParameterRemappingQuery,
  ParameterValuesAnswer,
  PdfFile,
  PngFile,
  type guestParams,
} from '@querent/contract'
import { Type } from 'typebox'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { ALWAYS_202, FILE_FAILURES, sendAnswer, sendDownload } from '../http/answers/query-answer.ts'
import { FILE_FORMATS, FILE_NAMES, FILE_OF_DASHBOARD, sendFile } from '../http/answers/file-answer.ts'
import { sendJsonLines } from '../http/answers/json-text.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { readChoice, readFlag } from '../http/request/form-values.ts'
import { readRowOrder } from '../http/request/row-order.ts'
import type { GuestService, OpenedCard, OpenedDashboard, SharedContent } from '../services/guests/index.ts'

/** What a guest asks with. */
export interface GuestRequest {
  /** The UUID or the token. */
  key: string
  /** `run` with the values that come along; `filters` for no more than the values of its filters. */
  purpose: 'look' | 'run' | 'filters'
  /** Values that come along, as the way in reads them: the query string, or what a body holds in its place. */
  values: Readonly<Record<string, unknown>>
  request: FastifyRequest
}

/** How guests come in. */
export interface GuestAccess {
  config: FastifyContextConfig
  params: ReturnType<typeof guestParams>
  card(guestRequest: GuestRequest): Promise<OpenedCard>
  dashboard(guestRequest: GuestRequest): Promise<OpenedDashboard>
  /** Values by slug as this way in takes them. */
  named(dashboard: OpenedDashboard, values: Readonly<Record<string, unknown>>): GuestRequest['values']
}

interface GuestRouteOptions {
  guests: GuestService
  access: GuestAccess
}

function look(key: string, request: FastifyRequest): GuestRequest {
  return { key, purpose: 'look', values: {}, request }
}

const KINDS = ['card', 'dashboard'] as const
const MOST_FOUND = 1000

/** What cards and dashboards are, and the values that their filters offer. */
export const guestContentRoutes: FastifyPluginAsyncTypebox<GuestRouteOptions> = async (app, { guests, access }) => {
  const { config, params } = access
  const opening: Record<(typeof KINDS)[number], (guestRequest: GuestRequest) => Promise<SharedContent>> = {
    card: async (guestRequest) => guests.content.card(await access.card(guestRequest)),
    dashboard: async (guestRequest) => guests.content.dashboard(await access.dashboard(guestRequest)),
  }

  app.get(
    '/card/:key',
    {
      config,
      schema: {
        summary: 'Get a shared card',
        params: params.content,
        querystring: GuestQuery,
        response: { 200: GuestCard },
      },
    },
    async (request) => guests.cardRecord(await access.card(look(request.params.key, request))),
  )

  app.get(
    '/dashboard/:key',
    {
      config,
      schema: {
        summary: 'Get a shared dashboard',
        params: params.content,
        querystring: GuestQuery,
        response: { 200: GuestDashboard },
      },
    },
    async (request) => guests.dashboardRecord(await access.dashboard(look(request.params.key, request))),
  )

  for (const kind of KINDS) {
    const open = (key: string, request: FastifyRequest) => opening[kind]({ ...look(key, request), purpose: 'filters' })
    const path = `/${kind}/:key`

    app.get(
      `${path}/params/:parameter/values`,
      {
        config,
        schema: {
          summary: `List values for a filter of a shared ${kind}`,
          params: params.parameter,
          querystring: GuestQuery,
          response: { 200: ParameterValuesAnswer },
        },
      },
      async (request, reply) => {
        const { key, parameter } = request.params
        const asked = await (await open(key, request)).parameter(parameter, request.query, 'values')
        return guests.values.list(asked, callerSignal(reply))
      },
    )

    app.get(
      `${path}/params/:parameter/search/:query`,
      {
        config,
        schema: {
          summary: `Search values for a filter of a shared ${kind}`,
          params: params.search,
          querystring: GuestQuery,
          response: { 200: ParameterValuesAnswer },
        },
      },
      async (request, reply) => {
        const { key, parameter, query } = request.params
        const asked = await (await open(key, request)).parameter(parameter, request.query, 'values')
        return guests.values.list(asked, callerSignal(reply), query)
      },
    )

    app.get(
      `${path}/params/:parameter/remapping`,
      {
        config,
        schema: {
          summary: `Get the label of a filter value of a shared ${kind}`,
          params: params.parameter,
          querystring: ParameterRemappingQuery,
          response: { 200: ParameterRemappingAnswer },
        },
      },
      async (request, reply) => {
        const { key, parameter } = request.params
        const asked = await (await open(key, request)).parameter(parameter, {}, 'remapping')
        return guests.values.remap(asked, callerSignal(reply), request.query.value)
      },
    )

    app.get(
      `${path}/field/:id/values`,
      {
        config,
        schema: {
          summary: `List the values of a field that a shared ${kind} filters`,
          params: params.field,
          response: { 200: FieldValuesAnswer },
        },
      },
      async (request, reply) => {
        const { key, id } = request.params
        return guests.values.ofField(await (await open(key, request)).filters(), id, callerSignal(reply))
      },
    )

    app.get(
      `${path}/field/:id/search/:otherId`,
      {
        config,
        schema: {
          summary: `Search values of a field that a shared ${kind} filters`,
          params: params.fieldPair,
          querystring: GuestFieldSearchQuery,
          response: { 200: Type.Array(Type.Array(Type.Unknown())) },
        },
      },
      async (request, reply) => {
        const { key, ...pair } = request.params
        const { value, limit = MOST_FOUND } = request.query
        const filters = await (await open(key, request)).filters()
        return guests.values.searchField(filters, pair, { value, limit, signal: callerSignal(reply) })
      },
    )

    app.get(
      `${path}/field/:id/remapping/:otherId`,
      {
        config,
        schema: {
          summary: `Get the label of a value of a field that a shared ${kind} filters`,
          params: params.fieldPair,
          querystring: FieldRemappingQuery,
          response: { 200: Type.Array(Type.Unknown()) },
        },
      },
      async (request, reply) => {
        const { key, ...pair } = request.params
        const filters = await (await open(key, request)).filters()
        return guests.values.remapField(filters, pair, request.query.value, callerSignal(reply))
      },
    )
  }
}

/** Runs of cards and dashboards, for a screen and as files. */
export const guestRunRoutes: FastifyPluginAsyncTypebox<GuestRouteOptions> = async (app, { guests, access }) => {
  const { config, params } = access
  const run = (key: string, request: FastifyRequest, values: GuestRequest['values']) => ({
    key,
    purpose: 'run' as const,
    values,
    request,
  })

  for (const isPivot of [false, true]) {
    const prefix = isPivot ? '/pivot' : ''
    const how = isPivot ? ' as a pivot table' : ''

    app.get(
      `${prefix}/card/:key/query`,
      {
        config,
        schema: {
          summary: `Run a shared card${how}`,
          description: ALWAYS_202,
          params: params.content,
          querystring: GuestQuery,
          response: { 202: GuestResult },
        },
      },
      async (request, reply) => {
        const opened = await access.card(run(request.params.key, request, withoutOrder(request.query)))
        const order = isPivot ? undefined : readRowOrder(request.query['sort_rows'])
        return sendAnswer(reply, await guests.runCard(opened, { isPivot, order, signal: callerSignal(reply) }))
      },
    )

    app.get(
      `${prefix}/dashboard/:key/dashcard/:dashcard_id/card/:card_id`,
      {
        config,
        schema: {
          summary: `Run a card of a shared dashboard${how}`,
          description: ALWAYS_202,
          params: params.place,
          querystring: GuestQuery,
          response: { 202: GuestResult },
        },
      },
      async (request, reply) => {
        const { key, dashcard_id: dashcardId, card_id: cardId } = request.params
        const opened = await access.dashboard(run(key, request, withoutOrder(request.query)))
        const order = isPivot ? undefined : readRowOrder(request.query['sort_rows'])
        const choices = { isPivot, order, signal: callerSignal(reply) }
        return sendAnswer(reply, await guests.runDashcard(opened, { dashcardId, cardId }, choices))
      },
    )
  }

  app.get(
    '/card/:key/query/:format',
    {
      config,
      schema: {
        summary: 'Download the result of a shared card',
        description: FILE_FAILURES,
        params: params.file,
        querystring: GuestQuery,
        response: { 200: ExportedFile, 202: GuestResult },
      },
    },
    async (request, reply) => {
      const { key, format } = request.params
      const opened = await access.card(run(key, request, withoutChoices(request.query)))
      const choices = { format, ...choicesOf(request.query), signal: callerSignal(reply) }
      return sendDownload(reply, await guests.downloadCard(opened, choices))
    },
  )

  app.get(
    PLACE_FILE,
    {
      config,
      schema: {
        summary: 'Download the result of a card of a shared dashboard',
        description: FILE_FAILURES,
        params: params.placeFile,
        querystring: GuestQuery,
        response: { 200: ExportedFile, 202: GuestResult },
      },
    },
    async (request, reply) => {
      const { key, format, dashcard_id: dashcardId, card_id: cardId } = request.params
      const opened = await access.dashboard(run(key, request, withoutChoices(request.query)))
      const choices = { format, ...choicesOf(request.query), signal: callerSignal(reply) }
      return sendDownload(reply, await guests.downloadDashcard(opened, { dashcardId, cardId }, choices))
    },
  )

  for (const format of FILE_FORMATS) {
    app.get(
      `/dashboard/:key/${format}`,
      {
        config,
        schema: {
          summary: `Download a shared dashboard as ${FILE_NAMES[format]}`,
          description: FILE_OF_DASHBOARD,
          params: params.content,
          querystring: DashboardFileQuery,
          response: { 200: format === 'pdf' ? PdfFile : PngFile },
        },
      },
      async (request, reply) => {
        const { key } = request.params
        const seen = await access.dashboard(look(key, request))
        const { choice, values } = guests.fileOf(seen, request.query)
        const opened = await access.dashboard(run(key, request, access.named(seen, values)))
        const wanted = { format, ...choice, signal: callerSignal(reply) }
        return sendFile(reply, await guests.dashboardFile(opened, wanted))
      },
    )
  }

  app.post(
    '/dashboard/:key/query',
    {
      config,
      schema: {
        summary: 'Run all cards of a shared dashboard',
        description:
          'A line of JSON for each card as soon as it is done: `dashcard_id`, `card_id` and `result`, the same answer as for one card. ' +
          'The last line is `{"done":true}`.',
        params: params.content,
        querystring: GuestQuery,
        body: GuestRunBody,
        response: { 200: DashboardLines },
      },
    },
    async (request, reply) => {
      const { parameters, dashcard_ids, sort_rows } = request.body
      const values = parameters == null ? request.query : { parameters }
      const opened = await access.dashboard(run(request.params.key, request, values))
      const choices = { dashcardIds: dashcard_ids ?? undefined, order: sort_rows ?? undefined }
      return sendJsonLines(reply, await guests.runDashboard(opened, { ...choices, signal: callerSignal(reply) }))
    },
  )
}

/** Where files of the cards of a dashboard are. */
export const PLACE_FILE = '/dashboard/:key/dashcard/:dashcard_id/card/:card_id/:format'

/** How a file is written; these names are not parameters of files. */
export function choicesOf(asked: { format_rows?: unknown; pivot_results?: unknown; escape_formulas?: unknown }) {
  return {
    formatRows: readFlag(asked.format_rows),
    pivotResults: readFlag(asked.pivot_results),
    escapesFormulas: readChoice(asked.escape_formulas),
  }
}

function withoutChoices(asked: GuestRequest['values']): GuestRequest['values'] {
  const { format_rows: _rows, pivot_results: _pivot, escape_formulas: _formulas, ...values } = asked
  return values
}

function withoutOrder({ sort_rows: _order, ...values }: GuestRequest['values']): GuestRequest['values'] {
  return values
}
