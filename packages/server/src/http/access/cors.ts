/**
 * Which other origins may call the API from a browser (contract: http, section 5). No cookie is allowed across origins:
 * such pages send their credentials in a header.
 */
import { lookup } from '@querent/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isProbe } from '../request/https.ts'

interface OriginRules {
  /** Patterns `[scheme://]host[:port]`, separated by spaces; host may be `*` or `*.example.org`, port `*`. */
  allowed: string
  /** Whether pages of this machine may call. */
  isLoopbackAllowed: boolean
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const SHARED_HEADERS = {
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Expose-Headers': 'Content-Disposition, X-Metabase-Anti-CSRF-Token, X-Metabase-Version',
  'Access-Control-Max-Age': '60',
} as const
/** Answers preflights of these paths. */
const SHARED_PATH = /^\/(api\/|auth\/sso\b)/
const SINGLE_SIGN_ON = /^\/auth\/sso\b/

/** Adds the headers to every answer, also to errors, and answers preflights. Register before everything that throws. */
export function installCors(app: FastifyInstance, rules: () => Promise<OriginRules>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    const goOn = () => {
      if (request.method === 'OPTIONS' && SHARED_PATH.test(request.url)) reply.code(200).send('')
      else done()
    }
    if (typeof origin === 'string' && !isProbe(request.url)) allow(reply, origin, request.url, rules).then(goOn, done)
    else goOn()
  })
}

/** For the routes of one plugin, of the single sign-on: only pages that may embed read what is no error. */
export function installSignOnCors(app: FastifyInstance, rules: () => Promise<OriginRules>): void {
  app.addHook('onSend', async ({ headers: { origin } }, reply) => {
    if (typeof origin !== 'string' || reply.statusCode >= 400) return
    reply.removeHeader('Access-Control-Allow-Origin')
    if (isAllowedOrigin(origin, await rules())) reply.headers({ 'Access-Control-Allow-Origin': origin, Vary: 'Origin' })
  })
}

async function allow(
  reply: FastifyReply,
  origin: string,
  url: string,
  readRules: () => Promise<OriginRules>,
): Promise<void> {
  // The sign-on must be able to show its errors to any page; a session is for those that may embed.
  if (SINGLE_SIGN_ON.test(url)) {
    reply.headers({ ...SHARED_HEADERS, 'Access-Control-Allow-Origin': '*' })
    return
  }
  const rules = await readRules()
  if (rules.isLoopbackAllowed || rules.allowed.trim() !== '') reply.headers(SHARED_HEADERS)
  if (isAllowedOrigin(origin, rules)) reply.headers({ 'Access-Control-Allow-Origin': origin, Vary: 'Origin' })
}

/** Whether a page of this origin may call. */
export function isAllowedOrigin(text: string, { allowed, isLoopbackAllowed }: OriginRules): boolean {
  const origin = readOrigin(text)
  if (origin === undefined) return false
  if (isLoopbackAllowed && LOOPBACK.has(origin.host)) return true
  return allowed.split(/\s+/).some((pattern) => matches(origin, pattern))
}

interface Origin {
  scheme: string
  host: string
  /** Also the one that the scheme stands for. */
  port: string
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = lookup({ http: '80', https: '443' })

function readOrigin(text: string): Origin | undefined {
  const match = /^(https?):\/\/([^\s/:[\]]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(text)
  const [, scheme, host, port] = match ?? []
  if (scheme === undefined || host === undefined) return undefined
  const lowerScheme = scheme.toLowerCase()
  return { scheme: lowerScheme, host: host.toLowerCase(), port: port ?? DEFAULT_PORTS[lowerScheme] ?? '' }
}

const PATTERN = /^(?:(https?):\/\/)?(\*|(?:\*\.)?[^\s/:[\]*]+|\[[0-9a-f:]+\])(?::(\d{1,5}|\*))?\/?$/i

/** A pattern that cannot be read matches nothing. */
function matches(origin: Origin, pattern: string): boolean {
  const [, scheme, host, port] = PATTERN.exec(pattern.toLowerCase()) ?? []
  if (host === undefined) return false
  if (scheme !== undefined && scheme !== origin.scheme) return false
  const isHost = host === '*' || host === origin.host || (host.startsWith('*.') && origin.host.endsWith(host.slice(1)))
  if (!isHost) return false
  return port === '*' || origin.port === (port ?? DEFAULT_PORTS[origin.scheme])
}
