/** The routes of pages and their files. */
import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { ERROR_TEXT } from '@querent/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GUEST, PUBLIC } from '../http/access/access.ts'
import { originsOf } from '../http/answers/headers.ts'
import type { Services } from '../services/index.ts'
import { isHashed, openAsset } from './assets.ts'
import { baseFor, type Page } from './page.ts'
import type { Site } from './site.ts'

export type WebServices = Pick<Services, 'settings' | 'users' | 'httpSettings'>

const YEAR = 'public, max-age=31536000, immutable'
/** Paths that belong to programs, also where a browser asks for them. */
const NO_PAGE = /^\/(?:api|app|livez|readyz|healthz|metrics)(?:\/|$)/
const PUBLIC_CONTENT = /^\/public\/(?:question|dashboard)\/[0-9a-f-]{36}$/
/** Programs may look at pages, which say themselves what is not to be found by searching. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n'
/** Icons by the paths that are tried without asking the page. */
const ICONS = [
  ['/favicon.ico', 'img/favicon.ico'],
  ['/apple-touch-icon.png', 'img/apple-touch-icon.png'],
  ['/apple-touch-icon-precomposed.png', 'img/apple-touch-icon.png'],
] as const
/** Hidden from the document of the API. */
const HIDDEN = { hide: true } as const

/** Registers pages for people, and what browsers and crawlers look for beside them. */
export async function installWeb(app: FastifyInstance, site: Site, services: WebServices): Promise<void> {
  const preparing = preparingPage()

  app.get('/app/status', { config: GUEST, schema: HIDDEN }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send(site.status())
  })

  app.get<{ Params: { '*': string } }>('/app/assets/*', { config: GUEST, schema: HIDDEN }, async (request, reply) => {
    const folder = site.pages()?.folder
    const path = request.params['*']
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const asset = folder === undefined ? undefined : await openAsset(folder, path, accepted)
    if (asset === undefined) return refuse(reply)
    reply.removeHeader('expires').removeHeader('last-modified').header('vary', 'Accept-Encoding')
    reply.header('cache-control', isHashed(path) ? YEAR : 'public, max-age=3600')
    if (asset.encoding !== undefined) reply.header('content-encoding', asset.encoding)
    return reply.type(asset.type).header('content-length', asset.bytes).send(asset.stream())
  })

  app.get('/robots.txt', { config: GUEST, schema: HIDDEN }, async (_request, reply) => {
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(ROBOTS)
  })

  for (const [path, file] of ICONS) {
    app.get(path, { config: GUEST, schema: HIDDEN }, async (_request, reply) => {
      const folder = site.pages()?.folder
      const asset = folder === undefined ? undefined : await openAsset(folder, file, '')
      if (asset === undefined) return refuse(reply)
      reply.removeHeader('expires').removeHeader('last-modified').header('cache-control', 'public, max-age=3600')
      return reply.type(asset.type).header('content-length', asset.bytes).send(asset.stream())
    })
  }

  for (const path of ['/public/*', '/embed/*']) {
    app.get(path, { config: GUEST, schema: HIDDEN }, async (request, reply) => {
      if (!takesPages(request)) return refuse(reply)
      // What is shared with those who have the link is not meant for those who search.
      reply.header('x-robots-tag', 'noindex, nofollow')
      const pages = site.pages()
      if (pages === undefined) return sendPreparing(request, reply)
      const properties = await services.settings.properties(undefined)
      const head = oembedLink(properties['site-url'], pathOf(request))
      return sendPage(request, reply, { page: pages.shared, boot: { properties, user: null }, head, framers: '*' })
    })
  }

  app.get('/*', { config: PUBLIC, schema: HIDDEN }, async (request, reply) => {
    if (NO_PAGE.test(request.url) || !takesPages(request)) return refuse(reply)
    const pages = site.pages()
    if (pages === undefined) return sendPreparing(request, reply)
    const { visitor, versions, mustEnroll } = request
    const [properties, user] = await Promise.all([
      services.settings.properties(mustEnroll ? undefined : visitor),
      visitor === undefined ? null : services.users.current(visitor, versions),
    ])
    const framers = originsOf(services.httpSettings.framingOrigins()).join(' ') || "'none'"
    return sendPage(request, reply, { page: pages.application, boot: { properties, user }, framers })
  })

  interface Sent {
    page: Page
    boot: unknown
    head?: string
    framers: string
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, { page, boot, head, framers }: Sent): FastifyReply {
    const html = page.render(baseFor(pathOf(request)), boot, head)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
    reply.removeHeader('expires').removeHeader('last-modified').headers({ 'cache-control': 'private, no-cache', etag })
    reply.header('content-security-policy', policy(page.scriptHashes, framers))
    if (framers !== "'none'") reply.removeHeader('x-frame-options')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(html)
  }

  async function sendPreparing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { html, scriptHash } = await preparing
    const page = html.replace('<base href="/" />', () => `<base href="${baseFor(pathOf(request))}" />`)
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': preparingPolicy(scriptHash) })
    return reply
      .code(site.status().state === 'failed' ? 500 : 200)
      .type('text/html; charset=utf-8')
      .send(page)
  }

  function policy(scriptHashes: string, framers: string): string {
    const hosts = originsOf(services.httpSettings.framedHosts()).join(' ')
    const images = originsOf(services.httpSettings.imageHosts()).join(' ')
    return [
      "default-src 'self'",
      `script-src 'self' ${scriptHashes}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${images}`.trim(),
      `frame-src 'self' ${hosts}`.trim(),
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      `frame-ancestors ${framers}`,
    ].join('; ')
  }
}

/** Tells sites how to show what a public link leads to (contract: sharing, section 2.6); empty for other pages. */
function oembedLink(site: unknown, path: string): string {
  if (typeof site !== 'string' || !PUBLIC_CONTENT.test(path)) return ''
  const root = site.replace(/\/$/, '')
  const query = new URLSearchParams({ url: root + path, format: 'json' })
  const address = `${root}/api/public/oembed?${query}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<link rel="alternate" type="application/json+oembed" href="${address}" />`
}

function preparingPolicy(scriptHash: string): string {
  return `default-src 'none'; connect-src 'self'; style-src 'unsafe-inline'; script-src ${scriptHash}; base-uri 'self'; frame-ancestors *`
}

async function preparingPage(): Promise<{ html: string; scriptHash: string }> {
  const html = await readFile(new URL('./preparing-page.html', import.meta.url), 'utf8')
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? []
  return { html, scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'` }
}

/** True for browsers, and for programs that take anything, such as curl and what checks whether a link leads somewhere. */
function takesPages({ headers }: FastifyRequest): boolean {
  return /text\/(?:html|\*)|\*\/\*|^\s*$/.test(headers.accept ?? '')
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/'
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send(ERROR_TEXT.noSuchRoute)
}
