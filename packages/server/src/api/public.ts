/** `/api/public`: content that is shared by a link. Nobody is asked who they are. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  ApiError,
  ExportedFile,
  GuestFileBody,
  GuestQuery,
  GuestResult,
  guestParams,
  notFound,
  OembedAnswer,
  OembedQuery,
  PublicKey,
} from '@querent/contract'
import type { FastifyRequest } from 'fastify'
import { GUEST } from '../http/access/access.ts'
import { FILE_FAILURES, sendDownload } from '../http/answers/query-answer.ts'
import { callerSignal } from '../http/request/caller-signal.ts'
import { JSON_OR_FORM, readList } from '../http/request/form-values.ts'
import { clientAddressOf } from '../http/request/proxies.ts'
import type { Services } from '../services/index.ts'
import { choicesOf, guestContentRoutes, guestRunRoutes, PLACE_FILE, type Knock, type WayIn } from './guest-routes.ts'

/** Nothing but "not found" is told of what went wrong (contract: sharing, section 2.1). */
export function toldOfLinks(error: unknown): ApiError {
  const status = error instanceof ApiError ? error.status : 0
  if (error instanceof ApiError && status === 429) return error
  return status === 404 ? notFound() : new ApiError(400, 'An error occurred.')
}

const config = { ...GUEST, told: toldOfLinks }

export const publicRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { guests, httpSettings }) => {
  async function open<T>(request: FastifyRequest, opening: () => Promise<T>): Promise<T> {
    const address = clientAddressOf(request, await httpSettings.addressHeader())
    return guests.limited(address, opening, (error) => error instanceof ApiError && error.status === 404)
  }
  /** An empty text, as a form sends it, gives none. */
  const sent = ({ values: { parameters }, purpose }: Knock) =>
    purpose === 'run' && parameters !== '' ? readList('parameters', parameters ?? []) : []

  const way: WayIn = {
    config,
    params: guestParams(PublicKey),
    card: (knock) => open(knock.request, () => guests.publicLinks.card(knock.key, sent(knock))),
    dashboard: (knock) => open(knock.request, () => guests.publicLinks.dashboard(knock.key, sent(knock))),
  }
  await app.register(guestContentRoutes, { guests, way })
  await app.register(guestRunRoutes, { guests, way })

  app.post(
    PLACE_FILE,
    {
      config,
      schema: {
        summary: 'Download a card of a shared dashboard, with values in the body',
        description: FILE_FAILURES,
        consumes: JSON_OR_FORM,
        params: way.params.placeFile,
        querystring: GuestQuery,
        body: GuestFileBody,
        response: { 200: ExportedFile, 202: GuestResult },
      },
    },
    async (request, reply) => {
      const { key, format, dashcard_id: dashcardId, card_id: cardId } = request.params
      const values = { ...request.query, ...request.body }
      const opened = await way.dashboard({ key, purpose: 'run', values, request })
      const choices = { format, ...choicesOf(values), signal: callerSignal(reply) }
      return sendDownload(reply, await guests.downloadDashcard(opened, { dashcardId, cardId }, choices))
    },
  )

  app.get(
    '/oembed',
    {
      config,
      schema: {
        summary: 'Describe how a page shows a shared one',
        description: 'As https://oembed.com: a frame around the address.',
        querystring: OembedQuery,
        response: { 200: OembedAnswer },
      },
    },
    async ({ query: { url, maxwidth, maxheight } }) => guests.oembed(url, maxwidth, maxheight),
  )
}
