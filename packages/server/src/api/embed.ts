/** `/api/embed`: content that other sites show by signed tokens; `/api/preview_embed`, where administrators try it. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ApiError, badRequest, guestParams, PreviewToken, PreviewTokenBody, TokenKey } from '@querent/contract'
import type { FastifyContextConfig } from 'fastify'
import { ADMIN, GUEST } from '../http/access/access.ts'
import { clientAddressOf } from '../http/request/proxies.ts'
import type { Services } from '../services/index.ts'
import { guestContentRoutes, guestRunRoutes, type Knock, type WayIn } from './guest-routes.ts'

const HIDDEN = 'An error occurred.'

/** Every failure is a text of status 400 (contract: sharing, section 3.1); those of the server and of databases say no more. */
function toldOfTokens(error: unknown): ApiError {
  if (!(error instanceof ApiError) || error.status >= 500) return badRequest(HIDDEN)
  if (error.status === 429) return error
  const { message } = error
  // A body that names fields has no message of its own.
  return badRequest(typeof error.body === 'object' && typeof error.body['message'] !== 'string' ? undefined : message)
}

/** Who may not preview is told so. */
function toldOfPreviews(error: unknown): ApiError {
  const isRefused = error instanceof ApiError && [401, 403].includes(error.status)
  return isRefused ? error : toldOfTokens(error)
}

/** Whether a token opens nothing because of what it is, and not because its time is over. */
function isForged(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || /corrupt|`alg`/.test(error.message))
}

function wayIn({ guests, httpSettings }: Services, config: FastifyContextConfig, isPreview: boolean): WayIn {
  async function opened<T>({ request }: Knock, open: () => Promise<T>): Promise<T> {
    if (isPreview) return open()
    return guests.limited(clientAddressOf(request, await httpSettings.addressHeader()), open, isForged)
  }
  const ticket = ({ key, purpose, values }: Knock) => ({
    token: key,
    ...(purpose === 'run' ? { values } : {}),
    isForFilters: purpose === 'filters',
    isPreview,
  })
  return {
    config,
    params: guestParams(TokenKey),
    card: (knock) => opened(knock, () => guests.embedded.card(ticket(knock))),
    dashboard: (knock) => opened(knock, () => guests.embedded.dashboard(ticket(knock))),
  }
}

export const embedRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const way = wayIn(services, { ...GUEST, told: toldOfTokens }, false)
  await app.register(guestContentRoutes, { guests: services.guests, way })
  await app.register(guestRunRoutes, { guests: services.guests, way })
}

export const previewEmbedRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const way = wayIn(services, { ...ADMIN, told: toldOfPreviews }, true)
  await app.register(guestContentRoutes, { guests: services.guests, way })
  await app.register(guestRunRoutes, { guests: services.guests, way })

  app.post(
    '/token',
    {
      config: ADMIN,
      schema: {
        summary: 'Sign a token for a preview',
        description: 'Good for ten minutes, with states of parameters that need not be published.',
        body: PreviewTokenBody,
        response: { 200: PreviewToken },
      },
    },
    async ({ body }) => services.guests.embedded.previewToken(body),
  )
}
