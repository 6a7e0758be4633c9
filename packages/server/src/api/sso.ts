/** `/auth/sso`: where browsers and embedded components sign in by a provider. */
import {
  HtmlPage,
  JsonMap,
  OidcCheckAnswer,
  ReturnQuery,
  SignOnAnswer,
  SignOnBody,
  SignOnQuery,
  SignOnSession,
  SignOutAnswer,
} from '@querent/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ADMIN, PUBLIC } from '../http/access/access.ts'
import { installSignOnCors } from '../http/access/cors.ts'
import { clearSessionCookies, originOf, presentedCredentials, setSessionCookies } from '../http/access/session.ts'
import { setHint, setPending, signOnHint, takePending } from '../http/access/sign-on.ts'
import { installErrorPages, sendOn } from '../http/answers/pages.ts'
import { JSON_OR_FORM } from '../http/request/form-values.ts'
import { headerOf } from '../http/request/request-header.ts'
import { routes } from '../http/routes.ts'

const PATH = '/auth/sso'

export const ssoRoutes = routes('/auth/sso', 'Single sign-on', async (app, { signOn, sessions, httpSettings }) => {
  installErrorPages(app)
  installSignOnCors(app, httpSettings.originRules)
  const origin = async (request: FastifyRequest) => originOf(request, await httpSettings.addressHeader())

  async function enter(request: FastifyRequest, reply: FastifyReply, id: string, page: string): Promise<FastifyReply> {
    const rules = await sessions.cookieRules()
    setSessionCookies(request, reply, { id, rules })
    return rules.sameSite === 'strict' ? sendOn(reply, page) : reply.redirect(page, 302)
  }

  async function beginOidc(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
    const { address, ...pending } = await signOn.beginOidc(page, await origin(request))
    setPending(request, reply, pending)
    return reply.redirect(address, 302)
  }

  app.get(
    '/',
    {
      config: PUBLIC,
      schema: {
        summary: 'Sign in through a provider',
        description:
          'Sends a browser to the provider, or, with a token, to `return_to` with a session. Embedded components (header ' +
          '`X-Metabase-Client: embedding-…`, or `token=true`) get JSON: where tokens come from, or a session by a token.',
        querystring: SignOnQuery,
        response: { 200: SignOnAnswer },
      },
    },
    async (request, reply) => {
      const { jwt, return_to, redirect, preferred_method, token } = request.query
      if (isEmbedded(request) || token === true) {
        if (jwt === undefined) return signOn.embeddingAddress()
        await signOn.requireEmbedding()
        return signOn.byToken(jwt, await origin(request))
      }
      const page = await signOn.pageOf(return_to ?? redirect)
      if (jwt !== undefined) {
        const { id } = await signOn.byToken(jwt, await origin(request))
        return enter(request, reply, id, page)
      }
      const way = await signOn.wayOf(preferred_method)
      if (way === 'oidc') return beginOidc(request, reply, page)
      return reply.redirect(await signOn.tokenPage(page), 302)
    },
  )

  app.post(
    '/',
    {
      // The page of the provider posts the token.
      config: { ...PUBLIC, isProvenByBody: true },
      schema: {
        summary: 'Sign in with a token',
        description:
          'A form is answered with a redirect to `return_to`. Either way a browser gets the session as a cookie.',
        consumes: JSON_OR_FORM,
        body: SignOnBody,
        response: { 200: SignOnSession },
      },
    },
    async (request, reply) => {
      const { jwt, return_to } = request.body
      const page = await signOn.pageOf(return_to ?? undefined)
      if (isEmbedded(request)) await signOn.requireEmbedding()
      const session = await signOn.byToken(jwt, await origin(request))
      if (!isForm(request)) {
        setSessionCookies(request, reply, { id: session.id, rules: await sessions.cookieRules() })
        return session
      }
      return enter(request, reply, session.id, page)
    },
  )

  app.get(
    '/oidc',
    {
      config: PUBLIC,
      schema: {
        summary: 'Start a sign-in with OpenID Connect',
        description: 'Redirects the browser to the provider.',
        querystring: ReturnQuery,
        response: { 400: HtmlPage },
      },
    },
    async (request, reply) => beginOidc(request, reply, await signOn.pageOf(request.query.return_to)),
  )

  app.get(
    '/oidc/callback',
    {
      config: PUBLIC,
      schema: {
        summary: 'Finish a sign-in with OpenID Connect',
        description:
          'The provider sends the browser here, which continues with a session to the page that it came from.',
        response: { 200: HtmlPage, 400: HtmlPage },
      },
    },
    async (request, reply) => {
      const { search, searchParams } = new URL(request.url, 'http://localhost')
      const sealed = takePending(request, reply, searchParams.get('state') ?? '')
      const { id, returnTo, hint } = await signOn.finishOidc(search, sealed, await origin(request))
      setHint(request, reply, hint, await signOn.pageOf(PATH))
      return enter(request, reply, id, returnTo)
    },
  )

  app.post(
    '/logout',
    {
      config: PUBLIC,
      schema: {
        summary: 'Log out here and at the provider',
        description: '`logout-url` is the page at the provider that ends its session, where there is one.',
        response: { 200: SignOutAnswer },
      },
    },
    async (request, reply) => {
      const address = await signOn.signOut(presentedCredentials(request), signOnHint(request))
      clearSessionCookies(reply)
      setHint(request, reply, undefined, await signOn.pageOf(PATH))
      return { 'saml-logout-url': null, 'logout-url': address ?? null }
    },
  )
})

export const ssoAdminRoutes = routes('/api/ee/sso', 'Single sign-on', async (app, { signOn }) => {
  app.post(
    '/oidc/check',
    {
      config: ADMIN,
      schema: {
        summary: 'Test an OpenID Connect provider',
        description:
          'With settings (`oidc-…`) that are not saved, in place of the saved ones. Faults are answered with status ' +
          '400 and `errors` by setting.',
        body: JsonMap,
        response: { 200: OidcCheckAnswer },
      },
    },
    async ({ user, body }) => signOn.checkOidc(user, body),
  )
})

function isEmbedded(request: FastifyRequest): boolean {
  return headerOf(request, 'x-metabase-client')?.startsWith('embedding-') === true
}

function isForm(request: FastifyRequest): boolean {
  return headerOf(request, 'content-type')?.startsWith('application/x-www-form-urlencoded') === true
}
