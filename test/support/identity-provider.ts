/** An OpenID Connect provider in this process, and a browser that signs in there without asking anybody. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider, type Context } from 'oidc-provider'
import { freePort } from './free-port.ts'

export const CLIENT_ID = 'querent'
export const CLIENT_SECRET = 'a secret of the client & more'
const SITE = 'http://querent.example.org'

export interface TestPerson {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  groups?: string[]
  department?: string
}

export interface IdentityProvider {
  issuer: string
  /** People by subject; they may change. */
  people: Map<string, TestPerson>
  /** Who sits at the browser; undefined cancels. */
  subject: string | undefined
  /** Requests that it had, as `GET /token`. */
  asked: string[]
  /** Answers with an error of its own from now on. */
  isBroken: boolean
  /** Signs with another key from now on, under another name, and no longer knows the old one. */
  changeKey(): void
  /** Follows an address to the provider until it sends the browser to another server; gives that address. */
  signIn(address: string): Promise<string>
  stop(): Promise<void>
}

export async function identityProvider(): Promise<IdentityProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const idp: IdentityProvider = {
    issuer,
    people: new Map([
      ['s-1', { email: 'Ada@example.org', email_verified: true, given_name: 'Ada', family_name: 'Lovelace' }],
    ]),
    subject: 's-1',
    asked: [],
    isBroken: false,
    changeKey: () => (provider = newProvider(issuer, idp)),
    signIn: (address) => browse(address, issuer),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  let provider = newProvider(issuer, idp)
  const server = createServer((request, response) => {
    idp.asked.push(`${request.method} ${new URL(request.url ?? '', issuer).pathname}`)
    if (idp.isBroken) return void response.writeHead(500).end('broken')
    if (request.url?.startsWith('/interaction/') === true) return void interact(provider, idp, request, response)
    provider.callback()(request, response)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return idp
}

/** Who is asked to sign in does so, or cancels. */
async function interact(
  provider: Provider,
  { subject }: IdentityProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = subject === undefined ? { error: 'access_denied' } : { login: { accountId: subject } }
  await provider.interactionFinished(request, response, result)
}

function newProvider(issuer: string, idp: IdentityProvider): Provider {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT_ID,
            client_secret: CLIENT_SECRET,
            redirect_uris: [`${SITE}/auth/sso/oidc/callback`],
            post_logout_redirect_uris: [`${SITE}/`],
          },
        ],
        jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: randomUUID() }] },
        cookies: { keys: ['a key of the provider'] },
        ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
        pkce: { required: () => true },
        features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
        interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['given_name', 'family_name', 'groups', 'department'],
        },
        findAccount: (_context: Context, id: string) => ({
          accountId: id,
          claims: async () => ({ sub: id, ...idp.people.get(id) }),
        }),
        async loadExistingGrant({ oidc }: Context) {
          const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
          grant.addOIDCScope('openid profile email')
          await grant.save()
          return grant
        },
      }),
  )
}

/** It warns of what is meant here: that nothing is kept. */
function quietly<T>(make: () => T): T {
  const { warn } = console
  console.warn = () => undefined
  try {
    return make()
  } finally {
    console.warn = warn
  }
}

/** A browser that has just been opened. */
async function browse(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = address
  while (next.startsWith(issuer)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${next}: ${response.status} ${await response.text()}`)
    next = new URL(location, next).href
  }
  return next
}
