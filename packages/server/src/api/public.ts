/** `/api/public`: content that is shared by a link. Nobody is asked who they are. */
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
import { routes } from '../http/routes.ts'
import { guestActionRoutes } from './guest-actions.ts'
import {
  choicesOf,
  guestContentRoutes,
  guestRunRoutes,
  PLACE_FILE,
  type GuestRequest,
  type GuestAccess,
} from './guest-routes.ts'

/** Callers learn nothing but "not found" (contract: sharing, section 2.1). */
function errorOfLinks(error: unknown): ApiError {
  const status = error instanceof ApiError ? error.status : 0
  if (error instanceof ApiError && status === 429) return error
  return status === 404 ? notFound() : new ApiError(400, 'An error occurred.')
}

const config = { ...GUEST, errorFor: errorOfLinks }

export const publicRoutes = routes('/api/public', 'Shared content', async (app, { guests, httpSettings }) => {
  async function open<T>(request: FastifyRequest, opening: () => Promise<T>): Promise<T> {
    const address = clientAddressOf(request, await httpSettings.addressHeader())
    return guests.limited(address, opening, (error) => error instanceof ApiError && error.status === 404)
  }
  /** An empty text, as a form sends it, gives none. */
  const sent = ({ values: { parameters }, purpose }: GuestRequest) =>
    purpose === 'run' && parameters !== '' ? readList('parameters', parameters ?? []) : []

  const access: GuestAccess = {
    config,
    params: guestParams(PublicKey),
    card: (guestRequest) =>
      open(guestRequest.request, () => guests.publicLinks.card(guestRequest.key, sent(guestRequest))),
    dashboard: (guestRequest) =>
      open(guestRequest.request, () => guests.publicLinks.dashboard(guestRequest.key, sent(guestRequest))),
    named: ({ content: { parameters } }, values) => {
      const list = parameters.flatMap(({ id, slug }) => {
        const name = String(slug)
        return Object.hasOwn(values, name) ? [{ id, value: values[name] }] : []
      })
      return { parameters: JSON.stringify(list) }
    },
  }
  await app.register(guestContentRoutes, { guests, access })
  await app.register(guestRunRoutes, { guests, access })
  await app.register(guestActionRoutes, { guests, access, open })

  app.post(
    PLACE_FILE,
    {
      config,
      schema: {
        summary: 'Download a card of a shared dashboard, with values in the body',
        description: FILE_FAILURES,
        consumes: JSON_OR_FORM,
        params: access.params.placeFile,
        querystring: GuestQuery,
        body: GuestFileBody,
        response: { 200: ExportedFile, 202: GuestResult },
      },
    },
    async (request, reply) => {
      const { key, format, dashcard_id: dashcardId, card_id: cardId } = request.params
      const values = { ...request.query, ...request.body }
      const opened = await access.dashboard({ key, purpose: 'run', values, request })
      const choices = { format, ...choicesOf(values), signal: callerSignal(reply) }
      return sendDownload(reply, await guests.downloadDashcard(opened, { dashcardId, cardId }, choices))
    },
  )

  app.get(
    '/oembed',
    {
      config,
      schema: {
        summary: 'Get oEmbed data for a shared page',
        description: 'As described on https://oembed.com: a frame around the address.',
        querystring: OembedQuery,
        response: { 200: OembedAnswer },
      },
    },
    async ({ query: { url, maxwidth, maxheight } }) => guests.oembed(url, maxwidth, maxheight),
  )
})
