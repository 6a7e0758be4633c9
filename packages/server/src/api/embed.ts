/** `/api/embed`: content that other sites show by signed tokens; `/api/preview_embed`, where administrators try it. */
import { ApiError, badRequest, guestParams, PreviewToken, PreviewTokenBody, TokenKey } from '@querent/contract'
import type { FastifyContextConfig } from 'fastify'
import { ADMIN, GUEST } from '../http/access/access.ts'
import { clientAddressOf } from '../http/request/proxies.ts'
import { routes } from '../http/routes.ts'
import type { Services } from '../services/index.ts'
import { guestContentRoutes, guestRunRoutes, type GuestRequest, type GuestAccess } from './guest-routes.ts'

const HIDDEN = 'An error occurred.'

/** Every failure is a text of status 400 (contract: sharing, section 3.1); those of the server and of databases say no more. */
function errorOfTokens(error: unknown): ApiError {
  if (!(error instanceof ApiError) || error.status >= 500) return badRequest(HIDDEN)
  if (error.status === 429) return error
  const { message } = error
  // A body that names fields has no message of its own.
  return badRequest(typeof error.body === 'object' && typeof error.body['message'] !== 'string' ? undefined : message)
}

/** A caller without the right to preview gets the reason. */
function errorOfPreviews(error: unknown): ApiError {
  const isRefused = error instanceof ApiError && [401, 403].includes(error.status)
  return isRefused ? error : errorOfTokens(error)
}

/** Whether a token opens nothing because of what it is, and not because its time is over. */
function isForged(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || /corrupt|`alg`/.test(error.message))
}

function guestAccess(
  { guests, httpSettings }: Services,
  config: FastifyContextConfig,
  isPreview: boolean,
): GuestAccess {
  async function opened<T>({ request }: GuestRequest, open: () => Promise<T>): Promise<T> {
    if (isPreview) return open()
    return guests.limited(clientAddressOf(request, await httpSettings.addressHeader()), open, isForged)
  }
  const ticket = ({ key, purpose, values }: GuestRequest) => ({
    token: key,
    ...(purpose === 'run' ? { values } : {}),
    isForFilters: purpose === 'filters',
    isPreview,
  })
  return {
    config,
    params: guestParams(TokenKey),
    card: (guestRequest) => opened(guestRequest, () => guests.embedded.card(ticket(guestRequest))),
    dashboard: (guestRequest) => opened(guestRequest, () => guests.embedded.dashboard(ticket(guestRequest))),
    named: (_, values) => values,
  }
}

export const embedRoutes = routes('/api/embed', 'Shared content', async (app, services) => {
  const access = guestAccess(services, { ...GUEST, errorFor: errorOfTokens }, false)
  await app.register(guestContentRoutes, { guests: services.guests, access })
  await app.register(guestRunRoutes, { guests: services.guests, access })
})

export const previewEmbedRoutes = routes('/api/preview_embed', 'Shared content', async (app, services) => {
  const access = guestAccess(services, { ...ADMIN, errorFor: errorOfPreviews }, true)
  await app.register(guestContentRoutes, { guests: services.guests, access })
  await app.register(guestRunRoutes, { guests: services.guests, access })

  app.post(
    '/token',
    {
      config: ADMIN,
      schema: {
        summary: 'Sign a token for a preview',
        description: 'Valid for ten minutes, with parameter states that need not be published.',
        body: PreviewTokenBody,
        response: { 200: PreviewToken },
      },
    },
    async ({ body }) => services.guests.embedded.previewToken(body),
  )
})
